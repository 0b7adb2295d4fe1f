"""What choices are worth: fitted to who won among the computers as they are, of all levels at one table.

``python -m training.worth FILE OUT --minutes 10``. Each makes a choice at random now and then, so that every kind of
choice is seen. What came of a choice is told by who won, and until then by a critic that sees all cards and who plays;
whoever it was that chose, it counts what the position after the choice would be to each level on average. Else the
choices that strong players make would be worth more for being theirs.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor

from training.league import EASY, KINDS, MIND, NORMAL, Mix, Pool, Step, judged
from training.learn import T, criticise, kinds, load
from training.levels import easy, normal
from training.nets import Critic, Mind, acting
from training.race import race
from training.room import SEAT
from training.tables import CARD

LEVELS = (EASY, NORMAL, MIND)
MIXED: Mix = ((1.0, kinds(mind=0.34, normal=0.33, easy=0.33), kinds(mind=0.34, normal=0.33, easy=0.33)),)
WILD = 0.2
"""How often anything is done."""
SOBER = 0.7


@torch.no_grad()
def outcomes(steps: list[Step], critic: Critic, better: Tensor) -> Tensor:
    """What each of those choices led to, for who made it."""
    found: list[Tensor] = []
    at = 0
    for step in steps:
        many = len(step.won)
        told, game = step.open_after
        # The one who chose sits last in the order of the next one.
        first = SEAT + CARD
        said: list[Tensor] = []
        for level in LEVELS:
            other = told.clone()
            other[:, -1, first : first + KINDS] = 0.0
            other[:, -1, first + level] = 1.0
            said.append(critic(other, game).exp()[:, -1])
        true = critic(told, game).exp()[:, -1]
        before = critic(*step.open_before).exp()[:, 0]
        came = better[at : at + many] + before
        won = step.won.gather(1, step.roller[:, None])[:, 0]
        found.append(torch.where(step.done, won, torch.stack(said).mean(0) + came - true))
        at += many
    return torch.cat(found)


def fit(worth: Mind, optimizer: torch.optim.Optimizer, steps: list[Step], critic: Critic) -> float:
    """Learn from those steps."""
    batch = judged(steps, critic, 0.95)
    came = outcomes(steps, critic, batch.better)
    facts = batch.facts
    lost = 0.0
    parts = torch.randperm(len(came)).split(4096)
    for part in parts:
        one = type(facts)(*(fact[part] for fact in facts))
        logit = worth(one)[:, 0].gather(1, batch.choice[part][:, None])[:, 0]
        loss = torch.nn.functional.binary_cross_entropy_with_logits(logit, came[part])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        lost += float(loss.detach()) / len(parts)
    return lost


@torch.no_grad()
def prices(mind: Mind, worth: Mind | None, seats: int, steps: int, seed: int) -> dict[str, dict[str, float]]:
    """What a decision of each level loses on average, in games of all levels, by several ways to price it."""
    pool = Pool(512, seats, MIXED, seed)
    room, cards = pool.room, mind.remembered()
    lost: dict[str, dict[str, float]] = {}
    for made in range(steps + 20):
        before = room.dice.get_state()
        room.roll()
        room.dice.set_state(before)
        _, own, _ = pool.facts()
        mine = room.card[room.all, room.turn]
        does = {"easy": easy(room), "normal": normal(room), "hard": acting(mind(own), own.cards)[:, 0].exp()}
        chance = race(room, room.beliefs)[0][room.all, mine].clamp(0, 1)
        sober = chance**SOBER
        raced = sober / (sober + (seats - 1) ** (1 - SOBER) * (1 - chance) ** SOBER)
        raced = raced.amax(1, keepdim=True) - raced
        said = {"race": raced}
        if worth is not None:
            learned = worth(own)[:, 0].sigmoid()
            said["learned"] = learned.amax(1, keepdim=True) - learned
            said["both"] = torch.minimum(said["learned"], raced)
            said["mean"] = (learned + sober / (sober + (seats - 1) ** (1 - SOBER) * (1 - chance) ** SOBER)) / 2
            said["mean"] = said["mean"].amax(1, keepdim=True) - said["mean"]
        if made >= 20:
            for name, price in said.items():
                for level, likely in does.items():
                    row = lost.setdefault(name, {})
                    row[level] = row.get(level, 0.0) + 100 * float((price * likely).sum(1).mean()) / steps
        pool.step(mind, cards, None, learn=False)
    return lost


def main() -> None:
    """Fit and write, and say what the levels lose."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    mind, critic, _ = load(chosen.file)
    worth = Mind()
    began = {name: value for name, value in mind.state_dict().items() if name.split(".")[0] not in ("last", "gift")}
    worth.load_state_dict({**worth.state_dict(), **began})
    pools = [Pool(768, 3, MIXED, 100), Pool(512, 4, MIXED, 101)]
    many = [Pool(160, seats, MIXED, 102 + seats) for seats in (5, 6, 8, 10)]
    learner, judge = torch.optim.Adam(worth.parameters(), 1e-3), torch.optim.Adam(critic.parameters(), 1e-3)
    cards = mind.remembered()
    start, rounds = time.process_time(), 0
    lost: dict[int, float] = {}
    while True:
        done = (time.process_time() - start) / 60 / chosen.minutes
        if done >= 1.0:
            break
        for optimizer in (learner, judge):
            optimizer.param_groups[0]["lr"] = 1e-3 * 0.05 ** max(0.0, done)
        rounds += 1
        for pool in (*pools, many[rounds % len(many)]):
            steps = [pool.step(mind, cards, None, explore=WILD) for _ in range(T)]
            criticise(critic, judge, judged(steps, critic, 0.95))
            if done > 0.1:
                seats = pool.room.seats
                value = fit(worth, learner, steps, critic)
                lost[seats] = lost.get(seats, value) * 0.95 + 0.05 * value
        if rounds % 20 == 0:
            print(rounds, f"{done:.0%}", {seats: round(value, 4) for seats, value in lost.items()}, flush=True)
        if rounds % 60 == 0:
            torch.save({"worth": worth.state_dict(), "critic": critic.state_dict()}, chosen.out)
            for seats in (3, 4):
                print(seats, prices(mind, worth, seats, 100, 5), flush=True)
    torch.save({"worth": worth.state_dict(), "critic": critic.state_dict()}, chosen.out)
    for seats in (3, 4, 6):
        print(seats, prices(mind, worth, seats, 200, 6), flush=True)


if __name__ == "__main__":
    main()
