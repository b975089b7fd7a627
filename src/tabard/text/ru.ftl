### Текст ядра (почему ход отклонён) и веб-оболочки. У игр свои каталоги.

## Почему ход отклонён

illegal-over = Партия окончена.
illegal-no-seat = За этим столом нет такого места.
illegal-not-your-turn = Сейчас не ваш ход. Ждём: { $seats }.
illegal-no-move = Такую запись нельзя прочитать как ход.
illegal-no-verb = В этой игре нет такого хода.
illegal-wrong-count = Этому ходу нужно { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
  }.
illegal-out-of-range = Число слишком велико; наибольшее — { $most }.
illegal-not-now = Сейчас это невозможно. Сначала решите то, о чём спрашивают.
illegal-must-choose = Здесь нужно сделать выбор: пасовать нельзя.
illegal-set-size = { $least ->
    [0] Выберите не больше { $most }.
   *[other] Выберите от { $least } до { $most }.
  }
illegal-no-undo = Ход уже нельзя взять назад: после него что-то открылось или решал другой игрок.
illegal-stale = На столе уже другое положение. Взгляните на него и выберите снова.
illegal-unknown-table = Такого стола здесь нет.
illegal-wrong-key = Этот ключ не подходит ни к одному месту за этим столом. Откройте стол по своей ссылке.
illegal-not-your-seat = У вас нет ключа от места игрока { $seat }.
illegal-too-fast = Не так быстро, пожалуйста: попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }.
illegal-unknown-game = Такой игры здесь нет.
illegal-wrong-components = В файле с компонентами ошибка: { $message }
illegal-storage = Сейчас ничего нельзя сохранить, поэтому ничего не изменилось. { $kind ->
    [locked] Хозяину сервера нужно закрыть другую программу, которая держит базу данных.
    [read-only] Хозяину сервера нужно разрешить серверу запись в базу данных.
    [full] Хозяину сервера нужно освободить место на диске.
    [gone] Хозяину сервера нужно вернуть файл базы данных на место и перезапустить сервер.
    [away] Хозяину сервера нужно снова запустить сервер базы данных.
   *[other] Хозяину сервера нужно заглянуть в журнал сервера.
  }
illegal-unknown-language = На этом языке здесь пока не говорят.
illegal-wrong-sign-in = Такого имени с таким паролем здесь нет. Проверьте и то и другое.
illegal-wrong-password = Это не пароль вашей учётной записи. Введите пароль ещё раз.
illegal-signed-out = Вы не вошли. Войдите и повторите.
illegal-name-taken = Это имя занято. Выберите другое.
illegal-password-short = Пароль слишком короткий: нужно не меньше { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
  }.
illegal-password-long = Пароль слишком длинный: нужно не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
  }.
illegal-too-many-held = В учётной записи слишком много мест. Забудьте столы, которые вам больше не нужны.

## Постоялый двор

ui-tabard = Табард
ui-motto = Старинные игры о лордах и рыцарях
ui-welcome = Бесплатно, в браузере: с ботами, вокруг одного устройства или с друзьями по ссылке.
ui-begin = Начать игру
ui-begin-how = от лёгких к сложным; одно нажатие — и вы играете
ui-first-game = Впервые здесь? Начните с неё
ui-play-bots = Играть с ботами
ui-play-friends = С друзьями
ui-set-up = Настроить…
ui-ways = Как можно играть
ui-way-bots = — партия начнётся сразу; правила под рукой.
ui-way-friends = — стол будет готов, и для каждого друга есть ссылка.
ui-way-set-up = — выберите игроков, ботов и варианты правил.
ui-weight-1 = лёгкая
ui-weight-2 = несложная
ui-weight-3 = средняя
ui-weight-4 = сложная
ui-weight-5 = очень сложная
ui-go-on = Продолжить
ui-open-table = Открыть
ui-look = Взглянуть
ui-table-gone = Этого стола на сервере больше нет.
ui-over = Партия окончена
ui-lay-table = Разложить игру
ui-players = Игроки
ui-seat = Игрок { $number }
ui-who-sits = Кто играет
ui-mine = Вы, на этом устройстве
ui-friend = Друг, по ссылке
ui-bot = Бот: { $kind }
ui-bot-random = ходит наугад
ui-bot-greedy = ищет выгоду
ui-bot-search = думает наперёд
ui-bot-learned = обучен на своих партиях
ui-bot-level1 = паж (1 из 8)
ui-bot-level1-about = Знает правила, и только.
ui-bot-level2 = оруженосец (2 из 8)
ui-bot-level2-about = Видит хорошие ходы, но часто делает другие.
ui-bot-level3 = рыцарь (3 из 8)
ui-bot-level3-about = Редко упускает то, что под рукой.
ui-bot-level4 = барон (4 из 8)
ui-bot-level4-about = Ошибается редко.
ui-bot-level5 = граф (5 из 8)
ui-bot-level5-about = Ничего не тратит зря и ничего не дарит.
ui-bot-level6 = герцог (6 из 8)
ui-bot-level6-about = Учитывает и ваши ответы.
ui-bot-level7 = князь (7 из 8)
ui-bot-level7-about = Считает далеко и мало что прощает.
ui-bot-level8 = король (8 из 8)
ui-bot-level8-about = Чаще всего побеждает. Думает до двух секунд.
ui-bots = Боты, от слабого к сильному
ui-bots-other = Другие боты
ui-name-of = Имя: { $seat }
ui-options = Правила и варианты
ui-components = Свой файл с компонентами
ui-components-help = Если у вас есть настольная версия: файл TOML с её числами, по образцу components.toml этой игры.
ui-own-components = За этим столом играют со своим файлом компонентов.
ui-seeded = За этим столом тайн нет: раздача выбрана заранее, и скрытое можно вычислить.
ui-option-yes = Да
ui-option-refused = { $values }: { $reason }
ui-option-count = Выберите от { $least } до { $most }.
ui-option-no = Нет
ui-default-name = Странник
ui-hot-seat-note = { $count ->
    [one] На этом устройстве играет { $count } человек.
    [few] На этом устройстве играют { $count } человека: передавайте его по кругу.
   *[many] На этом устройстве играют { $count } человек: передавайте его по кругу.
  }
