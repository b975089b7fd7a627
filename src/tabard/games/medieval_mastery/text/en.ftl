# Medieval Mastery. Our own wording; the rules themselves are in rules.md.

game-name = Medieval Mastery
game-blurb = Knights in the shape of dice, a land of hexes, and battles decided by hidden cards, artefacts and nerve. The first to thirteen points takes the throne. Two to six lords, three quarters of an hour.
    .line = Knights are dice; hidden cards decide the battles.
    .time = 45 min
    .weight = 3

## Options

option-loyalty = Loyalty: teams
    .help = Players form teams that win together and may support each other in battle. Pairs for four or six players, threes for six. Not with Castle Siege.
option-loyalty-off = everyone for themselves
option-loyalty-pairs = teams of two
option-loyalty-threes = teams of three
option-castle_siege = Castle Siege
    .help = Castles can be attacked by up to six knights and defend themselves as if they held eight. Whoever conquers a castle wins at once.
option-brutality = Brutality (variant)
    .help = Knights on a territory that loses its supply line are removed at once.
option-skirmish = Skirmish
    .help = A shorter game: 11 points win, and Homelands are worth nothing.
option-mayhem = Mayhem
    .help = Six more knights for everyone at the start. The winner of a battle rolls a die for each of their knights in it and loses one for each 1.
option-artefact_draft = Artefact draft
    .help = Artefacts are picked one after another instead of being dealt.
option-round_limit = Round limit
    .help = After so many rounds the player with most points wins. 0: no limit, as in the rulebook.

## Cards

card-conflict-2 = Conflict 2
    .text = Laid face down in a battle: 2 combat points.
card-conflict-3 = Conflict 3
    .text = Laid face down in a battle: 3 combat points.
card-conflict-4 = Conflict 4
    .text = Laid face down in a battle: 4 combat points.
card-conflict-5 = Conflict 5
    .text = Laid face down in a battle: 5 combat points.
card-ambush = Ambush
    .text = Laid face down in a battle: as many combat points as a die shows when it is revealed.
card-support-1 = Support +1
    .text = Played openly in a battle after the conflict cards: 1 combat point.
card-support-2 = Support +2
    .text = Played openly in a battle after the conflict cards: 2 combat points.
card-call-to-arms = Call to Arms
    .text = In your own turn, outside a manoeuvre: two more knights for your castle.
card-authority = Authority
    .text = Played by itself when drawn: two more cards.
card-tactical-advance = Tactical Advance
    .text = In your own turn, outside a manoeuvre: one more manoeuvre this turn.
card-fracture = Fracture
    .text = Cancels and destroys an artefact of another player: in your own turn, or when a crown, sceptre or orb is about to act.

type-conflict = Conflict card
type-support = Support card
type-resource = Resource card

## Artefacts

type-crown = Crown
    .text = Used once in your own turn, outside a manoeuvre.
type-orb = Orb
    .text = Acts by itself after a battle.
type-sceptre = Sceptre
    .text = Acts by itself in a battle, before the conflict cards.
crown-corruption = Crown of Corruption
    .text = Once in your turn: destroy an artefact of another player.
crown-prosperity = Crown of Prosperity
    .text = Once in your turn: look at the top card of any deck and leave it there or discard it.
crown-insight = Crown of Insight
    .text = Once in your turn: look at the top four cards of your deck and put them back in any order.
crown-order = Crown of Order
    .text = Once in your turn: shuffle a card that got to your discard pile in your previous turn back into your deck.
crown-vitality = Crown of Vitality
    .text = Once in your turn: one more redeployment, without an advance.
crown-wrath = Crown of Wrath
    .text = Once in your turn: you may discard a card.
orb-brutality = Orb of Brutality
    .text = When you win a battle: your opponent loses one more knight there.
orb-greed = Orb of Greed
    .text = When you win a battle: draw up to six cards.
orb-preparation = Orb of Preparation
    .text = When you win a battle: you may discard a card.
orb-cleansing = Orb of Cleansing
    .text = When you lose a battle: you may discard a card.
orb-devotion = Orb of Devotion
    .text = When you lose a battle: one knight for your castle.
