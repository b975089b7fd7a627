# Crown of Emara. Our own wording; the rules themselves are in rules.md.

game-name = Crown of Emara
game-blurb = Win citizens and build homes for them: in the end only the lower of the two counts. Two Councilors walk round town and country, Masters and Craftsmen lend a hand. One to four heirs to the crown, an hour and a quarter; alone against Victoria, also as a campaign.
    .line = Win people and build them homes: the lower number counts.
    .time = 75 min
    .weight = 3
victoria = Victoria

## Options

option-solo = Playing alone
    .help = For one player. Single game: beat your own best result. Campaign: beat Victoria from a lower and lower start.
option-solo-single = a single game
option-solo-campaign = a game of the campaign
option-campaign_start = Start of the campaign game
    .help = Where your Building marker starts. The first game starts on 40; after a win 5 lower, after a loss 2 higher.
option-buildings_start = Start of the Building markers
    .help = The lower the start, the harder the game. 35 is advised for a first game.
option-buildings_start-event_card = as the Event card says
option-buildings_start-first_game_35 = 35, for a first game
option-buildings_start-custom = a number of your choice
option-custom_buildings_start = Start number
    .help = The same for everybody. Alone, 15 is hard and 40 is easy.
option-start_placement = Where the Councilors start
    .help = Staggered: each further player stands one location further clockwise on both circles.
option-start_placement-together = all in the same place
option-start_placement-staggered = staggered
option-layout = Layout of the locations
    .help = Random layout: all eight tiles are shuffled into two circles that mix Town and Countryside. You choose your first resource.
option-layout-town_and_countryside = Town and Countryside apart
option-layout-mixed = random layout
option-hand = Action cards
    .help = Unlimited choice: you hold all nine cards and choose freely. It takes longer and is best tried alone or with two.
option-hand-draw_three = draw three a round
option-hand-unlimited_choice = unlimited choice
option-landlord_building_points = The Landlord brings
    .help = 3 Building Points in the Russian rules, 5 in the English ones.
option-landlord_building_points-3 = 3 Building Points
option-landlord_building_points-5 = 5 Building Points

## Kinds of solo games whose results are compared (CE-16.25)

series-single = Single game from { $one }{ $two ->
    [unlimited_choice] , unlimited choice
   *[other] {""}
  }{ $three ->
    [mixed] , random layout
   *[other] {""}
  }{ $four ->
    [5] , Landlord 5
   *[other] {""}
  }
series-campaign = Campaign{ $one ->
    [unlimited_choice] , unlimited choice
   *[other] {""}
  }{ $two ->
    [mixed] , random layout
   *[other] {""}
  }{ $three ->
    [5] , Landlord 5
   *[other] {""}
  }
    .result = won from { $campaign_start }, with { $score }

## Goods and points

good-wood = wood
good-stone = stone
good-cloth = cloth
good-grain = grain
good-bread = bread
good-book = book
good-coin = Gold Coin
good-ring = Signet Ring
good-citizens = Citizen Points
good-buildings = Building Points
amount-wood = { $number } wood
    .nom = { $number } wood
amount-stone = { $number } stone
    .nom = { $number } stone
amount-cloth = { $number } cloth
    .nom = { $number } cloth
amount-grain = { $number } grain
    .nom = { $number } grain
amount-bread = { $number } bread
    .nom = { $number } bread
amount-book = { $number ->
    [one] 1 book
   *[other] { $number } books
  }
    .nom = { $number ->
        [one] 1 book
       *[other] { $number } books
      }
amount-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }
    .nom = { $number ->
        [one] 1 coin
       *[other] { $number } coins
      }
amount-ring = { $number ->
    [one] 1 ring
   *[other] { $number } rings
  }
    .nom = { $number ->
        [one] 1 ring
       *[other] { $number } rings
      }
amount-citizens = { $number ->
    [one] 1 Citizen Point
   *[other] { $number } Citizen Points
  }
