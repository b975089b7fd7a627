# Medieval Mastery. Слова наши; сами правила — в rules.ru.md.

game-name = Medieval Mastery
game-blurb = Рыцари-кубики, земля из шестиугольников и сражения, где всё решают скрытые карты, артефакты и выдержка. Кто первым наберёт тринадцать очков, тот займёт престол. От двух до шести феодалов, сорок пять минут.

## Настройки

option-loyalty = Вариант «Верность»: команды
    .help = Игроки объединяются в команды, побеждают вместе и могут поддерживать друг друга в сражении. По двое — вчетвером или вшестером, по трое — вшестером. Не сочетается с осадой замка.
option-loyalty-off = каждый за себя
option-loyalty-pairs = команды по двое
option-loyalty-threes = команды по трое
option-castle_siege = Вариант «Осада замка»
    .help = Замок можно атаковать, но не больше чем шестью рыцарями; он обороняется так, будто в нём их восемь. Завоевавший замок сразу побеждает.
option-brutality = Вариант «Жестокость»
    .help = Рыцари на территории, потерявшей линию снабжения, сразу убираются с поля.
option-skirmish = Вариант «Стычка»
    .help = Короткая игра: для победы нужно 11 очков, родные земли не стоят ничего.
option-mayhem = Вариант «Беспорядок»
    .help = Каждый начинает с шестью лишними рыцарями. Победитель сражения бросает по кубику за каждого своего рыцаря в нём и теряет по одному за каждую единицу.
option-artefact_draft = Драфт артефактов
    .help = Артефакты не раздают, а выбирают по очереди.
option-round_limit = Предел раундов
    .help = После стольких раундов побеждает набравший больше всех очков. 0 — без предела, как в правилах.

## Карты

card-conflict-2 = Конфликт 2
    .text = Кладётся в сражении лицом вниз: 2 боевых очка.
card-conflict-3 = Конфликт 3
    .text = Кладётся в сражении лицом вниз: 3 боевых очка.
card-conflict-4 = Конфликт 4
    .text = Кладётся в сражении лицом вниз: 4 боевых очка.
card-conflict-5 = Конфликт 5
    .text = Кладётся в сражении лицом вниз: 5 боевых очков.
card-ambush = Засада
    .text = Кладётся в сражении лицом вниз: столько боевых очков, сколько выпадет на кубике при вскрытии.
card-support-1 = Поддержка +1
    .text = Играется в сражении открыто, после карт конфликта: 1 боевое очко.
card-support-2 = Поддержка +2
    .text = Играется в сражении открыто, после карт конфликта: 2 боевых очка.
card-call-to-arms = Призыв к оружию
    .text = В свой ход, вне манёвра: два рыцаря в замок.
card-authority = Влияние
    .text = Играется сама, как только взята: ещё две карты.
card-tactical-advance = Тактическое превосходство
    .text = В свой ход, вне манёвра: ещё один манёвр в этом ходу.
card-fracture = Разрушение
    .text = Отменяет и разрушает артефакт другого игрока: в свой ход или в миг, когда должны сработать корона, скипетр или держава.

type-conflict = Карта конфликта
type-support = Карта поддержки
type-resource = Карта ресурсов

## Артефакты

type-crown = Корона
    .text = Используется один раз в свой ход, вне манёвра.
type-orb = Держава
    .text = Срабатывает сама после сражения.
type-sceptre = Скипетр
    .text = Срабатывает сам в сражении, перед картами конфликта.
crown-corruption = Корона коррупции
    .text = Раз в свой ход: разрушьте артефакт другого игрока.
crown-prosperity = Корона процветания
    .text = Раз в свой ход: посмотрите верхнюю карту любой колоды и оставьте её или сбросьте.
crown-insight = Корона предвидения
    .text = Раз в свой ход: посмотрите четыре верхние карты своей колоды и верните их в любом порядке.
crown-order = Корона порядка
    .text = Раз в свой ход: замешайте в колоду карту, попавшую в ваш сброс в ваш предыдущий ход.
crown-vitality = Корона энергии
    .text = Раз в свой ход: ещё одна передислокация, без продвижения.
crown-wrath = Корона гнева
    .text = Раз в свой ход: можете сбросить карту.
