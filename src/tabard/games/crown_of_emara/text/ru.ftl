# Корона Эмары. Слова наши; сами правила — в rules.ru.md.

game-name = Корона Эмары
game-blurb = Привлекайте подданных и стройте для них дома: в конце в счёт идёт только меньшее из двух чисел. Два советника обходят город и сельскую местность, мастера и ремесленники помогают. От одного до четырёх наследников короны, час с четвертью; в одиночку — против Виктории, в том числе в кампании.
    .line = Привлекайте подданных и стройте им дома: в счёт идёт меньшее.
    .time = 75 мин
    .weight = 3
victoria = Виктория

## Настройки

option-solo = Игра в одиночку
    .help = Для одного игрока. Отдельная партия: побейте свой лучший результат. Кампания: побеждайте Викторию, начиная всё ниже и ниже.
option-solo-single = отдельная партия
option-solo-campaign = партия кампании
option-campaign_start = Старт партии кампании
    .help = С какого числа начинает ваше строение. Первая партия — с 40; после победы на 5 ниже, после поражения на 2 выше.
option-buildings_start = Старт строений
    .help = Чем меньше число, тем труднее партия. Для первой партии советуют 35.
option-buildings_start-event_card = по карте события
option-buildings_start-first_game_35 = 35, для первой партии
option-buildings_start-custom = число на ваш выбор
option-custom_buildings_start = Стартовое число
    .help = Одно для всех. В одиночку 15 — трудно, 40 — легко.
option-start_placement = Где начинают советники
    .help = Уступом: каждый следующий игрок стоит в обоих кругах на участок дальше по часовой стрелке.
option-start_placement-together = все на одних участках
option-start_placement-staggered = уступом
option-layout = Раскладка участков
    .help = Случайная раскладка: все восемь участков перемешивают и складывают в два круга, где город и сельская местность вперемежку. Первый ресурс вы выбираете сами.
option-layout-town_and_countryside = город и сельская местность отдельно
option-layout-mixed = случайная раскладка
option-hand = Карты действий
    .help = Неограниченный выбор: все девять карт в руке, играйте любую. Партия идёт дольше; лучше начинать вдвоём или в одиночку.
option-hand-draw_three = по три карты за раунд
option-hand-unlimited_choice = неограниченный выбор
option-landlord_building_points = Землевладелец приносит
    .help = В русских правилах 3 очка строений, в английских 5.
option-landlord_building_points-3 = 3 очка строений
option-landlord_building_points-5 = 5 очков строений

## Виды партий в одиночку, результаты которых сравнимы (CE-16.25)

series-single = Отдельная партия с { $one }{ $two ->
    [unlimited_choice] , неограниченный выбор
   *[other] {""}
  }{ $three ->
    [mixed] , случайная раскладка
   *[other] {""}
  }{ $four ->
    [5] , землевладелец 5
   *[other] {""}
  }
series-campaign = Кампания{ $one ->
    [unlimited_choice] , неограниченный выбор
   *[other] {""}
  }{ $two ->
    [mixed] , случайная раскладка
   *[other] {""}
  }{ $three ->
    [5] , землевладелец 5
   *[other] {""}
  }
    .result = победа с { $campaign_start }, итог { $score }

## Товары и очки

good-wood = дерево
good-stone = камень
good-cloth = ткань
good-grain = зерно
good-bread = хлеб
good-book = книга
good-coin = золотая монета
good-ring = перстень
good-citizens = очки подданных
good-buildings = очки строений
amount-wood = { $number ->
    [one] { $number } дерево
   *[other] { $number } дерева
  }
    .nom = { $number ->
        [one] { $number } дерево
        [few] { $number } дерева
       *[many] { $number } дерева
      }
amount-stone = { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
  }
    .nom = { $number ->
        [one] { $number } камень
        [few] { $number } камня
       *[many] { $number } камней
      }
amount-cloth = { $number ->
    [one] { $number } ткань
    [few] { $number } ткани
   *[many] { $number } тканей
  }
    .nom = { $number ->
        [one] { $number } ткань
        [few] { $number } ткани
       *[many] { $number } тканей
      }
amount-grain = { $number ->
    [one] { $number } зерно
   *[other] { $number } зерна
  }
    .nom = { $number ->
        [one] { $number } зерно
        [few] { $number } зерна
       *[many] { $number } зерна
      }
amount-bread = { $number ->
    [one] { $number } хлеб
   *[other] { $number } хлеба
  }
    .nom = { $number ->
        [one] { $number } хлеб
        [few] { $number } хлеба
       *[many] { $number } хлеба
      }
