-- Public messages about a table that are deleted once what they say is settled.
create table notices (
    table_id bigint not null references tables (id),
    message_id bigint not null,
    channel_id bigint not null,
    -- What it says, such as the vote or the turn that it is about; see bot/messages/notices.py.
    about text not null,
    primary key (table_id, message_id)
) without rowid;