orb-brutality = Держава жестокости
    .text = Когда вы выиграли сражение: оппонент теряет там ещё одного рыцаря.
orb-greed = Держава жадности
    .text = Когда вы выиграли сражение: доберите карты до шести.
orb-preparation = Держава подготовки
    .text = Когда вы выиграли сражение: можете сбросить карту.
orb-cleansing = Держава искупления
    .text = Когда вы проиграли сражение: можете сбросить карту.
orb-devotion = Держава преданности
    .text = Когда вы проиграли сражение: рыцарь в ваш замок.
orb-resurgence = Держава возрождения
    .text = Когда вы проиграли сражение: доберите карты до шести.
sceptre-fear = Скипетр страха
    .text = Когда вы атакуете и рыцарей у вас меньше: можете считать их столько же, сколько у оппонента.
sceptre-influence = Скипетр влияния
    .text = Когда вы атакуете: обороняющийся сбрасывает случайную карту.
sceptre-rage = Скипетр ярости
    .text = Когда вы атакуете: 1 боевое очко.
sceptre-defiance = Скипетр сопротивления
    .text = Когда вы обороняетесь: атакующий сбрасывает случайную карту.
sceptre-loyalty = Скипетр верности
    .text = Когда вы обороняетесь: 1 боевое очко.
sceptre-vigour = Скипетр решительности
    .text = Когда вы обороняетесь и рыцарей у вас меньше: можете считать их столько же, сколько у оппонента.

## Территории

territory-homelands = Родные земли
    .text = Здесь стоят ваши первые рыцари. Других свойств нет.
territory-forest = Лес
    .text = Свойств нет.
territory-grasslands = Равнина
    .text = В сражении за неё атакующий получает 1 боевое очко.
territory-village = Деревня
    .text = Завоеватель получает рыцаря в замок.
territory-ruins = Руины
    .text = Завоеватель может сбросить карту.
territory-fort = Форт
    .text = В сражении за него обороняющийся получает 1 боевое очко.
territory-mountains = Горы
    .text = В сражении за них не играют карт поддержки.
territory-marshlands = Топи
    .text = Завоеватель теряет здесь рыцаря.
territory-abbey = Аббатство
    .text = Завоеватель получает рыцаря в замок и может сбросить карту.
territory-cave = Пещера
    .text = Вмещает только четырёх рыцарей.
territory-battlefield = Поле боя
    .text = Вмещает до восьми рыцарей.
territory-city = Город
    .text = В сражении за него обороняющийся получает 1 боевое очко. Завоеватель получает рыцаря в замок.
territory-fortress = Крепость
    .text = В сражении за неё обороняющийся получает 1 боевое очко. Завоеватель может сбросить карту.
territory-arena = Арена
    .text = Перед сражением обе стороны бросают по кубику; у кого меньше, тот теряет рыцаря, при равенстве теряют оба.
property-start-knights = Начальные рыцари
    .text = Первые рыцари соседнего замка делятся с этой территорией.
property-attacker-bonus = Атакующий +1
    .text = Атакующий получает 1 боевое очко.
property-defender-bonus = Обороняющийся +1
    .text = Обороняющийся получает 1 боевое очко.
property-capacity = Особая вместимость
    .text = Вмещает не шесть рыцарей, как обычно.
property-no-support = Без поддержки
    .text = В сражении за эту территорию не играют карт поддержки.
property-arena-duel = Поединок
    .text = Перед сражением обе стороны бросают по кубику; у кого меньше, тот теряет рыцаря, при равенстве теряют оба.
property-gain-knight = Лишний рыцарь
    .text = Завоеватель получает рыцаря в замок.
property-lose-knight = Потеря рыцаря
    .text = Завоеватель теряет здесь рыцаря.
property-may-discard = Сброс карты
    .text = Завоеватель может сбросить карту.
lake = Озеро
    .text = Войти в него нельзя. Все территории вокруг него — соседи и для снабжения, и для продвижения.
knights = Рыцари
castle-nivernais = Ниверне
castle-touraine = Турень
castle-anjou = Анжу
castle-berry = Берри
castle-champagne = Шампань
castle-poitou = Пуату

## Шаги сражения

