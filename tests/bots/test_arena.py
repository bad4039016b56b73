"""The arena: balanced seats, the same results for any number of workers, honest figures."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from seaboard.bots import series
from seaboard.bots.arena import SIDES, TABLE, TEAM, Arena, difference, hold, interval, meeting
from seaboard.bots.kept import keeping_crew
from seaboard.bots.plots import check_plot, cross_table, draw_report
from seaboard.bots.series import Chunk, Played, Series, local_crew, play_chunk, play_series
from seaboard.core.refused import Refused
from seaboard.games import NAMES, game_named
from seaboard.games.kelp.box.pack import standard_data as kelp_data

QUICK = ("random", "calm", "breeze")
UNTIMED = {"seconds_per_move", "slowest_move"}


def arena(game: str = "sea_salt_paper", bots: tuple[str, ...] = QUICK, games: int = 6, players: int = 2) -> Arena:
    return Arena(game, bots, games, "test", players)


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    bots = [{key: value for key, value in bot.items() if key not in UNTIMED} for bot in report["bots"]]
    return {**report, "bots": bots}


def test_workers_do_not_play_on_for_somebody_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(chunk: Chunk) -> tuple[int, list[Played]]:
        played.append(chunk.first)
        time.sleep(0.01)
        return chunk.number, []

    monkeypatch.setattr(series, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(series, "play_chunk", play)
    chunks = series.chunks_of([Series("kelp", ("random", "random"), 400, "7")], 1)
    crew = local_crew(2)(chunks)
    assert isinstance(crew, Generator)
    next(crew)
    crew.close()
    assert len(played) < len(chunks)


def test_results_are_the_same_for_any_number_of_workers() -> None:
    alone = hold(arena(), local_crew(1))
    assert without_times(alone) == without_times(hold(arena(), local_crew(2)))
    assert without_times(alone) == without_times(hold(arena(), local_crew(1), size=4))


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    held, file = arena(bots=("random", "breeze")), tmp_path / "games.jsonl"
    whole = hold(held, local_crew(1))

    def tired(chunks: list[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        for done, chunk in enumerate(chunks):
            if done == 4:
                raise KeyboardInterrupt
            yield play_chunk(chunk)

    with pytest.raises(KeyboardInterrupt):
        hold(held, keeping_crew(tired, file))
    file.write_text(file.read_text() + '{"series": "cut o', encoding="utf-8")
    played: list[Chunk] = []

    def counted(chunks: list[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        played.extend(chunks)
        return iter(map(play_chunk, chunks))

    assert hold(held, keeping_crew(counted, file))["matches"] == whole["matches"]
    assert len(played) == 2
    hold(held, keeping_crew(counted, file))
    assert len(played) == 2


def test_bots_meet_over_a_corrected_pack_and_its_games_are_noted_apart(tmp_path: Path) -> None:
    file, pack = tmp_path / "games.jsonl", tmp_path / "pack.json"
    data = copy.deepcopy(kelp_data())
    data["name"], data["table"]["hunger"] = "my box", 5
    pack.write_text(json.dumps(data), encoding="utf-8")
    arguments = ("arena", "kelp", "--bots", "random,calm", "--games", "3", "--json", "--keep", str(file))
    printed, mine = (json.loads(seaboard(*arguments, *more).stdout) for more in ((), ("--pack", str(pack))))
    assert printed["pack"] == "standard"
    assert mine["pack"].startswith("my box@")
    assert printed["matches"] != mine["matches"]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text('{"seaboard": "position"}\n', encoding="utf-8")
    with pytest.raises(Refused, match="field-missing: field=played"):
        hold(arena(), keeping_crew(local_crew(1), file))
    assert file.read_text(encoding="utf-8") == '{"seaboard": "position"}\n'


def test_every_pair_meets_and_every_deal_is_played_from_every_seat() -> None:
    matches = arena(games=4).matches()
    assert [match.bots for match in matches] == [("calm", "random"), ("breeze", "random"), ("breeze", "calm")]
    for match in matches:
        seats = Counter(one.seats[0] for one in play_series(match.series))
        assert seats == {0: 2, 1: 2}
        assert match.series.deal_of(0) == match.series.deal_of(1) != match.series.deal_of(2)


def test_bigger_tables_seat_one_against_all_others() -> None:
    matches = arena(bots=("random", "breeze"), players=4).matches()
    assert [match.series.bots for match in matches] == [
        ("breeze", "random", "random", "random"),
        ("random", "breeze", "breeze", "breeze"),
    ]
    assert sorted(matches[0].series.bot_at(index, 2) for index in range(4)) == [0, 1, 2, 3]


def test_neighbours_meet_only_the_bot_named_before() -> None:
    matches = Arena("sea_salt_paper", QUICK, 2, "test", 2, neighbours=True).matches()
    assert [match.bots for match in matches] == [("calm", "random"), ("breeze", "calm")]


def test_teams_are_given_the_same_deals_and_compared_on_them() -> None:
    held = arena("tranquility", ("random", "breeze"), 30)
    random_ones, sound_ones = (match.series for match in held.matches())
    assert [random_ones.deal_of(n) for n in range(30)] == [sound_ones.deal_of(n) for n in range(30)]
    won = [[one.rewards[0] for one in play_series(series)] for series in (sound_ones, random_ones)]
    (compared,) = hold(held, local_crew(1))["compared"]
    assert compared["bots"] == ["breeze", "random"]
    assert compared["only_first"] == sum(a > b for a, b in zip(*won, strict=True)) > 20
    assert compared["only_second"] == sum(b > a for a, b in zip(*won, strict=True))
    assert compared["more"] == pytest.approx((sum(won[0]) - sum(won[1])) / 30, abs=1e-4)
    low, high = compared["interval"]
    assert -1 <= low < compared["more"] <= high <= 1


def test_bots_that_meet_are_not_compared_once_more() -> None:
    assert hold(arena(bots=("random", "breeze"), games=2), local_crew(1))["compared"] == []


def test_where_both_win_alike_a_difference_is_still_uncertain() -> None:
    """McNemar's counts: none won by one bot alone says little after five games, more after five hundred."""
    few, many = difference(0, 0, 5), difference(0, 0, 500)
    assert few[0] < many[0] < 0 < many[1] < few[1]
    low, high = difference(31, 31, 186)
    assert low == pytest.approx(-high)
    assert difference(30, 10, 100)[0] > 0


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_held_at_every_size_of_table(game: str) -> None:
    played = game_named(game)
    for players in played.seats:
        held = arena(game, ("random", "breeze"), 2, players)
        kind = meeting(game, players, {})
        assert kind == (TEAM if played.together(played.options(), players) else SIDES if played.roles else TABLE)
        report = hold(held, local_crew(1))
        assert all(match["games"] == 2 for match in report["matches"])
        if kind == SIDES:
            assert [match["side"] for match in report["matches"]] == list(played.roles)


