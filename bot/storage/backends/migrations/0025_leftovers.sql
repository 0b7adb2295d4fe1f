-- Messages that were a table's board, and have still to say where it went.
create table leftovers (
    table_id bigint not null references tables (id),
    message_id bigint not null,
    channel_id bigint not null,
    primary key (table_id, message_id)
) without rowid;
