-- kind: check-violated
-- finds: fails
-- at: 3
-- needs: 1
-- why: Codes become upper case first, but an empty code still does not match the pattern.
--- schema
create schema customs;
create table customs.countries (
  alpha2 char(2) primary key,
  name text not null
);
create table customs.goods (
  id bigint primary key,
  tariff_code varchar(12) not null,
  origin char(2) references customs.countries,
  value_eur numeric(14, 2) not null check (value_eur >= 0),
  constraint tariff_code_shape check (tariff_code ~ '^[A-Za-z]?[0-9]*$')
);
--- migration
update customs.goods set tariff_code = upper(tariff_code) where tariff_code <> upper(tariff_code);
alter table customs.goods add constraint tariff_code_filled check (tariff_code ~ '^[A-Z]?[0-9]+$' or tariff_code ~ '^[A-Z]$') not valid;
alter table customs.goods validate constraint tariff_code_filled;
alter table customs.goods drop constraint tariff_code_shape;
