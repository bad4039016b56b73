"""`import seaboard` as a stranger would use it: typed, printed, taken back, written down, copied."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import pydoc
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

import seaboard
from seaboard._native import engine
from seaboard.core.conformance import walk
from seaboard.core.position import write_position
from seaboard.core.seed import derived_seed
from seaboard.core.state import State
from seaboard.games import NAMES, game_named
from seaboard.games.kelp.box.pack import standard_data

HERE = Path(__file__).parent
STRANGER = HERE / "front_stranger.py"
SEED = "000102030405060708090a0b0c0d0e0f"


def some(name: str, moves: int = 12) -> seaboard.Match:
    """A match of any game, some moves old."""
    match: seaboard.Match = seaboard.start(name, seed=SEED)  # type: ignore[call-overload]  # a name not written out
    walker = seaboard.bot(name, "random", seed=1)  # type: ignore[arg-type]
    for _ in range(moves):
        match.play(walker.choose(match))
    return match


# -- a stranger's script --------------------------------------------------------------------------------------


def mypy(path: Path) -> subprocess.CompletedProcess[str]:
    settings = [
        "--strict",
        "--config-file=",
        "--no-error-summary",
        f"--cache-dir={HERE.parent / '.mypy_cache/stranger'}",
    ]
    return subprocess.run(
        [sys.executable, "-m", "mypy", *settings, str(path)], cwd=HERE.parent / "src", capture_output=True, text=True
    )


def test_the_script_of_a_stranger_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(STRANGER))
    said = capsys.readouterr().out
    assert "['take:deck', 'take:0', 'take:1']" in said
    assert "take:moon" in said


def test_the_script_of_a_stranger_has_the_types_it_should() -> None:
    checked = mypy(STRANGER)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("match.undo()", "match.undoo()"),
        ('"sea-salt-paper", seats', '"sea-salt-papper", seats'),
        ("seaboard.load(", "seaboard.laod("),
        ("storm if", "strom if"),
        (".choose(match)", ".chose(match)"),
        ("refusal.facts", "refusal.fact"),
    ],
)
def test_a_slip_of_the_pen_is_found_before_it_runs(right: str, wrong: str, tmp_path: Path) -> None:
    text = STRANGER.read_text()
    assert right in text
    script = tmp_path / "slip.py"
    script.write_text(text.replace(right, wrong))
    checked = mypy(script)
    assert checked.returncode == 1, checked.stderr
    assert "error" in checked.stdout


def test_a_view_has_the_fields_of_its_game(tmp_path: Path) -> None:
    script = tmp_path / "fields.py"
    script.write_text("import seaboard\nprint(seaboard.start('kelp').view(0)['bord'])\n")
    assert "bord" in mypy(script).stdout
    script.write_text("import seaboard\nprint(seaboard.start('kelp').view(0)['board'])\n")
    assert mypy(script).stdout == ""
    script.write_text(
        "import seaboard\n\n\ndef turns(match: seaboard.Match) -> int:\n    return len(match.played)\n\n\n"
        "print(turns(seaboard.start('kelp')), turns(seaboard.start('finspan')))\n"
    )
    assert mypy(script).stdout == "", "any match is a match"


# -- the surface ----------------------------------------------------------------------------------------------


def test_the_surface_is_what_is_said() -> None:
    for name in seaboard.__all__:
        assert getattr(seaboard, name) is not None
        assert name in dir(seaboard)
    with pytest.raises(AttributeError, match="no attribute 'strat'"):
        seaboard.strat  # type: ignore[attr-defined]  # noqa: B018
    written = {name for part in get_args(seaboard.GameName) for name in get_args(part) or (part,)}
    assert {name.replace("-", "_") for name in written} == set(NAMES)


def test_everything_public_says_what_it_is() -> None:
    for name in seaboard.__all__:
        offered = getattr(seaboard, name)
        if inspect.isclass(offered):
            assert offered.__doc__
            members = {n: m for n, m in vars(offered).items() if not n.startswith("_") and inspect.isroutine(m)}
            silent = [n for n, m in members.items() if not inspect.getdoc(m)]
            assert name == "State" or not silent, f"{name}: {silent}"
        elif inspect.isroutine(offered):
            assert offered.__doc__
            assert offered.__doc__.splitlines()[0] in pydoc.render_doc(offered)


def test_a_seed_may_be_a_number() -> None:
    match = seaboard.start("kelp", seed=7)
    assert match == seaboard.start("kelp", seed=derived_seed(7, 0)) != seaboard.start("kelp", seed=8)
    assert seaboard.load(match.record()) == match


def test_a_refusal_is_explained_in_a_sentence() -> None:
    refusal = seaboard.start("finspan", seed=7).why_not("dive:9")
    assert refusal is not None
    assert "dive:9" in seaboard.explain(refusal)
    assert seaboard.explain(refusal, "uk") != seaboard.explain(refusal, "ru")
    with pytest.raises(seaboard.Refused, match="language-unknown") as unknown:
        seaboard.explain(refusal, "de")  # type: ignore[arg-type]
    assert seaboard.explain(unknown.value) == "There is no language “de”. There are: uk, ru, en."
    with pytest.raises(seaboard.Refused, match="language-unknown"):
        seaboard.start("kelp", seed=7).table(language="de")


def test_a_refusal_without_a_text_is_told_by_its_code() -> None:
    assert seaboard.explain(seaboard.Refused("made-up", seat=1)) == "made-up: seat=1"


def test_to_import_it_costs_little() -> None:
    code = "import sys, seaboard; print(sorted(m for m in sys.modules if m.startswith('seaboard')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['seaboard', 'seaboard._native']"


def test_to_play_needs_no_extra() -> None:
    """Neither NumPy nor anything of the environments is pulled in, whatever the library is asked for."""
    code = """
