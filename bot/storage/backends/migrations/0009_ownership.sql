-- Whose turn it is to be the bot: one row. Each owner has a number, and a process with an older one writes nothing any more.
create table owner (
    id integer primary key check (id = 1),
    fence bigint not null,
    -- The process, empty if nobody is at work; and its last sign of life.
    holder text not null default '',
    beat double precision,
    -- The process that asks to take over.
    wanted text not null default '',
    -- Interactions that the owner before has answered in its last seconds, as a JSON list.
    heard text not null default '[]'
);

insert into owner (id, fence) values (1, 0);

-- What the bot keeps for itself, by name.
create table kept (
    name text primary key,
    value text not null
);
