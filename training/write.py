"""Put trained networks where the program finds them: ``python -m training.write FILE WORTH``.

``--cool PART TARGET`` takes that part of the logits of the policy for two that is there (which ``training.give`` puts
there).
Weights become whole numbers, and the number that stands for 1 is written before each matrix.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from struct import calcsize, pack, unpack_from

import torch
from torch import Tensor, nn

import games.magic_numbers
from games.magic_numbers.duel import keeping_shapes
from training.nets import Mind

MOST = 32767
FOLDER = Path(games.magic_numbers.__file__).parent
INTO = FOLDER / "weights-many.bin"


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


def put(matrices: Iterable[Tensor]) -> bytes:
    """Matrices as the program reads them."""
    data = b""
    for matrix in matrices:
        one = MOST / float(matrix.abs().max())
        numbers = (matrix.double() * one).round().flatten().long().tolist()
        data += pack(f"<d{len(numbers)}h", one, *numbers)
    return data


def cool(part: float, target: int) -> None:
    """Bring the logits of the policy for two down to that part: only the number that stands for 1 in its last layer
    changes, and no weight is rounded again."""
    into = FOLDER / f"weights-{target}.bin"
    data = into.read_bytes()
    at = sum(calcsize(f"<d{rows * columns}h") for rows, columns in keeping_shapes(target)[:-1])
    (one,) = unpack_from("<d", data, at)
    into.write_bytes(data[:at] + pack("<d", one / part) + data[at + 8 :])
    print(f"{into}: its last layer is {part:g} of what it was")


def main() -> None:
    """Write the policy of the one file and the worth of the other."""
    if sys.argv[1] == "--cool":
        cool(float(sys.argv[2]), int(sys.argv[3]))
        return
    policy, worth = Mind(), Mind()
    policy.load_state_dict(torch.load(sys.argv[1])["mind"])
    kept = torch.load(sys.argv[2])
    worth.load_state_dict(kept["worth"])
    data = b"".join(put(one.detach() for one in matrices(mind)) for mind in (policy, worth))
    INTO.write_bytes(data)
    print(f"{INTO}: {len(data)} bytes")


if __name__ == "__main__":
    main()
