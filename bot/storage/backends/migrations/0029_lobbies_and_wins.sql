-- Who opened a table, by a keyed hash: until its game starts or it is closed; with a thread of its own, until that is.
create table openings (
    table_id bigint not null primary key references tables (id),
    guild_id bigint not null,
    -- Empty: a game night did.
    who text not null
) without rowid;

create index openings_in on openings (guild_id, who);

-- Whom the host of a lobby has got up, by a keyed hash: until its game starts or it is closed.
create table removals (
    table_id bigint not null references tables (id),
    who text not null,
    primary key (table_id, who)
) without rowid;

-- A win over people who all resigned without a decision of their own is a game in the sums, and no win.
with hollow as (
    select played.user_id, tables.guild_id, tables.game, tables.everywhere
    from (
        select table_id, user_id, seat from results where won = 1 and counts = 1 and user_id > 0
        union all
        select table_id, user_id, position from reliefs where won = 1 and user_id > 0
    ) as played join tables on tables.id = played.table_id
    where tables.status = 'over' and not exists (
        select 1 from results as other
        where other.table_id = played.table_id and other.seat <> played.seat and (
            other.gone = 0 or other.decisions > 0
            or exists (
                select 1 from reliefs
                where reliefs.table_id = other.table_id and reliefs.position = other.seat and reliefs.decisions > 0
            )
        )
    )
)
update tallies set wins = wins - (
    select count(*) from hollow
    where hollow.user_id = tallies.user_id and (tallies.game = '' or tallies.game = hollow.game)
      and (tallies.guild_id = hollow.guild_id or (tallies.guild_id = 0 and hollow.everywhere = 1))
)
where user_id in (select user_id from hollow);
