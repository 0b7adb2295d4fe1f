-- How soon the boards of a server's tables are posted again below what is said in their channel.
alter table servers add column follow text not null default 'calmly' check (follow in ('quickly', 'calmly', 'never'));
