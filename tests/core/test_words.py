"""What is said, and in which language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ludotheque.core import words
from ludotheque.core.errors import Conflict, IllegalAction, MalformedAction, not_asked
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.view import View
from ludotheque.core.words import LANGUAGES, Ref, Sitter
from ludotheque.games import discovery
from tests.conformance.walks import HOUSE_GAMES, after, name, small_options, view_of, viewers, walk

FOLDERS = [Path(words.__file__).parents[1], *(game.folder for game in HOUSE_GAMES)]
IDS = [
    id
    for folder in FOLDERS
    for id in re.findall(r"^([a-z][\w-]*) =", (folder / "locales/en.ftl").read_text(), re.M)
]
HOSTILE = "a\x1b[2Jb\x9bc\rd\ne\u202ef\u2066g\u200fh\ud800i\u2028j"


def test_an_error_speaks_every_language_and_cites_its_paragraph():
    discovery.find("agon")
    error = IllegalAction("G11", "agon-refused-may-not-pass", action="pass")
    said = {error.say(language) for language in words.LANGUAGES}
    assert len(said) == 4
    assert all(re.match("G11\u00a0?: ", text) for text in said)


def test_an_error_calls_those_it_is_about_by_their_names():
    error = not_asked([0, 2])
    assert error.say("nl").endswith("we wachten op Speler 1, Speler 3")
    error.call_by(["Ana", "Bo", ""])
    assert error.say("de").endswith("gewartet wird auf Ana, Spieler 3")
    error = Conflict("still-plays", seat=Sitter(1))
    error.call_by(["Ana", "Bo"])
    assert str(error).startswith("Bo is playing")


def test_a_place_keeps_its_number_whoever_sits_there():
    error = Conflict("seats-empty", seats=(Sitter(0), Sitter(2)))
    assert str(error).endswith(": 1, 3")
    error = Conflict("seat-taken", seat=Sitter(1))
    error.call_by(["Ana", "Bo"])
    assert str(error) == "seat 2 is taken"


def test_an_argument_that_refers_to_a_message_is_said_too():
    discovery.find("agon")
    told = {"text": Ref("agon-option-draws")}
    assert words.say("fr", "malformed-action", **told).endswith("Les nulles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_happens_to_be_the_id_of_a_message_is_shown_as_it_is(language):
    assert len(IDS) > 300 and "play-sure" in IDS
    for id in IDS:
        assert id in words.say(language, "event-sit", seat=id)
        assert MalformedAction("malformed-action", text=id).say(language).endswith(id)
        assert words.spoken(language, id) == id


def test_what_comes_from_outside_cannot_steer_a_terminal():
    said = words.say("en", "event-take", **{"seat": HOSTILE, "seat-place": 2})
    assert said == (r"a\x1b[2Jb\x9bc\rd\ne\u202ef\u2066g\u200fh\ud800i\u2028j takes seat 2 back.")
    assert words.say("en", HOSTILE) == words.harmless(HOSTILE)
    assert words.harmless(words.harmless(HOSTILE)) == words.harmless(HOSTILE)


def test_letters_of_all_scripts_are_left_alone():
    text = "Zoë\u00a0Müller, 佐藤, 👩\u200d🚀, נועה, می\u200cخواهم"
    assert words.harmless(text) == text


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)
def test_nothing_that_a_game_says_shows_the_id_of_a_message(game):
    ids = {id for id in IDS if id.startswith(f"{game.name}-")}
    variant = Variant(game, seats=game.most_seats, options=small_options(game))
    for number, (before, view) in enumerate(_looks(variant, seed=1)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for text in _texts(before, view, language):
            assert not ids & set(re.findall(r"[a-z0-9-]+", text)), text


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)
def test_a_name_cannot_steer_a_terminal_from_within_a_picture(game):
    variant = Variant(game, seats=game.most_seats, options=small_options(game))
    *_, (_, view) = _looks(variant, seed=1)
    names = [HOSTILE] * game.most_seats
    for text in _shown(view, "en", names):
        assert text == words.harmless(text, keep="\n")


def _looks(variant: Variant, seed: int) -> Iterator[tuple[View, View]]:
    """Every step of a random game, as one viewer or another saw it."""
    game, all_viewers = variant.game, viewers(variant)
    for number, step in enumerate(walk(variant, seed)):
        if step.action >= 0:
            viewer = all_viewers[number // len(LANGUAGES) % len(all_viewers)]
            following = after(step.states, step.seat, step.action)
            yield view_of(game, step.states, viewer), view_of(game, following, viewer)


def _texts(before: View, view: View, language: str) -> Iterator[str]:
    """All that a viewer may read after a step."""
    speaker, asked = Speaker(view.game.name, language, viewer=view.seat), view.status().ask
    for spoken in [*view.told(before), *view.choices(), *([asked] if asked else [])]:
        yield speaker.say(spoken)
    yield from _shown(view, language)


def _shown(view: View, language: str, names: Sequence[str] = ()) -> Iterator[str]:
    """The view as a whole, as a picture and in sentences."""
    yield from view.lines(language, names)
    yield view.sketch(language, names).plain
    if view.seat < 6 and (notes := view.notes(language, names)):
        yield notes.plain


def test_an_unknown_message_is_said_as_its_id():
    assert words.say("en", "no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_GB", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANGUAGE": "ja:de:en"}, "de"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(monkeypatch, variables, language):
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, variables.get(variable, ""))
    monkeypatch.setattr(words.locale, "getlocale", lambda: (None, None))
    assert words.preferred_language() == language


def test_a_message_is_said_as_soon_as_its_folder_is_known(tmp_path, monkeypatch):
    monkeypatch.setattr(words, "_folders", {**words._folders})
    assert words.say("en", "unheard-name") == "unheard-name"
    (tmp_path / "en.ftl").write_text("unheard-name = Of which nobody has heard\n")
    words.add_folder("unheard", tmp_path)
    assert words.say("en", "unheard-name") == "Of which nobody has heard"
