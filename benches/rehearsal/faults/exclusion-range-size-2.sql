-- kind: exclusion-range-size
-- finds: fails
-- at: 2
-- needs: 1
-- why: A price band whose lower limit is above its upper limit cannot become a range.
--- schema
create table categories (
  category_id smallint primary key,
  name text not null
);
create table price_bands (
  band_id integer primary key,
  category_id smallint references categories,
  lowest numeric(8, 2) not null check (lowest >= 0),
  highest numeric(8, 2) check (highest >= 0),
  discount_percent smallint not null default 0
);
--- migration
alter table price_bands add column band numrange;
update price_bands set band = numrange(lowest, highest, '[]');
alter table price_bands alter column band set not null;
