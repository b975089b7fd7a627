# Слова самой командной строки.

cli-game = игра
cli-seats = игроков
cli-bots = Боты: { $bots }

cli-seat = Игрок { $number }
cli-seat-bot = Игрок { $number } ({ $bot })
cli-yes = да
cli-no = нет
cli-none = нет

cli-deal = Раздача { $seed } (--seed { $seed } повторит её)
cli-turn = { $seat }, ваш ход.
cli-hand-over = Теперь на экран смотрит только { $seat }. Нажмите Enter, когда готовы:
cli-table = На столе
cli-scores = Счёт. { $scores }
cli-score = { $name }: { $score }
cli-score-hidden = { $name }: скрыт
cli-rule = правило { $id }
cli-moves = Можно:
cli-asides = В любой момент можно и это:
cli-ask = Ваш ход (номер или help):
cli-waits = Ждём: { $seats }.

cli-help =
    Введите номер хода или сам ход, например { $example }.
    board: показать, что лежит на столе
    moves: показать ходы ещё раз
    why ХОД: сказать, почему ход нельзя сделать
    rule НОМЕР: прочитать пункт правил, например rule { $rule }; просто rule покажет главы
    log: всё, что уже произошло
    hint: что выбрал бы бот на вашем месте
    undo: взять последний ход назад
    save ФАЙЛ: записать партию в файл
    quit: выйти из-за стола
cli-no-such-number = Хода { $number } нет: выберите от 1 до { $most }.
cli-legal = Этот ход разрешён.
cli-illegal = Нельзя: { $reason }
cli-no-clause = Пункта { $id } нет. Главы:
cli-hint = Бот советует ход { $number }: { $move }
cli-taken-back = Ход взят назад.
cli-saved = Записано в { $file }.
cli-save-what = Нужно имя файла: save ФАЙЛ.
cli-why-what = Нужен ход: why { $example }.
cli-nothing-yet = Пока ничего не произошло.
cli-left = Вы выходите из-за стола.

cli-over = Партия окончена.
cli-place = { $place }. { $name }, { $score }
cli-rival = { $name }, { $score }
cli-sequel = Серия продолжается: tabard play { $game } { $words }
cli-winners = { $count ->
    [0] Победителя нет.
    [one] Победа: { $seats }.
   *[other] Победу делят: { $seats }.
}

cli-replay-move = { $number }. { $name }: { $move }
cli-replay-next = Enter — следующий ход, q — закончить:
cli-replay-fits = Запись верна: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, счёт { $scores }.
cli-replay-open = Запись пока верна: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, партия не окончена.

cli-verify-all = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[many] { $records } записей
}: { $differ ->
    [0] все играются как прежде.
    [one] отличается { $differ }.
    [few] отличаются { $differ }.
   *[many] отличаются { $differ }.
}
cli-verify-unread = { $file }: файл не читается. { $message }
cli-verify-shape = { $file }: это не запись партии. { $message }
cli-verify-components = { $file }: запись сделана с другим файлом компонентов.
cli-verify-setup = { $file }: так игру не разложить. { $message }
cli-verify-move = { $file }: отличие на ходу { $move } из { $moves }. { $message }
cli-verify-nature = { $file }: кубики и карты расходятся на ходу { $move } из { $moves }. { $message }
cli-verify-result = { $file }: все ходы допустимы, итог другой. { $message }

cli-arena = Партий: { $games }, ходов в среднем: { $moves }.
cli-arena-won = { $bot } побеждает в { $share } % партий.
cli-arena-ending = Конец «{ $ending }»: { $share } %.
cli-simulate-seat = Игрок { $number } побеждает в { $value } % партий ({ $low }–{ $high }).
cli-simulate-order = Номер { $number } по очереди хода побеждает в { $value } % партий ({ $low }–{ $high }).
cli-simulate-bot = { $bot } побеждает на { $value } % своих мест ({ $low }–{ $high }).
cli-tournament-bot = бот
cli-tournament-rating = рейтинг
cli-tournament-wins = побед всего
cli-tournament-against = соперник { $bot }
cli-tournament-note = Партий на каждую пару: { $games }. В скобках 95-процентные интервалы. Рейтинг openskill: 25 — неизвестный бот.
cli-fuzz-fine = Партий { $games }, ходов { $moves }, с дорогими законами { $careful } ({ $rate } на партию): все законы соблюдены.
cli-fuzz-stopped = Время вышло, осталось партий: { $left }. Продолжить: --seed { $seed }.
cli-fuzz-broken = Игроков: { $seats }, раздача { $seed }:

cli-laws = Случайных партий { $games } на каждое число игроков ({ $seats }), решений { $decisions } (с дорогими законами { $careful }), ходов в самой длинной партии { $longest }
cli-law-fine = { $number }. { $law }: соблюдён.
cli-law-broken = { $number }. { $law }: нарушен.
cli-law-0 = Партия идёт до конца без ошибки
cli-law-1 = Пока партия не окончена, кого-то ждут, и у него есть ход; у других хода нет
cli-law-2 = Принимается только разрешённый ход; каждый отказ называет пункт правил
cli-law-3 = Копии, снимки и записи верны
cli-law-4 = Никто не отличит пересдачу от правды, а всё скрытое бывает разным
cli-law-5 = Тайный выбор не виден другим
cli-law-6 = Отмена возвращает прежнюю позицию и не переходит через случай, раскрытие или чужое решение
cli-law-7 = Каждая партия кончается в срок, все части на месте; победители — те, кто на первом месте, или никто
cli-law-8 = Для всего сказанного есть текст на каждом языке, и каждая часть игры встречается

cli-serving = Постоялый двор открыт: { $url }
cli-your-table = Ваш стол: { $url }

cli-account = { $name }: создана { $day }; { $devices ->
    [0] вход нигде не выполнен
    [one] вход выполнен на { $devices } устройстве
   *[other] вход выполнен на { $devices } устройствах
  }; { $seats ->
    [0] мест нет
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
  }.
cli-account-password = Новый пароль учётной записи «{ $name }»: { $password }. На всех устройствах вход завершён.
cli-account-deleted = Учётная запись «{ $name }» удалена. Партии остались.
cli-backed-up = Сохранено в файл { $file }: { cli-copied }
cli-restored = Восстановлено из файла { $file }: { cli-copied }
cli-moved = Перенесено: { cli-copied }
cli-copied = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }.
