# Warrior Knights. The words are ours; the rules themselves are in rules.md.

game-name = Warrior Knights
game-blurb = An empty throne and up to six barons who want it. Plan in secret, tax, hire, besiege, and bend the Assembly to your will. Two to six barons, three hours.
    .line = Armies, votes and treason in a realm without a king.
    .time = 3 hours
    .weight = 5

## Areas and cities

area-north-cape = North Cape
area-heron-coast = Heron Coast
area-straven = Straven
area-amber-strand = Amber Strand
area-ballin = Ballin
area-wolf-down = Wolf Down
area-storm-haven = Storm Haven
area-fishers-shore = Fishers’ Shore
area-kovel = Kovel
area-linden-vale = Linden Vale
area-beacon-hills = Beacon Hills
area-gulf-marsh = Gulf Marsh
area-olbi = Olbi
area-millrace = Millrace
area-castle-heath = Castle Heath
area-ravenmoor = Ravenmoor
area-uran = Uran
area-froli = Froli
area-barley-plain = Barley Plain
area-greyfoot = Greyfoot
area-shepherds-down = Shepherds’ Down
area-altamont = Altamont
area-eastbank = Eastbank
area-crossroads = Crossroads
area-semlik = Semlik
area-birchwood = Birchwood
area-west-pass = West Pass
area-monz = Monz
area-river-meadows = River Meadows
area-confluence = Confluence
area-abbey-lands = Abbey Lands
area-stonebridge = Stonebridge
area-falcon-ridge = Falcon Ridge
area-bingen = Bingen
area-east-cape = East Cape
area-surat = Surat
area-vineyard-slopes = Vineyard Slopes
area-thornfield = Thornfield
area-kingsbridge = Kingsbridge
area-long-meadow = Long Meadow
area-roczak = Roczak
area-market-downs = Market Downs
area-isar = Isar
area-shingle-coast = Shingle Coast
area-cormorant-head = Cormorant Head
area-saltflats = Saltflats
area-oxcart-heath = Oxcart Heath
area-chapel-wood = Chapel Wood
area-vecht = Vecht
area-tanners-shore = Tanners’ Shore
area-oakholt = Oakholt
area-hunters-chase = Hunters’ Chase
area-copper-hills = Copper Hills
area-south-horn = South Horn
area-rota = Rota
area-reed-shore = Reed Shore
area-lenz = Lenz
area-saffron-fields = Saffron Fields
area-gedze = Gedze
area-thira = Thira
area-constantinople = Constantinople
area-syracuse = Syracuse
area-cadiz = Cadiz
area-jerusalem = Jerusalem
area-alexandria = Alexandria
area-acre = Acre

## Rivers, mountains, bridges, roads, seas

feature-great-river = Great River
feature-east-river = East River
feature-grey-mountains = Grey Mountains
feature-storm-peaks = Storm Peaks
feature-raven-cliffs = Raven Cliffs
feature-copper-range = Copper Range
feature-thorn-ridge = Thorn Ridge
bridge-altamont-bridge = Altamont Bridge
bridge-kings-bridge = King’s Bridge
bridge-stone-bridge = Stone Bridge
bridge-bingen-bridge = Bingen Bridge
road-great-west-road = Great West Road
road-north-road = North Road
road-south-road = South Road
road-middle-road = Middle Road
road-east-road = East Road
road-surat-spur = Surat Spur
road-vecht-spur = Vecht Spur
sea-north-sea-1 = North Sea
sea-gulf-1 = Gulf of Straven
sea-gulf-2 = Gulf of Straven
sea-west-bay = West Bay
sea-east-bay = East Bay
sea-south-bay-1 = South Bay
sea-south-bay-2 = South Bay
sea-thira-strait-1 = Thira Strait
sea-thira-strait-2 = Thira Strait
sea-thira-strait-3 = Thira Strait

## Barons and nobles

baron-red = Thomas Edmund Madder
baron-yellow = Guillaume de Limon
baron-black = Heinrich Otto Zobel
baron-purple = Umberto da Viola
baron-green = Raoul d’Emerande
baron-blue = Mieczyslaw Niebieski
noble-red-star = Sir Hugh Murrey
noble-red-square = Sir Roger Garnet
noble-red-triangle = Sir Walter Russet
noble-red-circle = Sir Edmund Carmine
noble-yellow-star = Sire Gaston de Safran
noble-yellow-square = Sire Thibaut de Paille
noble-yellow-triangle = Sire Aubert d’Ambre
noble-yellow-circle = Sire Robert de Miel
noble-black-star = Ritter Konrad von Kohle
noble-black-square = Ritter Dietrich Rabe
noble-black-triangle = Ritter Ulrich von Pech
noble-black-circle = Ritter Albrecht Ebenholz
noble-purple-star = Messer Bernardo Porpora
noble-purple-square = Messer Lorenzo Lilla
noble-purple-triangle = Messer Giacomo Prugna
noble-purple-circle = Messer Fabrizio d’Ametista
noble-green-star = Sieur Alain de Jade
noble-green-square = Sieur Bertrand d’Olive
noble-green-triangle = Sieur Perrin de Mousse
noble-green-circle = Sieur Lucas de Verdier
noble-blue-star = Pan Stanislaw Modry
noble-blue-square = Pan Wladyslaw Lazur
noble-blue-triangle = Pan Kazimierz Granat
noble-blue-circle = Pan Zbigniew Szafir
shape-star = star
    .text = Inflicts 100 extra casualties in battle (one more Deal 100 result).
shape-square = square
    .text = Prevents 100 casualties in battle (one more Prevent 100 result).
shape-triangle = triangle
    .text = +1 Victory in battle.
shape-circle = circle
    .text = Pays no wages for his troops while they total 400 or less.

## Troops

troop-regular-50 = Regulars 50
troop-regular-100 = Regulars 100
troop-english-50 = English 50
troop-english-100 = English 100
troop-english-200 = English 200
troop-swiss-50 = Swiss 50
troop-swiss-100 = Swiss 100
troop-swiss-200 = Swiss 200
troop-polish-50 = Poles 50
troop-polish-100 = Poles 100
troop-polish-200 = Poles 200
troop-romanian-50 = Romanians 50
troop-romanian-100 = Romanians 100
troop-romanian-200 = Romanians 200
troop-lombard-50 = Lombards 50
troop-lombard-100 = Lombards 100
troop-lombard-200 = Lombards 200
troop-tuscan-50 = Tuscans 50
troop-tuscan-100 = Tuscans 100
troop-tuscan-200 = Tuscans 200
nation-english = English
nation-swiss = Swiss
nation-polish = Poles
nation-romanian = Romanians
nation-lombard = Lombards
nation-tuscan = Tuscans

## Action cards, special phases, expeditions

card-levy-taxes = Levy Taxes
    .text = Gain 1 crown for each area that holds your Nobles. Goes to Taxation.
card-draft-soldiers = Draft Soldiers
    .text = Place a marker on the Mercenary Track. Goes to Wages.