def test_a_better_bot_gets_a_better_rating_and_an_interval_around_its_rate() -> None:
    report = hold(arena(bots=("random", "breeze"), games=30), local_crew(1))
    ratings = {bot["bot"]: bot["rating"]["mu"] for bot in report["bots"]}
    assert ratings["breeze"] > ratings["random"]
    match = report["matches"][0]
    low, high = match["interval"]
    assert low < match["rate"] <= high
    assert sum(bot["wins"] for bot in report["bots"]) == 30


def test_intervals_shrink_with_more_games_and_stay_between_0_and_1() -> None:
    low, high = interval(400, 400)
    assert 0.98 < low < high == 1
    assert interval(300, 400)[1] - interval(300, 400)[0] < interval(30, 40)[1] - interval(30, 40)[0]


def test_a_series_says_who_sat_where() -> None:
    for one in play_series(Series("sea_salt_paper", ("breeze", "random"), 4, "7")):
        assert sorted(one.seats) == [0, 1]
        assert sum(one.moves) == one.decisions
        assert len(one.thought) == len(one.slowest) == 2


# -- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_plot_is_drawn(tmp_path: Path, ending: str) -> None:
    pytest.importorskip("matplotlib")
    report = hold(arena(games=2), local_crew(1))
    point = {"iterations": 10, "against": "calm", "rate": 0.5, "interval": [0.4, 0.6]}
    report["budgets"] = [point, {**point, "iterations": 100, "rate": 0.6, "interval": [0.5, 0.7]}]
    path = tmp_path / f"plot.{ending}"
    draw_report(report, path)
    assert path.read_bytes().startswith(b"<?xml" if ending == "svg" else b"\x89PNG")


def test_the_cross_table_is_antisymmetric_at_a_table_of_two() -> None:
    bots, rows = cross_table(hold(arena(games=2), local_crew(1)))
    for i in range(len(bots)):
        assert rows[i][i] is None
        for j in range(len(bots)):
            one, other = rows[i][j], rows[j][i]
            if i != j:
                assert one is not None
                assert other is not None
                assert one + other == pytest.approx(1)


def test_an_unknown_kind_of_picture_is_refused() -> None:
    with pytest.raises(Refused, match="plot-unknown-kind"):
        check_plot(Path("plot.gif"))


# -- the commands -----------------------------------------------------------------------------------------------------


def seaboard(*arguments: str, without: str = "") -> Any:
    """The command in a process of its own; `without` is a module that it shall not find."""
    code = f"import sys; sys.modules[{without!r}] = None\n" if without else ""
    code += "from seaboard.cli.main import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_arena_command_reports_as_json_and_as_tables() -> None:
    arguments = ("arena", "sea-salt-paper", "--bots", "random,breeze", "--games", "4", "--budgets", "5,10")
    report = json.loads(seaboard(*arguments, "--json").stdout)
    assert report["matches"][0]["bots"] == ["breeze", "random"]
    assert [point["iterations"] for point in report["budgets"]] == [5, 10]
    assert report["run"]["engine"] in ("compiled", "plain")
    shown = seaboard(*arguments, "--lang", "uk", "--jobs", "2").stdout
    assert "Бриз" in shown
    assert "search@10" in shown


@pytest.mark.parametrize(
    ("arguments", "without", "said"),
    [
        (["--bots", "tempest"], "", "tempest"),
        (["--plot", "x.gif"], "", "x.gif"),
        (["--budgets", "many"], "", "many"),
        (["--keep", "no/such/folder/games.jsonl"], "", "no/such/folder/games.jsonl"),
        (["--plot", "x.png"], "matplotlib", "seaboard[plots]"),
        (["--ray", "auto"], "ray", "seaboard[cluster]"),
    ],
)
def test_the_arena_command_refuses_in_words(arguments: list[str], without: str, said: str) -> None:
    ran = seaboard("arena", "sea-salt-paper", "--games", "1", "--lang", "en", *arguments, without=without)
    assert ran.returncode == 1
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
