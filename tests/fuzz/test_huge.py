"""Files as large as they may be, each made to take as much memory or time as it can: refused or read within bounds."""

from __future__ import annotations

import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.core.config import LARGEST as LARGEST_SETTINGS
from sleepover.support.record_files import LARGEST
from tests.fuzz.bounds import SECOND
from tests.project.source_tree import ROOT
from tests.time_limits import PATIENCE

HEAD = b'{"game":"magic_numbers","rules":1,"seats":["a","b"],'
ROOM = b'{"game":"pillow_fight","rules":1,"seats":["a","b","c"],"faces":[],"actions":[[0,"room '

RECORDS = {
    "empty lists": (b'{"actions":[', b"[],", b"[]]}"),
    "empty objects": (b'{"actions":[', b"{},", b"{}]}"),
    "small nests": (b"[", b"[[[]]],", b"1]"),
    "fractions": (b'{"faces":[1', b",1.5", b"]}"),
    "long numbers": (b"[", b"9" * 4000 + b",", b"1]"),
    "one text": (b'"', b"\\u1234", b'"'),
    "one text of wide characters": (b'"', "🎲".encode(), b'"'),
    "objects": (b"[", b'{"a":1},', b"1]"),
    "names": (b'{"game":"magic_numbers","rules":1,"actions":[],"seats":[', b'"",', b'""]}'),
    "actions": (HEAD + b'"seed":"' + b"0" * 64 + b'","salt":"","actions":[', b'[0,"roll"],', b'[0,"keep"]]}'),
    "faces": (HEAD + b'"actions":[],"faces":[', b"1,", b"1]}"),
    "a long action": (ROOM, b"./", b'."]]}'),
    "a long number in an action": (HEAD + b'"faces":[],"actions":[[0,"give 1', b"0", b'"]]}'),
    "depth": (b"", b"[", b""),
    "depth of objects": (b"", b'{"a":', b""),
}
SETTINGS = {
    "dots": (b"a", b".a", b"=1"),
    "dots in a heading": (b"[a", b".a", b"]"),
    "brackets": (b"a=", b"[", b""),
    "headings": (b"", b"[[a.b]]\n", b""),
    "a long name": (b"", b"x", b"=1"),
}
PROBE = """
import os, resource, sys, time
from tests.fuzz import targets
while asked := sys.stdin.buffer.readline():
    target, size = asked.split()
    content = sys.stdin.buffer.read(int(size))
    child = os.fork()
    if not child:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        start = time.process_time()
        getattr(targets, target.decode())(content)
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(time.process_time() - start, used / 1024, flush=True)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print("failed", flush=True)
"""
"""Tries each thing that it is sent in a process of its own, which is born with everything imported."""


def filled(begin: bytes, part: bytes, end: bytes, largest: int) -> bytes:
    return begin + part * ((largest - len(begin) - len(end)) // len(part)) + end


@pytest.fixture(scope="module")
def probe() -> Iterator[subprocess.Popen[bytes]]:
    """Yield the process in which the inputs are tried."""
    with subprocess.Popen(
        [sys.executable, "-c", PROBE], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as started:
        yield started
        started.kill()


def tried(probe: subprocess.Popen[bytes], target: str, content: bytes) -> tuple[float, float]:
    """Seconds of the processor and megabytes, in a process of its own, which may not wait for anything either."""
    assert probe.stdin is not None
    assert probe.stdout is not None
    probe.stdin.write(f"{target} {len(content)}\n".encode() + content)
    probe.stdin.flush()
    assert select.select([probe.stdout], [], [], 2 * PATIENCE)[0], "it waits for something"
    seconds, megabytes = probe.stdout.readline().split()
    return float(seconds), float(megabytes)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_as_large_as_may_be_takes_less_than_200_megabytes_and_a_second(
    probe: subprocess.Popen[bytes], name: str
) -> None:
    seconds, megabytes = tried(probe, "record", filled(*RECORDS[name], LARGEST))
    assert megabytes < 200
    assert seconds < SECOND


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_as_large_as_may_be_take_no_longer_than_others(probe: subprocess.Popen[bytes], name: str) -> None:
    seconds, megabytes = tried(probe, "settings", filled(*SETTINGS[name], LARGEST_SETTINGS))
    # Of a name with dots the standard library keeps every beginning: 67 MB.
    assert megabytes < 100
    assert seconds < SECOND


def test_settings_without_end_are_not_read_to_their_end() -> None:
    from bot.core.config import ConfigError, without_token

    with pytest.raises(ConfigError, match="more than 8192 bytes"):
        without_token(Path("/dev/zero"), {})
