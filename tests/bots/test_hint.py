"""`seaboard hint`: the best moves of a position, from what the seat sees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from seaboard.bots.minds import mind_of
from seaboard.bots.seen import Seen
from seaboard.cli import hint
from seaboard.core.position import write_position
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import State, play_at_random
from seaboard.games import NAMES, game_named
from seaboard.games.finspan.rules.codes import DIVE
from tests.cli.test_commands import seaboard

SEED = "000102030405060708090a0b0c0d0e0f"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    game = game_named("sea_salt_paper")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(game, game.start(2, {"first_seat": "0"}, seed=SEED))))
    return path


def test_a_hint_names_moves_with_visits_value_and_line(position: Path) -> None:
    told = json.loads(seaboard("hint", str(position), "--seat", "0", "--iterations", "300", "--json").stdout)
    assert told["iterations"] == 300
    assert {move["move"] for move in told["moves"]} == {"take:deck", "take:0", "take:1"}
    assert sum(move["visits"] for move in told["moves"]) == 300
    best = told["moves"][0]
    assert best["visits"] == max(move["visits"] for move in told["moves"])
    assert 0 < best["value"] < 1
    assert best["line"][0]["move"] == best["move"]
    assert len(best["line"]) > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_line_leads_on_in_every_game(name: str, tmp_path: Path) -> None:
    """Small decisions that search leaves to the policy are part of the line too."""
    game = game_named(name)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(game, game.start(2, seed=SEED))))
    best = json.loads(seaboard("hint", str(path), "--iterations", "60", "--json").stdout)["moves"][0]
    assert best["line"][0]["move"] == best["move"]
    assert len(best["line"]) > 1


def test_turns_that_search_skips_are_not_given_the_own_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Finspan a line of search has own moves alone: on the way the others play by the policy."""
    game = game_named("finspan")
    state = game.start(2, seed=SEED)
    seen = Seen(game, state, int(state.actor()))
    search = mind_of("finspan").search(10).search(seen, Quick(1))
    monkeypatch.setattr(hint, "LONGEST", 60)
    line = hint._written(game, seen, search, 1, [DIVE + 2, DIVE, DIVE + 1])
    turns = [(step["seat"], step["move"]) for step in line if step["kind"] in ("dive", "play")]
    assert [move for seat, move in turns if seat == seen.seat][:3] == ["dive:G", "dive:B", "dive:P"]
    assert [seat for seat, _ in turns[:5]] == [seen.seat, 1 - seen.seat] * 2 + [seen.seat]


def test_a_hint_is_told_in_words(position: Path) -> None:
    shown = seaboard("hint", str(position), "--iterations", "100", "--lang", "ru").stdout
    assert "Ожидаемое продолжение" in shown
    assert "take:deck" in shown
    assert "Совет\u00a0— " in shown
    assert "Второе по силе\u00a0— " in shown


@pytest.mark.parametrize(
    ("arguments", "said"), [(["--seat", "1"], "nothing to decide"), (["--seat", "7"], "no seat 7"), ([], "over")]
)
def test_a_hint_is_refused_in_words(position: Path, tmp_path: Path, arguments: list[str], said: str) -> None:
    file = position
    if not arguments:
        game = game_named("sea_salt_paper")
        state: State = game.start(2, seed=SEED)
        play_at_random(state, Quick(1), 1 << 40)
        file = tmp_path / "over.json"
        file.write_text(json.dumps(write_position(game, state)))
    ran = seaboard("hint", str(file), *arguments, "--lang", "en")
    assert ran.returncode == 1
    assert said in ran.stderr


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_hinted(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    state: State = game.start(game.seats[-1], seed=derived_seed("hint", 1))
    play_at_random(state, Quick(2), 12)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(write_position(game, state)))
    told = json.loads(seaboard("hint", str(file), "--iterations", "50", "--json").stdout)
    assert 1 <= len(told["moves"]) <= 5
