### Text of the kernel (why a move is refused) and of the web shell. Games bring their own catalogues.

## Why a move is refused

illegal-over = The game is over.
illegal-no-seat = There is no such seat at this table.
illegal-not-your-turn = It is not your turn. Waiting for { $seats }.
illegal-no-move = That cannot be read as a move.
illegal-no-verb = There is no such move in this game.
illegal-wrong-count = This move needs { $count ->
    [one] one number
   *[other] { $count } numbers
  }.
illegal-out-of-range = That number is too large; the largest is { $most }.
illegal-not-now = Not now. First decide what is asked.
illegal-must-choose = Here you must choose; you cannot pass.
illegal-set-size = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose { $least } to { $most }.
  }
illegal-no-undo = This can no longer be taken back: something was revealed since, or another player has decided.
illegal-stale = The table has changed in the meantime. Look again and choose anew.
illegal-unknown-table = There is no such table here.
illegal-wrong-key = This key opens no seat at this table. Open the table by your own link.
illegal-not-your-seat = You do not hold { $seat }’s key.
illegal-too-fast = Not so fast, please: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
illegal-unknown-game = There is no such game here.
illegal-wrong-components = The component file is not right: { $message }
illegal-storage = Nothing can be saved just now, so nothing was changed. { $kind ->
    [locked] The host must close the other program that holds the database.
    [read-only] The host must let the server write to the database.
    [full] The host must make room on the disk.
    [gone] The host must put the database file back and start the server again.
    [away] The host must start the database server again.
   *[other] The host must look into the server’s log.
  }
illegal-unknown-language = This language is not spoken here yet.
illegal-wrong-sign-in = There is no such name with this password. Check both.
illegal-wrong-password = This is not the password of your account. Type it again.
illegal-signed-out = You are not signed in. Sign in and try again.
illegal-name-taken = This name is taken. Choose another.
illegal-password-short = The password is too short: it needs at least { $least ->
    [one] one character
   *[other] { $least } characters
  }.
illegal-password-long = The password is too long: it may have { $most ->
    [one] one character
   *[other] { $most } characters
  } at most.
illegal-too-many-held = Your account holds too many seats. Forget tables that you no longer need.

## The inn

ui-tabard = Tabard
ui-motto = Old games of lords and knights
ui-welcome = Free, in your browser: against bots, around one device, or with friends by a link.
ui-begin = Begin a game
ui-begin-how = from light to heavy; one click and you play
ui-first-game = New here? Start with this
ui-play-bots = Play against bots
ui-play-friends = With friends
ui-set-up = Set up…
ui-ways = Ways to play
ui-way-bots = begins at once; the rules are at the table.
ui-way-friends = lays a table and gives you a link for each of them.
ui-way-set-up = lets you choose players, bots and options.
ui-weight-1 = light
ui-weight-2 = easy
ui-weight-3 = medium
ui-weight-4 = demanding
ui-weight-5 = heavy
ui-go-on = Go on
ui-open-table = Open
ui-look = Look
ui-table-gone = This table is no longer on the server.
ui-over = The game is over
ui-lay-table = Set up a game
ui-players = Players
ui-seat = Player { $number }
ui-who-sits = Who plays
ui-mine = You, on this device
ui-friend = A friend, by link
ui-bot = Bot: { $kind }
ui-bot-random = plays at random
ui-bot-greedy = plays for gain
ui-bot-search = thinks ahead
ui-bot-learned = has learned from its own games
ui-bot-level1 = page (1 of 8)
ui-bot-level1-about = Knows the rules and little more.
ui-bot-level2 = squire (2 of 8)
ui-bot-level2-about = Sees the good moves, and often makes another.
ui-bot-level3 = knight (3 of 8)
ui-bot-level3-about = Seldom misses what lies at hand.
ui-bot-level4 = baron (4 of 8)
ui-bot-level4-about = Makes few mistakes.
ui-bot-level5 = count (5 of 8)
ui-bot-level5-about = Wastes nothing and gives nothing away.
ui-bot-level6 = duke (6 of 8)
ui-bot-level6-about = Reckons with what you will do.
ui-bot-level7 = prince (7 of 8)
ui-bot-level7-about = Thinks far ahead and forgives little.
ui-bot-level8 = king (8 of 8)
ui-bot-level8-about = Wins most of the time. Thinks for up to two seconds.
ui-bots = Bots, from easy to strong
ui-bots-other = Other bots
ui-name-of = { $seat }’s name
ui-options = Rules and options
ui-components = Component file of your own
ui-components-help = If you own the printed game: a TOML file with its figures, shaped like the game’s components.toml.
ui-own-components = This table plays with a component file of its own.
ui-seeded = This table keeps no secrets: its deal was chosen beforehand, and what is hidden can be worked out.
ui-option-yes = Yes
ui-option-refused = { $values }: { $reason }
ui-option-count = Choose { $least } to { $most }.
ui-option-no = No
ui-default-name = Traveller
ui-hot-seat-note = { $count ->
    [one] One person plays on this device.
   *[other] { $count } people play on this device: pass it around.
  }
