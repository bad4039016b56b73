"""One case of the fuzz: a game, a kind, a seed and a number say all of it."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Callable
from functools import cache, lru_cache
from random import Random
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.options import specs
from seaboard.core.position import read_position, write_position
from seaboard.core.random import Quick
from seaboard.core.record import new_record, read_record, replay, write_result
from seaboard.core.refused import Refused
from seaboard.core.state import NOBODY, State, play_at_random
from seaboard.locales import LANGUAGES, texts_in
from tests.fuzz.mutate import damaged, damaged_text
from tests.test_texts import CASED, messages

KINDS = ("positions", "records", "packs", "moves", "trips")
SHARED = 25  # so many cases grow from one deal
TRIP = 12  # positions of a game, one after the other
MOST = 20_000  # decisions: every game ends long before


Watch = Callable[[object], None]  # is shown what a case is made of


def run_case(game: Game[Any], kind: str, seed: str, number: int, watch: Watch = lambda made: None) -> str:
    """Try one case and say what became of it: "refused" or "played". Anything else is raised."""
    random = Random(f"{game.name} {kind} {seed} {number}")
    try:
        TRIES[kind](game, random, f"{seed} {number // SHARED}", watch)
    except Refused as refusal:
        check_words(refusal)
        return "refused"
    return "played"


def try_position(game: Game[Any], random: Random, base: str, watch: Watch) -> None:
    data = damaged(_position(game, base, random.randrange(6)), random)
    watch(data)
    exercise(game, read_position(game, data), random)


def try_record(game: Game[Any], random: Random, base: str, watch: Watch) -> None:
    data = damaged(_record(game, base, random.randrange(3)), random)
    watch(data)
    exercise(game, replay(game, read_record(game, data)), random)


def try_pack(game: Game[Any], random: Random, base: str, watch: Watch) -> None:
    data = damaged(_pack(game, random), random)
    watch(data)
    corrected = game.with_pack(data)
    exercise(corrected, new_game(corrected, random), random)


def try_move(game: Game[Any], random: Random, base: str, watch: Watch) -> None:
    """A text that is nearly a move: it is refused with a reason, or it is one of the legal moves."""
    state = read_position(game, _position(game, base, random.randrange(6)))
    if state.actor() == NOBODY:
        raise Refused("game-over")
    text = random.choice(game.moves(state)).text
    if random.random() < 0.3:  # a good move of another time
        elsewhere = read_position(game, _position(game, base, random.randrange(6)))
        if elsewhere.actor() != NOBODY:
            text = random.choice(game.moves(elsewhere)).text
    if random.random() < 0.85:
        text = damaged_text(text, random)
    watch([write_position(game, state), text])
    assert game.parse(state, text) in state.legal(), f"{text!r} was understood as a move that is not legal"


def try_trip(game: Game[Any], random: Random, base: str, watch: Watch) -> None:
    """Nothing is damaged: whatever comes up in a game is written down and read again, and is the same to everybody."""
    state = new_game(game, random)
    quick = Quick(random.getrandbits(40))
    play_at_random(state, quick, random.choice((0, 10, 40, 120, 300)))
    for _ in range(TRIP):
        written = write_position(game, state)
        watch(written)
        again = read_position(game, json.loads(json.dumps(written)))
        assert write_position(game, again) == written, "reads differently"
        assert again.legal() == state.legal(), "what was read has other legal moves"
        for seat in (None, *range(state.seats)):
            assert game.decision(again, seat) == game.decision(state, seat), f"asks seat {seat} something else"
        draw = int(quick.word())
        for seat in range(state.seats):
            one, two = (from_.determinize(seat, Quick(draw)) for from_ in (state, again))
            assert game.components(one) == game.components(two), f"seat {seat} imagines other components"
        if state.over():
            break
        play_at_random(state, quick, 1)


TRIES: dict[str, Callable[[Game[Any], Random, str, Watch], None]] = {
    "positions": try_position,
    "records": try_record,
    "packs": try_pack,
    "moves": try_move,
    "trips": try_trip,
}


def exercise(game: Game[Any], state: State, random: Random) -> None:
    """Whatever loads is a real game: it shows itself, is written down and read again, and plays to its end."""
    try:
        _exercise(game, state, random)
    except Refused as refusal:
        raise AssertionError(f"was accepted, and refuses only now: {refusal}") from refusal


def _exercise(game: Game[Any], state: State, random: Random) -> None:
    quick = Quick(random.getrandbits(40))
    whole = game.components(state)
    assert all(count > 0 for count in whole.values()), f"there are components fewer than none: {whole}"
    written = write_position(game, state)
    assert written == write_position(game, read_position(game, json.loads(json.dumps(written)))), "reads differently"
    show(game, state)
    for seat in range(state.seats):
        world = state.determinize(seat, quick)
        assert game.components(world) == whole, f"a world that seat {seat} could be in has other components"
        assert game.view(world, seat) == game.view(state, seat), f"a world of seat {seat} looks different to it"
    play_at_random(state, quick, random.randrange(40))
    assert game.components(state) == whole, "components were lost or won"
    show(game, state)
    play_at_random(state, quick, MOST)
    assert state.over(), f"does not end within {MOST} decisions"
    assert game.components(state) == whole, "components were lost or won by the end"
    show(game, state)
    json.dumps(write_result(game, state))
    assert len(state.returns()) == state.seats


def show(game: Game[Any], state: State) -> None:
    for seat in (None, *range(state.seats)):
        json.dumps(game.view(state, seat))
        game.decision(state, seat)
    game.scores(state)
    game.result(state)


def check_words(refusal: Refused) -> None:
    """A refusal is a whole sentence in every language."""
    key = f"refused-{refusal.code}"
    facts = {name: value for name, value in refusal.facts.items() if value is not None}
    for language in LANGUAGES:
        needed = messages(language)[key].names
        lacking = sorted(name for name in needed - set(facts) if not CASED.fullmatch(name))
        assert not lacking, f"{refusal} lacks what its sentence needs: {', '.join(lacking)}"
        said = texts_in(language)(key, **facts)
        holes = [name for name in needed & set(facts) if _is_hole(name, facts[name], said)]
        assert not holes, f"{refusal}: the sentence has holes: {said}"


def _is_hole(name: str, value: object, said: str) -> bool:
    """Fluent leaves a name where a value is missing, and where a number is too long for it."""
    return f"{{${name}}}" in said or (isinstance(value, int) and abs(value) >= 1 << 31 and str(value) not in said)


# --- what is damaged ------------------------------------------------------------------------------------------


def new_game(game: Game[Any], random: Random) -> State:
    """A game with any seats and options that go together."""
    while True:
        options: dict[str, object] = {}
        for spec in specs(game.options):
            if random.random() < 0.5:
                choices = spec.choices or range(spec.low or 0, (spec.high or 0) + 1)
                options[spec.name] = random.choice(choices)
        try:
            started: State = game.start(random.choice(game.seats), options, seed=f"{random.getrandbits(128):032x}")
        except Refused:
            continue
        return started


@lru_cache(maxsize=64)
def _deal(game: Game[Any], base: str, variant: int) -> tuple[Json, Json]:
    """A position and the record that leads there."""
    random = Random(f"{game.name} {base} {variant}")
    state = new_game(game, random)
    begun = write_position(game, state)
    record = new_record(
        game, [f"Player {seat}" for seat in range(state.seats)], begun["options"], begun["random"]["seed"]
    )
    plies = random.choice((0, 3, 8, 20, 40, 80, 160, 400))
    while plies and not state.over():
        move = random.choice(game.moves(state))
        record.moves.append(move.text)
        state.apply(move.action)
        plies -= 1
    record.result = write_result(game, state)
    return write_position(game, state), record.write()


def _position(game: Game[Any], base: str, variant: int) -> Json:
    return _deal(game, base, variant)[0]


def _record(game: Game[Any], base: str, variant: int) -> Json:
    return _deal(game, base, variant)[1]


@cache
def _standard_pack(name: str) -> Json | None:
    """The printed numbers as plain data, wherever the game keeps them; None if they cannot be corrected."""
    package = importlib.import_module(f"seaboard.games.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.rsplit(".", 1)[1] in ("components", "pack", "printed"):
            found = getattr(importlib.import_module(module.name), "standard_data", None)
            if found is not None:
                data: Json = found()
                return data
    return None


def _pack(game: Game[Any], random: Random) -> Any:
    """A good pack: the whole of it, or some entries to be laid over it."""
    whole = _standard_pack(game.name)
    if whole is None:
        return {"seaboard": "pack", "format": 1, "game": game.name, "name": "fuzz"}
    if "fish" not in whole:
        return whole
    some: Json = {"name": "fuzz"}
    for part, entries in whole.items():
        if isinstance(entries, dict) and random.random() < 0.6:
            some[part] = {
                key: entries[key] for key in random.sample(sorted(entries), min(len(entries), random.randint(1, 3)))
            }
    for name, columns in some.get("fish", {}).items():
        some["fish"][name] = {key: value for key, value in columns.items() if key not in ("number", "deck")}
    return some
