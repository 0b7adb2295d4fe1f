-- What the first minute explains to somebody who is new to a game: in how many of their turns it has, by game. Under the
-- game '' those who want no hints at all.
create table hints (
    user_id bigint not null,
    game text not null,
    turns integer not null,
    primary key (user_id, game)
) without rowid;