ui-friends-note = Your friends’ links will wait for you at the table.
ui-start = Start the game
ui-starting = Setting up…
ui-my-tables = Your tables
ui-forget = Forget this table
ui-forget-title = Forget the table of { $game }?
ui-forget-lost = This browser will no longer know your seat. Without your link nobody can play on for you, and the others would wait in vain.
ui-forget-over = This browser will no longer know your seat, and the result leaves your list. The record of the game stays on the server.
ui-forget-held = Your account lets go of the seat, too.
ui-forget-friends = Your friends’ links are kept here as well; they would be gone, too.
ui-own-link = The link to your seat
ui-keep-table = Keep it
ui-loading = One moment…
ui-no-games = This inn has no games yet.
ui-guest-1 = Alys
ui-guest-2 = Bertran
ui-guest-3 = Cecily
ui-guest-4 = Dunstan
ui-guest-5 = Edith
ui-guest-6 = Fulk

## Accounts

ui-sign-in = Sign in
ui-account = Your account
ui-account-why = You can play without an account: your links open your seats. An account keeps them for you, so that a lost device loses no game.
ui-account-name = Name
ui-account-name-note = Only you see this name; at every table you choose what to be called.
ui-account-password = Password
ui-account-password-note = The password has at least 8 characters. Nobody can send you a forgotten one, so write it down.
ui-account-create = Create an account
ui-account-new = No account yet?
ui-account-have = Already have an account?
ui-account-offer = { $count ->
    [one] One table in this browser is not in your account yet.
   *[other] { $count } tables in this browser are not in your account yet.
  }
ui-account-offer-text = Once moved, you can go on from any device. The links stay as they are.
ui-account-move = Move into the account
ui-account-left = { $count ->
    [one] One table could not be moved: it is gone, or somebody has made a new link for the seat.
   *[other] { $count } tables could not be moved: they are gone, or somebody has made new links for the seats.
  }
ui-account-no-tables = No tables yet. What you lay or join while you are signed in is kept here.
ui-account-devices = Where you are signed in
ui-account-device = A device without a name
ui-account-here = this device
ui-account-end = Sign out
ui-account-sign-out = Sign out here
ui-account-sign-out-all = Sign out everywhere
ui-account-forget-here = On a borrowed device: this browser forgets the links, too
ui-account-data = Your data
ui-account-export-text = All that this server keeps of your account, as a file: name, devices, tables, results.
ui-account-export = Download your data
ui-account-change = Change name or password
ui-account-new-name = New name
ui-account-new-password = New password
ui-account-now = Current password
ui-account-change-text = Leave empty what is to stay. A new password signs you out on all other devices.
ui-account-save = Save
ui-account-changed = Saved.
ui-account-delete = Delete the account
ui-account-delete-text = Name, password, devices and the list of your tables are deleted at once. The games stay, with the names at the tables. Links that this browser keeps still open your seats; seats that only the account knew are lost.

## Pages

ui-home = All games
ui-skip-to-content = Skip to the content
ui-lost-title = No such room
ui-lost-text = The inn has many rooms, but not this one.
ui-about-title = About Tabard
ui-about-what = In the Canterbury Tales the Tabard is the inn where strangers meet and agree to pass the time together. Here it is a table for medieval board games by their complete rules: for people, bots, researchers and designers.
ui-about-fan-title = An unofficial fan work
ui-about-fan = Tabard is not made, endorsed or checked by the authors and publishers of the games. The rules are told in our own words and the art is our own. If you like a game, buy it: nothing replaces wood and cardboard between friends.
ui-about-credits = Credits
ui-about-icons = Many small symbols are from <game-icons.net> by Lorc, Delapouite and contributors, under the licence CC BY 3.0.
ui-about-type = The type is Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.
ui-about-code = Tabard itself is free software under the MIT licence.
ui-about-privacy = Privacy
ui-about-privacy-text = No requests to anyone but this server. You need no account; if you make one, one cookie keeps you signed in. The keys of your seats stay in this browser; whoever has a link with a key plays that seat.

