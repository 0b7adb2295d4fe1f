-- What the bot's operator has asked for by `sleepover admin`: until the bot has done it, and for the record afterwards.
create table operations (
    id integer primary key,
    -- The command, and who used it.
    kind text not null,
    operator text not null,
    asked double precision not null,
    -- What it is about. The process that serves that guild does it, and the one with shard 0 where there is none.
    user_id bigint,
    guild_id bigint,
    table_id bigint references tables (id),
    reason text not null,
    -- What is announced.
    words text not null default '',
    state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
    ended double precision,
    result text not null default ''
);

create index operations_waiting on operations (id) where state = 'waiting';
create index operations_of on operations (user_id);
create index operations_at on operations (table_id);
create index operations_asked on operations (kind, asked);

-- Tables whose channel has still to be told of it, or has been.
create table operation_messages (
    operation_id bigint not null references operations (id),
    table_id bigint not null references tables (id),
    outcome text not null default '' check (outcome in ('', 'told', 'refused')),
    -- How often it has been tried in vain, and whether it may have arrived all the same.
    tries integer not null default 0,
    unsure integer not null default 0 check (unsure in (0, 1)),
    primary key (operation_id, table_id)
) without rowid;

create index operation_messages_at on operation_messages (table_id);
create index operation_messages_owed on operation_messages (operation_id) where outcome = '';

-- People and guilds that may not use the bot.
create table banned_users (
    user_id bigint not null primary key,
    since double precision not null,
    reason text not null
) without rowid;

create table banned_guilds (
    guild_id bigint not null primary key,
    since double precision not null,
    reason text not null
) without rowid;

-- 1: the operator has struck the result, and it counts for nobody.
alter table tables add column struck integer not null default 0 check (struck in (0, 1));
