-- What people have decided beforehand, each at a table where they play.
create table plans (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    -- Its notation, as the game has it.
    plan text not null,
    -- After how many actions of the log it was made.
    number integer not null,
    -- Why it is void; null: it is not.
    void text,
    -- Whether its maker has been told that.
    told integer not null default 0 check (told in (0, 1)),
    primary key (table_id, user_id)
);

create index plans_of on plans (user_id);

-- Whether plans can be made at the table; at those of before they cannot.
alter table tables add column planning integer not null default 0 check (planning in (0, 1));