step-territory-start = Свойства территории
step-draw = Добор карт
step-sceptres = Скипетры
step-conflict = Карты конфликта
step-support = Карты поддержки
step-outcome = Исход
step-orbs = Державы
step-losses = Потери и отступление
step-territory-end = Завоевание

ended-points = Цель достигнута.
ended-siege = Замок завоёван.
ended-limit = Достигнут предел раундов.

## Что спрашивается

ask-free-window = Ваш ход: играйте карты, используйте корону{ $manoeuvres ->
    [0] { " " }или закончите ход. Манёвров не осталось.
    [one] , начните манёвр (остался { $manoeuvres }) или закончите ход.
   *[other] , начните манёвр (осталось { $manoeuvres }) или закончите ход.
  }
    .other = Ходит { $seat }.
ask-react = Вот-вот сработает: { $artefacts }. Сыграйте «Разрушение» или пасуйте.
    .other = { $seat } может ответить «Разрушением».
ask-corruption-target = Корона коррупции: выберите игрока, чей артефакт вы разрушите.
    .other = { $seat } выбирает, чей артефакт разрушить.
ask-destroy-artefact = Корона коррупции: выберите артефакт, который вы разрушите.
    .other = { $seat } выбирает, какой артефакт разрушить.
ask-prosperity-target = Корона процветания: выберите игрока, верхнюю карту колоды которого вы посмотрите.
    .other = { $seat } выбирает колоду для короны процветания.
ask-keep-top = { $own ->
    [1] Сверху вашей колоды
   *[other] Сверху колоды игрока { $owner_seat }
  } лежит карта «{ $card }». Оставьте её или сбросьте.
    .other = { $seat } смотрит верхнюю карту колоды.
ask-order-cards = Корона предвидения: какая карта ляжет { $place ->
    [1] на самый верх?
   *[other] { $place }-й сверху?
  }
    .other = { $seat } возвращает карты на колоду.
ask-shuffle-back = Корона порядка: выберите карту, сброшенную в предыдущий ход, чтобы замешать её в колоду.
    .other = { $seat } выбирает карту, чтобы замешать её в колоду.
ask-discard-card = Сбросьте карту из руки или нажмите «Пасовать».
    .other = { $seat } может сбросить карту.
ask-recall = Передислокация: верните рыцарей в замок, затем продолжайте. { $knights ->
    [0] Сейчас замок пуст.
    [one] Сейчас в замке { $knights } рыцарь.
    [few] Сейчас в замке { $knights } рыцаря.
   *[many] Сейчас в замке { $knights } рыцарей.
  }
    .other = { $seat } передислоцирует рыцарей: они возвращаются в замок.
ask-reinforce = Передислокация: отправьте рыцарей из замка на свои территории и закончите. { $knights ->
    [0] Сейчас замок пуст.
    [one] Сейчас в замке { $knights } рыцарь.
    [few] Сейчас в замке { $knights } рыцаря.
   *[many] Сейчас в замке { $knights } рыцарей.
  }
    .other = { $seat } передислоцирует рыцарей: они выходят из замка.
ask-advance = Продвижение: отправьте рыцарей из замка на одну территорию или останьтесь. { $knights ->
    [0] Сейчас замок пуст.
    [one] Сейчас в замке { $knights } рыцарь.
    [few] Сейчас в замке { $knights } рыцаря.
   *[many] Сейчас в замке { $knights } рыцарей.
  }
    .other = { $seat } может продвинуться.
ask-match-knights = { $artefact }: считайте { $knights ->
    [one] на { $knights } рыцаря
    [few] на { $knights } рыцаря
   *[many] на { $knights } рыцарей
  } больше, столько же, сколько у оппонента, или пасуйте.
    .other = { $seat } может сравнять число рыцарей с оппонентом.
ask-lay-conflict = Положите лицом вниз карту конфликта. Боевые очки: у вас { $points }, у оппонента { $against }.
    .other = Выбор карты конфликта: { $seats }.
ask-play-support = Сыграйте карту поддержки или нажмите «Пока хватит». Боевые очки: у вас { $points }, у оппонента { $against }.
    .other = { $seat } может сыграть карты поддержки.
ask-draft-artefact = Возьмите один из открытых артефактов.
    .other = { $seat } выбирает артефакт.

## Ходы

