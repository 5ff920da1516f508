"""The command, as somebody types it."""

from __future__ import annotations

import functools
import json
import os
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.bots.workers import Worker
from ludotheque.cli import app, saves
from ludotheque.cli.terminal import next_words
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery
from ludotheque.house.pool import Pool
from ludotheque.tables import records
from tests.cli.keeping import header, latest, tables, written
from tests.tables.play import do, started, variant

AGON = ["a11-b10", "nonsense", "?", "k1-f6", "k1-j1", "quit"]
TIED = "i1-h1 k5-k4 h1-i1 k4-k5".split() * 2


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Path:
    path = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    return path


def run(*arguments: str, lines: list[str] | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments), input="\n".join([*(lines or []), ""]))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def finished(home: Path) -> Path:
    """The record of a game of Agon tied by repetition."""
    run("play", "agon", "--hot-seat", "--lang", "en", lines=TIED)
    return written(home / "game.json")


def test_the_games_are_listed_in_the_language_asked_for():
    assert "Deux reines" in run("games", "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "une pièce avance"),
        ("en", "a piece slides"),
        ("de", "eine Figur geht"),
        ("nl", "een stuk schuift"),
    ],
)
def test_a_mistake_gets_a_sentence_and_its_paragraph_and_loses_nothing(lang, sentence):
    code, output = run("play", "agon", "--hot-seat", "--lang", lang, lines=AGON)
    assert code == 0
    assert re.search(r"G4\s?: ", output) and sentence in output
    assert "k1-j1" in output


@pytest.mark.parametrize("choice", ["2", "agon"])
def test_without_a_game_everything_is_asked_for_and_enter_is_an_answer(choice):
    lines = ["de", choice, "menschen", "?", "page+pincer=ring", *AGON]
    code, output = run("play", lines=lines)
    assert code == 0
    assert "Which" not in output and "Welches Spiel" in output and "k1-j1" in output
    assert "pincer=bend" in output  # the options, asked for with ?
    assert "placement_costs_turn=yes" in output
    assert "page: " in output and "agon-preset" not in output
    assert header()["options"]["pincer"] == "ring"


def test_what_is_said_on_the_command_line_is_not_asked_for():
    arguments = ("--lang", "fr", "--seats", "3", "--level", "2", "-o", "last_round=yes")
    _, output = run("play", *arguments, lines=["spywhere"])
    assert "Quel jeu" in output and "Quelles règles" not in output and "cote" not in output
    assert [seat.get("bot") for seat in header()["seats"]] == [None, "2", "2"]
    assert header()["options"]["last_round"]


def test_what_is_wrong_on_the_command_line_is_said_before_more_is_asked_for():
    code, output = run("play", "--lang", "en", "--seats", "3", lines=["agon"])
    assert code == 2 and "is for 2 players, not 3" in output and "level" not in output


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_and_options_are_explained_in_words(game, lang):
    _, output = run("play", "--lang", lang, "--seats", "2", "--level", "1", lines=[game, "?"])
    assert not re.search(rf"{game}-(option|preset)", output)
    for option in discovery.find(game).options.options:
        assert f"   {option.name}=" in output


def test_levels_are_listed_with_their_cards_in_the_figures_of_the_language():
    _, output = run("play", "--lang", "fr", lines=["agon", "?"])
    assert "débutant, facile, moyen, difficile, maître" in " ".join(output.split())
    assert "moyen (4)" in output.partition("> ")[2]
    assert re.search(r"niveau 1.* à 0,\d+ s par coup", output)


@pytest.mark.parametrize(
    ("game", "lang", "word", "level"),
    [("agon", "en", "fair", "4"), ("agon", "fr", "DEBUTANT", "0"), ("agent", "de", "schwer", "3"),
     ("spywhere", "nl", "master", "4"), ("spywhere", "nl", "2", "2"), ("agon", "de", "7", "7")],
)  # fmt: skip
def test_a_level_is_a_word_of_the_reader_or_in_english_or_a_number(game, lang, word, level):
    run("play", game, "--level", word, "--lang", lang)
    assert header()["seats"][1]["bot"] == level


