-- A fleet: depots, vehicles, drivers, trips with their positions, fuel, maintenance, fines.

CREATE TYPE fuel_kind AS ENUM ('diesel', 'petrol', 'electric', 'hybrid');

CREATE TABLE depots (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  city text NOT NULL,
  latitude numeric(8, 6) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(9, 6) NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);

CREATE TABLE vehicle_models (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  manufacturer text NOT NULL,
  model text NOT NULL,
  fuel fuel_kind NOT NULL,
  payload_kg integer NOT NULL CHECK (payload_kg BETWEEN 100 AND 40000),
  tank_litres numeric(5, 1),
  battery_kwh numeric(5, 1),
  UNIQUE (manufacturer, model, fuel),
  CHECK (fuel = 'electric' OR tank_litres > 0),
  CHECK (fuel <> 'electric' OR battery_kwh > 0)
);

CREATE TABLE vehicles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  model_id smallint NOT NULL REFERENCES vehicle_models,
  depot_id smallint NOT NULL REFERENCES depots,
  vin char(17) NOT NULL UNIQUE CHECK (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  license_plate varchar(12) NOT NULL UNIQUE,
  odometer_km integer NOT NULL DEFAULT 0 CHECK (odometer_km >= 0),
  bought_on date NOT NULL,
  retired_on date,
  CHECK (retired_on > bought_on)
);

CREATE TABLE drivers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  depot_id smallint NOT NULL REFERENCES depots,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  license_number varchar(16) NOT NULL UNIQUE,
  license_classes text[] NOT NULL CHECK (cardinality(license_classes) > 0),
  license_expires_on date NOT NULL,
  hired_on date NOT NULL
);

CREATE TABLE trips (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES vehicles,
  driver_id integer NOT NULL REFERENCES drivers,
  from_depot_id smallint NOT NULL REFERENCES depots,
  to_depot_id smallint REFERENCES depots,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  distance_km numeric(7, 1) CHECK (distance_km >= 0),
  load_kg integer NOT NULL DEFAULT 0 CHECK (load_kg >= 0),
  CHECK (ended_at > started_at)
);

CREATE TABLE positions (
  trip_id bigint NOT NULL REFERENCES trips ON DELETE CASCADE,
  sequence_no integer NOT NULL CHECK (sequence_no > 0),
  recorded_at timestamptz NOT NULL,
  latitude numeric(8, 6) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude numeric(9, 6) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  speed_kmh smallint NOT NULL CHECK (speed_kmh BETWEEN 0 AND 180),
  PRIMARY KEY (trip_id, sequence_no)
);

CREATE TABLE refuels (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES vehicles,
  driver_id integer NOT NULL REFERENCES drivers,
  amount numeric(6, 2) NOT NULL CHECK (amount > 0),
  price_per_unit numeric(5, 3) NOT NULL CHECK (price_per_unit > 0),
  total numeric(8, 2) GENERATED ALWAYS AS (round(amount * price_per_unit, 2)) STORED,
  odometer_km integer NOT NULL CHECK (odometer_km >= 0),
  filled_at timestamptz NOT NULL
);

CREATE TABLE maintenance (
  vehicle_id integer NOT NULL REFERENCES vehicles,
  number smallint NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('inspection', 'oil', 'tyres', 'brakes', 'repair')),
  workshop text NOT NULL,
  cost numeric(8, 2) NOT NULL CHECK (cost >= 0),
  due_on date NOT NULL,
  done_on date,
  PRIMARY KEY (vehicle_id, number)
);

CREATE TABLE fines (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trip_id bigint NOT NULL REFERENCES trips,
  reason text NOT NULL CHECK (reason IN ('speeding', 'parking', 'red light', 'toll')),
  amount numeric(6, 2) NOT NULL CHECK (amount BETWEEN 5 AND 5000),
  issued_on date NOT NULL,
  paid boolean NOT NULL DEFAULT false
);