amount-buildings = { $number ->
    [one] 1 Building Point
   *[other] { $number } Building Points
  }
amount-any = { $number ->
    [one] 1 resource of any kind
   *[other] { $number } resources of any kind
  }

## Action cards

card-take-wood = Take Wood
    .text = You gain 1 wood at once.
card-take-stone = Take Stone
    .text = You gain 1 stone at once.
card-take-cloth = Take Cloth
    .text = You gain 1 cloth at once.
card-take-grain = Take Grain
    .text = You gain 1 grain at once.
card-take-ring = Take Signet Ring
    .text = You gain 1 ring at once.
card-sell = Sell Resources
    .text = You may pay any 1 resource for 1 coin, or any 3 for 2 coins.
card-extra-step = Extra Step
    .text = Move one of your Councilors 1 step and use the location it reaches.
card-cheap-hire = Cheaper Hire
    .text = You may hire a Craftsman or a Master at one of your Councilors for 1 resource less.
card-town-action = Town Action
    .text = You may use any one Town location, wherever your Councilors stand.

## Locations

location-forest = Forest
    .text = You get 1 wood. Each of your Craftsmen here takes 1 more or bakes 1 grain into 1 bread.
location-grain-field = Grain Field
    .text = You get 1 grain. Each of your Craftsmen here takes 1 more or bakes 1 grain into 1 bread.
location-quarry = Quarry
    .text = You get 1 stone. Each of your Craftsmen here takes 1 more or bakes 1 grain into 1 bread.
location-weaving-mill = Weaving Mill
    .text = You get 1 cloth. Each of your Craftsmen here takes 1 more or bakes 1 grain into 1 bread.
location-castle = Castle
    .text = One Gift: pay a resource as its marker shows for 1 ring. One book for 5 Building Points.
location-cathedral = Cathedral
    .text = One Donation: pay a resource as its marker shows for 1 book and a Favor token, one of three drawn.
location-construction-site = Construction Site
    .text = 1 stone for 5 Building Points and Citizen Points. 1 to 3 bread for Citizen Points each. 1 wood for 5 or 3 wood for 10 Building Points.
location-market = Market
    .text = 1 resource for 1 coin. 1 to 5 books for 3, 6, 10, 15 or 21 Citizen Points.

## Masters

master-master-of-coin = Master of Coin
    .text = At once: 1 coin.
master-archivist = Archivist
    .text = At once: 2 books.
master-goldsmith = Goldsmith
    .text = At once: 1 ring.
master-carpenter = Carpenter
    .text = At once: 10 Building Points.
master-baker = Baker
    .text = Once per turn: 1 cloth and 1 grain for 1 bread, or 1 cloth and 2 grain for 2 bread.
master-schoolmarm = Schoolmarm
    .text = Once per turn: any 2 resources for 1 book.
master-bailiff = Bailiff
    .text = Once per turn: 1 ring for 5 Building Points.
master-dressmaker = Dressmaker
    .text = Once per turn: 1 cloth for 2 Citizen Points.
master-landlord = Landlord
    .text = Once per turn: 1 cloth and 1 Citizen Point for Building Points.
master-merchant = Merchant
    .text = Once per turn: 1 resource for 1 of another kind.
master-chamberlain = Chamberlain
    .text = Always: swap rings for coins or coins for rings, one for one.
master-scholar = Scholar
    .text = Always: pay for Craftsmen and Masters with any resources; only the number must match.
master-mayoress = Mayoress
    .text = Always: 2 more Citizen Points for each of your Gifts.
master-steward = Steward
    .text = Always: hire at any location, wherever your Councilors stand.
master-abbess = Abbess
    .text = Always: 1 more book for each of your Donations.
master-toolmaker = Toolmaker
    .text = Always: each of your gains of Building Points is 2 higher. Not in final scoring.
master-sir-christiaan = Sir Christiaan
    .text = No ability.