@pytest.mark.parametrize(("who", "first_guess"), [("fair", 5), ("people", 0)])
def test_what_plays_well_against_machines_is_proposed_to_those_who_play_them(who, first_guess):
    _, output = run("play", "--lang", "en", lines=["spywhere", "2", who, ""])
    assert "patient: " in output and "standard: the rules as the rulebook has them" in output
    assert header()["options"]["first_guess"] == first_guess


@pytest.mark.parametrize(("game", "seats"), [("agent", 4), ("spywhere", 4)])
def test_as_many_seats_as_usual_are_proposed(game, seats):
    _, output = run("play", "--lang", "en", lines=[game, "", "", ""])
    assert f"2 to 6? [{seats}]" in output
    assert len(header()["seats"]) == seats


def test_an_answer_that_is_none_is_asked_for_again():
    lines = ["klingon", "en", "chess", "agon", "99", "0", "nowhere", ""]
    _, output = run("play", lines=lines)
    assert output.count("is none of these") == 3 and "there is no preset" in output
    assert "Slide a piece" in output


def test_a_machine_plays_the_other_seats():
    _, output = run("play", "agon", "--lang", "en", lines=["a11-b10"])
    assert "Hadaly: " in output.split("from a11 to b10.")[1]


@pytest.mark.parametrize("game", discovery.names())
def test_a_table_of_machines_finishes_by_itself(game, home):
    options = ["-o", "map=toy", "-o", "round_limit=3"] if game == "agent" else []
    code, output = run("play", game, "--seat", "0", "--level", "0", "--lang", "nl", *options)
    assert code == 0
    assert "wint" in output or "remise" in output
    assert game != "spywhere" or re.search(r"\((juist|fout)", output)  # the guesses
    assert latest().result is not None


def test_nothing_secret_stays_on_the_screen_for_the_next_at_the_keyboard():
    lines = ["", "bribe 1000 green-1", "yes", "", "bribe none"]
    _, output = run("play", "agent", "--hot-seat", "--lang", "en", lines=lines)
    after_the_bribe = output.split("press Enter")[2]
    assert "sealed" not in after_the_bribe  # until all have answered
    assert "My sheet: nothing" in after_the_bribe and "G1 1000" not in after_the_bribe


def test_a_draft_is_built_up_and_struck_out_before_it_is_sent():
    lines = ["", "put 1000 green-1", "put 300 red-2", "undo", "seal", "yes"]
    run("play", "agent", "--hot-seat", "--lang", "en", lines=lines)
    table = latest()
    assert [event["do"] for event in table.events].count("act") == 1
    assert table.view(0).describe().sheet.stakes == [1000, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", discovery.names())
def test_a_screen_reader_gets_sentences_in_every_language(game, language):
    lines = ["?", "board", "log", "notes", "rules", "undo", "save /nowhere/at/all.json"]
    code, output = run("play", game, "--plain", "--lang", language, lines=lines)
    assert code == 0
    for mark in "◎·∘━│":
        assert mark not in output


def test_the_rules_are_shown_by_paragraph_and_whole():
    lines = ["rules", "rules g13-a", "rules Z9", "rules all"]
    _, output = run("play", "agon", "--lang", "en", lines=lines)
    assert "Play (G4, G5" in output
    assert "the rulebook has no paragraph Z9" in output
    assert output.count("G13-a") == 3


def test_the_rules_are_read_without_playing_by_chapter_and_by_word():
    contents = run("rules", "agent", "--lang", "fr")[1]
    number = re.search(r"^(\d) Protestations", contents, re.M)[1]
    chapter = run("rules", "agent", number, "--lang", "fr", "--plain")[1]
    assert chapter.startswith("## Protestations") and "**C1**" in chapter
    found = run("rules", "agent", "BAHAMAS", "--lang", "en", "--plain")[1]
    assert found.startswith("“BAHAMAS” is in one paragraph:")
    assert "**A7b**" in found and "**A1**" not in found
    code, output = run("rules", "chess", "--lang", "en")
    assert code == 2 and "there is no game" in output


def test_memory_aids_can_be_left_out():
    assert "proven" in run("play", "spywhere", "--lang", "en", lines=["notes"])[1]
    output = run("play", "spywhere", "--no-aids", "--lang", "en", lines=["notes"])[1]
    assert "without memory aids" in output and "proof" not in output


def test_a_machine_that_does_not_answer_is_played_by_the_house_which_says_so(monkeypatch):
    broken = functools.partial(Worker, (sys.executable, "-c", ""))
    monkeypatch.setattr(Pool.__init__, "__defaults__", (1, (), broken))
    _, output = run("play", "agon", "--lang", "en", lines=["a11-b10"])
    assert "The house plays for Hadaly, who does not." in output
    assert re.search(r"Hadaly: \w+ from \w+ to \w+\.", output)


def test_saving_where_there_is_no_folder_is_refused(tmp_path):
    lines = [f"save {tmp_path}/none/game.json", f"save {tmp_path}/game.json"]
    _, output = run("play", "agon", "--lang", "en", lines=lines)
    assert "cannot write" in output and not (tmp_path / "none").exists()
    assert (tmp_path / "game.json").exists()


def test_two_people_may_agree_on_a_tie_and_take_back():
    lines = ["a11-b10", "back", "no", "back", "yes", "a11-b11", "draw", "no", "draw", "yes"]
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=lines)
    assert "The last move is taken back." in output
    assert "declines" in output and "accepts the draw" in output
    assert "The game is drawn." in output