orb-resurgence = Orb of Resurgence
    .text = When you lose a battle: draw up to six cards.
sceptre-fear = Sceptre of Fear
    .text = When you attack more knights than you have: you may count as many as they are.
sceptre-influence = Sceptre of Influence
    .text = When you attack: the defender discards a random card.
sceptre-rage = Sceptre of Rage
    .text = When you attack: 1 combat point.
sceptre-defiance = Sceptre of Defiance
    .text = When you defend: the attacker discards a random card.
sceptre-loyalty = Sceptre of Loyalty
    .text = When you defend: 1 combat point.
sceptre-vigour = Sceptre of Vigour
    .text = When you defend against more knights than you have: you may count as many as they are.

## Territories

territory-homelands = Homelands
    .text = Where your first knights stand. No other property.
territory-forest = Forest
    .text = No property.
territory-grasslands = Grasslands
    .text = In a battle for it the attacker gets 1 combat point.
territory-village = Village
    .text = The conqueror gets a knight in the castle.
territory-ruins = Ruins
    .text = The conqueror may discard a card.
territory-fort = Fort
    .text = In a battle for it the defender gets 1 combat point.
territory-mountains = Mountains
    .text = No support cards in a battle for it.
territory-marshlands = Marshlands
    .text = The conqueror loses a knight here.
territory-abbey = Abbey
    .text = The conqueror gets a knight in the castle and may discard a card.
territory-cave = Cave
    .text = Holds only four knights.
territory-battlefield = Battlefield
    .text = Holds up to eight knights.
territory-city = City
    .text = In a battle for it the defender gets 1 combat point. The conqueror gets a knight in the castle.
territory-fortress = Fortress
    .text = In a battle for it the defender gets 1 combat point. The conqueror may discard a card.
territory-arena = Arena
    .text = Before a battle both sides roll a die; the lower one loses a knight, on equal rolls both do.
property-start-knights = Starting knights
    .text = The first knights of a castle beside it are shared with this territory.
property-attacker-bonus = Attacker +1
    .text = The attacker gets 1 combat point.
property-defender-bonus = Defender +1
    .text = The defender gets 1 combat point.
property-capacity = Special capacity
    .text = Holds another number of knights than the usual six.
property-no-support = No support cards
    .text = No support cards in a battle for it.
property-arena-duel = Duel
    .text = Before a battle both sides roll a die; the lower one loses a knight, on equal rolls both do.
property-gain-knight = Extra knight
    .text = The conqueror gets a knight in the castle.
property-lose-knight = Lost knight
    .text = The conqueror loses a knight here.
property-may-discard = Discard
    .text = The conqueror may discard a card.
lake = Lake
    .text = Nobody can enter it. All territories around it count as neighbours, for supply and for an advance.
knights = Knights
castle-nivernais = Nivernais
castle-touraine = Touraine
castle-anjou = Anjou
castle-berry = Berry
castle-champagne = Champagne
castle-poitou = Poitou

## Steps of a battle

step-territory-start = Territory
step-draw = Draw cards
step-sceptres = Sceptres
step-conflict = Conflict cards
step-support = Support cards
step-outcome = Outcome
step-orbs = Orbs
step-losses = Losses and retreat
step-territory-end = Conquest

ended-points = The goal was reached.
ended-siege = A castle was conquered.
ended-limit = The round limit was reached.

## What is asked

ask-free-window = Your turn: play cards, use your crown{ $manoeuvres ->
    [0] { " " }or end the turn. No manoeuvre is left.
    [one] , start a manoeuvre (one left) or end the turn.
   *[other] , start a manoeuvre ({ $manoeuvres } left) or end the turn.
  }
    .other = { $seat } has the turn.
ask-react = About to act: { $artefacts }. Play Fracture, or pass.
    .other = { $seat } may answer with Fracture.
ask-corruption-target = Crown of Corruption: choose the player whose artefact you destroy.
    .other = { $seat } chooses whose artefact to destroy.
ask-destroy-artefact = Crown of Corruption: choose the artefact you destroy.
    .other = { $seat } chooses the artefact to destroy.
