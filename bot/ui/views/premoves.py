"""Plans: the form in which one is made, the sentence that it is told by, and the private message with both."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Localizer
from bot.storage import StoredPremove
from bot.table.emojis_and_links import table_link
from bot.table.session import TableSession
from bot.table.table_options import has_premoves, premove_of
from bot.ui.components.layout import OutgoingMessage, button, private_question
from bot.ui.games import FormField, GameForm
from games.ai.premoves import Kind, parse_notation, planner
from games.core import Seat
from renderers.text.text_layout import shorter

PLAN = "plan"
"""Id of the form of a plan."""
_LONGEST_NAME = 60


def can_offer_premove(session: TableSession, seat: Seat | None) -> bool:
    """Return whether a seat can make a plan at the table, now or later in its game."""
    playing = (
        session.stored.status == "playing"
        and session.table is not None
        and seat is not None
        and seat not in session.out_seats
    )
    return playing and session.stored.planning and has_premoves(session.stored.game)


def premove_label(session: TableSession, seat: Seat, words: Localizer) -> str:
    """Return the label of the button that opens a seat's plan."""
    mine = premove_of(session, session.stored.seats[seat].user)
    return words("button-plan" if mine is None else "button-plan-mine")


def premove_form(session: TableSession, seat: Seat, words: Localizer) -> GameForm | None:
    """Build the form for a seat's plan; None if there is nothing to plan now.

    It is filled in with the seat's plan or, without one, with the usual answers.
    """
    made, mine = planner(session.stored.game), premove_of(session, session.stored.seats[seat].user)
    assert session.table is not None
    if made is None or not (questions := made.questions(session.table.view(seat))):
        return None
    before = {} if mine is None else parse_notation(mine.plan)
    fields = []
    for question in questions:
        key = question.key
        taken = before.get(key, () if before and question.may else question.usual)
        kept = " ".join(value for value in taken if value in question.choices)
        choices = [(value, _choice(made.kinds[key], key, value, session.names, words)) for value in question.choices]
        hint = words(f"plan-open-{key}") if question.may else ""
        fields.append(FormField(key, words(f"plan-ask-{key}"), kept, hint, choices=choices, most=question.most))
    return GameForm(words("plan-form"), fields)


def premove_text(plan: str, session: TableSession, words: Localizer) -> str:
    """Describe a plan in words, for its owner."""
    made = planner(session.stored.game)
    assert made is not None
    answers, told = parse_notation(plan), dict[str, object]()
    for key, kind in made.kinds.items():
        names = (
            dict(zip(map(str, range(len(session.names))), session.chat_names, strict=True)) if kind == "seat" else {}
        )
        values = [names.get(value, value) for value in answers.get(key, ())]
        told[key] = words.format_list(values) if values else "none"
        told[f"{key}s"] = len(values)
    return words("plan", **told)


def premove_message(session: TableSession, seat: Seat, words: Localizer) -> OutgoingMessage:
    """Show the seat's plan, or explain plans if there is none; with buttons."""
    mine = premove_of(session, session.stored.seats[seat].user)
    title = words("plan-title", table=str(session.id))
    if mine is None:
        text = words("plan-none")
        buttons = [button(session, "@plan?", words("button-plan-make"), "success")]
    else:
        text = _premove_text(session, mine, words)
        buttons = [
            button(session, "@plan?", words("button-plan-change")),
            button(session, "@unplan", words("button-plan-drop"), "danger"),
        ]
    return private_question(f"{title}\n{text}", *buttons)


def voided_premove_message(session: TableSession, plan: StoredPremove, words: Localizer) -> str:
    """Return the text of a direct message about a plan that became void."""
    return words(
        "plan-void-told",
        table=str(session.id),
        link=table_link(session.stored),
        told=_premove_text(session, plan, words),
    )


def _premove_text(session: TableSession, plan: StoredPremove, words: Localizer) -> str:
    said = premove_text(plan.plan, session, words)
    if plan.void is None:
        return words("plan-waits", plan=said)
    return words("plan-void", plan=said, why=words(f"plan-void-{plan.void}"))


def _choice(kind: Kind, key: str, value: str, names: Sequence[str], words: Localizer) -> str:
    if kind == "seat":
        return shorter(names[int(value)], _LONGEST_NAME)
    if kind == "number":
        return words(f"plan-some-{key}", number=int(value))
    return words(f"plan-{key}-{value}")