amount-book = { $number ->
    [one] { $number } книгу
    [few] { $number } книги
   *[many] { $number } книг
  }
    .nom = { $number ->
        [one] { $number } книга
        [few] { $number } книги
       *[many] { $number } книг
      }
amount-coin = { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
  }
    .nom = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
      }
amount-ring = { $number ->
    [one] { $number } перстень
    [few] { $number } перстня
   *[many] { $number } перстней
  }
    .nom = { $number ->
        [one] { $number } перстень
        [few] { $number } перстня
       *[many] { $number } перстней
      }
amount-citizens = { $number ->
    [one] { $number } очко подданных
    [few] { $number } очка подданных
   *[many] { $number } очков подданных
  }
amount-buildings = { $number ->
    [one] { $number } очко строений
    [few] { $number } очка строений
   *[many] { $number } очков строений
  }
amount-any = { $number ->
    [one] { $number } любой ресурс
    [few] { $number } любых ресурса
   *[many] { $number } любых ресурсов
  }

## Карты действий

card-take-wood = Взять дерево
    .text = Вы сразу получаете 1 дерево.
card-take-stone = Взять камень
    .text = Вы сразу получаете 1 камень.
card-take-cloth = Взять ткань
    .text = Вы сразу получаете 1 ткань.
card-take-grain = Взять зерно
    .text = Вы сразу получаете 1 зерно.
card-take-ring = Взять перстень
    .text = Вы сразу получаете 1 перстень.
card-sell = Продажа ресурсов
    .text = Можно отдать любой ресурс за 1 монету или любые 3 ресурса за 2 монеты.
card-extra-step = Дополни{"\u00AD"}тельный шаг
    .text = Один из ваших советников проходит 1 шаг, и вы используете новый участок.
card-cheap-hire = Найм со скидкой
    .text = Можно нанять ремесленника или мастера там, где ваш советник, на 1 ресурс дешевле.
card-town-action = Действие участка города
    .text = Можно использовать любой участок города, где бы ни стояли ваши советники.

## Участки

location-forest = Лес
    .text = Вы получаете 1 дерево. Каждый ваш ремесленник здесь берёт ещё 1 или печёт из 1 зерна 1 хлеб.
location-grain-field = Пшеничное поле
    .text = Вы получаете 1 зерно. Каждый ваш ремесленник здесь берёт ещё 1 или печёт из 1 зерна 1 хлеб.
location-quarry = Каменный карьер
    .text = Вы получаете 1 камень. Каждый ваш ремесленник здесь берёт ещё 1 или печёт из 1 зерна 1 хлеб.
location-weaving-mill = Ткацкая мельница
    .text = Вы получаете 1 ткань. Каждый ваш ремесленник здесь берёт ещё 1 или печёт из 1 зерна 1 хлеб.
location-castle = Замок
    .text = Один дар: ресурс по числу на маркере за 1 перстень. Одна книга за 5 очков строений.
location-cathedral = Собор
    .text = Одна помощь: ресурс по числу на маркере за 1 книгу и жетон почести, один из трёх.
location-construction-site = Строительная площадка
    .text = 1 камень — 5 очков строений и очки подданных. 1–3 хлеба — очки подданных за каждый. 1 дерево — 5, 3 дерева — 10 очков строений.
location-market = Рынок
    .text = 1 ресурс за 1 монету. От 1 до 5 книг за 3, 6, 10, 15 или 21 очко подданных.

## Мастера

master-master-of-coin = Мастер над Монетой
    .text = Сразу: 1 монета.
master-archivist = Архивариус
    .text = Сразу: 2 книги.
master-goldsmith = Золотых дел мастер
    .text = Сразу: 1 перстень.
master-carpenter = Плотник
    .text = Сразу: 10 очков строений.
master-baker = Пекарь
    .text = Раз в ход: 1 ткань и 1 зерно за 1 хлеб или 1 ткань и 2 зерна за 2 хлеба.
master-schoolmarm = Учительница
    .text = Раз в ход: 2 любых ресурса за 1 книгу.
master-bailiff = Судебный пристав
    .text = Раз в ход: 1 перстень за 5 очков строений.
master-dressmaker = Портной
    .text = Раз в ход: 1 ткань за 2 очка подданных.
master-landlord = Землевладелец
    .text = Раз в ход: 1 ткань и 1 очко подданных за очки строений.
master-merchant = Купец
    .text = Раз в ход: 1 ресурс за 1 другой ресурс.
master-chamberlain = Камергер
    .text = Постоянно: меняйте перстни на монеты и монеты на перстни, один к одному.
master-scholar = Учёный
    .text = Постоянно: платите за ремесленников и мастеров любыми ресурсами, лишь бы сошлось число.