ask-prosperity-target = Crown of Prosperity: choose whose top card you look at.
    .other = { $seat } chooses a deck for the Crown of Prosperity.
ask-keep-top = On top of { $own ->
    [1] your deck
   *[other] { $owner_seat }’s deck
  } lies { $card }. Leave it or discard it.
    .other = { $seat } looks at the top card of a deck.
ask-order-cards = Crown of Insight: which card goes { $place ->
    [1] on top?
   *[other] to place { $place } from the top?
  }
    .other = { $seat } puts cards back in order.
ask-shuffle-back = Crown of Order: choose a card discarded in your previous turn to shuffle into your deck.
    .other = { $seat } chooses a card to shuffle back.
ask-discard-card = Discard a card from your hand, or press “Pass”.
    .other = { $seat } may discard a card.
ask-recall = Redeployment: call knights back to your castle, then go on. { $knights ->
    [0] The castle is empty now.
    [one] The castle holds one knight now.
   *[other] The castle holds { $knights } knights now.
  }
    .other = { $seat } redeploys: knights go back to the castle.
ask-reinforce = Redeployment: send knights from your castle to your territories, then finish. { $knights ->
    [0] The castle is empty now.
    [one] The castle holds one knight now.
   *[other] The castle holds { $knights } knights now.
  }
    .other = { $seat } redeploys: knights leave the castle.
ask-advance = Advance: send knights from your castle to one territory, or stay. { $knights ->
    [0] The castle is empty now.
    [one] The castle holds one knight now.
   *[other] The castle holds { $knights } knights now.
  }
    .other = { $seat } may advance.
ask-match-knights = { $artefact }: count { $knights ->
    [one] one knight more
   *[other] { $knights } knights more
  }, as many as your opponent has, or pass.
    .other = { $seat } may count as many knights as the opponent.
ask-lay-conflict = Lay a conflict card face down. Combat points so far: you { $points }, your opponent { $against }.
    .other = Choosing a conflict card: { $seats }.
ask-play-support = Play a support card, or press “Enough for now”. Combat points: you { $points }, your opponent { $against }.
    .other = { $seat } may play support cards.
ask-draft-artefact = Pick one of the open artefacts.
    .other = { $seat } picks an artefact.

## Moves

move-play = Play { $card }
    .kind = Play a card
move-fracture = Fracture { $owner_seat }’s { $artefact }
    .kind = Play Fracture
move-crown = Use the { $artefact }
move-manoeuvre = Start a manoeuvre
move-end_turn = End the turn
move-recall = Call { $knights ->
    [one] one knight
   *[other] { $knights } knights
  } back from { $territory } ({ $cell })
    .kind = Call knights back
move-recall_done = Nobody else goes back
move-reinforce = Send { $knights ->
    [one] one knight
   *[other] { $knights } knights
  } to { $territory } ({ $cell })
    .kind = Send knights out
move-redeploy_done = Finish the redeployment
move-redeploy_cancel = Leave everything as it was
move-advance = Advance with { $knights ->
    [one] one knight
   *[other] { $knights } knights
  } to { $territory } ({ $cell })
    .kind = Advance knights
move-no_advance = Do not advance
move-pass = Pass
move-match = Count as many knights
move-conflict = Lay { $card }
    .kind = Lay a card
move-no_card = Lay no card
move-support = Play { $card }
    .kind = Play a card in support
move-support_done = Enough for now
move-discard = Discard { $card }
    .kind = Discard a card
move-target = Choose { $target_seat }
move-destroy = Destroy the { $artefact }
move-keep = Leave it on top
move-discard_top = Discard it
move-place = Put { $card } next
move-shuffle = Shuffle { $card } into the deck
move-draft = Take the { $artefact }

## What happened

log-first = { $seat } begins.
log-drafted = { $seat } takes the { $artefact }.
log-turn = Round { $round }: { $seat }’s turn.
log-gained = { $seat } gets { $knights ->
    [0] no knights
    [one] one knight
   *[other] { $knights } knights
  } in the castle.
