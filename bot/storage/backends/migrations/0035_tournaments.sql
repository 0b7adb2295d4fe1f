-- Nights of several games: rounds at one or more tables, and a champion.
create table tournaments (
    id integer primary key,
    guild_id bigint not null,
    channel_id bigint not null,
    -- The message that shows how things stand, and the card at the end.
    message_id bigint,
    card_id bigint,
    host_id bigint not null,
    -- What is played, as JSON: games, their order, rounds or minutes, house rules.
    programme text not null,
    locale text not null,
    zone text not null default '',
    state text not null default 'open' check (state in ('open', 'voting', 'playing', 'over', 'off')),
    created double precision not null,
    started double precision,
    ended double precision,
    -- The running round, its game, and until when it, or the vote on its game, may take.
    round integer not null default 0,
    game text not null default '',
    until double precision,
    -- 1: the tables of the round that still play have been told that their time runs out.
    warned integer not null default 0 check (warned in (0, 1)),
    -- Every change of what the messages show makes it one more; which of these they show.
    revision integer not null default 1,
    shown integer not null default 0,
    interaction_id bigint
);

create index tournaments_live on tournaments (guild_id) where state in ('open', 'voting', 'playing');
create unique index tournaments_at on tournaments (channel_id) where state in ('open', 'voting', 'playing');
create index tournaments_behind on tournaments (id) where shown < revision;
create index tournaments_made on tournaments (interaction_id) where interaction_id is not null;
create index tournaments_host on tournaments (host_id);

-- Who is in: people, and computers below zero with a level. place: in which order they came.
create table tournament_players (
    tournament_id bigint not null references tournaments (id),
    user_id bigint not null,
    name text not null,
    locale text not null,
    level text,
    place integer not null,
    joined bigint not null,
    -- 0: they have left, and keep their points.
    coming integer not null default 1 check (coming in (0, 1)),
    latest bigint not null default 0,
    -- 1: the champion, or one of several.
    won integer not null default 0 check (won in (0, 1)),
    primary key (tournament_id, user_id)
) without rowid;

create index tournament_players_of on tournament_players (user_id);

-- Tables of a round, counted from 1, and who rests: number 0.
create table tournament_tables (
    tournament_id bigint not null references tournaments (id),
    round integer not null,
    number integer not null,
    table_id bigint references tables (id),
    state text not null default 'waiting' check (state in ('waiting', 'open', 'playing', 'over', 'void')),
    primary key (tournament_id, round, number)
) without rowid;

create index tournament_tables_at on tournament_tables (table_id) where table_id is not null;

create table tournament_seats (
    tournament_id bigint not null,
    round integer not null,
    number integer not null,
    position integer not null,
    user_id bigint not null,
    -- Of a computer that fills a seat.
    level text,
    -- At the end: 1 is the best.
    place integer,
    primary key (tournament_id, round, number, position)
) without rowid;

create index tournament_seats_of on tournament_seats (user_id);

-- What people would like to play next.
create table tournament_votes (
    tournament_id bigint not null references tournaments (id),
    round integer not null,
    user_id bigint not null,
    game text not null,
    primary key (tournament_id, round, user_id)
) without rowid;

create index tournament_votes_of on tournament_votes (user_id);

-- The programme of an evening at which a night begins; empty: it is one game.
alter table evenings add column programme text not null default '';
