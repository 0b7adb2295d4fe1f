-- Deleted accounts, for ratings: the ghost that has the person's place, and the last table that had ended by then.
create table departures (
    ghost bigint primary key,
    ending bigint not null
) without rowid;

-- When the older ones were deleted is not known: no rating of before changes.
insert into departures (ghost, ending)
select ghosts.user_id, (select coalesce(max(ending), 0) from tables)
from (
    select user_id from seats where user_id <= -1000000
    union
    select user_id from reliefs where user_id <= -1000000
) as ghosts;