master-mayoress = Мэр
    .text = Постоянно: ещё 2 очка подданных за каждый ваш дар.
master-steward = Управляющий
    .text = Постоянно: нанимайте на любом участке, где бы ни стояли ваши советники.
master-abbess = Аббатесса
    .text = Постоянно: ещё 1 книга за каждую вашу помощь.
master-toolmaker = Мастер по инструменту
    .text = Постоянно: каждый ваш доход очков строений больше на 2. Не при финальном подсчёте.
master-sir-christiaan = Сэр Кристиан
    .text = Без особых свойств.
master-lady-marie = Леди Мария
    .text = Без особых свойств.
master-sir-carl = Сэр Карл
    .text = Без особых свойств.
master-lady-frida = Леди Фрида
    .text = Без особых свойств.
master-sir-gustave = Сэр Густав
    .text = Сразу: 12 очков строений.
master-sir-antoni = Сэр Антоний
    .text = Сразу: 15 очков строений.

## Титулы

rank-baron = Барон
    .lady = Баронесса
rank-count = Граф
    .lady = Графиня
rank-prince = Принц
    .lady = Принцесса
rank-marquess = Маркиз
    .lady = Маркиза
rank-duke = Герцог
    .lady = Герцогиня

## Жетоны почести

token-castle-citizens = Замок: 3 очка подданных
token-castle-book = Замок: 1 книга
token-castle-coin = Замок: 1 монета
token-cathedral-buildings = Собор: 5 очков строений
token-cathedral-ring = Собор: 1 перстень
token-cathedral-coin = Собор: 1 монета
token-market-citizens = Рынок: 3 очка подданных
token-market-buildings = Рынок: 5 очков строений
token-market-ring = Рынок: 1 перстень
token-site-citizens = Строительная площадка: 3 очка подданных
token-site-buildings = Строительная площадка: 5 очков строений
token-site-book = Строительная площадка: 1 книга

## Маркеры

marker-donation-wood = Маркер помощи «дерево»
marker-donation-stone = Маркер помощи «камень»
marker-donation-cloth = Маркер помощи «ткань»
marker-donation-grain = Маркер помощи «зерно»
marker-gift-wood = Маркер даров «дерево»
marker-gift-stone = Маркер даров «камень»
marker-gift-cloth = Маркер даров «ткань»
marker-gift-grain = Маркер даров «зерно»
marker-stone = Маркер камня
marker-bread = Маркер хлеба

## События

event-clear-the-old-forest = Очистка старого леса
    .text = В начале раунда каждый получает 1 дерево.
event-bountiful-harvest = Щедрый урожай
    .text = В начале раунда каждый получает 1 зерно.
event-stone-from-distant-shores = Камни с окраин
    .text = В начале раунда каждый получает 1 камень.
event-fine-wool-fine-cloth = Хорошая пряжа, хорошая ткань
    .text = В начале раунда каждый получает 1 ткань.
event-the-great-famine = Великий голод
    .text = В конце раунда можно отдать 1 зерно за 3 очка подданных либо 2 зерна или 1 перстень за 5.
event-alms-for-the-poor = Милостыня для бедных
    .text = В конце раунда можно сбросить 1 монету или 1 перстень за 4 очка подданных.
event-new-lore-in-old-books = Новые знания в старых книгах
    .text = В конце раунда можно сбросить 1 книгу или 1 перстень за 5 очков строений.
event-an-early-winter = Ранняя зима
    .text = В этом раунде каждый доход очков строений меньше на 1.
event-merchants-from-afar = Заморские торговцы
    .text = В этом раунде на рынке можно продать за посещение ещё один ресурс.
event-a-long-summer = Долгое лето
    .text = В этом раунде каждый доход очков строений больше на 2.
event-a-pious-donation = Искренняя помощь
    .text = В этом раунде каждая помощь приносит ещё 3 очка подданных.
event-respected-at-court = Уважение при дворе, любовь в народе
    .text = В этом раунде каждое повышение титула приносит ещё 2 очка подданных.
event-a-gift-from-the-people = Дар от народа
    .text = В этом раунде каждый дар приносит ещё 3 очка подданных.
event-good-labour-conditions = Полная занятость
    .text = В этом раунде каждый мастер стоит на 1 ресурс меньше.

## Откуда очки

source-start = Старт
source-stone = Доставка камня
source-bread = Доставка хлеба
source-wood = Доставка дерева
source-market = Книги на рынке
source-castle = Замок
source-donations = Помощь собору
source-ranks = Титулы
source-craftsmen = Ремесленники
source-masters = Найм мастеров
source-abilities = Свойства мастеров
source-tokens = Жетоны почести
source-events = События
source-final = Финальные очки

