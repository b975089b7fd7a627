# Рыцари. Слова наши; сами правила — в rules.ru.md.

game-name = Рыцари
game-blurb = Пустой трон и до шести баронов, которым он нужен. Планируйте втайне, собирайте налоги, нанимайте, осаждайте и склоняйте ассамблею на свою сторону. От двух до шести баронов, три часа.
    .line = Армии, голосования и измены в стране без короля.
    .time = 3 часа
    .weight = 5

## Области и города

area-north-cape = Северный мыс
area-heron-coast = Берег Цапель
area-straven = Штравен
area-amber-strand = Янтарный берег
area-ballin = Баллин
area-wolf-down = Волчий лог
area-storm-haven = Штормовая гавань
area-fishers-shore = Рыбачий берег
area-kovel = Ковель
area-linden-vale = Липовый дол
area-beacon-hills = Маячные холмы
area-gulf-marsh = Заливная топь
area-olbi = Ольби
area-millrace = Мельничный ручей
area-castle-heath = Замковая пустошь
area-ravenmoor = Воронья топь
area-uran = Уран
area-froli = Фроли
area-barley-plain = Ячменная равнина
area-greyfoot = Сероподножье
area-shepherds-down = Пастуший склон
area-altamont = Альтамонт
area-eastbank = Восточный берег
area-crossroads = Перекрёстки
area-semlik = Семлик
area-birchwood = Берёзовая роща
area-west-pass = Западный перевал
area-monz = Монц
area-river-meadows = Речные луга
area-confluence = Стрелка
area-abbey-lands = Монастырские земли
area-stonebridge = Каменец
area-falcon-ridge = Соколиный кряж
area-bingen = Бинген
area-east-cape = Восточный мыс
area-surat = Сурат
area-vineyard-slopes = Виноградные склоны
area-thornfield = Терновое поле
area-kingsbridge = Предмостье
area-long-meadow = Долгий луг
area-roczak = Рочак
area-market-downs = Ярмарочные холмы
area-isar = Изар
area-shingle-coast = Галечный берег
area-cormorant-head = Бакланий мыс
area-saltflats = Солончаки
area-oxcart-heath = Воловья пустошь
area-chapel-wood = Часовенный лес
area-vecht = Вехт
area-tanners-shore = Кожевенный берег
area-oakholt = Дубрава
area-hunters-chase = Охотничьи угодья
area-copper-hills = Медные холмы
area-south-horn = Южный Рог
area-rota = Рота
area-reed-shore = Камышовый берег
area-lenz = Ленц
area-saffron-fields = Шафрановые поля
area-gedze = Гедзе
area-thira = Тира
area-constantinople = Константинополь
area-syracuse = Сиракузы
area-cadiz = Кадис
area-jerusalem = Иерусалим
area-alexandria = Александрия
area-acre = Акра

## Реки, горы, мосты, дороги, моря

feature-great-river = Великая река
feature-east-river = Восточная река
feature-grey-mountains = Серые горы
feature-storm-peaks = Штормовые пики
feature-raven-cliffs = Вороньи утёсы
feature-copper-range = Медный хребет
feature-thorn-ridge = Терновый кряж
bridge-altamont-bridge = Альтамонтский мост
bridge-kings-bridge = Королевский мост
bridge-stone-bridge = Каменный мост
bridge-bingen-bridge = Бингенский мост
road-great-west-road = Великий западный тракт
road-north-road = Северный тракт
road-south-road = Южный тракт
road-middle-road = Срединный тракт
road-east-road = Восточный тракт
road-surat-spur = Суратский большак
road-vecht-spur = Вехтский большак
sea-north-sea-1 = Северное море
sea-gulf-1 = Штравенский залив
sea-gulf-2 = Штравенский залив
sea-west-bay = Западная бухта
sea-east-bay = Восточная бухта
sea-south-bay-1 = Южная бухта
sea-south-bay-2 = Южная бухта
sea-thira-strait-1 = Тирский пролив
sea-thira-strait-2 = Тирский пролив
sea-thira-strait-3 = Тирский пролив

## Бароны и дворяне

baron-red = Томас Эдмунд Мэддер
baron-yellow = Гийом де Лимон
baron-black = Генрих Отто Цобель
baron-purple = Умберто да Виола
baron-green = Рауль д’Эмеранд
baron-blue = Мечислав Небесский
noble-red-star = Сэр Хью Мьюррей
noble-red-square = Сэр Роджер Гарнет
noble-red-triangle = Сэр Уолтер Рассет
noble-red-circle = Сэр Эдмунд Кармин
noble-yellow-star = Сир Гастон де Сафран
noble-yellow-square = Сир Тибо де Пай
noble-yellow-triangle = Сир Обер д’Амбр
noble-yellow-circle = Сир Робер де Мьель
noble-black-star = Рыцарь Конрад фон Коле
noble-black-square = Рыцарь Дитрих Рабе
noble-black-triangle = Рыцарь Ульрих фон Пех
noble-black-circle = Рыцарь Альбрехт Эбенхольц
noble-purple-star = Мессер Бернардо Порпора
noble-purple-square = Мессер Лоренцо Лилла
noble-purple-triangle = Мессер Джакомо Прунья
noble-purple-circle = Мессер Фабрицио д’Аметиста
noble-green-star = Сьёр Ален де Жад
noble-green-square = Сьёр Бертран д’Олив
noble-green-triangle = Сьёр Перрен де Мусс
noble-green-circle = Сьёр Люка де Вердье
noble-blue-star = Пан Станислав Модрый
noble-blue-square = Пан Владислав Лазур
noble-blue-triangle = Пан Казимеж Гранат
noble-blue-circle = Пан Збигнев Шафир
shape-star = звезда
    .text = Наносит 100 лишнего ущерба в сражении.
shape-square = квадрат
    .text = Предотвращает 100 ущерба в сражении.
shape-triangle = треугольник
    .text = +1 к победе в сражении.
shape-circle = круг
    .text = Не платит своим отрядам, пока их сила 400 или меньше.

## Отряды

troop-regular-50 = Регулярные 50
troop-regular-100 = Регулярные 100
troop-english-50 = Англичане 50
troop-english-100 = Англичане 100
troop-english-200 = Англичане 200
troop-swiss-50 = Швейцарцы 50
troop-swiss-100 = Швейцарцы 100
troop-swiss-200 = Швейцарцы 200
troop-polish-50 = Поляки 50
troop-polish-100 = Поляки 100
troop-polish-200 = Поляки 200
troop-romanian-50 = Румыны 50
troop-romanian-100 = Румыны 100
troop-romanian-200 = Румыны 200
troop-lombard-50 = Ломбардцы 50
troop-lombard-100 = Ломбардцы 100
troop-lombard-200 = Ломбардцы 200
troop-tuscan-50 = Тосканцы 50
troop-tuscan-100 = Тосканцы 100
troop-tuscan-200 = Тосканцы 200
nation-english = Англичане
nation-swiss = Швейцарцы
nation-polish = Поляки
nation-romanian = Румыны
nation-lombard = Ломбардцы
nation-tuscan = Тосканцы

## Карты действия, специальные фазы, экспедиции

card-levy-taxes = Сбор налогов
    .text = 1 золотой за каждую область с вашими дворянами. Карта уходит в «Сбор налогов».
card-draft-soldiers = Мобилизация солдат
    .text = Поставьте маркер на трек наёмников. Карта уходит в «Подсчёт расходов».
card-rally-support = Поддержка
    .text = Получите 2 голоса. Карта уходит в «Ассамблею».
card-serve-the-church = Служение церкви
    .text = Получите 1 веру. Куда уходит карта, решаете вы.
card-mobilize-forces = Мобилизация
    .text = Переместите дворян в одну область и сражайтесь там. После перемещения карта уходит в «Подсчёт расходов», после атаки — в «Ассамблею».