def test_against_a_machine_an_act_is_taken_back_without_asking():
    lines = ["a11-b10", "back"]
    _, output = run("play", "agon", "--level", "0", "--plain", "--lang", "en", lines=lines)
    assert "The last move is taken back." in output and "(yes/no)" not in output
    table = latest()
    assert table.asked == (0,) and table.view().describe().ply == 0


def test_who_resigns_against_one_has_lost():
    lines = ["resign", "no", "resign", "oui"]
    assert "Hadaly wins." in run("play", "agon", "--lang", "en", lines=lines)[1]


def test_among_several_the_house_plays_on_for_who_resigned():
    _, output = run(
        "play", "spywhere", "--seats", "3", "--level", "0", "--lang", "en", lines=["resign", "y"]
    )
    assert "You resign." in output
    assert "The house plays" not in output
    assert "wins." in output


def test_a_secret_act_is_not_taken_back_by_another():
    lines = ["", "bribe 1000 green-1", "yes", "", "back"]
    _, output = run("play", "agent", "--hot-seat", "--lang", "en", lines=lines)
    assert "can no longer be taken back" in output


def test_a_bribe_that_leaves_most_of_the_money_is_sealed_after_a_yes_alone():
    lots = ", ".join(["1000 green-1"] * 4 + ["500 red-2"] * 3)
    lines = ["", "bribe 1000 green-1", "no", f"bribe {lots}"]
    _, output = run("play", "agent", "--hot-seat", "--lang", "en", lines=lines)
    assert output.count("dollars stay unspent") == 1
    table = latest()
    assert table.view(0).describe().sheet.stakes == [4000, 0, 0, 0, 0, 1500, 0, 0]


def test_the_curtain_lifts_on_an_empty_line_only():
    _, output = run("play", "agent", "--hot-seat", "--lang", "en", lines=["hello", "x", ""])
    assert output.count("press Enter") == 3
    assert "My sheet" not in output.partition("press Enter")[2].partition("press Enter")[0]


def test_lots_may_be_put_in_any_order():
    lines = ["", "put 500 red-1", "put 1000 blue-1", "put 300 blue-1", "seal", "yes"]
    run("play", "agent", "--hot-seat", "--lang", "en", lines=lines)
    table = latest()
    assert table.view(0).describe().sheet.stakes == [0, 0, 1300, 0, 500, 0, 0, 0]


