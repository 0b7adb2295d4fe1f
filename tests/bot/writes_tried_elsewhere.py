"""Writes of the store that belong to no press at a table, and the tests in which each of them fails."""

from __future__ import annotations

KEEPER, SHARDS = "tests/bot/test_lease_keeper.py::test_", "tests/bot/test_shards.py::test_"
REGISTRATION = "tests/bot/test_command_registration.py::test_"
ELSEWHERE = {
    "acquire": f"{KEEPER}a_lease_that_cannot_be_taken_is_tried_again",
    "heartbeat": f"{KEEPER}a_heartbeat_that_fails_is_followed_by_another",
    "request_handover": f"{KEEPER}a_request_to_hand_over_that_fails_is_made_again",
    "release": f"{KEEPER}who_cannot_hand_over_ends_all_the_same",
    **dict.fromkeys(
        ("add_closing_notices", "update_closing_notice"),
        "tests/bot/test_closing_notices.py::test_everybody_is_told_once_though_the_database_fails",
    ),
    **dict.fromkeys(
        ("note_notice", "retract_notices"),
        "tests/bot/test_notices.py::test_a_notice_goes_though_a_write_fails_once",
    ),
    "clear_stale_message": "tests/bot/test_recovery.py::test_an_old_board_is_marked_again_where_it_could_not_be_noted",
    "keep_value": f"{REGISTRATION}a_registration_that_cannot_be_noted_is_made_again_by_the_next_start",
    # What the operator asks for on the command line, and the bot's work on it.
    "request_operation": "tests/cli/test_admin.py::test_a_request_that_cannot_be_stored_changes_nothing",
    **dict.fromkeys(
        ("update_message", "finish_operation"),
        "tests/bot/test_operator_requests.py::test_a_write_that_fails_once_is_made_good",
    ),
    "strike_for": "tests/bot/test_operator_requests.py::test_a_strike_that_fails_once_is_made_good",
    # Only where several processes share the shards.
    "acquire_shards": f"{KEEPER}shards_that_cannot_be_taken_are_tried_again",
    "request_shards": f"{KEEPER}a_request_for_shards_that_fails_is_made_again",
    "reserve_start": f"{REGISTRATION}a_turn_to_start_that_cannot_be_had_is_asked_for_again",
    "add_note": f"{SHARDS}word_that_could_not_be_left_is_left_by_the_next_press",
    "ack_notes": f"{SHARDS}what_could_not_be_noted_as_seen_to_is_seen_to_once_more",
    # Asked for on the command line, where the error is shown; the transaction is all or nothing.
    "reset_counted": "tests/cli/test_achievements.py::test_a_count_that_cannot_begin_leaves_everything_as_it_was",
    "update_ratings": "tests/store/test_rating_updates.py::test_a_step_that_fails_is_gone_again",
    "rebuild_ratings": "tests/cli/test_ratings.py::test_ratings_that_cannot_be_stored_are_as_they_were",
    "recount_results": "tests/store/test_leaderboard.py::test_a_count_that_fails_leaves_everything_as_it_was",
    **dict.fromkeys(
        ("answer_puzzle", "allow_puzzles", "set_puzzle"),
        "tests/bot/test_puzzles.py::test_a_write_that_fails_once_is_told_and_goes_well_the_next_time",
    ),
    **dict.fromkeys(
        ("set_guess", "score_guesses"), "tests/bot/test_guesses.py::test_a_write_that_fails_once_loses_no_guess"
    ),
    **dict.fromkeys(
        (
            *("create_tournament", "set_tournament_player", "set_tournament_vote", "begin_tournament_vote"),
            *("begin_tournament_round", "open_tournament_table", "set_tournament_table"),
            *("end_tournament", "update_tournament", "open_programme"),
        ),
        "tests/bot/test_tournament_faults.py::test_a_write_that_fails_once_costs_the_night_nothing",
    ),
    **dict.fromkeys(
        ("fix_salt", "reveal_deals"), "tests/bot/test_duplicate_nights.py::test_a_write_that_fails_once_is_tried_again"
    ),
}
"""Tests in which the writes fail that belong to no press at a table."""
