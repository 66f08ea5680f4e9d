-- kind: text-to-number
-- finds: fails
-- at: 1
-- needs: 1
-- why: The mileage is free text and may be empty.
--- schema
create table car_makes (
  make_id smallint primary key,
  make text not null unique
);
create table adverts (
  advert_id integer primary key,
  make_id smallint references car_makes,
  mileage varchar(12),
  asking numeric(9, 2) check (asking > 0),
  posted_on date not null default current_date
);
create table advert_photos (
  advert_id integer references adverts on delete cascade,
  position smallint,
  file_name text not null,
  primary key (advert_id, position)
);
--- migration
alter table adverts
  alter column posted_on drop default,
  alter column mileage type integer using mileage::integer;
