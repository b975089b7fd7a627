# The words of the report.

report-title = { $game }: what { $games ->
    [one] one game says
   *[other] { $games } games say
  }
report-compared = { $game }: two settings compared
report-on = on
report-off = off
report-seat = Seat { $number }
report-order = Number { $number }
report-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
report-repeat = Played again by
report-rules = Rules version { $version }, components { $components }.
report-own-components = of the game

report-who-wins = Who wins
report-who-wins-note = A point is the share of games won, the line around it the interval in which the true share lies with 95 % confidence (Wilson). The upright line is the share of an equal seat, { $share } %. A shared victory counts as a part of one.
report-by-seat = By seat
report-by-order = By order of play
report-by-order-note = In the order in which seats came to decide alone for the first time; a draft before the first turn counts.
report-by-bot = By bot
report-by-bot-note = Of the seats at which the bot sat.
report-endings = How games end

report-course = How a game goes
report-moves = Length in decisions
report-margin = Margin of the best over the next, in points
report-lead_changes = How often another seat took the lead
report-decided = When the last lead began, as part of the game
report-decided-note = 0 is the first decision, 1 the end: at the right stand games that were open until the scoring.
report-branching = Legal moves a decision
report-score = Scores
report-score-won = Scores of winners
report-score-lost = Scores of the others
report-time = Time of a decision, in milliseconds
report-time-note = On the machine on which these games were played.
report-spread = mean { $mean } ({ $low }–{ $high }), middle half { $first }–{ $third }, from { $least } to { $most }

report-takings = What is taken, and what goes with winning
report-takings-note = “Taken” is the share of seats that made this kind of move at least once in a game, and how often on average. “Winning” compares the seats that made it at least so many times (≥) with seats of the same bot at the same place that did not: the difference of their shares of wins, in percentage points, with its 95 % interval. Bold are those that stay below 5 % after correction for { $count ->
    [one] one comparison
   *[other] { $count } comparisons
  } (Benjamini and Hochberg). What goes with winning need not be its cause.
report-takings-rare = { $rare ->
    [0] Every kind of move was compared.
    [one] One kind of move was too rare, or too common, to be compared.
   *[other] { $rare } kinds of moves were too rare, or too common, to be compared.
  }
report-takings-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
report-by-number = Each piece by its number
report-what = move
report-taken = taken
report-times = { $times } × a game
report-least = ≥ { $least }
report-winning = winning, percentage points

report-options = What the options change
report-options-note = Each option was drawn anew for each deal, so that the games of its values differ in it alone on average.
report-option-games = games
report-option-first = first to play wins

report-differences = What differs
report-differences-note = The second less the first. Bold are those that stay below 5 % after correction for { $count ->
    [one] one comparison
   *[other] { $count } comparisons
  } (Benjamini and Hochberg).
report-figure = figure
report-difference = difference
report-more-often = What is taken more often, or more rarely
report-more-often-note = The share of seats that made this kind of move, second less first, in percentage points.
report-same = Nothing differs for certain.

report-method = How to read this page
report-method-text = Bots played these games; people play otherwise. A difference that holds for a bot shows what the rules reward when they are played as that bot plays. Intervals take games as independent; where a deal was played once for every seat they are a little too wide or too narrow.
