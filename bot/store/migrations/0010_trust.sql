-- Ratings that nobody can farm, votes at the table, words for luck, birthdays that are nobody's business, and blocks
-- that outlive forgetting.

-- How many decisions at that table the person took themselves.
alter table results add column decisions integer not null default 0;

update results set decisions = (
    select count(*) from actions
    where actions.table_id = results.table_id and actions.seat = results.seat and actions.user_id is not null
      and actions.action <> 'resign'
);

-- The strength up to which computers may lift somebody again.
alter table ratings add column reached double precision not null default 0;

-- How often two people met, each table counted less the longer it is ago, as of the time `at`. Guild 0 is everywhere.
create table meetings (
    guild_id bigint not null,
    user_id bigint not null,
    other_id bigint not null,
    times double precision not null,
    at double precision not null,
    primary key (user_id, guild_id, other_id)
) without rowid;

-- For forgetting somebody.
create index meetings_of on meetings (other_id);

-- From now on a server chooses to count everywhere. What has ended stays as it was counted; so does what a server has
-- chosen. A table's own column is written when it ends.