move-play = Сыграть карту «{ $card }»
    .kind = Сыграть карту
move-fracture = Сыграть «Разрушение» на артефакт «{ $artefact }» ({ $owner_seat })
    .kind = Сыграть «Разрушение»
move-crown = Использовать артефакт «{ $artefact }»
move-manoeuvre = Начать манёвр
move-end_turn = Закончить ход
move-recall = Вернуть { $knights ->
    [one] { $knights } рыцаря
    [few] { $knights } рыцарей
   *[many] { $knights } рыцарей
  } с территории «{ $territory }» ({ $cell })
    .kind = Вернуть рыцарей
move-recall_done = Больше никого не возвращать
move-reinforce = Отправить { $knights ->
    [one] { $knights } рыцаря
    [few] { $knights } рыцарей
   *[many] { $knights } рыцарей
  } на территорию «{ $territory }» ({ $cell })
    .kind = Отправить рыцарей
move-redeploy_done = Закончить передислокацию
move-redeploy_cancel = Оставить всё как было
move-advance = Продвинуть { $knights ->
    [one] { $knights } рыцаря
    [few] { $knights } рыцарей
   *[many] { $knights } рыцарей
  } на территорию «{ $territory }» ({ $cell })
    .kind = Продвинуть рыцарей
move-no_advance = Не продвигаться
move-pass = Пасовать
move-match = Сравнять число рыцарей
move-conflict = Положить карту «{ $card }»
    .kind = Положить карту
move-no_card = Не класть карту
move-support = Сыграть карту «{ $card }»
    .kind = Сыграть карту поддержки
move-support_done = Пока хватит
move-discard = Сбросить карту «{ $card }»
    .kind = Сбросить карту
move-target = Выбрать игрока { $target_seat }
move-destroy = Разрушить артефакт «{ $artefact }»
move-keep = Оставить карту сверху
move-discard_top = Сбросить эту карту
move-place = Положить следующей карту «{ $card }»
move-shuffle = Замешать в колоду карту «{ $card }»
move-draft = Взять артефакт «{ $artefact }»

## Что произошло

log-first = Начинает { $seat }.
log-drafted = { $seat } берёт артефакт «{ $artefact }».
log-turn = Раунд { $round }: ходит { $seat }.
log-gained = { $seat } { $knights ->
    [0] не выставляет в замок рыцарей.
    [one] выставляет в замок { $knights } рыцаря.
    [few] выставляет в замок { $knights } рыцарей.
   *[many] выставляет в замок { $knights } рыцарей.
  }
log-no-dice = Кубиков в резерве нет, и { $seat } теряет { $knights ->
    [one] { $knights } рыцаря.
    [few] { $knights } рыцарей.
   *[many] { $knights } рыцарей.
  }
log-drew = { $seat } { $cards ->
    [0] не берёт карт.
    [one] берёт { $cards } карту.
    [few] берёт { $cards } карты.
   *[many] берёт { $cards } карт.
  }
log-drew-cards = Вы берёте: { $cards }.
log-reshuffled = { $seat } перемешивает сброс в колоду ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }).
log-authority = { $seat } показывает «Влияние» и берёт ещё карты.
log-lost-card = { $seat } теряет случайную карту «{ $card }».
log-kept-cards = { $seat } ничего не сбрасывает.
log-discarded = { $seat } сбрасывает карту «{ $card }».
log-played = { $seat } играет карту «{ $card }».
log-restored = { $seat } восстанавливает артефакт «{ $artefact }».
log-about-to-act = Вот-вот сработает: { $artefacts }.
log-fractured = { $seat } играет «Разрушение»: артефакт «{ $artefact }» ({ $owner_seat }) разрушен.
log-announced = { $seat } использует артефакт «{ $artefact }».
log-corrupted = { $seat } разрушает артефакт «{ $artefact }» ({ $owner_seat }).
log-looks = { $seat } смотрит верхнюю карту { $own ->
    [1] своей колоды.
   *[other] колоды игрока { $owner_seat }.
  }
log-saw-top = { $own ->
    [1] Сверху вашей колоды
   *[other] Сверху колоды игрока { $owner_seat }
  } лежит карта «{ $card }».
