# Middle Ages. Our own wording; the rules themselves are in rules.md.

game-name = Middle Ages
game-blurb = Sixteen rounds, eight columns, one fief. The better the tile you claim, the later you choose next time. Two to five lords, half an hour.
    .line = Take the best tile now, and choose last next time.
    .time = 30 min
    .weight = 1
score-count = { $count ->
    [one] one coin
   *[other] { $count } coins
  }

## Areas: the eight columns. `.text` is effect and income in words, `.low` the name inside a sentence.

area-field = Field
    .low = field
    .text = Effect: 1 coin for each farmer in your fief. Income: 2 coins for each field.
area-mill = Mill
    .low = mill
    .text = Effect: everybody with fewer mills than you pays you 2 coins. Income: 2 coins for each mill.
area-village = Village
    .low = village
    .text = Effect: bring one tile back from your graveyard; it only counts, its own effect is not used. Income: 2 coins for each village and each rampart.
area-rampart = Rampart
    .low = rampart
    .text = Effect: you may send your scout to a tile outside your lord’s row; nobody else may take that tile. Income: 2 coins for each field and each rampart. Ramparts also guard you against barracks.
area-market = Market
    .low = market
    .text = Effect: 1 coin for each chest in your fief. Income: 2 coins for each market and each mill.
area-barracks = Barracks
    .low = barracks
    .text = Effect: attack everybody with fewer ramparts than you have barracks. Each of them loses the top tile of the leftmost filled column and pays you 2 coins. Income: 2 coins for each barracks and each village.
area-church = Church
    .low = church
    .text = Effect: put an extra-income token on one of your columns; it pays 1 coin more per counted tile from now on. Income: 3 coins for each church.
area-palace = Palace
    .low = palace
    .text = Effect: put an extra-area token on one of your columns; it counts that area too from now on. Income: 3 coins for each palace.

## Symbols, tokens, pieces

symbol-farmer = farmer
    .text = Fields and Developed Trade count the farmers on the tiles in your fief.
symbol-chest = chest
    .text = Markets and Fine Goods count the chests on the tiles in your fief.
token-income = Extra income
    .text = This column pays 1 coin more for every tile it counts.
token-field = Extra area: Field
    .text = The column with this token counts your fields too.
token-mill = Extra area: Mill
    .text = The column with this token counts your mills too.
token-village = Extra area: Village
    .text = The column with this token counts your villages too.
token-rampart = Extra area: Rampart
    .text = The column with this token counts your ramparts too.
token-market = Extra area: Market
    .text = The column with this token counts your markets too.
token-barracks = Extra area: Barracks
    .text = The column with this token counts your barracks too.
token-church = Extra area: Church
    .text = The column with this token counts your churches too.
token-palace = Extra area: Palace
    .text = The column with this token counts your palaces too.

## Events

event-developed-trade = Developed Trade
    .text = Everyone gains 1 coin for each farmer in their fief.
event-fine-goods = Fine Goods
    .text = Everyone gains 1 coin for each chest in their fief.
event-stronger-defence = Stronger Defence
    .text = Everyone gains 3 coins for each rampart.
event-good-harvest = Good Harvest
    .text = Everyone gains 2 coins for each field.
event-subsidy = Subsidy
    .text = Everyone gains 3 coins for each tile in their graveyard.
event-triumphal-return = Triumphal Return
    .text = Everyone gains 2 coins for each market and each barracks.
event-population-growth = Population Growth
    .text = Everyone gains 2 coins for each mill and each village.
event-extensive-domains = Extensive Domains
    .text = Everyone gains 2 coins for each column with at least one tile.
event-costly-ceremonies = Costly Ceremonies
    .text = Everyone pays 2 coins for each church and each palace, as far as the coins go.
event-peasant-revolt = Peasant Revolt
    .text = Everyone loses the top palace to the graveyard.
event-alliance = Alliance
    .text = Everyone gains 3 coins for each church and each palace.
event-barbarian-invasion = Barbarian Invasion
    .text = Everyone loses the top mill and the top field to the graveyard.
event-black-death = Black Death
    .text = Everyone loses the top village and the top barracks to the graveyard.
event-earthquake = Earthquake
    .text = Everyone loses the top rampart to the graveyard.
event-reconstruction = Reconstruction
    .text = Everyone brings one tile back from the graveyard; its effect is not used.

## The board

board-round = Round { $round } of { $rounds }
board-first = First placement
board-turn-order = Turn order
board-turn-now = to move
board-turn-done = done
board-turn-later = still to come
board-drawing = Lots decide who places the lord next
board-display = The land
board-row = Row { $row }
board-row-now = Now
    .text = The tiles of this row are taken this round, from left to right.
board-row-next = Next
    .text = Lords who move this round ride to this row.
board-row-round = round { $round }
board-place = Row { $row }, place { $place }
board-place-empty = empty
board-lord = { $seat }’s lord
board-scout = reserved by { $seat }
board-scout-home = { $seat }’s scout is at home
board-farmers = { $count ->
    [one] one farmer
   *[other] { $count } farmers
  }
board-chests = { $count ->
    [one] one chest
   *[other] { $count } chests
  }