card-rally-support = Rally Support
    .text = Gain 2 Votes. Goes to the Assembly.
card-serve-the-church = Serve the Church
    .text = Gain 1 Faith. You choose the area the card goes to.
card-mobilize-forces = Mobilize Forces
    .text = Move Nobles to one area and fight there. Goes to Wages after a move, to the Assembly after an attack.
card-versatile-strategy = Versatile Strategy
    .text = One thing: 2 crowns, 1 Vote, one move, one battle, or a marker for its fee. Returns to your hand.
card-important-event = Important Event
card-fund-expedition = Fund Expedition
card-upgrade-defenses = Upgrade Defenses
card-muster-troops = Muster Troops
card-uncertain-times = Uncertain Times
phase-taxation = Taxation
phase-wages = Wages
phase-assembly = Assembly
phase-mercenary-draft = Mercenary Draft
expedition-ceylon = Ceylon
expedition-spice-islands = Spice Islands
expedition-china = China

## Events

event-heretic = Heretic
    .text = Keep this card to the end of the game: you gain no Faith from any source and cannot hold the Head of the Church token.
event-no-heir = No Heir
    .text = A random Noble of yours has no heir: if he dies he leaves the game for good.
event-broken-line = Broken Line
    .text = The Head of the Church names one of your Nobles: he has no heir and leaves the game for good if he dies.
event-assassin = Assassin
    .text = A random Noble of yours on the board takes 2 casualty tokens.
event-camp-fever = Camp Fever
    .text = Each of your armies of 200 or more troops takes 1 casualty token.
event-embezzlement = Embezzlement
    .text = Lose half your crowns, rounded down.
event-city-in-revolt = City in Revolt
    .text = A random city of yours with none of your Nobles in its area becomes neutral.
event-mutiny = Mutiny
    .text = A random nationality: all your mercenaries of that nationality desert.
event-slander = Slander
    .text = Lose half your Votes, rounded up.
event-crisis-of-faith = Crisis of Faith
    .text = Lose 2 Faith.
event-shipwreck = Shipwreck
    .text = The Head of the Church chooses one expedition under way in which you invested: your crowns there are lost. If nobody else invested in it, it is removed.
event-great-fire = Great Fire
    .text = A random city of yours loses its fortification and takes 1 breach.
event-brigands = Brigands
    .text = Pay 1 crown for each of your Nobles on the board who is not at a city or stronghold of yours.
event-back-pay = Back Pay
    .text = Pay the wages of all your mercenaries now; those not paid desert.
event-inheritance = Rich Inheritance
    .text = Gain 6 crowns.
event-good-harvest = Good Harvest
    .text = Gain 2 crowns plus 1 per city you control.
event-popular-support = Popular Support
    .text = Gain 3 Votes.
event-miracle = Miracle
    .text = Gain 2 Faith.
event-volunteers = Volunteers
    .text = Take a random 100-strength mercenary from the deck, free.
event-defectors = Defectors
    .text = Take any one of the face-up mercenaries, free.
event-skilled-surgeon = Skilled Surgeon
    .text = Remove all casualty tokens from your armies.
event-master-mason = Master Mason
    .text = Choose one of your unbesieged cities: fortify it and remove its breaches. If you have none, gain 3 crowns.
event-holy-relic = Holy Relic
    .text = Gain 1 Faith and become Head of the Church.
event-noble-marriage = Noble Marriage
    .text = Gain 1 Influence.
event-open-gates = Open Gates
    .text = Take control of a neutral Kingdom city of strength 200 or less in an area where you alone have a Noble; otherwise gain 3 crowns.
event-famine = Famine
    .text = Keep in play until the next Taxation phase: in it each city pays half its income, rounded down. Then discard.
event-great-plague = Great Plague
    .text = A random Kingdom city: every army in its area and in the areas next to it takes 1 casualty token.
event-peasant-uprising = Peasant Uprising
    .text = Draw 2 Fate cards: each city named that is controlled without a Noble of its owner in the area becomes neutral.
event-earthquake = Earthquake
    .text = A random Kingdom city takes 2 breaches.
event-call-to-crusade = Call to Crusade
    .text = Each Baron with a Noble in an overseas land gains 2 Faith.
event-great-synod = Great Synod
    .text = The Baron with the most Faith becomes Head of the Church; if several are tied, the present Head chooses among them.
event-emergency-session = Emergency Session
    .text = Hold an Assembly now.
event-demand-for-wages = Demand for Wages
    .text = Hold a Wages phase now.
event-tax-collectors = Tax Collectors
    .text = Hold a Taxation phase now.
event-treason = Treason
    .text = Name a city of another Baron with none of that Baron’s Nobles in its area: it becomes neutral.
event-grand-tournament = Grand Tournament
    .text = A random Baron gains 1 Influence and 2 crowns.

## Agendas and open motions

agenda-private-motion = Private Motion
    .text = A random Baron proposes: lift a ban, discard a law, charge or office, postpone the Assembly, or vote on a discarded agenda.
agenda-royal-grant = Royal Grant
    .text = The chosen Baron gains 6 crowns.
agenda-levied-fine = Levied Fine
    .text = The chosen Baron pays 5 crowns to the treasury.
agenda-recognised-claim = Recognised Claim
    .text = The chosen Baron gains 1 Influence.
agenda-surrender-of-a-city = Surrender of a City
    .text = The chosen Baron makes one of their Kingdom cities neutral.
agenda-public-works = Public Works
    .text = Each Baron may remove all breaches from one of their cities or their stronghold, if it is not besieged.
agenda-general-amnesty = General Amnesty
    .text = Every ban from the Assembly is rescinded.
agenda-new-chairman = Election of a Chairman
    .text = The chosen Baron becomes Chairman of the Assembly.
agenda-church-council = Church Council
    .text = The chosen Baron becomes Head of the Church.
agenda-poll-tax = Poll Tax
    .text = At the end of each Taxation phase each Baron pays 1 crown per Noble on the board.
agenda-church-tithe = Church Tithe
    .text = At the end of each Taxation phase each other Baron who controls a city pays 1 crown to the Head of the Church.
agenda-chairmans-stipend = Chairman’s Stipend
    .text = At each Taxation phase the Chairman gains 3 crowns.
agenda-sanctity-of-strongholds = Sanctity of Strongholds
    .text = No stronghold may be attacked.
agenda-no-razing = Ban on Razing
    .text = No city may be razed.
agenda-mercenary-act = Mercenary Act
    .text = Each mercenary hired in the Draft costs 1 crown more.
agenda-bridge-toll = Bridge Toll
    .text = Each bridge a moving Noble crosses costs his Baron 1 crown. Retreats are free.
agenda-harbour-dues = Harbour Dues
    .text = A Noble starting sea movement costs his Baron 2 crowns.
agenda-standing-army-levy = Standing Army Levy
    .text = At the end of each Wages phase each Baron pays 1 crown per army of more than 400 troops.
agenda-equal-voices = Equal Voices
    .text = In the Receive Votes step no Baron receives more than 3 Votes for themselves and their cities.
