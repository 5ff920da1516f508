"""What a server is told when it starts: by what names it goes, and which pages may call it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import httpx
import pytest
from click.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core.errors import LudothequeError
from ludotheque.web.settings import Settings
from tests.web.serving import SOON


def test_a_page_is_let_in_by_exactly_the_origin_it_has():
    settings = Settings(port=8000, public_url="https://play.example")
    assert "https://play.example" in settings.allowed()
    assert "http://play.example" not in settings.allowed()
    assert "http://localhost:8000" in settings.allowed()


@pytest.mark.parametrize(
    "address, url, host",
    [
        ("https://play.example:443/", "https://play.example", "play.example"),
        ("http://play.example:80", "http://play.example", "play.example"),
        ("https://Play.Example:8443", "https://play.example:8443", "play.example:8443"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000", "[2001:db8::1]:8000"),
        ("https://spiel.köln", "https://spiel.xn--kln-sna", "spiel.xn--kln-sna"),
    ],
)
def test_an_address_is_taken_as_browsers_write_it(address, url, host):
    settings = Settings(public_url=address)
    settings.check()
    assert settings.url == url and host in settings.hosts() and url in settings.allowed()


@pytest.mark.parametrize(
    "address",
    ["play.example", "ftp://play.example", "https://", "https://play.example/games", "https://x:y",
     "https://ada@play.example", "https://play.example?a=1", "//play.example", "*"],
)  # fmt: skip
def test_what_is_no_address_is_refused_before_anything_is_opened(address):
    for settings in (Settings(public_url=address), Settings(origins=(address,))):
        with pytest.raises(LudothequeError, match="not the address of a site"):
            settings.check()


def test_an_address_of_six_is_written_in_brackets():
    assert Settings(host="::1", port=8000).url == "http://[::1]:8000"
    assert Settings(host="::1", port=8000).local_url == "http://[::1]:8000"
    assert "[::1]:8000" in Settings(host="::1", port=8000).hosts()
    assert Settings(host="0.0.0.0", port=8000).url == "http://localhost:8000"


@pytest.mark.parametrize(
    "flag, value",
    [("port", "65536"), ("port", "-1"), ("rate", "-1"), ("log", "xml"), ("log-level", "loud")],
)
def test_what_no_server_can_be_told_is_refused(flag, value):
    result = CliRunner().invoke(app, ["serve", f"--{flag}", value])
    assert result.exit_code == 2 and f"'--{flag}'" in result.output


def test_every_flag_is_a_variable_too_and_what_is_said_is_where_it_is(tmp_path):
    variables = {
        "HOST": "localhost", "PORT": "0", "DATA": str(tmp_path / "house"), "LANG": "nl",
        "NO_BROWSER": "1", "ORIGIN": "https://other.example", "RATE": "0", "LOG": "json",
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "serve"],
        env={**os.environ, **{f"LUDOTHEQUE_{key}": value for key, value in variables.items()}},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        said = process.stdout.readline()
        assert said.startswith("Ludothèque is open op http://localhost:")  # in Dutch
        url = said.split()[4]
        assert not url.endswith(":0")
        assert httpx.get(f"{url}/api/v1/games", timeout=SOON).is_success
        kept = json.loads((tmp_path / "house" / "server.json").read_text())
        assert kept["url"] == url
        asked = {"Origin": "https://other.example", "Access-Control-Request-Method": "POST"}
        answer = httpx.options(f"{url}/api/v1/tables", headers=asked, timeout=SOON)
        assert answer.headers["access-control-allow-origin"] == "https://other.example"
    finally:
        process.terminate()
        process.communicate(timeout=SOON)
    assert process.returncode == 0
