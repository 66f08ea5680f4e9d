-- kind: unique-expression
-- finds: fails
-- at: 2
-- needs: 5
-- why: A household may have one contract running and another on trial, neither of them ended.
--- schema
create type contract_state as enum ('trial', 'running', 'paused', 'ended');
create table kitchens (
  kitchen varchar(20) primary key,
  city text not null
);
create table tours (
  tour_id smallint primary key,
  kitchen varchar(20) not null references kitchens,
  weekday smallint not null check (weekday between 1 and 7)
);
create table households (
  household_id bigserial primary key,
  tour_id smallint not null references tours,
  address text not null,
  residents smallint check (residents >= 0)
);
create table contracts (
  contract_id bigserial primary key,
  household_id bigint not null references households,
  state contract_state not null default 'trial',
  starts_on date not null,
  cancelled_on date,
  check (cancelled_on >= starts_on)
);
create table boxes (
  contract_id bigint not null references contracts on delete cascade,
  week date not null,
  recipe text not null,
  primary key (contract_id, week, recipe)
);
--- migration
create index contracts_household on contracts (household_id);
create unique index contracts_one_live on contracts (household_id)
  where cancelled_on is null and state in ('trial', 'running');
alter table boxes alter column recipe set default 'surprise';
