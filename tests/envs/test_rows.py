"""Observations as bytes: complete, honest, and as their layout says."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from seaboard.core.conformance import walk
from seaboard.core.layout import width_of
from seaboard.core.options import read_options
from seaboard.core.random import Quick, random_from
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.envs import layout
from seaboard.games import game_named
from tests.envs.tables import KINDS, NAMES, Kind, known, stroll

GAMES = 3  # games walked through for each kind of table
TURN = {"turn"}  # Kelp: what was done in this turn, which everybody saw, but no view repeats
RARE = {"monsters"}  # Tranquility: known to be in hand only after a failed finish


def row(state: State, seat: int, width: int) -> bytes:
    out: vec[u8] = vec[u8]([0] * width)
    state.observe_into(seat, out, 0)
    return bytes(memoryview(out))


def truth(state: State, width: int) -> bytes:
    out: vec[u8] = vec[u8]([0] * width)
    state.truth_into(out, 0)
    return bytes(memoryview(out))


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_slices_have_no_gaps_and_rows_keep_to_them(kind: Kind) -> None:
    name, seats, options = kind
    slices = layout(name, seats=seats, options=options)
    at = 0
    for part in slices:
        assert part.start == at, part
        assert part.size > 0, part
        assert part.meaning, part
        at = part.stop
    assert len({part.name for part in slices}) == len(slices)
    for state in stroll(kind, GAMES):
        assert state.row_width() == at
        for seat in range(seats):
            seen = row(state, seat, at)
            for part in slices:
                assert max(seen[part.start : part.stop]) <= part.high, part


@pytest.mark.parametrize("name", sorted({kind[0] for kind in KINDS}))
def test_no_slice_is_forgotten(name: str) -> None:
    """Over all kinds of tables together every slice is written to at some time."""
    names: set[str] = set()
    used: set[str] = set()
    for kind in KINDS:
        if kind[0] == name:
            slices = layout(name, seats=kind[1], options=kind[2])
            parts = [(part.name.rpartition(".")[2], part.start, part.stop) for part in slices]
            names |= {what for what, _, _ in parts}
            for state in stroll(kind, 3 * GAMES):
                for seat in range(kind[1]):
                    seen = row(state, seat, slices[-1].stop)
                    used |= {what for what, start, stop in parts if what not in used and any(seen[start:stop])}
    assert sorted(names - used - RARE) == []


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_rows_differ_just_where_views_and_decisions_do(kind: Kind) -> None:
    """Situations that are nearly alike are compared: a state and all that one move makes of it."""
    name, seats, options = kind
    game = game_named(name)
    slices = layout(name, seats=seats, options=options)
    width = width_of(slices)
    turn = [(part.start, part.stop) for part in slices if part.name in TURN]
    for ply, state in enumerate(stroll(kind, GAMES)):
        if ply % 5 and not state.over():
            continue
        alike = [state]
        for action in state.legal()[:12]:
            alike.append(state.clone())
            alike[-1].advance(action)
        for seat in range(seats):
            whats: dict[bytes, str] = {}
            rows: dict[str, bytes] = {}
            for one in alike:
                seen, what = row(one, seat, width), known(game, one, seat)
                assert whats.setdefault(seen, what) == what, (
                    f"decision {ply}, seat {seat}: the row leaves something out"
                )
                for start, stop in turn:
                    seen = seen[:start] + seen[stop:]
                assert rows.setdefault(what, seen) == seen, f"decision {ply}, seat {seat}: the row tells too much"


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_hidden_things_never_change_a_row(kind: Kind) -> None:
    name, seats, options = kind
    width = width_of(layout(name, seats=seats, options=options))
    quick = Quick(4711)
    looked = 0
    for ply, state in enumerate(stroll(kind, GAMES, start=100)):
        if ply % 4 == 0 and not state.over():
            for seat in range(seats):
                world = state.determinize(seat, quick)
                assert row(world, seat, width) == row(state, seat, width), f"{name}, decision {ply}"
                looked += 1
    assert looked >= 50


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_again_deals_as_start_does(kind: Kind) -> None:
    name, seats, options = kind
    game = game_named(name)
    table = game.start(seats, options, seed=derived_seed("table", 0))
    for state in walk(game, seats, 5, options):
        table = state  # a table that was played on deals like a new one
    for number in range(5):
        seed = derived_seed("again", number)
        dealt = table.again(random_from(seed))
        fresh = game.start(seats, options, seed=seed)
        assert game.write_state(dealt) == game.write_state(fresh)
        assert dealt.random.drawn == fresh.random.drawn
        quick = Quick(number)
        for _ in range(200):
            if fresh.over():
                break
            legal = fresh.legal()
            assert dealt.legal() == legal
            action = legal[int(quick.below(len(legal)))]
            fresh.advance(action)
            dealt.advance(action)
        assert game.write_state(dealt) == game.write_state(fresh)


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_the_oracle_tells_everything(kind: Kind) -> None:
    name, seats, options = kind
    game = game_named(name)
    own = width_of(layout(name, seats=seats, options=options))
    slices = layout(name, seats=seats, options=options, oracle=True)
    hidden = game.truth(seats, read_options(game.options, options))
    assert width_of(slices) == own * seats + width_of(hidden)
    other = False
    for state in walk(game, seats, 3, options):
        whole: vec[u8] = vec[u8]([0] * width_of(slices))
        state.oracle_into(seats - 1, whole, 0)
        seen = bytes(memoryview(whole))
        assert seen[:own] == row(state, seats - 1, own)
        assert seen[own * seats :] == truth(state, width_of(hidden))
        if not state.over():
            world = state.determinize(0, Quick(9))
            again: vec[u8] = vec[u8]([0] * width_of(slices))
            world.oracle_into(seats - 1, again, 0)
            other = other or bytes(memoryview(again)) != seen
    assert other  # a world that is only possible looks different to the oracle


@pytest.mark.parametrize("name", ["sea_salt_paper", "kelp", "tranquility", "finspan"])
def test_no_game_is_longer_than_it_says(name: str) -> None:
    game = game_named(name)
    for seats in game.seats:
        longest = game.longest(seats, game.options())
        for seed in range(2):
            assert sum(1 for _ in walk(game, seats, seed)) <= longest