card-versatile-strategy = Многостороннее действие
    .text = Одно из пяти: 2 золотых, 1 голос, перемещение, битва или маркер за плату. Карта возвращается в руку.
card-important-event = Важное событие
card-fund-expedition = Экспедиция
card-upgrade-defenses = Модернизация защиты
card-muster-troops = Смотр войск
card-uncertain-times = Изменчивые времена
phase-taxation = Сбор налогов
phase-wages = Подсчёт расходов
phase-assembly = Ассамблея
phase-mercenary-draft = Покупка наёмников
expedition-ceylon = Цейлон
expedition-spice-islands = Острова пряностей
expedition-china = Китай

## События

event-heretic = Еретик
    .text = Оставьте карту до конца игры: вы не получаете веру и не можете быть главой церкви.
event-no-heir = Нет наследника
    .text = Случайный ваш дворянин не имеет наследника: если он умрёт, он навсегда покидает игру.
event-broken-line = Прерванный род
    .text = Глава церкви называет вашего дворянина: у него нет наследника, после смерти он навсегда покидает игру.
event-assassin = Убийца
    .text = Случайный ваш дворянин на поле получает 2 маркера ранения.
event-camp-fever = Лагерная лихорадка
    .text = Каждая ваша армия силой 200 и больше получает 1 маркер ранения.
event-embezzlement = Растрата
    .text = Потеряйте половину золота с округлением вниз.
event-city-in-revolt = Город восстал
    .text = Случайный ваш город без вашего дворянина становится нейтральным.
event-mutiny = Мятеж
    .text = Случайная национальность: все ваши наёмники этой национальности дезертируют.
event-slander = Клевета
    .text = Потеряйте половину голосов с округлением вверх.
event-crisis-of-faith = Кризис веры
    .text = Потеряйте 2 веры.
event-shipwreck = Кораблекрушение
    .text = Глава церкви выбирает экспедицию с вашим вкладом: этот вклад потерян. Если других вкладчиков нет, экспедиция снимается.
event-great-fire = Великий пожар
    .text = Случайный ваш город теряет укрепление и получает 1 маркер разрушения.
event-brigands = Разбойники
    .text = Заплатите 1 золотой за каждого дворянина на поле вне ваших городов и замка.
event-back-pay = Задержанное жалованье
    .text = Немедленно заплатите всем своим наёмникам; не получившие плату дезертируют.
event-inheritance = Богатое наследство
    .text = Получите 6 золотых.
event-good-harvest = Добрый урожай
    .text = Получите 2 золотых и ещё 1 за каждый свой город.
event-popular-support = Народная любовь
    .text = Получите 3 голоса.
event-miracle = Чудо
    .text = Получите 2 веры.
event-volunteers = Добровольцы
    .text = Возьмите из колоды случайный отряд наёмников силой 100 бесплатно.
event-defectors = Перебежчики
    .text = Возьмите любой открытый отряд наёмников бесплатно.
event-skilled-surgeon = Искусный лекарь
    .text = Снимите все маркеры ранений со своих армий.
event-master-mason = Мастер-каменщик
    .text = Выберите свой неосаждённый город: укрепите его и снимите разрушения. Если таких нет — 3 золотых.
event-holy-relic = Святая реликвия
    .text = Получите 1 веру и станьте главой церкви.
event-noble-marriage = Знатный брак
    .text = Получите 1 влияние.
event-open-gates = Открытые ворота
    .text = Получите нейтральный город королевства силой не больше 200 в области, где есть только ваш дворянин; иначе — 3 золотых.
event-famine = Голод
    .text = До следующего сбора налогов: города платят половину дохода с округлением вниз. Затем карту сбрасывают.
event-great-plague = Великая чума
    .text = Случайный город королевства: каждая армия в его области и в соседних получает 1 маркер ранения.
event-peasant-uprising = Крестьянское восстание
    .text = Откройте 2 карты жребия: названные города без дворянина владельца становятся нейтральными.
event-earthquake = Землетрясение
    .text = Случайный город королевства получает 2 маркера разрушения.
event-call-to-crusade = Призыв к крестовому походу
    .text = Каждый барон с дворянином в заморской земле получает 2 веры.
event-great-synod = Великий собор
    .text = Барон с наибольшей верой становится главой церкви; при равенстве выбирает нынешний глава.
event-emergency-session = Внеочередное собрание
    .text = Немедленно проведите ассамблею.
event-demand-for-wages = Требование жалованья
    .text = Немедленно проведите подсчёт расходов.
event-tax-collectors = Сборщики налогов
    .text = Немедленно проведите сбор налогов.
event-treason = Измена
    .text = Назовите чужой город без дворянина его владельца: он становится нейтральным.
event-grand-tournament = Большой турнир
    .text = Случайный барон получает 1 влияние и 2 золотых.

## Повестка дня и открытые предложения

agenda-private-motion = Частное предложение
    .text = Случайный барон предлагает: снять отлучение, отменить закон, девиз или пост, отложить ассамблею или проголосовать за карту из сброса.
agenda-royal-grant = Пожалование
    .text = Выбранный барон получает 6 золотых.
agenda-levied-fine = Денежный штраф
    .text = Выбранный барон платит 5 золотых в сокровищницу.
agenda-recognised-claim = Признание прав
    .text = Выбранный барон получает 1 влияние.
agenda-surrender-of-a-city = Уступка города
    .text = Выбранный барон делает один свой город королевства нейтральным.
agenda-public-works = Общественные работы
    .text = Каждый барон может снять все разрушения с одного своего неосаждённого города или замка.
agenda-general-amnesty = Всеобщая амнистия
    .text = Все отлучения от ассамблеи сняты.
agenda-new-chairman = Выборы главы ассамблеи
    .text = Выбранный барон становится главой ассамблеи.
agenda-church-council = Церковный совет
    .text = Выбранный барон становится главой церкви.
agenda-poll-tax = Подушная подать
    .text = В конце сбора налогов каждый платит 1 золотой за каждого дворянина на поле.
agenda-church-tithe = Церковная десятина
    .text = В конце сбора налогов каждый другой барон с городом платит 1 золотой главе церкви.
agenda-chairmans-stipend = Жалованье главы ассамблеи
    .text = При сборе налогов глава ассамблеи получает 3 золотых.
agenda-sanctity-of-strongholds = Неприкосновенность замков
    .text = Замки нельзя атаковать.
agenda-no-razing = Запрет разорения
    .text = Города нельзя разорять.
agenda-mercenary-act = Закон о наёмниках
    .text = Каждый нанимаемый отряд стоит на 1 золотой дороже.
agenda-bridge-toll = Мостовой сбор
    .text = Каждый мост на пути дворянина стоит барону 1 золотой. Отступление бесплатно.
agenda-harbour-dues = Портовый сбор
    .text = Начало морского перемещения стоит барону 2 золотых.
agenda-standing-army-levy = Налог на большие войска
    .text = В конце подсчёта расходов платите 1 золотой за каждую армию силой больше 400.
agenda-equal-voices = Равные голоса
    .text = При получении голосов никто не получает больше 3 голосов за себя и города.
agenda-silver-concession = Серебряная концессия
    .text = Приносит 4 золотых при сборе налогов.
agenda-salt-concession = Соляная концессия
    .text = Приносит 3 золотых при сборе налогов.
agenda-wine-concession = Винная концессия
    .text = Приносит 3 золотых при сборе налогов.
agenda-wool-concession = Шерстяная концессия
    .text = Приносит 2 золотых при сборе налогов.
agenda-iron-concession = Железная концессия
    .text = Приносит 2 золотых при сборе налогов.
agenda-timber-concession = Лесная концессия
    .text = Приносит 2 золотых при сборе налогов.
agenda-ambassador-to-the-east = Посол на Востоке
    .text = Со следующей ассамблеи вы на них не присутствуете. Приносит 4 золотых при сборе налогов.
agenda-keeper-of-the-seal = Хранитель печати
    .text = Вы получаете ещё 2 голоса при получении голосов.
