-- kind: narrower-text
-- finds: fails
-- at: 2
-- needs: 1
-- why: Labels may have 120 characters and the column is narrowed to 40.
--- schema
create table plots (
  plot_id integer primary key,
  hectares numeric(8, 3) not null check (hectares > 0),
  soil text not null default 'loam'
);
create table crops (
  crop_id integer primary key,
  label varchar(120) not null,
  latin varchar(120)
);
create table sowings (
  plot_id integer not null references plots,
  crop_id integer not null references crops,
  sown_on date not null,
  primary key (plot_id, crop_id, sown_on)
);
--- migration
alter table crops alter column latin type varchar(200);
alter table crops alter column label type varchar(40);
