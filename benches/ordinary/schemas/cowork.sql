-- 35 coworking space
-- Coworking space. PostgreSQL, hand-written migrations squashed.
CREATE TYPE member_status AS ENUM ('lead', 'active', 'paused', 'left');
CREATE TYPE membership_status AS ENUM ('pending', 'active', 'cancelled', 'expired');
CREATE TYPE booking_status AS ENUM ('pending', 'confirmed', 'checked_in', 'completed', 'cancelled', 'no_show');
CREATE TYPE invoice_status AS ENUM ('draft', 'open', 'paid', 'void');
CREATE TYPE payment_status AS ENUM ('pending', 'succeeded', 'failed', 'refunded');

CREATE TABLE locations (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name          text NOT NULL UNIQUE,
  slug          text NOT NULL UNIQUE,
  street        text NOT NULL,
  city          text NOT NULL,
  postal_code   text NOT NULL,
  country_code  char(2) NOT NULL DEFAULT 'DE',
  currency      char(3) NOT NULL DEFAULT 'EUR',
  opens_at      time NOT NULL DEFAULT '08:00',
  closes_at     time NOT NULL DEFAULT '20:00',
  desk_count    integer NOT NULL DEFAULT 0,   -- denormalised, number of rows in desks
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE rooms (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id  bigint NOT NULL REFERENCES locations (id),
  name         text NOT NULL,
  kind         text NOT NULL DEFAULT 'meeting' CHECK (kind IN ('meeting', 'phone_booth', 'open_space', 'private_office')),
  capacity     integer NOT NULL CHECK (capacity > 0),
  hourly_rate  numeric(8,2),
  floor        smallint NOT NULL DEFAULT 0,
  has_screen   boolean NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL DEFAULT now(),
  UNIQUE (location_id, name)
);

CREATE TABLE desks (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id  bigint NOT NULL REFERENCES locations (id),
  room_id      bigint REFERENCES rooms (id),   -- the open space or office the desk stands in
  code         text NOT NULL,
  kind         text NOT NULL DEFAULT 'hot' CHECK (kind IN ('hot', 'dedicated')),
  is_active    boolean NOT NULL DEFAULT true,
  created_at   timestamptz NOT NULL DEFAULT now(),
  UNIQUE (location_id, code)
);

CREATE TABLE plans (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name               text NOT NULL UNIQUE,
  kind               text NOT NULL CHECK (kind IN ('hot_desk', 'dedicated_desk', 'private_office', 'virtual')),
  monthly_price      numeric(10,2) NOT NULL CHECK (monthly_price >= 0),
  yearly_price       numeric(10,2) CHECK (yearly_price >= 0),
  room_hours_month   integer NOT NULL DEFAULT 0,
  min_months         integer NOT NULL DEFAULT 1,
  is_public          boolean NOT NULL DEFAULT true,
  created_at         timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE members (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_name       text NOT NULL,
  last_name        text NOT NULL,
  full_name        text NOT NULL,
  email            text NOT NULL UNIQUE,
  phone            text,
  company_name     text,
  status           member_status NOT NULL DEFAULT 'lead',
  home_location_id bigint NOT NULL REFERENCES locations (id),
  birth_date       date,
  joined_on        date,
  left_on          date,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);

-- A member has at most one active membership at a time.
CREATE TABLE memberships (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id      bigint NOT NULL REFERENCES members (id),
  plan_id        bigint NOT NULL REFERENCES plans (id),
  location_id    bigint NOT NULL REFERENCES locations (id),
  desk_id        bigint REFERENCES desks (id),  -- only for dedicated_desk plans
  status         membership_status NOT NULL DEFAULT 'pending',
  billing_cycle  text NOT NULL DEFAULT 'monthly' CHECK (billing_cycle IN ('monthly', 'yearly')),
  starts_on      date NOT NULL,
  ends_on        date,
  cancelled_at   timestamptz,
  cancel_reason  text,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE bookings (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id       bigint NOT NULL REFERENCES members (id),
  location_id     bigint NOT NULL REFERENCES locations (id),
  resource_type   text NOT NULL CHECK (resource_type IN ('desk', 'room')),
  desk_id         bigint REFERENCES desks (id),
  room_id         bigint REFERENCES rooms (id),
  title           text,
  starts_at       timestamptz NOT NULL,
  ends_at         timestamptz NOT NULL,
  attendee_count  integer NOT NULL DEFAULT 1,
  status          booking_status NOT NULL DEFAULT 'pending',
  price           numeric(10,2) NOT NULL DEFAULT 0,
  checked_in_at   timestamptz,
  cancelled_at    timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bookings_room_idx ON bookings (room_id, starts_at);
CREATE INDEX bookings_desk_idx ON bookings (desk_id, starts_at);

CREATE TABLE invoices (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number          text NOT NULL UNIQUE,
  member_id       bigint NOT NULL REFERENCES members (id),
  location_id     bigint NOT NULL REFERENCES locations (id),
  status          invoice_status NOT NULL DEFAULT 'draft',
  currency        char(3) NOT NULL DEFAULT 'EUR',
  issued_on       date,
  due_on          date,
  subtotal        numeric(10,2) NOT NULL DEFAULT 0,
  tax_amount      numeric(10,2) NOT NULL DEFAULT 0,
  total           numeric(10,2) NOT NULL DEFAULT 0,
  amount_paid     numeric(10,2) NOT NULL DEFAULT 0,
  paid_at         timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE invoice_lines (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id     bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  position       integer NOT NULL,
  kind           text NOT NULL CHECK (kind IN ('membership', 'booking', 'other')),
  membership_id  bigint REFERENCES memberships (id),
  booking_id     bigint REFERENCES bookings (id),
  description    text NOT NULL,
  quantity       numeric(8,2) NOT NULL DEFAULT 1,
  unit_price     numeric(10,2) NOT NULL,
  amount         numeric(10,2) NOT NULL,   -- quantity * unit_price, net
  created_at     timestamptz NOT NULL DEFAULT now(),
  UNIQUE (invoice_id, position)
);

CREATE TABLE payments (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id      bigint NOT NULL REFERENCES invoices (id),
  member_id       bigint NOT NULL REFERENCES members (id),
  method          text NOT NULL CHECK (method IN ('card', 'sepa', 'bank_transfer', 'cash')),
  card_last4      char(4),
  status          payment_status NOT NULL DEFAULT 'pending',
  amount          numeric(10,2) NOT NULL CHECK (amount > 0),
  currency        char(3) NOT NULL DEFAULT 'EUR',
  failure_reason  text,
  refunded_at     timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE visitors (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  host_member_id   bigint NOT NULL REFERENCES members (id),
  location_id      bigint NOT NULL REFERENCES locations (id),
  booking_id       bigint REFERENCES bookings (id),  -- the host's booking the visitor comes for
  full_name        text NOT NULL,
  email            text,
  company_name     text,
  purpose          text,
  expected_at      timestamptz NOT NULL,
  arrived_at       timestamptz,
  departed_at      timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE access_cards (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES members (id),
  uid          text NOT NULL UNIQUE,
  issued_at    timestamptz NOT NULL,
  revoked_at   timestamptz,
  last_used_at timestamptz
);

CREATE TABLE access_events (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id    bigint NOT NULL REFERENCES locations (id),
  room_id        bigint REFERENCES rooms (id),  -- null: main entrance
  member_id      bigint NOT NULL REFERENCES members (id),
  card_id        bigint NOT NULL REFERENCES access_cards (id),
  direction      text NOT NULL CHECK (direction IN ('in', 'out')),
  granted        boolean NOT NULL,
  denial_reason  text,
  occurred_at    timestamptz NOT NULL
);
CREATE INDEX access_events_member_idx ON access_events (member_id, occurred_at);