agenda-papal-legate = Папский легат
    .text = Получите 1 веру в конце сбора налогов.
agenda-master-of-the-mint = Смотритель монетного двора
    .text = За каждый сыгранный «Сбор налогов» вы получаете ещё 1 золотой.
agenda-warden-of-the-roads = Смотритель дорог
    .text = Ваши дворяне проходят по дорогам до четырёх областей.
agenda-debt-to-the-crown = Долг короне
    .text = Платите 2 золотых в конце сбора налогов.
agenda-lord-marshal = Лорд-маршал
    .text = 200 отрядов поддержки.
agenda-high-constable = Коннетабль
    .text = 150 отрядов поддержки.
agenda-captain-of-the-guard = Капитан королевской гвардии
    .text = 150 отрядов поддержки.
agenda-lord-admiral = Лорд-адмирал
    .text = 100 отрядов поддержки. По морю прибывает в область сразу, но не атакует той же картой.
agenda-warden-of-the-north = Хранитель Севера
    .text = 100 отрядов поддержки.
agenda-warden-of-the-south = Хранитель Юга
    .text = 100 отрядов поддержки.
agenda-warden-of-the-east = Хранитель Востока
    .text = 100 отрядов поддержки.
agenda-warden-of-the-west = Хранитель Запада
    .text = 100 отрядов поддержки.
agenda-master-of-siege-works = Начальник осадных работ
    .text = 50 отрядов поддержки. Командуя штурмом, наносит 100 лишнего ущерба.
agenda-high-justiciar = Верховный юстициарий
    .text = Пока он на поле, барон получает ещё 2 голоса при получении голосов.
motion-no-sieges = Запрет осад
motion-no-roads = Запрет движения по дорогам
motion-no-sea = Запрет морских перемещений
motion-no-assaults = Запрет штурма городов баронов
motion-no-expeditions = Запрет новых экспедиций
motion-no-hiring = Запрет найма
motion-double-city-votes = Два голоса за город
motion-declaration = Декларация без игрового эффекта

## Слова

garrison = отряды замка
colour-red = красное
colour-green = зелёное
colour-blue = синее
fate-deal = нанести 100
fate-prevent = предотвратить 100
fate-victory = +1 к победе
fate-draw = взять карту жребия
news-0 = флот потерян
news-1 = нет новостей
news-2 = 1×
news-3 = 2×
news-4 = 3×
news-5 = 4×
goods-crowns = золото
goods-votes = голоса
goods-faith = вера
goods-influence = влияние
proposal-unban = снятие отлучения
proposal-postpone = перенос ассамблеи
proposal-nothing = ничего

## Настройки

option-game_length = Влияние на барона
    .text = Столько влияния лежит в пуле на каждого барона: чем меньше, тем короче игра.
option-game_length-8 = 8
option-game_length-10 = 10
option-game_length-12 = 12
option-game_length-13 = 13
option-game_length-14 = 14
option-game_length-15 = 15
option-might_is_right = Тот, у кого сила — прав
    .text = Есть только победа городами.
option-abandoned_nobles = Покинутый дворянин
    .text = Дворянин, ушедший с поля из-за дезертирства, не погибает.
option-open_private_motions = Открытые частные предложения
    .text = Вносящий предложение может выбрать и правило из списка.
option-exchanging_heirs = Обмен наследниками
    .text = Наследников можно отдавать другим баронам в залог.
option-player_elimination = Выбывание игроков
    .text = Барон, чей замок захватит другой барон, выбывает из игры.
option-miracles = Чудеса случаются
    .text = Длительное событие можно отменить позже за лишнюю единицу веры.
option-asides = Подарки и предложения
    .text = Золото можно дарить в любое время и предлагать за разрешение.
option-noble_placement_direction = Расстановка дворян
    .text = В какую сторону ставят дворян при подготовке.
option-noble_placement_direction-clockwise = по часовой стрелке
option-noble_placement_direction-counterclockwise = против часовой стрелки
option-casualty_loss_rounding = Потери, которые не набрать ровно
    .text = Сбросить больше потерь или меньше.
option-casualty_loss_rounding-up = больше
option-casualty_loss_rounding-down = меньше
option-off_board_nobles_must_return = Дворяне обязаны вернуться
    .text = В фазе получения влияния каждого дворянина вне поля, у которого есть отряды, надо поставить.
option-two_player_city_goal = Пять городов при двух баронах
    .text = При двух баронах для победы городами нужны 5 городов.
option-full_victory_troops = Отряды после полной победы
    .text = Что становится с отрядами проигравшего.
option-full_victory_troops-mercenaries_lost = наёмники потеряны
option-full_victory_troops-death_procedure = как при смерти дворянина
option-round_limit = Предел раундов
    .text = 0 — без предела.

## Вопросы

ask-assign-troops = { $left ->
    [0] Все отряды распределены: закончите или возьмите карту назад.
   *[other] { $troop }: кому из дворян придать эту карту или оставить её в замке?
  }
    .other = Распределяют отряды: { $seats }.
ask-place-stronghold = Выберите область для своего замка.
    .other = { $seat } ставит замок.
ask-set-noble = Поставьте одного из дворян, у которых есть отряды.
    .other = { $seat } ставит дворянина.
ask-plan-cards = Положите до двух карт в каждую из трёх зон и закончите (положено: { $cards }).
    .other = Планируют: { $seats }.
ask-allocate = Выберите зону, куда пойдёт ваша карта.
    .other = { $seat } выбирает зону для карты.
ask-levy-taxes = «Сбор налогов» принесёт вам { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  }. Сыграйте карту или откажитесь.
    .other = { $seat } может собрать налоги.
ask-rally-support = «Поддержка» принесёт вам 2 голоса. Сыграйте карту или откажитесь.
    .other = { $seat } может получить голоса.
ask-serve-the-church = «Служение церкви» принесёт вам 1 веру. Сыграйте карту или откажитесь.
    .other = { $seat } может послужить церкви.
ask-draft-soldiers = Поставьте маркер на свободное место трека наёмников или откажитесь.
    .other = { $seat } может занять место на треке наёмников.
ask-choose-area = «Мобилизация»: назовите область, куда идут или где сражаются ваши дворяне, или откажитесь.
    .other = { $seat } проводит мобилизацию.
ask-next-noble = Кто идёт в область «{ $area }»? Когда больше никто, нажмите «Достаточно».
    .other = { $seat } ведёт дворян в область «{ $area }».
ask-versatile = «Многостороннее действие»: выберите что-то одно или откажитесь.
    .other = { $seat } выбирает, что даст «Многостороннее действие».
ask-march-on = { $noble }, область «{ $area }»: собирайте отряды, идите дальше или остановитесь.
    .other = { $seat } передвигает дворянина ({ $noble }).
ask-obey-law = { $gives_up ->
    [1] Мешает закон «{ $law }». Подчиниться и отказаться от этого или не подчиниться и быть отлучённым?
   *[0] Закон «{ $law }» требует золота (всего { $crowns }). Заплатить или не подчиниться и быть отлучённым?
  }
    .other = { $seat } решает, подчиниться ли закону «{ $law }».
ask-offer-crowns = { $attack ->
    [1] Вы просите разрешения атаковать в области «{ $area }» (решает { $to_seat }). Сколько золота предложить?
   *[0] Вы просите пропустить через область «{ $area }» (решает { $to_seat }). Сколько золота предложить?
  }
    .other = { $seat } может предложить золото за разрешение (решает { $to_seat }).
ask-permit = { $attack ->
    [1] { $seat } просит разрешения атаковать в области «{ $area }»{ $crowns ->
        [0] . Разрешить?
       *[other] {" "}и предлагает золото: { $crowns }. Разрешить?
    }
   *[0] { $seat } просит пропустить через область «{ $area }»{ $crowns ->
        [0] . Разрешить?
       *[other] {" "}и предлагает золото: { $crowns }. Разрешить?
    }
  }
    .other = Разрешения спрашивают у игрока { $seat }.