def test_another_game_is_played_one_seat_further_on(home):
    run("play", "agon", "--hot-seat", "--lang", "en", lines=[*TIED, "yes"])
    first, second = (tables()[0], latest())
    assert first.result and second.result and len(tables()) == 2
    assert second.events[1]["seat"] == 0 and header()["seats"][0]["name"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game"),
        (["play", "agon", "--lang", "xx"], "there is no language"),
        (["play", "agon", "--preset", "x"], "there is no preset"),
        (["play", "agon", "-o", "x=1"], "there is no option"),
        (["play", "agon", "--seats", "3"], "is for 2 players, not 3"),
        (["play", "agon", "--seat", "3"], "there is no seat 3: they are numbered 1 to 2"),
        (["play", "agon", "--resume"], "there is no game to resume"),
        (["play", "none.json"], "cannot be read"),
        (["engine", "chess"], "there is no game"),
    ],
)
def test_what_is_not_there_is_said_so(arguments, sentence, monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    code, output = run(*arguments)
    assert code == 2
    assert sentence in output


def test_the_end_of_input_leaves_the_game_and_keeps_it():
    code, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=["a11-b10"])
    assert code == 0 and "--resume" in output
    code, output = run("play", "--resume", "--lang", "en", lines=["", "k1-j1"])
    assert "k1 to j1." in output


def test_a_record_is_verified_and_one_changed_byte_named(home):
    path = finished(home)
    code, output = run("verify", str(path), "--lang", "en")
    assert code == 0 and "everything holds" in output and "fingerprint" not in output
    text = path.read_text()
    path.write_text(text.replace('"time":1', '"time":2', 1))
    code, output = run("verify", str(path), "--lang", "en")
    assert code == 1 and "events[0]" in output
    assert run("verify", str(home / "none.json"))[0] == 1


def test_a_record_is_replayed_forwards_and_backwards(home):
    path = finished(home)
    lines = ["", "", "b", "7", "nonsense", "q"]
    code, output = run("replay", str(path), "--lang", "en", lines=lines)
    assert code == 0
    assert output.count("i1 to h1.") == 2
    assert run("replay", str(path), "--seat", "3", "--lang", "en")[0] == 1
    assert run("replay", str(path), "--seat", "2", "--plain", "--lang", "fr")[0] == 0


def test_a_running_game_is_replayed_without_its_secrets(home):
    path = home / "game.json"
    path.write_bytes(records.write(started(variant("spywhere", 2))))
    _, output = run("replay", str(path), "--seat", "1", "--lang", "en")
    assert "only what everybody knows" in output and "Your hand" not in output


def test_a_finished_game_is_replayed_with_what_everybody_knew(home):
    run("play", "spywhere", "--seat", "0", "--level", "0", "--lang", "en")
    path = written(home / "game.json")
    _, output = run("replay", str(path), "--all", "--lang", "en")
    assert "What Talos knew" in output and "What Hadaly knew" in output


def test_what_each_knew_is_told_by_names_where_the_log_has_ids(home):
    table = started(variant("spywhere", 2))
    do(table, 0, "resign")
    path = home / "game.json"
    path.write_bytes(records.write(table, {"Ada": "Grace", "Bo": "Niels"}))
    _, output = run("replay", str(path), "--all", "--lang", "en")
    assert "What Grace knew" in output and "What Niels knew" in output and "Ada" not in output


def test_records_become_arrays(home, tmp_path):
    path = finished(home)
    out = tmp_path / "games.npz"
    code, output = run("arrays", str(out), str(path), str(path), "--lang", "en")
    assert code == 0 and "16 decisions of 2 games" in output
    with np.load(out) as found:
        assert found["actions"].shape == found["views"].shape == (16,)
    assert run("arrays", str(out), str(home / "none.json"))[0] == 1


