# My games in figures

figures-title = In figures
figures-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
figures-won = won { $won } ({ $percent }%)
figures-with-people = with people: { $games }
figures-levels = Wins against bots
figures-level-row = { $won } of { $games }
figures-best = Best result: { $score }
figures-see = Look at it
figures-curve = Recent games, oldest first
figures-curve-row = game { $number }: { $score }, { $won ->
    [yes] won
   *[no] lost
}
figures-moves = Most frequent moves in recent games
figures-rating = Rating over time
figures-sailed = Daily voyages: { $days }
figures-moments = Moments solved: { $solved } of { $tried }
figures-none = Finish a game and your figures will appear here.
figures-export = Save all my data
figures-export-help = One file: your name, games with their records, ratings, voyages, moments, and what this device remembers.