agenda-silver-concession = Silver Concession
    .text = Pays 4 crowns at each Taxation phase.
agenda-salt-concession = Salt Concession
    .text = Pays 3 crowns at each Taxation phase.
agenda-wine-concession = Wine Concession
    .text = Pays 3 crowns at each Taxation phase.
agenda-wool-concession = Wool Concession
    .text = Pays 2 crowns at each Taxation phase.
agenda-iron-concession = Iron Concession
    .text = Pays 2 crowns at each Taxation phase.
agenda-timber-concession = Timber Concession
    .text = Pays 2 crowns at each Taxation phase.
agenda-ambassador-to-the-east = Ambassador to the East
    .text = From the next Assembly on you do not attend Assemblies. Gain 4 crowns at each Taxation phase.
agenda-keeper-of-the-seal = Keeper of the Seal
    .text = Receive 2 more Votes in the Receive Votes step.
agenda-papal-legate = Papal Legate
    .text = Gain 1 Faith at the end of each Taxation phase.
agenda-master-of-the-mint = Master of the Mint
    .text = Gain 1 more crown when you resolve Levy Taxes.
agenda-warden-of-the-roads = Warden of the Roads
    .text = Your Nobles may move up to four areas along roads.
agenda-debt-to-the-crown = Debt to the Crown
    .text = Pay 2 crowns at the end of each Taxation phase.
agenda-lord-marshal = Lord Marshal
    .text = 200 maintained troops.
agenda-high-constable = High Constable
    .text = 150 maintained troops.
agenda-captain-of-the-guard = Captain of the Royal Guard
    .text = 150 maintained troops.
agenda-lord-admiral = Lord Admiral
    .text = 100 maintained troops. By sea he lands in the destination area at once, but cannot attack with the same card.
agenda-warden-of-the-north = Warden of the North
    .text = 100 maintained troops.
agenda-warden-of-the-south = Warden of the South
    .text = 100 maintained troops.
agenda-warden-of-the-east = Warden of the East
    .text = 100 maintained troops.
agenda-warden-of-the-west = Warden of the West
    .text = 100 maintained troops.
agenda-master-of-siege-works = Master of Siege Works
    .text = 50 maintained troops. As commander of an assault he inflicts 100 extra casualties.
agenda-high-justiciar = High Justiciar
    .text = While he is on the board his Baron receives 2 more Votes in the Receive Votes step.
motion-no-sieges = No sieges may be declared
motion-no-roads = Road movement is forbidden
motion-no-sea = Sea movement is forbidden
motion-no-assaults = No city controlled by a Baron may be assaulted
motion-no-expeditions = No new expedition may be started
motion-no-hiring = No mercenary may be hired in the Draft
motion-double-city-votes = Each Kingdom city gives 2 Votes in the Receive Votes step
motion-declaration = A declaration in words, with no effect on the rules

## Words

garrison = the stronghold’s troops
colour-red = red
colour-green = green
colour-blue = blue
fate-deal = Deal 100
fate-prevent = Prevent 100
fate-victory = +1 Victory
fate-draw = Draw 1 Fate
news-0 = Fleet Lost
news-1 = No News
news-2 = 1×
news-3 = 2×
news-4 = 3×
news-5 = 4×
goods-crowns = crowns
goods-votes = Votes
goods-faith = Faith
goods-influence = Influence
proposal-unban = lifting a ban
proposal-postpone = postponing the Assembly
proposal-nothing = nothing

## Options

option-game_length = Influence for each Baron
    .text = The pool holds this much for each Baron: fewer make a shorter game.
option-game_length-8 = 8
option-game_length-10 = 10
option-game_length-12 = 12
option-game_length-13 = 13
option-game_length-14 = 14
option-game_length-15 = 15
option-might_is_right = Might Is Right
    .text = Only the city victory exists.
option-abandoned_nobles = Abandoned Nobles
    .text = A Noble who leaves the board because of desertion is never dead.
option-open_private_motions = Open Private Motions
    .text = A proposer may also pick a rule from a list.
option-exchanging_heirs = Exchanging Heirs
    .text = Heirs can be given to other Barons as hostages.
option-player_elimination = Player Elimination
    .text = Whoever loses the stronghold to another Baron is out of the game.
option-miracles = Miracles Can Happen
    .text = A lasting event can be cancelled later, for 1 Faith more.
option-asides = Gifts and offers
    .text = Crowns can be given at any time and offered for a permission.
option-noble_placement_direction = Placing Nobles
    .text = Which way round the table the Nobles are placed at set-up.
option-noble_placement_direction-clockwise = clockwise
option-noble_placement_direction-counterclockwise = counterclockwise
option-casualty_loss_rounding = Losses that do not fit
    .text = Discard more than the losses, or less.
option-casualty_loss_rounding-up = more
option-casualty_loss_rounding-down = less
option-off_board_nobles_must_return = Nobles must return
    .text = In Upkeep every Noble off the board with troops must be placed.
option-two_player_city_goal = Five cities with two Barons
    .text = With two Barons a city victory takes 5 cities.
option-full_victory_troops = Troops after a full victory
    .text = What becomes of the troops that lost.
option-full_victory_troops-mercenaries_lost = Mercenaries are lost
option-full_victory_troops-death_procedure = as at a Noble’s death
option-round_limit = Round limit
    .text = 0 means none.

## Questions

ask-assign-troops = { $left ->
    [0] All troops are assigned: finish, or take a card back.
   *[other] { $troop }: which Noble leads it, or does it stay in the stronghold?
  }
    .other = Troops are assigned: { $seats }.
ask-place-stronghold = Choose the area of your stronghold.
    .other = { $seat } places a stronghold.
ask-set-noble = Place one of your Nobles who have troops.
    .other = { $seat } places a Noble.
ask-plan-cards = Lay up to two cards in each of the three zones, then finish (laid: { $cards }).
    .other = Still planning: { $seats }.
ask-allocate = Choose the area your card goes to.
    .other = { $seat } chooses an area for the card.
ask-levy-taxes = Levy Taxes brings you { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }. Use it, or decline.
    .other = { $seat } may levy taxes.
ask-rally-support = Rally Support brings you 2 Votes. Use it, or decline.
    .other = { $seat } may rally support.
ask-serve-the-church = Serve the Church brings you 1 Faith. Use it, or decline.
    .other = { $seat } may serve the Church.
ask-draft-soldiers = Place your marker on a free spot of the Mercenary Track, or decline.
    .other = { $seat } may join the Mercenary Track.
ask-choose-area = Mobilize Forces: name the area your Nobles move to or fight in, or decline.
    .other = { $seat } mobilizes forces.
ask-next-noble = Who moves to { $area }? Say “enough” when nobody else does.
    .other = { $seat } moves Nobles to { $area }.
ask-versatile = Versatile Strategy: choose one thing, or decline.
    .other = { $seat } chooses a use of Versatile Strategy.
ask-march-on = { $noble } is in { $area }: collect troops, go on, or stop.
    .other = { $seat } moves { $noble }.
