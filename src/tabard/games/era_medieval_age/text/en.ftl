# ERA: Medieval Age with Rivers & Roads. Our own wording; the rules themselves are in rules.md.

game-name = ERA: Medieval Age
game-blurb = Roll your dice behind a screen, wall in a city of your own, and hope that the skulls strike your neighbours. With rivers, roads and a solo game. One to four players, three quarters of an hour.
    .line = Roll the dice and build a walled city of your own.
    .time = 45 min
    .weight = 2

## Options

option-mode = Mode
    .help = Which buildings and which parts of the expansion are in play. “Usual” is Scenario I, or the solo game for one player.
option-mode-usual = usual
option-mode-base = Base game
option-mode-scenario_1 = Scenario I: Roads to Prosperity
option-mode-scenario_2 = Scenario II: Along the River
option-mode-scenario_3 = Scenario III: Rivers and Roads
option-mode-free = Free scenario
option-mode-grand = The Grand Game
option-mode-own = A scenario of your own
option-mode-solo = Solo game against Sir Philip
option-types = Building types
    .help = The printed list, a draw, or your own choice. Keep, longhouse, townhouse, church and farm are always there.
option-types-usual = usual
option-types-drawn = drawn
option-types-chosen = chosen
option-chosen = Chosen types
    .help = In Scenarios I to III four base types and four of the expansion; in other modes at least four.
option-chosen-lumber_mill = lumber mill
option-chosen-hospital = hospital
option-chosen-monastery = monastery
option-chosen-market = market
option-chosen-guildhall = guildhall
option-chosen-university = university
option-chosen-cathedral = cathedral
option-chosen-chapel = chapel
option-chosen-wharf = wharf
option-chosen-joinery = joinery
option-chosen-quarry = quarry
option-chosen-armory = armory
option-chosen-trade_fair = trade fair
option-length = Length
    .help = One X fewer, as printed, or one X more until the game ends.
option-length-shorter = shorter
option-length-normal = normal
option-length-longer = longer
option-peaceful = Peaceful game
    .help = Without keeps, armories, noble dice and the Extort phase.
option-river = Rivers
    .help = In a scenario of your own: nobody has one, everybody, or each player decides in secret.
option-river-nobody = nobody
option-river-everybody = everybody
option-river-secret = each in secret
option-roads = Roads
    .help = In a scenario of your own: roads and the points they bring.
option-three_skulls = Three skulls
    .help = In a scenario of your own: what three skulls bring to the others.
option-three_skulls-nothing = nothing
option-three_skulls-treachery = treachery
option-three_skulls-flood = flood
option-three_skulls-both = treachery, then flood

mode-base = Base game
mode-scenario-1 = Scenario I: Roads to Prosperity
mode-scenario-2 = Scenario II: Along the River
mode-scenario-3 = Scenario III: Rivers and Roads
mode-free = Free scenario
mode-grand = The Grand Game
mode-own = A scenario of your own
mode-solo = Solo game

## Pieces. `.acc` stands as the object of a sentence, `.text` says what the piece does.

piece-keep = Keep
    .acc = a keep
    .text = Gives a noble die. Part of the wall; always counts as enclosed and is never lost.
piece-longhouse = Longhouse
    .acc = a longhouse
    .text = Gives a peasant die.
piece-townhouse = Townhouse
    .acc = a townhouse
    .text = Gives a burgher die.
piece-church = Church
    .acc = a church
    .text = Gives a clergy die.
piece-farm = Farm
    .acc = a farm
    .text = 1 food in each Collect phase.
piece-lumber-mill = Lumber mill
    .acc = a lumber mill
    .text = 2 wood in each Collect phase.
piece-hospital = Hospital
    .acc = a hospital
    .text = Itself and the buildings beside it are safe from disease.
piece-monastery = Monastery
    .acc = a monastery
    .text = After your first roll, turn one die without a skull to any face.
piece-market = Market
    .acc = a market
    .text = At the end 1 point for each empty cell beside it; road cells count as empty.
