-- kind: split-or-merge-columns
-- finds: fails
-- at: 2
-- needs: 1
-- why: Without a slash its position is 0, and a substring cannot have the length -1.
--- schema
create table plants (
  plant_id smallint primary key,
  site text not null
);
create table batches (
  batch_ref varchar(24) primary key,
  plant_id smallint references plants,
  brewed_on date not null,
  litres numeric(9, 1) not null check (litres > 0)
);
create table samples (
  sample_id integer primary key,
  batch_ref varchar(24) not null references batches on update cascade,
  ph numeric(4, 2) check (ph between 0 and 14)
);
--- migration
create table batch_series (series varchar(24) primary key);
insert into batch_series (series)
  select distinct substring(batch_ref from 1 for position('/' in batch_ref) - 1) from batches;
alter table batches add column series varchar(24) references batch_series;
update batches set series = split_part(batch_ref, '/', 1);