ask-declare = Объявите сражение в области «{ $area }»: выберите врага и вид сражения.
    .other = { $seat } может атаковать в области «{ $area }».
ask-join-battle = Кто из ваших дворян в области «{ $area }» сражается?
    .other = { $seat } выбирает, кто сражается.
ask-name-commander = Назовите командующего своей стороны в области «{ $area }».
    .other = { $seat } называет командующего.
ask-throw-away = Взято карт жребия: { $cards }. { $due ->
    [0] Сбросьте ещё или закончите.
    [one] Сбросьте ещё хотя бы { $due } карту.
    [few] Сбросьте хотя бы { $due } карты.
   *[many] Сбросьте хотя бы { $due } карт.
  }
    .other = Сбрасывают карты жребия: { $seats }.
ask-take-casualty = { $hits ->
    [one] Распределите { $hits } ранение.
    [few] Распределите { $hits } ранения.
    *[many] Распределите { $hits } ранений.
  }
    .other = { $seat } распределяет ранения.
ask-cede-city = Ваш замок пал, победитель — { $seat }. Выберите город, который отдадите.
    .other = { $seat } отдаёт город.
ask-control-or-raze = Город «{ $city }» ваш. Контролировать его или разорить ради золота ({ $crowns })?
    .other = { $seat } решает судьбу города «{ $city }».
ask-deserter = Выберите карту, которая дезертирует ({ $noble }).
    .other = { $seat } теряет дезертира.
ask-lose-troops = { $noble }: выберите теряемых наёмников (всего отрядов: { $troops }).
    .other = { $seat } теряет наёмников.
ask-who-first = Выберите, кто следующий.
    .other = { $seat } выбирает порядок.
ask-choose-retreat = Выберите, куда отступает дворянин ({ $noble }).
    .other = { $seat } отступает.
ask-pay-law = Закон «{ $law }» требует золота (всего { $crowns }). Заплатить или не подчиниться и быть отлучённым?
    .other = { $seat } решает, подчиниться ли закону «{ $law }».
ask-pay-mercenary = Платите наёмникам по одному и закончите: кому не заплатили, те уйдут. Причитается: { $wages }, у вас: { $crowns }.
    .other = { $seat } платит наёмникам.
ask-hire-troops = Наймите отряд и придайте его дворянину или замку, или никого не нанимайте. Ваше золото: { $crowns }.
    .other = { $seat } может нанять отряд.
ask-remove-marker = Выберите, какой ещё ваш маркер покинет трек.
    .other = { $seat } снимает маркер.
ask-revolt-test = Выберите город, который проверят на восстание следующим.
    .other = { $seat } проверяет города на восстание.
ask-answer-revolt = Город «{ $city }» восстал. Заплатите 1 веру, золото ({ $crowns }) или отпустите его.
    .other = { $seat } отвечает на восстание города «{ $city }».
ask-shift-troops = { $part ->
    [0] Переложите отряды внутри своих областей и закончите.
    [1] Переложите отряды между дворянами вне поля и закончите.
   *[2] Передайте отряды из замка дворянам вне поля и закончите.
  }
    .other = { $seat } перекладывает отряды.
ask-rebuild = Поставьте замок снова или подождите.
    .other = { $seat } может поставить замок.
ask-bring-back = Верните дворян в свой замок или города и закончите.
    .other = { $seat } возвращает дворян.
ask-start-expedition = «Экспедиция»: выберите, какая отправится в путь, или никакая.
    .other = { $seat } решает об экспедиции.
ask-invest-crowns = Сколько вложить в экспедицию «{ $expedition }»?
    .other = { $seat } вкладывает золото в экспедицию «{ $expedition }».
ask-bless-expedition = Освятить экспедицию «{ $expedition }» за 1 веру?
    .other = { $seat } может освятить экспедицию.
ask-upgrade-defenses = Почините или укрепите что-то одно или ничего не делайте.
    .other = { $seat } улучшает защиту.
ask-muster-troops = Снимите маркеры ранений с одной армии по 2 золотых за каждый или ничего не делайте.
    .other = { $seat } проводит смотр войск.
ask-name-drawer = Верхнее событие — { $colour }. Назовите барона, который его возьмёт.
    .other = { $seat } решает, кто возьмёт событие ({ $colour }).
ask-cancel-event = «{ $event }»: отменить за веру (нужно { $faith }) или принять?
    .other = { $seat } может отменить событие «{ $event }».
ask-pledge-faith = «{ $event }»: до отмены не хватает веры ({ $missing }). Сколько вы добавите?
    .other = { $seat } может добавить веры против события «{ $event }».
ask-name-target = Назовите цель карты.
    .other = { $seat } называет цель.
ask-choose-head = Больше всего веры у нескольких: выберите главу церкви.
    .other = { $seat } выбирает главу церкви.
ask-place-recruit = Придайте отряд наёмников армии.
    .other = { $seat } распределяет отряд наёмников.
ask-mend = «Общественные работы»: почините одно своё место или ничего.
    .other = { $seat } может починить одно место.
ask-name-deputy = Вы отсутствуете: назовите заместителя главы ассамблеи.
    .other = { $seat } называет заместителя.
ask-next-agenda = За какую карту голосуют следующей?
    .other = { $seat } объявляет порядок голосования.
ask-accept = { $banned ->
    [1] Вам досталось «{ $agenda }». Примите или откажитесь.
   *[0] Вам досталось «{ $agenda }». Примите или откажитесь и будете отлучены.
  }
    .other = { $seat } принимает «{ $agenda }» или отказывается.
ask-drop-charge = У вас уже три девиза: сбросьте один из старых.
    .other = { $seat } сбрасывает девиз.
ask-appoint = Кто из ваших дворян займёт пост?
    .other = { $seat } назначает дворянина на пост.
ask-propose = Вы вносите частное предложение: предложите что-то одно или ничего.
    .other = { $seat } вносит частное предложение.
ask-cast-votes = «{ $subject }»: сколько голосов отложить (у вас { $votes })?
    .other = Откладывают голоса («{ $subject }»): { $seats }.
ask-declare-vote = «{ $subject }»: объявите, за что ваши голоса ({ $votes }).
    .other = { $seat } объявляет выбор («{ $subject }»).
ask-break-tie = «{ $subject }»: голосов поровну. Решаете вы.
    .other = Голосов поровну («{ $subject }»), решает { $seat }.
ask-write-votes = «{ $subject }»: запишите свои голоса (осталось { $votes }).
    .other = Записывают голоса: { $seats }.

## Ходы

move-done = Закончить
move-use = Сыграть карту
move-decline = Отказаться
move-enough = Достаточно
move-peace = Без сражения
move-stop = Остановиться
move-crowns = Получить 2 золотых
move-vote = Получить 1 голос
move-yes = Разрешить
move-no = Не разрешить
move-obey = Подчиниться
move-disobey = Не подчиниться
move-spare = Не применять способность командующего
move-breach = Взять разрушение
move-control = Контролировать город
move-raze = Разорить город
move-cancel = Отменить событие
move-suffer = Принять событие
move-none = Никого
move-bless = Освятить
move-withhold = Не освящать
move-nothing = Ничего
move-postpone = Отложить ассамблею
move-aye = За
move-nay = Против
move-accept = Принять
move-refuse = Отказаться от карты
move-let_go = Отпустить город
move-later = Не сейчас
move-assign = Придать: { $noble }
move-stronghold = Замок в области «{ $area }»
move-noble = { $noble } — в область «{ $area }»
    .kind = Разместить дворянина
move-plan = «{ $card }» в зону { $zone }
    .kind = Распланировать карту
move-spot = Место { $spot } на треке (по «Многостороннему действию» — { $crowns })
    .kind = Выбрать место на треке
move-allocate = В зону фазы «{ $phase }»
move-area = Назвать область «{ $area }»
    .kind = Назвать область
