# Рейс дня

voyage-title = Рейс дня
voyage-lead = Одна колода для всіх. Одна спроба. Хто зайде далі?
voyage-terms = Рахується лише перша спроба: без підказок, і відкрите не забирається назад. Хто полишає рейс, отримує 0.
voyage-go = Вирушити
voyage-continue = Плисти далі
voyage-to-port = До порту
voyage-trial = Пробний рейс
voyage-trial-same = Ще раз, без заліку
voyage-review = Розбір рейсу
voyage-week = Рейси цього тижня
voyage-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
voyage-in-a-row = { $days ->
    [one] день поспіль у морі
    [few] дні поспіль у морі
   *[many] днів поспіль у морі
}
voyage-longest = найдовше: { $days }
voyage-done-points = Рейс завершено: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
voyage-port = Порт
voyage-whose = Чиї рейси показати
voyage-met = Знайомі
voyage-everybody = Усі
voyage-count = { $count ->
    [0] Цього дня ще ніхто не доплив
    [one] Завершено { $count } рейс
    [few] Завершено { $count } рейси
   *[many] Завершено { $count } рейсів
}
voyage-nobody = Порт іще порожній.
voyage-place = Місце
voyage-outcome = Підсумок гри
voyage-points = Очки рейсу
voyage-you = Ви
voyage-bot = Бот «{ $level }»
voyage-given-up = рейс полишено
voyage-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}
voyage-cells = { $cells ->
    [one] { $cells } острів
    [few] { $cells } острови
   *[many] { $cells } островів
}
voyage-among = Як розподілилися рейси
voyage-better = Краще, ніж { $percent } % інших рейсів
voyage-share = Поділитися
voyage-share-words = Копіювати текст
voyage-share-text = Рейс дня { $day }: { $title }, { $outcome } (очок рейсу: { $points })
voyage-figure-points = очки рейсу
voyage-figure-helm = стерно
voyage-figure-place = місце
voyage-figure-behind = рейсів позаду
voyage-figure-days = { $days ->
    [one] день поспіль
    [few] дні поспіль
   *[many] днів поспіль
}
voyage-tomorrow = Завтра, { $day }
voyage-in-hours = { $hours ->
    [one] за { $hours } годину
    [few] за { $hours } години
   *[many] за { $hours } годин
}
voyage-promise = Чи всі отримали ту саму колоду?
voyage-promise-about = Колоду визначено наперед. Ось її відбиток: він відомий ще напередодні, а саме число відкривають, коли день мине. Кожен може порівняти.
voyage-seed = Число, з якого роздали цього дня:

## Рейси

voyage-sea_salt_paper-company = Паперові океани
voyage-sea_salt_paper-company-about = Проти двох ботів «Вітер», до 35 очок. Порядок колоди сьогодні однаковий для всіх.
voyage-sea_salt_paper-storm = Океани і Шторм
voyage-sea_salt_paper-storm-about = Удвох із ботом «Шторм», до 40 очок.
voyage-sea_salt_paper-sprint = Океани навперегони
voyage-sea_salt_paper-sprint-about = Коротка дуель зі «Штормом»: лише до 20 очок.
voyage-sea_salt_paper-four = Океани на чотирьох
voyage-sea_salt_paper-four-about = Троє суперників, один із них «Шторм», до 30 очок.
voyage-tranquility-alone = Море спокою
voyage-tranquility-alone-about = Наодинці з морем: прокладіть шлях від старту до фінішу.
voyage-tranquility-storms = Море штормів
voyage-tranquility-storms-about = Наодинці, зі штормами: тримайте компаси напоготові.
voyage-tranquility-monsters = Море чудовиськ
voyage-tranquility-monsters-about = Наодинці, і в колоді чатують три чудовиська.
voyage-kelp-octopus = Kelp: восьминіг
voyage-kelp-octopus-about = Ви ховаєтеся від акули, якою грає «Шторм».
voyage-kelp-shark = Kelp: акула
voyage-kelp-shark-about = Ви полюєте на восьминога, яким грає «Шторм».
voyage-kelp-night-octopus = Kelp уночі: восьминіг
voyage-kelp-night-octopus-about = Нічний бік поля. Ви ховаєтеся від «Шторму».
voyage-kelp-night-shark = Kelp уночі: акула
voyage-kelp-night-shark-about = Нічний бік поля. Ви полюєте на «Шторм».
voyage-finspan-nautoma = Рибокрай
voyage-finspan-nautoma-about = Чотири тижні проти Навтоми.
voyage-finspan-storm = Рибокрай і Шторм
voyage-finspan-storm-about = Чотири тижні удвох із ботом «Шторм».
voyage-finspan-side-b = Рибокрай, бік Б
voyage-finspan-side-b-about = Проти сильнішої Навтоми, з досягненнями боку Б.
voyage-finspan-three = Рибокрай утрьох
voyage-finspan-three-about = Проти «Вітру» і «Шторму», з досягненнями боку Б.
refused-day-unknown = Такого дня в журналі рейсів немає: { $day }.