piece-guildhall = Guildhall
    .acc = a guildhall
    .text = At the end 1 point for each resource you have left.
piece-university = University
    .acc = a university
    .text = At the end 1 point for each of your culture.
piece-cathedral = Cathedral
    .acc = a cathedral
    .text = At the end 1 point for each of your dice.
piece-chapel = Chapel
    .acc = a chapel
    .text = Once a round, after the screens are lifted: re-roll any one die of yours.
piece-wharf = Wharf
    .acc = a wharf
    .text = Once a round, in your build turn: exchange 1 resource for another. A long side must lie along your river.
piece-joinery = Joinery
    .acc = a joinery
    .text = 1 extra hammer in each Build phase.
piece-quarry = Quarry
    .acc = a quarry
    .text = 2 stone in each Collect phase. Must touch the edge of the board.
piece-armory = Armory
    .acc = an armory
    .text = 2 swords when you extort. Part of the wall; always counts as enclosed and is never lost.
piece-trade-fair = Trade fair
    .acc = a trade fair
    .text = At the end of the round: swap a resource with another player and gain 1 culture, beside a road 2.
piece-wall-1 = Wall, length 1
    .acc = a wall of length 1
    .text = Closed walls double what stands inside and keep it safe. Corners alone leave a gap.
piece-wall-2 = Wall, length 2
    .acc = a wall of length 2
    .text = Closed walls double what stands inside and keep it safe. Corners alone leave a gap.
piece-wall-3 = Wall, length 3
    .acc = a wall of length 3
    .text = Closed walls double what stands inside and keep it safe. Corners alone leave a gap.
piece-wall-4 = Wall, length 4
    .acc = a wall of length 4
    .text = Closed walls double what stands inside and keep it safe. Corners alone leave a gap.
piece-wall-5 = Wall, length 5
    .acc = a wall of length 5
    .text = Closed walls double what stands inside and keep it safe. Corners alone leave a gap.
piece-road-2 = Road, length 2
    .acc = a road of length 2
    .text = Starts at the edge or at another road. Each building beside a road brings 1 point.
piece-road-3 = Road, length 3
    .acc = a road of length 3
    .text = Starts at the edge or at another road. Each building beside a road brings 1 point.
piece-road-4 = Road, length 4
    .acc = a road of length 4
    .text = Starts at the edge or at another road. Each building beside a road brings 1 point.
piece-road-5 = Road, length 5
    .acc = a road of length 5
    .text = Starts at the edge or at another road. Each building beside a road brings 1 point.
piece-bridge = Bridge
    .acc = a bridge
    .text = Crosses the river and counts as a road.
piece-gate = Gate
    .acc = a gate
    .text = Wall across a road or a river.
piece-river = River
    .acc = your river
    .text = Buildings beside it score double, enclosed ones triple.
piece-scorched-area = Scorched area
    .acc = a scorched area
    .text = Nothing can be built here any more.
piece-flood = Flood tile
    .acc = a flood tile
    .text = Nothing can be built here any more. It is not the river: it doubles nothing.
piece-none = nothing

## Tracks. `.one` is one of it, as the object of a sentence.

track-trade-goods = Trade goods
    .one = 1 trade goods
track-stone = Stone
    .one = 1 stone
track-wood = Wood
    .one = 1 wood
track-food = Food
    .one = 1 food
track-culture = Culture
track-disaster = Disaster points

## Symbols, with their number

symbol-trade-goods = { $count } trade goods
symbol-stone = { $count } stone
symbol-wood = { $count } wood
symbol-food = { $count } food
symbol-culture = { $count } culture
symbol-hammer = { $count ->
    [one] 1 hammer
   *[other] { $count } hammers
  }
symbol-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
  }
symbol-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
  }
symbol-quill = { $count ->
    [one] 1 quill
   *[other] { $count } quills
  }
symbol-skull = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
  }

## Dice

die-peasant = peasant die
die-noble = noble die
die-burgher = burgher die
die-clergy = clergy die
die-face = { $die } ({ $symbols })

## Disasters

disaster-bandits = bandits
    .text = Take 1 disaster point or lose 1 resource.