ask-obey-law = { $gives_up ->
    [1] { $law } stands in your way. Obey and give this up, or disobey and be banned?
   *[0] { $law } wants { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }. Pay, or disobey and be banned?
  }
    .other = { $seat } obeys or disobeys { $law }.
ask-offer-crowns = { $attack ->
    [1] You will ask { $to_seat } for leave to attack in { $area }. How many crowns do you offer?
   *[0] You will ask { $to_seat } for leave to pass through { $area }. How many crowns do you offer?
  }
    .other = { $seat } may offer { $to_seat } crowns for a permission.
ask-permit = { $attack ->
    [1] { $seat } asks for leave to attack in { $area }{ $crowns ->
        [0] . Permit it?
       *[other] {" "}and offers crowns: { $crowns }. Permit it?
    }
   *[0] { $seat } asks for leave to pass through { $area }{ $crowns ->
        [0] . Permit it?
       *[other] {" "}and offers crowns: { $crowns }. Permit it?
    }
  }
    .other = { $seat } is asked for a permission.
ask-declare = Declare a battle in { $area }: choose the enemy and the kind.
    .other = { $seat } may attack in { $area }.
ask-join-battle = Which of your Nobles in { $area } fight?
    .other = { $seat } chooses who fights.
ask-name-commander = Name the commander of your side in { $area }.
    .other = { $seat } names a commander.
ask-throw-away = Fate cards drawn: { $cards }. { $due ->
    [0] Discard more, or finish.
    [one] Discard at least one more.
   *[other] Discard at least { $due }.
  }
    .other = Fate cards are discarded: { $seats }.
ask-take-casualty = { $hits ->
    [one] { $hits } casualty is yours to place.
    *[other] { $hits } casualties are yours to place.
  }
    .other = { $seat } takes casualties.
ask-cede-city = Your stronghold has fallen to { $seat }. Choose the city you hand over.
    .other = { $seat } hands over a city.
ask-control-or-raze = { $city } is yours. Control it, or raze it for { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }?
    .other = { $seat } decides the fate of { $city }.
ask-deserter = Choose the card that deserts { $noble }.
    .other = { $seat } loses a deserter.
ask-lose-troops = { $noble }: choose Mercenaries to lose (troops in all: { $troops }).
    .other = { $seat } loses Mercenaries.
ask-who-first = Choose who comes next.
    .other = { $seat } chooses an order.
ask-choose-retreat = Choose where { $noble } retreats to.
    .other = { $seat } retreats.
ask-pay-law = { $law } wants { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }. Pay, or disobey and be banned?
    .other = { $seat } obeys or disobeys { $law }.
ask-pay-mercenary = Pay your Mercenaries one by one, then finish: unpaid ones desert. Due: { $wages }, you have { $crowns }.
    .other = { $seat } pays wages.
ask-hire-troops = Hire a Mercenary and say who leads it, or nobody. Your crowns: { $crowns }.
    .other = { $seat } may hire.
ask-remove-marker = Choose which other marker of yours leaves the track.
    .other = { $seat } removes a marker.
ask-revolt-test = Choose the city that is tested for revolt next.
    .other = { $seat } tests cities for revolt.
ask-answer-revolt = { $city } revolts. Pay 1 Faith or { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }, or let it go.
    .other = { $seat } answers the revolt of { $city }.
ask-shift-troops = { $part ->
    [0] Shift troops within your areas, then finish.
    [1] Shift troops among your Nobles off the board, then finish.
   *[2] Send troops from the stronghold to Nobles off the board, then finish.
  }
    .other = { $seat } shifts troops.
ask-rebuild = Place your stronghold again, or wait.
    .other = { $seat } may place the stronghold.
ask-bring-back = Bring Nobles back to your stronghold or your cities, then finish.
    .other = { $seat } brings Nobles back.
ask-start-expedition = Fund Expedition: choose the expedition that sets out, or none.
    .other = { $seat } decides about an expedition.
ask-invest-crowns = How much do you invest in { $expedition }?
    .other = { $seat } invests in { $expedition }.
ask-bless-expedition = Bless the expedition to { $expedition } for 1 Faith?
    .other = { $seat } may bless the expedition.
ask-upgrade-defenses = Repair or fortify one of your places, or do nothing.
    .other = { $seat } upgrades defenses.
ask-muster-troops = Remove casualty tokens from one army for 2 crowns each, or do nothing.
    .other = { $seat } musters troops.
ask-name-drawer = The top event is { $colour }. Name the Baron who draws it.
    .other = { $seat } decides who draws the { $colour } event.
ask-cancel-event = { $event }: cancel it (Faith: { $faith }), or suffer it?
    .other = { $seat } may cancel { $event }.
ask-pledge-faith = { $event }: to cancel it, this much Faith is still missing: { $missing }. How much do you add?
    .other = { $seat } may add Faith against { $event }.
ask-name-target = Name what the card hits.
    .other = { $seat } names a target.
ask-choose-head = Several have the most Faith: choose the Head of the Church.
    .other = { $seat } chooses the Head of the Church.
ask-place-recruit = Assign the Mercenary to an army.
    .other = { $seat } assigns a Mercenary.
ask-mend = Public Works: mend one of your places, or none.
    .other = { $seat } may mend a place.
ask-name-deputy = You do not attend: name an acting Chairman.
    .other = { $seat } names an acting Chairman.
ask-next-agenda = Which agenda is voted on next?
    .other = { $seat } announces the order of the agendas.
ask-accept = { $banned ->
    [1] { $agenda } is yours. Accept it, or refuse.
   *[0] { $agenda } is yours. Accept it, or refuse and be banned.
  }
    .other = { $seat } accepts or refuses { $agenda }.
ask-drop-charge = You hold three charges already: discard an old one.
    .other = { $seat } discards a charge.
ask-appoint = Which of your Nobles takes the office?
    .other = { $seat } appoints a Noble.
ask-propose = You make a private motion: propose one thing, or nothing.
    .other = { $seat } makes a private motion.
ask-cast-votes = { $subject }: how many Votes do you set aside? You have { $votes }.
    .other = Votes on { $subject } are set aside: { $seats }.
ask-declare-vote = { $subject }: declare your { $votes ->
    [one] { $votes } Vote
    *[other] { $votes } Votes
  }.
    .other = { $seat } declares on { $subject }.
ask-break-tie = { $subject }: the votes are tied. You decide.
    .other = { $seat } breaks the tie on { $subject }.
ask-write-votes = { $subject }: write down your Votes (left: { $votes }).
    .other = Votes are written down: { $seats }.

## Moves

move-done = Finish
move-use = Use the card
move-decline = Decline
move-enough = Enough
move-peace = No battle
move-stop = Stop here
move-crowns = Gain 2 crowns
move-vote = Gain 1 Vote
move-yes = Permit
move-no = Refuse
move-obey = Obey
move-disobey = Disobey
move-spare = Do without the commander’s ability
move-breach = Take a breach
move-control = Control the city
move-raze = Raze the city
move-cancel = Cancel the event
move-suffer = Let it happen
move-none = None
move-bless = Bless it
move-withhold = Do not bless it
move-nothing = Nothing
move-postpone = Postpone the Assembly
move-aye = Yes
move-nay = No
move-accept = Accept
move-refuse = Refuse
move-let_go = Let the city go
move-later = Not now
move-assign = Assign to: { $noble }
move-stronghold = Stronghold in { $area }
move-noble = { $noble } to { $area }
    .kind = Place a noble
