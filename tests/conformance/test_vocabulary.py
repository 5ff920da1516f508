"""One vocabulary a language: its own words, the rulebook's terms, a plural only for several."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludotheque.cli.orders import ORDERS
from ludotheque.cli.terminal import unaccented
from ludotheque.core.diagrams import PLACE
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES
from tests.conformance.test_papers import FOLDERS, HOUSE
from tests.conformance.walks import HOUSE_GAMES, name

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_house_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)

TELL_TALES = {
    "en": "the and your you are not with from this which while cards seat queen guard throne "
    "suitcase game turn player board guards captured eliminates",
    "fr": "vous votre vos une avec pour dans sur cette est être reine garde gardes mallette mise "
    "mises joueur carte cartes tour tenaille pioche trône plateau",
    "nl": "het een niet van jij jouw zijn voor naar geen wordt op beurt zet veld wachter koningin "
    "speler kaart kaarten troon tang inzet",
    "de": "der das und nicht ist ein eine dein deine mit auf dem für wird keine zug feld königin "
    "wächter spieler platz karte karten zange koffer",
}
"""Words that no other of our languages has."""

SHARED = {
    "fr": {"refuse"},
    "nl": {"koffer", "protest", "claim", "let"},
    "de": {"stand", "pass", "protest"},
}
"""Words that look like another language's, or like a verb of English notation, and are not."""

FLAG = re.compile(r"--[a-z]+")  # the same in every language
FOREIGN = re.compile(
    r"pip install|ludotheque \w+|standard\+\w+|map=@|«.(yes|no).»|[“„](yes|no)[”“]|Home, End"
    r"|guests, hide.*"
)
"""What is the same in every language: commands of the shell, names and values of options, keys."""

NUMBERS = set(
    "n seconds games draws rows events acts wins own right score bonus cards turns points".split()
)
"""Arguments that may be 1; sums of money and limits never are."""

SAME_PLURAL = re.compile(r" (Bündel)\b")

NAMES = {"seat", "seats", "leader", "winner", "winners", "target", "closer", "who", "name", "game"}
"""Arguments that may begin with a vowel."""

TERMS = {
    ("agent", "fr"): {
        "confrontation": r"contestation|contest[eé]",
        "déclar": r"surench|enchère",
        "annul": r"\breprises?\b|\brepris\b",
        "mallette": r"\bvalises?\b",
        "liasse": r"\bpaquets?\b",
        "mise": r"\benjeux?\b",
        "liaison": r"\bchemins\b",
    },
    ("agent", "en"): {
        "contest": r"confrontation|\bduels?\b",
        "claim": r"\bbids?\b",
        "suitcase": r"briefcase",
        "stake": r"\bwagers?\b",
        "connection": r"\broads?\b",
    },
    ("agent", "nl"): {
        "krachtmeting": r"confrontatie|betwisting",
        "claim": r"\bbied(en|t)? \d|\bbod\b",
        "koffer": r"koffertje",
        "actie": r"\bda(ad|den)\b",
        "Istanbul": r"Istanboel",
        "verbinding": r"\bwegen\b",
        "remise": r"onbeslist|gelijkspel",
    },
    ("agent", "de"): {
        "Kraftprobe": r"Konfrontation|\bDuelle?\b",
        "Einsatz": r"\bWetten?\b",
        "Koffer": r"Aktentasche|Köfferchen",
        "Bündel": r"Päckchen|Pakete?\b",
        "Verbindung": r"\bwege\b",
    },
    ("agon", "fr"): {
        "tenaille": r"(?<!`)\bpinces?\b",
        "replace": r"\breposer?\b",
        "anneau": r"\bcercles?\b",
        "pièce": r"\bpions?\b",
    },
    ("agon", "en"): {"pincer": r"\bsandwich", "ring": r"\bcircles?\b", "piece": r"\bpawns?\b"},
    ("agon", "nl"): {
        "tang": r"\bklem\b",
        "vangst": r"gevangenneming",
        "tegenstander": r"tegenspeler",
        "remise": r"onbeslist|gelijkspel",
        "stuk": r"\bpion(nen)?\b",
    },
    ("agon", "de"): {
        "Zange": r"\bKlammer\b",
        "Fang": r"Gefangennahme",
        "Gegenseite": r"\bGegnern?\b|\bSpielers?\b",
        "Figur": r"\bSteine?\b",
        "geh": r"\bzieh",
    },
    ("spywhere", "fr"): {
        "identif": r"\bdevine(r|z)?\b|\bdevinettes?\b",
        "élimin": r"défauss",
        "pioche": r"\btalon\b",
        "indice": r"\bindications?\b",
    },
    ("spywhere", "en"): {"guess": r"\bbets?\b", "eliminat": r"\bdiscard", "pile": r"\bdeck\b"},
    ("spywhere", "nl"): {
        "gok": r"\braden\b|\braadt?\b",
        "eliminee?r": r"verwijder",
        "hint": r"aanwijzing",
        "trekstapel": r"\bpot\b",
        "in (de|je) hand": r"op handen",
    },
    ("spywhere", "de"): {
        "tipp": r"\braten\b|\brate\b|\brätst?\b",
        "aussortier": r"eliminier",
        "Hinweis": r"\bIndiz",
        "Nachziehstapel": r"\bTalon\b",
    },
}
"""By game and language: the word for a thing, and words for it that are not ours."""