disaster-disease = disease
    .text = 1 disaster point for each building beside another one.
disaster-treachery = treachery
    .text = Every opponent places a scorched area.
disaster-flood = flood
    .text = Every opponent with a river places a flood tile.
disaster-treachery-and-flood = treachery and flood
    .text = Every opponent places a scorched area, then every opponent with a river a flood tile.
disaster-nothing = nothing
    .text = Three skulls bring nothing in this game.
disaster-tiles = three skulls
disaster-fire = fire
    .text = Lose one building that is not enclosed.
disaster-attack = attack
    .text = Every opponent loses one building that is not enclosed.
disaster-revolt = revolt
    .text = Lose all your trade goods.
spared-no-building = no building stands in the open
spared-no-river = no river
spared-no-tile = no tile is left in the supply
spared-no-place = no place is left for the tile

## The score sheet

line-keep = Keeps
line-longhouse = Longhouses
line-townhouse = Townhouses
line-church = Churches
line-farm = Farms
line-lumber-mill = Lumber mills
line-hospital = Hospitals
line-monastery = Monasteries
line-market = Markets
line-guildhall = Guildhalls
line-university = Universities
line-cathedral = Cathedrals
line-chapel = Chapels
line-wharf = Wharves
line-joinery = Joineries
line-quarry = Quarries
line-armory = Armories
line-trade-fair = Trade fairs
line-road-bonus = Buildings beside roads
line-market-bonus = Market bonus
line-guildhall-bonus = Guildhall bonus
line-university-bonus = University bonus
line-cathedral-bonus = Cathedral bonus
line-culture = Culture
line-most-culture = Most culture
line-road-network = Largest road network
line-walled-area = Largest walled area
line-disaster = Disaster points
ended-cards = Enough building types have run out.
ended-full = A domain has no room for another building.
ended-rounds = The last possible round is over.
ended-solo = Eight rounds are over.
title-0 = Squire
title-1 = Knight
title-2 = Baron
title-3 = Count
title-4 = Rival of Sir Philip
rival-philip = Sir Philip

## The board

