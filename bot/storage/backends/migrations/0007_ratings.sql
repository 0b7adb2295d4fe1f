-- Ratings, whose games count everywhere, and the order in which tables came to their end.

-- What a server has settled for itself; one without a row has settled nothing.
create table servers (
    guild_id bigint primary key,
    -- Whether games of this server count everywhere.
    everywhere integer not null default 1 check (everywhere in (0, 1))
);

-- Whether this table counted everywhere: what its server had settled when it ended.
alter table tables add column everywhere integer not null default 1 check (everywhere in (0, 1));
-- The how-manieth table it was to be played to its end: the order in which ratings are reckoned.
alter table tables add column ending bigint;

update tables set ending = counted.number
from (select id, row_number() over (order by ended, id) as number from tables where status = 'over') as counted
where counted.id = tables.id;

create unique index tables_ending on tables (ending) where ending is not null;

-- Ratings of people as they are now, kept in step by the transaction that stores the results.
-- Guild 0 is everywhere, game '' is all games together, period '' is all time ('2026Q4' and '2026-11' are others).
create table ratings (
    user_id bigint not null,
    guild_id bigint not null,
    period text not null,
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    games bigint not null,
    wins bigint not null,
    -- As it is shown and ordered by, and whether there were games enough for a place.
    score bigint not null,
    settled integer not null check (settled in (0, 1)),
    primary key (user_id, guild_id, period, game)
);

create index ratings_ranked on ratings (guild_id, game, period, settled, score desc, user_id);

-- Ratings of all time after each table.
create table rating_history (
    user_id bigint not null,
    guild_id bigint not null,
    game text not null,
    ending bigint not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (user_id, guild_id, game, ending)
) without rowid;

-- What the ratings were reckoned by; empty until they have been.
create table rating_model (
    model text primary key
);

-- The leaderboard by wins is no more.
drop index tallies_ranked;