master-lady-marie = Lady Marie
    .text = No ability.
master-sir-carl = Sir Carl
    .text = No ability.
master-lady-frida = Lady Frida
    .text = No ability.
master-sir-gustave = Sir Gustave
    .text = At once: 12 Building Points.
master-sir-antoni = Sir Antoni
    .text = At once: 15 Building Points.

## Ranks

rank-baron = Baron
    .lady = Baroness
rank-count = Count
    .lady = Countess
rank-prince = Prince
    .lady = Princess
rank-marquess = Marquess
    .lady = Marchioness
rank-duke = Duke
    .lady = Duchess

## Favor tokens

token-castle-citizens = Castle: 3 Citizen Points
token-castle-book = Castle: 1 book
token-castle-coin = Castle: 1 coin
token-cathedral-buildings = Cathedral: 5 Building Points
token-cathedral-ring = Cathedral: 1 ring
token-cathedral-coin = Cathedral: 1 coin
token-market-citizens = Market: 3 Citizen Points
token-market-buildings = Market: 5 Building Points
token-market-ring = Market: 1 ring
token-site-citizens = Construction Site: 3 Citizen Points
token-site-buildings = Construction Site: 5 Building Points
token-site-book = Construction Site: 1 book

## Markers

marker-donation-wood = Donation marker for wood
marker-donation-stone = Donation marker for stone
marker-donation-cloth = Donation marker for cloth
marker-donation-grain = Donation marker for grain
marker-gift-wood = Gift marker for wood
marker-gift-stone = Gift marker for stone
marker-gift-cloth = Gift marker for cloth
marker-gift-grain = Gift marker for grain
marker-stone = Stone marker
marker-bread = Bread marker

## Events

event-clear-the-old-forest = Clear the Old Forest
    .text = Start of round: everybody takes 1 wood.
event-bountiful-harvest = Bountiful Harvest
    .text = Start of round: everybody takes 1 grain.
event-stone-from-distant-shores = Stone from Distant Shores
    .text = Start of round: everybody takes 1 stone.
event-fine-wool-fine-cloth = Fine Wool, Fine Cloth
    .text = Start of round: everybody takes 1 cloth.
event-the-great-famine = The Great Famine
    .text = End of round: you may pay 1 grain for 3 Citizen Points, or 2 grain or 1 ring for 5.
event-alms-for-the-poor = Alms for the Poor
    .text = End of round: you may discard 1 coin or 1 ring for 4 Citizen Points.
event-new-lore-in-old-books = New Lore in Old Books
    .text = End of round: you may discard 1 book or 1 ring for 5 Building Points.
event-an-early-winter = An Early Winter
    .text = This round: each gain of Building Points is 1 lower.
event-merchants-from-afar = Merchants from Afar
    .text = This round: on a Market visit you may sell a second resource.
event-a-long-summer = A Long Summer
    .text = This round: each gain of Building Points is 2 higher.
event-a-pious-donation = A Pious Donation
    .text = This round: 3 more Citizen Points for each Donation.
event-respected-at-court = Respected at Court, Loved by the People
    .text = This round: 2 more Citizen Points for each rise in rank.
event-a-gift-from-the-people = A Gift from the People
    .text = This round: 3 more Citizen Points for each Gift.
event-good-labour-conditions = Good Labour Conditions
    .text = This round: each Master costs 1 resource less.

## Where points come from

source-start = Start
source-stone = Stone delivered
source-bread = Bread delivered
source-wood = Wood delivered
source-market = Books at the Market
source-castle = Castle
source-donations = Donations
source-ranks = Ranks
source-craftsmen = Craftsmen
source-masters = Masters hired
source-abilities = Abilities of Masters
source-tokens = Favor tokens
source-events = Events
source-final = Final points

## What is asked

ask-start-place = { $first } and { $second } lie on the same circle: move one of your Councilors to a location of the other circle.
    .other = { $seat } places the Councilors.
