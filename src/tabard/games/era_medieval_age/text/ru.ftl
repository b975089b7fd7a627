# ERA: Средневековье с дополнением «Реки и дороги». Слова наши; сами правила — в rules.ru.md.

game-name = ERA: Средневековье
game-blurb = Бросайте кубики за ширмой, обносите стенами собственный город и надейтесь, что черепа ударят по соседям. С реками, дорогами и режимом для одного игрока. От одного до четырёх игроков, три четверти часа.
    .line = Бросайте кубики и стройте свой город за стенами.
    .time = 45 мин
    .weight = 2

## Настройки

option-mode = Режим
    .help = Какие здания и какие части дополнения участвуют в игре. «Обычный» — это сценарий I, а для одного игрока — режим для одного игрока.
option-mode-usual = обычный
option-mode-base = Базовая игра
option-mode-scenario_1 = Сценарий I: Путь к процветанию
option-mode-scenario_2 = Сценарий II: Вдоль реки
option-mode-scenario_3 = Сценарий III: Реки и дороги
option-mode-free = Свободный сценарий
option-mode-grand = Большая игра
option-mode-own = Свой сценарий
option-mode-solo = Против сэра Филиппа, для одного игрока
option-types = Типы зданий
    .help = Как напечатано, по жребию или на ваш выбор. Башня, дом, городской дом, церковь и ферма есть всегда.
option-types-usual = как обычно
option-types-drawn = по жребию
option-types-chosen = на выбор
option-chosen = Выбранные типы
    .help = В сценариях I–III четыре базовых типа и четыре из дополнения, в других режимах не меньше четырёх.
option-chosen-lumber_mill = лесопилка
option-chosen-hospital = госпиталь
option-chosen-monastery = монастырь
option-chosen-market = рынок
option-chosen-guildhall = гильдия
option-chosen-university = университет
option-chosen-cathedral = собор
option-chosen-chapel = часовня
option-chosen-wharf = причал
option-chosen-joinery = мастерская
option-chosen-quarry = каменоломня
option-chosen-armory = оружейная
option-chosen-trade_fair = ярмарка
option-length = Длина партии
    .help = До конца партии на один X меньше, как напечатано или на один X больше.
option-length-shorter = короче
option-length-normal = как обычно
option-length-longer = длиннее
option-peaceful = Мирная игра
    .help = Без башен, оружейных, кубиков знати и фазы «Набег».
option-river = Реки
    .help = В своём сценарии: ни у кого, у всех, или каждый решает тайно.
option-river-nobody = ни у кого
option-river-everybody = у всех
option-river-secret = каждый решает тайно
option-roads = Дороги
    .help = В своём сценарии: дороги и очки за них.
option-three_skulls = Три черепа
    .help = В своём сценарии: что три черепа приносят остальным.
option-three_skulls-nothing = ничего
option-three_skulls-treachery = предательство
option-three_skulls-flood = наводнение
option-three_skulls-both = предательство, затем наводнение

mode-base = Базовая игра
mode-scenario-1 = Сценарий I: Путь к процветанию
mode-scenario-2 = Сценарий II: Вдоль реки
mode-scenario-3 = Сценарий III: Реки и дороги
mode-free = Свободный сценарий
mode-grand = Большая игра
mode-own = Свой сценарий
mode-solo = Режим для одного игрока

## Части города. `.acc` — дополнение в предложении, `.text` — что это даёт.

piece-keep = Башня
    .acc = башню
    .text = Даёт кубик знати. Часть стены; всегда считается окружённой стенами и не теряется.
piece-longhouse = Дом
    .acc = дом
    .text = Даёт кубик крестьян.
piece-townhouse = Городской дом
    .acc = городской дом
    .text = Даёт кубик горожан.
piece-church = Церковь
    .acc = церковь
    .text = Даёт кубик духовенства.
piece-farm = Ферма
    .acc = ферму
    .text = 1 еда в каждой фазе сбора.
piece-lumber-mill = Лесопилка
    .acc = лесопилку
    .text = 2 дерева в каждой фазе сбора.
piece-hospital = Госпиталь
    .acc = госпиталь
    .text = Он сам и соседние здания не болеют.