EVERYWHERE = {
    "fr": {"coup": r"\bactes?\b", "empreinte": r"somme de contrôle", "scell": r"\bnonces?\b"},
    "en": {"fingerprint": r"checksum", "seal": r"\bnonces?\b|\bpledge", "move": r"\bacts\b"},
    "nl": {
        "startgetal": r"\bkiem\b|\bzaad|\bseed\b",
        "remise": r"onbeslist",
        "je": r"\bu(zelf)?\b",
    },
    "de": {"remis": r"unentschieden", "Fingerabdruck": r"Prüfsumme", "Zug": r"Handlung"},
}
"""The same of what all games share: the terminal and the page."""

MARKS = {
    "fr": r"[“”„‘]|(?<!\u202f)[;!?»]|(?<!\u00a0):(?=\s|$)|«(?!\u202f)|\d \d{3}\b",
    "en": r"[„«»]|\s[;:!?]",
    "nl": r"[„«»]|\s[;:!?]",
    "de": r"[”«»‘]|\s[;:!?]",
}
"""By language: marks that are another's, or that stand apart where they should not."""

PICTURED = {"move", "put", "swap", "guess", "last"}
"""Verbs whose choices are told, or offered, by what lies where afterwards."""

COMMANDS = {f"command-{word}" for word in ORDERS}

SHELL = re.compile(r"pip install.*|\]\"|\w+://\S*|[«“„].?\?.?[»”“]")
"""What follows other rules: commands, addresses, and a question mark that one types."""


class Part(NamedTuple):
    """Text of a message, with the argument before and after it and those that select it."""

    message: str
    text: str
    before: str
    after: str
    selectors: frozenset[str]


@functools.cache
def parts(language: str) -> list[Part]:
    """All text of all messages: of the house, the page, the games, their paper."""
    found: list[Part] = []
    for folder in FOLDERS:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and entry.value:
                found += _parts(entry.id.name, entry.value, frozenset())
    return found


def _parts(message: str, pattern: ftl.Pattern, selectors: frozenset[str]) -> Iterator[Part]:
    around = ["", *(_argument(element) for element in pattern.elements), ""]
    for at, element in enumerate(pattern.elements):
        if isinstance(element, ftl.TextElement):
            yield Part(message, element.value, around[at], around[at + 2], selectors)
        elif isinstance(element.expression, ftl.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ftl.VariableReference)
            for variant in element.expression.variants:
                yield from _parts(message, variant.value, selectors | {selector.id.name})


def _argument(element: object) -> str:
    if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.VariableReference):
        return element.expression.id.name
    return ""


def verbs(game: Game, language: str) -> dict[str, str]:
    """What is typed in a game, by the id of its verb; the forms without their parts."""
    said: dict[str, str] = {}
    for part in parts(language):
        name, _, verb = part.message.partition("-verb-")
        if verb and name == game.name:
            said[verb] = f"{said.get(verb, '')} {part.text}".strip()
    return said


@functools.cache
def english_verbs() -> set[str]:
    """What is typed in English, and by programs."""
    typed = [verbs(game, "en") for game in HOUSE_GAMES]
    return {word for said in typed for text in (*said, *said.values()) for word in text.split()}


def phrase(verb: str) -> re.Pattern[str]:
    """The words of a verb in their order, whatever its endings: "let-go" is "lets it go", too."""
    stems = (word[:-1] if word[3:] else word for word in re.findall(r"\w+", verb))
    return re.compile(r"[^.:]{0,20}?\b".join(["", *(rf"{stem}\w*" for stem in stems)]), re.I)


def words_of(text: str) -> set[str]:
    return set(
        re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", FOREIGN.sub("", FLAG.sub("", text)).casefold())
    )


