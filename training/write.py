"""Put trained networks where the program finds them: ``python -m training.write FILE WORTH``.

Weights become whole numbers, and the number that stands for 1 is written before each matrix.
"""

from __future__ import annotations

import sys
from pathlib import Path
from struct import pack

import torch
from torch import Tensor, nn

import games.magic_numbers
from training.nets import Mind

MOST = 32767
INTO = Path(games.magic_numbers.__file__).parent / "weights-many.bin"


def _with_bias(layer: nn.Linear) -> Tensor:
    return torch.cat([layer.weight, layer.bias[:, None]], 1)


def matrices(mind: Mind) -> list[Tensor]:
    """In the order in which ``games/magic_numbers/crowd.py`` reads them."""
    return [
        _with_bias(mind.each),
        _with_bias(mind.public),
        mind.card.weight,
        mind.known.weight,
        _with_bias(mind.second),
        _with_bias(mind.last),
        _with_bias(mind.gift),
    ]


def main() -> None:
    """Write the policy of the one file and the worth of the other."""
    data = b""
    policy, worth = Mind(), Mind()
    policy.load_state_dict(torch.load(sys.argv[1])["mind"])
    kept = torch.load(sys.argv[2])
    worth.load_state_dict(kept["worth"])
    for mind in (policy, worth):
        for matrix in (one.detach() for one in matrices(mind)):
            one = MOST / float(matrix.abs().max())
            numbers = (matrix.double() * one).round().flatten().long().tolist()
            data += pack(f"<d{len(numbers)}h", one, *numbers)
    INTO.write_bytes(data)
    print(f"{INTO}: {len(data)} bytes")


if __name__ == "__main__":
    main()