## The table

ui-your-turn = Your turn
ui-asked = What is asked
ui-turn-of = { $seats } to decide
ui-waiting-for = Waiting for { $seats }
ui-onlooking = You are looking on; you have no seat at this table.
ui-not-your-turn = It is not your turn.
ui-not-asked = Something else is asked now. Choose from what glows.
ui-begin-with = Not yet. Begin with: { $move }.
ui-game-over = The game is over.
ui-cancel = Cancel
ui-undo = Undo
ui-undo-long = Take back your last move
ui-hint = Hint
ui-hint-says = A good choice: { $move }
ui-hint-thinking = The adviser is thinking…
ui-hint-title = { $count ->
    [one] Hint
   *[other] The best moves
  }
ui-hint-chance = { $percent ->
    [0] You win in none of the games tried out.
    [100] You win in all of the games tried out.
   *[other] You win in about { $percent } of 100 games.
  }
ui-hint-seats = Everybody’s chances
ui-hint-even = As far as the adviser can tell, it is as good as the first.
ui-hint-gain = At once it brings { $points }.
ui-hint-cost = At once it costs { $points }.
ui-hint-lead = { $when ->
    [end] At the end
   *[soon] A few moves later
  } you are { $side ->
    [ahead] about { $points } ahead
    [behind] about { $points } behind
   *[level] about level
  }{ $range ->
    [one] .
   *[many] , mostly between { $low } and { $high }.
  }
ui-hint-alone = { $when ->
    [end] At the end
   *[soon] A few moves later
  } you have about { $points }{ $range ->
    [one] .
   *[many] , mostly between { $low } and { $high }.
  }
ui-hint-next = Likely to follow, { $seat }: { $move }
ui-hint-do = Make this move
ui-hint-note = Found by trying out many games from what you can know. The adviser may be wrong.
ui-percent = { $percent }%
ui-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
ui-rules = Rules
ui-moves = Moves
ui-log = Log
ui-chat = Chat
ui-settings = Settings
ui-help = Help
ui-close = Close
ui-skip-count = { $count ->
    [one] Skip one move
   *[other] Skip { $count } moves
  }
ui-half-picked = Part of the move is chosen. Choose the next part.
ui-kind-chosen = Choose from what glows.
ui-beyond = { $count ->
    [one] one more to choose
   *[other] { $count } more to choose
  }
ui-beyond-long = { $count ->
    [one] One thing that you can choose is out of sight: show it
   *[other] { $count } things that you can choose are out of sight: show the next
  }
ui-moves-count = { $count ->
    [0] You have no move now.
    [one] One legal move
   *[other] { $count } legal moves
  }
ui-words = The board in words
ui-words-none = The board of this game is not told in words.
ui-open-rule = Rule { $rule }
ui-you = you
ui-bot-mark = bot
ui-away = away
ui-to-move = to decide
ui-board = Board
ui-side = Log, moves and chat
ui-players-strip = Players
ui-log-empty = Nothing has happened yet.
ui-recap = Since your last turn
ui-recap-all = What happened by itself
ui-recap-rest = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
  }
ui-tiding-taken = Taken
ui-tiding-lost = Lost
ui-tiding-gained = Gained
ui-tiding-event = Event
ui-banner = News that concerns you
ui-team = Team { $team }
ui-recap-count = { $count ->
    [one] Since your last turn: one event
   *[other] Since your last turn: { $count } events
  }
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-send = Send
ui-onlooker = onlooker
ui-invite = Invite friends
ui-invite-text = Send each friend one link. Whoever opens it takes that seat.
ui-copy = Copy the link
ui-copied = Copied
ui-name-ask = Welcome. What shall the others call you?
ui-name-take = Sit down
ui-name-here = Your name at this table
ui-name-change = Change the name
ui-name-changed = At this table you are now called { $name }.
ui-name-refused = A name needs one to forty characters.
ui-seat-twice = This seat is also open in another window or on another device. Both play the same seat: whoever moves first, moves.
ui-watching = You are watching. You see what an onlooker may see, and the players can read what you write in the chat.
ui-link-connecting = Connecting…
ui-link-lost = No connection. Trying again… Nothing can be played until it is back; a move that was just sent counts if the table shows it then.
ui-link-open = Connected
ui-lost = The connection was lost before the answer came. The table will show what counts.
ui-unsent = There is no connection, so nothing was sent. Make your move when it is back.
ui-unreachable = The server cannot be reached. Try again in a moment.
ui-table-refused = This table cannot be opened
ui-standing = Standing orders
ui-standing-offer = Pass without being asked until
ui-standing-revoke = Ask me again
ui-veil-title = Pass the device
ui-veil-text = Only { $seat } looks at the screen now.
ui-veil-lift = I am { $seat }
ui-generic-board = The board in words
ui-no-board = This game has no drawn board yet. Play it by the list of moves.