ui-friends-note = Ссылки для друзей будут ждать вас за столом.
ui-start = Начать игру
ui-starting = Раскладываем игру…
ui-my-tables = Ваши столы
ui-forget = Забыть этот стол
ui-forget-title = Забыть стол? { $game }
ui-forget-lost = Этот браузер больше не будет знать вашего места. Без вашей ссылки продолжить за вас не сможет никто, и остальные будут ждать напрасно.
ui-forget-over = Этот браузер больше не будет знать вашего места, и партия исчезнет из списка. Запись партии остаётся на сервере.
ui-forget-held = Ваша учётная запись тоже отпустит это место.
ui-forget-friends = Ссылки для друзей хранятся тоже здесь: они пропадут вместе со столом.
ui-own-link = Ссылка на ваше место
ui-keep-table = Оставить
ui-loading = Одну минуту…
ui-no-games = Здесь пока нет игр.
ui-guest-1 = Алиса
ui-guest-2 = Бертран
ui-guest-3 = Цецилия
ui-guest-4 = Дунстан
ui-guest-5 = Эдита
ui-guest-6 = Фульк

## Учётные записи

ui-sign-in = Войти
ui-account = Ваша учётная запись
ui-account-why = Играть можно и без учётной записи: ваши ссылки открывают ваши места. Она хранит их за вас, и с потерянным устройством не пропадёт ни одна партия.
ui-account-name = Имя
ui-account-name-note = Это имя видите только вы; за каждым столом можно назваться иначе.
ui-account-password = Пароль
ui-account-password-note = В пароле не меньше 8 знаков. Забытый пароль никто не пришлёт, поэтому запишите его.
ui-account-create = Создать учётную запись
ui-account-new = Ещё нет учётной записи?
ui-account-have = Уже есть учётная запись?
ui-account-offer = { $count ->
    [one] { $count } стол из этого браузера ещё не в вашей учётной записи.
    [few] { $count } стола из этого браузера ещё не в вашей учётной записи.
   *[many] { $count } столов из этого браузера ещё не в вашей учётной записи.
  }
ui-account-offer-text = После переноса продолжить можно будет с любого устройства. Ссылки останутся прежними.
ui-account-move = Перенести в учётную запись
ui-account-left = { $count ->
    [one] { $count } стол перенести не удалось: его больше нет, или для места сделали новую ссылку.
    [few] { $count } стола перенести не удалось: их больше нет, или для мест сделали новые ссылки.
   *[many] { $count } столов перенести не удалось: их больше нет, или для мест сделали новые ссылки.
  }
