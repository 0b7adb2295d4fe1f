-- House rules that were changed in the lobby, so that those who sat there before are shown them: a JSON list of the
-- interaction that did it, the option, and its value before.
alter table tables add column changes text not null default '[]';

-- Boards of finished games that still show the name of somebody who was forgotten: to be painted again, one by one.
create table repaints (
    table_id bigint primary key references tables (id),
    tries integer not null default 0
);