ask-start-resource = Choose the resource you start with.
    .other = { $seat } chooses a start resource.
ask-play-card = Play a card from your hand into a free slot. The card gives you its action; the slot says how far a Councilor walks.
    .other = { $seat } chooses a card.
ask-turn-menu = { $walk ->
    [1] Move one of your Councilors { $steps ->
        [one] 1 step
       *[other] { $steps } steps
      }{ $card ->
        [1] , use your card
       *[other] { "" }
      }, rise or hire, in any order.
   *[other] { $card ->
        [1] Use your card, rise, hire, or end your turn.
       *[other] Rise, hire, or end your turn.
      }
  }
    .other = { $seat } takes a turn.
ask-visit = { $location }: use what the location offers, each action once, then leave.
    .other = { $seat } visits the location “{ $location }”.
ask-craftsmen = { $location }: { $count ->
    [one] your Craftsman may take { $take } or bake 1 grain into 1 bread.
   *[other] your { $count } Craftsmen may each take { $take } or bake 1 grain into 1 bread.
  }
    .other = { $seat } puts the Craftsmen of the location “{ $location }” to work.
ask-keep-token = Keep one of the { $count } Favor tokens you have drawn.
    .other = { $seat } chooses a Favor token.
ask-pay = { $what }: { $due ->
    [one] 1 resource is due.
   *[other] { $due } resources are due.
  }{ $coins ->
    [0] { "" }
   *[other] { " " }A coin can stand in for any of them.
  } Choose how you pay.
    .other = { $seat } chooses how to pay ({ $what }).
ask-event-offer = { $event }: pay for the reward, or decline.
    .other = { $seat } decides about the event “{ $event }”.
ask-split = Divide your { $points ->
    [one] final point
   *[other] { $points } final points
  } between Citizen Points ({ $citizens } so far) and Building Points ({ $buildings } so far). Best: { $best } and { $rest }.
    .other = { $seat } divides the final points.

purpose-donation = Donation of { $resource }
purpose-gift = Gift of { $resource }
purpose-stone = Delivery of stone
purpose-wood = Delivery of wood
purpose-sale = Sale
purpose-master = Hiring: { $master }
purpose-craftsman = A Craftsman for the location “{ $location }”
purpose-service = { $master }
purpose-event = { $event }

## Moves

move-start_place = Move the Councilor from “{ $location }” to “{ $goal }”
move-start_resource = Start with 1 { $resource }
move-card = Play “{ $card }” into the slot for { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
    .kind = Play a card
move-sell = Sell { $count ->
    [one] 1 resource
   *[other] { $count } resources
  } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
    .kind = Sell resources
move-extra_step = Extra step: from “{ $location }” to “{ $goal }”{ $count ->
    [0] {""}
   *[other] , where you get { $gains }
  }{ $hands ->
    [0] {""}
    [one] {" "}and 1 Craftsman works
   *[other] {" "}and { $hands } Craftsmen work
  }
    .kind = Extra step
move-cheap_craftsman = With the card: a Craftsman for hut { $hut } of the location “{ $location }” ({ $price }; { $due } to pay) for { $gains }
    .kind = Craftsman by the card
move-cheap_master = With the card: hire { $master } ({ $price }; { $due } to pay){ $count ->
    [0] {""}
   *[other] {" "}for { $gains }
  }
    .kind = Master by the card
move-town_action = Use the location “{ $location }” with the card
    .kind = Use a location
move-walk = Move { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }: from “{ $location }” to “{ $goal }”{ $count ->
    [0] {""}
   *[other] , where you get { $gains }
  }{ $hands ->
    [0] {""}
    [one] {" "}and 1 Craftsman works
   *[other] {" "}and { $hands } Craftsmen work
  }
    .kind = Move a Councilor
move-rise = Become { $rank }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } and { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
  } for { $citizens ->
    [one] 1 Citizen Point
   *[other] { $citizens } Citizen Points
  }