import sys
import seaboard
for name in ("sea-salt-paper", "kelp", "tranquility", "finspan"):
    match = seaboard.start(name)
    match.play(seaboard.bot(name, "breeze").choose(match))
    print(match, match.position())
extras = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "matplotlib", "ray", "torch")
assert not [name for name in (*extras, "seaboard.envs") if name in sys.modules]
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


# -- a match --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_what_is_played_can_be_taken_back(name: str) -> None:
    match = some(name, 0)
    begun = match.position()
    for _ in range(5):
        match.play(match.moves()[0])
    assert len(match.played) == 5
    match.undo(2)
    match.undo(3)
    assert match.position() == begun
    assert match.played == []
    with pytest.raises(seaboard.Refused, match="nothing-to-undo"):
        match.undo()


@pytest.mark.parametrize("name", NAMES)
def test_it_is_written_down_and_loaded_again(name: str) -> None:
    match = some(name)
    for again in (
        seaboard.load(match.record()),
        seaboard.load(json.dumps(match.record())),
        eval(repr(match), {"seaboard": seaboard}),
        copy.copy(match),
        copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)),
    ):
        assert again == match
        assert again.view(seat=0) == match.view(seat=0)
        again.undo()
        assert again != match
        assert len(match.played) == 12
    stood = seaboard.load(match.position())
    assert stood.position() == match.position()
    assert eval(repr(stood), {"seaboard": seaboard}) == stood
    with pytest.raises(seaboard.Refused, match="record-unknown"):
        stood.record()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_it_prints_its_table_in_words(name: str, language: str) -> None:
    match = some(name)
    table = match.table(match.actor, language)
    assert match.moves()[0].text in table
    assert match.moves()[0].text not in match.table(None, language) or match.seats == 1
    assert "[" not in table.split(match.moves()[0].text)[-1]
    assert str(match).count("\n") >= len(match.moves())


def test_what_is_told_of_a_move_depends_on_the_seat() -> None:
    match = seaboard.start("sea-salt-paper", options={"first_seat": "0"}, seed=SEED)
    assert match.events(0) == []
    match.play("take:deck")
    assert match.events(0) != match.events(1)


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = some("kelp")
    for ask in (match.view, match.table, match.decision, match.events):
        with pytest.raises(seaboard.Refused, match="seat-unknown"):
            ask(2)