move-plan = { $card } to zone { $zone }
    .kind = Plan a card
move-spot = { $crowns ->
   *[other] Spot { $spot } of the track ({ $crowns } for Versatile Strategy)
  }
    .kind = Choose a place on the track
move-allocate = To the area of { $phase }
move-area = Name { $area }
    .kind = Name an area
move-lead = Move { $noble }
    .kind = Move an army
move-take = Take { $troop } from: { $noble }
    .kind = Take troops along
move-take_all = Take the whole army of: { $noble }
move-march = To { $area }
    .kind = March
move-sail = Sail to { $area }
    .kind = Sail
move-battle = Battle in { $area }
    .kind = Start a battle
move-attack = { $neutral ->
    [1] Neutral city: { $kind ->
        [1] assault
       *[2] siege
    }
   *[0] { $enemy_seat }: { $kind ->
        [0] open field
        [1] assault
       *[2] siege
    }
  }
    .kind = Attack
move-join = { $noble } fights
move-command = { $noble } commands
move-discard = Discard card { $row } ({ $result })
    .kind = Discard a card
move-wound = Casualty on: { $noble }
move-first = { $noble } next
move-retreat = Retreat to { $area }
move-deserter = { $troop } deserts
move-loss = Lose { $troop }
move-cede = Hand over { $city }
move-draws = { $baron_seat } draws
move-pledge = Add Faith: { $count }
move-fund = Expedition to { $expedition }
    .kind = Back an expedition
move-invest = Invest { $count }
move-repair = Repair { $wall }: { $count }
    .kind = Repair walls
move-fortify = Fortify { $wall }
move-works = Mend { $wall }
move-heal = Heal { $noble }: { $count }
    .kind = Heal wounds
move-pay = Pay { $troop } ({ $noble })
    .kind = Pay a troop
move-deputy = { $baron_seat } presides
move-agenda = { $agenda } next
move-unban = Lift the ban on { $baron_seat }
    .kind = Lift a ban
move-annul = Discard { $entry }
    .kind = Discard a law
move-revive = Vote on { $agenda } again
    .kind = Vote again
move-rule = New rule: { $motion }
move-votes = Votes: { $votes }
move-write = Write { $votes }
move-for = For { $baron_seat }
move-choose = Choose { $baron_seat }
move-drop = Discard { $agenda }
move-appoint = Appoint { $noble }
move-hire = Hire { $troop } for: { $noble }
    .kind = Hire troops
move-recruit = { $troop } to: { $noble }
move-marker = Marker on spot { $spot }
move-test = Test { $city }
move-appease = { $way ->
    [0] Pay 1 Faith
   *[1] Pay crowns: { $crowns }
  }
move-shift = { $troop } from { $noble } to { $to }
    .kind = Shift troops
move-shift_all = The whole army from { $noble } to { $to }
move-name_noble = Name { $noble }
move-name_city = Name { $city }
move-name_stake = Name { $expedition }
move-offer = Offer { $count }
move-give = Give { $baron_seat } crowns: { $count }
    .kind = Give crowns
move-give_heir = Give { $baron_seat } the heir: { $noble }
    .kind = Hand over an heir
move-return_heir = Give { $baron_seat } back the heir: { $noble }
    .kind = Return an heir
move-kill_heir = Kill { $baron_seat }’s heir: { $noble }
    .kind = Kill an heir
move-miracle = A late miracle: { $entry }
    .kind = A late miracle

## Story

log-round = Round { $round } begins.
log-razed-before = { $city } lies razed from the start.
log-officers = { $seat } is Chairman of the Assembly, { $head_seat } Head of the Church.
log-offer = Mercenaries on offer: { $troops }.
log-agenda-open = A new agenda is revealed: { $agenda }.
log-stronghold = { $seat } places a stronghold in { $area }.
log-noble-placed = { $seat } places { $noble } in { $area }.
log-planned = Everybody has planned; the stacks are shuffled. Cards in them: { $cards }.
log-turned-up = Zone { $zone }: { $seat }’s { $card } is turned up.
log-neutral-up = Zone { $zone }: the Neutral card { $card } is turned up.
log-allocated = { $seat }’s { $card } goes to { $phase }: card { $cards } of { $needed }.
log-no-use = { $card } can do nothing for { $seat }.
log-declined = { $seat } declines the card.
log-phase = { $phase } is held.
log-crowns = { $seat } gains { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }.
log-votes = { $seat } gains { $votes ->
    [one] { $votes } Vote
    *[other] { $votes } Votes
  }.
log-faith = { $seat } gains Faith: { $faith }.
log-influence = { $seat } gains Influence: { $influence }.
log-lost-goods = { $seat } loses { $amount } ({ $goods }).
log-paid = { $seat } pays { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }.
log-paid-law = { $seat } pays { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  } for { $law }.
log-paid-regulars = { $seat } pays the Regulars: { $crowns }.
log-paid-troop = { $seat } pays { $troop } ({ $noble }).
log-chairman = { $seat } becomes Chairman of the Assembly.
log-head = { $seat } becomes Head of the Church.
log-marker = { $crowns ->
    [0] { $seat } places a marker on spot { $spot }.
   *[other] { $seat } pays { $crowns } and places a marker on spot { $spot }.
  }
log-marched = { $seat } moves { $noble } to { $area }.
log-sailed = { $seat } sends { $noble } by sea to { $area }.
log-left-board = { $noble } ({ $seat }) has no troops left and leaves the board.
log-permits = { $seat } permits it: { $asker_seat } in { $area }.
log-forbids = { $seat } does not permit it: { $asker_seat } in { $area }.
log-obeys = { $seat } obeys { $law }.
log-disobeys = { $seat } disobeys { $law }.
log-banned = { $seat } is banned from the Assembly.
log-siege = { $seat } lays siege in { $area }.
log-siege-second = { $seat } declares the second siege in { $area }: it surrenders.
log-siege-lifted = { $seat }’s siege in { $area } is lifted.
log-battle = { $assault ->
    [1] { $seat } assaults { $enemy_seat } in { $area }.
   *[0] { $seat } attacks { $enemy_seat } in the open field in { $area }.
  }
log-battle-neutral = { $seat } assaults the neutral city in { $area }.
log-commands = { $noble } commands for { $seat }.
log-row = { $seat } shows: { $results } (discarded: { $thrown }).
log-row-neutral = The city shows: { $results } (discarded: { $thrown }).
log-more-fate = { $side ->
    [0] The attacker draws one more: { $result }.
   *[1] The defender draws one more: { $result }.
  }