piece-monastery = Монастырь
    .acc = монастырь
    .text = После первого броска поверните один кубик без черепа любой гранью вверх.
piece-market = Рынок
    .acc = рынок
    .text = В конце 1 очко за каждую пустую клетку рядом; клетки дорог считаются пустыми.
piece-guildhall = Гильдия
    .acc = гильдию
    .text = В конце 1 очко за каждый оставшийся ресурс.
piece-university = Университет
    .acc = университет
    .text = В конце 1 очко за каждую вашу культуру.
piece-cathedral = Собор
    .acc = собор
    .text = В конце 1 очко за каждый ваш кубик.
piece-chapel = Часовня
    .acc = часовню
    .text = Раз в раунд, когда ширмы убраны: перебросьте любой свой кубик.
piece-wharf = Причал
    .acc = причал
    .text = Раз в раунд, в свой ход строительства: замените 1 ресурс другим. Длинной стороной стоит вдоль реки.
piece-joinery = Мастерская
    .acc = мастерскую
    .text = 1 дополнительный молоток в каждой фазе строительства.
piece-quarry = Каменоломня
    .acc = каменоломню
    .text = 2 камня в каждой фазе сбора. Стоит на краю владений.
piece-armory = Оружейная
    .acc = оружейную
    .text = 2 меча в набеге. Часть стены; всегда считается окружённой стенами и не теряется.
piece-trade-fair = Ярмарка
    .acc = ярмарку
    .text = В конце раунда: обменяйтесь ресурсом с другим игроком и получите 1 культуру, у дороги — 2.
piece-wall-1 = Стена длиной 1
    .acc = стену длиной 1
    .text = Замкнутые стены удваивают очки зданий внутри и защищают их. Соединение только углами — брешь.
piece-wall-2 = Стена длиной 2
    .acc = стену длиной 2
    .text = Замкнутые стены удваивают очки зданий внутри и защищают их. Соединение только углами — брешь.
piece-wall-3 = Стена длиной 3
    .acc = стену длиной 3
    .text = Замкнутые стены удваивают очки зданий внутри и защищают их. Соединение только углами — брешь.
piece-wall-4 = Стена длиной 4
    .acc = стену длиной 4
    .text = Замкнутые стены удваивают очки зданий внутри и защищают их. Соединение только углами — брешь.
piece-wall-5 = Стена длиной 5
    .acc = стену длиной 5
    .text = Замкнутые стены удваивают очки зданий внутри и защищают их. Соединение только углами — брешь.
piece-road-2 = Дорога длиной 2
    .acc = дорогу длиной 2
    .text = Начинается у края или у другой дороги. Каждое здание у дороги приносит 1 очко.
piece-road-3 = Дорога длиной 3
    .acc = дорогу длиной 3
    .text = Начинается у края или у другой дороги. Каждое здание у дороги приносит 1 очко.
piece-road-4 = Дорога длиной 4
    .acc = дорогу длиной 4
    .text = Начинается у края или у другой дороги. Каждое здание у дороги приносит 1 очко.
piece-road-5 = Дорога длиной 5
    .acc = дорогу длиной 5
    .text = Начинается у края или у другой дороги. Каждое здание у дороги приносит 1 очко.
piece-bridge = Мост
    .acc = мост
    .text = Пересекает реку и считается дорогой.
piece-gate = Ворота
    .acc = ворота
    .text = Стена над дорогой или рекой.
piece-river = Река
    .acc = реку
    .text = Здания рядом с ней приносят вдвое больше очков, окружённые стенами — втрое.
piece-scorched-area = Выжженная земля
    .acc = выжженную землю
    .text = Здесь больше нельзя строить.
piece-flood = Паводок
    .acc = паводок
    .text = Здесь больше нельзя строить. Это не река: очков он не удваивает.
piece-none = ничего

## Шкалы. `.one` — одна единица, дополнение в предложении.

track-trade-goods = Товары
    .one = 1 товар
track-stone = Камень
    .one = 1 камень
track-wood = Дерево
    .one = 1 дерево
track-food = Еда
    .one = 1 еду
