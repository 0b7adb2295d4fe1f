-- Whether the table rolls for people where there is nothing to decide; those of before do not.
alter table tables add column rolls integer not null default 0 check (rolls in (0, 1));