move-lead = Вести: { $noble }
    .kind = Вести армию
move-take = Взять «{ $troop }» ({ $noble })
    .kind = Взять отряд
move-take_all = Взять всю армию ({ $noble })
move-march = В область «{ $area }»
    .kind = Идти
move-sail = Плыть в область «{ $area }»
    .kind = Плыть
move-battle = Сражение в области «{ $area }»
    .kind = Начать сражение
move-attack = { $neutral ->
    [1] Нейтральный город: { $kind ->
        [1] штурм
       *[2] осада
    }
   *[0] { $enemy_seat }: { $kind ->
        [0] открытое поле
        [1] штурм
       *[2] осада
    }
  }
    .kind = Атаковать
move-join = Сражается: { $noble }
move-command = Командует: { $noble }
move-discard = Сбросить карту { $row } ({ $result })
    .kind = Сбросить карту
move-wound = Ранение: { $noble }
move-first = Следующий: { $noble }
move-retreat = Отступить в область «{ $area }»
move-deserter = Уходит «{ $troop }»
move-loss = Потерять «{ $troop }»
move-cede = Отдать город «{ $city }»
move-draws = Берёт { $baron_seat }
move-pledge = Добавить веры: { $count }
move-fund = Экспедиция «{ $expedition }»
    .kind = Вложить в экспедицию
move-invest = Вложить: { $count }
move-repair = Починить «{ $wall }»: { $count }
    .kind = Починить укрепления
move-fortify = Укрепить «{ $wall }»
move-works = Починить «{ $wall }» целиком
move-heal = Снять ранения ({ $noble }): { $count }
    .kind = Снять ранения
move-pay = Заплатить: «{ $troop }» ({ $noble })
    .kind = Заплатить отряду
move-deputy = Заместитель — { $baron_seat }
move-agenda = Следующей — «{ $agenda }»
move-unban = Снять отлучение ({ $baron_seat })
    .kind = Снять отлучение
move-annul = Отменить «{ $entry }»
    .kind = Отменить закон
move-revive = Снова голосовать за «{ $agenda }»
    .kind = Голосовать снова
move-rule = Новое правило: «{ $motion }»
move-votes = Голосов: { $votes }
move-write = Записать: { $votes }
move-for = За барона: { $baron_seat }
move-choose = Выбрать: { $baron_seat }
move-drop = Сбросить «{ $agenda }»
move-appoint = Назначить: { $noble }
move-hire = Нанять «{ $troop }» ({ $noble })
    .kind = Нанять отряд
move-recruit = «{ $troop }» — придать: { $noble }
move-marker = Маркер на месте { $spot }
move-test = Проверить город «{ $city }»
move-appease = { $way ->
    [0] Заплатить 1 веру
   *[1] Заплатить золото: { $crowns }
  }
move-shift = «{ $troop }»: { $noble } → { $to }
    .kind = Переставить отряд
move-shift_all = Вся армия: { $noble } → { $to }
move-name_noble = Назвать: { $noble }
move-name_city = Назвать город «{ $city }»
move-name_stake = Назвать экспедицию «{ $expedition }»
move-offer = Предложить: { $count }
move-give = Подарить золото ({ $baron_seat }): { $count }
    .kind = Подарить золото
move-give_heir = Отдать наследника ({ $baron_seat }): { $noble }
    .kind = Отдать наследника
move-return_heir = Вернуть наследника ({ $baron_seat }): { $noble }
    .kind = Вернуть наследника
move-kill_heir = Убить наследника ({ $baron_seat }): { $noble }
    .kind = Убить наследника
move-miracle = Позднее чудо: «{ $entry }»
    .kind = Позднее чудо

## Рассказ

log-round = Начинается раунд { $round }.
log-razed-before = Город «{ $city }» разорён с самого начала.
log-officers = Глава ассамблеи — { $seat }, глава церкви — { $head_seat }.
log-offer = Открытые наёмники: { $troops }.
log-agenda-open = В повестке новая карта: «{ $agenda }».
log-stronghold = { $seat } ставит замок в область «{ $area }».
log-noble-placed = { $seat } ставит дворянина ({ $noble }) в область «{ $area }».
log-planned = Все закончили планирование; стопки перемешаны. Карт в них: { $cards }.
log-turned-up = Зона { $zone }: открыта карта «{ $card }» ({ $seat }).
log-neutral-up = Зона { $zone }: открыта нейтральная карта «{ $card }».
log-allocated = Карта «{ $card }» ({ $seat }) идёт в зону фазы «{ $phase }»: { $cards } из { $needed }.
log-no-use = Карта «{ $card }» ничего не даёт ({ $seat }).
log-declined = { $seat } отказывается от карты.
log-phase = Наступает фаза «{ $phase }».
log-crowns = { $seat } получает { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  }.
log-votes = { $seat } получает { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
    *[many] { $votes } голосов
  }.
log-faith = { $seat } получает веру: { $faith }.
log-influence = { $seat } получает влияние: { $influence }.
log-lost-goods = { $seat } теряет { $amount } ({ $goods }).
log-paid = { $seat } платит { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  }.
log-paid-law = { $seat } платит { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  } («{ $law }»).
log-paid-regulars = { $seat } платит регулярным отрядам: { $crowns }.
log-paid-troop = { $seat } платит карте «{ $troop }» ({ $noble }).
log-chairman = Главой ассамблеи становится { $seat }.
log-head = Главой церкви становится { $seat }.
log-marker = { $crowns ->
    [0] { $seat } ставит маркер на место { $spot }.
   *[other] { $seat } платит золото ({ $crowns }) и ставит маркер на место { $spot }.
  }
log-marched = { $seat } ведёт дворянина ({ $noble }) в область «{ $area }».
log-sailed = { $seat } отправляет дворянина ({ $noble }) морем в область «{ $area }».
log-left-board = { $noble } ({ $seat }) остаётся без отрядов и покидает поле.
log-permits = { $seat } разрешает (просит { $asker_seat }, область «{ $area }»).
log-forbids = { $seat } не разрешает (просит { $asker_seat }, область «{ $area }»).
log-obeys = { $seat } подчиняется закону «{ $law }».
log-disobeys = { $seat } не подчиняется закону «{ $law }».
log-banned = { $seat } отлучается от ассамблеи.
log-siege = { $seat } начинает осаду в области «{ $area }».
log-siege-second = { $seat } объявляет вторую осаду в области «{ $area }»: сдача.
log-siege-lifted = Осада в области «{ $area }» снята ({ $seat }).
log-battle = { $assault ->
    [1] Штурм в области «{ $area }»: атакует { $seat }, обороняется { $enemy_seat }.
   *[0] Битва в области «{ $area }»: атакует { $seat }, обороняется { $enemy_seat }.
  }
log-battle-neutral = { $seat } штурмует нейтральный город в области «{ $area }».
log-commands = Командует { $noble } ({ $seat }).
log-row = { $seat } открывает: { $results } (сброшено: { $thrown }).
log-row-neutral = Город открывает: { $results } (сброшено: { $thrown }).
log-more-fate = { $side ->
    [0] Атакующий берёт ещё карту: { $result }.
   *[1] Защитник берёт ещё карту: { $result }.
  }
