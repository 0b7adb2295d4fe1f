"""Parsing of commands: typer's commands, with the project's own error messages and help.

A wrong use becomes a :class:`~sleepover.support.terminal.UsageError`: one sentence, and what to do. Help lists the
games, and on narrow terminals, where panels and columns would be squeezed, it goes down the page.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from sleepover.support import lean_start
from sleepover.support.fuzzy_match import meant
from sleepover.support.terminal import PermanentFailure, UsageError, cut

# typer (0.29.2) brings a click of its own along, under a private name.
WrongUse: type[Exception] = typer.BadParameter.__mro__[1]
"""Error that typer raises for misuse."""

NARROW = 72
"""The columns below which help goes down the page."""

GAMES = "{games}"
"""Placeholder of the games' names in a help text; they are looked for only when it is shown."""

_NO_STREAMS = {
    "DIR": "a folder",
    "FILE.toml": "a file with settings",
    "FILE.sqlite": "a database",
    "[BACKUP]": "a backup",
}
"""Arguments that cannot be standard input or output, by their names in the help."""
_DATABASE = "FILE.sqlite"
_RECORD = "RECORD"
"""Names in help for a file or an address, and a file that is only read."""

COMPLETION = {
    "install_completion": "Teach this shell to complete commands, options and games.",
    "show_completion": "Print the script that does it, to look at or to keep elsewhere.",
}
"""Help texts of typer's own options."""


class Command(TyperCommand):
    """A command that says in our words what is wrong with how it was asked for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as typer does; misuse raises ``UsageError``, and an impossible name of a file ``PermanentFailure``."""
        asked = list(args)
        lean_start.convert_plainly(self.get_params(ctx))
        rest: list[str] = _in_our_words(super().parse_args, ctx, args, asked)
        _no_streams(self.params, ctx.params)
        _must_be_paths(self.params, ctx.params)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Format the help as typer does, or for a narrow terminal."""
        _fill(self.get_params(ctx))
        if _narrow():
            formatter.write("\n".join(_page(self, ctx)) + "\n")
        else:
            lean_start.import_help()
            super().format_help(ctx, formatter)


class Group(TyperGroup):
    """Commands under one name, likewise."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as typer does; without arguments help is shown, with the status of misuse."""
        if not args and self.no_args_is_help and not ctx.resilient_parsing:
            typer.echo(self.get_help(ctx), nl=False)
            raise typer.Exit(UsageError.status)
        lean_start.convert_plainly(self.get_params(ctx))
        rest: list[str] = _in_our_words(super().parse_args, ctx, args, list(args))
        return rest

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Resolve the command as typer does; an unknown name raises ``UsageError`` with the closest names."""
        try:
            return super().resolve_command(ctx, args)
        except WrongUse:
            path = ctx.command_path
            near = meant(args[0], self.commands)
            raise UsageError(f"{path} has no command {args[0]!r}; {near}`{path} --help` lists them") from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Format the help as typer does, or for a narrow terminal."""
        _fill(self.get_params(ctx))
        if _narrow():
            formatter.write("\n".join((*_page(self, ctx), *_commands(self))) + "\n")
        else:
            lean_start.import_help()
            super().format_help(ctx, formatter)


class App(typer.Typer):
    """A typer app of such commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        """Register a command as typer does."""
        return super().command(name, cls=Command, **settings)


def said(error: Exception) -> UsageError:
    """Return the usage error for a mistake that a command found while it ran."""
    return UsageError(str(getattr(error, "message", error)))


# ---------------------------------------------------------------------- what is wrong


def _in_our_words(parse: Callable[[Any, list[str]], list[str]], ctx: Any, args: list[str], asked: list[str]) -> Any:
    try:
        return parse(ctx, args)
    except WrongUse as error:
        raise _sentence(error, ctx, asked) from None


def _sentence(error: Any, ctx: Any, asked: Sequence[str]) -> UsageError:
    path, command = ctx.command_path, ctx.command
    kind = type(error).__name__
    help_ = f"`{path} --help` says what it takes"
    options = {opt: param for param in command.get_params(ctx) for opt in (*param.opts, *param.secondary_opts)}
    if kind == "NoSuchOption":
        long = [name for name in options if name.startswith("--")]
        return UsageError(f"{path} has no option {error.option_name}; {meant(error.option_name, long)}{help_}")
    if kind == "BadOptionUsage":
        param = options.get(error.option_name)
        if param is None or getattr(param, "is_flag", False):
            return UsageError(f"{error.option_name} takes no value; {help_}")
        return UsageError(f"{error.option_name} needs a value, {_value(param)}; {help_}")
    if kind == "MissingParameter":
        return UsageError(f"{path} needs {_named(error.param)}; {help_}")
    if getattr(error, "param", None) is not None:
        return UsageError(_bad_value(error, asked, help_))
    extra = re.search(r"\((?!s\))(.*)\)$", error.message, re.S)
    return UsageError(f"{path} does not know what to do with {extra[1] if extra else 'all of that'!r}; {help_}")


def _bad_value(error: Any, asked: Sequence[str], help_: str) -> str:
    param = error.param
    given = next((f" {cut(value)}" for opt in param.opts for value in _given(opt, asked)), "")
    what = f"{param.opts[0] if param.param_type_name == 'option' else _named(param)}{given}"
    whole = _whole_number(param)
    return f"{what}: {whole} is needed; {help_}" if whole else f"{what}: {error.message}; {help_}"


def _given(opt: str, asked: Sequence[str]) -> Iterator[str]:
    for number, word in enumerate(asked):
        if word == opt and number + 1 < len(asked):
            yield asked[number + 1]
        elif word.startswith(f"{opt}="):
            yield word.partition("=")[2]


def _whole_number(param: Any) -> str:
    """Return the parameter's range in words if it takes whole numbers, else an empty text."""
    described = getattr(param, "type_descriptor", None)
    if described is None or described.annotation not in (int, int | None, list[int], list[int] | None):
        return ""
    limits = described.parameter_info
    least, most = getattr(limits, "min", None), getattr(limits, "max", None)
    if least is not None and most is not None:
        return f"a whole number from {least} to {most}"
    return "a whole number" if least is None else f"a whole number of at least {least}"