def said_of(game: Game, language: str) -> dict[str, str]:
    """What the game says on the screen and in its rulebook."""
    shown = (part for part in parts(language) if part.message.startswith(f"{game.name}-"))
    messages = (part.text for part in shown if "-verb-" not in part.message)
    book = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return {"messages": "\n".join(messages), "rulebook": re.sub(r"`[^`]*`", "", book)}


@every_language
def test_no_message_has_a_word_of_another_language(language: str) -> None:
    others = [TELL_TALES[other].split() for other in LANGUAGES if other != language]
    wrong = {word for words in others for word in words}
    if language != "en":
        wrong |= english_verbs()
    wrong -= SHARED.get(language, set())
    found = {
        (part.message, word) for part in parts(language) for word in words_of(part.text) & wrong
    }
    assert not found


@every_language
def test_every_tell_tale_is_a_word_of_its_language(language: str) -> None:
    said = set().union(*(words_of(part.text) for part in parts(language)))
    assert len(set(TELL_TALES[language].split()) & said) > 20


@every_language
@every_house_game
def test_the_screen_and_the_rulebook_have_one_word_for_a_thing(game: Game, language: str) -> None:
    for where, text in said_of(game, language).items():
        for term, others in TERMS[game.name, language].items():
            assert re.search(term, text, re.I), (where, term)
            assert not re.findall(others, text, re.I), (where, term)


@every_language
@every_house_game
def test_what_is_typed_are_words_of_the_screen_and_of_the_rulebook(
    game: Game, language: str
) -> None:
    for where, text in said_of(game, language).items():
        for typed in verbs(game, language).values():
            for word in set(re.findall(r"\w+", typed)) - {"toi"}:
                stem = unaccented(word)[: 4 if word[4:] else 3]
                assert stem in unaccented(text), (where, typed)


@every_house_game
def test_an_english_verb_is_what_its_question_its_button_and_the_rulebook_say(game: Game) -> None:
    """Not what programs read, as all other languages have verbs that their readers say."""
    book = said_of(game, "en")["rulebook"]
    for verb, typed in verbs(game, "en").items():
        assert phrase(typed).search(book), typed
        for family in ("act", "page-do"):
            said = [p.text for p in parts("en") if p.message == f"{game.name}-{family}-{verb}"]
            if said and verb not in PICTURED:
                assert phrase(typed).search(" ".join(said)), (family, typed)


@every_language
@every_house_game
def test_a_command_of_the_terminal_is_no_act_of_a_game(game: Game, language: str) -> None:
    """Neither as it is typed nor as its button or its sentence says: one word, one thing."""
    commands = {unaccented(p.text) for p in parts(language) if p.message in COMMANDS}
    assert len(commands) == len(COMMANDS)
    acts = {unaccented(typed) for typed in verbs(game, language).values()}
    labels = tuple(f"{game.name}-{family}-" for family in ("act", "page-do"))
    acts |= {unaccented(p.text.strip()) for p in parts(language) if p.message.startswith(labels)}
    assert not commands & acts


@every_language
def test_a_number_stands_before_a_noun_only_where_one_and_several_differ(language: str) -> None:
    for part in parts(language):
        is_beside = part.before in NUMBERS and re.match(r" [^\W\d_]{3}", part.text)
        if is_beside and not SAME_PLURAL.match(part.text):
            assert part.before in part.selectors, part


@every_language
def test_the_house_and_the_page_have_one_word_for_a_thing(language: str) -> None:
    text = "\n".join(part.text for part in parts(language))
    for term, others in EVERYWHERE[language].items():
        assert re.search(term, text), term
        assert not [part for part in parts(language) if re.search(others, part.text, re.I)], term


@every_language
def test_marks_are_those_of_the_language(language: str) -> None:
    wrong = re.compile(rf"{MARKS[language]}|\.\.\.|(?<=\w)'(?=\w)|\"|\s…$")
    for part in parts(language):
        assert not wrong.search(SHELL.sub("", part.text)), part
    for book in HOUSE.glob(f"games/*/rulebook/{language}*.md"):
        for line in book.read_text(encoding="utf-8").splitlines():
            said = PLACE.sub(r"\g<caption>", line)
            assert not wrong.search(re.sub(r"`[^`]*`", "x", said)), line


def test_a_french_name_stands_where_nothing_is_elided() -> None:
    for part in parts("fr"):
        if part.after in NAMES:
            assert not re.search(r"\b(de|que|du|le|la) $", part.text, re.I), part


@every_language
def test_a_prompt_gives_forms_and_no_example_that_may_be_illegal(language: str) -> None:
    for part in parts(language):
        if "-ask-" in part.message or "-malformed-" in part.message:
            assert not re.search(r"\b[a-k]\d{1,2}\b|\b\d{3,}\b", part.text), part