log-no-dice = { $seat } has no dice left: { $knights ->
    [one] one knight is
   *[other] { $knights } knights are
  } lost.
log-drew = { $seat } draws { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  }.
log-drew-cards = You draw: { $cards }.
log-reshuffled = { $seat } shuffles the discard pile into the deck ({ $cards ->
    [one] one card
   *[other] { $cards } cards
  }).
log-authority = { $seat } shows Authority and draws more cards.
log-lost-card = { $seat } loses a card at random: { $card }.
log-kept-cards = { $seat } discards nothing.
log-discarded = { $seat } discards { $card }.
log-played = { $seat } plays { $card }.
log-restored = { $seat } restores the { $artefact }.
log-about-to-act = About to act: { $artefacts }.
log-fractured = { $seat } plays Fracture: { $owner_seat }’s { $artefact } is destroyed.
log-announced = { $seat } uses the { $artefact }.
log-corrupted = { $seat } destroys { $owner_seat }’s { $artefact }.
log-looks = { $seat } looks at the top card of { $own ->
    [1] their own deck.
   *[other] { $owner_seat }’s deck.
  }
log-saw-top = On top of { $own ->
    [1] your deck
   *[other] { $owner_seat }’s deck
  } lies { $card }.
log-kept-top = { $seat } leaves the card on top.
log-discarded-top = { $seat } discards { $card } from { $own ->
    [1] their own deck.
   *[other] { $owner_seat }’s deck.
  }
log-insight = { $seat } looks at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
  } of their own deck.
log-saw-cards = You see, from the top: { $card }.
log-shuffled-back = { $seat } shuffles { $card } into the deck.
log-redeployed = { $seat } changes the knights on { $territory } ({ $cell }): { $before } → { $knights }.
log-not-redeployed = { $seat } leaves all knights where they are.
log-advanced = { $seat } advances with { $knights ->
    [one] one knight
   *[other] { $knights } knights
  } to { $territory } ({ $cell }).
log-no-advance = { $seat } does not advance.
log-conquered = { $seat } conquers { $territory } ({ $cell }).
log-sank = { $seat } loses a knight on { $territory } ({ $cell }).
log-left-empty = Nobody is left on { $territory } ({ $cell }).
log-starved = Without supply { $seat } loses { $knights ->
    [one] one knight
   *[other] { $knights } knights
  } on { $territory } ({ $cell }).
log-battle = Battle for { $territory } ({ $cell }): { $seat } attacks { $defender_seat }.
log-duel = Duel in the arena: { $seat } rolls { $roll }, { $defender_seat } rolls { $against }.
log-acts = { $seat }’s { $artefact } acts.
log-matched = { $seat } uses the { $artefact } and counts as many knights as the opponent.
log-not-matched = { $seat } does not use the { $artefact }.
log-no-card = { $seat } fights without a conflict card.
log-conflict = { $seat } reveals { $card }: { $points ->
    [one] one combat point.
   *[other] { $points } combat points.
  }
log-support = { $seat } plays { $card }. Attack { $points }, defence { $against }.
log-support-pass = { $seat } plays no support cards.
log-outcome = { $seat } wins the battle, { $points } to { $against } (margin { $margin }).
log-mayhem = Mayhem: { $seat } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
  } and loses { $knights ->
    [0] nobody
    [one] one knight
   *[other] { $knights } knights
  }.
log-turned = The tables are turned: { $seat } wins the battle after all.
log-struck = { $seat } loses one more knight there.
log-losses = { $seat } loses { $knights ->
    [0] nobody
    [one] one knight
   *[other] { $knights } knights
  }{ $back ->
    [0] .
    [one] ; one knight goes back to the castle.
   *[other] ; { $back } knights go back to the castle.
  }
log-held = { $seat } holds { $territory } ({ $cell }).
log-won = Won by { $seats }. Points: { $points }.
log-won-castle = The castle is conquered. Won by { $seats }.
log-limit = The round limit ({ $rounds }) is reached. Most points ({ $points }): { $seats }.

## Why not

