-- A computer that somebody has relieved has its level here; a person has none.
alter table reliefs add column level text;

-- Whether a person left the seat to a computer at once, which ranks them as if they had resigned.
alter table reliefs add column gone integer not null default 0 check (gone in (0, 1));
