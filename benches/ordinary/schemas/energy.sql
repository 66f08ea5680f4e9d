-- 22 energy monitoring for many organizations
CREATE TYPE org_status AS ENUM ('trialing', 'active', 'past_due', 'suspended', 'churned');
CREATE TYPE user_role AS ENUM ('owner', 'admin', 'operator', 'viewer');
CREATE TYPE site_kind AS ENUM ('campus', 'building', 'floor');
CREATE TYPE device_status AS ENUM ('provisioned', 'online', 'offline', 'decommissioned');
CREATE TYPE medium AS ENUM ('electricity', 'gas', 'water', 'heat');
CREATE TYPE alert_severity AS ENUM ('info', 'warning', 'critical');
CREATE TYPE alert_status AS ENUM ('open', 'acknowledged', 'resolved', 'suppressed');
CREATE TYPE invoice_status AS ENUM ('draft', 'open', 'paid', 'void', 'uncollectible');

CREATE TABLE organizations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  status org_status NOT NULL DEFAULT 'trialing',
  billing_email text NOT NULL,
  country_code char(2) NOT NULL,
  currency char(3) NOT NULL DEFAULT 'EUR',
  time_zone text NOT NULL DEFAULT 'UTC',
  plan_code text NOT NULL CHECK (plan_code IN ('starter', 'growth', 'enterprise')),
  max_meters integer NOT NULL CHECK (max_meters > 0),
  meters_count integer NOT NULL DEFAULT 0,
  trial_started_at timestamptz NOT NULL,
  trial_ends_at timestamptz NOT NULL,
  subscribed_at timestamptz,
  suspended_at timestamptz,
  churned_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  email text NOT NULL UNIQUE,
  full_name text NOT NULL,
  role user_role NOT NULL DEFAULT 'viewer',
  phone text,
  locale text NOT NULL DEFAULT 'en',
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  invited_at timestamptz,
  accepted_at timestamptz,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  alerts_by_sms boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sites (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  parent_id uuid REFERENCES sites (id),
  manager_id uuid REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  kind site_kind NOT NULL DEFAULT 'building',
  street text,
  postal_code text,
  city text NOT NULL,
  country_code char(2) NOT NULL,
  latitude double precision,
  longitude double precision,
  floor_area_m2 numeric(10,1) CHECK (floor_area_m2 > 0),
  heated_area_m2 numeric(10,1),
  built_year integer,
  opened_on date NOT NULL,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE gateways (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id uuid NOT NULL REFERENCES sites (id),
  serial_number text NOT NULL UNIQUE,
  model text NOT NULL,
  firmware_version text NOT NULL,
  mac_address macaddr NOT NULL UNIQUE,
  ip_address inet,
  status device_status NOT NULL DEFAULT 'provisioned',
  channels integer NOT NULL CHECK (channels BETWEEN 1 AND 64),
  channels_used integer NOT NULL DEFAULT 0,
  installed_at timestamptz,
  last_heartbeat_at timestamptz,
  decommissioned_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE meters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  site_id uuid NOT NULL REFERENCES sites (id),
  gateway_id uuid REFERENCES gateways (id),
  parent_meter_id uuid REFERENCES meters (id),
  channel integer,
  serial_number text NOT NULL,
  label text NOT NULL,
  medium medium NOT NULL,
  unit text NOT NULL CHECK (unit IN ('kWh', 'm3', 'MWh')),
  interval_minutes integer NOT NULL DEFAULT 15 CHECK (interval_minutes IN (1, 5, 15, 30, 60)),
  max_power_kw numeric(8,2),
  is_virtual boolean NOT NULL DEFAULT false,
  status device_status NOT NULL DEFAULT 'provisioned',
  installed_on date,
  calibrated_on date,
  calibration_due_on date,
  removed_on date,
  last_value numeric(14,3),
  last_reading_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, serial_number),
  UNIQUE (gateway_id, channel)
);

CREATE TABLE readings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  meter_id uuid NOT NULL REFERENCES meters (id) ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  value numeric(14,3) NOT NULL,
  delta numeric(14,3) NOT NULL,
  quality text NOT NULL DEFAULT 'measured' CHECK (quality IN ('measured', 'estimated', 'manual')),
  entered_by uuid REFERENCES users (id),
  received_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (meter_id, read_at)
);

