# Мої ігри у цифрах

figures-title = У цифрах
figures-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
figures-won = виграно { $won } ({ $percent } %)
figures-with-people = з людьми: { $games }
figures-levels = Перемоги над ботами
figures-level-row = { $won } з { $games }
figures-best = Найкращий підсумок: { $score }
figures-see = Переглянути
figures-curve = Останні партії, від найдавнішої
figures-curve-row = партія { $number }: { $score }, { $won ->
    [yes] перемога
   *[no] поразка
}
figures-moves = Найчастіші ходи в останніх партіях
figures-rating = Рейтинг із часом
figures-sailed = Рейсів дня: { $days }
figures-moments = Моментів розгадано: { $solved } з { $tried }
figures-none = Зіграйте партію до кінця, і тут з’являться цифри.
figures-export = Зберегти всі мої дані
figures-export-help = Один файл: ім’я, партії із записами, рейтинги, рейси, моменти й те, що запам’ятав цей пристрій.
