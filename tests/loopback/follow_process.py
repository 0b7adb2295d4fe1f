"""Bot process that is killed at a step, as ``failpoint_process``, and whose boards follow the talk without waiting."""

from __future__ import annotations

import socket
from collections.abc import Sequence

from bot.messages import board_follow
from bot.messages.board_follow import FollowThreshold
from tests.loopback import failpoint_process


def main(arguments: Sequence[str], line: socket.socket) -> None:
    """Run as ``failpoint_process``, with these arguments."""
    board_follow.THRESHOLDS["calmly"] = FollowThreshold(board_follow.THRESHOLDS["calmly"].messages, 0.0)
    board_follow.QUIET = 0.0
    failpoint_process.main(arguments, line)
