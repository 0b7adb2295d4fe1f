"""Rows as people had stored them in each version of the database, in the words of that version.

``ROWS[0]`` is for version 1, and so on; the rows of a version come on top of those before. What stands here is never
changed, only added to: it is what is out there.
"""

SEED = bytes(range(32)).hex()

ROWS = (
    f"""
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited)
    values (1, 500, 600, 80, 'magic_numbers', 1, '{{"first":"host"}}', 11, 'en-GB', 'playing', '{SEED}', 'pepper',
            '{{"host":0}}', 100.0, 200.25, null, 2, 2, '[13]'),
           (2, 500, 601, 90, 'magic_numbers', 1, '{{}}', 11, 'de', 'over', '{SEED}', 'salt',
            '{{}}', 500.0, 600.5, 900.5, 1, 1, '[]');
    insert into seats (table_id, user_id, position, name, joined, locale, dm_channel, dm_message, whispered, final)
    values (1, 11, 0, 'Ann', 71, 'en-GB', 61, 81, 2, -1), (1, 12, 1, 'Ben', 72, 'de', null, null, -1, -1),
           (2, 11, 0, 'Ann', 73, 'en-GB', null, null, -1, 1), (2, 12, 1, 'Ben', 74, 'de', 62, 82, 1, 1);
    insert into actions (table_id, n, seat, action, user_id, interaction_id, taken)
    values (1, 1, 0, 'give 2', 11, 900, 210.0), (1, 2, 1, 'keep 4', 12, 901, 220.0),
           (2, 1, 0, 'give 6', 11, null, 900.5);
    """,
    """
    insert into results (table_id, seat, user_id, place, won, gone) values (2, 0, 11, 2, 0, 1), (2, 1, 12, 1, 1, 0);
    insert into tallies (guild_id, user_id, game, games, wins, seconds, last_played)
    values (0, 11, '', 1, 0, 300, 900.5), (0, 11, 'magic_numbers', 1, 0, 300, 900.5),
           (500, 11, '', 1, 0, 300, 900.5), (500, 11, 'magic_numbers', 1, 0, 300, 900.5),
           (0, 12, '', 1, 1, 300, 900.5), (0, 12, 'magic_numbers', 1, 1, 300, 900.5),
           (500, 12, '', 1, 1, 300, 900.5), (500, 12, 'magic_numbers', 1, 1, 300, 900.5);
    insert into names (guild_id, user_id, name, ended, table_id)
    values (0, 11, 'Ann', 900.5, 2), (500, 11, 'Ann', 900.5, 2), (0, 12, 'Ben', 900.5, 2), (500, 12, 'Ben', 900.5, 2);
    """,
    """
    insert into birthdays (user_id, month, day) values (13, 2, 29);
    """,
    f"""
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited, clock, wake)
    values (3, 500, 602, 95, 'magic_numbers', 1, '{{}}', 11, 'en-GB', 'playing', '{SEED}', '75-cpu-76',
            '{{}}', 1000.0, 1100.5, null, 1, 1, '[]', 600, 1400.5);
    insert into seats (table_id, user_id, position, name, joined, locale, dm_channel, dm_message, whispered, final,
                       level, deadline, missed, nudge)
    values (3, 11, 0, 'Ann', 75, 'en-GB', null, null, -1, -1, null, 1700.5, 1, 96),
           (3, -1, 1, 'Cocoa', 0, 'en-GB', null, null, -1, -1, 'hard', null, 0, null);
    insert into actions (table_id, n, seat, action, user_id, interaction_id, taken)
    values (3, 1, 1, 'keep 4', null, null, 1100.5);
    """,
    f"""
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited, clock, wake)
    values (4, 500, 603, 97, 'magic_numbers', 1, '{{}}', 11, 'en-GB', 'closed', '{SEED}', '77-cpu-78',
            '{{}}', 2000.0, 2100.5, 2200.5, 1, 1, '[]', 0, null);
    insert into seats (table_id, user_id, position, name, joined, locale, level)
    values (4, 11, 0, 'Ann', 77, 'en-GB', null), (4, -1, 1, 'Cocoa', 0, 'en-GB', 'hard');
    insert into actions (table_id, n, seat, action, user_id, interaction_id, taken)
    values (4, 1, 0, 'keep 4', 11, 902, 2200.5);
    """,
    """
    insert into reminders (user_id, how) values (12, 'turn');
    insert into blocks (user_id, blocked_id) values (12, 13);
    insert into retractions (channel_id, message_id, tries) values (61, 70, 1);
    """,
    """
    update tables set ending = 1 where id = 2;
    insert into servers (guild_id, everywhere) values (501, 0);
    insert into ratings (user_id, guild_id, period, game, mu, sigma, games, wins, score, settled)
    values (11, 500, '', 'magic_numbers', 22.4, 8.1, 1, 0, 943, 0);
    insert into rating_history (user_id, guild_id, game, ending, mu, sigma)
    values (11, 500, 'magic_numbers', 1, 22.4, 8.1);
    insert into rating_model (model) values ('of long ago');
    """,
    """
    update tables set counted = 1 where id = 2;
    insert into careers (guild_id, user_id, game, games, wins, streak, best_streak, lasts, week, weeks, best_weeks)
    values (0, 11, '', 1, 0, 0, 0, 0, 0, 1, 1), (500, 12, 'magic_numbers', 1, 1, 1, 1, 0, 0, 1, 1);
    insert into rivals (guild_id, user_id, game, rival_id, met, ahead, behind)
    values (0, 11, '', 12, 1, 0, 1), (0, 12, '', 11, 1, 1, 0);
    insert into luck (guild_id, user_id, game, sides, dice, total) values (500, 11, 'magic_numbers', 6, 3, 14);
    insert into feats (guild_id, user_id, game, feat, times, table_id, earned)
    values (500, 12, '', 'first-win', 1, 2, 900.5);
    """,
    """
    update owner set fence = 3, holder = '', beat = 2300.5;
    insert into kept (name, value) values ('commands', 'of long ago');
    """,
    """
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited, changes)
    values (5, 500, 604, 98, 'magic_numbers', 1, '{"target":20}', 11, 'en-GB', 'lobby', '00', '',
            '{}', 3000.0, null, null, 0, 0, '[]', '[[903,"target",30]]');
    insert into repaints (table_id, tries) values (2, 1);
    """,
    """
    update results set decisions = 7 where table_id = 2 and seat = 1;
    insert into meetings (guild_id, user_id, other_id, times, at)
    values (500, 11, 12, 1.0, 900.5), (500, 12, 11, 1.0, 900.5);
    """,
    """
    insert into servers (guild_id, everywhere, channels, threads, clock, pings, language, moderators, greeted, gone)
    values (502, 0, '[604,605]', 0, 60, 0, 'de', 77, 3100.0, 3200.0);
    """,
    """
    insert into hints (user_id, game, turns) values (12, 'magic_numbers', 2);
    """,
    """
    insert into rematches (table_id, after_id) values (3, 1);
    insert into cards (table_id, channel_id, message_id) values (1, 22, 72);
    """,
    """
    insert into votes (table_id, what, user_id, asked, until, about) values (1, 'remove', 11, 210.5, 310.5, 1);
    update tables set drawn = 1 where id = 2;
    update tables set threaded = 1 where id = 3;
    """,
    f"""
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited, clock, bank, paused, silence)
    values (6, 500, 606, 99, 'magic_numbers', 1, '{{}}', 11, 'en-GB', 'closed', '{SEED}', '79-80',
            '{{}}', 3500.0, 3600.5, 3700.5, 0, 0, '[]', 30, 900, 3650.5, 0);
    insert into seats (table_id, user_id, position, name, joined, locale, bank, remaining, called, muted, open)
    values (6, 11, 0, 'Ann', 79, 'en-GB', 600.5, 20.5, 3640.5, 1, 0),
           (6, 12, 1, 'Ben', 80, 'en-GB', null, null, null, 0, 0);
    insert into reminders (user_id, how, hour, zone, soon) values (11, 'half', 7, 'Europe/Berlin', 1);
    insert into rests (user_id, hours, changed)
    values (12, '{{"zone":"Europe/Berlin","begins":1380,"ends":480,"days":[5,6]}}', 1100.5);
    insert into vacations (user_id, begins, ends) values (12, 1000.5, 90000.5);
    update servers set bank = 900, quiet = '{{"zone":"UTC","begins":0,"ends":360,"days":[]}}' where guild_id = 502;
    """,
    """
    insert into tables (id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt,
                        setup, created, started, ended, length, painted, invited, rolls)
    values (7, 500, 607, 98, 'magic_numbers', 1, '{}', 11, 'en-GB', 'lobby', '00', '',
            '{}', 3300.0, null, null, 0, 0, '[]', 1);
    """,
    """
    insert into shards (shard, shards, fence, beat) values (0, 2, 3, 2400.5), (1, 2, 4, 2401.5);
    insert into tidings (table_id, guild_id) select id, guild_id from tables order by id limit 1;
    """,
    """
    insert into evenings (id, guild_id, channel_id, message_id, event_id, event_starts, host_id, game, options, pace,
                          rolls, threaded, locale, starts, zone, minute, nth, repeats, outcome, table_id, wake, shown,
                          reminded, told, waiting, idle, interaction_id)
    values (1, 500, 608, 101, 301, 9000.5, 11, 'magic_numbers', '{"target":20}', '60', 1, 1, 'de', 9000.5,
            'Europe/Berlin', 1200, 5, 'monthly', '', null, 8100.5, 1, 0, 0, 1, 1, 910),
           (2, 500, 608, null, null, null, 12, 'magic_numbers', '{}', '', null, 0, 'en-GB', 4000.5, 'UTC', 66, 1, '',
            'opened', 1, null, 1, 1, 1, 0, 0, null);
    insert into guests (evening_id, user_id, name, locale, joined, place, remind, latest)
    values (1, 11, 'Ann', 'en-GB', 910, 1, 0, 910), (1, 12, 'Ben', 'de', 911, null, 2, 911);
    """,
    """
    insert into reliefs (table_id, user_id, position, name, n, decisions, won) values (1, 13, 1, 'Cleo', 1, 1, 0);
    insert into offers (table_id, user_id, invited_id, until) values (1, 11, 14, 400.5), (1, 12, null, 410.5);
    insert into watchers (table_id, who) values (1, 'aa');
    update votes set name = 'Dora', locale = 'de', joined = 905 where table_id = 1;
    """,
    """
    insert into plans (table_id, user_id, plan, number, void, told)
    values (1, 11, 'keep 6; give 1; given void', 2, null, 0);
    update tables set planning = 1 where id = 5;
    """,
    """
    insert into encounters (guild_id, user_id, game, level, met, ahead, behind)
    values (500, 11, 'magic_numbers', 'bluffer', 3, 1, 2), (0, 11, '', 'bluffer', 3, 1, 2);
    update servers set banter = 0 where guild_id = 502;
    """,
    """
    insert into puzzles (day, game, position, table_id) values (739000, 'tie_die', '{}', 1),
           (739001, 'magic_numbers', '{}', null);
    insert into puzzle_answers (user_id, day, choice, solved) values (11, 739000, 2, 1);
    insert into puzzle_lenders (user_id, day) values (11, 739000);
    """,
    """
    insert into farewells (table_id, seat, sentence, tries, unsure) values (4, 0, 'vanished-channel', 2, 1);
    """,
    """
    insert into leftovers (channel_id, message_id, table_id) values (61, 71, 1);
    """,
    """
    insert into notices (table_id, message_id, channel_id, about) values (1, 72, 61, 'turn 3');
    """,
    """
    update servers set follow = 'quickly' where guild_id = 502;
    """,
    """
    update seats set style = 3 where table_id = 1 and user_id = 11;
    """,
    """
    insert into openings (table_id, guild_id, who) values (7, 500, 'bb');
    insert into removals (table_id, who) values (7, 'cc');
    update tallies set wins = 0 where user_id = 12;
    """,
    """
    insert into vote_refusals (table_id, user_id, kind, about, until) values (1, 11, 'player', 2, 1800000000);
    """,
    """
    update reliefs set level = 'hard', gone = 1 where table_id = 1;
    """,
    """
    insert into operations (kind, operator, asked, user_id, guild_id, table_id, reason, words, state, ended, result)
    values ('block-user', 'otto', 1700000000, 11, null, null, 'a reason', '', 'done', 1700000001, ''),
           ('close', 'otto', 1700000002, null, 500, 1, 'stuck', '', 'waiting', null, '');
    insert into operation_messages (operation_id, table_id, outcome, tries, unsure) values (2, 1, '', 1, 1);
    insert into banned_users (user_id, since, reason) values (11, 1700000000, 'a reason');
    insert into banned_guilds (guild_id, since, reason) values (502, 1700000000, 'another');
    """,
    """
    insert into departures (ghost, ending) values (-1000077, 1);
    """,
    """
    insert into guides (user_id, offered, begun, table_id) values (11, 900.5, 901.5, 1), (12, 902.5, null, null);
    """,
    """
    insert into tournaments (id, guild_id, channel_id, message_id, card_id, host_id, programme, locale, zone, state,
                             created, started, ended, round, game, until, warned, revision, shown, interaction_id)
    values (1, 500, 609, 120, 121, 11, '{"games":["tie_die"],"rounds":1}', 'en-GB', 'UTC', 'over', 900.5, 901.5, 990.5,
            1, 'tie_die', null, 1, 9, 9, 920);
    insert into tournament_players (tournament_id, user_id, name, locale, level, place, joined, coming, latest, won)
    values (1, 11, 'Ann', 'en-GB', null, 1, 920, 1, 920, 1), (1, -1, 'Biscuit', 'en-GB', 'hoarder', 2, 0, 1, 0, 0);
    insert into tournament_tables (tournament_id, round, number, table_id, state) values (1, 1, 1, 1, 'over');
    insert into tournament_seats (tournament_id, round, number, position, user_id, level, place)
    values (1, 1, 1, 0, 11, null, 1), (1, 1, 1, 1, -1, null, 2);
    insert into tournament_votes (tournament_id, round, user_id, game) values (1, 1, 11, 'tie_die');
    update evenings set programme = '{"games":["tie_die"]}' where id = 1;
    """,
    """
    update tables set guided = 1 where id = 1;
    """,
    """
    insert into guesses (table_id, guild_id, user_id, name, number, chances, given, interaction_id, score, review,
                         reviewed, ended)
    values (2, 500, 13, 'Cleo', 0, '[0.25,0.75]', 610.5, 930, 0.125, 0.5, '[0.5,0.5]', 900.5),
           (1, 500, 13, 'Cleo', 1, '[0.5,0.5]', 215.5, 931, null, null, null, null);
    """,
    """
    insert into deals (id, tournament_id, round, seed, salt, dealt, revision, revealed)
    values (1, 1, 1, 'ab', '920-cpu-930', 1, 3, 990.5);
    update tables set deal_id = 1 where id = 1;
    """,
)
