-- Evenings: a date for a game, who has said yes to it, and the event of the server that tells of it.

create table evenings (
    id integer primary key,
    guild_id bigint not null,
    -- Where it was asked for, and where its message is; null: it has none yet.
    channel_id bigint not null,
    message_id bigint,
    -- The event of the server (null: there is none), and the time that it tells.
    event_id bigint,
    event_starts double precision,
    host_id bigint not null,
    game text not null,
    options text not null,
    -- The clock that was asked for (empty: what the server has chosen), and whether the table rolls for people (null:
    -- as usual).
    pace text not null,
    rolls integer,
    threaded integer not null default 0 check (threaded in (0, 1)),
    locale text not null,
    -- When it is; and so that it is at the same hour again: in which zone, at which minute of the day, on which of these
    -- weekdays of a month (5: the last one).
    starts double precision not null,
    zone text not null,
    minute integer not null check (minute between 0 and 1439),
    nth integer not null check (nth between 1 and 5),
    repeats text not null check (repeats in ('', 'weekly', 'fortnightly', 'monthly')),
    -- How it ended; empty: it is still to come.
    outcome text not null default '',
    table_id bigint,
    -- When it has to be looked after next; null: never again.
    wake double precision,
    -- Whether its message shows it as it is; whether those who wished so have been reminded; whether all have been told
    -- how it ended, or that another game is still going on in the channel.
    shown integer not null default 0 check (shown in (0, 1)),
    reminded integer not null default 0 check (reminded in (0, 1)),
    told integer not null default 0 check (told in (0, 1)),
    waiting integer not null default 0 check (waiting in (0, 1)),
    -- How often in a row nobody had said yes.
    idle integer not null default 0,
    interaction_id bigint unique
);

create index evenings_due on evenings (wake) where wake is not null;
create index evenings_in on evenings (guild_id) where outcome = '';
create index evenings_told on evenings (id) where outcome = '' and event_id is not null;
create index evenings_old on evenings (starts) where wake is null;
create index evenings_host on evenings (host_id);
create index evenings_of on evenings (event_id) where event_id is not null;

create table guests (
    evening_id bigint not null references evenings (id),
    user_id bigint not null,
    name text not null,
    locale text not null,
    -- The press by which they said yes, and their place among those who did; null: they have not.
    joined bigint not null,
    place integer,
    -- Whether they want to be reminded: 1 by the button, 2 because they are interested in the event.
    remind integer not null default 0 check (remind between 0 and 2),
    -- Their last press, so that each counts once.
    latest bigint not null,
    primary key (evening_id, user_id)
);

create index guests_of on guests (user_id);