ui-account-no-tables = Столов пока нет. Здесь будет всё, что вы разложите или откроете, пока вход выполнен.
ui-account-devices = Где выполнен вход
ui-account-device = Устройство без названия
ui-account-here = это устройство
ui-account-end = Выйти
ui-account-sign-out = Выйти здесь
ui-account-sign-out-all = Выйти везде
ui-account-forget-here = Чужое устройство: пусть этот браузер забудет и ссылки
ui-account-data = Ваши данные
ui-account-export-text = Всё, что этот сервер хранит о вашей учётной записи, одним файлом: имя, устройства, столы, результаты.
ui-account-export = Скачать свои данные
ui-account-change = Сменить имя или пароль
ui-account-new-name = Новое имя
ui-account-new-password = Новый пароль
ui-account-now = Нынешний пароль
ui-account-change-text = Что не меняется, оставьте пустым. Новый пароль завершит вход на всех других устройствах.
ui-account-save = Сохранить
ui-account-changed = Сохранено.
ui-account-delete = Удалить учётную запись
ui-account-delete-text = Имя, пароль, устройства и список ваших столов удаляются сразу. Партии остаются, имена за столами тоже. Ссылки из этого браузера по-прежнему открывают ваши места; места, известные только учётной записи, пропадут.

## Страницы

ui-home = Ко всем играм
ui-skip-to-content = К содержанию
ui-lost-title = Нет такой комнаты
ui-lost-text = На постоялом дворе много комнат, но этой нет.
ui-about-title = О «Табарде»
ui-about-what = В «Кентерберийских рассказах» «Табард» — постоялый двор, где встречаются незнакомцы и решают скоротать время вместе. Здесь это стол для средневековых настольных игр по полным правилам: для людей, ботов, исследователей и авторов игр.
ui-about-fan-title = Неофициальная любительская работа
ui-about-fan = «Табард» не создан, не одобрен и не проверен авторами и издателями игр. Правила пересказаны своими словами, рисунки тоже свои. Если игра понравилась — купите её: дерево и картон за столом с друзьями ничем не заменить.
ui-about-credits = Благодарности
ui-about-icons = Многие мелкие знаки взяты с <game-icons.net>: авторы Lorc, Delapouite и другие, лицензия CC BY 3.0.
ui-about-type = Шрифты Alegreya, Alegreya SC и Alegreya Sans нарисовал Хуан Пабло дель Пераль (Huerta Tipográfica), лицензия SIL Open Font License.
ui-about-code = Сам «Табард» — свободная программа под лицензией MIT.
ui-about-privacy = Ваши данные
ui-about-privacy-text = Никаких запросов куда-либо, кроме этого сервера. Учётная запись не нужна; кто её заводит, получает один файл cookie, по которому сервер помнит вход. Ключи ваших мест хранятся в этом браузере; у кого есть ссылка с ключом, тот и играет за это место.

## Стол

ui-your-turn = Ваш ход
ui-asked = О чём спрашивают
ui-turn-of = Решает: { $seats }
ui-waiting-for = Ждём: { $seats }
ui-onlooking = Вы зритель: места за этим столом у вас нет.
ui-not-your-turn = Сейчас не ваш ход.
ui-not-asked = Сейчас решают другое. Выберите из того, что светится.
ui-begin-with = Пока рано. Сначала: { $move }.
ui-game-over = Партия окончена.
ui-cancel = Отмена
ui-undo = Вернуть
ui-undo-long = Взять назад последний ход
ui-hint = Совет
ui-hint-says = Хороший выбор: { $move }
ui-hint-thinking = Советник думает…
ui-hint-title = { $count ->
    [one] Совет
   *[other] Лучшие ходы
  }
ui-hint-chance = { $percent ->
    [0] Ни в одной из пробных партий вы не побеждаете.
    [100] Вы побеждаете во всех пробных партиях.
    [one] Вы побеждаете примерно в { $percent } партии из 100.
   *[other] Вы побеждаете примерно в { $percent } партиях из 100.
  }
ui-hint-seats = Шансы всех игроков
ui-hint-even = Насколько может судить советник, этот ход не хуже первого.
ui-hint-gain = Сразу приносит { $points }.
ui-hint-cost = Сразу стоит { $points }.
ui-hint-lead = { $when ->
    [end] К концу партии
   *[soon] Через несколько ходов
  } { $side ->
    [ahead] вы впереди примерно на { $points }
    [behind] вы позади примерно на { $points }
   *[level] вы примерно вровень с лучшим соперником
  }{ $range ->
    [one] .
   *[many] , чаще всего от { $low } до { $high }.
  }
ui-hint-alone = { $when ->
    [end] К концу партии
   *[soon] Через несколько ходов
  } вы набираете примерно { $points }{ $range ->
    [one] .
   *[many] , чаще всего от { $low } до { $high }.
  }
ui-hint-next = Вероятное продолжение, { $seat }: { $move }
ui-hint-do = Сделать этот ход
ui-hint-note = Советник пробует много партий, зная только то, что можете знать вы. Он может ошибаться.
ui-percent = { $percent } %
ui-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
ui-rules = Правила
ui-moves = Ходы
ui-log = Летопись
ui-chat = Чат
ui-settings = Настройки
ui-help = Помощь
ui-close = Закрыть
ui-skip-count = { $count ->
    [one] Пропустить { $count } ход
    [few] Пропустить { $count } хода
   *[many] Пропустить { $count } ходов
  }