board-tiles = { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
  }
board-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
  }
board-events = Events
board-event-round = end of round { $round }
board-event-now = at the end of this round
board-event-in = { $count ->
    [one] in one round
   *[other] in { $count } rounds
  }
board-event-done = done
board-event-next = next event
board-supply = Supply
board-stack-blue = Blue stack
board-stack-orange = Orange stack
board-stack-mixed = Reshuffled stack
board-discard = Discarded
board-discard-none = nothing discarded yet
board-tokens-income = Extra income, { $count } left
board-tokens-area = Extra areas
board-token-taken = taken: { $area }
board-fief = { $seat }’s fief
board-fief-yours = Your fief
board-enlarge = Enlarge { $seat }’s fief
board-reduce = Show { $seat }’s fief small again
board-graveyard = Graveyard
    .text = Destroyed tiles. They count for nothing until a village or Reconstruction brings them back.
board-empty-columns = { $count ->
    [0] no empty column
    [one] one empty column
   *[other] { $count } empty columns
  }
board-penalty = Penalty if the game ended now
    .text = At the end each empty column costs 10 coins.
board-pays-next = with one more tile { $coins }
board-winner = Winner
board-place-nth = Place { $place }
board-final = The wealth of every fief
board-final-coins = Coins
board-final-empty = Empty columns
board-final-penalty = Penalty
board-final-total = Wealth
board-final-ties = Ties are broken by palaces, then churches, and so on down to fields.

## First game

tour-welcome = You are a lord. In sixteen rounds you add sixteen tiles to your fief. The richest lord wins.
tour-rows = Four rows of tiles lie on the table. Your lord stands on the tile you will get.
tour-lord = On your turn first ride to the row marked “Next”: press a glowing tile there. That will be your tile next round.
tour-take = Then the tile you left goes to the column of its kind in your fief.
tour-income = Then that one column pays: so many coins for each tile it counts. Many of a kind pay well.
tour-end = At the end every empty column costs 10 coins. Good luck!

## The first game with a guide

tutorial-welcome = Welcome! You are a lord with an empty fief, and I will walk with you through your first rounds. After sixteen rounds the richest lord wins.
tutorial-rows = Four rows of tiles lie on the table. Your lord stands on the tile you will get; each round one row is emptied from left to right.
tutorial-place = Place your lord on Church 18, the last tile of the first row. High numbers are strong tiles, but whoever stands further left plays earlier.
tutorial-lord = { $seat } stands further left and has already played. Now move your lord to Mill 10 in the next row: it will be yours in the next round.
tutorial-church = The church has come to your fief and brings a token: one more coin for every tile a column counts. Put it on the mill column, for a mill is on its way.
tutorial-income = After its effect the column paid you 3 coins. Only the column that has just got a tile pays, so tiles of one kind pay better and better.
tutorial-mill = Ride on to Barracks 21. The mill you leave then collects 2 coins from everybody with fewer mills, and pays 3 itself, thanks to the token.
tutorial-attacked = That hurt: { $seat } has more barracks than you have ramparts and has attacked. You paid 2 coins, and your mill lies in the graveyard.
tutorial-rampart = Move to Rampart 3: as many ramparts as the other has barracks, and you are safe. { $seat } has one, so your own barracks will attack nobody now.
tutorial-village = A village brings a tile back from the graveyard. Move to Village 9, and your mill will grind again.
tutorial-scout = The rampart sends out your scout: nobody else may move to a tile that it keeps. Keep Field 6 in row 3.
tutorial-event = Round 4 is over and the first event has come: 3 coins for each tile in your graveyard, so the attack has paid you something after all. All events lie open from the start.
tutorial-first = Village 9 stood furthest left, so you begin this round. Move to Field 11 or to Field 12: this time choose for yourself.
tutorial-restore = Choose the tile that comes back from your graveyard: Mill 10. It returns to its column and counts again.
tutorial-kept = Your scout has kept Field 6 for you: { $seat } could not take it. You might ride past it, but two fields pay well; move there.
tutorial-field = The field paid one coin for every farmer in your fief, and then its income. Markets do the same with chests.
tutorial-penalty = Look at your columns: at the end each empty one costs you 10 coins. Many tiles of one kind pay well, but leave no gaps.
tutorial-end = Now you know almost everything; palaces let a column count one more kind. Ten rounds are left: play on alone, or lay a table of your own.

## What is asked

ask-place-lord = Place your lord on a tile of the top row: you will take it in the first round.
    .other = { $seat } places their lord on the top row.
ask-move-lord = Move your lord to a tile of the next row: you will take it in the next round.
    .other = { $seat } moves their lord.
ask-restore-tile = Choose a tile of your graveyard: it returns to its column.
    .other = { $seat } brings a tile back from the graveyard.
ask-reconstruct-tile = Reconstruction: choose a tile of your graveyard, it returns to its column.
    .other = { $seat } chooses a tile for Reconstruction.
ask-place-scout = Send your scout to reserve a tile, or press “Send no scout”.
    .other = { $seat } may send their scout.
ask-extra-income = Choose the column that gets the extra-income token: it will pay 1 coin more per tile.
    .other = { $seat } places an extra-income token.
