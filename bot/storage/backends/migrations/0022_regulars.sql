-- How often people have met each of the regulars, a character of computers, and who came first how often; counted as
-- rivals are. There were none before.
create table encounters (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    level text not null,
    met bigint not null,
    ahead bigint not null,
    behind bigint not null,
    primary key (user_id, guild_id, game, level)
);

-- Whether computers say something at a server's tables.
alter table servers add column banter integer not null default 1 check (banter in (0, 1));
