# The command line's own words.

cli-game = game
cli-seats = seats
cli-bots = Bots: { $bots }

cli-seat = Seat { $number }
cli-seat-bot = Seat { $number } ({ $bot })
cli-yes = yes
cli-no = no
cli-none = none

cli-turn = { $seat }, it is your turn.
cli-table = On the table
cli-scores = Scores: { $scores }
cli-score = { $name } { $score }
cli-score-hidden = { $name } hidden
cli-rule = rule { $id }
cli-moves = You may:
cli-ask = Your move (a number, or help):
cli-waits = Waiting for { $seats }.

cli-help =
    Type the number of a move, or the move itself, such as { $example }.
    table: show the table again
    moves: show your moves again
    why MOVE: say why a move is not allowed
    rule ID: read a clause of the rules, such as rule { $rule }; rule alone lists the chapters
    log: everything that has happened so far
    hint: what a bot would do in your place
    undo: take your last move back
    save FILE: write the game so far to a file
    quit: leave the table
cli-no-such-number = There is no move { $number }; the moves are 1 to { $most }.
cli-legal = That move is allowed.
cli-illegal = Not allowed: { $reason }
cli-no-clause = There is no clause { $id }. The chapters:
cli-hint = A bot would choose { $number }: { $move }
cli-taken-back = Taken back.
cli-saved = Saved to { $file }.
cli-save-what = Expected a file name: save FILE.
cli-why-what = Expected a move: why { $example }.
cli-nothing-yet = Nothing has happened yet.
cli-left = You leave the table.

cli-over = The game is over.
cli-place = { $place }. { $name }, { $score }
cli-winners = { $count ->
    [one] { $seats } wins.
   *[other] Shared by { $seats }.
}

cli-replay-move = { $number }. { $name }: { $move }
cli-replay-next = Enter for the next move, q to stop:
cli-replay-fits = The record fits: { $moves } moves, scores { $scores }.
cli-replay-open = The record fits so far: { $moves } moves, the game is not over.

cli-fuzz = { $games } games of { $game } with { $seats } seats
cli-fuzz-fine = { $games } games, { $moves } moves: every law held.
cli-fuzz-broken = A law is broken with { $seats } seats, seed { $seed }: { $law }
cli-law-fine = holds: { $law }
cli-law-broken = broken: { $law }: { $reason }

cli-serving = The inn is open at { $url }
cli-your-table = Your table: { $url }
