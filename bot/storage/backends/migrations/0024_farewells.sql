-- Who has still to be told that their table was closed because its place is gone: by seat, and without an id.
create table farewells (
    table_id bigint not null references tables (id),
    seat integer not null,
    -- What is said, by its name among the bot's sentences.
    sentence text not null,
    -- How often it has been tried in vain, and whether it may have arrived all the same.
    tries integer not null default 0,
    unsure integer not null default 0 check (unsure in (0, 1)),
    primary key (table_id, seat)
) without rowid;