log-kept-top = { $seat } оставляет карту сверху.
log-discarded-top = { $seat } сбрасывает { $own ->
    [1] со своей колоды
   *[other] с колоды игрока { $owner_seat }
  } карту «{ $card }».
log-insight = { $seat } смотрит { $cards ->
    [1] верхнюю карту
    [one] { $cards } верхнюю карту
    [few] { $cards } верхние карты
   *[many] { $cards } верхних карт
  } своей колоды.
log-saw-cards = Вы видите карты, начиная сверху: { $card }.
log-shuffled-back = { $seat } замешивает в колоду карту «{ $card }».
log-redeployed = { $seat } меняет число рыцарей на территории «{ $territory }» ({ $cell }): { $before } → { $knights }.
log-not-redeployed = { $seat } оставляет всех рыцарей на местах.
log-advanced = { $seat } продвигает { $knights ->
    [one] { $knights } рыцаря
    [few] { $knights } рыцарей
   *[many] { $knights } рыцарей
  } на территорию «{ $territory }» ({ $cell }).
log-no-advance = { $seat } не продвигается.
log-conquered = { $seat } завоёвывает территорию «{ $territory }» ({ $cell }).
log-sank = { $seat } теряет рыцаря на территории «{ $territory }» ({ $cell }).
log-left-empty = На территории «{ $territory }» ({ $cell }) никого не осталось.
log-starved = Без снабжения { $seat } теряет { $knights ->
    [one] { $knights } рыцаря
    [few] { $knights } рыцарей
   *[many] { $knights } рыцарей
  } на территории «{ $territory }» ({ $cell }).
log-battle = Сражение за территорию «{ $territory }» ({ $cell }): атакует { $seat }, обороняется { $defender_seat }.
log-duel = Поединок на арене: { $seat } бросает { $roll }, { $defender_seat } — { $against }.
log-acts = Срабатывает артефакт «{ $artefact }» ({ $seat }).
log-matched = { $seat } использует артефакт «{ $artefact }» и считает рыцарей столько же, сколько у оппонента.
log-not-matched = { $seat } не использует артефакт «{ $artefact }».
log-no-card = { $seat } сражается без карты конфликта.
log-conflict = { $seat } вскрывает карту «{ $card }»: { $points ->
    [one] { $points } боевое очко.
    [few] { $points } боевых очка.
   *[many] { $points } боевых очков.
  }
log-support = { $seat } играет карту «{ $card }». Атака { $points }, оборона { $against }.
log-support-pass = { $seat } не играет карт поддержки.
log-outcome = { $seat } побеждает в сражении, { $points } : { $against } (разница { $margin }).
log-mayhem = «Беспорядок»: { $seat } бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
  } и { $knights ->
    [0] никого не теряет.
    [one] теряет { $knights } рыцаря.
    [few] теряет { $knights } рыцарей.
   *[many] теряет { $knights } рыцарей.
  }
log-turned = Всё оборачивается иначе: в сражении побеждает { $seat }.
log-struck = { $seat } теряет там ещё одного рыцаря.
log-losses = { $seat } { $knights ->
    [0] никого не теряет
    [one] теряет { $knights } рыцаря
    [few] теряет { $knights } рыцарей
   *[many] теряет { $knights } рыцарей
  }{ $back ->
    [0] .
    [one] ; в замок отступает { $back } рыцарь.
    [few] ; в замок отступают { $back } рыцаря.
   *[many] ; в замок отступают { $back } рыцарей.
  }
log-held = { $seat } удерживает территорию «{ $territory }» ({ $cell }).
log-won = Победа: { $seats }. Победных очков: { $points }.
log-won-castle = Замок завоёван. Победа: { $seats }.
log-limit = Достигнут предел раундов ({ $rounds }). Больше всех очков ({ $points }): { $seats }.

## Почему нельзя

