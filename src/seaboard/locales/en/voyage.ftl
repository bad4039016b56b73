# The voyage of the day

voyage-title = Daily voyage
voyage-lead = One deck for everybody. One try. Who gets furthest?
voyage-terms = Only the first try counts: there are no hints, and what has been revealed cannot be taken back. Giving up scores 0.
voyage-go = Set sail
voyage-continue = Sail on
voyage-to-port = To the port
voyage-trial = Trial run
voyage-trial-same = Once more, for practice
voyage-review = Review the voyage
voyage-week = The voyages of this week
voyage-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
voyage-in-a-row = { $days ->
    [one] day at sea in a row
   *[other] days at sea in a row
}
voyage-longest = longest: { $days }
voyage-done-points = Voyage done: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
voyage-port = Port
voyage-whose = Whose voyages to show
voyage-met = People I met
voyage-everybody = Everybody
voyage-count = { $count ->
    [0] Nobody has arrived yet
    [one] { $count } voyage done
   *[other] { $count } voyages done
}
voyage-nobody = The port is still empty.
voyage-place = Place
voyage-outcome = Outcome of the game
voyage-points = Voyage points
voyage-you = You
voyage-bot = Bot “{ $level }”
voyage-given-up = given up
voyage-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
voyage-cells = { $cells ->
    [one] { $cells } island
   *[other] { $cells } islands
}
voyage-among = How everybody’s voyages went
voyage-better = Better than { $percent }% of the others
voyage-share = Share
voyage-share-words = Copy as text
voyage-share-text = Daily voyage { $day }: { $title }, { $outcome } (voyage points: { $points })
voyage-figure-points = voyage points
voyage-figure-helm = helm
voyage-figure-place = place
voyage-figure-behind = voyages behind you
voyage-figure-days = { $days ->
    [one] day in a row
   *[other] days in a row
}
voyage-tomorrow = Tomorrow, { $day }
voyage-in-hours = { $hours ->
    [one] in { $hours } hour
   *[other] in { $hours } hours
}
voyage-promise = Did everybody get the same deck?
voyage-promise-about = The deck is fixed beforehand. Here is its fingerprint: it is published the day before, and the number itself is shown when the day is over. Anybody can compare them.
voyage-seed = The number this day’s deck was dealt from:

## Voyages

voyage-sea_salt_paper-company = Sea Salt & Paper
voyage-sea_salt_paper-company-about = Against two “Gale” bots, to 35 points. The order of the deck is the same for everybody today.
voyage-sea_salt_paper-storm = Sea Salt & Storm
voyage-sea_salt_paper-storm-about = A duel with the “Storm” bot, to 40 points.
voyage-sea_salt_paper-sprint = Sea Salt Sprint
voyage-sea_salt_paper-sprint-about = A short duel with “Storm”: to 20 points only.
voyage-sea_salt_paper-four = Sea Salt for Four
voyage-sea_salt_paper-four-about = Three rivals, one of them “Storm”, to 30 points.
voyage-tranquility-alone = Tranquility
voyage-tranquility-alone-about = Alone with the sea: lay the way from start to finish.
voyage-tranquility-storms = Sea of Storms
voyage-tranquility-storms-about = Alone, with storms: keep your compasses at hand.
voyage-tranquility-monsters = Sea of Monsters
voyage-tranquility-monsters-about = Alone, and three monsters lurk in the deck.
voyage-kelp-octopus = Kelp: Octopus
voyage-kelp-octopus-about = You hide from a shark played by “Storm”.
voyage-kelp-shark = Kelp: Shark
voyage-kelp-shark-about = You hunt an octopus played by “Storm”.
voyage-kelp-night-octopus = Kelp by Night: Octopus
voyage-kelp-night-octopus-about = The night side of the board. You hide from “Storm”.
voyage-kelp-night-shark = Kelp by Night: Shark
voyage-kelp-night-shark-about = The night side of the board. You hunt “Storm”.
voyage-finspan-nautoma = Finspan
voyage-finspan-nautoma-about = Four weeks against the Nautoma.
voyage-finspan-storm = Finspan & Storm
voyage-finspan-storm-about = Four weeks against the “Storm” bot.
voyage-finspan-side-b = Finspan, Side B
voyage-finspan-side-b-about = Against a stronger Nautoma, with the achievements of side B.
voyage-finspan-three = Finspan for Three
voyage-finspan-three-about = Against “Gale” and “Storm”, with the achievements of side B.
refused-day-unknown = There is no such day in the log of voyages: { $day }.