move-craftsman = Hire a Craftsman for hut { $hut } of the location “{ $location }” ({ $price }) for { $gains }
    .kind = Hire a Craftsman
move-master = Hire { $master } ({ $price }; { $due } to pay){ $count ->
    [0] {""}
   *[other] {" "}for { $gains }
  }
    .kind = Hire a Master
move-ability = { $master }: { $goods } for { $gains }
    .kind = Use a Master
move-ring_to_coin = Swap 1 ring for 1 coin
move-coin_to_ring = Swap 1 coin for 1 ring
move-end_turn = End the turn
move-work = { $work }
    .kind = Put Craftsmen to work
move-work-idle = Leave all Craftsmen idle
move-work-take = Take { $gains }
move-work-bake = Pay { $goods }, get { $gains }
move-donate = Make a Donation of { $goods } for { $gains }{ $token ->
    [0] {""}
   *[other] {" "}and a Favor token
  }
    .kind = Make a Donation
move-gift = Make a Gift of { $goods } for { $gains }
    .kind = Make a Gift
move-castle_book = Discard { $goods } for { $gains }
    .kind = Discard a book
move-market_sale = Sell 1 { $resource } for { $gains }
    .kind = Sell a resource
move-market_books = Discard { $goods } for { $gains }
    .kind = Discard books
move-deliver_stone = Deliver { $goods } for { $gains }
    .kind = Deliver stone
move-deliver_bread = Deliver { $goods } for { $gains }
    .kind = Deliver bread
move-deliver_wood = Deliver { $goods } for { $gains }
    .kind = Deliver wood
move-token = Use the token “{ $token }”
    .kind = Use a token
move-leave = Leave the location
move-keep = Keep “{ $token }”
move-pay = Pay { $goods }
move-contribute = Pay { $goods } for { $gains }
    .kind = Pay a contribution
move-decline = Decline
move-split = { $citizens } to Citizen Points, { $buildings } to Building Points

## What happened