log-casualties = Casualties in { $area }: { $seat } { $attacker }, { $enemy_seat } { $defender }.
log-casualties-neutral = Casualties in { $area }: { $seat } { $attacker }, the city { $defender }.
log-wound = { $noble } ({ $seat }): casualty tokens now { $wounds }.
log-breach = The walls of { $area } are breached; strength now { $strength }.
log-unfortified = { $city } loses its fortification.
log-victories-even = Victories are equal: { $seat } and { $enemy_seat } part.
log-victories-attacker = { $seat } beats { $enemy_seat } by { $lead }.
log-victories-defender = { $enemy_seat } beats { $seat } by { $lead }.
log-victories-even-neutral = Victories are equal: { $seat } does not take the city in { $area }.
log-victories-attacker-neutral = { $seat } beats the city in { $area } by { $lead }.
log-victories-defender-neutral = The city in { $area } beats { $seat } by { $lead }.
log-desertion = Desertion from { $noble } ({ $seat }): the card shows { $nation }.
log-deserted = { $troop } deserts { $noble } ({ $seat }).
log-lost = { $noble } ({ $seat }) loses { $troop }.
log-died = { $noble } ({ $seat }) falls; an heir will follow.
log-line-ended = { $noble } ({ $seat }) falls without an heir and leaves the game.
log-retreated = { $noble } ({ $seat }) retreats to { $area }.
log-stronghold-fell = { $seat }’s stronghold in { $area } falls.
log-ransom = { $seat } takes crowns from { $owner_seat }: { $crowns }.
log-ceded = { $seat } hands { $city } over to { $victor_seat }.
log-controls = { $seat } controls { $city }.
log-razes = { $seat } razes { $city }.
log-neutral = { $city } becomes neutral.
log-hired = { $seat } assigns { $troop } to { $noble }.
log-fate-shuffled = Uncertain Times: the Fate deck is shuffled.
log-expedition = An expedition to { $expedition } sets out.
log-invests = { $seat } invests { $crowns } in { $expedition }.
log-invests-none = { $seat } invests nothing in { $expedition }.
log-blesses = { $seat } blesses the expedition to { $expedition }.
log-news = News from { $expedition }: { $result }.
log-repairs = { $seat } repairs { $area }.
log-fortifies = { $seat } fortifies { $area }.
log-heals = { $seat } removes casualty tokens ({ $noble }): { $tokens }.
log-drawer = { $seat } names who draws the { $colour } event: { $drawer_seat }{ $paid ->
    [1] , for 1 Faith.
   *[0] .
  }
log-event = { $seat } draws { $event }.
log-no-effect = { $event } has no effect.
log-pledge = { $seat } adds Faith: { $faith }.
log-names = { $seat } names { $target }.
log-deputy = { $seat } names { $deputy_seat } acting Chairman.
log-announces = { $seat } announces agenda { $place }: { $agenda }.
log-votes-shown = Votes on { $subject } are revealed: { $votes } in all.
log-declares-for = { $seat } declares { $votes ->
    [one] { $votes } Vote
    *[other] { $votes } Votes
  } for { $chosen_seat }.
log-declares-aye = { $seat } declares { $votes ->
    [one] { $votes } Vote
    *[other] { $votes } Votes
  } for yes.
log-declares-nay = { $seat } declares { $votes ->
    [one] { $votes } Vote
    *[other] { $votes } Votes
  } for no.
log-breaks-tie = { $seat } breaks the tie.
log-passed = { $agenda } is passed.
log-rejected = { $agenda } is rejected.
log-awarded = { $agenda } goes to { $seat }.
log-refuses = { $seat } refuses { $agenda }.
log-dropped = { $seat } discards { $agenda }.
log-appointed = { $seat } makes { $noble } { $agenda }.
log-proposer = { $seat } makes a private motion.
log-proposes = { $seat } proposes: { $subject }.
log-motion-passed = The motion is carried: { $subject }.
log-motion-failed = The motion is lost: { $subject }.
log-city-victory = { $seat } controls enough cities of the Kingdom ({ $cities }) and wins the throne.
log-last-round = Round { $round } is the last one.
log-revolt = { $city } ({ $seat }) revolts.
log-quiet = { $city } ({ $seat }) stays quiet.
log-appeased = { $crowns ->
    [0] { $seat } quiets { $city } with 1 Faith.
   *[other] { $seat } quiets { $city } with crowns: { $crowns }.
  }
log-shifted = { $seat } shifts troops ({ $cards }).
log-gave = { $seat } gives { $to_seat } { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  }.
log-offers = { $seat } offers { $to_seat } { $crowns ->
    [one] { $crowns } crown
    *[other] { $crowns } crowns
  } for the permission.
log-heir-given = { $seat } entrusts the heir of { $noble } to { $to_seat }.
log-heir-returned = { $seat } gives the heir of { $noble } back to { $to_seat }.
log-heir-killed = { $seat } has the heir of { $noble } ({ $owner_seat }) killed.
log-miracle = A miracle: { $seat } ends { $event }.
log-eliminated = { $seat } has lost the stronghold and is out of the game.
log-last-baron = { $seat } is the last Baron in the game and takes the throne.

## The board

board-map = Map of the Kingdom
board-court = Beside the map: stacks, phases, mercenaries, agenda, expeditions
board-status = Where the game stands
board-round = Round { $round }
board-set-up = Set-up
board-phase-planning = Planning
board-phase-actions = Actions
board-phase-upkeep = Upkeep
board-stack = stack { $zone }
board-battle = Battle in { $area }
board-next-planning = Next: the cards are shuffled and turned up, stack by stack.
board-next-phase = Next: { $phase }.
board-next-round = Next: round { $round }.
board-next-cards = { $count ->
    [one] Next: one more card, then Upkeep.
   *[other] Next: { $count } more cards, then Upkeep.
  }
board-next-upkeep = Next: Upkeep.
board-pool = Influence in the pool: { $count }
    .text = In Upkeep every Baron takes Influence for the cities of the Kingdom. When the pool is empty, the most Influence wins.
board-chairman = Chairman of the Assembly: { $seat }
    .text = First in every order, breaks ties.
board-head = Head of the Church: { $seat }
    .text = Decides who draws events.
board-influence = Influence: { $count }
board-race = Cities of the Kingdom: { $count }, { $goal } win
    .text = The most Influence wins when the pool is empty; so many cities in Upkeep win at once.
board-has-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
  }
    .text = For wages, mercenaries, walls and expeditions.
board-has-votes = { $count ->
    [one] { $count } Vote
   *[other] { $count } Votes
  }
    .text = Set aside in secret in the Assembly.
board-has-faith = Faith: { $count }
    .text = Quiets revolts, cancels events, blesses expeditions.
board-has-hand = { $count ->
    [one] { $count } action card in hand
   *[other] { $count } action cards in hand
  }
    .text = Twelve in all; the others lie in stacks and areas.
board-has-troops = Troops on the board: { $count }
board-no-cities = No cities.
board-hand = { $count ->
    [one] Your hand: { $count } action card
   *[other] Your hand: { $count } action cards
  }
