-- Seats that change hands in the middle of a game.

-- Who sat in a seat before somebody took it over: after which entry of the log, how many decisions had been theirs by
-- then, and, once the game is over, whether it counts as theirs to have won.
create table reliefs (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    position integer not null,
    name text not null,
    n integer not null,
    decisions integer not null,
    won integer not null default 0 check (won in (0, 1)),
    primary key (table_id, user_id)
);

create index reliefs_of on reliefs (user_id, table_id desc);

-- Seats that their people would hand over, until when, and to whom; null: to anybody at the table.
create table offers (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    invited_id bigint,
    until double precision not null,
    primary key (table_id, user_id)
);

create index offers_by on offers (user_id);
create index offers_to on offers (invited_id) where invited_id is not null;

-- Who has sat at a table and was forgotten since, as a keyed hash, as long as the game goes on.
create table watchers (
    table_id bigint not null references tables (id),
    who text not null,
    primary key (table_id, who)
);

-- Who would like to take over a seat: under which name, in which language, and by which press.
alter table votes add column name text not null default '';
alter table votes add column locale text not null default '';
alter table votes add column joined bigint not null default 0;

-- Whether the person who sat there at the end had decided at least half of what was decided in that seat.
alter table results add column counts integer not null default 1 check (counts in (0, 1));