## Что нужно решить

ask-start-place = Участки «{ $first }» и «{ $second }» лежат в одном круге: переставьте одного из советников на участок другого круга.
    .other = { $seat } расставляет советников.
ask-start-resource = Выберите ресурс, с которым начнёте.
    .other = { $seat } выбирает стартовый ресурс.
ask-play-card = Сыграйте карту из руки в свободный слот. Карта даёт своё действие, слот говорит, как далеко пройдёт советник.
    .other = { $seat } выбирает карту.
ask-turn-menu = { $walk ->
    [1] Передвиньте советника на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
      }{ $card ->
        [1] , выполните действие карты
       *[other] { "" }
      }, повышайте титул и нанимайте — в любом порядке.
   *[other] { $card ->
        [1] Выполните действие карты, повышайте титул, нанимайте или закончите ход.
       *[other] Повышайте титул, нанимайте или закончите ход.
      }
  }
    .other = { $seat } делает ход.
ask-visit = { $location }: используйте участок — каждое его действие один раз, — а потом уходите.
    .other = { $seat } использует участок «{ $location }».
ask-craftsmen = { $location }: здесь { $count ->
    [one] работает { $count } ваш ремесленник
    [few] работают { $count } ваших ремесленника
   *[many] работают { $count } ваших ремесленников
  }. Каждый может взять { $take } или испечь из 1 зерна 1 хлеб.
    .other = { $seat } даёт работу ремесленникам на участке «{ $location }».
ask-keep-token = Оставьте себе один из { $count } взятых жетонов почести.
    .other = { $seat } выбирает жетон почести.
ask-pay = { $what }: к оплате { $due ->
    [one] { $due } ресурс
    [few] { $due } ресурса
   *[many] { $due } ресурсов
  }.{ $coins ->
    [0] { "" }
   *[other] { " " }Монета заменяет любой из них.
  } Выберите, чем платить.
    .other = { $seat } выбирает, чем платить ({ $what }).
ask-event-offer = { $event }: заплатите за награду или откажитесь.
    .other = { $seat } решает, платить ли за событие «{ $event }».
ask-split = Разделите { $points ->
    [one] { $points } финальное очко
    [few] { $points } финальных очка
   *[many] { $points } финальных очков
  } между очками подданных (сейчас { $citizens }) и очками строений (сейчас { $buildings }). Лучше всего { $best } и { $rest }.
    .other = { $seat } делит финальные очки.

purpose-donation = Помощь собору, ресурс «{ $resource }»
purpose-gift = Дар королю, ресурс «{ $resource }»
purpose-stone = Доставка камня
purpose-wood = Доставка дерева
purpose-sale = Продажа ресурсов
purpose-master = Найм мастера «{ $master }»
purpose-craftsman = Ремесленник на участок «{ $location }»
purpose-service = Мастер «{ $master }»
purpose-event = Событие «{ $event }»

## Ходы

move-start_place = Переставить советника с участка «{ $location }» на участок «{ $goal }»
move-start_resource = Начать с ресурсом «{ $resource }»
move-card = Сыграть карту «{ $card }» в слот на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
    .kind = Сыграть карту
move-sell = Продать { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
  } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
    .kind = Продать ресурсы
move-extra_step = Дополнительный шаг: с участка «{ $location }» на участок «{ $goal }»{ $count ->
    [0] {""}
   *[other] , где вы получите { $gains }
  }{ $hands ->
    [0] {""}
    [one] {" "}и работает { $hands } ремесленник
    [few] {" "}и работают { $hands } ремесленника
   *[many] {" "}и работают { $hands } ремесленников
  }
    .kind = Дополнительный шаг
move-cheap_craftsman = По карте: нанять ремесленника в хижину { $hut } на участке «{ $location }» ({ $price }; к оплате { $due }), получить { $gains }
    .kind = Ремесленник по карте
move-cheap_master = По карте: нанять мастера «{ $master }» ({ $price }; к оплате { $due }){ $count ->
    [0] {""}
   *[other] , получить { $gains }
  }
    .kind = Мастер по карте
move-town_action = Использовать по карте участок «{ $location }»
    .kind = Использовать участок
move-walk = Пройти { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }: с участка «{ $location }» на участок «{ $goal }»{ $count ->
    [0] {""}
   *[other] , где вы получите { $gains }
  }{ $hands ->
    [0] {""}
    [one] {" "}и работает { $hands } ремесленник
    [few] {" "}и работают { $hands } ремесленника
   *[many] {" "}и работают { $hands } ремесленников
  }
    .kind = Переместить советника
