-- Several processes at one database: each is the bot on some of Discord's shards. No rows: one process is all of it.
create table shards (
    shard integer primary key check (shard >= 0),
    -- Of how many; the same in every row.
    shards integer not null,
    fence bigint not null,
    -- As in `owner`, for this shard.
    holder text not null default '',
    beat double precision,
    wanted text not null default '',
    heard text not null default '[]'
);

create index shards_of on shards (holder);

-- What somebody has done at a table of another process's shard, until that process has seen it.
create table tidings (
    id integer primary key,
    table_id bigint not null references tables (id),
    guild_id bigint not null
);

create index tidings_of on tidings (table_id);
