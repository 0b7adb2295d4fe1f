"""``--language``: in which language the servers and everybody's client are."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground.play import PlayError, parse_language
from playground.server import LocalDiscord


async def test_all_speak_the_language_that_is_asked_for_and_each_may_choose_another(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path, language="de") as local:
        assert {guild.preferred_locale for guild in local.world.guilds.values()} == {"de"}
        people = local.people_at_table
        assert {person.locale for person in people.by_id.values()} == {"de"}
        assert people.add("Dora").locale == "de"
        people.change(people.get(local.people["Ben"]), {"locale": "ja"})
    async with LocalDiscord(data=tmp_path) as local:
        # Left out, everything is as it was.
        assert {guild.preferred_locale for guild in local.world.guilds.values()} == {"de"}
        spoken = {person.name: person.locale for person in local.people_at_table.by_id.values()}
        assert spoken == {"Ann": "de", "Ben": "ja", "Cleo": "de", "Dora": "de"}
    async with LocalDiscord(data=tmp_path, language="pt") as local:
        assert {guild.preferred_locale for guild in local.world.guilds.values()} == {"pt-BR"}
        assert {person.locale for person in local.people_at_table.by_id.values()} == {"pt-BR"}
    async with LocalDiscord(data=tmp_path) as local:
        assert {guild.preferred_locale for guild in local.world.guilds.values()} == {"pt-BR"}


async def test_without_a_language_all_is_in_english() -> None:
    async with LocalDiscord() as local:
        assert {guild.preferred_locale for guild in local.world.guilds.values()} == {"en-US"}
        assert {person.locale for person in local.people_at_table.by_id.values()} == {"en-US"}


@pytest.mark.parametrize(
    ("typed", "locale"),
    [("de", "de"), ("PT-br", "pt-BR"), ("pt_BR", "pt-BR"), ("es", "es-ES"), ("en", "en-US"), ("de-AT", "de")],
)
def test_a_language_may_be_typed_in_any_way(typed: str, locale: str) -> None:
    assert parse_language(typed) == locale


def test_a_language_that_discord_does_not_have_is_refused() -> None:
    with pytest.raises(PlayError, match=r"--language: 'tlh' is none of Discord's languages: bg, cs, .*, zh-TW\."):
        parse_language("tlh")