illegal-not-in-hand = You have no { $card } in hand.
illegal-not-about-to-act = Only an artefact that is about to act can be hit now.
illegal-not-in-game = Nobody has this artefact.
illegal-own-artefact = Your own artefact can never be chosen. Choose another player’s.
illegal-already-destroyed = This artefact is already destroyed. Choose another.
illegal-no-fracture = You have no Fracture in hand.
illegal-not-yourself = Choose another player.
illegal-nothing-face-up = This player has no artefact left face up.
illegal-not-theirs = The chosen player does not have this artefact.
illegal-no-cards = This player has neither deck nor discard pile.
illegal-no-player = There is no such player at this table.
illegal-keep-or-discard = Leave the card on top or discard it.
illegal-not-among-these = This card is not among those you are looking at.
illegal-not-of-last-turn = No such card got to your discard pile in your previous turn.
illegal-one-must-stay = At least one knight must stay on every territory.
illegal-too-many-dice = That would need { $dice } dice; you have ten. Put your knights closer together, six to a die.
illegal-no-cancel = This arrangement is legal: finish it.
illegal-recalled = You called knights back from here; none may join again in this redeployment.
illegal-castle-short = There are not so many knights in your castle.
illegal-not-yours = You do not control this territory. Choose one that you do.
illegal-unsupplied = No supply line leads here: its knights stay, and none may join them.
illegal-no-knights = Move at least one knight.
illegal-wrong-order = Each territory is named once, in the order of the map.
illegal-over-capacity = { $most ->
    [one] No more than one knight fits here.
   *[other] No more than { $most } knights fit here.
  }
illegal-too-many-besiegers = { $most ->
    [one] No more than one knight may advance to a castle.
   *[other] No more than { $most } knights may advance to a castle.
  }
illegal-no-territory = This is no territory; lakes cannot be entered.
illegal-castle-safe = Castles cannot be attacked.
illegal-yours-already = This territory is yours already. Advance to one that you do not control.
illegal-team-mate = { $seat } is your team-mate. Choose an opponent’s territory.
illegal-out-of-reach = It touches neither your castle nor a supplied territory of yours, not even across a lake.
illegal-must-lay = You have a conflict card and must lay one.
illegal-not-conflict = Only a conflict card is laid now.
illegal-not-support = Only support cards are played now.
illegal-match-or-pass = Count as many knights as your opponent, or pass.
illegal-no-manoeuvre = You have no manoeuvre left in this turn.
illegal-crown-used = You have already used your crown in this turn.
illegal-crown-idle = Your crown could do nothing now.
illegal-not-resource = { $card } is not played now.
illegal-name-an-artefact = Fracture hits one face-up artefact of another player: choose which.
illegal-already-drafted = Somebody has taken this artefact.
illegal-other-type = Artefacts of this type are not drafted now.

## The board in words

words-round = Round { $round }, { $seat }’s turn. Points to win: { $goal }.
words-battle = Battle for { $territory } ({ $cell }): { $seat } attacks (knights: { $knights }), { $defender_seat } defends (knights: { $guard }); combat points { $points } to { $against }.
words-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }; knights in the castle ({ $cell }): { $knights }; cards: hand { $hand }, deck { $deck }, discarded { $discard }.
words-team = — team ({ $seats }): points together { $points }.
words-land = — holds { $cells }.
words-held = { $territory } { $cell } (worth { $worth }): { $knights }
words-held-unsupplied = { $territory } { $cell } (worth { $worth }, without supply): { $knights }
words-cell = { $territory } { $cell } (worth { $worth })
words-artefacts = — artefacts: { $artefacts }.
words-artefact = { $artefact }
words-artefact-destroyed = { $artefact } (destroyed)
words-free = Nobody’s: { $cells }.
words-hand = Your hand: { $cards }.
words-hand-empty = You have no cards in hand.
words-known-deck = You know these cards in { $seat }’s deck, from the top: { $cards }.
words-known-hand = You know these cards in { $seat }’s hand: { $cards }.

## First game