## The places of the table

ui-asides = At any time
ui-asides-text = You may do this at any time. It happens at once, everybody sees it, and it cannot be taken back.
ui-notes = About this table
ui-rival = automatic rival
ui-fold = Less about { $seat }
ui-unfold = More about { $seat }
ui-zoom = Size of the board
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-whole = The whole board
ui-scene-skip = Skip
ui-scene-board = Show the board
ui-drawer-open = Open the drawer
ui-drawer-close = Close the drawer
ui-drawer-pin = Keep the drawer open
ui-drawer-unpin = Let the drawer close
ui-key-zoom = board nearer, farther, whole

## The end

ui-end-title = The game is over
ui-end-winner = { $seats } wins
ui-end-winners = { $seats } share the victory
ui-end-nobody = Nobody wins
ui-series = The series
ui-series-next = Play the next game
ui-series-go = Go to the next game
ui-series-laid = The next game of the series is laid.
ui-after = What comes next
ui-again-same = Another game with the same people
ui-again-laid = Another game is laid for the same people.
ui-again-go = Go to the new game
ui-over-time = How the scores grew
ui-period-round = Round
ui-period-turn = Turn
ui-turning = The turning point:
ui-turning-text = move { $move } of { $moves }. From here on the lead was never lost again.
ui-figures = The figures
ui-series-result = { $place }. { $name }: { $score }
ui-records = Your best results
ui-records-this = this game
ui-records-date = Date
ui-place = Place
ui-result = Result
ui-breakdown = Where it came from
ui-look-board = Look at the board
ui-show-result = Show the result
ui-record = Save the record
ui-again = Play again

## Rules drawer

ui-rules-of = Rules of { $game }
ui-rules-search = Search the rules
ui-rules-none = Nothing found.
ui-rules-found = { $count ->
    [one] one clause
   *[other] { $count } clauses
  }
ui-show-me = Show me on the table
ui-own-name = English
ui-mark-rulebook = rulebook
ui-mark-public = public source
ui-mark-ruling = our ruling
ui-mark-reconstructed = our figure
ui-mark-programs = for programs
ui-programs-count = { $count ->
    [one] One clause for programs
   *[other] { $count } clauses for programs
  }

## Settings

ui-language = Language
ui-theme = Theme
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-speed = Motion
ui-speed-off = Off
ui-speed-fast = Quick
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-sound = A knock when it is your turn

## Help

ui-help-title = How to play here
ui-help-glow = What glows can be clicked. A move with one target is one click; with several, click one after the other. A click on anything else tells you why not, and by which rule.
ui-help-list = Every legal move is also in the list of moves.
ui-help-keys = Keys
ui-key-tab = go through what glows
ui-key-enter = choose
ui-key-escape = cancel, close
ui-key-undo = take back your last move
ui-key-hint = ask for a hint
ui-key-rules = open the rules
ui-key-moves = go to the list of moves
ui-key-skip = skip the animation
ui-key-jump = Show the next thing that is out of sight
ui-key-help = this help
ui-tour-offer = Your first game? A few hints show you the table.
ui-tour-start = Show me around
ui-tour-later = No, thanks
ui-tour-again = Show me the table
ui-tour-step = { $step } of { $steps }
ui-learn = Learn by playing
ui-guide = The guide
ui-guide-go = Go on
ui-guide-show = Show me
ui-guide-do = Do it for me
ui-guide-leave = Leave the guide
ui-guide-call = Call the guide back
ui-guide-play-on = Play on alone
ui-guide-inn = To the inn
ui-guide-watch = Now the others play. Watch what they do.
ui-guide-first = In a moment. First press “Go on”.
ui-guide-later = That is allowed too, and later you choose for yourself. This time press what is ringed.
ui-guide-wrong = Not that one. Press what is ringed, or let me do it for you.
ui-key-guide = show what the guide speaks of
ui-next = Next
ui-back = Back
ui-done = Done

