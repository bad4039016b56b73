"""What players read, in three languages."""

from __future__ import annotations

import re

import pytest

from seaboard.core.options import specs
from seaboard.core.random import Quick
from seaboard.core.seed import derived_seed
from seaboard.core.state import Notes
from seaboard.games.finspan import GAME
from seaboard.games.finspan.box.pack import standard_pack
from seaboard.games.finspan.told.ability_words import ability_in_words
from seaboard.locales import LANGUAGES, texts_in

PACK = standard_pack()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_text(language: str) -> None:
    texts = texts_in(language)
    keys = [*GAME.vocabulary.keys("finspan"), "finspan-name", "finspan-tagline"]
    for spec in specs(GAME.options):
        keys += [f"finspan-option-{spec.name}", f"finspan-option-{spec.name}-help"]
        if spec.kind == "choice":
            keys += [f"finspan-option-{spec.name}-{value}" for value in spec.choices or ()]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_138_fish_have_a_name_of_their_own(language: str) -> None:
    texts = texts_in(language)
    names = [texts(f"finspan-{name}") for name in PACK.fish_names]
    assert len(set(names)) == 138
    letters = "[A-Z][A-Za-z' -]+" if language == "en" else "[А-ЯЄІЇҐЁ][А-Яа-яЄІЇҐєіїґЁё’ -]+"
    assert [name for name in names if not re.fullmatch(letters, name)] == []
    if language == "en":
        assert names == [fish.english for fish in PACK.fish]
    assert all(re.fullmatch("[A-Z][a-z]+ [a-z]+", fish.latin) for fish in PACK.fish)


def test_names_of_the_rulebook_are_used() -> None:
    texts = texts_in("uk")
    wanted = {
        "porkfish": "Риба-свиня",
        "skipjack_tuna": "Тунець смугастий",
        "shortspine_spurdog": "Катран Міцукурі",
        "showy_bristlemouth": "Щетинорот видний",
        "abyssal_anglerfish": "Вудильник глибоководний",
        "atlantic_wolffish": "Зубатка смугаста",
    }
    assert {name: texts(f"finspan-{name}") for name in wanted} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_worded(language: str) -> None:
    texts = texts_in(language)
    sentences: dict[tuple[str, bool, str], str] = {}
    for fish in PACK.fish:
        if fish.ability is not None:
            sentence = ability_in_words(fish, texts)
            assert "{" not in sentence
            assert "$" not in sentence
            sentences[fish.timing, fish.all_players, fish.ability.text] = sentence
        else:
            assert ability_in_words(fish, texts) == ""
    assert len(set(sentences.values())) == len(sentences) == 93


@pytest.mark.parametrize(
    ("name", "language", "sentence"),
    [
        ("patagonian_toothfish", "en", "When played: draw a card, lay an egg, hatch an egg, move a young or a school."),
        (
            "great_white_shark",
            "en",
            "When played, all players: lay an egg on each of your fish with a predator symbol.",
        ),
        ("blob_sculpin", "en", "Game end: play another fish into the green dive site."),
        ("atlantic_bonito", "en", "Game end: 6 points if 2 fish or more lie under it."),
        (
            "pale_chimaera",
            "en",
            "Game end: 10 points if an egg lies on it and if a young lies on it and if a school lies on it.",
        ),
        ("pale_chimaera", "uk", "Кінець гри: 10 балів, якщо на ній є ікринка і на ній є мальок і на ній є зграя."),
        ("sargassum_fish", "uk", "При активації: ця риба з’їдає 2 коротші риби з руки."),
        ("pilotfish", "uk", "При розіграші: заберіть 4 карти з власного скиду."),
        ("clown_anemonefish", "uk", "Кінець гри: 6 балів, якщо на ній рівно 2 мальки."),
        ("haddock", "ru", "При активации, все игроки: возьмите 1 карту из колоды."),
        ("abyssal_spiderfish", "ru", "При розыгрыше: выведите 3 мальков из икринок."),
        ("binocular_fish", "ru", "Конец игры: положите по икринке на каждую вашу рыбу мелкого размера."),
    ],
)
def test_abilities_read_well(name: str, language: str, sentence: str) -> None:
    fish = next(one for one in PACK.fish if one.name == name)
    assert " ".join(ability_in_words(fish, texts_in(language)).split()) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, {"nautoma": 5, "side": "b", "ravel": "3"}), (3, {"side": "b"})])
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, object]) -> None:
    texts = texts_in(language)
    names = ["Ганна", "Bob", "Вера"][:seats]
    state = GAME.start(seats, options, seed=derived_seed("told", seats))
    quick = Quick(3)
    parts = GAME.component_facts
    said = set()
    while not state.over():
        notes = Notes()
        state.notes = notes
        prompt = GAME.prompt(state, None)
        lines = [texts.say("finspan", "prompt", prompt.key, prompt.facts, parts, names)]
        moves = GAME.moves(state)
        lines += [texts.say("finspan", "move", move.kind, move.facts, parts, names) for move in moves]
        state.apply(moves[int(quick.below(len(moves)))].action)
        lines += [texts.say("finspan", "event", event.kind, event.facts, parts, names) for event in notes.events]
        assert not [line for line in lines if "$" in line or "finspan" in line or not line.strip()]
        said |= set(lines)
    assert len(said) > 100