def _no_streams(params: Iterable[Any], values: Mapping[str, Any]) -> None:
    for param in params:
        what = _NO_STREAMS.get(param.metavar or "")
        if what and isinstance(value := values.get(param.name), (Path, str)) and str(value) == "-":
            raise UsageError(f"{_short(param)} -: {what} cannot be standard input or output; give its name")


def _must_be_paths(params: Iterable[Any], values: Mapping[str, Any]) -> None:
    for param in params:
        value = values.get(param.name)
        database = param.metavar == _DATABASE
        # A record is only read, whatever its name is.
        if value is None or not (database or (isinstance(value, Path) and param.metavar != _RECORD)):
            continue
        # This is imported only now: `replay --json` needs nothing of the bot.
        from bot.core.paths import check_database, check_path

        try:
            (check_database if database else check_path)(str(value))
        except ValueError as error:
            # It may hold a password, so it is not repeated.
            raise PermanentFailure(f"{_short(param)}: {str(error).rstrip('.')}.") from None


def _short(param: Any) -> str:
    return param.opts[0] if param.param_type_name == "option" else str(param.metavar).strip("[]")


def _named(param: Any) -> str:
    return str(param.metavar) if param.param_type_name == "argument" else f"{param.opts[0]} {param.metavar}"


def _value(param: Any) -> str:
    return str(param.metavar or _whole_number(param) or "a text")


# ---------------------------------------------------------------------- help


def _narrow() -> bool:
    return shutil.get_terminal_size().columns < NARROW


def _fill(params: Iterable[Any]) -> None:
    """Fill the games' names into the help texts, and our words for typer's own options."""
    for param in params:
        if (text := COMPLETION.get(param.name)) is not None:
            param.help = text
        elif GAMES in (getattr(param, "help", None) or ""):
            import games

            param.help = param.help.replace(GAMES, ", ".join(games.names()))


def _page(command: Any, ctx: Any) -> Iterator[str]:
    width = shutil.get_terminal_size().columns
    yield from textwrap.wrap(f"Usage: {ctx.command_path} {usage(command, ctx)}", width, subsequent_indent="  ")
    for part in re.split(r"\n\s*\n", (command.help or "").strip()):
        yield ""
        yield from textwrap.wrap(" ".join(part.split()), width)
    params = command.get_params(ctx)
    for title, kind in (("Arguments", "argument"), ("Options", "option")):
        rows = [row for row in map(row_of, (one for one in params if one.param_type_name == kind)) if row]
        if rows:
            yield from ("", f"{title}:")
            for name, text in rows:
                yield from _row(name, text, width)


def _commands(group: Any) -> Iterator[str]:
    width = shutil.get_terminal_size().columns
    for panel, commands in panels(group).items():
        yield from ("", f"{panel}:")
        for name, command in commands.items():
            yield from _row(name, short(command), width)


def panels(group: Any) -> dict[str, dict[str, Any]]:
    """Return a group's visible commands by name, under the panel titles of its help."""
    found: dict[str, dict[str, Any]] = {}
    for name, command in group.commands.items():
        if not command.hidden:
            found.setdefault(getattr(command, "rich_help_panel", None) or "Commands", {})[name] = command
    return found


def _row(name: str, text: str, width: int) -> Iterator[str]:
    yield f"  {name}"
    yield from textwrap.wrap(text, width, initial_indent="    ", subsequent_indent="    ")


def usage(command: Any, ctx: Any) -> str:
    """Return the usage text after a command's name: ``[OPTIONS] GAME``."""
    told = re.sub(r"[{}]", "", " ".join(command.collect_usage_pieces(ctx)))
    return re.sub(r"\[\[(\w+)\](\.\.\.)?\]", r"[\1]\2", told)


def short(command: Any) -> str:
    """Return the first paragraph of a command's help."""
    return " ".join(re.split(r"\n\s*\n", (command.help or "").strip())[0].split())


def row_of(param: Any) -> tuple[str, str]:
    """Return a parameter's spelling, and its meaning with its default."""
    text = getattr(param, "help", None) or ""
    if param.param_type_name == "argument":
        return str(param.metavar), text
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        names += f" / {', '.join(param.secondary_opts)}"
    if not getattr(param, "is_flag", False):
        names += f" {param.metavar or 'TEXT'}"
    if param.required:
        text += " Required."
    elif param.show_default and param.default not in (None, ()) and not isinstance(param.default, bool):
        text += f" Default: {param.default}."
    return names, text