log-casualties = Ранения в области «{ $area }»: { $seat } — { $attacker }, { $enemy_seat } — { $defender }.
log-casualties-neutral = Ранения в области «{ $area }»: { $seat } — { $attacker }, город — { $defender }.
log-wound = { $noble } ({ $seat }): маркеров ранений теперь { $wounds }.
log-breach = Стены разрушены, область «{ $area }»: сила { $strength }.
log-unfortified = Город «{ $city }» теряет укрепление.
log-victories-even = Очков победы поровну: { $seat } и { $enemy_seat } расходятся.
log-victories-attacker = { $seat } побеждает, перевес { $lead } (обороняется { $enemy_seat }).
log-victories-defender = { $enemy_seat } отбивает атаку, перевес { $lead } (атакует { $seat }).
log-victories-even-neutral = Очков победы поровну: { $seat } города в области «{ $area }» не берёт.
log-victories-attacker-neutral = { $seat } побеждает, перевес { $lead }, город в области «{ $area }».
log-victories-defender-neutral = Город в области «{ $area }» отбивается, перевес { $lead } (атакует { $seat }).
log-desertion = Дезертирство, { $noble } ({ $seat }): на карте «{ $nation }».
log-deserted = Карта «{ $troop }» дезертирует: { $noble } ({ $seat }).
log-lost = { $noble } ({ $seat }) теряет карту «{ $troop }».
log-died = { $noble } ({ $seat }) гибнет; его сменит наследник.
log-line-ended = { $noble } ({ $seat }) гибнет без наследника и выбывает.
log-retreated = { $noble } ({ $seat }) отступает в область «{ $area }».
log-stronghold-fell = Замок в области «{ $area }» пал ({ $seat }).
log-ransom = { $seat } забирает золото (платит { $owner_seat }): { $crowns }.
log-ceded = { $seat } отдаёт город «{ $city }», получает { $victor_seat }.
log-controls = { $seat } контролирует город «{ $city }».
log-razes = { $seat } разоряет город «{ $city }».
log-neutral = Город «{ $city }» становится нейтральным.
log-hired = { $seat } получает карту «{ $troop }» ({ $noble }).
log-fate-shuffled = «Изменчивые времена»: колода жребия перемешана.
log-expedition = Экспедиция «{ $expedition }» отправляется в путь.
log-invests = { $seat } вкладывает { $crowns } в экспедицию «{ $expedition }».
log-invests-none = { $seat } ничего не вкладывает в экспедицию «{ $expedition }».
log-blesses = { $seat } освящает экспедицию «{ $expedition }».
log-news = Вести от экспедиции «{ $expedition }»: { $result }.
log-repairs = { $seat } чинит стены в области «{ $area }».
log-fortifies = { $seat } укрепляет город в области «{ $area }».
log-heals = { $seat } снимает маркеры ранений ({ $noble }): { $tokens }.
log-drawer = { $seat } решает, кто берёт событие ({ $colour }): { $drawer_seat }{ $paid ->
    [1] , за 1 веру.
   *[0] .
  }
log-event = { $seat } берёт событие «{ $event }».
log-no-effect = Событие «{ $event }» не действует.
log-pledge = { $seat } добавляет веры: { $faith }.
log-names = { $seat } называет: { $target }.
log-deputy = { $seat } назначает заместителя: { $deputy_seat }.
log-announces = { $seat } объявляет карту { $place }: «{ $agenda }».
log-votes-shown = Голоса открыты («{ $subject }»): всего { $votes }.
log-declares-for = { $seat } отдаёт { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
    *[many] { $votes } голосов
  }: { $chosen_seat }.
log-declares-aye = { $seat } отдаёт { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
    *[many] { $votes } голосов
  } «за».
log-declares-nay = { $seat } отдаёт { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
    *[many] { $votes } голосов
  } «против».
log-breaks-tie = Голосов поровну: решает { $seat }.
log-passed = Карта «{ $agenda }» принята.
log-rejected = Карта «{ $agenda }» отклонена.
log-awarded = Карту «{ $agenda }» получает { $seat }.
log-refuses = { $seat } отказывается от карты «{ $agenda }».
log-dropped = { $seat } сбрасывает «{ $agenda }».
log-appointed = { $seat } назначает дворянина ({ $noble }) на пост «{ $agenda }».
log-proposer = Частное предложение вносит { $seat }.
log-proposes = { $seat } предлагает: «{ $subject }».
log-motion-passed = Предложение принято: «{ $subject }».
log-motion-failed = Предложение отклонено: «{ $subject }».
log-city-victory = { $seat } контролирует города королевства ({ $cities }) и занимает трон.
log-last-round = Раунд { $round } — последний.
log-revolt = Город «{ $city }» восстаёт ({ $seat }).
log-quiet = В городе «{ $city }» спокойно ({ $seat }).
log-appeased = { $crowns ->
    [0] { $seat } усмиряет город «{ $city }» верой.
   *[other] { $seat } усмиряет город «{ $city }» золотом: { $crowns }.
  }
log-shifted = { $seat } перекладывает отряды ({ $cards }).
log-gave = { $seat } дарит { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  }, получает { $to_seat }.
log-offers = { $seat } предлагает за разрешение { $crowns ->
    [one] { $crowns } золотой
    [few] { $crowns } золотых
    *[many] { $crowns } золотых
  } (решает { $to_seat }).
log-heir-given = { $seat } отдаёт наследника ({ $noble }), хранит его теперь { $to_seat }.
log-heir-returned = { $seat } возвращает наследника ({ $noble }), получает { $to_seat }.
log-heir-killed = { $seat } приказывает убить наследника: { $noble } ({ $owner_seat }).
log-miracle = Чудо: { $seat } прекращает событие «{ $event }».
log-eliminated = { $seat } теряет замок и выбывает из игры.
log-last-baron = { $seat } остаётся последним бароном в игре и занимает трон.

## Поле

board-map = Карта королевства
board-court = Рядом с картой: стопки, фазы, наёмники, повестка, экспедиции
board-status = Положение в партии
board-round = Раунд { $round }
board-set-up = Подготовка
board-phase-planning = Планирование
board-phase-actions = Выполнение действий
board-phase-upkeep = Получение влияния
board-stack = стопка { $zone }
board-battle = Битва в области «{ $area }»
board-next-planning = Дальше: карты перемешивают и открывают, стопка за стопкой.
board-next-phase = Дальше: «{ $phase }».
board-next-round = Дальше: раунд { $round }.
board-next-cards = { $count ->
    [one] Дальше: ещё { $count } карта, потом получение влияния.
    [few] Дальше: ещё { $count } карты, потом получение влияния.
   *[many] Дальше: ещё { $count } карт, потом получение влияния.
  }
board-next-upkeep = Дальше: получение влияния.
board-pool = Влияние в пуле: { $count }
    .text = В фазе получения влияния бароны берут влияние за города королевства. Когда пул пуст, побеждает наибольшее влияние.
board-chairman = Глава ассамблеи: { $seat }
    .text = Первый в любом порядке, решает при равенстве.
board-head = Глава церкви: { $seat }
    .text = Решает, кто тянет событие.
board-influence = Влияние: { $count }
board-race = Города королевства: { $count }, для победы нужно { $goal }
    .text = Когда пул пуст, побеждает наибольшее влияние; столько городов в фазе получения влияния приносят победу сразу.
board-has-crowns = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
  }
    .text = На жалованье, наёмников, стены и экспедиции.
board-has-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
  }
    .text = На ассамблее их откладывают тайно.
board-has-faith = Вера: { $count }
    .text = Усмиряет восстания, отменяет события, освящает экспедиции.
board-has-hand = { $count ->
    [one] В руке { $count } карта действия
    [few] В руке { $count } карты действия
   *[many] В руке { $count } карт действия
  }
    .text = Всего двенадцать; остальные лежат в стопках и в зонах фаз.
board-has-troops = Отряды на поле: { $count }
board-no-cities = Городов нет.
board-hand = { $count ->
    [one] Ваша рука: { $count } карта действия
    [few] Ваша рука: { $count } карты действия
   *[many] Ваша рука: { $count } карт действия
  }
board-hand-empty = Карт в руке нет.
board-zones = Стопки действий
board-zone = { $count ->
    [one] Зона { $zone }: { $count } карта
    [few] Зона { $zone }: { $count } карты
   *[many] Зона { $zone }: { $count } карт
  }
    .text = Не больше двух ваших карт и две нейтральные втёмную; перемешивают и открывают по одной.