ui-half-picked = Часть хода выбрана. Выберите следующую.
ui-kind-chosen = Выберите из того, что светится.
ui-beyond = { $count ->
    [one] ещё { $count } вариант
    [few] ещё { $count } варианта
   *[many] ещё { $count } вариантов
  }
ui-beyond-long = { $count ->
    [one] За краем экрана { $count } вариант: показать
    [few] За краем экрана { $count } варианта: показать следующий
   *[many] За краем экрана { $count } вариантов: показать следующий
  }
ui-moves-count = { $count ->
    [0] Сейчас у вас нет хода.
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
  }
ui-words = Поле словами
ui-words-none = Поле этой игры словами не описано.
ui-open-rule = Правило { $rule }
ui-you = вы
ui-bot-mark = бот
ui-away = нет на месте
ui-to-move = решает
ui-board = Поле
ui-side = Летопись, ходы и чат
ui-players-strip = Игроки
ui-log-empty = Пока ничего не произошло.
ui-recap = С вашего прошлого хода
ui-recap-all = Само собой
ui-recap-rest = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[many] и ещё { $count } событий
  }
ui-tiding-taken = Взято
ui-tiding-lost = Потеряно
ui-tiding-gained = Получено
ui-tiding-event = Событие
ui-banner = Это касается вас
ui-team = Команда { $team }
ui-recap-count = { $count ->
    [one] С вашего прошлого хода: { $count } событие
    [few] С вашего прошлого хода: { $count } события
   *[many] С вашего прошлого хода: { $count } событий
  }
ui-chat-empty = Пока все молчат.
ui-chat-say = Сказать что-нибудь
ui-send = Отправить
ui-onlooker = зритель
ui-invite = Позвать друзей
ui-invite-text = Отправьте каждому другу свою ссылку. Кто её откроет, тот займёт место.
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-name-ask = Добро пожаловать. Как вас называть?
ui-name-take = Сесть за стол
ui-name-here = Ваше имя за этим столом
ui-name-change = Сменить имя
ui-name-changed = Ваше имя за этим столом: { $name }.
ui-name-refused = Имя — от одного до сорока знаков.
ui-seat-twice = Это место открыто и в другом окне или на другом устройстве. Играют за одно и то же место: чей ход придёт первым, тот и сделан.
ui-watching = Вы зритель. Вы видите то, что видно со стороны; игроки могут прочесть то, что вы напишете в чате.
ui-link-connecting = Соединяемся…
ui-link-lost = Связи нет. Пробуем снова… Ходить можно будет, когда она появится; только что отправленный ход засчитан, если стол его тогда покажет.
ui-link-open = На связи
ui-lost = Связь прервалась раньше ответа. Стол покажет, что засчитано.
ui-unsent = Связи нет, поэтому ничего не отправлено. Сделайте ход, когда она появится.
ui-unreachable = Сервер недоступен. Попробуйте через минуту.
ui-table-refused = Этот стол не открывается
ui-standing = Постоянные распоряжения
ui-standing-offer = Пасовать без вопросов
ui-standing-revoke = Снова спрашивать
ui-veil-title = Передайте устройство
ui-veil-text = Теперь на экран смотрит только { $seat }.
ui-veil-lift = Я — { $seat }
ui-generic-board = Поле словами
ui-no-board = У этой игры ещё нет нарисованного поля. Играйте по списку ходов.

## Места за столом

ui-asides = Можно в любой момент
ui-asides-text = Это можно сделать в любой момент. Действие выполняется сразу, его видят все, и отменить его нельзя.
ui-notes = Об этом столе
ui-rival = автоматический соперник
ui-fold = Свернуть: { $seat }
ui-unfold = Подробнее: { $seat }
ui-zoom = Размер поля
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-whole = Всё поле
ui-scene-skip = Пропустить
ui-scene-board = Показать поле
ui-drawer-open = Открыть панель
ui-drawer-close = Закрыть панель
ui-drawer-pin = Закрепить панель
ui-drawer-unpin = Открепить панель
ui-key-zoom = поле ближе, дальше, целиком

## Конец

