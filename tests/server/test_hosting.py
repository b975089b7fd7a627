"""What a host copies from docs/hosting.md: every setting is explained, and the files say what the server understands."""

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from tabard.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "hosting.md"
FILES = ROOT / "docs" / "hosting"
CONTAINER = ROOT / "Containerfile"
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "HEALTHCHECK", "CMD"}
NAME = re.compile(rf"{PREFIX}([A-Z_]+)")


def named(path: Path) -> set[str]:
    return {name.lower() for name in NAME.findall(path.read_text("utf-8"))}


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", " ", CONTAINER.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_every_setting_is_explained_and_no_other() -> None:
    assert named(GUIDE) == set(Settings.__struct_fields__)
    for path in (CONTAINER, FILES / "tabard.service"):
        assert named(path) <= set(Settings.__struct_fields__)


def test_the_container_file_is_sound() -> None:
    """No builder here can fetch its base, so it is read: known instructions, a fixed base, no root, the server's own port."""
    lines = instructions()
    assert {word for word, _ in lines} == INSTRUCTIONS
    assert all(re.search(r":\d+\.\d+", rest) for word, rest in lines if word == "FROM"), "a base with a version"
    last = lines[max(at for at, (word, _) in enumerate(lines) if word == "FROM") :]
    assert ("USER", "tabard") in last and last[-1] == ("CMD", '["tabard", "serve"]')
    assert ("EXPOSE", str(Settings().port)) in last
    assert "/health" in dict(last)["HEALTHCHECK"]
    assert "wheel-compiled:" in (ROOT / "Makefile").read_text("utf-8")


def test_the_unit_is_sound() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(FILES / "tabard.service")
    assert set(unit) == {"DEFAULT", "Unit", "Service", "Install"}
    service = unit["Service"]
    assert service["ExecStart"].endswith("tabard serve") and service["Restart"] == "always"
    assert service["Environment"].removeprefix("TABARD_DATABASE=sqlite:///").startswith(service["ReadWritePaths"])


def test_the_web_server_understands_its_file(tmp_path: Path) -> None:
    text = (FILES / "nginx.conf").read_text("utf-8")
    assert text.count("{") == text.count("}") and f"127.0.0.1:{Settings().port}" in text
    assert "$http_upgrade" in text and "$request_uri" not in text.partition("log_format")[2].partition(";")[0]
    if shutil.which("nginx") is None:
        pytest.skip("no nginx: its file is read but not tried")
    certify(tmp_path)
    for line in ("fullchain", "privkey"):
        text = text.replace(f"/etc/letsencrypt/live/inn.example/{line}.pem", str(tmp_path / f"{line}.pem"))
    text = text.replace("/var/log/nginx", str(tmp_path))
    whole = f"pid {tmp_path}/pid; events {{}} http {{ {text} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    tried = subprocess.run(
        ["nginx", "-t", "-e", str(tmp_path / "log"), "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stderr


def certify(folder: Path) -> None:
    key, certificate = str(folder / "privkey.pem"), str(folder / "fullchain.pem")
    own = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=inn.example"]
    subprocess.run([*own, "-keyout", key, "-out", certificate], check=True, capture_output=True)
