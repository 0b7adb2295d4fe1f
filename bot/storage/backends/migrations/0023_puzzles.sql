-- The puzzle of each day: the same for all. Days are counted from 0001-01-01, which is 1.
create table puzzles (
    day integer not null,
    game text not null,
    -- As JSON, see games.analysis.puzzles: nobody's name is in it.
    position text not null,
    -- The table whose game it is from; null: one of those that come with the bot.
    table_id bigint references tables (id),
    primary key (day)
) without rowid;

create index puzzles_of on puzzles (table_id);

-- What somebody answered on the day itself: first answers only.
create table puzzle_answers (
    user_id bigint not null,
    day integer not null references puzzles (day),
    choice integer not null,
    solved integer not null check (solved in (0, 1)),
    primary key (user_id, day)
) without rowid;

create index puzzle_answers_on on puzzle_answers (day, solved);

-- Whose finished games may become puzzles.
create table puzzle_lenders (
    user_id bigint primary key,
    -- Since that day.
    day integer not null
) without rowid;