log-first = { $seat } is first player and takes the Statue.
log-start = All Building markers start on { $number }.
log-placed = { $seat } places the Councilors on “{ $location }” and “{ $second }”.
log-start-resource = { $seat } starts with { $gains }.
log-event = Round { $round }. { $event }. { $text }
log-all-gain = Everybody takes { $gains }.
log-played = { $seat } plays “{ $card }” into the slot for { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.
log-took = { $seat } takes { $gains }.
log-walked = { $seat } moves a Councilor { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to “{ $location }”.
log-visited = { $seat } gets { $gains } from “{ $location }”.
log-baked = { $seat } has { $gains } baked for { $goods }.
log-idle-craftsmen = { $seat } leaves the Craftsmen idle.
log-town-action = { $seat } uses “{ $location }” with the card.
log-paid = { $seat } pays { $goods }.
log-sold = { $seat } gets { $gains } for them.
log-donated = { $seat } makes a Donation of { $resource } and gets { $gains }.
log-gave = { $seat } makes a Gift of { $resource } and gets { $gains }.
log-delivered-stone = { $seat } delivers stone for { $gains }.
log-delivered-wood = { $seat } delivers wood for { $gains }.
log-exchanged = { $seat } gives { $goods } for { $gains }.
log-marker-turned = { $marker } now shows { $value }.
log-marker-gone = { $marker } leaves the game; from now on { $value } holds.
log-drew = { $seat } draws { $count } Favor tokens.
log-saw-tokens = You have drawn: { $tokens }.
log-kept = { $count ->
    [0] { $seat } gets the Favor token “{ $token }”.
   *[other] { $seat } keeps the Favor token “{ $token }”. Discarded: { $discarded }.
  }
log-no-token = No Favor token is left for { $seat }.
log-tokens-shuffled = The discarded Favor tokens are shuffled into a new stack of { $count }.
log-used-token = { $seat } uses the token “{ $token }” and gets { $gains }.
log-hired-master = { $seat } hires { $master } and scores { $gains }.
log-hired-helper = { $seat } hires { $master }.
log-refilled = { $master } takes the place at “{ $location }”.
log-immediate = { $master } brings { $seat } { $gains }.
log-hired-craftsman = { $seat } hires a Craftsman for “{ $location }” and scores { $gains }.
log-rose = { $seat } pays { $goods }, becomes { $rank } and scores { $gains }.
log-used-master = { $seat } gets { $gains } from { $master }.
log-used-master-for = { $seat } gives { $goods } to { $master } and gets { $gains }.
log-swapped = { $seat } swaps { $goods } for { $gains }.
log-contributed = { $seat } takes part in “{ $event }” and scores { $gains }.
log-contributed-goods = { $seat } gives { $goods } for “{ $event }” and scores { $gains }.
log-declined = { $seat } declines.
log-statue = The Statue passes to { $seat }.
log-cards-back = Half-time: everybody gets all nine Action cards back.
log-victoria-delivers = Victoria delivers 1 stone and 1 bread: { $points ->
    [one] 1 Citizen Point
   *[other] { $points } Citizen Points
  }.
log-victoria-rises = Victoria becomes { $rank } and scores { $points }; she has { $total } Citizen Points now.
log-split = { $seat } adds { $citizens } to Citizen Points and { $buildings } to Building Points.
log-result = { $seat }: { $citizens } Citizen Points, { $buildings } Building Points, result { $result }.
log-campaign-won = { $seat } beats Victoria, { $result } to { $citizens }.
log-campaign-lost = Victoria holds out: { $seat } has { $result }, she has { $citizens }.

## Why not

illegal-campaign-alone = A campaign is played alone. Choose 1 player, or a single game.
illegal-same-circle = Choose a location of the other circle.
illegal-not-in-hand = “{ $card }” is not in your hand. Choose a card you hold.
illegal-slot-taken = There is a card in this slot. Choose a free one.
illegal-other-card = That is the action of the card “{ $card }”, which you have not played this turn.
illegal-card-done = You have taken the card action. Each action comes once in a turn.
illegal-walked = You have moved a Councilor with this card already.
illegal-bonus-done = You have taken this bonus action. Each comes once in a turn.
illegal-must-walk = Move one of your Councilors before you end your turn.
illegal-must-step = Take the extra step before you end your turn.
illegal-few-resources = You do not have so many resources to sell.
illegal-not-town = This card reaches the four Town locations only.
illegal-no-councilor = None of your Councilors stands on “{ $location }”. Hire where one of them stands.
illegal-too-dear = You cannot pay this: { $due ->
    [one] 1 resource is
   *[other] { $due } resources are
  } due. Coins can stand in for any of them.
illegal-hut-taken = A Craftsman lives in this hut. Choose an empty one.
illegal-no-craftsmen = All your Craftsmen are at work.
illegal-not-on-offer = This Master is not on offer. Choose one who lies on a Town location.
illegal-not-your-master = This Master does not work for you. Hire them first.
illegal-no-ability = There is no such ability to use in your turn.
illegal-ability-used = You have used this Master this turn. Each works once per turn.
illegal-cannot-pay = You cannot pay this in full.
illegal-no-chamberlain = Only the owner of the Chamberlain swaps rings and coins.
illegal-swap-back = You have just swapped the other way. Do something else before you swap back.
illegal-nothing-to-swap = You have nothing to swap: no { $good }.
illegal-duke = You are Duke already: there is no higher rank.
illegal-no-title = No card of this rank is left.
illegal-rank-too-dear = { $rank } costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } and { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
  }. Resources cannot stand in for them.
illegal-elsewhere = That is done at “{ $location }”. Go there first.
illegal-done-here = You have done this on this visit. Each action comes once.
illegal-not-your-token = You do not have this Favor token.
illegal-token-elsewhere = This token is for “{ $location }”. Use it when you visit there.
illegal-new-token = A token drawn on this visit waits for a later one.
illegal-not-drawn = Keep one of the tokens you have drawn.
illegal-few-craftsmen = Only { $count } of your Craftsmen work here.
illegal-coins-for-grain = A coin stands in for the grain of one bread: no more coins than bread.
illegal-no-grain = You do not have so much grain, nor so many coins in its stead.
illegal-wrong-sum = Exactly { $due } are due, neither more nor less.
illegal-not-held = You do not have so much of it.
illegal-wrong-resource = Other resources are asked for. A coin can stand in for any of them.
illegal-no-such-way = The event knows no such payment.
illegal-too-many-points = You have { $points } final points to divide.

## The board in words

words-set-up = Set-up. The Event card on top: { $event }.
words-round = Round { $round } of { $rounds }. { $seat } holds the Statue. { $event }. { $text }
words-circle = Circle { $number }, clockwise:
words-location = { $location }.
words-location-visited = { $location }. Councilors here: { $seats }.
words-hut = Empty hut, price { $price }.
words-hut-taken = Hut with { $seat }’s Craftsman.
words-master = { $master }: price { $price }{ $citizens ->
    [0] {""}
    [one] ; 1 Citizen Point
   *[other] ; { $citizens } Citizen Points
  }. { $text }
words-marker = { $marker }: { $value }.
words-printed = { $marker } is gone; { $value } is printed there.
words-rank = { $rank }: coins { $coins }, rings { $rings }; the top card brings { $citizens } Citizen Points; cards left: { $left }.
words-no-rank = { $rank }: no card left.
words-stacks = Next Master: { $master } (B cards left: { $masters }). Favor tokens: { $favors } in the stack, { $discard } discarded. Event cards below: { $events }.
words-stacks-empty = No B Masters left. Favor tokens: { $favors } in the stack, { $discard } discarded. Event cards below: { $events }.
words-player = { $seat }: Citizen Points { $citizens }, Building Points { $buildings }, result { $result }. Cards in hand: { $cards }. Craftsmen on the board: { $craftsmen }.
words-goods = Goods: { $goods }.
words-slots = Played this round: { $slots }.
words-slot = { $card } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  })
words-titles = Ranks: { $titles }.
words-title = { $rank } ({ $citizens })
words-masters = Masters: { $masters }.
words-tokens = Favor tokens: { $tokens }.
words-hand = Your hand: { $cards }.
words-victoria = Victoria: Citizen Points { $citizens }.