illegal-not-in-hand = Карты «{ $card }» нет у вас в руке.
illegal-not-about-to-act = Сейчас можно разрушить только артефакт, который вот-вот сработает.
illegal-not-in-game = Этого артефакта ни у кого нет.
illegal-own-artefact = Свой артефакт выбрать нельзя. Выберите чужой.
illegal-already-destroyed = Этот артефакт уже разрушен. Выберите другой.
illegal-no-fracture = У вас в руке нет «Разрушения».
illegal-not-yourself = Выберите другого игрока.
illegal-nothing-face-up = У этого игрока не осталось целых артефактов.
illegal-not-theirs = У выбранного игрока нет этого артефакта.
illegal-no-cards = У этого игрока нет ни колоды, ни сброса.
illegal-no-player = Такого игрока за столом нет.
illegal-keep-or-discard = Оставьте карту сверху или сбросьте её.
illegal-not-among-these = Этой карты нет среди тех, что вы смотрите.
illegal-not-of-last-turn = Такая карта не попадала в ваш сброс в ваш предыдущий ход.
illegal-one-must-stay = На каждой территории должен остаться хотя бы один рыцарь.
illegal-too-many-dice = Нужно кубиков: { $dice }, а у вас их десять. Соберите рыцарей теснее, по шесть на кубик.
illegal-no-cancel = Эта расстановка допустима: закончите её.
illegal-recalled = Отсюда вы уже вернули рыцарей; в этой передислокации сюда никто не придёт.
illegal-castle-short = В вашем замке нет столько рыцарей.
illegal-not-yours = Вы не контролируете эту территорию. Выберите свою.
illegal-unsupplied = Сюда не проходит линия снабжения: рыцари остаются на месте, и новые не придут.
illegal-no-knights = Нужен хотя бы один рыцарь.
illegal-wrong-order = Каждую территорию называют один раз, в порядке карты.
illegal-over-capacity = Здесь помещается не больше { $most ->
    [one] { $most } рыцаря.
   *[other] { $most } рыцарей.
  }
illegal-too-many-besiegers = К замку продвигают не больше { $most ->
    [one] { $most } рыцаря.
   *[other] { $most } рыцарей.
  }
illegal-no-territory = Это не территория; в озеро войти нельзя.
illegal-castle-safe = Замки атаковать нельзя.
illegal-yours-already = Эта территория уже ваша. Продвигайтесь на ту, которую вы не контролируете.
illegal-team-mate = { $seat } — из вашей команды. Выберите территорию оппонента.
illegal-out-of-reach = Она не граничит ни с вашим замком, ни с вашей снабжаемой территорией, даже через озеро.
illegal-must-lay = У вас есть карта конфликта, её нужно положить.
illegal-not-conflict = Сейчас кладут только карту конфликта.
illegal-not-support = Сейчас играют только карты поддержки.
illegal-match-or-pass = Сравняйте число рыцарей или пасуйте.
illegal-no-manoeuvre = В этом ходу у вас не осталось манёвров.
illegal-crown-used = В этом ходу вы уже использовали корону.
illegal-crown-idle = Сейчас ваша корона ничего не может сделать.
illegal-not-resource = Карту «{ $card }» сейчас не играют.
illegal-name-an-artefact = «Разрушение» направлено на открытый артефакт другого игрока: выберите его.
illegal-already-drafted = Этот артефакт уже взят.
illegal-other-type = Артефакты этого вида сейчас не выбирают.

## Поле словами

words-round = Раунд { $round }, ходит { $seat }. Для победы нужно очков: { $goal }.
words-battle = Сражение за территорию «{ $territory }» ({ $cell }): атакует { $seat } (рыцарей { $knights }), обороняется { $defender_seat } (рыцарей { $guard }); боевые очки { $points } : { $against }.
words-player = { $seat }: очков { $points }; в замке ({ $cell }) рыцарей { $knights }; карты: в руке { $hand }, в колоде { $deck }, в сбросе { $discard }.
words-team = — команда ({ $seats }): вместе очков { $points }.
words-land = — территории: { $cells }.
words-held = { $territory } { $cell } (стоит { $worth }): { $knights }
words-held-unsupplied = { $territory } { $cell } (стоит { $worth }, без снабжения): { $knights }
words-cell = { $territory } { $cell } (стоит { $worth })
words-artefacts = — артефакты: { $artefacts }.
words-artefact = { $artefact }
words-artefact-destroyed = { $artefact } (артефакт разрушен)
words-free = Ничьи: { $cells }.
words-hand = Ваша рука: { $cards }.
words-hand-empty = Карт в руке нет.
words-known-deck = Вы знаете карты колоды игрока { $seat }, начиная сверху: { $cards }.
words-known-hand = Вы знаете карты в руке игрока { $seat }: { $cards }.