ui-end-title = Партия окончена
ui-end-winner = Победа: { $seats }
ui-end-winners = Победу делят: { $seats }
ui-end-nobody = Победителя нет
ui-series = Серия
ui-series-next = Сыграть следующую партию
ui-series-go = Перейти к следующей партии
ui-series-laid = Стол для следующей партии серии готов.
ui-after = Что дальше
ui-again-same = Ещё партию тем же составом
ui-again-laid = Стол для новой партии тем же составом готов.
ui-again-go = Перейти к новой партии
ui-over-time = Как росли очки
ui-period-round = Раунд
ui-period-turn = Ход
ui-turning = Перелом:
ui-turning-text = ход { $move } из { $moves }. С этого хода первенство уже не терялось.
ui-figures = Числа
ui-series-result = { $place }. { $name }: { $score }
ui-records = Ваши лучшие результаты
ui-records-this = эта партия
ui-records-date = Дата
ui-place = Место
ui-result = Итог
ui-breakdown = Из чего сложилось
ui-look-board = Взглянуть на поле
ui-show-result = Показать итог
ui-record = Сохранить запись
ui-again = Сыграть ещё раз

## Правила

ui-rules-of = Правила: { $game }
ui-rules-search = Искать в правилах
ui-rules-none = Ничего не найдено.
ui-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
  }
ui-show-me = Показать на столе
ui-own-name = Русский
ui-mark-rulebook = книга правил
ui-mark-public = открытый источник
ui-mark-ruling = наше решение
ui-mark-reconstructed = число подобрано нами
ui-mark-programs = для программ
ui-programs-count = { $count ->
    [one] { $count } пункт для программ
    [few] { $count } пункта для программ
   *[many] { $count } пунктов для программ
  }

## Настройки

ui-language = Язык
ui-theme = Оформление
ui-theme-system = Как в системе
ui-theme-light = Светлое
ui-theme-dark = Тёмное
ui-speed = Движение
ui-speed-off = Нет
ui-speed-fast = Быстро
ui-speed-normal = Обычно
ui-speed-slow = Медленно
ui-sound = Стук, когда ваш ход

## Помощь

ui-help-title = Как здесь играть
ui-help-glow = На всё, что светится, можно нажать. Ход с одной целью — одно нажатие; с несколькими — нажимайте по очереди. Нажмите на что-нибудь другое, и стол объяснит, почему нельзя и по какому правилу.
ui-help-list = Все возможные ходы есть и в списке ходов.
ui-help-keys = Клавиши
ui-key-tab = перебирать то, что светится
ui-key-enter = выбрать
ui-key-escape = отменить, закрыть
ui-key-undo = взять назад последний ход
ui-key-hint = попросить совета
ui-key-rules = открыть правила
ui-key-moves = к списку ходов
ui-key-skip = пропустить движение
ui-key-jump = Показать следующий вариант за краем экрана
ui-key-help = эта помощь
ui-tour-offer = Первая партия? Несколько подсказок познакомят вас со столом.
ui-tour-start = Показать
ui-tour-later = Не нужно
ui-tour-again = Знакомство со столом
ui-tour-step = { $step } из { $steps }
ui-learn = Учиться играя
ui-guide = Проводник
ui-guide-go = Дальше
ui-guide-show = Показать
ui-guide-do = Сделать за меня
ui-guide-leave = Без проводника
ui-guide-call = Позвать проводника
ui-guide-play-on = Играть дальше
ui-guide-inn = На главную
ui-guide-watch = Теперь ходят остальные. Посмотрите, что они делают.
ui-guide-first = Одну минуту: сначала нажмите «Дальше».
ui-guide-later = Так тоже можно, и скоро вы будете выбирать сами. А сейчас нажмите на то, что обведено.
ui-guide-wrong = Не сюда. Нажмите на то, что обведено, или поручите ход мне.
ui-key-guide = показать, о чём говорит проводник
ui-next = Дальше
ui-back = Назад
ui-done = Готово

## Партия заново

