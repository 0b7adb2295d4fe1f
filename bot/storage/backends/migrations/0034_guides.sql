-- The guided first game of somebody: when it was offered to them, when they began one (null: never), and at which table
-- it is explained to them (null: none, or they want no hints there).
create table guides (
    user_id bigint primary key,
    offered double precision not null,
    begun double precision,
    table_id bigint
) without rowid;
