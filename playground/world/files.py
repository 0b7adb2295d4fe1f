"""Uploaded files: kept while a message shows them, fetchable over HTTP, then forgotten."""

from __future__ import annotations

import io
import mimetypes
import re
import secrets
import struct
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

ORPHANS = 32
"""Number of files that no message shows any more which are still served: a page may be about to fetch them."""
CACHED = 64
"""Number of files held in memory when they are kept on disk as well."""


class Upload:
    """A file that came with a request: its name, its alt text, its bytes."""

    def __init__(self, filename: str, data: bytes, description: str | None = None) -> None:
        self.filename = filename
        self.data = data
        self.description = description

    @property
    def fp(self) -> io.BytesIO:
        """The bytes as an open file, the way the world wants to read them."""
        return io.BytesIO(self.data)


def rewritten(name: str) -> str:
    """Return the name that Discord gives an uploaded file of this name.

    Spaces become `_`, letters lose their accents, everything but letters, digits, `_`, `-` and `.` goes, and so
    do dots and `_` at both ends. If nothing is left before its ending, it is a new name each time.
    """
    stem, dot, ending = name.rpartition(".")
    if dot and any(map(str.isalnum, stem)) and not _plain(stem):
        return f"{secrets.token_hex(8)}.{_plain(ending)}"
    return _plain(name) or secrets.token_hex(8)


def _plain(name: str) -> str:
    name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return _UNKNOWN.sub("", "_".join(re.split(r"[\s/\\]+", name))).strip("._")


_UNKNOWN = re.compile(r"[^A-Za-z0-9_.-]")


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file as it is served."""

    id: str
    filename: str
    content_type: str
    data: bytes


class Files:
    """All files of the world, by attachment id.

    Without `load` every live file is in memory. With it (files kept on disk) memory holds the last few and the
    rest is read again when asked for. `on_stored` and `on_dropped` tell the disk what to do.
    """

    def __init__(self) -> None:
        self.base_url = ""
        self.load: Callable[[str], StoredFile | None] | None = None
        self.on_stored: Callable[[StoredFile], None] = lambda _: None
        self.on_dropped: Callable[[str], None] = lambda _: None
        self._held: OrderedDict[str, StoredFile] = OrderedDict()
        self._orphans: deque[str] = deque()

    def __len__(self) -> int:
        return len(self._held)

    @property
    def held_bytes(self) -> int:
        """Total size of the files in memory, in bytes."""
        return sum(len(file.data) for file in self._held.values())

    def store(self, attachment_id: int, channel_id: int, name: str, data: bytes, alt: str | None) -> dict[str, Any]:
        """Keep a new file; the answer is Discord's attachment object for it."""
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        file = StoredFile(str(attachment_id), name, content_type, data)
        self._hold(file)
        self.on_stored(file)
        url = f"{self.base_url}/attachments/{channel_id}/{attachment_id}/{quote(name)}"
        attachment: dict[str, Any] = {
            "id": file.id,
            "filename": name,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
            "flags": 0,
        }
        if alt is not None:
            attachment["description"] = alt
        size = image_size(data)
        if size is not None:
            attachment["width"], attachment["height"] = size
        return attachment

    def get(self, attachment_id: str) -> StoredFile | None:
        """Return the file, loaded if necessary; None if it is gone."""
        file = self._held.get(attachment_id)
        if file is None and self.load is not None:
            file = self.load(attachment_id)
            if file is not None:
                self._hold(file)
        return file

    def release(self, attachments: Iterable[Mapping[str, Any]]) -> None:
        """Release attachments that no message shows any more; they are served a little longer, then dropped."""
        self._orphans.extend(str(attachment["id"]) for attachment in attachments)
        while len(self._orphans) > ORPHANS:
            gone = self._orphans.popleft()
            self._held.pop(gone, None)
            self.on_dropped(gone)

    def _hold(self, file: StoredFile) -> None:
        self._held[file.id] = file
        while self.load is not None and len(self._held) > CACHED:
            self._held.popitem(last=False)


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF or WebP (plain, lossless or extended), else None."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        if data[12:16] == b"VP8X":
            return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
        if data[12:16] == b"VP8L":
            bits = int.from_bytes(data[21:25], "little")
            return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
        if data[12:16] == b"VP8 ":
            width, height = struct.unpack("<HH", data[26:30])
            return width & 0x3FFF, height & 0x3FFF
    return None
