-- Tables, who sits at them, and what was decided there.
-- Ids of Discord are 64-bit numbers, times are seconds since 1970, JSON is kept as text, and -1 is "nothing shown yet".

-- The first four bytes of "Sleepover": tells this file from another program's database.
pragma application_id = 1399612773;

create table tables (
    id integer primary key,
    guild_id bigint not null,
    channel_id bigint not null,
    message_id bigint,
    game text not null,
    rules integer not null,
    options text not null,
    host_id bigint not null,
    locale text not null,
    status text not null default 'lobby' check (status in ('lobby', 'playing', 'over', 'closed')),
    seed text not null,
    salt text not null default '',
    setup text not null default '{}',
    created double precision not null,
    started double precision,
    ended double precision,
    -- How many actions there are: the row that two writers meet at, and what `painted` is compared with.
    length integer not null default 0,
    painted integer not null default -1,
    invited text not null
);

-- One open table a channel.
create unique index tables_open on tables (channel_id) where status in ('lobby', 'playing');
-- Tables that are done, but whose message does not say so yet.
create index tables_behind on tables (id) where status in ('over', 'closed') and painted < length;

create table seats (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    position integer not null,
    name text not null,
    joined bigint not null,
    locale text not null,
    dm_channel bigint,
    dm_message bigint,
    whispered integer not null default -1,
    -- How many actions the whisper has to show once the table is over.
    final integer not null default -1,
    primary key (table_id, user_id)
);

create index seats_behind on seats (table_id) where dm_message is not null and whispered < final;

create table actions (
    table_id bigint not null references tables (id),
    n integer not null check (n > 0),
    seat integer not null,
    action text not null,
    user_id bigint,
    interaction_id bigint unique,
    taken double precision not null,
    primary key (table_id, n)
);
