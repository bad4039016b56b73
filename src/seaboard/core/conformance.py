"""The conformance kit: what every game must keep, as functions that any game is run through.

Each `check_*` raises `AssertionError` with the seed in its message, so that a failure can be replayed by
`python -m seaboard.core.conformance GAME SEATS SEED [OPTIONS-JSON]`.
"""

from __future__ import annotations

import hashlib
import json
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from seaboard.core.game import Game, Json, event_seen
from seaboard.core.options import read_options
from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick, random_from
from seaboard.core.record import new_record, read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.seed import derived_seed
from seaboard.core.state import EVERYONE, NOBODY, Moves, Notes, State

AnyGame = Game[Any]
Options = Mapping[str, object]
NO_OPTIONS: Options = {}
MOST_DECISIONS = 200_000  # more than that is a game that does not end


def walk(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> Iterator[State]:
    """The states of one random game, from the first decision to the end (the same object each time)."""
    state = game.start(seats, options, seed=derived_seed("conformance", seed))
    quick = Quick(seed)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over():
            return
        moves = state.legal()
        state.advance(moves[int(quick.below(len(moves)))])
    raise AssertionError(f"{_where(game, seats, seed, options)}: no end after {MOST_DECISIONS} decisions")


def check_game(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """All checks along one random game."""
    for check in CHECKS:
        check(game, seats, seed, options)


def check_determinism(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """The same seed and moves give the same game."""
    first = trace(game, seats, seed, options)
    _equal(first, trace(game, seats, seed, options), _where(game, seats, seed, options), "two runs of one seed differ")


def check_legal(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """Legal and apply agree: every legal action is accepted, every other is refused and changes nothing."""
    for ply, state in enumerate(walk(game, seats, seed, options)):
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        if state.over():
            _refuses(state, 0, where)
            assert state.legal() == [], f"{where}: legal moves after the end"
            return
        legal = state.legal()
        assert legal, f"{where}: no legal move"
        assert len(set(legal)) == len(legal), f"{where}: a legal action twice"
        assert all(0 <= action < game.actions for action in legal), f"{where}: action out of range"
        assert 0 <= state.actor() < seats, f"{where}: actor out of range"
        assert game.timeout(state) in legal, f"{where}: the time-out move is not legal"
        if ply % 7 == 0:
            before = game.write_state(state)
            for action in {-1, game.actions, *range(0, game.actions, 3)} - set(legal):
                _refuses(state, action, where)
            assert game.write_state(state) == before, f"{where}: a refused action changed the state"
            for action in legal:
                state.clone().apply(action)


def check_clones(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """A clone equals its original, and neither changes with the other."""
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 5 or state.over():
            continue
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        before = write_position(game, state)
        twin = state.clone()
        assert write_position(game, twin) == before, f"{where}: the clone differs"
        one, two = Quick(ply), Quick(ply)
        _play_on(twin, one, 12)
        assert write_position(game, state) == before, f"{where}: playing the clone changed the original"
        again = state.clone()
        _play_on(again, two, 12)
        assert write_position(game, again) == write_position(game, twin), f"{where}: clones play differently"


def check_conservation(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """No component is lost or made."""
    whole = None
    for ply, state in enumerate(walk(game, seats, seed, options)):
        now = game.components(state)
        whole = whole or now
        assert now == whole, (
            f"{_where(game, seats, seed, options)} ply {ply}: components differ: {now - whole} {whole - now}"
        )


def check_notation(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """Every legal move has a text of its own that reads back as itself, and known words only."""
    words = game.vocabulary
    for ply, state in enumerate(walk(game, seats, seed, options)):
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        for score in game.scores(state):
            assert sum(line.points for line in score.lines) == score.total, f"{where}: score lines do not add up"
            assert all(line.key in words.scores for line in score.lines), f"{where}: unknown score line {score}"
        if state.over():
            result = game.result(state)
            assert result is not None, f"{where}: no result"
            assert result.ending in words.endings, f"{where}: unknown ending {result.ending}"
            return
        assert game.result(state) is None, f"{where}: a result before the end"
        moves = game.moves(state)
        texts = [move.text for move in moves]
        assert len(set(texts)) == len(texts), f"{where}: two moves with one text: {texts}"
        for move in moves:
            assert move.kind in words.moves, f"{where}: unknown kind of move {move.kind}"
            assert game.parse(state, move.text) == move.action, f"{where}: {move.text} does not read back"
        for seat in (None, *range(seats)):
            assert game.prompt(state, seat).key in words.prompts, f"{where}: unknown prompt"


def check_records(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """A record survives JSON and replays to the identical state."""
    record = new_record(game, [f"p{i}" for i in range(seats)], options, derived_seed("conformance", seed))
    state = game.start(seats, record.options, seed=record.seed)
    quick = Quick(seed)
    while not state.over():
        moves = game.moves(state)
        move = moves[int(quick.below(len(moves)))]
        record.moves.append(move.text)
        state.apply(move.action)
    record.result = write_result(game, state)
    read = read_record(game, json.loads(json.dumps(record.write())))
    where = _where(game, seats, seed, options)
    try:
        again = replay(game, read)
    except Refused as refusal:
        raise AssertionError(f"{where}: the replay is refused: {refusal}") from refusal
    _equal(write_position(game, again), write_position(game, state), where, "the replay differs")


def check_positions(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """A position survives JSON, and play goes on from it as from the original."""
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 5 and not state.over():
            continue
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        position = write_position(game, state)
        loaded = read_position(game, json.loads(json.dumps(position)))
        assert write_position(game, loaded) == position, f"{where}: the position does not read back"
        assert loaded.legal() == state.legal(), f"{where}: other legal moves after loading"
        one, two = Quick(ply), Quick(ply)
        twin = state.clone()
        _play_on(loaded, one, 25)
        _play_on(twin, two, 25)
        assert write_position(game, loaded) == write_position(game, twin), f"{where}: plays on differently"


def check_secrecy(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """What a seat is shown depends on nothing that it cannot know.

    Worlds that a seat cannot tell apart show it the same view, prompt, legal moves, and new events; sampling a
    world is itself a function of what the seat knows; and a spectator sees nothing that any one seat lacks.
    """
    quick = Quick(seed)
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 3:
            continue
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        spectator = game.view(state, None)
        for seat in range(seats):
            at = f"{where} seat {seat}"
            draw = int(quick.word())
            world = state.determinize(seat, Quick(draw))
            _same_to(game, state, world, seat, at)
            assert game.view(world, None) == spectator, f"{at}: the spectator sees more than the seat knows"
            assert game.components(world) == game.components(state), f"{at}: the sampled world lost components"
            other = state.determinize(seat, Quick(draw + 1))
            again = other.determinize(seat, Quick(draw))
            assert _hidden(game, again) == _hidden(game, world), f"{at}: sampling depends on the hidden truth"
            _compare_next(game, state, world, seat, quick, at)


def check_sampled_worlds_play(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """A sampled world is a real one: it can be played to the end and conserves its components."""
    quick = Quick(seed + 1)
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 11 or state.over():
            continue
        world = state.determinize(quick.below(seats), quick)
        whole = game.components(world)
        _play_on(world, quick, MOST_DECISIONS)
        assert world.over(), f"{_where(game, seats, seed, options)} ply {ply}: a sampled world does not end"
        assert game.components(world) == whole, f"{_where(game, seats, seed, options)} ply {ply}: a sampled world leaks"


def check_reshuffle(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """Another future: everything that anybody knows or holds stays, and what comes differs, by the generator alone."""
    quick = Quick(seed + 3)
    futures: set[str] = set()
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 9 or state.over():
            continue
        at = f"{_where(game, seats, seed, options)} ply {ply}"
        before = write_position(game, state)
        draw = int(quick.word())
        world = state.reshuffle(Quick(draw))
        assert write_position(game, state) == before, f"{at}: reshuffling changed the original"
        assert game.components(world) == game.components(state), f"{at}: the other future lost components"
        assert game.view(world, None) == game.view(state, None), f"{at}: another future shows spectators something else"
        for seat in range(seats):
            _same_to(game, state, world, seat, f"{at} seat {seat}")
            one, two = (from_.determinize(seat, Quick(draw)) for from_ in (state, world))
            assert _hidden(game, one) == _hidden(game, two), f"{at}: seat {seat} knows something else in another future"
        assert world.legal() == state.legal(), f"{at}: other legal moves in another future"
        twin = state.reshuffle(Quick(draw + 1)).reshuffle(Quick(draw))
        assert write_position(game, twin) == write_position(game, world), f"{at}: the future depends on the true one"
        twin = state.reshuffle(Quick(draw + 2))
        assert write_position(game, twin) != write_position(game, world), f"{at}: another draw, and the same future"
        for future in (state.clone(), world, twin):
            _play_on(future, Quick(ply), MOST_DECISIONS)
            futures.add(f"{ply} {json.dumps(game.write_state(future), sort_keys=True)}")
    plies = {future.partition(" ")[0] for future in futures}
    where = _where(game, seats, seed, options)
    assert len(futures) > len(plies) or len(plies) < 4, f"{where}: all futures are the same"


def check_rows(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> None:
    """Rows for learners keep to their layout and tell nothing hidden; `again` deals as `start` does."""
    slices = game.observation(seats, read_options(game.options, options))
    if not slices:
        return  # a game without environments
    quick = Quick(seed + 2)
    table = game.start(seats, options, seed=derived_seed("conformance", seed))
    for ply, state in enumerate(walk(game, seats, seed, options)):
        if ply % 7 or state.over():
            continue
        where = f"{_where(game, seats, seed, options)} ply {ply}"
        assert state.row_width() == slices[-1].stop, f"{where}: the row is not as wide as its layout"
        for seat in range(seats):
            row = row_of(state, seat)
            for part in slices:
                assert max(row[part.start : part.stop]) <= part.high, f"{where}: {part.name} is too high"
            world = state.determinize(seat, quick)
            assert row_of(world, seat) == row, f"{where} seat {seat}: the row depends on hidden things"
    fresh = derived_seed("again", seed)
    dealt = game.write_state(table.again(random_from(fresh)))
    started = game.write_state(game.start(seats, options, seed=fresh))
    _equal(dealt, started, _where(game, seats, seed, options), "again deals otherwise")


def row_of(state: State, seat: int) -> bytes:
    """What a seat sees, as bytes."""
    out: vec[u8] = vec[u8]([0] * int(state.row_width()))
    state.observe_into(seat, out, 0)
    return bytes(memoryview(out))


CHECKS: tuple[Callable[[AnyGame, int, int, Options], None], ...] = (
    check_determinism,
    check_legal,
    check_clones,
    check_conservation,
    check_notation,
    check_records,
    check_positions,
    check_secrecy,
    check_sampled_worlds_play,
    check_reshuffle,
    check_rows,
)


def trace(game: AnyGame, seats: int, seed: int, options: Options = NO_OPTIONS) -> str:
    """A fingerprint of one random game with all it shows; equal for the compiled and the plain engine."""
    digest = hashlib.sha256()
    for ply, state in enumerate(walk(game, seats, seed, options)):
        digest.update(f"{state.actor()} {state.legal()} {state.reveals}".encode())
        if ply % 10 == 0 or state.over():
            digest.update(json.dumps(write_position(game, state), sort_keys=True).encode())
            for seat in range(seats):
                world = state.determinize(seat, Quick(seed + ply))
                digest.update(json.dumps(write_position(game, world), sort_keys=True).encode())
    digest.update(repr(state.returns()).encode())
    return digest.hexdigest()


def _same_to(game: AnyGame, state: State, world: State, seat: int, at: str) -> None:
    assert game.view(world, seat) == game.view(state, seat), f"{at}: the view depends on hidden things"
    assert game.decision(world, seat) == game.decision(state, seat), f"{at}: the decision depends on hidden things"
    assert world.actor() == state.actor(), f"{at}: the actor depends on hidden things"
    if state.actor() == seat:
        assert world.legal() == state.legal(), f"{at}: the legal moves depend on hidden things"


def _compare_next(game: AnyGame, state: State, world: State, seat: int, quick: Quick, at: str) -> None:
    """Make one move that is legal in both worlds. If the seat then sees the same, it must have been told the same."""
    if state.over():
        return
    shared = [action for action in state.legal() if world.is_legal(action)]
    if not shared:
        return
    action = shared[int(quick.below(len(shared)))]
    told = []
    views = []
    for one in (state.clone(), world.clone()):
        one.notes = Notes()
        one.advance(action)
        for event in one.notes.events:
            assert event.kind in game.vocabulary.events, f"{at}: unknown event {event.kind}"
            assert event.audience == EVERYONE or event.audience >= 0, f"{at}: strange audience"
        told.append([seen for event in one.notes.events if (seen := event_seen(event, seat)) is not None])
        views.append((game.view(one, seat), game.decision(one, seat)))
        json.dumps(told[-1])
    if views[0] == views[1]:
        assert told[0] == told[1], f"{at}: events tell more than the view: {told}"


def _hidden(game: AnyGame, state: State) -> Json:
    """A whole sampled world without its future."""
    return game.write_state(state)


def _play_on(state: State, quick: Quick, most: int) -> None:
    moves = Moves(state.actions)
    while most > 0 and state.actor() != NOBODY:
        state.legal_into(moves)
        state.advance(moves.items[quick.below(moves.count)])
        most -= 1


def _refuses(state: State, action: int, where: str) -> None:
    try:
        state.apply(action)
    except Refused:
        return
    raise AssertionError(f"{where}: action {action} is not legal but was carried out")


def _equal(a: object, b: object, where: str, what: str) -> None:
    assert a == b, f"{where}: {what}"


def _where(game: AnyGame, seats: int, seed: int, options: Options) -> str:
    """What follows `python -m seaboard.core.conformance` to have it again."""
    said = shlex.quote(json.dumps(dict(options))) if options else ""
    return f"{game.name} {seats} {seed} {said}".rstrip()


def _main() -> None:
    """Replay the checks of one seed, or print its trace with `--trace` in front."""
    import importlib

    arguments = sys.argv[1:]
    tracing = arguments[:1] == ["--trace"]
    if tracing:
        arguments = arguments[1:]
    if len(arguments) not in (3, 4):
        sys.exit("usage: python -m seaboard.core.conformance [--trace] GAME SEATS SEED [OPTIONS-JSON]")
    game = importlib.import_module(f"seaboard.games.{arguments[0]}").GAME
    seats, seed = int(arguments[1]), int(arguments[2])
    options = json.loads(arguments[3]) if len(arguments) == 4 else {}
    if tracing:
        print(trace(game, seats, seed, options))
    else:
        check_game(game, seats, seed, options)
        print("all checks hold")


if __name__ == "__main__":
    _main()
