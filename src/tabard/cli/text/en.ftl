# The command line's own words.

cli-game = game
cli-seats = seats
cli-bots = Bots: { $bots }

cli-seat = Seat { $number }
cli-seat-bot = Seat { $number } ({ $bot })
cli-yes = yes
cli-no = no
cli-none = none

cli-deal = Deal { $seed } (--seed { $seed } deals it again)
cli-turn = { $seat }, it is your turn.
cli-hand-over = Only { $seat } looks at the screen now. Press Enter when ready:
cli-table = On the table
cli-scores = Scores. { $scores }
cli-score = { $name }: { $score }
cli-score-hidden = { $name }: hidden
cli-rule = rule { $id }
cli-moves = You may:
cli-asides = At any time you may also:
cli-ask = Your move (a number, or help):
cli-waits = Waiting for { $seats }.

cli-help =
    Type the number of a move, or the move itself, such as { $example }.
    board: show again what lies on the table
    moves: show your moves again
    why MOVE: say why a move is not allowed
    rule ID: read a clause of the rules, such as rule { $rule }; rule alone lists the chapters
    log: everything that has happened so far
    hint: what a bot would do in your place
    undo: take your last move back
    save FILE: write the game so far to a file
    quit: leave the table
cli-no-such-number = There is no move { $number }: choose from 1 to { $most }.
cli-legal = That move is allowed.
cli-illegal = Not allowed: { $reason }
cli-no-clause = There is no clause { $id }. The chapters:
cli-hint = A bot suggests { $number }: { $move }
cli-taken-back = Taken back.
cli-saved = Saved to { $file }.
cli-save-what = Expected a file name: save FILE.
cli-why-what = Expected a move: why { $example }.
cli-nothing-yet = Nothing has happened yet.
cli-left = You leave the table.

cli-over = The game is over.
cli-place = { $place }. { $name }, { $score }
cli-rival = { $name }, { $score }
cli-sequel = The series goes on: tabard play { $game } { $words }
cli-winners = { $count ->
    [0] Nobody has won.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

cli-replay-move = { $number }. { $name }: { $move }
cli-replay-next = Enter for the next move, q to stop:
cli-replay-fits = The record fits: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, scores { $scores }.
cli-replay-open = The record fits so far: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, the game is not over.

cli-verify-all = { $records ->
    [one] One record
   *[other] { $records } records
}: { $differ ->
    [0] all play as they did.
    [one] one differs.
   *[other] { $differ } differ.
}
cli-verify-unread = { $file }: cannot be read. { $message }
cli-verify-shape = { $file }: not the record of a game. { $message }
cli-verify-components = { $file }: made with another component file.
cli-verify-setup = { $file }: the game cannot be set up like this. { $message }
cli-verify-move = { $file }: differs at move { $move } of { $moves }. { $message }
cli-verify-nature = { $file }: dice and cards differ at move { $move } of { $moves }. { $message }
cli-verify-result = { $file }: all moves are allowed, the result differs. { $message }

cli-arena = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  } each on average.
cli-arena-won = { $bot } won { $share } %.
cli-arena-ending = Ended by { $ending }: { $share } %.
cli-simulate-seat = Seat { $number } wins { $value } % ({ $low }–{ $high }).
cli-simulate-order = Number { $number } to move wins { $value } % ({ $low }–{ $high }).
cli-simulate-bot = { $bot } wins { $value } % of its seats ({ $low }–{ $high }).
cli-tournament-bot = bot
cli-tournament-rating = rating
cli-tournament-wins = wins in all
cli-tournament-against = against { $bot }
cli-tournament-note = Shares of { $games ->
    [one] one game
   *[other] { $games } games
  } for each pair, with 95 % intervals. Ratings by openskill (25 is an unknown bot), with the same intervals.
cli-fuzz-fine = { $games ->
    [one] one game
   *[other] { $games } games
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $careful } of them with the costly laws ({ $rate } a game): every law held.
cli-fuzz-stopped = Stopped in time with { $left } left: go on with --seed { $seed }.
cli-fuzz-broken = { $seats } seats, deal { $seed }:

cli-laws = { $games ->
    [one] One random game
   *[other] { $games } random games
} for each number of seats ({ $seats }), { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} ({ $careful } with the costly laws), the longest game { $longest ->
    [one] one move
   *[other] { $longest } moves
}
cli-law-fine = { $number }. { $law }: holds.
cli-law-broken = { $number }. { $law }: broken.
cli-law-0 = The game plays to its end without an error
cli-law-1 = Somebody is waited for until the game is over, and has a move; nobody else has one
cli-law-2 = Nothing but a legal move is taken; every refusal names its clause
cli-law-3 = Clones, dumps and records are true
cli-law-4 = Nobody can tell a re-deal from the truth, and whatever is hidden varies
cli-law-5 = A committed secret shows to nobody else
cli-law-6 = Undo gives the earlier position and never crosses nature, a reveal or another seat
cli-law-7 = Every game ends in time, with all its pieces; the winners are those in first place, or nobody
cli-law-8 = Everything that is said has its text in every language, and every piece is met

cli-serving = The inn is open at { $url }
cli-your-table = Your table: { $url }

cli-account = { $name }: made on { $day }; { $devices ->
    [0] signed in nowhere
    [one] signed in on one device
   *[other] signed in on { $devices } devices
  }; { $seats ->
    [0] holds no seats
    [one] holds one seat
   *[other] holds { $seats } seats
  }.
cli-account-password = The new password of the account { $name } is { $password }. All devices are signed out.
cli-account-deleted = The account { $name } is deleted. The games stay.
cli-backed-up = Saved to { $file }: { cli-copied }
cli-restored = Restored from { $file }: { cli-copied }
cli-moved = Moved: { cli-copied }
cli-copied = { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