CREATE TABLE tariffs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  replaces_id uuid UNIQUE REFERENCES tariffs (id),
  name text NOT NULL,
  supplier text NOT NULL,
  medium medium NOT NULL,
  currency char(3) NOT NULL,
  unit_price numeric(10,5) NOT NULL,
  standing_charge_per_day numeric(10,4) NOT NULL DEFAULT 0,
  valid_from date NOT NULL,
  valid_to date,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE site_tariffs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  tariff_id uuid NOT NULL REFERENCES tariffs (id),
  starts_on date NOT NULL,
  ends_on date,
  is_current boolean NOT NULL DEFAULT true,
  contract_number text
);

CREATE TABLE monthly_consumption (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  meter_id uuid NOT NULL REFERENCES meters (id) ON DELETE CASCADE,
  tariff_id uuid REFERENCES tariffs (id),
  month date NOT NULL,
  opening_value numeric(14,3) NOT NULL,
  closing_value numeric(14,3) NOT NULL,
  consumption numeric(14,3) NOT NULL,
  peak_kw numeric(8,2),
  readings_expected integer NOT NULL,
  readings_received integer NOT NULL,
  completeness_percent numeric(5,2) NOT NULL,
  cost_cents integer NOT NULL DEFAULT 0,
  is_final boolean NOT NULL DEFAULT false,
  finalized_at timestamptz,
  UNIQUE (meter_id, month)
);

CREATE TABLE alert_rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  meter_id uuid NOT NULL REFERENCES meters (id),
  name text NOT NULL,
  metric text NOT NULL CHECK (metric IN ('power', 'consumption', 'offline_minutes')),
  comparison text NOT NULL CHECK (comparison IN ('above', 'below')),
  threshold numeric(12,3) NOT NULL,
  severity alert_severity NOT NULL DEFAULT 'warning',
  is_enabled boolean NOT NULL DEFAULT true,
  disabled_at timestamptz,
  cooldown_minutes integer NOT NULL DEFAULT 60,
  created_by uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_fired_at timestamptz,
  fired_count integer NOT NULL DEFAULT 0
);

CREATE TABLE alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  rule_id uuid NOT NULL REFERENCES alert_rules (id) ON DELETE CASCADE,
  meter_id uuid NOT NULL REFERENCES meters (id),
  severity alert_severity NOT NULL,
  status alert_status NOT NULL DEFAULT 'open',
  threshold numeric(12,3) NOT NULL,
  observed_value numeric(12,3) NOT NULL,
  triggered_at timestamptz NOT NULL,
  acknowledged_at timestamptz,
  acknowledged_by uuid REFERENCES users (id),
  resolved_at timestamptz,
  resolved_by uuid REFERENCES users (id),
  resolution_note text,
  CHECK (resolved_at IS NULL OR resolved_at >= triggered_at)
);

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organization_id uuid NOT NULL REFERENCES organizations (id),
  number text NOT NULL UNIQUE,
  status invoice_status NOT NULL DEFAULT 'draft',
  period_start date NOT NULL,
  period_end date NOT NULL,
  currency char(3) NOT NULL,
  subtotal_cents integer NOT NULL,
  vat_percent numeric(4,1) NOT NULL,
  vat_cents integer NOT NULL,
  total_cents integer NOT NULL,
  issued_at timestamptz,
  due_on date,
  paid_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE invoice_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  site_id uuid REFERENCES sites (id),
  position integer NOT NULL,
  description text NOT NULL,
  meters integer NOT NULL CHECK (meters > 0),
  unit_price_cents integer NOT NULL,
  amount_cents integer NOT NULL,
  UNIQUE (invoice_id, position)
);

COMMENT ON TABLE sites IS 'Campus, its buildings and their floors. A building may stand in a campus, a floor is always in a building.';
COMMENT ON COLUMN organizations.meters_count IS 'Meters of the organization that are not decommissioned. Never above max_meters.';
COMMENT ON COLUMN sites.heated_area_m2 IS 'Part of the floor area.';
COMMENT ON COLUMN gateways.channels_used IS 'Number of meters on this gateway.';
COMMENT ON COLUMN meters.parent_meter_id IS 'The main meter behind which a submeter is, in the same building and of the same medium.';
COMMENT ON COLUMN readings.value IS 'Counter of the meter, in its unit. Never falls.';
COMMENT ON COLUMN readings.delta IS 'Difference to the reading before.';
COMMENT ON COLUMN readings.entered_by IS 'Only for manual readings.';
COMMENT ON COLUMN monthly_consumption.month IS 'First day of the month.';
COMMENT ON COLUMN alerts.threshold IS 'Threshold of the rule when the alert was triggered.';

CREATE INDEX ON readings (meter_id, read_at DESC);
CREATE INDEX ON alerts (organization_id, status);
