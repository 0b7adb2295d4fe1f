-- Who wins? What people who watch a game take each seat's chance to be: one guess a person and game.
create table guesses (
    table_id bigint not null references tables (id),
    guild_id bigint not null,
    user_id bigint not null,
    name text not null,
    -- How many actions had been played, undone ones included.
    number integer not null,
    -- The chance of each seat, as a JSON list that adds up to 1.
    chances text not null,
    given double precision not null,
    interaction_id bigint not null,
    -- After the end, at which the game ended: the Brier score of the guess and, unless there was no review, that of the review's chances then.
    score double precision,
    review double precision,
    -- The review's chances, as a JSON list.
    reviewed text,
    ended double precision,
    primary key (table_id, user_id)
) without rowid;

create index guesses_of on guesses (user_id);
create index guesses_waiting on guesses (table_id) where score is null;
create index guesses_best on guesses (guild_id, ended) where review is not null;
