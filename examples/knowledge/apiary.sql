create table yards (id int generated always as identity primary key, name text not null, nectar text not null, hives int not null check (hives > 0));
create table hives (
  id int generated always as identity primary key, yard_id int not null references yards, mark varchar(8) not null unique,
  kind text not null, queen_year int not null, mite_count numeric(4,1), note text);
create table harvests (
  id int generated always as identity primary key, hive_id int not null references hives, taken_at timestamptz not null, spun_at timestamptz not null,
  gross_kg numeric(5,1) not null, tare_kg numeric(5,1) not null, net_kg numeric(5,1) not null, water_pct numeric(4,1) not null check (water_pct between 14 and 24),
  check (net_kg = gross_kg - tare_kg), check (spun_at >= taken_at));
