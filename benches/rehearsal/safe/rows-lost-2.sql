-- kind: rows-lost
-- finds: nothing
-- why: The check forbids the rows that the statement deletes, so it deletes none.
--- schema
create table scales (
  scale_id integer primary key,
  maker text
);
create table weighings (
  weighing_id integer primary key,
  scale_id integer references scales on delete cascade,
  grams integer check (grams > 0),
  kind text not null default 'net' check (kind in ('net', 'gross'))
);
--- migration
delete from weighings where grams <= 0 or kind = 'tare';
alter table weighings add column checked_by text;
