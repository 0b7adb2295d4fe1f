"""A finished game as an animation: which boards are shown, what is said to each, and for how long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

import games
import renderers
from bot.i18n.excerpt import cut
from bot.i18n.transcript import TranscriptWriter
from games.core.last_action import view_to_draw
from games.core.record import Frame
from renderers.canvas import passing
from renderers.gif import GifWriter
from renderers.seat_styles import seat_styles

MOST = 100
"""Most pictures of an animation; a game with more actions has several of them in one."""
LONGEST_CAPTION = 170
"""Characters; of more that happened the last is told."""
STEPS = 3
"""The empty steps of a picture."""
LAST = 8.0
"""Seconds for which the end stays before the animation begins again."""


def group_frames(frames: Sequence[Frame]) -> list[Sequence[Frame]]:
    """Return the frames grouped by picture; each shows the board after the last of its frames.

    Each frame has its own picture if there are few enough. Otherwise the actions of one player in a row share
    one, and if these are still too many, several of them do, evenly.
    """
    alone = [[frame] for frame in frames]
    if len(alone) <= MOST:
        return list(alone)
    start, *rest = frames
    runs = [[start], *(list(run) for _, run in groupby(rest, key=lambda frame: frame.seat))]
    if len(runs) > MOST:
        each = -(-(len(runs) - 1) // (MOST - 1))
        several = (runs[at : at + each] for at in range(1, len(runs), each))
        runs = [runs[0], *(list(chain.from_iterable(some)) for some in several)]
    return list(runs)


def animation_frames(frames: Sequence[Frame], say: TranscriptWriter, styles: Sequence[int] = ()) -> Iterator[bytes]:
    """Yield the animation as the room saw the game, with those styles of its seats (``renderers.seat_styles``).

    ``STEPS`` empty parts come for each picture, none of which takes long, and then the GIF.
    """
    game, draw, reel = games.load(say.record.game), renderers.load(say.record.game).board, GifWriter()
    last = frames[-1].number
    found = group_frames(frames)
    for number, scene in enumerate(found, start=1):
        at, told = scene[-1], caption(scene, say)
        with passing(), seat_styles(styles):
            board = draw(view_to_draw(game, at, None, history=frames), say.names, say.words)
        yield b""
        seconds = LAST if number == len(found) else display_seconds(told)
        reel.lay(board, told, f"{at.number} / {last}", at.number / max(1, last), seconds)
        yield b""
        reel.pack()
        yield b""
    yield reel.gif()


def build_animation(frames: Sequence[Frame], say: TranscriptWriter) -> bytes:
    """Return the whole animation as a GIF."""
    *_, gif = animation_frames(frames, say)
    return gif


def caption(scene: Sequence[Frame], say: TranscriptWriter) -> str:
    """Return what the room saw happen in a picture, within ``LONGEST_CAPTION``; if it was told nothing, the actions."""
    told = [sentence for frame in scene for sentence in say.audience_text(frame)]
    if scene[0].number == 0:
        told.insert(0, say.title() + ".")
    if not told:
        # All events are secrets of one seat.
        told = [say.doing(frame) for frame in scene]
    kept: list[str] = []
    for sentence in reversed(told):
        if kept and len(" ".join([sentence, *kept])) > LONGEST_CAPTION:
            break
        kept.insert(0, sentence)
    kept[:1] = [cut(sentence, LONGEST_CAPTION) for sentence in kept[:1]]
    # The fonts of the boards have no arrow.
    return " ".join(kept).replace("→", ">")


def display_seconds(caption: str) -> float:
    """Return the seconds for which a picture with that caption is shown."""
    return min(3.2, max(1.0, 0.6 + 0.022 * len(caption)))