move-rise = Получить титул «{ $rank }»: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  } и { $rings ->
    [one] { $rings } перстень
    [few] { $rings } перстня
   *[many] { $rings } перстней
  } за { $citizens ->
    [one] { $citizens } очко подданных
    [few] { $citizens } очка подданных
   *[many] { $citizens } очков подданных
  }
move-craftsman = Нанять ремесленника в хижину { $hut } на участке «{ $location }» ({ $price }), получить { $gains }
    .kind = Нанять ремесленника
move-master = Нанять мастера «{ $master }» ({ $price }; к оплате { $due }){ $count ->
    [0] {""}
   *[other] , получить { $gains }
  }
    .kind = Нанять мастера
move-ability = Мастер «{ $master }»: отдать { $goods }, получить { $gains }
    .kind = Использовать мастера
move-ring_to_coin = Обменять 1 перстень на 1 монету
move-coin_to_ring = Обменять 1 монету на 1 перстень
move-end_turn = Закончить ход
move-work = { $work }
    .kind = Дать работу ремесленникам
move-work-idle = Не давать ремесленникам работы
move-work-take = Взять { $gains }
move-work-bake = Отдать { $goods }, получить { $gains }
move-donate = Оказать помощь: отдать { $goods }, получить { $gains }{ $token ->
    [0] {""}
   *[other] {" "}и жетон почести
  }
    .kind = Оказать помощь
move-gift = Вручить дар: отдать { $goods }, получить { $gains }
    .kind = Вручить дар
move-castle_book = Сбросить { $goods }, получить { $gains }
    .kind = Сбросить книгу
move-market_sale = Продать ресурс «{ $resource }», получить { $gains }
    .kind = Продать ресурс
move-market_books = Сбросить { $goods }, получить { $gains }
    .kind = Сбросить книги
move-deliver_stone = Доставить { $goods }, получить { $gains }
    .kind = Доставить камень
move-deliver_bread = Доставить { $goods }, получить { $gains }
    .kind = Доставить хлеб
move-deliver_wood = Доставить { $goods }, получить { $gains }
    .kind = Доставить дерево
move-token = Использовать жетон «{ $token }»
    .kind = Использовать жетон
move-leave = Уйти с участка
move-keep = Оставить жетон «{ $token }»
move-pay = Заплатить { $goods }
move-contribute = Отдать { $goods }, получить { $gains }
    .kind = Внести плату
move-decline = Отказаться
move-split = К очкам подданных { $citizens }, к очкам строений { $buildings }

## Что произошло

log-first = Начинает { $seat } и берёт статую.
log-start = Все строения начинают с числа { $number }.
log-placed = { $seat } ставит советников на участки «{ $location }» и «{ $second }».
log-start-resource = { $seat } получает на старте { $gains }.
log-event = Раунд { $round }. Событие «{ $event }». { $text }
log-all-gain = Каждый получает { $gains }.
log-played = { $seat } играет карту «{ $card }» в слот на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }.
log-took = { $seat } берёт { $gains }.
log-walked = { $seat } передвигает советника на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }, на участок «{ $location }».
log-visited = { $seat } получает { $gains } на участке «{ $location }».
log-baked = { $seat } отдаёт { $goods } в печь и получает { $gains }.
log-idle-craftsmen = { $seat } не даёт ремесленникам работы.
log-town-action = { $seat } использует по карте участок «{ $location }».
log-paid = { $seat } платит { $goods }.
log-sold = { $seat } получает за это { $gains }.
log-donated = { $seat } оказывает помощь собору (ресурс «{ $resource }») и получает { $gains }.
log-gave = { $seat } вручает дар королю (ресурс «{ $resource }») и получает { $gains }.
log-delivered-stone = { $seat } доставляет камень и получает { $gains }.
log-delivered-wood = { $seat } доставляет дерево и получает { $gains }.
log-exchanged = { $seat } отдаёт { $goods } и получает { $gains }.
log-marker-turned = { $marker } теперь показывает { $value }.
log-marker-gone = { $marker } покидает игру, отныне действует { $value }.
log-drew = { $seat } берёт из стопки { $count ->
    [one] { $count } жетон почести
    [few] { $count } жетона почести
   *[many] { $count } жетонов почести
  }.
log-saw-tokens = Ваши жетоны на выбор: { $tokens }.
log-kept = { $count ->
    [0] { $seat } получает жетон почести «{ $token }».
   *[other] { $seat } оставляет жетон почести «{ $token }». В сброс: { $discarded }.
  }
