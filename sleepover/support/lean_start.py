"""A command's start: the parts of libraries that it does not use are neither imported nor built."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import typer


@contextmanager
def left_out(modules: Mapping[str, Sequence[str]]) -> Iterator[None]:
    """Import libraries inside as if each of these modules had nothing but these names, all of them None.

    For modules that a library imports for a function which we do not call.
    """
    before = {name: sys.modules.get(name) for name in modules}
    for name, names in modules.items():
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(dict.fromkeys(names))
    try:
        yield
    finally:
        for name, module in before.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module


def import_structlog() -> None:
    """Import structlog without rich, which takes longer than structlog itself.

    Its tracebacks would show variables, so the log has tracebacks of its own.
    """
    with left_out({"rich": ()}):
        import structlog  # noqa: F401


def import_help() -> None:
    """Import what typer draws its help with, without Markdown and tracebacks, which take longer than the rest."""
    with left_out({"rich.markdown": ("Markdown",), "rich.traceback": ("Traceback",)}):
        import typer.rich_utils  # noqa: F401


@contextmanager
def only_asked_for(app: typer.Typer, asked: Sequence[str]) -> Iterator[None]:
    """Leave out the parameters of all commands but the one that is asked for; the others keep their names and help.

    Reading them takes half of the time that a short command has.
    """
    word = asked[0] if asked else ""
    before = []
    for info in _commands(app, word):
        assert info.callback is not None
        before.append((info, info.callback))
        info.callback = _bare(info.callback)
    try:
        yield
    finally:
        for info, callback in before:
            info.callback = callback


def _commands(app: typer.Typer, word: str) -> Iterator[Any]:
    """Yield the commands of an app, and of its groups, that do not begin with this word."""
    for info in app.registered_commands:
        assert info.callback is not None
        if (info.name or info.callback.__name__.replace("_", "-")) != word:
            yield info
    for group in app.registered_groups:
        # A group without a name is part of the app.
        if group.typer_instance is not None and (not isinstance(group.name, str) or group.name != word):
            yield from _commands(group.typer_instance, word if not isinstance(group.name, str) else "")


def _bare(callback: Callable[..., Any]) -> Callable[[], None]:
    def bare() -> None:
        """Stand in for a command that nobody asks for."""

    bare.__name__, bare.__doc__ = callback.__name__, inspect.getdoc(callback)
    return bare


_PLAIN = (str, Path, bool)
"""Types of parameters; of a bool, this is only for one that is not given, as typer looks at no other."""


class PlainValue:
    """Conversion of a parameter's text, without pydantic where there is nothing to check.

    Importing pydantic takes as long as many a command.
    """

    def __init__(self, kind: Callable[[str], Any]) -> None:
        self._kind = kind

    def coerce(self, value: Any, *, param: Any, ctx: Any) -> Any:
        """Return the parameter's value; None stays None."""
        if value is None:
            return None
        if self._kind is not bool and self._is_plain(value):
            return self._kind(value)
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)

    def _is_plain(self, value: Any) -> bool:
        """Return whether a text is one in Unicode, and a path leads nowhere or to a file that can be read."""
        try:
            value.encode()
            return self._kind is not Path or os.access(value, os.R_OK) or not os.path.lexists(value)
        except (AttributeError, ValueError):
            return False


def convert_plainly(params: Sequence[Any]) -> None:
    """Have single texts and paths among the parameters converted without pydantic, if they have no conditions."""
    for param in params:
        described = getattr(param, "type_descriptor", None)
        if described is None or described.annotation not in _PLAIN or param.multiple or param.nargs != 1:
            continue
        conditions = ("parser", "exists", "resolve_path", "path_type")
        if not any(getattr(described.parameter_info, each, None) for each in conditions):
            param._runtime_param = PlainValue(described.annotation)
