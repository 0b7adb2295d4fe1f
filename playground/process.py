"""The local Discord in a process of its own, for a bot or a test in this one.

What a person's click costs is then what it costs the bot: the page, the gateway and the files are somebody else's work.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

GOODBYE_SECONDS = 10.0
"""Seconds that the process has to stop."""


class ProcessError(Exception):
    """The local Discord could not be started; the message is one sentence."""


class Report(msgspec.Struct, omit_defaults=True):
    """Report of the process once it listens, as one line of JSON: its URL and the bot's token, or an error."""

    url: str = ""
    token: str = ""
    error: str = ""


def _without_tokens(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment without tokens for the real Discord: they have no use here."""
    return {name: value for name, value in environment.items() if "TOKEN" not in name.upper()}


class DiscordProcess:
    """A local Discord beside this process, to `async with`.

    `url` is where it listens (API, gateway and page), `token` the bot's. It ends with this process, however that ends:
    it listens at its standard input for the end of this one. `gone` is done, with its exit status, once it has ended.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data: Path | None = None,
        people: Sequence[str] = (),
        rate_limits: bool = True,
        language: str | None = None,
    ) -> None:
        self._arguments = ["--report", "--port", str(port)]
        if data is not None:
            self._arguments += ["--data", str(data)]
        if people:
            self._arguments += ["--seats", ",".join(people)]
        if language is not None:
            self._arguments += ["--language", language]
        if not rate_limits:
            self._arguments.append("--no-rate-limits")
        self._process: asyncio.subprocess.Process | None = None
        self.url = ""
        self.token = ""
        self.gone: asyncio.Task[int]

    async def start(self) -> Self:
        """Start the process, and wait for nothing."""
        # The path has this package's own folder, and not (-P) the current one of this process.
        path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "playground", *self._arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl-C in a terminal is for this process, which ends the other in order.
            start_new_session=True,
            env={**_without_tokens(os.environ), "PYTHONPATH": path},
        )
        self.gone = asyncio.create_task(self._process.wait())
        return self

    async def listening(self) -> None:
        """Wait until it listens; `url` and `token` are known then. Raises `ProcessError`."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            status = await self.gone
            raise ProcessError(f"The local Discord did not start (exit status {status}); what it says stands above.")
        report = msgspec.json.decode(line, type=Report)
        if report.error:
            raise ProcessError(report.error)
        self.url, self.token = report.url, report.token

    async def __aenter__(self) -> Self:
        if self._process is None:
            await self.start()
        try:
            await self.listening()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def stop(self) -> None:
        """End the process after its last output; kill it if it does not end."""
        if self._process is None or self._process.returncode is not None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(asyncio.shield(self.gone), GOODBYE_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self.gone