log-no-token = { $seat } остаётся без жетона почести: их больше нет.
log-tokens-shuffled = Сброшенные жетоны почести перемешаны в новую стопку: { $count }.
log-used-token = { $seat } использует жетон «{ $token }» и получает { $gains }.
log-hired-master = { $seat } нанимает мастера «{ $master }» и получает { $gains }.
log-hired-helper = { $seat } нанимает мастера «{ $master }».
log-refilled = На участок «{ $location }» приходит мастер «{ $master }».
log-immediate = { $seat } получает от мастера «{ $master }» { $gains }.
log-hired-craftsman = { $seat } нанимает ремесленника на участок «{ $location }» и получает { $gains }.
log-rose = { $seat } отдаёт { $goods }, получает титул «{ $rank }» и { $gains }.
log-used-master = { $seat } обращается к мастеру «{ $master }» и получает { $gains }.
log-used-master-for = { $seat } отдаёт мастеру «{ $master }» { $goods } и получает { $gains }.
log-swapped = { $seat } меняет { $goods } на { $gains }.
log-contributed = { $seat } участвует в событии «{ $event }» и получает { $gains }.
log-contributed-goods = { $seat } отдаёт { $goods } в событии «{ $event }» и получает { $gains }.
log-declined = { $seat } отказывается.
log-statue = Статую получает { $seat }.
log-cards-back = Половина партии позади: ко всем возвращаются все девять карт действий.
log-victoria-delivers = Виктория доставляет 1 камень и 1 хлеб: { $points ->
    [one] { $points } очко подданных
    [few] { $points } очка подданных
   *[many] { $points } очков подданных
  }.
log-victoria-rises = Виктория получает титул «{ $rank }» и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; теперь у неё { $total }.
log-split = { $seat } прибавляет { $citizens } к очкам подданных и { $buildings } к очкам строений.
log-result = { $seat }: очки подданных { $citizens }, очки строений { $buildings }, результат { $result }.
log-campaign-won = { $seat } побеждает Викторию, { $result } против { $citizens }.
log-campaign-lost = Виктория устояла: { $seat } набирает { $result }, у неё { $citizens }.

## Почему нельзя

illegal-campaign-alone = В кампанию играют в одиночку. Выберите 1 игрока или отдельную партию.
illegal-same-circle = Выберите участок другого круга.
illegal-not-in-hand = Карты «{ $card }» нет у вас в руке. Выберите одну из своих.
illegal-slot-taken = В этом слоте уже лежит карта. Выберите свободный.
illegal-other-card = Это действие карты «{ $card }», а в этот ход сыграна другая.
illegal-card-done = Действие карты уже выполнено. За ход оно бывает одно.
illegal-walked = Советник уже передвинут по этой карте.
illegal-bonus-done = Это бонусное действие уже выполнено. За ход каждое бывает один раз.
illegal-must-walk = Прежде чем закончить ход, передвиньте одного из советников.
illegal-must-step = Прежде чем закончить ход, сделайте дополнительный шаг.
illegal-few-resources = У вас нет стольких ресурсов на продажу.
illegal-not-town = Эта карта действует только на четыре участка города.
illegal-no-councilor = На участке «{ $location }» нет вашего советника. Нанимайте там, где он стоит.
illegal-too-dear = Вам не хватает: к оплате { $due ->
    [one] { $due } ресурс
    [few] { $due } ресурса
   *[many] { $due } ресурсов
  }. Монета заменяет любой из них.
illegal-hut-taken = В этой хижине живёт ремесленник. Выберите пустую.
illegal-no-craftsmen = Все ваши ремесленники уже работают.
illegal-not-on-offer = Этого мастера сейчас не нанять. Выберите того, кто лежит на участке города.
illegal-not-your-master = Этот мастер у вас не работает. Сначала наймите его.
illegal-no-ability = Такого свойства, чтобы использовать его в свой ход, у мастера нет.
illegal-ability-used = Этот мастер уже помог вам в этот ход. Каждый работает раз в ход.
illegal-cannot-pay = Вам не хватает, чтобы заплатить полностью.
illegal-no-chamberlain = Перстни и монеты меняет только камергер.
illegal-swap-back = Вы только что меняли в другую сторону. Сделайте что-нибудь ещё, прежде чем менять обратно.
illegal-nothing-to-swap = Менять нечего: у вас нет товара «{ $good }».
illegal-duke = Вы уже герцог: выше титула нет.
illegal-no-title = Карт этого титула больше нет.
illegal-rank-too-dear = Титул «{ $rank }» стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  } и { $rings ->
    [one] { $rings } перстень
    [few] { $rings } перстня
   *[many] { $rings } перстней
  }. Ресурсы их не заменяют.
