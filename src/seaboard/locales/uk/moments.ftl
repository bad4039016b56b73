# Моменти: позиції, де один хід явно найкращий

moment-title = Моменти
moment-lead = Позиції зі справжніх партій, де один хід явно найкращий. Знайдіть його за тим, що видно з вашого місця.
moment-of = Момент { $number } з { $count }
moment-solved = Розгадано: { $solved } з { $count }
moment-begin = Шукати хід
moment-go-on = Далі
moment-all = Усі ігри
moment-next = Наступний
moment-again = Спробувати ще
moment-show = Показати відповідь
moment-right = Так! Це найкращий хід.
moment-right-later = Так, це він. Зараховано лише перші спроби.
moment-wrong = Є кращий хід.
moment-was-best = Найкращий хід — { $move }
moment-cost = коштує { $points } % шансу на перемогу
moment-unjudged = Цей хід далеко позаду найкращих: його навіть не порівнювали.
moment-why = Чому: { $reason }
moment-against = Проти ходу «{ $move }»: { $reason }
moment-compared = Порівняні ходи
moment-depth-plain = на уважність
moment-depth-keen = на роздум
moment-depth-deep = на глибину
moment-how = Ходи порівняно пошуком бота «Шторм» з великим запасом часу, у двох наборах світів, можливих для цього місця за столом. Похибка: ±{ $error } %.
moment-none = Для цієї гри моментів ще немає.
moment-all-solved = Усі моменти цієї гри розгадано!
refused-moment-unknown = Такого моменту немає: { $moment }.