board-hand-empty = No cards in hand.
board-zones = Action stacks
board-zone = { $count ->
    [one] Zone { $zone }: { $count } card
   *[other] Zone { $zone }: { $count } cards
  }
    .text = Two cards of yours at most, two neutral ones unseen; shuffled, then turned up one by one.
board-zone-own = Yours: { $cards }
board-neutral-card = Neutral card
board-phases = Special phases
board-held-now = now
board-to-go = { $count ->
    [0] due
    [one] next card!
   *[other] { $count } to go
  }
board-markers-to-go = { $count ->
    [0] due
    [one] next marker!
   *[other] { $count } markers to go
  }
board-phase-taxation = Every Baron gains the income of their cities and charges; laws take their part.
board-phase-wages = Every Baron pays Regulars and Mercenaries; unpaid Mercenaries desert.
board-phase-assembly = Every Baron receives Votes; the agendas are voted on.
board-spot = { $fee ->
    [one] Spot { $spot }: free, { $fee } crown with Versatile Strategy
   *[other] Spot { $spot }: free, { $fee } crowns with Versatile Strategy
  }
    .text = Markers hire from left to right when the track is full.
board-spot-taken = Spot { $spot }: { $seat }
board-mercenary = { $troop }: hiring costs { $fee }, wages { $wage }
board-agendas = Agenda
board-in-force = Laws in force
board-type-motion = motion
board-type-law = law
board-type-charge = charge
board-type-concession = concession
board-type-office = office
board-type-private = private motion
board-expeditions = Expeditions
board-expedition = Expedition
    .text = Each Fund Expedition card moves every ship by one; at the end the news decide what the crowns bring.
board-in-harbour = in harbour
board-stage = stage { $stage } of { $length }
board-blessed = blessed
board-army = { $name }, strength { $strength }: { $troops }{ $marks }.
board-no-troops = no troops
board-wounds = { $count ->
    [one] { $count } casualty token
   *[other] { $count } casualty tokens
  }
board-exhausted = exhausted
board-at-sea = At sea.
board-strength = strength { $strength }
board-breaches = { $count ->
    [one] { $count } breach
   *[other] { $count } breaches
  }
board-fortified = fortified
board-besieged = besieged by { $seat }
board-income = Income { $count }
board-razed = Razed.
board-neutral = Neutral city
board-owned = { $seat }’s city
board-castle = { $seat }’s stronghold
board-empty-area = Nobody is here.
board-steps = { $count ->
    [one] One step away
   *[other] { $count } steps along the road
  }
board-by-sea = By sea
board-with-leave = Leave is asked: { $seats }.
board-close = Close
board-banned = banned
board-finished = ready
board-assault = Assault in { $area }
board-step-commander = Commanders
board-step-discard = Fate cards
board-step-casualties = Casualties
board-step-victories = Victories
board-role-attacker = attacks
board-role-defender = defends
board-deals = Casualties dealt, in hundreds
board-prevents = Casualties prevented, in hundreds
board-victories = Victories
board-fate-down = Fate card, face down
board-vote = Assembly: { $subject }
board-presides = { $seat } presides.
board-vote-aside = Votes are set aside
board-vote-declare = Votes are declared
board-vote-result = Result
board-final = The end
board-final-how = { $pool ->
    [0] The pool is empty: the most Influence wins.
   *[other] The game ended with Influence in the pool ({ $pool }): whoever holds enough cities of the Kingdom ({ $goal }) wins at once.
  }
board-final-influence = Influence
board-final-kingdom = Cities of the Kingdom
board-final-overseas = Overseas cities
board-final-troops = Troops on the board
board-final-crowns = Crowns
board-final-votes = Votes
board-final-faith = Faith
board-muster = Troops
board-regulars = Regulars
board-fate-row = Your fate cards
board-fate-card = Card { $place }: { $result }
board-purse = How many?

## The first game with a guide

tutorial-welcome = Welcome! The throne is empty, and you are one of three Barons who want it. Cities lead there: each brings you Influence every round, and more than half of the Kingdom’s cities win at once.
tutorial-noble = This is your Noble with the star: he leads 300 troops, and beside him lies Ballin, a neutral city of strength 200. Today you take it.
tutorial-plan = A round begins with planning in secret: up to two cards in each of three zones. Press Mobilize Forces, which leads Nobles into battle, and then zone I.
tutorial-rally = Zone I is turned up first, so you strike early. Lay Rally Support beside it: it brings Votes for the Assembly.
tutorial-planned = Draft Soldiers in zone II and your second Rally Support in zone III already lie there for you. Nobody sees your cards: press “Finish”, and each zone is shuffled together with those of the others.
tutorial-votes = The cards are turned up one by one, and here is your Rally Support. Use it: 2 Votes are more than anyone else has, so you become Chairman of the Assembly.
tutorial-area = Mobilize Forces is yours too. Choose the area you want to act in: Ballin.
tutorial-march = Now say who goes. Send your Noble with the star; the other one had better guard your stronghold.
tutorial-assault = An assault decides today; a siege sheds no blood, but must be declared twice, in different rounds. Choose the assault.
tutorial-fate = Strength 300 and a commander give you five Fate cards, and two must go. The walls hold 200, so keep both Deal 100 and throw away Prevent 100.
tutorial-victory = Your star deals 100 more: 300 against 200, even if the city prevents 100. You will not need +1 Victory: throw it away, and both sides show their cards.
tutorial-control = The walls are down, and your troops are unhurt. Take control: the city brings income and Influence, while razing brings gold once and no more.
tutorial-allocate = Used cards gather in these areas, and a full one starts its phase for everybody. Your card moved and attacked, so you may choose: send it to the Assembly.
tutorial-expedition = A Neutral card, Fund Expedition: the Chairman decides which ship sets out, and that is you. Choose one, the Spice Islands for example.
tutorial-invest = Invest 2 crowns, or as many as you like up to 5. On space 3 a Fate card says what the ship brings home: up to four times the stake, or nothing.
tutorial-marker = Draft Soldiers: a marker on this track is your place in the queue for Mercenaries. Take spot 3; the fourth marker starts the hiring.
tutorial-hire = { $seat } gave you a green event, and it brought 6 crowns. Hire the Tuscans for your Noble with the circle: he pays no wages for up to 400 troops.
tutorial-wages = Six cards lie in Wages, so everybody pays. Your Regulars are paid and would stay anyway; Mercenaries leave without pay, so pay the English.
tutorial-assembly = The Assembly meets, and { $seat } is Chairman now. Set 4 of your 6 Votes aside in secret for the Iron Concession: it pays 2 crowns at each Taxation.
tutorial-declare = All Votes are shown, and the others have named themselves. Name yourself: you have set aside the most.
tutorial-influence = The round is over: Ballin has brought you 1 Influence, and your Nobles are rested. When the pool of Influence is empty, the Baron with the most becomes king.
tutorial-end = And 6 of the 11 cities win at once. Plan the second round as you like: play on alone, or lay a table of your own.

## A tour of the table