## Games seen again

ui-replay = Replay
ui-replay-open = See it again, move by move
ui-replay-refused = This game cannot be seen again
ui-replay-only = This is a replay: you can look, but not play.
ui-replay-at = Move { $move } of { $moves }
ui-period-at-round = Round { $number }
ui-period-at-turn = Turn { $number }
ui-replay-begin = The game is laid out.
ui-replay-silent = Nothing of this move was told.
ui-replay-moved = { $seat } moves; the log has nothing to say about it.
ui-replay-ways = Go through the game
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-back = One move back
ui-replay-on = One move on
ui-replay-turn-back = One turn back
ui-replay-turn-on = One turn on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-times = ×{ $speed }
ui-replay-eyes = Through whose eyes
ui-replay-scrub = Moves of the game
ui-replay-share = Share this moment
ui-replay-shared = The link to this moment is copied.
ui-replay-share-by-hand = Copy this link: { $link }
ui-record-open = Open a record
ui-record-what = A game that was saved as a file is seen again, and can be played on.
ui-record-reading = Reading …
ui-record-large = This file is too large for a record: at most { $most } kB.
ui-review = Review
ui-review-title = The game reviewed
ui-review-offer = Let the adviser go through the game: how everybody’s chances changed, and which moves cost most.
ui-review-ask = Review the game
ui-review-working = The adviser goes through the game: { $percent }% done.
ui-review-while = It takes a minute or so. You may leave this page and come back.
ui-review-curve = Everybody’s chance to win, move by move
ui-review-dot = a costly move
ui-review-costliest = The costliest moves
ui-review-move = Move { $move }
ui-review-made = Played: { $move }
ui-review-better = Better: { $move }
ui-review-loss = Chance to win: { $from } → { $to }
ui-review-none = No move was clearly worse than another.
ui-review-note = Every move is judged by what its player could know at that time. The adviser may be wrong.
ui-what-if = What if?
ui-what-if-long = What if? Play on from here
ui-what-if-text = A new table goes on from move { $move }; the old game stays as it was. Who plays there?
ui-what-if-known = What was hidden in the old game has been shown since, so it is no secret here.
ui-what-if-nobody = Take at least one seat yourself.
ui-what-if-lay = Play on from here
ui-origin-branch = This table goes on from move { $move } of another game. What was hidden there has been shown since: it is no secret here.
ui-origin-record = This table was laid from a record of { $move ->
    [one] one move
   *[other] { $move } moves
  }. Whoever has the record knows what is hidden.
ui-origin-see = See that moment
ui-help-replay = A finished game can be seen through every player’s eyes. While a game goes on, you see again what you have seen.
ui-key-replay-step = one move back, one move on
ui-key-replay-turn = one turn back, one turn on
ui-key-replay-round = one round back, one round on
ui-key-replay-ends = to the beginning, to the end
ui-key-replay-play = play and pause (the space bar)

## The server's own refusals

illegal-not-found = There is nothing under this address.
illegal-wrong-setup = The game cannot be set up like this: { $message }
illegal-wrong-record = { $kind ->
    [shape] This file cannot be read as the record of a game. { $message }
    [game] The game of this record is not installed here: { $message }.
    [components] This record was made with a component file of its own; only records of the game’s own components can be opened.
    [setup] The game of this record cannot be set up today. { $message }
    [move] Today’s rules do not allow move { $move } of this record. { $message }
    [nature] The dice and cards of this record do not fit today’s rules at move { $move }. { $message }
    [result] This record ends otherwise than its moves. { $message }
   *[other] This record cannot be opened. { $message }
  }