ui-replay = Повтор
ui-replay-open = Посмотреть партию ход за ходом
ui-replay-refused = Эту партию нельзя посмотреть заново
ui-replay-only = Это повтор: можно смотреть, но не ходить.
ui-replay-at = Ход { $move } из { $moves }
ui-period-at-round = Раунд { $number }
ui-period-at-turn = Ход { $number }
ui-replay-begin = Игра разложена.
ui-replay-silent = Об этом ходе ничего не сказано.
ui-replay-moved = { $seat } делает ход; в летописи о нём ничего нет.
ui-replay-ways = Переход по партии
ui-replay-first = К началу
ui-replay-last = К концу
ui-replay-back = На ход назад
ui-replay-on = На ход вперёд
ui-replay-turn-back = К предыдущему игроку
ui-replay-turn-on = К следующему игроку
ui-replay-play = Показывать
ui-replay-pause = Пауза
ui-replay-speed = Скорость
ui-replay-times = ×{ $speed }
ui-replay-eyes = Чьими глазами
ui-replay-scrub = Ходы партии
ui-replay-share = Поделиться этим моментом
ui-replay-shared = Ссылка на этот момент скопирована.
ui-replay-share-by-hand = Скопируйте ссылку: { $link }
ui-record-open = Открыть запись
ui-record-what = Партию, сохранённую в файл, можно посмотреть заново и сыграть дальше.
ui-record-reading = Читаем…
ui-record-large = Для записи файл слишком велик: допускается { $most } кБ.
ui-review = Разбор
ui-review-title = Разбор партии
ui-review-offer = Советник пройдёт по партии и покажет, как менялись шансы игроков и какие ходы обошлись дороже всего.
ui-review-ask = Разобрать партию
ui-review-working = Советник идёт по партии: готово { $percent } %.
ui-review-while = Это займёт около минуты. Можно уйти с этой страницы и вернуться.
ui-review-curve = Шансы игроков на победу, ход за ходом
ui-review-dot = дорогой ход
ui-review-costliest = Самые дорогие ходы
ui-review-move = Ход { $move }
ui-review-made = Сделано: { $move }
ui-review-better = Лучше: { $move }
ui-review-loss = Шанс победить: { $from } → { $to }
ui-review-none = Явно неудачных ходов нет.
ui-review-note = О каждом ходе советник судит по тому, что игрок мог тогда знать. Он может ошибаться.
ui-what-if = А если иначе?
ui-what-if-long = А если иначе? Играть отсюда
ui-what-if-text = Новый стол продолжит партию с хода { $move }; прежняя партия останется как была. Кто за ним играет?
ui-what-if-known = Скрытое в прежней партии с тех пор показано, так что здесь это не тайна.
ui-what-if-nobody = Возьмите хотя бы одно место себе.
ui-what-if-lay = Играть отсюда
ui-origin-branch = Этот стол продолжает другую партию с хода { $move }. Скрытое в ней с тех пор показано: здесь это не тайна.
ui-origin-record = Стол разложен по записи: { $move ->
    [one] { $move } ход
    [few] { $move } хода
   *[many] { $move } ходов
  }. Кто видел запись, знает и скрытое.
ui-origin-see = Посмотреть этот момент
ui-help-replay = Оконченную партию можно увидеть глазами любого игрока. Пока партия идёт, видно то, что вы уже видели.
ui-key-replay-step = на ход назад, на ход вперёд
ui-key-replay-turn = к предыдущему игроку, к следующему игроку
ui-key-replay-round = на раунд назад, на раунд вперёд
ui-key-replay-ends = к началу, к концу
ui-key-replay-play = показывать и остановить (пробел)

## Отказы самого сервера

illegal-not-found = По этому адресу ничего нет.
illegal-wrong-setup = Так начать партию нельзя: { $message }
illegal-wrong-record = { $kind ->
    [shape] Этот файл не читается как запись партии. { $message }
    [game] Игра этой записи здесь не установлена: { $message }.
    [components] Запись сделана со своим файлом компонентов; открыть можно только записи с обычными компонентами игры.
    [setup] Игру этой записи сегодня нельзя разложить. { $message }
    [move] Нынешние правила не допускают хода { $move } этой записи. { $message }
    [nature] Кубики и карты записи на ходу { $move } не подходят к нынешним правилам. { $message }
    [result] Запись заканчивается не так, как её ходы. { $message }
   *[other] Эту запись нельзя открыть. { $message }
  }
illegal-malformed = Сервер не смог прочитать это сообщение.
illegal-oversized = Сообщение слишком длинное. Наибольшее число знаков: { $most }.
illegal-review-alone = Партия в одиночку не разбирается: сравнивать шансы не с кем.
illegal-review-failed = Разбор не удался. Попросите его ещё раз.
illegal-too-many-reviews = Сейчас разбирается много партий. Попросите разбор через несколько минут.
illegal-not-over = Это можно сделать, когда партия окончена.
illegal-no-tutorial = У этой игры пока нет обучающей партии.
illegal-no-sequel = Эта партия была последней в серии.
illegal-table-full = За этим столом уже слишком много людей.
illegal-too-many-sockets = С вашего адреса открыто слишком много соединений.
illegal-forbidden = Запрос пришёл с другого сайта и отклонён.
illegal-outdated = { $move ->
    [0] Этот стол открыт по старым правилам и остановлен: по нынешним его так не разложить. Ничего не изменено.
   *[other] Этот стол открыт по старым правилам и остановлен: по нынешним ход { $move } сложился бы иначе. Ничего не изменено.
  }
