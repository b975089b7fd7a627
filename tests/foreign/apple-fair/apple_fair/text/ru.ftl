game-name = Яблочная ярмарка
game-blurb = Корзины в ряд и проворный мельник. От двух до четырёх игроков, пять минут.

ask-take-basket = Возьмите корзину; { $count ->
    [one] осталась { $count }
    [few] остались { $count }
   *[many] осталось { $count }
  }.
    .other = { $seat } берёт корзину.
move-take = Взять: { $sort } ({ $count })
move-give = Подарить яблоко: { $to_seat }
log-took = { $seat } берёт { $sort }: { $count ->
    [one] { $count } яблоко
    [few] { $count } яблока
   *[many] { $count } яблок
  }.
log-milled = Мельник берёт { $sort }: { $count ->
    [one] { $count } яблоко
    [few] { $count } яблока
   *[many] { $count } яблок
  }.
log-gave = { $seat } дарит яблоко: { $to_seat }.
illegal-taken = Этой корзины уже нет.
illegal-no-basket = Такой корзины нет.
illegal-no-gift = Дарить нечего или некому.
illegal-few-players = Двое игроков выбирают не больше двух сортов.

sort-red = красные яблоки
sort-green = зелёные яблоки
sort-russet = ранеты
rival-miller = Мельник

option-sorts = Сорта яблок
option-sorts-red = красные
option-sorts-green = зелёные
option-sorts-russet = ранеты
option-miller = Мельник
option-miller-comes = приходит на ярмарку
option-miller-away = остаётся дома
option-hands = Сколько у него рук
option-gifts = Подарки
option-fair = Ярмарка сезона

board-fair = Ярмарка { $fair } из 3
board-basket = { $sort }: { $count ->
    [one] { $count } яблоко
    [few] { $count } яблока
   *[many] { $count } яблок
  }
board-gone = { $sort }: корзины уже нет
board-mine = Ваши яблоки: { $count }
board-end = Ярмарка окончена
tutorial-welcome = Добро пожаловать на ярмарку! Побеждает тот, у кого в конце больше всего яблок.
tutorial-take = Возьмите корзину с восемью яблоками или с семью. Достаточно одного нажатия.
tutorial-end = Мельник забрал самую маленькую корзину. Продолжайте так, пока ряд не опустеет.
tour-row = Любую корзину можно взять одним нажатием.
words-free = { $count ->
    [one] Осталась { $count } корзина.
    [few] Остались { $count } корзины.
   *[many] Осталось { $count } корзин.
  }
words-player = { $seat }: { $count ->
    [one] { $count } яблоко
    [few] { $count } яблока
   *[many] { $count } яблок
  }.
