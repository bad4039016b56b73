# Рейс дня

voyage-title = Рейс дня
voyage-lead = Одна колода для всех. Одна попытка. Кто зайдёт дальше?
voyage-terms = Засчитывается только первая попытка: без подсказок, и открытое не вернуть. Кто бросает рейс, получает 0.
voyage-go = В путь
voyage-continue = Плыть дальше
voyage-to-port = В порт
voyage-trial = Пробный рейс
voyage-trial-same = Ещё раз, без зачёта
voyage-review = Разбор рейса
voyage-week = Рейсы этой недели
voyage-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
voyage-in-a-row = { $days ->
    [one] день подряд в море
    [few] дня подряд в море
   *[many] дней подряд в море
}
voyage-longest = самый долгий ряд: { $days }
voyage-done-points = Рейс завершён: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
voyage-port = Порт
voyage-whose = Чьи рейсы показать
voyage-met = Знакомые
voyage-everybody = Все
voyage-count = { $count ->
    [0] В этот день ещё никто не доплыл
    [one] Завершён { $count } рейс
    [few] Завершено { $count } рейса
   *[many] Завершено { $count } рейсов
}
voyage-nobody = Порт пока пуст.
voyage-place = Место
voyage-outcome = Итог партии
voyage-points = Очки рейса
voyage-you = Вы
voyage-bot = Бот «{ $level }»
voyage-given-up = рейс брошен
voyage-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
voyage-cells = { $cells ->
    [one] { $cells } остров
    [few] { $cells } острова
   *[many] { $cells } островов
}
voyage-among = Как распределились рейсы
voyage-better = Лучше, чем { $percent } % других рейсов
voyage-share = Поделиться
voyage-share-words = Скопировать текст
voyage-share-text = Рейс дня { $day }: { $title }, { $outcome } (очков рейса: { $points })
voyage-figure-points = очки рейса
voyage-figure-helm = руль
voyage-figure-place = место
voyage-figure-behind = рейсов позади
voyage-figure-days = { $days ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
voyage-tomorrow = Завтра, { $day }
voyage-in-hours = { $hours ->
    [one] через { $hours } час
    [few] через { $hours } часа
   *[many] через { $hours } часов
}
voyage-promise = У всех ли одна и та же колода?
voyage-promise-about = Колода определена заранее. Вот её отпечаток: он известен ещё накануне, а само число открывают, когда день пройдёт. Сравнить может каждый.
voyage-seed = Число, по которому раздавали в этот день:

## Рейсы

voyage-sea_salt_paper-company = Море, соль, бумага
voyage-sea_salt_paper-company-about = Против двух ботов «Ветер», до 35 очков. Порядок колоды сегодня у всех один.
voyage-sea_salt_paper-storm = Море, соль и Шторм
voyage-sea_salt_paper-storm-about = Вдвоём с ботом «Шторм», до 40 очков.
voyage-sea_salt_paper-sprint = Море наперегонки
voyage-sea_salt_paper-sprint-about = Короткая дуэль со «Штормом»: только до 20 очков.
voyage-sea_salt_paper-four = Море на четверых
voyage-sea_salt_paper-four-about = Три соперника, один из них «Шторм», до 30 очков.
voyage-tranquility-alone = Море спокойствия
voyage-tranquility-alone-about = Наедине с морем: проложите путь от старта до финиша.
voyage-tranquility-storms = Море штормов
voyage-tranquility-storms-about = В одиночку, со штормами: держите компасы наготове.
voyage-tranquility-monsters = Море чудовищ
voyage-tranquility-monsters-about = В одиночку, и в колоде прячутся три чудовища.
voyage-kelp-octopus = Kelp: осьминог
voyage-kelp-octopus-about = Вы прячетесь от акулы, за которую играет «Шторм».
voyage-kelp-shark = Kelp: акула
voyage-kelp-shark-about = Вы охотитесь на осьминога, за которого играет «Шторм».
voyage-kelp-night-octopus = Kelp ночью: осьминог
voyage-kelp-night-octopus-about = Ночная сторона поля. Вы прячетесь от «Шторма».
voyage-kelp-night-shark = Kelp ночью: акула
voyage-kelp-night-shark-about = Ночная сторона поля. Вы охотитесь на «Шторм».
voyage-finspan-nautoma = Finspan
voyage-finspan-nautoma-about = Четыре недели против Навтомы.
voyage-finspan-storm = Finspan и Шторм
voyage-finspan-storm-about = Четыре недели вдвоём с ботом «Шторм».
voyage-finspan-side-b = Finspan, сторона Б
voyage-finspan-side-b-about = Против более сильной Навтомы, с достижениями стороны Б.
voyage-finspan-three = Finspan втроём
voyage-finspan-three-about = Против «Ветра» и «Шторма», с достижениями стороны Б.
refused-day-unknown = Такого дня в журнале рейсов нет: { $day }.
