"""The people at the table: who they are, the colour of their seat, their language, whether they take messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
import msgspec

from playground.errors import LocalError, PageRefusal
from playground.world.ids import id_of
from playground.world.model import User, World

MOST = 12
LOCALES = frozenset(locale.value for locale in discord.Locale)
"""The languages a Discord client can be set to."""
COLORS = (
    "#e4572e", "#2e86ab", "#3c9d5b", "#8e5bb5", "#d18f00", "#d6478b",
    "#1f9e9e", "#7a6a53", "#5566cc", "#9aa32e", "#b0413e", "#4f6d7a",
)  # fmt: skip


@dataclass(slots=True)
class Person:
    """One person: `locale` is the language their client is in, `dms_open` whether the bot may write to them, and
    `installed` whether they have installed the bot for themselves, and so can use it where it is not."""

    id: int
    name: str
    color: str
    dms_open: bool = True
    locale: str = "en-US"
    installed: bool = False

    def json(self) -> dict[str, Any]:
        """Return the person as JSON for the page."""
        return {**msgspec.to_builtins(self), "id": str(self.id)}


def make_person(world: World, name: str) -> User:
    """Create a user with this display name, in no guild yet."""
    slug = "".join(c for c in name.lower() if c.isascii() and (c.isalnum() or c in "._")) or "person"
    taken = {user.name for user in world.users.values()}
    unique = next(n for n in (slug if i == 0 else f"{slug}{i + 1}" for i in range(1000)) if n not in taken)
    user = world.make_user(unique, global_name=name)
    world.note_user(user.id)
    return user


class People:
    """All users who have a seat, by user id. `on_changed` is called with a user whose settings changed."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[int, Person] = {}
        self.on_changed: list[Callable[[Person], None]] = []
        self.locale = "en-US"
        """The language of people who sit down from now on."""

    def seat(self, user: User) -> Person:
        """Give a user of the world a seat."""
        name = user.global_name or user.name
        person = Person(user.id, name, COLORS[len(self.by_id) % len(COLORS)], locale=self.locale)
        self.by_id[user.id] = person
        self._changed(person)
        return person

    def get(self, user_id: str | int) -> Person:
        """Return the person; `LocalError` 404 if there is none with this id."""
        try:
            return self.by_id[id_of(user_id)]
        except KeyError:
            raise LocalError(404, f"Nobody here has the id {str(user_id)[:40]}.") from None

    def takes_messages(self, user_id: int) -> bool:
        """Return whether this user accepts DMs from the bot."""
        person = self.by_id.get(user_id)
        return person is None or person.dms_open

    def add(self, name: object) -> Person:
        """Add a person with this name to every guild and give them a seat."""
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= 32:
            raise PageRefusal(400, "name-length")
        if len(self.by_id) >= MOST:
            raise PageRefusal(409, "seats-taken", most=MOST)
        name = name.strip()
        if any(person.name == name for person in self.by_id.values()):
            raise PageRefusal(409, "name-taken", name=name)
        user = make_person(self.world, name)
        for guild_id in self.world.guilds:
            self.world.add_member(guild_id, user.id, announce=True)
        return self.seat(user)

    def change(self, person: Person, changes: dict[str, Any]) -> Person:
        """Change a person's settings: `dms_open` and `installed` (bool), `locale` (one of Discord's)."""
        wanted = {name: changes.get(name, getattr(person, name)) for name in ("dms_open", "installed", "locale")}
        for name in ("dms_open", "installed"):
            if not isinstance(wanted[name], bool):
                raise LocalError(400, f"{name} is true or false.")
        if not isinstance(wanted["locale"], str) or wanted["locale"] not in LOCALES:
            raise LocalError(400, f"{wanted['locale']} is none of Discord's languages: {', '.join(sorted(LOCALES))}.")
        for name, value in wanted.items():
            setattr(person, name, value)
        self._changed(person)
        return person

    def _changed(self, person: Person) -> None:
        for tell in self.on_changed:
            tell(person)
