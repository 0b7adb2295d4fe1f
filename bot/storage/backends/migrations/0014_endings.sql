-- What is shown when a game is over.

-- Which finished table a table is the rematch of.
create table rematches (
    table_id bigint primary key references tables (id),
    after_id bigint not null references tables (id)
);

create index rematches_of on rematches (after_id);

-- The card of a finished game that somebody shared: its message.
create table cards (
    table_id bigint primary key references tables (id),
    channel_id bigint not null,
    message_id bigint not null
);