ask-extra-area = Choose an extra-area token, then the column that will count it.
    .other = { $seat } places an extra-area token.

## Moves, as lines of the list

move-lord = Move the lord to row { $row }, tile { $place }: { $area } { $number }
    .kind = Move the lord
move-scout = Send the scout to row { $row }, tile { $place }: { $area } { $number }
    .kind = Send the scout
move-pass = Send no scout
move-restore = Bring back { $area } { $number }
    .kind = Bring back a tile
move-income = Put the extra-income token on the { $area } column
move-area = Put the { $token } token on the { $area } column

## The log

log-round = Round { $round } begins.
log-discarded = Nobody took { $area } { $number } in row { $row }; it is discarded.
log-drawn = { $seat } is drawn to place their lord.
log-placed-lord = { $seat } places their lord on { $area } { $number } (row { $row }, tile { $place }).
log-moved-lord = { $seat } rides to { $area } { $number } (row { $row }, tile { $place }).
log-scout-back = { $seat }’s scout comes home.
log-took = { $seat } adds { $area } { $number } to their fief.
log-farmers = { $seat } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } for farmers.
log-chests = { $seat } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } for chests.
log-mill-paid = { $seat } has fewer mills and pays { $to_seat } { $coins ->
    [0] nothing, having no coins.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-attacked = { $seat } attacks { $victim_seat }, who loses { $area } { $number } and pays { $coins ->
    [0] nothing, having no coins.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-attacked-bare = { $seat } attacks { $victim_seat }, who has no tile to lose and pays { $coins ->
    [0] nothing, having no coins.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-scouted = { $seat }’s scout reserves { $area } { $number } (row { $row }, tile { $place }).
log-no-scout = { $seat } sends no scout.
log-income-token = { $seat } puts an extra-income token on the { $area } column.
log-area-token = { $seat } puts an extra-area token on the { $area } column, which now counts { $token } too.
log-restored = { $seat } brings back { $area } { $number }.
log-income = The { $area } column pays { $seat } { $coins ->
    [0] nothing.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-refilled = Row { $row } is laid anew.
log-orange = The blue stack is empty; the orange stack is opened ({ $count } tiles).
log-reshuffled = The stack is empty; the discarded tiles are shuffled into a new one ({ $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }).
log-event = Event after round { $round }: { $event }.
log-event-gain = { $seat } gains { $coins ->
    [0] nothing.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-event-paid = { $seat } pays { $coins ->
    [0] nothing.
    [one] 1 coin.
   *[other] { $coins } coins.
  }
log-event-lost = { $seat } loses { $area } { $number } to the graveyard.
log-penalty = { $seat } has { $columns ->
    [0] no empty column and loses nothing.
    [one] 1 empty column: penalty { $coins }.
   *[other] { $columns } empty columns: penalty { $coins }.
  }
log-final = { $seat } ends the game with a wealth of { $coins }.

## Why not

illegal-lord-top-row = The lord starts in the top row: choose a tile there.
illegal-lord-next-row = The lord moves to the next row: choose a tile of row { $row }.
illegal-lord-there = { $seat }’s lord already stands there. Choose another tile.
illegal-reserved = { $seat } has reserved this tile with a scout. Choose another.
illegal-no-tile = There is no tile here. Choose a place that has one.
illegal-scout-own-row = The scout is of no use in your lord’s row: choose a tile of another row.
illegal-scout-stays = Your scout stands there already. To leave it there, press “Send no scout”.
illegal-scout-taken = The scout needs a tile without a lord and without a scout.
illegal-has-income-token = This column already has an extra-income token. Choose another.
illegal-token-gone = This extra-area token is no longer in the supply. Choose another.
illegal-has-area-token = This column already has an extra-area token. Choose another.
illegal-area-counted = This column already counts that area. Choose another column or another token.
illegal-not-in-graveyard = This tile does not lie in your graveyard. Choose one that does.

## The board in words

words-placement = First placement: lots decide who places the lord next.
words-round = Round { $round } of { $rounds }.
words-row = Row { $row }: { $spots }.
words-active-row = Row { $row }, now being taken: { $spots }.
words-tile = { $area } { $number }{ $farmers ->
    [0] { "" }
    [one] { " " }with a farmer
   *[other] { " " }with { $farmers } farmers
  }{ $chests ->
    [0] { "" }
    [one] { " " }with a chest
   *[other] { " " }with { $chests } chests
  }
words-empty = empty
words-lord = { $tile } ({ $seat }’s lord)
words-scout = { $tile } (reserved by { $seat })
words-order = Turn order: { $seats }.
words-event = Event after round { $round }: { $event }. { $text }
words-stacks = Tiles left: blue { $blue }, orange { $orange }, reshuffled { $mixed }; discarded { $discard }.
words-tokens = Tokens left: extra income { $income }; extra area: { $areas }.
words-fief = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, farmers { $farmers }, chests { $chests }, empty columns { $empty }.
words-column = — { $area }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }; pays { $rate } × ({ $counted }) = { $pays }.
words-graveyard = — graveyard ({ $count }): { $tiles }.
