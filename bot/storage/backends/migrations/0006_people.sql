-- Where somebody is awaited, how they want to be reminded, whom they do not want at their tables, and what is still
-- owed to people who had themselves forgotten.

-- Since when this seat's decision is awaited, and when its person last acted at this table.
alter table seats add column since double precision;
alter table seats add column acted double precision;
-- Where the reminder is; null for the table's own channel.
alter table seats add column nudge_channel bigint;
-- Whether the table is a lobby or being played: a person's open tables are found by one index.
alter table seats add column open integer not null default 1 check (open in (0, 1));

update seats set open = 0 where table_id in (select id from tables where status in ('over', 'closed'));
update seats set since = deadline - (select clock from tables where tables.id = seats.table_id)
where deadline is not null;
-- Whom a rematch waited for is nothing to be kept once it has begun.
update tables set invited = '[]' where status <> 'lobby';

-- Everything of one person is found by an index.
create index seats_of on seats (user_id, open);
create index tables_hosted on tables (host_id);
create index tallies_of on tallies (user_id);
create index names_of on names (user_id);

-- How somebody is reminded, where it is not the usual way.
create table reminders (
    user_id bigint primary key,
    how text not null check (how in ('turn', 'half', 'message', 'never'))
);

-- Whom somebody does not want to sit down at their tables.
create table blocks (
    user_id bigint not null,
    blocked_id bigint not null,
    primary key (user_id, blocked_id)
);

create index blocks_against on blocks (blocked_id);

-- Direct messages of ours that are to be deleted, and how often that has been tried in vain.
create table retractions (
    channel_id bigint not null,
    message_id bigint not null,
    tries integer not null default 0,
    primary key (channel_id, message_id)
);

-- Somebody was forgotten, and it has not been made sure yet that nothing of it is left in unused parts of the file.
create table sweeps (
    id integer primary key
);
