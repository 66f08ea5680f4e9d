create table vessels (id int generated always as identity primary key, name text not null unique, car_lanes_m int not null, seats int not null);
create table sailings (
  id int generated always as identity primary key, vessel_id int not null references vessels, code varchar(12) not null unique, route text not null,
  departs_at timestamptz not null, arrives_at timestamptz not null, state text not null check (state in ('planned', 'sailed', 'cancelled')), cancelled_because text);
create table tickets (
  id int generated always as identity primary key, sailing_id int not null references sailings, vehicle text not null, length_m numeric(4,1) not null,
  adults int not null, children int not null, fare numeric(7,2) not null);
