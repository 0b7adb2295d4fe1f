-- What profiles tell beyond sums of results: achievements, luck, streaks, rivals.
-- Guild 0 is everywhere, game '' is all games together (in feats: those of no game in particular).

-- Whether this table has been counted into the tables below.
alter table tables add column counted integer not null default 0 check (counted in (0, 1));

create index tables_uncounted on tables (ending) where status = 'over' and counted = 0;

-- What somebody's finished games came to, in the order in which they were counted.
create table careers (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    games bigint not null,
    wins bigint not null,
    -- Won in a row, and the most there ever were.
    streak bigint not null,
    best_streak bigint not null,
    -- Last of three or more, in a row.
    lasts bigint not null,
    -- The latest week played in (counted from 1970, from Monday), how many in a row up to it, and the most.
    week bigint not null,
    weeks bigint not null,
    best_weeks bigint not null,
    primary key (user_id, guild_id, game)
);

-- Who met whom, seen from user_id: at how many tables, and at how many of them one came before the other.
create table rivals (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    rival_id bigint not null,
    met bigint not null,
    ahead bigint not null,
    behind bigint not null,
    primary key (user_id, guild_id, game, rival_id)
);

create index rivals_met on rivals (user_id, guild_id, game, met desc, rival_id);
create index rivals_balance on rivals (user_id, guild_id, game, (ahead - behind) desc, rival_id);
-- For forgetting somebody.
create index rivals_of on rivals (rival_id);

-- Dice thrown, by the number of their sides, and what their faces add up to.
create table luck (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    sides integer not null,
    dice bigint not null,
    total bigint not null,
    primary key (user_id, guild_id, game, sides)
);

-- Achievements: how often earned, and at which table first.
create table feats (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    feat text not null,
    times bigint not null,
    table_id bigint not null references tables (id),
    earned double precision not null,
    primary key (user_id, guild_id, game, feat)
);

create index feats_told on feats (table_id, guild_id);
