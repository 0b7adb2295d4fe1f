-- What the others at a table have refused somebody for a while, whatever is asked in between.
create table vote_refusals (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    -- What was asked: an end and a draw are one kind, a pause is its own, and so is what is about a player; or that
    -- their question took another player's place. See bot/storage/repos/votes.py.
    kind text not null,
    -- The seat that it was about, -1 where it was about nobody.
    about integer not null default -1,
    until double precision not null,
    primary key (table_id, user_id, kind, about)
) without rowid;

create index vote_refusals_of on vote_refusals (user_id);

insert into vote_refusals (table_id, user_id, kind, about, until)
select
    table_id, user_id,
    case what when 'draw' then 'end' when 'remove' then 'player' when 'relieve' then 'player' else what end,
    coalesce(about, -1), asked + 86400
from votes where state = 'refused';
