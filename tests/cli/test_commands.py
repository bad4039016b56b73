"""The command line as its user meets it: output, exit codes, and clear words for wrong input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from seaboard.core.position import write_position
from seaboard.core.record import new_record
from seaboard.games import NAMES, game_named

SEED = "000102030405060708090a0b0c0d0e0f"


def seaboard(*arguments: str, stdin: str = "", data: Path | None = None, lang: str = "en_US.UTF-8") -> Any:
    environment = {**os.environ, "LANG": lang, "LC_ALL": lang, "NO_COLOR": "1", "COLUMNS": "100"}
    if data is not None:
        environment["SEABOARD_DATA"] = str(data)
    return subprocess.run(
        [sys.executable, "-m", "seaboard.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )


@pytest.fixture
def position(tmp_path: Path) -> Path:
    game = game_named("sea_salt_paper")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(game, game.start(2, {"first_seat": "0"}, seed=SEED))))
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = game_named("sea_salt_paper")
    kept = new_record(game, ["Ann", "Bo"], {"first_seat": "0"}, SEED)
    kept.moves = ["take:0", "end", "take:1", "end"]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(kept.write()))
    return path


def test_games_lists_every_game_with_options() -> None:
    ran = seaboard("games", "--json")
    assert ran.returncode == 0
    games = {game["name"]: game for game in json.loads(ran.stdout)}
    assert list(games) == list(NAMES)
    assert {"name": "target_score", "kind": "number", "default": None, "choices": None, "low": 5, "high": 200} in games[
        "sea_salt_paper"
    ]["options"]


@pytest.mark.parametrize(("lang", "title"), [("uk", "Паперові океани"), ("ru", "Море, соль, бумага")])
def test_games_speaks_the_language_of_the_system_or_the_flag(lang: str, title: str) -> None:
    assert title in seaboard("games", "--lang", lang).stdout
    assert title in seaboard("games", lang=f"{lang}_UA.UTF-8").stdout


SCORED = ("score", "sea-salt-paper", "--hand", "octopus/grey octopus/yellow octopus/light_blue boat/black")
BOATS = ("--area", "boat/dark_blue boat/yellow")


@pytest.mark.rule("SSP-55")
def test_score_of_the_rulebook_example() -> None:
    scored = json.loads(seaboard(*SCORED, *BOATS, "--json").stdout)
    assert scored == {
        "duo": 1,
        "collector": 6,
        "multiplier": 0,
        "mermaid": 0,
        "card_points": 7,
        "colour_bonus": 2,
        "may_end_round": True,
        "wins_the_game": False,
    }


@pytest.mark.rule("SSP-62", "SSP-63")
def test_score_tells_that_four_mermaids_win_and_names_no_colour_they_lack() -> None:
    hand = ("score", "sea-salt-paper", "--hand", " ".join(["mermaid/white"] * 4))
    scored = json.loads(seaboard(*hand, "--json").stdout)
    assert (scored["mermaid"], scored["wins_the_game"]) == (4, True)
    said = seaboard(*hand).stdout
    assert "blue" not in said
    assert "won" in said.splitlines()[-1]


def test_score_explains_itself_line_by_line() -> None:
    lines = seaboard(*SCORED, *BOATS).stdout.splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["1", "6", "7", "2"]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (("--hand", "octopuss/grey"), ("octopuss/grey", "octopus/grey")),
        (("--hand", "captain/light_orange captain/light_orange"), ("captain/light_orange", "2", "1")),
        (("--area", "boat/black"), ("boat/black", "--area")),
        (("--area", "boat/black crab/grey"), ("boat/black",)),
    ],
)
def test_score_refuses_impossible_cards_by_name(cards: tuple[str, ...], words: tuple[str, ...]) -> None:
    ran = seaboard("score", "sea-salt-paper", *cards)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert all(word in ran.stderr for word in words), ran.stderr


def test_score_of_an_ocean_of_finspan(tmp_path: Path) -> None:
    ocean = {"ocean": {"P1": {"fish": "porkfish", "egg": True}}, "achievements": [7, 6, 8]}
    path = tmp_path / "ocean.json"
    path.write_text(json.dumps(ocean))
    scored = json.loads(seaboard("score", "finspan", str(path), "--json").stdout)
    assert (scored["fish"], scored["tokens"], scored["achievements"], scored["total"]) == (2, 1, 21, 24)
    lines = seaboard("score", "finspan", "-", stdin=json.dumps(ocean), lang="uk_UA.UTF-8").stdout.splitlines()
    assert lines[-1].split() == ["24", "Разом"]
    ocean["ocean"] = {"P9": {"fish": "porkfish"}}
    refused = seaboard("score", "finspan", "-", stdin=json.dumps(ocean))
    assert refused.returncode == 1
    assert "P9" in refused.stderr


def test_inspect_shows_a_position_as_a_seat_sees_it(position: Path) -> None:
    shown = json.loads(seaboard("inspect", str(position), "--seat", "0", "--json").stdout)
    assert shown["decision"]["moves"] == ["take:deck", "take:0", "take:1"]
    other = json.loads(seaboard("inspect", str(position), "--seat", "1", "--json").stdout)
    assert other["decision"]["moves"] == []


def test_inspect_reads_standard_input_and_records(position: Path, record: Path) -> None:
    assert seaboard("inspect", "-", stdin=position.read_text()).returncode == 0
    assert "Ann" in seaboard("inspect", str(record)).stdout


def test_apply_prints_the_position_after_the_moves(position: Path) -> None:
    ran = seaboard("apply", str(position), "take:0", "end")
    assert ran.returncode == 0
    after = json.loads(ran.stdout)
    assert after["state"]["turn"] == 1
    assert len(after["state"]["hands"][0]) == 1
    again = seaboard("inspect", "-", "--json", stdin=ran.stdout)
    assert json.loads(again.stdout)["decision"]["actor"] == 1


def test_apply_refuses_a_move_and_prints_no_half_position(position: Path) -> None:
    before = position.read_text()
    ran = seaboard("apply", str(position), "take:0", "stop")
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert "7" in ran.stderr
    assert position.read_text() == before


def broken(text: str, **changes: object) -> str:
    return json.dumps({**json.loads(text), **changes})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, ("chess",)),
        ({"rules": 99}, ("99", "sea_salt_paper")),
        ({"format": 7}, ("format", "7")),
        ({"seats": 9}, ("9",)),
        ({"options": {"target_scor": 3}}, ("target_scor", "target_score")),
        ({"options": {"target_score": 3}}, ("target_score", "3", "5", "200")),
        ({"seabord": 1}, ("seabord",)),
        ({"random": {"seed": "xyz"}}, ("xyz",)),
    ],
)
def test_a_wrong_position_is_refused_with_the_field(
    position: Path, change: dict[str, object], words: tuple[str, ...]
) -> None:
    position.write_text(broken(position.read_text(), **change))
    ran = seaboard("inspect", str(position))
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert all(word in ran.stderr for word in words), ran.stderr


def test_a_card_too_many_is_refused_by_name(position: Path) -> None:
    data = json.loads(position.read_text())
    data["state"]["hands"][0].append("captain/light_orange")
    position.write_text(json.dumps(data))
    ran = seaboard("inspect", str(position))
    assert ran.returncode == 1
    assert "captain/light_orange" in ran.stderr


def test_a_file_may_begin_with_the_mark_of_its_encoding(position: Path) -> None:
    position.write_text("\ufeff" + position.read_text(), encoding="utf-8")
    assert seaboard("inspect", str(position)).returncode == 0


def test_what_is_no_json_is_named_in_the_language_asked_for(tmp_path: Path) -> None:
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    for name in ("nowhere.json", "bytes.json", "."):
        ran = seaboard("inspect", str(tmp_path / name), "--lang", "uk")
        assert ran.returncode == 1
        assert str(tmp_path) in ran.stderr
        assert not {"No", "such", "directory", "not"} & set(ran.stderr.split()), ran.stderr


@pytest.mark.parametrize("text", ["", "{", "9" * 5000, "[]", '{"seaboard": "record"', "null", '"x"'])
def test_a_truncated_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    ran = seaboard("inspect", str(path))
    assert ran.returncode == 1
    assert ran.stderr.strip()
    assert "Traceback" not in ran.stderr


def test_a_record_with_an_illegal_move_names_the_move(record: Path) -> None:
    record.write_text(broken(record.read_text(), moves=["take:0", "stop"]))
    ran = seaboard("inspect", str(record))
    assert ran.returncode == 1
    assert "“stop”" in ran.stderr
    assert "moves[1]" in ran.stderr


def test_verify_says_what_it_can_and_no_more(position: Path, record: Path) -> None:
    wrong = seaboard("verify", str(position))
    assert (wrong.returncode, "position" in wrong.stderr, "record" in wrong.stderr) == (1, True, True)
    short = seaboard("verify", str(record), "--commitment", "4fd5")
    assert (short.returncode, "16" in short.stderr) == (1, True)
    game = game_named("sea_salt_paper")
    ended = new_record(game, ["Ann", "Bo"], {"target_score": 5}, SEED)
    state = game.start(2, ended.options, seed=SEED)
    while not state.over():
        ended.moves.append(game.describe(state, state.legal()[-1]).text)
        state.apply(state.legal()[-1])
    record.write_text(json.dumps(ended.write()))
    assert "does not say" in seaboard("verify", str(record)).stdout


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (("inspect", "nowhere.json"), 1, "nowhere.json"),
        (("simulate", "chess"), 1, "chess"),
        (("simulate", "sea-salt-papr"), 1, "sea_salt_paper"),
        (("simulate", "sea-salt-paper", "--players", "7"), 1, "7"),
        (("simulate", "sea-salt-paper", "--bots", "clever"), 1, "clever"),
        (("simulate", "sea-salt-paper", "--bots", "random,random,random", "--players", "2"), 1, "3"),
        (("simulate", "sea-salt-paper", "-o", "target_score"), 1, "target_score"),
        (("simulate", "sea-salt-paper", "--games", "0"), 2, "--games"),
        (("frobnicate",), 2, "frobnicate"),
        (("paly",), 2, "'play'"),
        (("rules", "kelp", "--find", "walrus"), 1, "walrus"),
        (("arena", "sea-salt-paper", "--bots", "random"), 1, "random"),
        (("arena", "kelp", "--bots", "random,simple", "--plot", "nowhere/x.svg"), 1, "nowhere"),
        (("bench", "kelp", "--seconds", "-1"), 2, "--seconds"),
        (("inspect",), 2, "FILE"),
        (("play", "sea-salt-paper", "--side", "shark"), 1, "shark"),
        (("pack", "check", "nowhere.json"), 1, "nowhere.json"),
        (("moments", "make", "kelp", "--out", "nowhere/x.jsonl"), 1, "nowhere"),
        (("arena", "kelp", "--bots", "random,simple", "--keep", "nowhere/x"), 1, "nowhere"),
        (("site", "/dev/null/site"), 1, "/dev/null/site"),
    ],
)
def test_wrong_calls_say_what_is_wrong(arguments: tuple[str, ...], code: int, word: str, tmp_path: Path) -> None:
    ran = seaboard(*arguments, data=tmp_path)
    assert ran.returncode == code
    assert word in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"game": "kelp"}', b"\xa8\x00", b"[" * 100_000])
@pytest.mark.parametrize(
    "arguments",
    [("moments", "check"), ("data", "import"), ("arena", "kelp", "--bots", "random,simple", "--games", "2", "--keep")],
)
def test_files_of_lines_with_nonsense_are_refused(arguments: tuple[str, ...], content: bytes, tmp_path: Path) -> None:
    (tmp_path / "lines").write_bytes(content)
    ran = seaboard(*arguments, str(tmp_path / "lines"), data=tmp_path)
    assert ran.returncode == 1 or arguments[0] == "arena"
    assert "Traceback" not in ran.stderr


def test_simulate_gives_the_same_results_for_any_number_of_jobs() -> None:
    runs = []
    for jobs in ("1", "2"):
        ran = seaboard("simulate", "sea-salt-paper", "--bots", "random", "--games", "60", "--jobs", jobs, "--json")
        summary = json.loads(ran.stdout)
        summary.pop("seconds")
        runs.append(summary)
    assert runs[0] == runs[1]
    assert sum(bot["wins"] for bot in runs[0]["bots"]) == pytest.approx(60)


@pytest.mark.parametrize(("language", "word"), [("uk", "набрано потрібну кількість очок"), ("ru", "цель достигнута")])
def test_simulate_says_how_games_ended(language: str, word: str) -> None:
    assert word in seaboard("simulate", "sea-salt-paper", "--games", "3", "--lang", language).stdout


def test_rules_prints_clauses_with_their_proofs() -> None:
    clauses = json.loads(seaboard("rules", "sea-salt-paper", "--json").stdout)
    assert {"SSP-01", "SSP-91", "SSP-R29"} <= {clause["id"] for clause in clauses}
    assert "SSP-59" in seaboard("rules", "sea-salt-paper", "--find", "mermaid").stdout
    assert "✓" in seaboard("rules", "sea-salt-paper", "--find", "mermaid", "--tests").stdout


@pytest.mark.parametrize("game", NAMES)
def test_rules_are_printed_for_people(game: str) -> None:
    printed = seaboard("rules", game, "--lang", "uk").stdout
    assert not re.search("[*`✓]", printed)


@pytest.mark.parametrize(("language", "word"), [("uk", "Русалка"), ("ru", "Русалка"), ("en", "Mermaid")])
def test_rules_speak_the_language_asked_for(language: str, word: str) -> None:
    found = json.loads(seaboard("rules", "sea-salt-paper", "--lang", language, "--find", word, "--json").stdout)
    assert {"SSP-59", "SSP-60", "SSP-65"} <= {clause["id"] for clause in found}
    assert all(word[:6].lower() in clause["text"].lower() for clause in found)
    assert len(found) < 25


@pytest.mark.parametrize(
    ("word", "clause"),
    [("пам’ятати", "SSP-86"), ("останній шанс", "SSP-53"), ("верхня карта", "SSP-16"), ("ssp-5", "SSP-59")],
)
def test_rules_are_searched_whatever_the_case(word: str, clause: str) -> None:
    found = json.loads(seaboard("rules", "sea-salt-paper", "--lang", "uk", "--find", word, "--json").stdout)
    assert clause in [one["id"] for one in found]


def test_play_leaves_comes_back_and_undoes(tmp_path: Path) -> None:
    kept = tmp_path / "play" / "sea_salt_paper.json"
    first = ("play", "sea-salt-paper", "--seed", SEED, "--bots", "random", "-o", "first_seat=0")
    left = seaboard(*first, stdin="2\nq\n", data=tmp_path)
    assert left.returncode == 0, left.stderr
    assert json.loads(kept.read_text())["moves"] == ["take:0"]
    back = seaboard("play", "sea-salt-paper", stdin="h\nnonsense\nu\nq\n", data=tmp_path)
    assert back.returncode == 0, back.stderr
    assert "nonsense" in back.stdout
    assert json.loads(kept.read_text())["moves"] == []


@pytest.mark.parametrize("answer", ["²", "٣", "0", "99999", "-1", ""])
def test_play_asks_again_after_a_strange_answer(answer: str, tmp_path: Path) -> None:
    first = ("play", "sea-salt-paper", "--seed", SEED, "--bots", "random", "-o", "first_seat=0")
    left = seaboard(*first, stdin=f"{answer}\nq\n", data=tmp_path)
    assert left.returncode == 0, left.stderr


def test_play_against_the_nautoma_is_for_one(tmp_path: Path) -> None:
    ran = seaboard("play", "finspan", "--nautoma", "3", "--players", "3", stdin="q\n", data=tmp_path)
    assert ran.returncode == 1
    assert "--players 3" in ran.stderr
    alone = seaboard("play", "finspan", "--nautoma", "3", "--players", "1", stdin="q\n", data=tmp_path)
    assert alone.returncode == 0, alone.stderr


def test_play_names_the_kept_game_that_it_cannot_read(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    kept.write_text('{"seaboard": "rec')
    ran = seaboard("play", "sea-salt-paper", "--file", str(kept), "--lang", "uk")
    assert ran.returncode == 1
    assert str(kept) in ran.stderr
    assert "--new" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("place", ["", "file/game.json"])
def test_play_says_before_it_begins_that_a_game_cannot_be_kept(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = seaboard("play", "sea-salt-paper", "--file", str(tmp_path / place), stdin="1\nq\n")
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert str(tmp_path) in ran.stderr
    assert "Traceback" not in ran.stderr


def test_play_to_the_end_shows_the_seed(tmp_path: Path) -> None:
    arguments = ("play", "sea-salt-paper", "--seed", SEED, "--bots", "random", "--new", "-o", "target_score=5")
    ended = seaboard(*arguments, stdin="1\n" * 3000, data=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert SEED in ended.stdout
    assert json.loads((tmp_path / "play" / "sea_salt_paper.json").read_text())["result"] is not None


def test_bench_reports_the_engine(tmp_path: Path) -> None:
    ran = seaboard("bench", "sea-salt-paper", "--seconds", "0.05", "--this-engine-only", "--json")
    report = json.loads(ran.stdout)
    engine, games = next(iter(report["engines"].items()))
    assert engine in ("compiled", "plain")
    assert games["sea_salt_paper"]["seats"]["2"]["decisions_per_second"] > 0


def test_the_list_of_commands_imports_none_of_them() -> None:
    """So that the command line answers at once."""
    code = "import sys; from seaboard.cli.main import COMMANDS, cli; cli(['--help'], standalone_mode=False); "
    code += "print(sorted(m for m in sys.modules if m.startswith('seaboard.')), list(COMMANDS))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported, commands = ran.stdout.splitlines()[-1].split("] [")
    assert (
        imported == "['seaboard._native', 'seaboard.cli', 'seaboard.cli.main', 'seaboard.core', 'seaboard.core.refused'"
    )
    for name in commands.rstrip("]").replace("'", "").split(", "):
        assert f"  {name} " in ran.stdout
        assert seaboard(name, "--help").returncode == 0


@pytest.mark.parametrize(
    "origin", ["play.example.org", "ftp://play.example.org", "https://", "https://play.example.org/sea"]
)
def test_a_public_address_that_is_none_is_refused(origin: str, tmp_path: Path) -> None:
    refused = seaboard("serve", "--origin", origin, data=tmp_path)
    assert refused.returncode == 1
    assert f"“{origin}” is not a public address" in refused.stderr


def test_the_doctor_plays_and_serves_and_plain_rules_are_a_fault_only_where_they_must_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("seaboard_web")
    monkeypatch.setenv("SEABOARD_PLAIN", "1")
    said = seaboard("doctor", data=tmp_path)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "✓ Rules: plain Python" in said.stdout
    assert "✓ Server: starts, lays a table, takes a move" in said.stdout
    whole = seaboard("doctor", "--whole", data=tmp_path)
    assert whole.returncode == 1
    assert "✗ Rules: plain Python" in whole.stdout
    assert list(tmp_path.iterdir()) == [], "nothing of its owner is touched"