## Первая игра

tutorial-welcome = У вас замок во Франции, где нет короля. Тринадцать очков земли — и престол ваш.
tutorial-map = Территория приносит 1, 2 или 3 очка тому, чьи рыцари на ней стоят. Точки на кубике — это рыцари.
tutorial-turn = Каждый ход в замок приходят три рыцаря. Затем можно играть карты, использовать корону и совершить один манёвр.
tutorial-redeploy = Манёвр начинается с передислокации: верните рыцарей в замок или отправьте их туда, куда проходит линия снабжения. Хотя бы один рыцарь остаётся везде.
tutorial-advance = Затем можно продвинуться: рыцари из замка идут на одну территорию рядом с замком или с вашей снабжаемой землёй. Озеро соединяет все свои берега.
tutorial-empty = Пустая земля сразу ваша. За землю с чужими рыцарями придётся сразиться.
tutorial-battle = В сражении рыцари — это очки. Обе стороны добирают карты до пяти, кладут по карте конфликта лицом вниз, вскрывают их вместе, а потом по очереди добавляют карты поддержки.
tutorial-artefacts = Скипетр срабатывает перед картами, держава — после сражения, корона — в ваш ход. Наведите на них указатель, чтобы прочесть, что они делают.
tutorial-fracture = Карта «Разрушение» разрушает чужой артефакт, в том числе в тот миг, когда он должен сработать. Спрашивают каждого, у кого она может быть.
tutorial-losses = Проигравший теряет столько рыцарей, на сколько очков отстал; остальные идут домой. При равенстве побеждает обороняющийся.
tutorial-cards = Карты берут только в сражениях. Не сражаетесь — рука не обновится.
tutorial-end = Кто первым наберёт тринадцать очков, тот сразу победит. Удачи!

## Board

board-map = Карта
board-map-closer = Рассмотреть карту ближе
board-map-whole = Карта целиком
board-status = Ход партии
board-round = Раунд { $round }
board-round-of = Раунд { $round } из { $rounds }
board-turn-of = Ходит { $seat }
board-active = ходит
board-first = первый игрок
board-you = { $seat } (вы)
board-team = Команда { $team }
board-team-own = Очки команды вместе; у этого игрока — { $points }.
board-goal = для победы нужно { $goal } { $goal ->
    [one] очко
    [few] очка
   *[many] очков
  }
board-goal-team = команде для победы нужно { $goal } { $goal ->
    [one] очко
    [few] очка
   *[many] очков
  }
board-manoeuvres = { $count ->
    [0] манёвров не осталось
    [one] остался { $count } манёвр
    [few] осталось { $count } манёвра
   *[many] осталось { $count } манёвров
  }
    .text = Манёвр — это передислокация, а затем продвижение; и то и другое по желанию. В ход даётся один манёвр, «Тактическое превосходство» добавляет ещё один.
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
    .text = Территория приносит указанные на ней очки тому, кто её контролирует.
board-points-goal = { $points } из { $goal ->
    [one] { $goal } очка
   *[other] { $goal } очков
  }
board-knights = { $count ->
    [0] нет рыцарей
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
  }
board-in-castle = { $count ->
    [0] В замке никого.
   *[other] Из них в замке: { $count }.
  }
board-dice = { $count ->
    [0] кубиков в резерве нет
    [one] { $count } кубик в резерве
    [few] { $count } кубика в резерве
   *[many] { $count } кубиков в резерве
  }
    .text = На всю карту — десять кубиков, на каждом до шести рыцарей. Рыцарь, для которого понадобился бы одиннадцатый кубик, теряется.
board-hand = { $count ->
    [0] в руке карт нет
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
  }
board-hand-yours = Ваша рука ({ $count })
board-hand-empty = У вас нет карт.
board-deck = { $count ->
    [0] колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
  }
board-discard = { $count ->
    [0] сброс пуст
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
  }
board-discard-of = Сброс игрока { $seat }
board-discard-none = В сбросе пусто.
board-known = Вам известно: { $cards }.
board-known-deck = Карта { $place } сверху: { $card }
board-no-card = без карты
board-lake = соединяет все территории вокруг
board-castle = замок игрока { $seat }, { $count ->
    [0] рыцарей нет
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
  }
