-- Who opened a table, by a keyed hash: until its game starts or it is closed; with a thread of its own, until that is.
create table openings (
    table_id bigint not null primary key references tables (id),
    guild_id bigint not null,
    -- Empty: a game night did.
    who text not null
) without rowid;

create index openings_in on openings (guild_id, who);

-- Whom the host of a lobby has got up, by a keyed hash: until its game starts or it is closed.
create table removals (
    table_id bigint not null references tables (id),
    who text not null,
    primary key (table_id, who)
) without rowid;
