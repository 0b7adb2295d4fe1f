"""The zones of the machine and those of the package tzdata: the newer ones count."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from shutil import copyfile

import pytest

from bot.core import availability

WINTER = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def path() -> Iterator[None]:
    yield
    zoneinfo.reset_tzpath()
    zoneinfo.ZoneInfo.clear_cache()
    availability.zone_info.cache_clear()


def machine(path: Path, version: str | None, file: str = "tzdata.zi") -> None:
    """Give the machine zones of that version, in which Vancouver's clocks are those of Tokyo."""
    (path / "America").mkdir()
    source = resources.files("tzdata.zoneinfo").joinpath("Asia").joinpath("Tokyo")
    with resources.as_file(source) as tokyo:
        copyfile(tokyo, path / "America" / "Vancouver")
    if version is not None:
        (path / file).write_text(version)
    zoneinfo.reset_tzpath([path])
    zoneinfo.ZoneInfo.clear_cache()
    availability.zone_info.cache_clear()


def hours() -> float:
    offset = WINTER.astimezone(availability.zone_info("America/Vancouver")).utcoffset()
    assert offset is not None
    return offset.total_seconds() / 3600


@pytest.mark.parametrize("version", ["# version 2025b\n", "# version 2026a-rearguard", "unknown", "", None])
def test_old_zones_of_the_machine_do_not_win(tmp_path: Path, version: str | None) -> None:
    machine(tmp_path, version)
    assert hours() == -7


@pytest.mark.parametrize(
    ("version", "file"), [("# version 2126b\n", "tzdata.zi"), ("2126za", "+VERSION"), ("2126a", "version")]
)
def test_newer_zones_of_the_machine_win(tmp_path: Path, version: str, file: str) -> None:
    machine(tmp_path, version, file)
    assert hours() == 9


def test_a_machine_without_zones_has_those_of_the_package(tmp_path: Path) -> None:
    zoneinfo.reset_tzpath([tmp_path / "nowhere"])
    availability.zone_info.cache_clear()
    assert hours() == -7
    assert {str(availability.zone_info(name)) for name in availability.zone_names()} == set(availability.zone_names())


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "Mars/Base", "America", "", "a//b", "Europe/Berlin\0", "__init__.py"]
)
def test_what_is_no_zone_is_utc(name: str) -> None:
    assert WINTER.astimezone(availability.zone_info(name)).utcoffset() == WINTER.utcoffset()
