"""Training: imitation of the formulas, then games in a league.

``python -m training.learn FOLDER --minutes 60`` writes ``FOLDER/latest.pt`` now and then, and goes on from it.
"""

from __future__ import annotations

import argparse
import copy
import time
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn

from games.magic_numbers.crowd import CARE
from training.league import EASY, KINDS, MIND, NORMAL, POINTS, RACE, READER, Batch, Mix, Pool, Step, judged
from training.nets import Careful, Critic, Facts, Mind, acting
from training.race import race
from training.tables import TARGETS

T = 24
"""Steps a round."""
PASSES, PART = 4, 2048
"""How often each round's decisions are gone through, and in parts of how many."""
MEAN = 0.98
"""The weights that are written are means over rounds: so much of the mean before, the rest of what they are now."""


def kinds(**parts: float) -> tuple[float, ...]:
    """How likely each kind of player is."""
    names = {"mind": MIND, "normal": NORMAL, "easy": EASY, "race": RACE, "reader": READER}
    found = [0.0] * KINDS
    for name, part in parts.items():
        found[names[name]] = part
    return tuple(found)


LEAGUE: Mix = (
    (0.25, kinds(mind=1), kinds(mind=1)),
    (0.5, kinds(mind=1), kinds(normal=1)),
    (0.25, kinds(mind=1), kinds(mind=0.45, normal=0.35, easy=0.2)),
)
AGAINST_RACE: Mix = ((0.75, kinds(mind=1), kinds(race=1)), (0.25, kinds(mind=1), kinds(race=0.5, mind=0.5)))
AGAINST_READER: Mix = ((1.0, kinds(reader=1), kinds(mind=1)),)


class Lesson(NamedTuple):
    """Who learns from which decisions of a batch, and how freely."""

    net: Mind | Careful
    optimizer: torch.optim.Optimizer
    batch: Batch
    who: int
    free: float


def improve(lessons: list[Lesson]) -> list[float]:
    """Four rounds of what is known as proximal policy optimisation, all lessons mixed; says how free the choices are in
    each."""
    entropy = [0.0] * len(lessons)
    ready = [_prepared(lesson) for lesson in lessons]
    for _ in range(PASSES):
        parts = [(k, part) for k, (mine, *_) in enumerate(ready) for part in torch.randperm(len(mine)).split(PART)]
        for order in torch.randperm(len(parts)).tolist():
            k, part = parts[order]
            if len(part) < PART // 8:
                continue
            net, optimizer, batch, _, free = lessons[k]
            mine, better, weights, seats, held = ready[k]
            at = mine[part]
            facts = Facts(seats[at], batch.facts.game[at], batch.facts.known[at], batch.facts.cards[at])
            policy = net.mind if isinstance(net, Careful) else net
            logits = policy(facts) if held is None else policy(facts) - held[part]
            logs = acting(logits, facts.cards)[:, 0]
            ratio = (logs.gather(1, batch.choice[at][:, None])[:, 0] - batch.before[at]).exp()
            gain = torch.minimum(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
            gain = (weights[part] * gain).mean()
            random = -(weights[part] * (logs.exp() * logs).sum(1)).mean()
            optimizer.zero_grad()
            (-gain - free * random).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            entropy[k] = float(random.detach())
    return entropy


def _prepared(lesson: Lesson) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor | None]:
    """Which decisions, how much better than expected (in standard deviations), how much each counts, what is told of
    the seats, and what care takes."""
    net, _, batch, who, _ = lesson
    mine = (batch.kind == who).nonzero()[:, 0]
    better = (batch.better[mine] - batch.better[mine].mean()) / max(float(batch.better.std()), 1e-3)
    # Every table counts alike, however many of them learn at it.
    weights = 1 / batch.alike[mine]
    weights = weights / weights.mean()
    seats = batch.facts.seats if who != READER else torch.cat([batch.facts.seats, batch.exact], 2)
    held = net.held(Facts(*(fact[mine] for fact in batch.facts))) if isinstance(net, Careful) else None
    return mine, better, weights, seats, held