illegal-malformed = The server could not read this message.
illegal-oversized = This message is too long. Characters allowed: { $most }.
illegal-review-alone = A game played alone is not reviewed: there is nobody to compare chances with.
illegal-review-failed = The review could not be worked out. Ask for it once more.
illegal-too-many-reviews = Many games are being reviewed just now. Ask again in a few minutes.
illegal-not-over = This has to wait until the game is over.
illegal-no-tutorial = This game has no first game with a guide yet.
illegal-no-sequel = This game was the last of its series.
illegal-table-full = Too many people are at this table already.
illegal-too-many-sockets = Too many connections come from your address.
illegal-forbidden = This request came from another site and was refused.
illegal-outdated = { $move ->
    [0] This table was begun by older rules and is paused: by today’s it could not be laid like this. Nothing was changed.
   *[other] This table was begun by older rules and is paused: by today’s its move { $move } would go otherwise. Nothing was changed.
  }
illegal-unplayable = This table can no longer be opened: its record does not fit the rules.
illegal-internal = Something went wrong on the server; nothing was changed.
illegal-not-allowed = This address does not take that kind of request.
illegal-refused = The server refused this request.
illegal-proposed = Something is proposed already. Answer that first.
illegal-no-proposal = There is nothing to agree to any more.
illegal-no-person = Nobody plays that seat in person.
illegal-present = { $seat } is here.
illegal-concede-two = Giving up ends a game of two. With more players, let a bot play on for you.
illegal-not-host = Only the host of the table can do that.
illegal-quiet = The chat of this table is switched off.
illegal-unknown-gathering = Nobody gathers here: the code is wrong, or everybody has left.
illegal-seat-taken = Somebody has just taken that seat. Choose another.

## The table and its people

ui-table-menu = The table
ui-take-back = Take back
ui-propose-undo = Ask to take back my last move
ui-propose-undo-text = If everybody agrees, play goes back to before your last move, whatever was revealed since. Dice and cards may then fall differently.
ui-propose-undo-alone = Take back my last move
ui-propose-undo-alone-text = Play goes back to before your last move, whatever was revealed since. Dice and cards may then fall differently, and this game leaves no result among your records.
ui-go-away = Leave for a while
ui-standin-text = A bot plays in your place, and sees no more than you. The seat stays yours.
ui-standin-give = Let a bot play for me
ui-standin-own = A bot plays for you.
ui-standin-back = Play on myself
ui-standin-mark = bot for now
ui-others-away = Somebody is away
ui-others-away-text = If everybody else agrees, a bot plays until they come back.
ui-standin-for = Let a bot play for { $seat }
ui-ending = End the game
ui-propose-end = Propose to end the game
ui-propose-end-text = If everybody agrees, the game ends here and nobody wins.
ui-propose-end-alone = End the game
ui-propose-end-alone-text = The game ends here and nobody wins.
ui-concede = Give up
ui-concede-sure = Yes, I give up
ui-host = For the host
ui-chat-off = Switch the chat off
ui-chat-on = Switch the chat on
ui-chat-quiet = The chat is switched off.
ui-new-link = A new link for { $seat }
ui-new-link-text = A new link gives the seat to whoever opens it. The old link opens it no more.
ui-proposal = A proposal
ui-proposal-undo = { $seat } asks to go back to before their last move.
ui-proposal-end = { $seat } proposes to end the game here.
ui-proposal-standin = { $seat } proposes that a bot plays for { $other_seat } for now.
ui-proposal-waits = Waiting for { $seats }.
ui-proposal-back = Take it back
ui-agree = Agree
ui-disagree = No
ui-settled-yes = Everybody has agreed.
ui-settled-no = { $seat } does not agree.
ui-settled-withdrawn = { $seat } has taken the proposal back.
ui-closed-agreed = The game was ended by agreement
ui-closed-conceded = { $seat } gives up, { $seats } wins
ui-mute = Mute
ui-unmute = Show again
ui-muted = You do not see what { $seat } writes.
ui-muted-onlookers = You do not see what onlookers write.
ui-report = Report
ui-reported = Reported. Whoever runs this server will see it.

## Time