board-zone-own = Ваши: { $cards }
board-neutral-card = Нейтральная карта
board-phases = Специальные фазы
board-held-now = сейчас
board-to-go = { $count ->
    [0] пора
    [1] следующая карта!
    [one] ещё { $count } карта
    [few] ещё { $count } карты
   *[many] ещё { $count } карт
  }
board-markers-to-go = { $count ->
    [0] пора
    [1] следующий маркер!
    [one] ещё { $count } маркер
    [few] ещё { $count } маркера
   *[many] ещё { $count } маркеров
  }
board-phase-taxation = Бароны получают доход городов и девизов; законы берут своё.
board-phase-wages = Бароны платят регулярным отрядам и наёмникам; наёмники без платы дезертируют.
board-phase-assembly = Бароны получают голоса; за карты повестки голосуют.
board-spot = { $fee ->
    [one] Место { $spot }: свободно, { $fee } золотой за «Многостороннее действие»
    [few] Место { $spot }: свободно, { $fee } золотых за «Многостороннее действие»
   *[many] Место { $spot }: свободно, { $fee } золотых за «Многостороннее действие»
  }
    .text = Когда маркеров достаточно, нанимают слева направо.
board-spot-taken = Место { $spot }: { $seat }
board-mercenary = { $troop }: найм { $fee }, жалованье { $wage }
board-agendas = Повестка дня
board-in-force = Действующие законы
board-type-motion = предложение
board-type-law = закон
board-type-charge = девиз
board-type-concession = концессия
board-type-office = пост
board-type-private = частное предложение
board-expeditions = Экспедиции
board-expedition = Экспедиция
    .text = Каждая карта «Экспедиция» продвигает все корабли на один шаг; в конце вести решают, что принесёт золото.
board-in-harbour = в гавани
board-stage = этап { $stage } из { $length }
board-blessed = экспедиция освящена
board-army = { $name }, сила { $strength }: { $troops }{ $marks }.
board-no-troops = отрядов нет
board-wounds = { $count ->
    [one] { $count } маркер ранений
    [few] { $count } маркера ранений
   *[many] { $count } маркеров ранений
  }
board-exhausted = без сил
board-at-sea = В море.
board-strength = сила { $strength }
board-breaches = { $count ->
    [one] { $count } разрушение
    [few] { $count } разрушения
   *[many] { $count } разрушений
  }
board-fortified = есть укрепления
board-besieged = осаждает { $seat }
board-income = Доход { $count }
board-razed = Разорённый город.
board-neutral = Нейтральный город
board-owned = Город игрока { $seat }
board-castle = Замок игрока { $seat }
board-empty-area = Здесь никого нет.
board-steps = { $count ->
    [1] Соседняя область
    [one] { $count } шаг по дороге
    [few] { $count } шага по дороге
   *[many] { $count } шагов по дороге
  }
board-by-sea = Морем
board-with-leave = Нужно разрешение: { $seats }.
board-close = Закрыть
board-banned = под отлучением
board-finished = готово
board-assault = Штурм в области «{ $area }»
board-step-commander = Командиры
board-step-discard = Карты жребия
board-step-casualties = Потери
board-step-victories = Победы
board-role-attacker = атакует
board-role-defender = обороняется
board-deals = Нанесено, сотни
board-prevents = Предотвращено, сотни
board-victories = Победы
board-fate-down = Карта жребия лицом вниз
board-vote = Ассамблея: «{ $subject }»
board-presides = Ведёт { $seat }.
board-vote-aside = Голоса откладывают
board-vote-declare = Голоса объявляют
board-vote-result = Итог
board-final = Конец партии
board-final-how = { $pool ->
    [0] Пул пуст: побеждает наибольшее влияние.
   *[other] Партия окончена, влияния в пуле: { $pool }. Кому принадлежит достаточно городов королевства ({ $goal }), побеждает сразу.
  }
board-final-influence = Влияние
board-final-kingdom = Города королевства
board-final-overseas = Заморские города
board-final-troops = Отряды на поле
board-final-crowns = Золото
board-final-votes = Голоса
board-final-faith = Вера
board-muster = Отряды
board-regulars = Регулярные
board-fate-row = Ваши карты жребия
board-fate-card = Карта { $place }: { $result }
board-purse = Сколько?

## Первая партия с проводником

tutorial-welcome = Добро пожаловать! Трон пуст, и вы — один из трёх баронов, которым он нужен. Путь к нему — города: каждый даёт влияние в каждом раунде, а больше половины городов королевства — победа сразу.
tutorial-noble = Это ваш дворянин со звездой: с ним отряды силой 300, а рядом нейтральный город Баллин силой 200. Сегодня вы его возьмёте.
tutorial-plan = Раунд начинается с тайного планирования: до двух карт в каждую из трёх зон. Нажмите карту «Мобилизация» — она ведёт дворян в бой, — затем зону I.
tutorial-rally = Зону I открывают первой, и вы ударите рано. Положите туда же «Поддержку»: она даёт голоса для ассамблеи.
tutorial-planned = За вас уже лежат «Мобилизация солдат» в зоне II и вторая «Поддержка» в зоне III. Ваших карт никто не видит: нажмите «Закончить», и каждую зону перемешают с картами остальных.
tutorial-votes = Карты открывают по одной, и вот ваша «Поддержка». Сыграйте её: 2 голоса — больше, чем у других, и вы становитесь главой ассамблеи.
tutorial-area = Следом открыта ваша «Мобилизация». Выберите область, где будете действовать: Баллин.
tutorial-march = Теперь решите, кто пойдёт. Ведите дворянина со звездой; второму лучше охранять замок.
tutorial-assault = Штурм решает дело сегодня; осада обходится без крови, но её объявляют дважды, в разных раундах. Выберите штурм.
tutorial-fate = За силу 300 и командующего вы берёте пять карт жребия, и две надо сбросить. Стены держат 200: обе карты «нанести 100» оставьте, а «предотвратить 100» сбросьте.
tutorial-victory = Звезда наносит ещё 100: всего 300 против 200, даже если город предотвратит 100. «+1 к победе» не понадобится: сбросьте её, и обе стороны откроют карты.
tutorial-control = Стены пали, ваши отряды целы. Возьмите город под контроль: он даёт доход и влияние, а разорение — только золото, и всего один раз.
tutorial-allocate = Сыгранные карты копятся в этих зонах, и полная зона запускает свою фазу для всех. Карта послужила и пути, и атаке, поэтому решаете вы: отправьте её в «Ассамблею».
tutorial-expedition = Нейтральная карта «Экспедиция»: какой корабль отплывёт, решает глава ассамблеи, то есть вы. Выберите любой, например «Острова пряностей».
tutorial-invest = Вложите 2 золотых или сколько хотите, до 5. На делении 3 карта жребия покажет, с чем вернулся корабль: до четырёх вкладов или ничего.
tutorial-marker = «Мобилизация солдат»: маркер на этом треке — ваше место в очереди за наёмниками. Займите место 3; четвёртый маркер запустит покупку.
tutorial-hire = { $seat } отдаёт вам зелёное событие, и оно приносит 6 золотых. Наймите тосканцев дворянину с кругом: пока сила его отрядов не больше 400, он им не платит.
tutorial-wages = В «Подсчёте расходов» шесть карт, и платят все. Регулярным отрядам уже заплачено, они не уходят никогда; наёмники без платы уходят, поэтому заплатите англичанам.
tutorial-assembly = Собирается ассамблея, её глава теперь — { $seat }. Тайно отложите 4 из своих 6 голосов за «Железную концессию»: она приносит 2 золотых при каждом сборе налогов.
tutorial-declare = Голоса открыты, и остальные назвали себя. Назовите себя: у вас отложено больше всех.
tutorial-influence = Раунд окончен: Баллин принёс вам 1 влияние, дворяне отдохнули. Когда пул влияния опустеет, королём станет барон с наибольшим влиянием.
tutorial-end = А 6 из 11 городов — победа сразу. Планируйте второй раунд по-своему: играйте дальше сами или разложите новую партию.