tour-welcome = You rule a castle in a France without a king. Thirteen points of land make you master of it.
tour-map = Every territory is worth 1, 2 or 3 points to whoever has knights on it. The pips on a die are the knights.
tour-turn = Each turn three knights come to your castle. Then you may play cards, use your crown and make one manoeuvre.
tour-empty = Empty land is yours at once. Land with other knights must be fought for.
tour-battle = In a battle knights are points. Both sides draw up to five cards, lay one conflict card face down, reveal them together, then add support cards in turn.
tour-artefacts = Your sceptre acts before the cards, your orb after the battle, your crown in your own turn. Point at them to read what they do.
tour-end = The first to thirteen points wins at once. Good luck!

## The first game with a guide

tutorial-welcome = Welcome! France has no king, and you have a castle and a few knights. Whoever holds land worth 13 points wins at once.
tutorial-map = Every territory is worth 1, 2 or 3 points. The pips on a die are knights, and this Battlefield has none yet: whoever comes first has it.
tutorial-card = At the beginning of your turn three knights have come to your castle. Play Call to Arms from your hand, and two more follow.
tutorial-manoeuvre = Now the heart of your turn: the manoeuvre. It sends your knights out of the castle; start it.
tutorial-advance = Advance to the Battlefield beside your castle: press it, then say how many knights go. Six are plenty, but that is for you to choose.
tutorial-end-turn = Nobody stood there, so the land is yours without a battle: 2 points. Your one manoeuvre is made; end your turn.
tutorial-again = { $seat } has taken the Abbey, and three fresh knights have come to you. Start your manoeuvre.
tutorial-redeploy = With land of your own a manoeuvre begins with redeployment: knights move between your castle and your land as you like. Today all stand well; change nothing.
tutorial-redeployed = Nobody needs to go out either. Finish the redeployment.
tutorial-city = Your new land opens the way further. Send three knights to the City: 3 points, and its conqueror gets another knight.
tutorial-guard = You hold 5 points now, and { $seat } will not like it. Keep your other cards for a battle and end your turn.
tutorial-battle = { $seat } attacks the City with five knights. Your three count one point each, the City adds 1 for you, and so does your sceptre: five against five.
tutorial-conflict = Both lay a conflict card face down and turn them up together. Lay Conflict 2; an Ambush would be a roll of the die.
tutorial-support = Two against two, but { $seat } has added a support card: 8 to 7 against you. Play your Support +2.
tutorial-enough = Now it is 9 to 8 for you, and on equal points the defender would win too. Press “Enough for now”.
tutorial-closed = { $seat } adds nothing more. When both have enough, the battle is decided: press once more.
tutorial-orb = Won! Your orb acts after a battle: you may discard a card, for your hand is filled to five before the next one. Give away Conflict 2, or keep all.
tutorial-fracture = One attacker fell, the others rode home. Before you strike back, play Fracture on the Sceptre of Defiance: it would cost you a card.
tutorial-crown = These are your own artefacts. The sceptre and the orb act by themselves in battles; the crown you may use once in each of your turns.
tutorial-end = The Abbey is open to attack now, and you know how. Play on alone to 13 points, or lay a table of your own.

## Board

board-map = Map
board-map-closer = A closer look at the map
board-map-whole = The whole map
board-status = State of the game
board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-turn-of = { $seat }’s turn
board-active = has the turn
board-first = first player
board-you = { $seat } (you)
board-team = Team { $team }
board-team-mate = your team-mate
board-team-own = The team’s points together; this player alone has { $points }.
board-goal = { $goal } points win
board-goal-team = { $goal } points of a team win
board-manoeuvres = { $count ->
    [0] no manoeuvre left
    [one] one manoeuvre left
   *[other] { $count } manoeuvres left
  }
    .text = A manoeuvre is a redeployment and then an advance, both optional. Every turn has one; Tactical Advance gives another.
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
    .text = Every territory counts its number for whoever controls it.
board-points-goal = { $points } of { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
  }
board-knights = { $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
  }
board-in-castle = { $count ->
    [0] None of them in the castle.
   *[other] { $count } of them in the castle.
  }
board-dice = { $count ->
    [0] no dice in reserve
    [one] 1 die in reserve
   *[other] { $count } dice in reserve
  }
    .text = Ten dice for the whole map, six knights to a die. A knight that would need an eleventh die is lost.
