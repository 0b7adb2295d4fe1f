"""``sleepover night --simulate``: who meets whom on many nights, the same for the same seed."""

from __future__ import annotations

import pytest

from sleepover.cli import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    out, error = capsys.readouterr()
    return int(ended.value.code or 0), out + error


def test_nights_of_three_to_24_people_are_told_and_a_seed_tells_them_again(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = printed(capsys, "night", "--simulate", "--nights", "22", "--rounds", "2")
    assert status == 0
    rows = [line.split() for line in told.splitlines() if line.strip()[:1].isdigit()]
    assert [row[0] for row in rows if len(row) > 7 and row[1] != "nights"] == [str(people) for people in range(3, 25)]
    assert "22 nights of 2 rounds, of which 1 mix people" in told
    assert printed(capsys, "night", "--simulate", "--nights", "22", "--rounds", "2") == (0, told)
    assert printed(capsys, "night", "--simulate", "--nights", "22", "--rounds", "2", "--seed", "1")[1] != told


def test_nights_are_played_on_discord(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = printed(capsys, "night")
    assert (status, "--simulate" in told) == (2, True)
    assert printed(capsys, "night", "--simulate", "--rounds", "0")[0] == 2