## Знакомство со столом

tour-welcome = Трон пуст, и вы — один из баронов, которым он нужен. Когда пул пуст, побеждает наибольшее влияние; достаточно городов королевства — победа сразу.
tour-map = Королевство: у городов видны стены, доход и знамя владельца. Реки и горы останавливают армию, мосты и дороги ведут её дальше.
tour-armies = Ваши четыре дворянина и замок с отрядами. У каждой формы своё свойство: наведите на неё, чтобы прочитать.
tour-plan = При планировании вы тайно кладёте до двух карт в каждую зону. Потом стопки перемешивают и открывают карта за картой.
tour-phases = Сыгранная карта уходит в одну из этих зон. Последнее свободное место запускает фазу.
tour-market = Маркеры на треке говорят, кто нанимает первым, когда наступит покупка наёмников.
tour-agenda = За эти карты голосует ассамблея: законы, посты, дары и штрафы. Голоса откладывают тайно.
tour-next = Здесь видно, что происходит и что будет дальше.
tour-race = Ваше влияние и ваши города на пути к трону.

## Отказы

illegal-assign-order = Одинаковые карты распределяют по порядку: не раньше предыдущей.
illegal-assign-all = Сначала распределите все карты.
illegal-area-built = Там стоит город или замок. Выберите другую область.
illegal-area-edge = При таком числе баронов нельзя на краю карты. Выберите область внутри.
illegal-area-foreign = Там чужая фигурка. Выберите другую область.
illegal-noble-not-ready = Поставить можно только дворянина вне поля, у которого есть отряды.
illegal-not-overseas = Выберите область королевства.
illegal-zone-full = В этой зоне уже две карты. Выберите другую.
illegal-no-such-card = Такой карты в руке нет. Выберите другую.
illegal-other-area = После движения карта идёт в зону расходов, после атаки — в зону ассамблеи.
illegal-no-move = Выберите один из предложенных ответов.
illegal-spot-closed = При таком числе баронов это место недоступно. Выберите левее.
illegal-spot-taken = Место занято. Выберите свободное.
illegal-spot-dear = Место стоит { $crowns }: это больше, чем у вас есть.
illegal-nothing-there = Туда никто не может прийти, и сражаться там не с кем.
illegal-exhausted = Этот дворянин перевёрнут. Выберите другого.
illegal-not-on-board = Этого дворянина нет на поле. Выберите другого.
illegal-shut-in = Этот дворянин осаждён и не может уйти.
illegal-no-way = Туда не дойти. Выберите соседнюю область или область по дороге.
illegal-no-battle = Так сражаться не с кем. Выберите другую атаку.
illegal-no-such-troops = Таких отрядов здесь не взять.
illegal-no-step-yet = В ходе есть хотя бы один шаг.
illegal-no-harbour = Плыть можно только из порта в другой порт.
illegal-area-twice = Путь не входит в область дважды.
illegal-siege-weak = Надо быть сильнее города и всех в нём; осаждайте большими силами.
illegal-not-that-noble = Выберите одного из предложенных дворян.
illegal-no-ability = Отказываться сейчас не от чего.
illegal-discard-due = Сначала сбросьте ещё карты.
illegal-discard-order = Сбрасывайте слева направо и оставьте хотя бы одну карту.
illegal-wall-down = У стен больше нет силы.
illegal-army-full = Эта армия больше не выдержит. Выберите другую.
illegal-not-your-city = Выберите свой город.
illegal-gave-up = От разорения вы отказались: контролируйте город.
illegal-no-such-loss = Выберите наёмников, которые составят потери.
illegal-no-refuge = Там другой барон. Выберите свободную область.
illegal-too-dear = На это не хватает золота.
illegal-not-on-offer = Этого отряда нет среди открытых.
illegal-no-muster-place = Отряды получают дворяне в ваших городах, в замке или вне поля либо сам замок.
illegal-other-nation = Сразу несколько можно нанять только одной национальности.
illegal-not-your-marker = Выберите свой маркер.
illegal-not-tested = Этот город не проверяют.
illegal-all-or-nothing = Армию с ранениями перекладывают целиком.
illegal-no-such-shift = Эти отряды туда сейчас не переложить.
illegal-must-return = Сначала поставьте этого дворянина.
illegal-no-return-place = Выберите свой замок или неосаждённый город.
illegal-under-way = Эта экспедиция уже в пути. Выберите другую.
illegal-stake-size = Вложить можно не больше 5 золотых и не больше, чем у вас есть.
illegal-besieged = Осаждённое не чинят и не укрепляют.
illegal-fortified = Этот город уже укреплён.
illegal-no-breach = Столько разрушений там нет.
illegal-no-tokens = Столько маркеров ранений там нет.
illegal-not-that-baron = Выберите одного из предложенных баронов.
illegal-no-faith = Столько веры у вас нет.
illegal-no-target = Карта не может в это попасть. Выберите одну из предложенных целей.
illegal-not-present = Назовите присутствующего барона.
illegal-not-current = За эту карту сейчас не голосуют.
illegal-not-your-charge = Сбросьте один из своих старых девизов.
illegal-no-proposal = Это сейчас предложить нельзя.
illegal-too-many-votes = Столько голосов у вас нет.
illegal-write-all = Сначала запишите голоса за каждую карту.
illegal-not-a-candidate = За эту карту так не голосуют.
illegal-not-tied = Решайте между равными.
illegal-no-asides = За этим столом играют без подарков и предложений.
illegal-no-asides-yet = Дарить можно с первой фазы планирования.
illegal-gave-already = Этому барону вы уже дарили. Подождите следующего вопроса.
illegal-not-yours-to-give = Это золото сейчас не подарить: его нет, его вот-вот отнимут или оно обещано.
illegal-not-your-heir = Этого наследника у вас нет.
illegal-heir-abroad = Его наследник у другого барона. Сначала его надо вернуть.
illegal-no-miracle = Это событие вам сейчас не прекратить.

## Поле словами

words-set-up = Подготовка. Влияния в пуле: { $pool }.
words-round = Раунд { $round }. Влияния в пуле: { $pool }. Глава ассамблеи — { $seat }. Глава церкви — { $head_seat }. Для победы городами королевства нужно: { $cities }.
words-phase = { $phase }: карт { $cards } из { $needed }.
words-track = Покупка наёмников: маркеров { $cards } из { $needed }.
words-stacks = Карт в стопках действий: { $left }, { $middle } и { $right }.
words-baron = { $seat } ({ $baron }): влияние { $influence }, золото { $crowns }, голоса { $votes }, вера { $faith }; карт в руке: { $cards }.
words-banned = { $seat } — под отлучением от ассамблеи.
words-fallen = { $seat } вне игры.
words-cities = Города: { $cities }.
words-armies = Армии: { $armies }.
words-army = { $noble }, «{ $area }» ({ $strength })
words-wounded = { $noble }, «{ $area }» ({ $strength }, маркеров ранений: { $tokens })
words-at-sea = { $noble } в море, цель «{ $area }» ({ $strength })
words-castle = замок, «{ $area }» ({ $strength })
words-neutral = Нейтральные города королевства: { $cities }.
words-razed = Разорённые города: { $cities }.
words-offer = Открытые наёмники: { $troops }.
words-agendas = В повестке: { $agendas }.
words-in-force = Действуют: { $cards }.
words-law = «{ $card }»
words-held = «{ $card }» ({ $seat })
words-expedition = Экспедиция «{ $expedition }», этап { $stage }; вложено: { $stakes }.
words-stake = { $seat } { $crowns }
words-hand = Ваша рука: { $cards }.
words-laid = Ваши карты в зоне { $zone }: { $cards }.

# Чем кончилась партия, для статистики `tabard arena`: «Конец «...»».
ending-cities = города
ending-elimination = выбывание
ending-influence = Влияние
ending-round-limit = предел раундов