ui-time = Time
ui-pace-none = No clock
ui-pace-live = { $minutes } min + { $seconds } s a turn
ui-pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }
ui-pace-none-note = Everybody takes the time they need.
ui-pace-live-note = A clock for each player. It begins with their first move and runs while the others wait for them. Whose time is up is played by a bot, and may come back.
ui-pace-days-note = For people who play now and then. Whoever lets the time pass is played by a bot until they come back.
ui-span-days = { $days } d { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-time-left = { $time } left
ui-time-low = Only { $time } left
ui-time-up = { $seat } is out of time: a bot plays for now.
ui-late-mark = out of time, bot
ui-late-own = Your time was up. A bot plays for you.
ui-pause = Pause the game
ui-propose-pause = Propose a pause
ui-propose-pause-text = If everybody agrees, nobody plays and all clocks stand until everybody agrees to go on.
ui-propose-pause-alone-text = Nobody plays and all clocks stand until you go on.
ui-resume = Go on
ui-propose-resume = Propose to go on
ui-paused = The game is paused.
ui-paused-clocks = The game is paused; all clocks stand.
ui-proposal-pause = { $seat } proposes a pause.
ui-proposal-resume = { $seat } proposes to go on with the game.
illegal-paused = The game is paused. Propose to go on.
illegal-no-pause = The others have settled that already.
illegal-out-of-time = Your time was up, and the bot is deciding this for you. Come back after that.

## Notices

ui-notices = Notices
ui-notices-text = When it is your turn and you are not here, you are told so, but not too often. A notice holds nothing but the name of the game and the way here.
ui-notice-push = On this device
ui-notice-push-denied = The browser was not allowed to tell you. You can change that in its settings for this site.
ui-notice-push-failed = The browser could not be reached from outside. Try again later, or choose another way.
ui-notice-mail = By e-mail
ui-notice-webhook = By webhook
ui-notice-mail-address = Your e-mail address
ui-notice-webhook-address = Where the message goes (https)
ui-notice-on = Tell me
ui-notice-off = No more notices
ui-notice-is-on = You will be told.
ui-notice-code = The code from the e-mail
ui-notice-code-text = An e-mail with a code is on its way to you.
ui-notice-confirm = Confirm
notice-subject = Your turn: { $game }
notice = It is your turn in the game “{ $game }”.
    { $link }
    Open the link where you have played before, or sign in there. To hear no more of this game, open “The table” there and switch the notices off.
notice-code-subject = Your code for notices: Tabard
notice-code = Somebody wants to be told at this address when it is their turn in the game “{ $game }”.
    The code: { $code }
    Enter it at the table: { $link }
    If this was not you, do nothing: without the code nothing more is sent.
illegal-no-notices = This server does not offer that.
illegal-wrong-address = { $kind ->
    [mail] This does not look like an e-mail address.
   *[other] Messages cannot be sent to this address. It must begin with https and be open to everybody.
  }
illegal-wrong-code = This is not the code of the latest e-mail.
illegal-mail-failed = The e-mail could not be sent. Try again later.

## People gather

ui-gather = Gather players first
ui-gather-text = One link for all: everybody picks a seat, and the game begins when all are ready.
ui-gather-open = Anybody at this inn may join
ui-gathering = Players gather
ui-gather-waits = The game begins when every seat is taken and everybody is ready.
ui-gather-begins = The game begins…
ui-gather-code = Code
ui-gather-invite = Send this link to your friends, or tell them the code.
ui-gather-name = Your name
ui-seat-free = free seat
ui-sit-here = Sit here
ui-ready = I am ready
ui-not-ready = Wait, not yet
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-host-mark = host
ui-seat-bot = Seat a bot
ui-free-seat = Free the seat
ui-leave = Leave
ui-open-tables = Tables that wait for players
ui-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
ui-join = Join
ui-join-code = Do you have a code?

## The host of the server

ui-host-page = The host’s page
ui-host-key = Host key
ui-host-key-text = The key that whoever started this server has set (TABARD_HOST_KEY).
ui-host-open = Open
ui-host-running = Games being played
ui-host-finished = Finished games
ui-host-gatherings = Gatherings
ui-host-accounts = Accounts
ui-host-in-memory = Tables in memory
ui-host-sockets = Open connections
ui-host-database = Database
ui-host-version = Version
ui-host-version-text = { $version }, Python { $python }, { $compiled ->
    [yes] compiled
   *[no] not compiled
  }
ui-host-up-since = Running since
ui-host-keep = Old tables
ui-host-keep-text = { $days ->
    [0] are kept for ever (TABARD_KEEP_DAYS)
    [one] are removed after one day without a move
   *[other] are removed after { $days } days without a move
  }
ui-host-backup = Backup
ui-host-backup-text = tabard backup FILE, also while the server runs
ui-host-reports = Reported lines of chat
ui-host-no-reports = Nothing was reported.
illegal-no-host-page = The host’s page is not switched on here.
illegal-wrong-host-key = This is not the host’s key.
illegal-no-metrics = The figures are not switched on here.