illegal-elsewhere = Это делают на участке «{ $location }». Сначала придите туда.
illegal-done-here = На этот раз вы это уже сделали. За посещение каждое действие бывает один раз.
illegal-not-your-token = Такого жетона почести у вас нет.
illegal-token-elsewhere = Этот жетон — для участка «{ $location }». Используйте его там.
illegal-new-token = Жетон, взятый на этом посещении, ждёт следующего.
illegal-not-drawn = Оставьте один из взятых жетонов.
illegal-few-craftsmen = Ваших ремесленников здесь только { $count }.
illegal-coins-for-grain = Монета заменяет зерно для одного хлеба: монет не больше, чем хлеба.
illegal-no-grain = У вас нет ни стольких зёрен, ни стольких монет взамен.
illegal-wrong-sum = К оплате ровно { $due }, не больше и не меньше.
illegal-not-held = Столько у вас нет.
illegal-wrong-resource = Здесь нужны другие ресурсы. Монета заменяет любой из них.
illegal-no-such-way = Так заплатить за это событие нельзя.
illegal-too-many-points = Финальных очков у вас { $points }, больше не разделить.

## Игра словами

words-set-up = Подготовка. Верхняя карта события: { $event }.
words-round = Раунд { $round } из { $rounds }. Статуя: { $seat }. Событие «{ $event }». { $text }
words-circle = Круг { $number }, по часовой стрелке:
words-location = { $location }.
words-location-visited = { $location }. Советники: { $seats }.
words-hut = Пустая хижина, цена: { $price }.
words-hut-taken = Хижина с ремесленником ({ $seat }).
words-master = { $master }: цена { $price }{ $citizens ->
    [0] {""}
    [one] ; { $citizens } очко подданных
    [few] ; { $citizens } очка подданных
   *[many] ; { $citizens } очков подданных
  }. { $text }
words-marker = { $marker }: { $value }.
words-printed = { $marker }: маркера нет, напечатано { $value }.
words-rank = { $rank }: монеты { $coins }, перстни { $rings }; верхняя карта даёт очки подданных: { $citizens }; осталось карт: { $left }.
words-no-rank = { $rank }: карт не осталось.
words-stacks = Следующий мастер: { $master } (карт B осталось: { $masters }). Жетоны почести: в стопке { $favors }, в сбросе { $discard }. Карт событий ниже: { $events }.
words-stacks-empty = Мастеров B не осталось. Жетоны почести: в стопке { $favors }, в сбросе { $discard }. Карт событий ниже: { $events }.
words-player = { $seat }: очки подданных { $citizens }, очки строений { $buildings }, результат { $result }. Карт в руке: { $cards }. Ремесленников на планшете: { $craftsmen }.
words-goods = Товары: { $goods }.
words-slots = Сыграно в этом раунде: { $slots }.
words-slot = { $card } ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  })
words-titles = Титулы: { $titles }.
words-title = { $rank } ({ $citizens })
words-masters = Мастера: { $masters }.
words-tokens = Жетоны почести: { $tokens }.
words-hand = Ваша рука: { $cards }.
words-victoria = Виктория: очки подданных { $citizens }.

## Поле

board-map = Земля Эмары: два круга участков
board-countryside = Сельская местность
board-town = Город
board-track = Шкала очков
board-status = Раунд и событие
board-round = Раунд { $round }
board-set-up = Подготовка
board-order = Порядок хода
board-statue = владеет статуей
board-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
board-hand-empty = Карт в руке нет.
board-slot = Слот на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
    .text = Карта, сыгранная сюда, ведёт одного из ваших советников на столько шагов.
board-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
board-price = Цена
board-hut-of = Здесь живёт ремесленник игрока { $seat }
board-councilor = Советник игрока { $seat } на участке «{ $location }»
board-draw = взять { $count }, оставить 1
board-favors = Жетоны почести: в стопке { $count }, в сбросе { $discard }
board-desk = Ваш выбор и ваши люди
board-pay = Выберите оплату
board-work = Дайте работу ремесленникам
board-keep = Оставьте один жетон почести
board-still = Ещё доступно в этот ход
board-open-card = действие карты
board-open-walk = движение
board-open-rise = повысить титул
board-open-craftsman = нанять ремесленника
board-open-master = нанять мастера
board-then = потом { $points }
board-last-card = последняя
board-no-card = карт нет
board-ahead = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }: на участок «{ $location }»
board-leads = Один из ваших советников дойдёт до участка «{ $first }» или «{ $second }».
board-open-ability = использовать мастера
board-possible = можно сейчас
board-done = В этот ход уже сделано.
board-later = Сначала завершите начатое.
board-not-now = Сейчас нельзя: нечем заплатить или ничего подходящего нет рядом.
board-people = Ваши мастера и жетоны
board-craftsmen = { $count ->
    [0] Все ваши ремесленники работают.
    [one] На планшете ждёт { $count } ремесленник.
    [few] На планшете ждут { $count } ремесленника.
   *[many] На планшете ждут { $count } ремесленников.
  }