def test_a_bot_plays_its_own_game_and_its_own_turn() -> None:
    match = seaboard.start("sea-salt-paper", options={"first_seat": "0"}, seed=SEED)
    with pytest.raises(seaboard.Refused, match="game-differs"):
        seaboard.bot("kelp").choose(match)
    with pytest.raises(seaboard.Refused, match="seat-not-deciding: seat=1, actor=0"):
        seaboard.bot("sea-salt-paper").choose(match, seat=1)
    while not match.is_over:
        match.play(seaboard.bot("sea-salt-paper", "random").choose(match))
    with pytest.raises(seaboard.Refused, match="game-over"):
        seaboard.bot("sea-salt-paper").choose(match)


def test_a_match_with_a_corrected_pack_keeps_it() -> None:
    pack = {"name": "mine", "fish": {}}
    match = seaboard.start("finspan", pack=pack, seed=SEED)
    match.play(match.moves()[0])
    assert pickle.loads(pickle.dumps(match)).game.pack == match.game.pack != "standard"
    assert eval(repr(match), {"seaboard": seaboard}) == match
    position = match.position()
    assert seaboard.load(position).game.pack == match.game.pack  # the position carries it
    del position["correction"]
    with pytest.raises(seaboard.Refused, match="pack-differs"):
        seaboard.load(position)
    assert seaboard.load(position, pack=pack).game.pack == match.game.pack


def test_a_refusal_is_a_value_error_that_shows_its_facts() -> None:
    with pytest.raises(ValueError, match="game-unknown") as caught:
        seaboard.start("chess")  # type: ignore[call-overload]
    assert isinstance(caught.value, seaboard.Refused)
    assert repr(caught.value).startswith("Refused('game-unknown', game='chess', nearest=")
    assert repr(pickle.loads(pickle.dumps(caught.value))) == repr(caught.value)


# -- states ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_states_are_copied_pickled_and_printed(name: str) -> None:
    game = game_named(name)
    for ply, state in enumerate(walk(game, game.seats[-1], 5)):
        if ply % 25 and not state.over():
            continue
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert isinstance(twin, type(state))
            assert write_position(game, twin) == write_position(game, state)
            assert twin.legal() == state.legal()
        assert repr(state).startswith(f"<{type(state).__name__}: ")


def test_a_copied_state_plays_on_by_itself() -> None:
    game = game_named("kelp")
    state: State = game.start(2, seed=SEED)
    before = write_position(game, state)
    twin = copy.deepcopy({"worlds": [state]})["worlds"][0]
    twin.apply(twin.legal()[0])
    assert write_position(game, state) == before
    assert write_position(game, twin) != before


@pytest.mark.skipif(engine() == "compiled", reason="a toy game cannot extend compiled rules")
def test_a_state_without_a_game_cannot_be_pickled() -> None:
    from tests.core.toy import GuessGame

    toy: Any = GuessGame()
    with pytest.raises(TypeError, match="no game is known"):
        pickle.dumps(toy.start(2, seed=SEED))


@pytest.mark.parametrize(
    ("name", "pack"), [("finspan", {"name": "mine"}), ("kelp", {**standard_data(), "name": "mine"})]
)
def test_a_state_with_a_corrected_pack_is_pickled_by_its_match_alone(name: str, pack: Any) -> None:
    game = game_named(name).with_pack(pack)
    with pytest.raises(TypeError, match="pickle the match instead"):
        pickle.dumps(game.start(2, seed=SEED))
    assert game_named(name).knows(game_named(name).start(2, seed=SEED).clone())


def test_importing_seaboard_pulls_in_no_package_of_the_environments() -> None:
    code = "import seaboard, sys; seaboard.start('kelp'); print(*sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "gymnasium", "pettingzoo", "pyspiel", "seaboard.envs"} & set(ran.stdout.split())
