"""The page of what the project relies on that others do not promise."""

from __future__ import annotations

import pytest

from docs import write_compatibility


def test_the_page_says_what_the_tests_are_marked_with() -> None:
    assert write_compatibility.PAGE.read_text(encoding="utf-8") == write_compatibility.page()


def test_every_reliance_is_said_once_and_names_a_library_that_is_there() -> None:
    found = list(write_compatibility.reliances())
    assert len(found) >= 10
    assert len({one.behaviour for one in found}) == len(found)
    assert len({one.package for one in found}) > 4


def test_a_library_that_nothing_pins_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        write_compatibility, "reliances", lambda: iter([write_compatibility.Reliance("nowhere", "It is.", "a test")])
    )
    with pytest.raises(KeyError):
        write_compatibility.page()