board-split = Разделите { $count ->
    [one] { $count } финальное очко
    [few] { $count } финальных очка
   *[many] { $count } финальных очков
  }
board-split-so = Разделить так
board-split-best = Вернуть лучший раздел
board-result = Результат { $result }
board-final = Откуда очки
board-source = Источник
board-total = Всего
board-after-round = После раунда { $round }
board-final-ties = При равном результате считается большее число, затем титул, затем очки на его карте.
board-victoria = Виктория набирает { $citizens }. В отдельной партии она лишь соперничает за карты и маркеры.
board-campaign-won = Вы обошли Викторию: у неё { $citizens }.
board-campaign-lost = Виктория набирает { $citizens } и остаётся впереди.
board-next-start = Следующая партия начнётся с { $number }.

## Первая партия

tour-welcome = Привлекайте подданных и стройте для них дома. В конце считается только меньшее из двух чисел, поэтому держите их вровень.
tour-track = Над лентой подданные, под лентой дома. Число в сиянии — меньшее: это ваш нынешний результат.
tour-hand = В каждый ход вы играете одну из карт. Она даёт своё небольшое действие.
tour-slots = Слот выбираете тоже вы: от него зависит, сколько шагов пройдёт советник — 1, 2 или 3.
tour-circles = Один советник обходит сельскую местность, другой — город, всегда по часовой стрелке. Где он остановился, тот участок вы используете.
tour-town = В городе товары становятся очками. Всё доступное светится; сделайте каждое по разу и уходите.
tour-end = Здесь видно, что ещё доступно в ваш ход. Шаги можно вернуть, пока не стало видно что-то новое.

## Первая партия с проводником

tutorial-welcome = Добро пожаловать! Вы надеетесь унаследовать корону Эмары: привлекайте подданных и стройте для них дома. Раундов шесть, и первый мы пройдём вместе.
tutorial-track = Здесь считают и то и другое: над лентой очки подданных, под ней — очки строений. В конце важно лишь меньшее число, так что пока вам нужны подданные.
tutorial-card = В свой ход вы играете карту, и она что-нибудь даёт: нажмите на карту «Взять дерево». Потом выберите для неё слот — на 2 шага.
tutorial-walk = Слот говорит, сколько шагов пройдёт советник, всегда по часовой стрелке. Отправьте своего с участка «Ткацкая мельница» в «Лес».
tutorial-end-turn = Каждый участок сельской местности даёт один ресурс, здесь — ещё одно дерево. Больше делать нечего; закончите ход.
tutorial-second = Пока { $seat } гостит в замке, сыграйте карту «Действие участка города» в слот на 3 шага: она позволит использовать участок города, никуда не идя.
tutorial-quarry = Сначала три шага: отправьте советника из «Леса» в «Каменный карьер» за камнем.
tutorial-town = Второй советник стоит в городе, у собора. Используйте участок «Собор» по карте.
tutorial-donate = Окажите помощь: отдайте 1 ткань и получите книгу и жетон почести. Маркер повернётся, и следующий заплатит больше — выгодно быть первым.
tutorial-keep = Вы взяли три жетона почести и один оставляете. Оставьте монету за посещение замка: туда мы и пойдём.
tutorial-leave = Каждое действие участка доступно один раз. Здесь всё сделано; уходите с участка.
tutorial-end-second = Карта сыграна, шаги сделаны. Закончите ход.
tutorial-third = В этом раунде остался один слот — на 1 шаг. Сыграйте в него карту «Взять камень».
tutorial-castle = От собора до замка один шаг. Отправьте туда городского советника.
tutorial-gift = Замок принимает дары и даёт перстни. Вручите в дар 1 дерево.
tutorial-token = Теперь жетон почести принесёт монету — используйте его. Монета заменяет любой ресурс, но нам она нужна для другого.
tutorial-book = Ещё замок берёт книгу и даёт за неё 5 очков строений. Отдайте её.
tutorial-leave-castle = Уходите из замка. У вас есть перстень и монета, а с ними можно многого добиться.
tutorial-rise = Раз в ход можно получить следующий титул. Станьте бароном: первому достаётся больше всего подданных.
tutorial-people = Пять очков подданных! А ещё можно нанимать: ремесленник в такой хижине при каждом посещении добывает больше, а мастера помогают каждый по-своему.
tutorial-end = Так проходит каждый из шести раундов. Играйте дальше сами или разложите новую партию — и держите оба числа вровень.
