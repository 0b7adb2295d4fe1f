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

-- What somebody at a table has asked the others; one at a time.
create table votes (
    -- A number is never used again: a button of an older vote must not count for a later one.
    id integer primary key autoincrement,
    table_id bigint not null unique references tables (id),
    what text not null check (what in ('end')),
    user_id bigint not null,
    asked double precision not null,
    until double precision not null,
    state text not null default 'open' check (state in ('open', 'passed', 'refused')),
    -- How many actions had been played when it was decided.
    decided integer
);

create index votes_by on votes (user_id);

-- What the others have said to it.
create table ballots (
    vote_id integer not null references votes (id) on delete cascade,
    user_id bigint not null,
    yes integer not null check (yes in (0, 1)),
    primary key (user_id, vote_id)
) without rowid;

create index ballots_of on ballots (vote_id);

-- The digest of the record as it was told at the end; empty where none was, or somebody has been forgotten since.
alter table tables add column digest text not null default '';

-- The first 16 bytes of the SHA-256 of somebody's word for luck, in hex; empty without one.
alter table seats add column luck text not null default '';

-- When somebody told another birthday than before, by a keyed hash of who; kept for a year, also when they are forgotten.
create table tellings (
    who text not null,
    told double precision not null,
    -- Whether there was none before.
    first integer not null check (first in (0, 1))
);

create index tellings_of on tellings (who);
create index tellings_old on tellings (told);

-- Whom somebody has blocked who was forgotten afterwards, by a keyed hash.
create table kept_blocks (
    user_id bigint not null,
    who text not null,
    primary key (user_id, who)
) without rowid;

-- The names in that record, as a JSON list: what people and computers were called at the end, whatever they are called by
-- a later version. Empty with the digest.
alter table tables add column told text not null default '[]';