## The board

board-map = The land of Emara: two circles of locations
board-countryside = Countryside
board-town = Town
board-track = Score track
board-status = Round and event
board-round = Round { $round }
board-set-up = Set-up
board-order = Turn order
board-statue = holds the Statue
board-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-hand-empty = No cards in your hand.
board-slot = Slot for { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
    .text = The card you play here lets one of your Councilors walk so far.
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
board-price = Price
board-hut-of = { $seat }’s Craftsman lives here
board-councilor = { $seat }’s Councilor on “{ $location }”
board-draw = draw { $count }, keep 1
board-favors = Favor tokens: { $count } in the stack, { $discard } discarded
board-desk = Your choices and your people
board-pay = Choose a payment
board-work = Put your Craftsmen to work
board-keep = Keep one Favor token
board-still = Still open in this turn
board-open-card = card action
board-open-walk = movement
board-open-rise = rise in rank
board-open-craftsman = hire a Craftsman
board-open-master = hire a Master
board-then = then { $points }
board-last-card = last card
board-no-card = no card left
board-ahead = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }: to “{ $location }”
board-leads = One of your Councilors would reach “{ $first }” or “{ $second }”.
board-open-ability = use a Master
board-possible = possible now
board-done = Done in this turn.
board-later = Finish what is open first.
board-not-now = Not possible now: you cannot pay for it, or nothing of the kind is within reach.
board-people = Your Masters and tokens
board-craftsmen = { $count ->
    [0] All your Craftsmen are at work.
    [one] 1 Craftsman waits on your board.
   *[other] { $count } Craftsmen wait on your board.
  }