board-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
board-hand-yours = Your hand ({ $count })
board-hand-empty = You have no cards.
board-deck = { $count ->
    [0] empty deck
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
  }
board-discard = { $count ->
    [0] empty discard pile
    [one] 1 card in the discard pile
   *[other] { $count } cards in the discard pile
  }
board-discard-of = { $seat }’s discard pile
board-discard-none = Nothing has been discarded.
board-known = You know of: { $cards }.
board-known-deck = Card { $place } from the top: { $card }
board-no-card = no card
board-lake = links all territories around it
board-castle = { $seat }’s castle with { $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
  }
board-free = held by nobody
board-held = held by { $seat } with { $count ->
    [one] 1 knight
   *[other] { $count } knights
  }
board-supplied = supplied
board-unsupplied = cut off from supply
board-contested = battle: { $attackers } attacking, { $defenders } defending
board-capacity = { $count ->
    [one] Room for 1 knight.
   *[other] Room for { $count } knights.
  }
board-artefacts-yours = Your artefacts
board-artefact-up = face up
board-artefact-destroyed = destroyed
board-artefact-back = destroyed, back at the end of this turn
board-artefact-of = { $seat }, { $state }
board-artefact-acting = about to act
board-laid = lies face down in the battle
board-battle = Battle for { $place }
board-battle-over = The battle is over.
board-step = Step { $step }: { $name }
board-attacker = Attacker { $seat }
board-defender = Defender { $seat }
board-role-attacker = attacks
board-role-defender = defends
board-combat-points = { $count ->
    [one] 1 combat point
   *[other] { $count } combat points
  }
board-face-down = face down
board-choosing = choosing a card…
board-no-support = No support cards in a battle for Mountains.
board-outcome = { $seat } wins by { $count }
board-await = Waiting for { $seats }
board-await-fracture = About to act: { $artefacts }. Waiting for { $seats }
board-await-cards = { $seats } to lay a conflict card face down
board-await-support = { $seats } may play support cards
board-how-many = How many knights to { $place }?
board-how-many-from = How many knights from { $place }?
board-how-many-against = How many knights to { $place }? { $seat } has { $count ->
    [one] { $count } knight there.
   *[other] { $count } knights there.
  }
board-redeploy = Redeployment
    .text = Click where knights leave, then where they go; every further click on the goal moves one more. Or use plus and minus.
board-redeploy-done = Redeploy like this
board-redeploy-none = Leave all as it is
board-plan-least = { $count ->
    [0] No knight is left to leave from here: { $place }.
    [1] The last knight stays here: { $place }.
   *[other] So many knights stay here: { $count } ({ $place }).
  }
board-plan-most = No more knights can stand here than { $count }: { $place }.
board-places = Territories
board-one-less = One knight less on { $place }
board-one-more = One knight more on { $place }
board-dice-needed = { $count } of { $limit } dice needed
board-step-back = One step back
board-anew = Begin anew
board-looking = { $seat } looks at { $owner_seat }’s deck
board-looking-own = { $seat } looks at their own deck
board-looking-other = { $count ->
    [one] One card, seen by the owner of the crown alone.
   *[other] { $count } cards, seen by the owner of the crown alone.
  }
board-deck-place = { $place ->
    [1] on top
   *[other] card { $place }
  }
board-draft = Choose an artefact
board-draft-order = Still to pick:
board-place-nth = Place { $place }
board-winner = winner
board-final-points = Points
board-final-team = Team
board-final-knights = Knights
board-final-none = no territory
standing-battle = this battle is over
    .given = You pass until this battle is over.
standing-turn = this turn is over
    .given = You pass until this turn is over.
standing-own-turn = my next turn
    .given = You pass until your next turn.
standing-game = I say otherwise
    .given = You pass whenever you are asked for Fracture, until you say otherwise.
illegal-loyalty-or-siege = Loyalty and Castle Siege cannot be combined.
illegal-no-such-teams = Teams of two are for four or six players, teams of three for six.
