# Мои партии в цифрах

figures-title = В цифрах
figures-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
figures-won = выиграно { $won } ({ $percent } %)
figures-with-people = с людьми: { $games }
figures-levels = Победы над ботами
figures-level-row = { $won } из { $games }
figures-best = Лучший итог: { $score }
figures-see = Посмотреть
figures-curve = Последние партии, от самой давней
figures-curve-row = партия { $number }: { $score }, { $won ->
    [yes] победа
   *[no] поражение
}
figures-moves = Самые частые ходы в последних партиях
figures-rating = Рейтинг со временем
figures-sailed = Рейсов дня: { $days }
figures-moments = Моментов разгадано: { $solved } из { $tried }
figures-none = Сыграйте партию до конца, и здесь появятся цифры.
figures-export = Сохранить все мои данные
figures-export-help = Один файл: имя, партии с записями, рейтинги, рейсы, моменты и то, что запомнило это устройство.
