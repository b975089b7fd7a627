game-name = Apple Fair
game-blurb = Baskets in a row, a miller with quick hands. Two to four players, five minutes.

ask-take-basket = Take a basket; { $count ->
    [one] one is
   *[other] { $count } are
  } left.
    .other = { $seat } takes a basket.
move-take = Take { $sort } ({ $count })
move-give = Give { $to_seat } an apple
log-took = { $seat } takes { $sort }: { $count ->
    [one] { $count } apple
   *[other] { $count } apples
  }.
log-milled = The miller takes { $sort }: { $count ->
    [one] { $count } apple
   *[other] { $count } apples
  }.
log-gave = { $seat } gives { $to_seat } an apple.
illegal-taken = That basket is gone.
illegal-no-basket = There is no such basket.
illegal-no-gift = There is no apple to give, or nobody to take it.
illegal-few-players = Two players choose at most two sorts.

sort-red = red apples
sort-green = green apples
sort-russet = russets
rival-miller = The miller

option-sorts = Sorts of apples
option-sorts-red = red
option-sorts-green = green
option-sorts-russet = russet
option-miller = The miller
option-miller-comes = comes to the fair
option-miller-away = stays away
option-hands = His hands
option-gifts = Gifts
option-fair = Fair of the season

board-fair = Fair { $fair } of 3
board-basket = { $sort }, { $count ->
    [one] { $count } apple
   *[other] { $count } apples
  }
board-gone = { $sort }, gone
board-mine = Your apples: { $count }
board-end = The fair is over
tutorial-welcome = Welcome to the fair! Whoever has the most apples at the end wins.
tutorial-take = Take the basket with eight apples, or the one with seven. One click is enough.
tutorial-end = The miller has taken the smallest basket. Go on like this until the row is empty.
tour-row = Every basket can be taken by one click.
words-free = { $count ->
    [one] One basket is
   *[other] { $count } baskets are
  } left.
words-player = { $seat }: { $count ->
    [one] { $count } apple
   *[other] { $count } apples
  }.