board-city = { $seat }’s city
board-cities = Cities
board-look = Look at { $seat }’s city
board-piece = { $piece }, row { $row }, column { $column }
board-piece-points = { $base } × { $times }, with its bonus now { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-enclosed = enclosed
board-by-river = by the river
board-by-road = beside a road
board-hidden = behind the screen
board-dice = Dice
board-supply = Supply
board-left = { $count } left
board-cards = X cards { $count } of { $needed }
board-of-rounds = { $rounds } rounds in all
board-round = Round { $round }
board-layout = Starting layout
board-first = first player
board-skulls = What skulls bring
board-skulls-short = skulls
board-turn = Turn it
board-set-down = Place it here
board-gain = { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-gain-none = no points by itself
board-not-here = it cannot lie here
board-keys = Arrow keys move it, R turns it, Enter places it.
board-screens-lifted = Round { $round }: the screens are lifted
board-lines = Points by category
board-lines-tip = Choose a line: its cells light up.
board-sheet = Score sheet
board-total = Total
board-title = Your title: { $title }.
board-resources-left = Resources left

## First game

tour-welcome = You build a city of your own. The most points win: from buildings, walls, river, roads and culture.
tour-layout = First lay out your start behind the screen, piece by piece. Nobody sees it before all are done.
tour-turn = Point at the board: the piece follows. R turns it, a click sets it down. With a finger: tap, then confirm.
tour-dice = Each round you roll your dice up to three times. Click those you want to roll again, then press “Done”.
tour-food = Dice bring resources; then each of your dice eats 1 food. What you lack costs you disaster points.
tour-build = Each hammer builds one thing. Choose it here, then its place. New houses bring new dice.
tour-end = When enough types have run out, the game ends with that round. Good luck!

## The first game with a guide

tutorial-welcome = Welcome! You are about to build a city. The most points win in the end, and most of them come from buildings that stand well.
tutorial-layout = First everybody lays out a start behind a screen. I have already set two scorched areas, on which nothing can stand, and two walls beside your keep.
tutorial-wall = Set this wall above them, on the one open place: then walls and keep close a ring. What stands inside is safe and counts double.
tutorial-farm = The farm fits into the ring. It gives you food in every round; set it inside.
tutorial-houses = Longhouses bring dice, wherever they stand. Set this one down, and I will find places for the other two.
tutorial-lift = Your city is ready. Press “Done”, and the screens are lifted.
tutorial-dice = A round begins with your dice: three peasants for the longhouses and a noble for the keep. They show food, wood, stone, goods, hammers, swords and skulls.
tutorial-reroll = You may roll dice again, twice at most; only a skull stays. Choose the noble die: it may show more swords.
tutorial-roll = Press “Done” to roll it.
tutorial-keep = Three swords, and with them a skull. The rest is good as it is: press “Done” and keep it.
tutorial-food = Dice and farm have brought stone, wood and food. Then each of your four dice ate 1 food; every food you lack would cost you a disaster point.
tutorial-skulls = Two skulls meant disease, but nobody in your city could catch it yet. One, two or four skulls strike you; three or five strike the others.
tutorial-build = Each hammer builds one thing, and you have one. Build another longhouse for 2 wood: next round it brings you a fifth die.
tutorial-place = Set it down at the edge, where it leaves room for greater things.
tutorial-extort = You have three swords, { $seat } has one and no shield: demand something. Wood is good, but the choice is yours.
tutorial-score = Round 2 has begun, with five dice. Here stand your points: buildings, doubled inside the ring, then culture and walls, less your disaster points.
tutorial-end = So it goes on until three types of buildings have run out. Play on alone, or lay a table of your own.

## What is asked

ask-lay-out = { $left ->
    [0] Your layout is complete. Press “Done”, or take pieces back.
   *[other] { $free ->
        [0] Place { $piece } behind your screen ({ $left } to go).
       *[other] Place { $piece } behind your screen, or play without a river and without flood tiles.
      }
  }
    .other = Waiting for the starting layouts: { $seats }.
ask-reroll = { $monasteries ->
    [0] Choose the dice to roll again, then press “Done”. Skulls are locked.
    [one] Your monastery may turn one die to any face. Then choose the dice to roll again and press “Done”.
   *[other] { $monasteries } monasteries may each turn one die to any face. Then choose the dice to roll again and press “Done”.
  }{ $named ->
    [0] { "" }
    [one] { " " }One die is chosen.
   *[other] { " " }{ $named } dice are chosen.
  }
    .other = Everybody chooses dice for the second roll: { $seats }.
ask-reroll-last = Choose the dice for your last roll, then press “Done”. Skulls are locked.{ $named ->
    [0] { "" }
    [one] { " " }One die is chosen.
   *[other] { " " }{ $named } dice are chosen.
  }
    .other = Everybody chooses dice for the last roll: { $seats }.
ask-use-quill = { $quills ->
    [0] { $chapels ->
        [one] Your chapel may re-roll one of your dice, even a skull. Or press “Done”.
       *[other] { $chapels } chapels may each re-roll one of your dice, even a skull. Or press “Done”.
      }
   *[other] { $chapels ->
        [0] A quill re-rolls another die, even a skull ({ $quills } left). Choose the quill’s die, then the other. Or press “Done”.
       *[other] Quills re-roll another die ({ $quills } left), chapels any die ({ $chapels } left), even skulls. Or press “Done”.
      }
  }
    .other = { $seat } may use quills and chapels.
ask-face-bandits = Bandits! Take 1 disaster point, or give up a resource.
    .other = { $seat } faces the bandits.
ask-place-tile = { $empty ->
    [0] No empty field is left: place { $tile } where it may lie. Whatever reaches into it is lost.
   *[other] Place { $tile } on an empty field outside your walls.
  }
    .other = { $seat } has to place { $tile }.
ask-lose-building = Disaster “{ $disaster }”: choose the building you lose. Enclosed ones are safe.
    .other = { $seat } loses a building, disaster “{ $disaster }”.
ask-build = { $hammers ->
    [0] You have no hammer left.
    [one] Choose a structure: you have one hammer.
   *[other] Choose a structure: you have { $hammers } hammers.
  }{ $wharves ->
    [0] { "" }
    [one] { " " }Your wharf may exchange a resource.
   *[other] { " " }Your wharves may exchange { $wharves } resources.
  } Or end your turn.
    .other = { $seat } builds.
ask-place-structure = Choose the place for { $piece }. It is paid for when it stands.
    .other = { $seat } is placing { $piece }.
ask-extort = You have more swords: choose an opponent and what to demand, or press “Done”.
    .other = { $seat } may extort.
ask-answer-demand = { $by_seat } demands { $track }. Give it, or refuse and take a disaster point.
    .other = { $by_seat } demands { $track }: { $seat } decides.
ask-answer-philip = { $by } demands { $track }. Give it, or refuse and take a disaster point.
    .other = { $by } demands { $track }: { $seat } decides.
ask-extort-philip = You have more swords than Sir Philip: take one resource that his dice show, or press “Done”.
    .other = { $seat } may extort Sir Philip.
ask-trade = { $fairs ->
    [one] Your trade fair may swap a resource; nobody can refuse. Or press “Done”.
   *[other] { $fairs } trade fairs may each swap a resource; nobody can refuse. Or press “Done”.
  }
    .other = { $seat } trades at the fair.

## Moves, as lines of the list

move-lay = { $piece }: row { $row }, column { $column }{ $turn ->
    [0] { "" }
    [1] , a quarter turn
    [2] , a half turn
   *[other] , three quarter turns
  }
move-no_river = Play without a river
move-set = Turn { $die } { $number } to { $symbols }
    .kind = Turn a die
move-reroll = Roll { $die } { $number } again ({ $symbols })
    .kind = Roll a die again
move-done = Done
move-quill = With the quill on { $quill_die } { $quill_number } re-roll { $die } { $number } ({ $symbols })
    .kind = Use a quill
move-chapel = With a chapel re-roll { $die } { $number } ({ $symbols })
    .kind = Use a chapel
move-suffer = Take 1 disaster point
move-lose = Give up { $track }
    .kind = Give something up
move-cover = { $piece }: row { $row }, column { $column }{ $turn ->
    [0] { "" }
   *[other] , turned
  }
move-raze = Lose { $piece } (row { $row }, column { $column })
move-build = Build { $piece } ({ $costs })
    .kind = Build
move-place = { $piece }: row { $row }, column { $column }{ $turn ->
    [0] { "" }
    [1] , a quarter turn
    [2] , a half turn
   *[other] , three quarter turns
  }
move-exchange = Exchange { $give } for { $take }
    .kind = Exchange resources
move-end = End your build turn
move-extort = Demand { $track } from { $other_seat }
    .kind = Demand a resource
move-threaten = Extort { $other_seat }, who has nothing to give
    .kind = Extort without gain
move-give = Give it
move-refuse = Refuse
move-take = Take { $track }
    .kind = Take a resource
move-fair = Fair at row { $row }, column { $column }: { $give } to { $other_seat } for { $take } (+{ $culture } culture)
    .kind = Hold a fair
move-trade = Fair at row { $row }, column { $column }: { $give } for { $take } (+{ $culture } culture)
    .kind = Trade at a fair

## The log

log-types = In play: { $pieces }.
log-revealed = All layouts are revealed. { $count ->
    [0] Nobody has a river.
   *[other] With a river: { $seats }.
  }
log-no-wharves = Nobody has a river: wharves and flood tiles go to the box.
log-first-player = { $seat } is the first player.
log-round = Round { $round } begins with { $seat }.
log-first-roll = You roll: { $dice }.
log-set = Your monastery turns a die: { $face }.
log-rerolled = Rolled again: { $face }.
log-rolled = { $seat } lifts the screen: { $dice }.
log-quill = { $seat } uses a quill: { $before } becomes { $after }.
log-chapel = { $seat } uses a chapel: { $before } becomes { $after }.
log-philip-rolled = Sir Philip rolls: { $dice }.
log-collected = { $seat } collects { $count ->
    [0] nothing.
   *[other] { $gains }.
  }
log-overflow = { $seat } has no room for { $count } more.
log-fed = { $seat } feeds { $count ->
    [0] no dice.
    [one] one die.
   *[other] { $count } dice.
  }
log-famine = Famine: { $seat } lacks { $count } food and takes as many disaster points.
log-disaster = { $seat } shows { $skulls ->
    [one] one skull: { $disaster }.
   *[other] { $skulls } skulls: { $disaster }.
  }
log-suffered = { $seat } takes { $count ->
    [one] a disaster point.
   *[other] { $count } disaster points.
  }
log-robbed = { $seat } loses { $track } to the bandits.
log-disease = { $seat } { $count ->
    [0] has no building that falls ill.
    [one] has one building that falls ill ({ $pieces }): 1 disaster point.
   *[other] has { $count } buildings that fall ill ({ $pieces }): { $count } disaster points.
  }
log-revolt = { $seat } loses { $count ->
    [0] nothing: there were no trade goods.
   *[other] all { $count } trade goods.
  }
log-spared = { $seat } is spared: { $why }.
log-covered = { $seat } places { $tile } (row { $row }, column { $column }).
log-lost-piece = { $seat } loses { $piece } (row { $row }, column { $column }).
log-full = No building of the supply fits any more: { $seats }. This round is the last.
log-built = { $seat } builds { $piece } (row { $row }, column { $column }).
log-card-turned = The last of its type: { $piece }. X cards: { $count } of { $needed }.
log-card-turned-solo = The last of its type: { $piece }.
log-exchanged = { $seat } exchanges { $give } for { $take } at the wharf.
log-extorted-bare = { $by_seat } extorts { $seat }, who has nothing to give and takes { $count ->
    [one] a disaster point.
   *[other] { $count } disaster points.
  }
log-extorted-bare-philip = { $by } extorts { $seat }, who has nothing to give and takes { $count ->
    [one] a disaster point.
   *[other] { $count } disaster points.
  }
log-refused = { $seat } refuses { $by_seat } and takes { $count ->
    [one] a disaster point.
   *[other] { $count } disaster points.
  }
log-refused-philip = { $seat } refuses { $by } and takes { $count ->
    [one] a disaster point.
   *[other] { $count } disaster points.
  }
log-gave = { $seat } gives { $by_seat } { $track }{ $got ->
    [0] , for which there is no room.
   *[other] .
  }
log-gave-philip = { $seat } gives { $by } { $track }.
log-took-from-philip = { $seat } takes { $track } from Sir Philip{ $got ->
    [0] , but has no room for it.
   *[other] .
  }
log-traded = At the fair { $seat } gives { $other_seat } { $give } for { $take } and gains { $culture } culture.
log-traded-philip = At the fair { $seat } gives { $give } for { $take } and gains { $culture } culture.
log-die-taken = { $seat } takes { $count ->
    [one] a { $die }.
   *[other] { $count } × { $die }.
  }
log-die-returned = { $seat } gives back { $count ->
    [one] a { $die }.
   *[other] { $count } × { $die }.
  }
log-over-cards = { $count } cards show their X: the game ends with round { $round }.
log-over-full = A domain is full: the game ends with round { $round }.
log-over-rounds = The game ends with round { $round }, the last possible one.
log-over-solo = Round { $round } was the last one.
log-final = { $seat } scores { $points ->
    [0] no points.
    [one] one point.
   *[other] { $points } points.
  }
log-title = { $seat } earns the title “{ $title }”.

## Why not

illegal-solo-alone = The solo game is for one player. Choose another mode.
illegal-alone-solo = One player plays the solo game. Leave the mode at “usual”.
illegal-solo-as-is = The solo game is played as it is, without other options.
illegal-flood-needs-river = Floods need rivers: let three skulls bring nothing or treachery.
illegal-peaceful-armory = The peaceful game has no armories. Choose other types.
illegal-too-few-types = Choose more types; the least number is { $least }.
illegal-wharf-needs-river = Wharves need rivers.
illegal-left-out-type = This scenario is played without this type: { $piece }.
illegal-four-and-four = Base types to choose: { $base }; types of the expansion: { $expansion }.
illegal-layout-unfinished = { $left ->
    [one] One piece is still to be placed.
   *[other] { $left } pieces are still to be placed.
  }
illegal-layout-finished = Every piece lies on the board. Press “Done”, or take pieces back.
illegal-river-needed = Everybody places a river in this game. Choose a row or a column.
illegal-other-piece = First this piece: { $piece }.
illegal-off-board = The piece does not fit there in this position: part of it would lie beyond the board. Move or turn it.
illegal-not-empty = All its cells must be empty.
illegal-flood-by-water = A flood tile goes beside your river or beside another flood tile.
illegal-tile-outside = A tile lies outside closed walls.
illegal-tile-blocked = The tile cannot lie there: take an empty field if there is one; walls, gates, keeps, armories, river and tiles never yield.
illegal-not-your-die = You have no such die.
illegal-locked = This die shows a skull: it is locked until the screens are lifted.
illegal-named-already = This die will be rolled again already. Take your choice back if you want to keep it.
illegal-monastery-late = A monastery acts after the first roll, before you choose dice to roll again.
illegal-no-monastery = Each monastery turns one die, and each die is turned once.
illegal-no-chapel = No chapel is left to use in this round.
illegal-quill-itself = A quill re-rolls another die, not the one it is on.
illegal-no-quill = This die shows no quill that is left to use.
illegal-none-left = You have none of this: { $track }.
illegal-safe-building = Choose a building of yours that stands outside closed walls.
illegal-no-wharf = No wharf is left to use in this round.
illegal-same-kind = Choose two different kinds of resources.
illegal-track-full = This track is full: { $track }.
illegal-not-in-play = Not in play in this game: { $piece }.
illegal-run-out = None is left in the supply: { $piece }.
illegal-no-hammer = You have no hammer left.
illegal-cannot-pay = You cannot pay for it: { $piece } costs { $costs }.
illegal-needs-river = You have no river: { $piece } needs one.
illegal-no-room = There is no legal place on your board: { $piece }.
illegal-unconnected = It must start at the edge of the board or beside a road or bridge.
illegal-along-river = A whole long side must lie along your river.
illegal-at-edge = It must touch the edge of the board.
illegal-across-river = A bridge lies across the river: its middle over the water, both ends on empty cells.
illegal-across-road = A gate lies across a road or river: its middle over it, both ends on empty cells.
illegal-no-opponent = Choose an opponent.
illegal-extorted-already = You have already extorted { $seat } in this round.
illegal-too-strong = { $seat }: swords { $theirs }, shields { $shields }; your swords: { $swords }. You need more swords than they have, and no fewer than their shields.
illegal-they-have-none = { $seat } has none of it. Choose a resource they have.
illegal-philip-has-none = Sir Philip’s dice show none of this: { $track }.
illegal-no-fair = No unused trade fair of yours stands there.
illegal-partner-has-none = The other side has none of this: { $track }.

## The board in words

words-layout = { $mode }. The starting layouts are laid behind the screens.
words-round = { $mode }, round { $round }; first player { $seat }.
words-supply = Supply: { $pieces }.
words-stock = { $piece }: { $count }
words-turned = { $count ->
    [0] No card shows its X; { $needed } end the game.
   *[other] Cards with an X, { $count } of { $needed }: { $pieces }.
  }
words-player = { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $tracks }.
words-track = { $track } { $count }
words-pieces = — on the board: { $pieces }.
words-piece = { $piece } ({ $row }, { $column })
words-area = — largest walled area: { $count ->
    [one] 1 cell
   *[other] { $count } cells
  }.
words-dice = — dice: { $dice }; swords { $swords }, shields { $shields }.
words-screen = — behind the screen: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
words-philip = Sir Philip’s dice: { $dice }.
words-draft = Your draft: { $pieces }.