board-free = никому не принадлежит
board-held = владелец — { $seat }, { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
  }
board-supplied = снабжается
board-unsupplied = отрезана от снабжения
board-contested = сражение: { $attackers } в атаке, { $defenders } в обороне
board-capacity = { $count ->
    [one] Вмещает { $count } рыцаря.
   *[other] Вмещает { $count } рыцарей.
  }
board-artefacts-yours = Ваши артефакты
board-artefact-up = лежит лицом вверх
board-artefact-destroyed = разрушен
board-artefact-back = разрушен, вернётся в конце этого хода
board-artefact-of = { $seat }, { $state }
board-artefact-acting = вот-вот сработает
board-laid = лежит лицом вниз в сражении
board-battle = Сражение: { $place }
board-battle-over = Сражение окончено.
board-step = Шаг { $step }: { $name }
board-attacker = Атакует { $seat }
board-defender = Обороняется { $seat }
board-role-attacker = атакует
board-role-defender = обороняется
board-combat-points = { $count ->
    [one] { $count } боевое очко
    [few] { $count } боевых очка
   *[many] { $count } боевых очков
  }
board-face-down = лицом вниз
board-choosing = выбирает карту…
board-no-support = В сражении за горы карт поддержки не играют.
board-outcome = Побеждает { $seat }, перевес { $count }
board-await = Ждём: { $seats }
board-await-fracture = Вот-вот сработает: { $artefacts }. Ждём ответа: { $seats }
board-await-cards = Выбор карты конфликта: { $seats }
board-await-support = Карты поддержки, ждём: { $seats }
board-how-many = Сколько рыцарей отправить на территорию «{ $place }»?
board-how-many-from = Сколько рыцарей вернуть с территории «{ $place }»?
board-how-many-against = Сколько рыцарей отправить на территорию «{ $place }»? Там { $seat }, { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
   *[many] { $count } рыцарей
  }.
board-redeploy = Передислокация
    .text = Нажмите, откуда уходят рыцари, затем — куда; каждое новое нажатие на цель переводит ещё одного. Или пользуйтесь плюсом и минусом.
board-redeploy-done = Расставить так
board-redeploy-none = Оставить как есть
board-places = Территории
board-one-less = На одного рыцаря меньше: { $place }
board-one-more = На одного рыцаря больше: { $place }
board-dice-needed = Нужно кубиков: { $count } из { $limit }
board-step-back = Шаг назад
board-anew = Сначала
board-looking = { $seat } смотрит карты колоды игрока { $owner_seat }
board-looking-own = { $seat } смотрит карты своей колоды
board-looking-other = { $count ->
    [one] { $count } карта, её видит только владелец короны.
    [few] { $count } карты, их видит только владелец короны.
   *[many] { $count } карт, их видит только владелец короны.
  }
board-deck-place = { $place ->
    [1] сверху
   *[other] карта { $place }
  }
board-draft = Выберите артефакт
board-draft-order = Ещё выбирают:
board-place-nth = { $place }-е место
board-winner = победа
board-final-points = Очки
board-final-team = Команда
board-final-knights = Рыцари
board-final-none = нет территорий
standing-battle = до конца сражения
    .given = Вы пасуете до конца этого сражения.
standing-turn = до конца этого хода
    .given = Вы пасуете до конца этого хода.
standing-own-turn = до моего хода
    .given = Вы пасуете до своего следующего хода.
tutorial-symbols = Маленькие символы — свойства: очки в сражении, рыцари за завоевание. Наведите указатель на гекс или нажмите и удерживайте, чтобы прочитать.
tutorial-supply = Территория снабжается, если её связывают с замком ваши территории и озёра. Наведите на неё указатель, и линии станут видны. Только снабжаемые территории участвуют в передислокации и открывают путь к соседям.
tutorial-pass = Вас спрашивают, даже если «Разрушения» у вас нет: так никто не узнает, что у вас в руке. Чтобы пасовать без вопросов, выберите, до какого времени.
illegal-loyalty-or-siege = «Верность» и «Осада замка» не сочетаются.
illegal-no-such-teams = Команды по двое — для четырёх или шести игроков, по трое — для шести.