track-culture = Культура
track-disaster = Очки бедствий

## Символы с числом

symbol-trade-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
  }
symbol-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
  }
symbol-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
   *[many] { $count } дерева
  }
symbol-food = { $count ->
    [one] { $count } еда
    [few] { $count } еды
   *[many] { $count } еды
  }
symbol-culture = { $count ->
    [one] { $count } культура
    [few] { $count } культуры
   *[many] { $count } культуры
  }
symbol-hammer = { $count ->
    [one] { $count } молоток
    [few] { $count } молотка
   *[many] { $count } молотков
  }
symbol-sword = { $count ->
    [one] { $count } меч
    [few] { $count } меча
   *[many] { $count } мечей
  }
symbol-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
  }
symbol-quill = { $count ->
    [one] { $count } перо
    [few] { $count } пера
   *[many] { $count } перьев
  }
symbol-skull = { $count ->
    [one] { $count } череп
    [few] { $count } черепа
   *[many] { $count } черепов
  }

## Кубики

die-peasant = кубик крестьян
die-noble = кубик знати
die-burgher = кубик горожан
die-clergy = кубик духовенства
die-face = { $die } ({ $symbols })

## Бедствия

disaster-bandits = разбойники
    .text = Возьмите 1 очко бедствий или отдайте 1 ресурс.
disaster-disease = болезнь
    .text = 1 очко бедствий за каждое здание, которое соседствует с другим.
disaster-treachery = предательство
    .text = Каждый оппонент размещает выжженную землю.
disaster-flood = наводнение
    .text = Каждый оппонент с рекой размещает паводок.
disaster-treachery-and-flood = предательство и наводнение
    .text = Каждый оппонент размещает выжженную землю, затем каждый оппонент с рекой — паводок.
disaster-nothing = ничего
    .text = В этой партии три черепа ничего не приносят.
disaster-tiles = три черепа
disaster-fire = пожар
    .text = Потеряйте одно здание, не окружённое стенами.
disaster-attack = атака
    .text = Каждый оппонент теряет одно здание, не окружённое стенами.
disaster-revolt = восстание
    .text = Потеряйте все товары.
spared-no-building = нет зданий вне стен
spared-no-river = нет реки
spared-no-tile = в запасе не осталось таких тайлов
spared-no-place = для тайла нет места

## Подсчёт очков

line-keep = Башни
line-longhouse = Дома
line-townhouse = Городские дома
line-church = Церкви
line-farm = Фермы
line-lumber-mill = Лесопилки
line-hospital = Госпитали
line-monastery = Монастыри
line-market = Рынки
line-guildhall = Гильдии
line-university = Университеты
line-cathedral = Соборы
line-chapel = Часовни
line-wharf = Причалы
line-joinery = Мастерские
line-quarry = Каменоломни
line-armory = Оружейные
line-trade-fair = Ярмарки
line-road-bonus = Бонус за дороги
line-market-bonus = Бонус рынков
line-guildhall-bonus = Бонус гильдий
line-university-bonus = Бонус университетов
line-cathedral-bonus = Бонус соборов
line-culture = Культура
line-most-culture = Наиболее развитая культура
line-road-network = Крупнейшая дорожная сеть
line-walled-area = Наибольшая территория внутри стен
line-disaster = Очки бедствий
ended-cards = Закончилось достаточно типов зданий.
ended-full = Во владениях не осталось места для зданий.
ended-rounds = Сыгран последний возможный раунд.
ended-solo = Сыграно восемь раундов.
title-0 = Оруженосец
title-1 = Рыцарь
title-2 = Барон
title-3 = Граф
title-4 = Достойный соперник сэра Филиппа
rival-philip = Сэр Филипп

## Поле

