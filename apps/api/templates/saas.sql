-- A subscription business: accounts with members and teams, plans, subscriptions, invoices, usage, webhooks, an audit log.

CREATE TYPE member_role AS ENUM ('owner', 'admin', 'member', 'guest');
CREATE TYPE subscription_state AS ENUM ('trialing', 'active', 'past_due', 'canceled');

CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z][a-z0-9-]{2,38}$'),
  country_code char(2) NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CHECK (deleted_at >= created_at)
);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  display_name text NOT NULL,
  avatar_url text,
  locale text NOT NULL DEFAULT 'en-US',
  time_zone text NOT NULL DEFAULT 'UTC',
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (last_seen_at >= created_at)
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role member_role NOT NULL DEFAULT 'member',
  invited_by uuid REFERENCES users,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id),
  CHECK (invited_by <> user_id)
);

CREATE TABLE teams (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  parent_id uuid REFERENCES teams,
  name text NOT NULL,
  UNIQUE (account_id, name)
);

CREATE TABLE plans (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  monthly_price numeric(8, 2) NOT NULL CHECK (monthly_price >= 0),
  seats_included smallint NOT NULL CHECK (seats_included >= 1),
  features jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  plan_id smallint NOT NULL REFERENCES plans,
  state subscription_state NOT NULL,
  seats integer NOT NULL CHECK (seats > 0),
  started_at timestamptz NOT NULL,
  trial_ends_at timestamptz,
  canceled_at timestamptz,
  CHECK (trial_ends_at > started_at),
  CHECK ((state = 'canceled') = (canceled_at IS NOT NULL)),
  CHECK (canceled_at >= started_at)
);
CREATE UNIQUE INDEX one_living_subscription ON subscriptions (account_id) WHERE state <> 'canceled';

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscriptions,
  number text NOT NULL UNIQUE CHECK (number ~ '^INV-[0-9]{4}-[0-9]{6}$'),
  period_start date NOT NULL,
  period_end date NOT NULL,
  subtotal numeric(10, 2) NOT NULL CHECK (subtotal >= 0),
  tax numeric(10, 2) NOT NULL CHECK (tax >= 0),
  total numeric(10, 2) GENERATED ALWAYS AS (subtotal + tax) STORED,
  issued_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK (period_end > period_start),
  CHECK (paid_at >= issued_at)
);

CREATE TABLE invoice_lines (
  invoice_id bigint NOT NULL REFERENCES invoices ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position > 0),
  description text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(8, 2) NOT NULL CHECK (unit_price >= 0),
  PRIMARY KEY (invoice_id, position)
);

CREATE TABLE usage_records (
  account_id uuid NOT NULL REFERENCES accounts,
  metric text NOT NULL CHECK (metric IN ('api_calls', 'storage_gb', 'emails', 'seats')),
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (account_id, metric, day)
);

CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_by uuid NOT NULL REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  scopes text[] NOT NULL DEFAULT '{read}',
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (expires_at > created_at)
);

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  actor_id uuid REFERENCES users,
  action text NOT NULL,
  ip_address inet,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
