-- How tables ended, and what leaderboards and profiles show of it.

create table results (
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint not null,
    place integer not null check (place > 0),
    won integer not null check (won in (0, 1)),
    gone integer not null check (gone in (0, 1)),
    primary key (table_id, seat),
    foreign key (table_id, user_id) references seats (table_id, user_id)
);

-- Sums over results, kept in step by the transaction that stores the results.
-- Guild 0 is everywhere, game '' is all games together.
create table tallies (
    guild_id bigint not null,
    user_id bigint not null,
    game text not null,
    games bigint not null,
    wins bigint not null,
    seconds bigint not null,
    last_played double precision not null,
    primary key (guild_id, user_id, game)
);

create index tallies_ranked on tallies (guild_id, game, wins desc, (wins * 1.0 / games) desc, games desc, user_id);

-- The name under which somebody last played in a guild (0: anywhere), and the table it is from.
create table names (
    guild_id bigint not null,
    user_id bigint not null,
    name text not null,
    ended double precision not null,
    table_id bigint not null,
    primary key (guild_id, user_id)
);