illegal-unplayable = Этот стол больше нельзя открыть: запись не подходит к правилам.
illegal-internal = На сервере произошла ошибка; ничего не изменилось.
illegal-not-allowed = По этому адресу такие запросы не принимаются.
illegal-refused = Сервер отклонил этот запрос.
illegal-proposed = Одно предложение уже есть. Сначала ответьте на него.
illegal-no-proposal = Соглашаться уже не на что.
illegal-no-person = За это место не играет человек.
illegal-present = { $seat } здесь, за столом.
illegal-concede-two = Сдаться можно в игре вдвоём. Если игроков больше, передайте своё место боту.
illegal-not-host = Это может только хозяин стола.
illegal-quiet = Разговор за этим столом выключен.
illegal-unknown-gathering = Здесь никто не собирается: код неверный или все ушли.
illegal-seat-taken = Это место только что заняли. Выберите другое.

## Стол и люди за ним

ui-table-menu = Стол
ui-take-back = Вернуть ход
ui-propose-undo = Попросить вернуть мой последний ход
ui-propose-undo-text = Если все согласны, игра возвращается к моменту перед вашим последним ходом, что бы с тех пор ни открылось. Кубики и карты потом могут выпасть иначе.
ui-propose-undo-alone = Вернуть мой последний ход
ui-propose-undo-alone-text = Игра возвращается к моменту перед вашим последним ходом, что бы с тех пор ни открылось. Кубики и карты потом могут выпасть иначе, а в рекорды эта партия не пойдёт.
ui-go-away = Ненадолго отойти
ui-standin-text = Вместо вас играет бот и видит не больше вашего. Место остаётся вашим.
ui-standin-give = Пусть вместо меня играет бот
ui-standin-own = Вместо вас играет бот.
ui-standin-back = Играть дальше без бота
ui-standin-mark = пока бот
ui-others-away = Кого-то нет на месте
ui-others-away-text = Если все остальные согласны, бот играет, пока игрок не вернётся.
ui-standin-for = Пусть играет бот (пока нет игрока { $seat })
ui-ending = Закончить партию
ui-propose-end = Предложить закончить партию
ui-propose-end-text = Если все согласны, партия заканчивается без победителя.
ui-propose-end-alone = Закончить партию
ui-propose-end-alone-text = Партия заканчивается без победителя.
ui-concede = Сдаться
ui-concede-sure = Да, сдаюсь
ui-host = Для хозяина стола
ui-chat-off = Выключить чат
ui-chat-on = Включить чат
ui-chat-quiet = Чат выключен.
ui-new-link = Новая ссылка для игрока { $seat }
ui-new-link-text = По новой ссылке место займёт тот, кто её откроет. Старая ссылка больше не действует.
ui-proposal = Предложение
ui-proposal-undo = { $seat } просит вернуться к моменту перед своим последним ходом.
ui-proposal-end = { $seat } предлагает закончить партию на этом.
ui-proposal-standin = { $seat } предлагает, чтобы вместо игрока { $other_seat } пока играл бот.
ui-proposal-waits = Ждём: { $seats }.
ui-proposal-back = Отозвать
ui-agree = Согласиться
ui-disagree = Отказаться
ui-settled-yes = Все согласны.
ui-settled-no = { $seat } не соглашается.
ui-settled-withdrawn = { $seat } отзывает предложение.
ui-closed-agreed = Партия закончена по общему согласию
ui-closed-conceded = { $seat } сдаётся, побеждает { $seats }
ui-mute = Не показывать
ui-unmute = Показывать снова
ui-muted = Сообщения игрока { $seat } скрыты.
ui-muted-onlookers = Сообщения зрителей скрыты.
ui-report = Пожаловаться
ui-reported = Жалоба отправлена: её увидит тот, кто держит этот сервер.

## Время

ui-time = Время
ui-pace-none = Без часов
ui-pace-live = { $minutes } мин + { $seconds } с за ход
ui-pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
  }
ui-pace-none-note = Каждый думает столько, сколько нужно.
ui-pace-live-note = У каждого игрока свои часы. Они пускаются с первого хода и идут, пока остальные ждут. Когда время вышло, вместо игрока ходит бот; вернуться можно.
ui-pace-days-note = Для тех, кто играет время от времени. Вместо опоздавшего ходит бот, пока игрок не вернётся.
ui-span-days = { $days } д { $hours } ч
ui-span-hours = { $hours } ч { $minutes } мин
ui-time-left = осталось { $time }
ui-time-low = осталось всего { $time }
ui-time-up = Время вышло: { $seat }. Пока играет бот.
ui-late-mark = время вышло, бот
ui-late-own = Ваше время вышло. Вместо вас играет бот.
ui-pause = Сделать перерыв
ui-propose-pause = Предложить перерыв
ui-propose-pause-text = Если все согласны, никто не ходит и все часы стоят, пока все не решат играть дальше.
ui-propose-pause-alone-text = Никто не ходит и все часы стоят, пока вы не продолжите.
ui-resume = Продолжить
ui-propose-resume = Предложить продолжить
ui-paused = В игре перерыв.
ui-paused-clocks = В игре перерыв, все часы стоят.
ui-proposal-pause = { $seat } предлагает перерыв.
ui-proposal-resume = { $seat } предлагает играть дальше.
illegal-paused = В игре перерыв. Предложите продолжить.
illegal-no-pause = Об этом уже договорились.
illegal-out-of-time = Ваше время вышло, и сейчас решает бот. Вернитесь после этого.