def criticise(critic: Critic, optimizer: torch.optim.Optimizer, batch: Batch) -> float:
    """The critic learns what came of it."""
    told, game, won = (torch.cat([one[k] for one in batch.open]) for k in range(3))
    last = 0.0
    for part in torch.randperm(len(told))[: len(told) * 2 // 5].split(4096):
        loss = -(won[part] * critic(told[part], game[part])).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        last = float(loss.detach())
    return last


def imitate(mind: Mind, critic: Critic, pools: list[Pool], seconds: float) -> None:
    """Do as the formulas do, for all thirty cards."""
    optimizer = torch.optim.Adam(mind.parameters(), 2e-3)
    judge = torch.optim.Adam(critic.parameters(), 2e-3)
    began, steps, lost = time.process_time(), 0, 0.0
    while time.process_time() - began < seconds:
        pool = pools[steps % len(pools)]
        room, kept = pool.room, []
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * max(0.1, 1 - (time.process_time() - began) / seconds)
        for _ in range(16):
            kept.append(_imitated(mind, optimizer, pool))
            lost += 0.05 * (kept[-1][0] - lost)
        steps += 1
        batch = judged([one for _, one in kept], critic, 0.97)
        said = criticise(critic, judge, batch)
        if steps % 10 == 0:
            print(f"imitation {steps}: {lost:.4f}, critic {said:.4f}, seats {room.seats}", flush=True)


def _imitated(mind: Mind, optimizer: torch.optim.Optimizer, pool: Pool) -> tuple[float, object]:
    room = pool.room
    found: list[float] = []

    def teaching(facts: Facts, chances: Tensor) -> Tensor:
        with torch.enable_grad():
            logs = acting(mind(facts), facts.cards)
            with torch.no_grad():
                likely = race(room, room.beliefs)[1]
            weights = chances + 0.2 / chances.shape[1]
            excess = (likely * ((likely + 1e-9).log() - logs)).sum(2)
            loss = (weights * excess).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        found.append(float(loss.detach()))
        return likely

    step = pool.step(mind, torch.empty(0), None, taught=teaching)
    return found[0], step


def widened(mind: Mind) -> Mind:
    """A reader that begins as the network plays."""
    reader = Mind(exact=True)
    state = mind.state_dict()
    for name, value in reader.state_dict().items():
        old = state[name]
        if value.shape != old.shape:
            many = len(state["each.weight"][0]) - 1
            new = torch.zeros_like(value)
            new[:, :many] = old[:, :many]
            new[:, value.shape[1] - (old.shape[1] - many) :] = old[:, many:]
            state = {**state, name: new}
    reader.load_state_dict(state)
    return reader


def save(folder: Path, mind: Mind, critic: Critic, reader: Mind, rounds: int, name: str = "latest") -> None:
    """Write all that is needed to go on."""
    kept = {"mind": mind.state_dict(), "critic": critic.state_dict(), "reader": reader.state_dict(), "rounds": rounds}
    torch.save(kept, folder / f"{name}.tmp")
    (folder / f"{name}.tmp").replace(folder / f"{name}.pt")


def load(path: Path) -> tuple[Mind, Critic, Mind]:
    """What :func:`save` wrote."""
    kept = torch.load(path)
    mind, critic, reader = Mind(), Critic(KINDS), Mind(exact=True)
    for net, name in ((mind, "mind"), (critic, "critic"), (reader, "reader")):
        net.load_state_dict(kept[name])
    return mind, critic, reader


def careful(path: Path, worth: Path | None, care: float = CARE) -> Mind | Careful:
    """The network of that file, with a worth as :mod:`training.worth` wrote it: as the program plays."""
    mind, _, _ = load(path)
    if worth is None:
        return mind
    return Careful(mind, load_worth(worth), care)


def load_worth(path: Path) -> Mind:
    """A worth as :mod:`training.worth` wrote it."""
    price = Mind()
    price.load_state_dict(torch.load(path)["worth"])
    return price


def options(
    doc: str | None, *, minutes: float, lr: tuple[float, float], free: tuple[float, float]
) -> argparse.ArgumentParser:
    """What every training is asked for: a folder, how long, and how fast (``lr``) and freely it learns at first and
    last."""
    parser = argparse.ArgumentParser(description=(doc or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=minutes, help=f"of one core (default {minutes:g})")
    parser.add_argument("--wall", type=float, default=1e9, help="and so many by the clock at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lr", type=float, nargs=2, default=lr)
    parser.add_argument("--free", type=float, nargs=2, default=free)
    return parser


def main() -> None:
    """Train."""
    parser = options(__doc__, minutes=60.0, lr=(6e-4, 1e-4), free=(0.02, 0.003))
    parser.add_argument("--imitate", type=float, default=4.0, help="so many minutes of them (default 4)")
    parser.add_argument("--reading", type=int, default=512, help="games for three with each reader (default 512)")
    parser.add_argument("--readers", type=Path, nargs="*", default=(), help="files of more readers to learn against")
    parser.add_argument("--to", type=int, nargs="*", default=(), help="points for each reader (0: mixed, as without)")
    parser.add_argument("--worth", type=Path, help="learn as the program plays, which looks at this as well")
    parser.add_argument("--games", type=int, default=1024, help="for three, in the league; half as many for four")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    chosen.folder.mkdir(exist_ok=True, parents=True)
    began, clock_began = time.process_time(), time.time()
    own = [Pool(chosen.games, 3, LEAGUE, 10 + chosen.seed), Pool(chosen.games // 2, 4, LEAGUE, 20 + chosen.seed)]
    many = [Pool(96, seats, LEAGUE, 30 + seats + chosen.seed) for seats in (5, 6, 8, 10)]
    if (chosen.folder / "latest.pt").exists():
        mind, critic, reader = load(chosen.folder / "latest.pt")
    else:
        mind, critic = Mind(), Critic(KINDS)
        imitate(mind, critic, [*own, *own, *many], 60 * chosen.imitate)
        reader = widened(mind)
        save(chosen.folder, mind, critic, reader, 0, "imitated")
    plays: Mind | Careful = mind
    if chosen.worth is not None:
        plays = Careful(mind, load_worth(chosen.worth), CARE)
    races = [Pool(256, 3, AGAINST_RACE, 40 + chosen.seed), Pool(128, 4, AGAINST_RACE, 50 + chosen.seed)]
    # Each reader learns on its own tables, and each is met by the network with three seats and with four.
    against = [reader, *(load(path)[2] for path in chosen.readers)]
    reading: list[tuple[Pool, Pool]] = []
    for one in range(len(against)):
        to = chosen.to[one] if one < len(chosen.to) else 0
        points = tuple(float(target == to) for target in TARGETS) if to else POINTS
        seed = chosen.seed + 100 * one
        three = Pool(chosen.reading, 3, AGAINST_READER, 60 + seed, points)
        reading.append((three, Pool(chosen.reading // 2, 4, AGAINST_READER, 70 + seed, points)))
    mean = copy.deepcopy(mind)
    learners = [torch.optim.Adam(net.parameters(), 1e-3) for net in (mind, critic)]
    readers = [torch.optim.Adam(net.parameters(), 1e-3) for net in against]
    rounds, clock = 0, time.process_time()
    wins: dict[str, list[float]] = {}
    while True:
        used = (time.process_time() - began) / 60 / chosen.minutes
        done = min(1.0, max(used, (time.time() - clock_began) / 60 / chosen.wall))
        lr, free = (a * (b / a) ** done for a, b in (chosen.lr, chosen.free))
        learners[0].param_groups[0]["lr"] = lr
        if done >= 1.0:
            break
        rounds += 1
        playing: list[tuple[Pool, int | None]] = [(pool, None) for pool in own]
        playing += [(many[rounds % len(many)], None), (races[rounds % 3 == 0], None)]
        playing += [(tables[rounds % 3 == 0], one) for one, tables in enumerate(reading)]
        cards = plays.remembered()
        lessons: list[Lesson] = []
        batches: list[Batch] = []
        for pool, one in playing:
            steps = [pool.step(plays, cards, None if one is None else against[one]) for _ in range(T)]
            _count(wins, steps, pool, one)
            batch = judged(steps, critic, 0.95)
            batches.append(batch)
            lessons.append(Lesson(plays, learners[0], batch, MIND, free))
            if one is not None:
                lessons.append(Lesson(against[one], readers[one], batch, READER, 0.002))
        for batch in batches:
            said = criticise(critic, learners[1], batch)
        entropy = improve(lessons)
        part = min(MEAN, 1 - 1 / rounds)
        for kept, now in zip(mean.parameters(), mind.parameters(), strict=True):
            kept.data.lerp_(now.data, 1 - part)
        if rounds % 20 == 0:
            shares = {name: round(sum(won) / len(won), 3) for name, won in sorted(wins.items())}
            wins.clear()
            free_ = [round(value, 3) for value in entropy]
            took = (time.process_time() - clock) / 20
            clock = time.process_time()
            print(f"{rounds} ({done:.0%}, {took:.1f} s): wins {shares}, free {free_}, critic {said:.4f}", flush=True)
            save(chosen.folder, mind, critic, reader, rounds)
            save(chosen.folder, mean, critic, reader, rounds, "mean")
            for one, net in enumerate(against):
                save(chosen.folder, mean, critic, net, rounds, f"reader-{one}")
        if rounds % 100 == 0:
            save(chosen.folder, mean, critic, reader, rounds, f"mean-{rounds}")
    save(chosen.folder, mind, critic, reader, rounds)
    save(chosen.folder, mean, critic, reader, rounds, "mean")


def _count(wins: dict[str, list[float]], steps: list[Step], pool: Pool, reader: int | None) -> None:
    """Note what was won by whom the tables are about."""
    for step in steps:
        over = step.done.nonzero()[:, 0]
        if pool.mix is LEAGUE:
            over = over[step.normals[over]]
        if len(over):
            name = "normal" if pool.mix is LEAGUE else "race" if reader is None else f"reader {reader} of "
            wins.setdefault(f"{name}{pool.room.seats}", []).extend(step.won[over, step.start[over]].tolist())


if __name__ == "__main__":
    main()