def test_a_file_is_replaced_whole_or_not_at_all(home, monkeypatch):
    path = home / "game.json"
    saves.write(path, b"old")
    monkeypatch.setattr(saves.os, "replace", lambda *a: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        saves.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["swap", "keep"]),
        ("sw", ["swap"]),
        ("SWAP ", ["italy", "spain"]),
        ("swap italy f", ["for"]),
        ("swap italy for ", ["france", "spain"]),
        ("x", []),
    ],
)
def test_the_next_word_is_completed_from_what_is_legal(text, words):
    legal = ["swap italy for france", "swap italy for spain", "swap spain for italy", "keep"]
    assert next_words(text, legal) == words


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(discovery.names()), st.lists(st.text(max_size=30), max_size=12))
def test_no_typed_line_breaks_the_game(game, lines):
    lines = [line.replace("\n", " ").replace("\r", " ") for line in lines]
    code, output = run("play", game, "--hot-seat", "--plain", "--lang", "en", lines=lines)
    assert code == 0
    assert "Traceback" not in output


def test_an_option_may_be_the_text_of_a_file(tmp_path, home):
    path = tmp_path / "mine+own.map"
    toy = discovery.folder("agent") / "maps" / "toy.map"
    path.write_text("\ufeff" + toy.read_text().replace("Lisbon", "Saint-Étienne"))
    _, output = run("play", "agent", "--hot-seat", "--lang", "en", "-o", f"map=@{path}", lines=[""])
    assert "Saint Étienne" in output
    path.unlink()
    record = written(home / "game.json")
    assert run("verify", str(record), "--lang", "en")[0] == 0


def test_the_menu_and_the_arena_read_files_too(tmp_path):
    path = tmp_path / "mine.map"
    path.write_text((discovery.folder("agent") / "maps" / "toy.map").read_text())
    rules = f"standard+map=@{path}+round_limit=1"
    _, output = run("play", "--lang", "en", lines=["agent", "2", "people", rules, ""])
    assert "Lisbon" in output
    code, output = run("arena", "agent", "0", "0", "--games", "2", "--rules", rules, "--lang", "en")
    assert code == 0 and "±" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_without_machines_explains_itself(lang):
    code, output = run("arena", "agon", "--lang", lang)
    assert code == 2 and "ludotheque arena agon 0 6" in " ".join(output.split())
    assert run("arena", "agon", "4", "--lang", lang) == (code, output)  # it would win every game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_without_a_game_lists_them(lang):
    code, output = run("arena", "--lang", lang)
    said = " ".join(output.split())
    assert code == 2 and "ludotheque arena agent 0 3" in said
    assert all(name in said for name in discovery.names())


def test_what_too_few_games_cannot_tell_has_no_margin():
    rules = "standard+map=toy+round_limit=1"
    arguments = ("arena", "agent", "0", "0", "--games", "1", "--rules", rules, "--lang", "en")
    code, output = run(*arguments)
    assert code == 0 and "inf" not in output and "nan" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_without_its_content(tmp_path, lang):
    (tmp_path / "bytes").write_bytes(b"\xff\xfe secret")
    (tmp_path / "long").write_text("secret" * 3000)
    (tmp_path / "text").write_text("root:secret\n\n")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    said = set()
    for name in ("bytes", "long", "text", "pipe", "folder", "missing"):
        value = f"map=@{tmp_path / name}"
        code, output = run("play", "agent", "--hot-seat", "--lang", lang, "-o", value)
        assert code == 2 and "secret" not in output
        said.add(" ".join(output.split()).partition(str(tmp_path))[0])
    assert len(said) == 5  # a pipe and a folder are the same
    code, output = run("play", "agent", "--lang", lang, "-o", f"lots=@{tmp_path / 'text'}")
    assert code == 2 and "lots" in output and "secret" not in output


def test_a_record_never_makes_a_file_be_read(tmp_path, home):
    """A stranger's record may name any file as its map: nothing of it is opened or said."""
    secret = tmp_path / "secret.map"
    secret.write_text("hunter\ntwo\n")
    run("play", "agent", "--hot-seat", "--lang", "en", lines=[""])
    path = written(home / "game.json")
    for value in (str(secret), f"@{secret}", "/dev/zero"):
        record = json.loads(path.read_text())
        record["header"]["options"]["map"] = value
        changed = tmp_path / "changed.json"
        changed.write_text(json.dumps(record))
        code, output = run("verify", str(changed), "--lang", "en")
        assert code != 0 and "there is no such map" in " ".join(output.split())
        assert "hunter" not in output
