-- Rounds at whose tables the dice are the same: one seed for all of them, and a stream for each seat.
create table deals (
    id integer primary key,
    tournament_id bigint not null references tournaments (id),
    round integer not null,
    seed text not null,
    -- The parts of everybody in the round, and once the first table has started (dealt: 1) the last part.
    salt text not null,
    dealt integer not null default 0 check (dealt in (0, 1)),
    -- No table starts before the night's message has shown the commitment: as of this revision.
    revision integer not null,
    -- When the last table had ended, and the seed was revealed.
    revealed double precision
);

create unique index deals_of on deals (tournament_id, round);
create index deals_sealed on deals (tournament_id) where revealed is null;

alter table tables add column deal_id bigint references deals (id);
create index tables_of_deal on tables (deal_id) where deal_id is not null;