board-split = Divide { $count ->
    [one] 1 final point
   *[other] { $count } final points
  }
board-split-so = Divide like this
board-split-best = Back to the best split
board-result = Result { $result }
board-final = Where the points came from
board-source = Source
board-total = Together
board-after-round = After round { $round }
board-final-ties = At equal results the higher number counts, then the higher rank, then the points on its card.
board-victoria = Victoria reached { $citizens }. In a single game she only competes for cards and markers.
board-campaign-won = You have beaten Victoria, who reached { $citizens }.
board-campaign-lost = Victoria reached { $citizens } and was not beaten.
board-next-start = The next game starts on { $number }.

## A first game

tour-welcome = Win citizens and build homes for them. In the end only the lower of your two numbers counts, so keep them level.
tour-track = Above the ribbon are citizens, below it homes. The number with the halo is the lower one: your result so far.
tour-hand = In each turn you play one of your cards. It gives you a small action of its own.
tour-slots = You choose the slot too: it sets how far a Councilor walks, 1, 2 or 3 steps.
tour-circles = One Councilor walks round the Countryside, one round the Town, always clockwise. Where one stops you use the location.
tour-town = In the Town goods become points. Everything you can do on a visit glows; do each thing once, then leave.
tour-end = Here you see what is still open in your turn. Steps can be taken back until something new is shown.

## The first game with a guide

tutorial-welcome = Welcome! You hope to inherit the crown of Emara: win citizens and build homes for them. In six rounds we shall see who does it best; the first one we walk together.
tutorial-track = Here both are counted: citizens above, buildings below. In the end only the lower of your two numbers counts, so you need citizens first.
tutorial-card = In your turn you play a card, and the card gives you something: press “Take Wood”. Then choose its slot, the one for 2 steps.
tutorial-walk = The slot says how far a Councilor walks, always clockwise. Send yours from the Weaving Mill to the Forest.
tutorial-end-turn = Every place in the Countryside gives you one resource, here more wood. Nothing else is to be done now; end your turn.
tutorial-second = { $seat } has walked to the Castle. Now play “Town Action” into the slot for 3 steps: it lets you use a place in the Town without walking there.
tutorial-quarry = First the three steps: send your Councilor from the Forest to the Quarry, for a stone.
tutorial-town = Your other Councilor stands at the Cathedral in the Town. Use the Cathedral with your card.
tutorial-donate = Donate 1 cloth: you get a book and a Favor token. Then the marker turns, and the next one who gives cloth pays more: it is good to be early.
tutorial-keep = You have drawn three Favor tokens and keep one. Take the coin for your next visit to the Castle: we are going there.
tutorial-leave = Every action of a place is used once. You are done here; leave the Cathedral.
tutorial-end-second = The card and the steps are used. End your turn.
tutorial-third = One slot is left in this round, the one for 1 step. Play “Take Stone” into it.
tutorial-castle = From the Cathedral it is one step to the Castle. Send the Councilor of the Town there.
tutorial-gift = The Castle takes Gifts and gives Signet Rings. Make a Gift of 1 wood.
tutorial-token = Now your Favor token is worth its coin. A coin can stand in for any resource, but you will need it for something better.
tutorial-book = The Castle also buys your book for 5 Building Points. Give it away.
tutorial-leave-castle = Leave the Castle. You have a ring and a coin now, and that makes you somebody.
tutorial-rise = Once in a turn you may rise by a rank. Become Baron: the first to do so gets the most citizens.
tutorial-people = Five Citizen Points! You may also hire people: a Craftsman in such a hut gives you more at every visit, and Masters help in ways of their own.
tutorial-end = Each of the six rounds runs like this one. Play on alone, or lay a table of your own; keep your two numbers level.