board-city = Город игрока { $seat }
board-cities = Города
board-look = Показать город игрока { $seat }
board-piece = { $piece }, ряд { $row }, колонка { $column }
board-piece-points = { $base } × { $times }, с бонусом сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
board-enclosed = окружено стенами
board-by-river = у реки
board-by-road = у дороги
board-hidden = за ширмой
board-dice = Кубики
board-supply = Запас
board-left = осталось { $count }
board-cards = Карточек с X: { $count } из { $needed }
board-of-rounds = Всего раундов: { $rounds }
board-round = Раунд { $round }
board-layout = Начальные владения
board-first = первый игрок
board-skulls = Что приносят черепа
board-skulls-short = черепа
board-turn = Повернуть
board-gain = { $sign }{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
board-gain-none = само по себе очков не даёт
board-not-here = здесь разместить нельзя
board-keys = Стрелки двигают, R поворачивает, Enter ставит.
board-screens-lifted = Раунд { $round }: ширмы подняты
board-lines = Очки по категориям
board-lines-tip = Выберите строку: её клетки подсветятся.
board-set-down = Поставить сюда
board-sheet = Подсчёт очков
board-total = Итого
board-title = Ваш титул: { $title }.
board-resources-left = Осталось ресурсов

## Первая партия

tour-welcome = Вы строите собственный город. Побеждает набравший больше очков: за здания, стены, реку, дороги и культуру.
tour-layout = Сначала обустройте владения за ширмой, часть за частью. Никто ничего не увидит, пока не закончат все.
tour-turn = Наведите указатель на поле: часть следует за ним. R поворачивает, нажатие ставит. Пальцем: коснитесь, затем подтвердите.
tour-dice = Каждый раунд вы бросаете кубики до трёх раз. Нажмите на те, что хотите перебросить, затем «Готово».
tour-food = Кубики дают ресурсы; потом каждый ваш кубик съедает 1 еду. Нехватка приносит очки бедствий.
tour-build = Каждый молоток — одна постройка. Выберите её здесь, затем место. Новые дома дают новые кубики.
tour-end = Когда закончится достаточно типов зданий, партия кончится этим раундом. Удачи!

## Первая партия с проводником

tutorial-welcome = Добро пожаловать! Вам предстоит построить город. В конце побеждает набравший больше очков, а больше всего их дают удачно стоящие здания.
tutorial-layout = Сначала все обустраивают владения за ширмой. Я уже положил два участка выжженной земли, где строить нельзя, и поставил две стены у вашей башни.
tutorial-wall = Поставьте эту стену сверху, на единственное открытое место: стены и башня сомкнутся в кольцо. Что внутри, то защищено и даёт вдвое больше очков.
tutorial-farm = Ферма как раз помещается внутри. Каждый раунд она даёт еду; поставьте её в кольцо.
tutorial-houses = Дома дают кубики, где бы ни стояли. Поставьте этот, а для двух других место найду я.
tutorial-lift = Город готов. Нажмите «Готово», и ширмы поднимут.
tutorial-dice = Раунд начинается с броска: три кубика крестьян от домов и кубик знати от башни. На гранях — еда, дерево, камень, товары, молотки, мечи и черепа.
tutorial-reroll = Кубики можно перебросить, но не больше двух раз; не перебрасывают только черепа. Выберите кубик знати: на нём бывает больше мечей.
tutorial-roll = Нажмите «Готово», чтобы бросить его.
tutorial-keep = Три меча, но с ними и череп. Остальное хорошо и так: нажмите «Готово» и оставьте всё как есть.
tutorial-food = Кубики и ферма принесли камень, дерево и еду. Потом каждый из четырёх кубиков съел 1 еду; нехватка стоила бы вам очков бедствий.
tutorial-skulls = Два черепа — это болезнь, но в вашем городе болеть пока некому. Один, два или четыре черепа бьют по вам, три или пять — по остальным.
tutorial-build = Каждый молоток — одна постройка, и один у вас есть. Постройте ещё один дом за 2 дерева: в следующем раунде он даст пятый кубик.
tutorial-place = Поставьте его у края, чтобы осталось место для построек побольше.
tutorial-extort = У вас три меча; { $seat } имеет один и ни одного щита. Потребуйте что-нибудь: дерево пригодится, но выбирать вам.
tutorial-score = Начался раунд 2, и кубиков уже пять. Здесь ваши очки: за здания (внутри кольца вдвойне), культуру и стены, минус очки бедствий.
tutorial-end = Так продолжается, пока не закончатся три типа зданий. Играйте дальше сами или разложите новую партию.

## Что спрашивают

ask-lay-out = { $left ->
    [0] Всё размещено. Нажмите «Готово» или верните части назад.
   *[other] { $free ->
        [0] Разместите за ширмой { $piece } (осталось: { $left }).
       *[other] Разместите за ширмой { $piece } или играйте без реки и без паводков.
      }
  }
    .other = Ждём начальные владения: { $seats }.
ask-reroll = { $monasteries ->
    [0] Выберите кубики для переброса и нажмите «Готово». Черепа закреплены.
    [one] Монастырь может повернуть { $monasteries } кубик любой гранью вверх. Затем выберите кубики для переброса и нажмите «Готово».
    [few] { $monasteries } монастыря могут повернуть по одному кубику. Затем выберите кубики для переброса и нажмите «Готово».
   *[many] { $monasteries } монастырей могут повернуть по одному кубику. Затем выберите кубики для переброса и нажмите «Готово».
  }{ $named ->
    [0] { "" }
   *[other] { " " }Выбрано: { $named }.
  }
    .other = Все выбирают кубики для второго броска: { $seats }.
ask-reroll-last = Выберите кубики для последнего броска и нажмите «Готово». Черепа закреплены.{ $named ->
    [0] { "" }
   *[other] { " " }Выбрано: { $named }.
  }
    .other = Все выбирают кубики для последнего броска: { $seats }.
ask-use-quill = { $quills ->
    [0] { $chapels ->
        [1] Часовня позволяет перебросить любой ваш кубик, даже с черепом. Или нажмите «Готово».
       *[other] Часовни позволяют перебросить любые ваши кубики, даже с черепом (осталось: { $chapels }). Или нажмите «Готово».
      }
   *[other] { $chapels ->
        [0] Перо перебрасывает другой кубик, даже с черепом (осталось перьев: { $quills }). Выберите кубик с пером, затем другой. Или нажмите «Готово».
       *[other] Перо перебрасывает другой кубик (осталось: { $quills }), часовня — любой (осталось: { $chapels }), даже с черепом. Или нажмите «Готово».
      }
  }
    .other = { $seat } использует перья и часовни.
ask-face-bandits = Разбойники! Возьмите 1 очко бедствий или отдайте ресурс.
    .other = { $seat } откупается от разбойников.
ask-place-tile = { $empty ->
    [0] Пустого места нет: разместите { $tile } там, где это возможно. Всё, что туда попадает, будет потеряно.
   *[other] Разместите { $tile } на пустом месте вне стен.
  }
    .other = { $seat } размещает { $tile }.
ask-lose-building = Бедствие «{ $disaster }»: выберите здание, которое вы потеряете. Окружённые стенами в безопасности.
    .other = { $seat } теряет здание, бедствие «{ $disaster }».
ask-build = { $hammers ->
    [0] Молотков не осталось.
    [one] Выберите постройку: у вас { $hammers } молоток.
    [few] Выберите постройку: у вас { $hammers } молотка.
   *[many] Выберите постройку: у вас { $hammers } молотков.
  }{ $wharves ->
    [0] { "" }
   *[other] { " " }Причал может заменить ресурс (осталось: { $wharves }).
  } Или закончите ход.
    .other = { $seat } строит.
ask-place-structure = Выберите место: вы строите { $piece }. Оплата — когда постройка встанет на место.
    .other = { $seat } строит { $piece }.
ask-extort = Мечей у вас больше: выберите оппонента и ресурс или нажмите «Готово».
    .other = { $seat } совершает набег.
ask-answer-demand = { $by_seat } требует { $track }. Отдайте или откажите и возьмите очко бедствий.
    .other = { $by_seat } требует { $track }, решает { $seat }.
ask-answer-philip = { $by } требует { $track }. Отдайте или откажите и возьмите очко бедствий.
    .other = { $by } требует { $track }, решает { $seat }.
ask-extort-philip = Мечей у вас больше, чем у сэра Филиппа: возьмите один ресурс с его кубиков или нажмите «Готово».
    .other = { $seat } совершает набег на сэра Филиппа.
ask-trade = { $fairs ->
    [1] Ярмарка позволяет обменять ресурс, отказать вам нельзя. Или нажмите «Готово».
   *[other] Ярмарки позволяют обменять ресурсы, отказать вам нельзя (осталось: { $fairs }). Или нажмите «Готово».
  }
    .other = { $seat } торгует на ярмарке.

## Ходы, строками списка

move-lay = { $piece }: ряд { $row }, колонка { $column }{ $turn ->
    [0] { "" }
    [1] , четверть оборота
    [2] , пол-оборота
   *[other] , три четверти оборота
  }
move-no_river = Играть без реки
move-set = Повернуть { $die } { $number }: { $symbols }
    .kind = Повернуть кубик
move-reroll = Перебросить { $die } { $number } ({ $symbols })
    .kind = Перебросить кубик
move-done = Готово
move-quill = Пером ({ $quill_die } { $quill_number }) перебросить { $die } { $number } ({ $symbols })
    .kind = Использовать перо
move-chapel = Часовней перебросить { $die } { $number } ({ $symbols })
    .kind = Использовать часовню
move-suffer = Взять 1 очко бедствий
move-lose = Отдать { $track }
    .kind = Отдать ресурс
move-cover = { $piece }: ряд { $row }, колонка { $column }{ $turn ->
    [0] { "" }
   *[other] , повёрнуто
  }
move-raze = Потерять { $piece } (ряд { $row }, колонка { $column })
move-build = Построить { $piece } ({ $costs })
    .kind = Построить
move-place = { $piece }: ряд { $row }, колонка { $column }{ $turn ->
    [0] { "" }
    [1] , четверть оборота
    [2] , пол-оборота
   *[other] , три четверти оборота
  }
move-exchange = Отдать { $give }, получить { $take }
    .kind = Обменять ресурсы
move-end = Закончить строительство
move-extort = Потребовать { $track }: { $other_seat }
    .kind = Потребовать ресурс
move-threaten = Набег, отдать нечего: { $other_seat }
    .kind = Набег без добычи
move-give = Отдать
move-refuse = Отказать
move-take = Взять { $track }
    .kind = Взять ресурс
move-fair = Ярмарка (ряд { $row }, колонка { $column }): отдать { $give }, взять { $take }, партнёр { $other_seat } (культура +{ $culture })
    .kind = Провести ярмарку
move-trade = Ярмарка (ряд { $row }, колонка { $column }): отдать { $give }, взять { $take } (культура +{ $culture })
    .kind = Обмен на ярмарке

## Журнал

log-types = В игре: { $pieces }.
log-revealed = Владения открыты. { $count ->
    [0] Реки нет ни у кого.
   *[other] С рекой: { $seats }.
  }
log-no-wharves = Рек нет ни у кого: причалы и паводки уходят в коробку.
log-first-player = Первый игрок — { $seat }.
log-round = Раунд { $round }. Начинает { $seat }.
log-first-roll = Ваш бросок: { $dice }.
log-set = Монастырь поворачивает кубик: { $face }.
log-rerolled = Переброс: { $face }.
log-rolled = { $seat } убирает ширму: { $dice }.
log-quill = { $seat } использует перо: { $before } → { $after }.
log-chapel = { $seat } использует часовню: { $before } → { $after }.
log-philip-rolled = Сэр Филипп бросает: { $dice }.
log-collected = { $seat } { $count ->
    [0] ничего не собирает.
   *[other] собирает: { $gains }.
  }
log-overflow = { $seat } теряет лишнее, на шкалах нет места: { $count }.
log-fed = { $seat } { $count ->
    [0] никого не кормит.
    [one] кормит { $count } кубик.
    [few] кормит { $count } кубика.
   *[many] кормит { $count } кубиков.
  }
log-famine = Голод: { $seat } получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-disaster = { $seat } показывает { $skulls ->
    [one] { $skulls } череп: { $disaster }.
    [few] { $skulls } черепа: { $disaster }.
   *[many] { $skulls } черепов: { $disaster }.
  }
log-suffered = { $seat } получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-robbed = { $seat } отдаёт разбойникам { $track }.
log-disease = { $seat } { $count ->
    [0] не страдает от болезни.
    [one] получает { $count } очко бедствий за больные здания: { $pieces }.
    [few] получает { $count } очка бедствий за больные здания: { $pieces }.
   *[many] получает { $count } очков бедствий за больные здания: { $pieces }.
  }
log-revolt = { $seat } { $count ->
    [0] ничего не теряет: товаров нет.
    [one] теряет { $count } товар.
    [few] теряет { $count } товара.
   *[many] теряет { $count } товаров.
  }
log-spared = { $seat } избегает бедствия: { $why }.
log-covered = { $seat } размещает { $tile } (ряд { $row }, колонка { $column }).
log-lost-piece = { $seat } теряет { $piece } (ряд { $row }, колонка { $column }).
log-full = Ни одно здание из запаса больше не помещается: { $seats }. Этот раунд последний.
log-built = { $seat } строит { $piece } (ряд { $row }, колонка { $column }).
log-card-turned = Здания типа «{ $piece }» закончились. Карточек с X: { $count } из { $needed }.
log-card-turned-solo = Здания типа «{ $piece }» закончились.
log-exchanged = { $seat } отдаёт { $give } и получает { $take } у причала.
log-extorted-bare = { $by_seat } совершает набег, { $seat } не имеет ресурсов и получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-extorted-bare-philip = { $by } совершает набег, { $seat } не имеет ресурсов и получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-refused = { $by_seat } требует ресурс, { $seat } отказывает и получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-refused-philip = { $by } требует ресурс, { $seat } отказывает и получает { $count ->
    [one] { $count } очко бедствий.
    [few] { $count } очка бедствий.
   *[many] { $count } очков бедствий.
  }
log-gave = { $seat } отдаёт { $track }{ $got ->
    [0] . { $by_seat } теряет взятое: шкала полна.
   *[other] , забирает { $by_seat }.
  }
log-gave-philip = { $seat } отдаёт { $track }, забирает { $by }.
log-took-from-philip = { $seat } берёт { $track } с кубиков сэра Филиппа{ $got ->
    [0] , но места на шкале нет.
   *[other] .
  }
log-traded = { $seat } торгует на ярмарке: отдаёт { $give }, берёт { $take } (партнёр { $other_seat }), культура +{ $culture }.
log-traded-philip = { $seat } торгует на ярмарке: отдаёт { $give }, берёт { $take }, культура +{ $culture }.
log-die-taken = { $seat } берёт { $die }{ $count ->
    [1] .
   *[other] { " " }× { $count }.
  }
log-die-returned = { $seat } возвращает { $die }{ $count ->
    [1] .
   *[other] { " " }× { $count }.
  }
log-over-cards = Карточек с X: { $count }. Партия кончается раундом { $round }.
log-over-full = Во владениях нет места: партия кончается раундом { $round }.
log-over-rounds = Партия кончается раундом { $round }, последним возможным.
log-over-solo = Раунд { $round } — последний.
log-final = { $seat } { $points ->
    [0] не набирает очков.
    [one] набирает { $points } очко.
    [few] набирает { $points } очка.
   *[many] набирает { $points } очков.
  }
log-title = { $seat } получает титул «{ $title }».

## Почему нет

illegal-solo-alone = Этот режим для одного игрока. Выберите другой.
illegal-alone-solo = Один игрок играет против сэра Филиппа. Оставьте режим «обычный».
illegal-solo-as-is = В режиме для одного игрока других настроек нет.
illegal-flood-needs-river = Для наводнения нужны реки: пусть три черепа приносят предательство или ничего.
illegal-peaceful-armory = В мирной игре нет оружейных. Выберите другие типы.
illegal-too-few-types = Выберите хотя бы столько типов: { $least }.
illegal-wharf-needs-river = Для причалов нужны реки.
illegal-left-out-type = Этот сценарий играют без зданий типа «{ $piece }».
illegal-four-and-four = Выберите базовых типов: { $base }, типов из дополнения: { $expansion }.
illegal-layout-unfinished = Ещё не всё размещено (осталось: { $left }).
illegal-layout-finished = Всё уже размещено. Нажмите «Готово» или верните части назад.
illegal-river-needed = В этой партии реку размещают все. Выберите ряд или колонку.
illegal-other-piece = Сначала разместите «{ $piece }».
illegal-off-board = Так не помещается: часть окажется за краем. Передвиньте или поверните.
illegal-not-empty = Все клетки должны быть пустыми.
illegal-flood-by-water = Паводок размещают рядом с рекой или с другим паводком.
illegal-tile-outside = Выберите место вне замкнутых стен.
illegal-tile-blocked = Сюда нельзя: сначала занимают пустое место, если оно есть; стены, ворота, башни, оружейные, реку, паводки и выжженные земли не убирают.
illegal-not-your-die = Такого кубика у вас нет.
illegal-locked = На кубике череп: он закреплён, пока не убраны ширмы.
illegal-named-already = Этот кубик уже выбран. Чтобы оставить его, отмените выбор.
illegal-monastery-late = Монастырь действует после первого броска, до выбора кубиков для переброса.
illegal-no-monastery = Каждый монастырь поворачивает один кубик, каждый кубик — один раз.
illegal-no-chapel = Все часовни в этом раунде уже использованы.
illegal-quill-itself = Перо перебрасывает другой кубик, а не свой.
illegal-no-quill = На этом кубике нет неиспользованного пера.
illegal-none-left = У вас нет ресурса «{ $track }».
illegal-safe-building = Выберите своё здание вне замкнутых стен.
illegal-no-wharf = Все причалы в этом раунде уже использованы.
illegal-same-kind = Выберите два разных ресурса.
illegal-track-full = Шкала «{ $track }» полна. Выберите другой ресурс.
illegal-not-in-play = Постройка «{ $piece }» в этой партии не участвует.
illegal-run-out = Постройки «{ $piece }» в запасе больше нет.
illegal-no-hammer = Молотков не осталось.
illegal-cannot-pay = Ресурсов не хватает. Постройка «{ $piece }» стоит: { $costs }.
illegal-needs-river = Для постройки «{ $piece }» нужна река, а её у вас нет.
illegal-no-room = Для постройки «{ $piece }» во владениях нет места.
illegal-unconnected = Начните у края владений или рядом с дорогой или мостом.
illegal-along-river = Вся длинная сторона должна идти вдоль реки.
illegal-at-edge = Выберите место на краю владений.
illegal-across-river = Мост лежит поперёк реки: середина над водой, концы на пустых клетках.
illegal-across-road = Ворота стоят поперёк дороги или реки: середина над ней, концы на пустых клетках.
illegal-no-opponent = Выберите оппонента.
illegal-extorted-already = Набег в этом раунде уже был ({ $seat }). Выберите другого оппонента.
illegal-too-strong = { $seat }: мечей { $theirs }, щитов { $shields }; у вас мечей { $swords }. Нужно больше мечей и не меньше, чем чужих щитов.
illegal-they-have-none = { $seat } такого не имеет. Назовите другой ресурс.
illegal-philip-has-none = На кубиках сэра Филиппа нет ресурса «{ $track }».
illegal-no-fair = Здесь нет вашей неиспользованной ярмарки.
illegal-partner-has-none = У другой стороны нет ресурса «{ $track }».

## Владения словами

words-layout = { $mode }. Начальные владения обустраивают за ширмами.
words-round = { $mode }, раунд { $round }; первый игрок { $seat }.
words-supply = Запас: { $pieces }.
words-stock = { $piece }: { $count }
words-turned = { $count ->
    [0] Карточек с X нет; партию кончат { $needed }.
   *[other] Карточки с X, { $count } из { $needed }: { $pieces }.
  }
words-player = { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: { $tracks }.
words-track = { $track } { $count }
words-pieces = — во владениях: { $pieces }.
words-piece = { $piece } ({ $row }, { $column })
words-area = — наибольшая территория внутри стен: { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
  }.
words-dice = — кубики: { $dice }; мечей { $swords }, щитов { $shields }.
words-screen = — за ширмой: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }.
words-philip = Кубики сэра Филиппа: { $dice }.
words-draft = Ваш набросок: { $pieces }.