## Уведомления

ui-notices = Уведомления
ui-notices-text = Когда ваш ход, а вас нет за столом, придёт сообщение, но не слишком часто. В нём только название игры и ссылка сюда.
ui-notice-push = На этом устройстве
ui-notice-push-denied = Браузеру не разрешено сообщать вам. Это можно изменить в его настройках для этого сайта.
ui-notice-push-failed = Браузер не удалось подключить к уведомлениям. Попробуйте позже или выберите другой способ.
ui-notice-mail = По почте
ui-notice-webhook = Вебхуком
ui-notice-mail-address = Ваш адрес почты
ui-notice-webhook-address = Куда отправлять (https)
ui-notice-on = Сообщать мне
ui-notice-off = Больше не сообщать
ui-notice-is-on = Сообщения включены.
ui-notice-code = Код из письма
ui-notice-code-text = Письмо с кодом уже в пути.
ui-notice-confirm = Подтвердить
notice-subject = Ваш ход: { $game }
notice = Сейчас ваш ход в игре «{ $game }».
    { $link }
    Откройте ссылку там, где уже играли, или войдите в свою учётную запись. Чтобы сообщения об этой партии больше не приходили, выключите их в меню «Стол».
notice-code-subject = Код для уведомлений: Tabard
notice-code = Кто-то хочет узнавать по этому адресу о своём ходе в игре «{ $game }».
    Код: { $code }
    Введите его за столом: { $link }
    Если это были не вы, ничего не делайте: без кода больше ничего не придёт.
illegal-no-notices = На этом сервере такого нет.
illegal-wrong-address = { $kind ->
    [mail] Это не похоже на адрес почты.
   *[other] На этот адрес отправлять нельзя. Он должен начинаться с https и быть доступен всем.
  }
illegal-wrong-code = Это не код из последнего письма.
illegal-mail-failed = Письмо не отправилось. Попробуйте позже.

## Сбор игроков

ui-gather = Сначала собрать игроков
ui-gather-text = Одна ссылка на всех: каждый выбирает место, и партия начинается, когда все готовы.
ui-gather-open = Присоединиться может любой гость
ui-gathering = Сбор игроков
ui-gather-waits = Партия начнётся, когда все места будут заняты и все будут готовы.
ui-gather-begins = Партия начинается…
ui-gather-code = Код
ui-gather-invite = Отправьте друзьям эту ссылку или назовите код.
ui-gather-name = Ваше имя
ui-seat-free = место свободно
ui-sit-here = Сесть сюда
ui-ready = Можно начинать
ui-not-ready = Подождите, ещё нет
ui-is-ready = можно начинать
ui-is-not-ready = ещё не время
ui-host-mark = хозяин стола
ui-seat-bot = Посадить бота
ui-free-seat = Освободить место
ui-leave = Уйти
ui-open-tables = За этими столами ждут игроков
ui-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
  }
ui-join = Присоединиться
ui-join-code = Есть код?

## Хозяин сервера

ui-host-page = Страница хозяина
ui-host-key = Ключ хозяина
ui-host-key-text = Ключ, который задан при запуске этого сервера (TABARD_HOST_KEY).
ui-host-open = Открыть
ui-host-running = Идёт партий
ui-host-finished = Закончено партий
ui-host-gatherings = Сборов
ui-host-accounts = Учётные записи
ui-host-in-memory = Столов в памяти
ui-host-sockets = Открытых соединений
ui-host-database = База данных
ui-host-version = Версия
ui-host-version-text = { $version }, Python { $python }, { $compiled ->
    [yes] скомпилирована
   *[no] не скомпилирована
  }
ui-host-up-since = Работает с
ui-host-keep = Старые столы
ui-host-keep-text = { $days ->
    [0] хранятся всегда (TABARD_KEEP_DAYS)
    [one] удаляются через { $days } день без ходов
    [few] удаляются через { $days } дня без ходов
   *[many] удаляются через { $days } дней без ходов
  }
ui-host-backup = Резервная копия
ui-host-backup-text = tabard backup ФАЙЛ, можно и во время работы сервера
ui-host-reports = Жалобы на чат
ui-host-no-reports = Жалоб нет.
illegal-no-host-page = Страница хозяина здесь не включена.
illegal-wrong-host-key = Это не ключ хозяина.
illegal-no-metrics = Показатели здесь не включены.
