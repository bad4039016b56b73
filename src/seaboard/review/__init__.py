"""The review after a game: what chance did and what each decision was worth, judged by what its player could know."""