tour-welcome = An empty throne, and you are one of the Barons who want it. Influence wins when the pool is empty; enough cities of the Kingdom win at once.
tour-map = The Kingdom: cities show their walls, income and the owner’s banner. Rivers and mountains stop an army, bridges and roads carry it.
tour-armies = Your four Nobles and your stronghold with their troops. Shapes have abilities; point at one to read it.
tour-plan = In Planning you lay up to two cards in each zone, in secret. Then each stack is shuffled and turned up card by card.
tour-phases = A card that was used goes to one of these areas. The last free place sets the phase off.
tour-market = Markers on the track say who hires first when the Mercenary Draft comes.
tour-agenda = The Assembly votes on these cards: laws, offices, gifts and fines. Votes are set aside in secret.
tour-next = Here you see what is going on and what comes next.
tour-race = Your Influence, and your cities on the way to the throne.

## Refusals

illegal-assign-order = Equal cards are assigned in order: not to an earlier army than the one before.
illegal-assign-all = Assign every card first.
illegal-area-built = An unrazed city or a stronghold stands there. Choose another area.
illegal-area-edge = Not on the edge of the map with so few Barons. Choose an area inside.
illegal-area-foreign = Another Baron’s piece stands there. Choose another area.
illegal-noble-not-ready = Only a Noble off the board who has troops can be placed.
illegal-not-overseas = Choose an area of the Kingdom.
illegal-zone-full = Two cards lie in this zone already. Choose another zone.
illegal-no-such-card = You have no such card in hand. Choose another.
illegal-other-area = Your card goes to Wages after a move and to the Assembly after an attack.
illegal-no-move = Choose one of the answers offered.
illegal-spot-closed = This spot is not used with so many Barons. Choose one further left.
illegal-spot-taken = A marker lies there already. Choose a free spot.
illegal-spot-dear = This spot costs { $crowns }: more than you have.
illegal-nothing-there = Nobody can move there, and no battle can be declared there.
illegal-exhausted = This Noble is exhausted. Choose another.
illegal-not-on-board = This Noble is not on the board. Choose another.
illegal-shut-in = This Noble is besieged and cannot leave.
illegal-no-way = No way leads there on foot. Choose a neighbouring area or one along the road.
illegal-no-battle = There is nobody to fight in that way. Choose another attack.
illegal-no-such-troops = Those troops cannot be had here.
illegal-no-step-yet = A move has at least one step.
illegal-no-harbour = Only from a port to another port.
illegal-area-twice = A path enters no area twice.
illegal-siege-weak = You must be stronger than the city and everyone in it; besiege with more.
illegal-not-that-noble = Choose one of the Nobles offered.
illegal-no-ability = There is no ability to do without now.
illegal-discard-due = Discard more cards first.
illegal-discard-order = Discard from left to right, and keep at least one card.
illegal-wall-down = The walls have no strength left.
illegal-army-full = This army can take no more. Choose another.
illegal-not-your-city = Choose a city of yours.
illegal-gave-up = You gave razing up: control the city.
illegal-no-such-loss = Choose Mercenaries that make up the losses.
illegal-no-refuge = Another Baron stands there. Choose a free area.
illegal-too-dear = You cannot pay for that.
illegal-not-on-offer = That Mercenary is not on offer.
illegal-no-muster-place = Troops go to Nobles in your cities or stronghold or off the board, or into the stronghold.
illegal-other-nation = Several at once must be of one nationality.
illegal-not-your-marker = Choose a marker of yours.
illegal-not-tested = This city is not tested.
illegal-all-or-nothing = An army with casualty tokens is shifted as a whole.
illegal-no-such-shift = Those troops cannot go there now.
illegal-must-return = Place this Noble first.
illegal-no-return-place = Choose your stronghold or a city of yours that is not besieged.
illegal-under-way = That expedition is under way. Choose another.
illegal-stake-size = Invest no more than 5 crowns, and no more than you have.
illegal-besieged = It is besieged: neither repaired nor fortified.
illegal-fortified = This city is fortified already.
illegal-no-breach = There are not that many breaches.
illegal-no-tokens = There are not that many casualty tokens.
illegal-not-that-baron = Choose one of the Barons offered.
illegal-no-faith = You do not have that much Faith.
illegal-no-target = The card cannot hit that. Choose one of the targets offered.
illegal-not-present = Name a Baron who attends.
illegal-not-current = That agenda is not to be voted on now.
illegal-not-your-charge = Discard one of your old charges.
illegal-no-proposal = That cannot be proposed now.
illegal-too-many-votes = You do not have that many Votes.
illegal-write-all = Write an amount for every agenda first.
illegal-not-a-candidate = This card is not voted on in that way.
illegal-not-tied = Decide among the tied.
illegal-no-asides = This table plays without gifts and offers.
illegal-no-asides-yet = Gifts begin with the first Planning phase.
illegal-gave-already = You have given to this Baron already. Wait for the next question.
illegal-not-yours-to-give = You cannot give these crowns now: you do not have them, or they are about to be taken or are promised.
illegal-not-your-heir = You do not hold that heir.
illegal-heir-abroad = Another Baron holds his heir. Have him given back first.
illegal-no-miracle = You cannot end that event now.

## The board in words

words-set-up = Set-up. Influence in the pool: { $pool }.
words-round = Round { $round }. Influence in the pool: { $pool }. Chairman of the Assembly: { $seat }. Head of the Church: { $head_seat }. Cities of the Kingdom needed to win: { $cities }.
words-phase = { $phase }: { $cards } of { $needed } cards.
words-track = Mercenary Draft: { $cards } of { $needed } markers.
words-stacks = Cards in the action stacks: { $left }, { $middle } and { $right }.
words-baron = { $seat } ({ $baron }): Influence { $influence }, crowns { $crowns }, Votes { $votes }, Faith { $faith }; cards in hand: { $cards }.
words-banned = { $seat } is banned from the Assembly.
words-fallen = { $seat } is out of the game.
words-cities = Cities: { $cities }.
words-armies = Armies: { $armies }.
words-army = { $noble } in { $area } ({ $strength })
words-wounded = { $noble } in { $area } ({ $strength }, casualty tokens: { $tokens })
words-at-sea = { $noble } at sea, bound for { $area } ({ $strength })
words-castle = the stronghold in { $area } ({ $strength })
words-neutral = Neutral cities of the Kingdom: { $cities }.
words-razed = Razed cities: { $cities }.
words-offer = Mercenaries on offer: { $troops }.
words-agendas = Current agendas: { $agendas }.
words-in-force = In force: { $cards }.
words-law = { $card }
words-held = { $card } ({ $seat })
words-expedition = Expedition to { $expedition }, stage { $stage }; invested: { $stakes }.
words-stake = { $seat } { $crowns }
words-hand = Your hand: { $cards }.
words-laid = Your cards in zone { $zone }: { $cards }.

# How a game ended, for the statistics of `tabard arena`: "Ended by ...".
ending-cities = cities
ending-elimination = elimination
ending-influence = Influence
ending-round-limit = round limit
