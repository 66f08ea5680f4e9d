-- 46 freight forwarding
-- Freight forwarding. text instead of varchar, bigint identity, timestamptz; money in minor units where it says _cents
CREATE TYPE shipment_status AS ENUM ('draft', 'booked', 'in_transit', 'delivered', 'cancelled');
CREATE TYPE transport_mode AS ENUM ('road', 'sea', 'air', 'rail');
CREATE TYPE leg_status AS ENUM ('planned', 'departed', 'arrived', 'cancelled');

CREATE TABLE customers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_number text NOT NULL UNIQUE,
    company_name text NOT NULL,
    contact_name text NOT NULL,
    contact_email text NOT NULL,
    billing_country char(2) NOT NULL,
    currency char(3) NOT NULL DEFAULT 'EUR',
    payment_terms_days smallint NOT NULL DEFAULT 30,
    credit_limit_cents bigint NOT NULL DEFAULT 0,
    outstanding_cents bigint NOT NULL DEFAULT 0,   -- open amount of issued and overdue invoices
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE locations (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    unlocode char(5) UNIQUE,                       -- first two letters are the country
    name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('port', 'airport', 'terminal', 'warehouse', 'address')),
    city text NOT NULL,
    country char(2) NOT NULL,
    latitude double precision,
    longitude double precision
);
CREATE TABLE carriers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    scac char(4) UNIQUE,
    country char(2) NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    on_time_rate numeric(5,4),                     -- 0..1
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE carrier_modes (
    carrier_id bigint NOT NULL REFERENCES carriers ON DELETE CASCADE,
    mode transport_mode NOT NULL,
    PRIMARY KEY (carrier_id, mode)
);
COMMENT ON TABLE carrier_modes IS 'what a carrier may be booked for';
CREATE TABLE quotes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    quote_number text NOT NULL UNIQUE,
    customer_id bigint NOT NULL REFERENCES customers,
    origin_id bigint NOT NULL REFERENCES locations,
    destination_id bigint NOT NULL REFERENCES locations,
    mode transport_mode NOT NULL,
    chargeable_weight_kg numeric(10,2) NOT NULL CHECK (chargeable_weight_kg > 0),
    freight_cents bigint NOT NULL,
    surcharges_cents bigint NOT NULL DEFAULT 0,
    total_cents bigint NOT NULL,
    currency char(3) NOT NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'rejected', 'expired')),
    valid_until date NOT NULL,
    decided_at timestamptz,                        -- accepted or rejected
    rejection_reason text,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE shipments (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    customer_id bigint NOT NULL REFERENCES customers,
    quote_id bigint UNIQUE REFERENCES quotes,
    origin_id bigint NOT NULL REFERENCES locations,
    destination_id bigint NOT NULL REFERENCES locations,
    incoterm char(3) NOT NULL DEFAULT 'DAP' CHECK (incoterm IN ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP')),
    status shipment_status NOT NULL DEFAULT 'draft',
    package_count integer NOT NULL DEFAULT 0,
    total_weight_kg numeric(12,2) NOT NULL DEFAULT 0,
    total_volume_m3 numeric(12,3) NOT NULL DEFAULT 0,
    goods_description text NOT NULL,
    is_dangerous boolean NOT NULL DEFAULT false,
    un_number text,                                -- dangerous goods only, UN + four digits
    booked_at timestamptz,
    picked_up_at timestamptz,
    estimated_delivery date,
    delivered_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CHECK (origin_id <> destination_id)
);
CREATE TABLE packages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipment_id bigint NOT NULL REFERENCES shipments ON DELETE CASCADE,
    sscc char(18) UNIQUE,
    kind text NOT NULL DEFAULT 'pallet' CHECK (kind IN ('pallet', 'carton', 'crate', 'drum')),
    length_cm numeric(7,1) NOT NULL,
    width_cm numeric(7,1) NOT NULL,
    height_cm numeric(7,1) NOT NULL,
    volume_m3 numeric(10,3) NOT NULL,              -- length * width * height
    weight_kg numeric(10,2) NOT NULL CHECK (weight_kg > 0),
    tare_kg numeric(10,2) NOT NULL DEFAULT 0,      -- packaging, part of weight_kg
    contents text NOT NULL
);
CREATE TABLE legs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipment_id bigint NOT NULL REFERENCES shipments ON DELETE CASCADE,
    sequence smallint NOT NULL CHECK (sequence > 0),   -- 1 starts at the shipment's origin
    mode transport_mode NOT NULL,
    carrier_id bigint NOT NULL REFERENCES carriers,
    from_location_id bigint NOT NULL REFERENCES locations,
    to_location_id bigint NOT NULL REFERENCES locations,
    vessel_name text,                              -- sea
    flight_number text,                            -- air
    license_plate text,                            -- road
    status leg_status NOT NULL DEFAULT 'planned',
    planned_departure timestamptz NOT NULL,
    planned_arrival timestamptz NOT NULL,
    actual_departure timestamptz,
    actual_arrival timestamptz,
    distance_km numeric(9,1),
    cost_cents bigint NOT NULL DEFAULT 0,
    UNIQUE (shipment_id, sequence)
);
CREATE TABLE stops (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    leg_id bigint NOT NULL REFERENCES legs ON DELETE CASCADE,
    position smallint NOT NULL,
    location_id bigint NOT NULL REFERENCES locations,
    purpose text NOT NULL CHECK (purpose IN ('pickup', 'delivery', 'customs', 'transshipment')),
    arrived_at timestamptz,
    departed_at timestamptz,
    notes text
);
CREATE TABLE tracking_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipment_id bigint NOT NULL REFERENCES shipments ON DELETE CASCADE,
    leg_id bigint REFERENCES legs,
    package_id bigint REFERENCES packages,         -- null: the whole shipment
    location_id bigint REFERENCES locations,
    code text NOT NULL CHECK (code IN ('booked', 'picked_up', 'departed', 'arrived', 'customs_hold', 'customs_cleared', 'delivered', 'exception')),
    exception_reason text,                         -- code = exception
    occurred_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE invoices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_number text NOT NULL UNIQUE,
    shipment_id bigint NOT NULL REFERENCES shipments,
    customer_id bigint NOT NULL REFERENCES customers,
    currency char(3) NOT NULL,
    net_cents bigint NOT NULL DEFAULT 0,           -- sum of the lines
    vat_rate numeric(4,2) NOT NULL DEFAULT 0,      -- per cent
    vat_cents bigint NOT NULL DEFAULT 0,
    gross_cents bigint NOT NULL DEFAULT 0,
    paid_cents bigint NOT NULL DEFAULT 0,
    status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'issued', 'paid', 'overdue', 'void')),
    issued_on date,
    due_on date,
    paid_on date,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE invoice_lines (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices ON DELETE CASCADE,
    leg_id bigint REFERENCES legs,
    kind text NOT NULL CHECK (kind IN ('freight', 'fuel', 'customs', 'insurance', 'storage', 'other')),
    description text NOT NULL,
    quantity numeric(10,2) NOT NULL DEFAULT 1,
    unit_price_cents bigint NOT NULL,
    amount_cents bigint NOT NULL
);
CREATE TABLE claims (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    claim_number text NOT NULL UNIQUE,
    shipment_id bigint NOT NULL REFERENCES shipments,
    package_id bigint REFERENCES packages,
    customer_id bigint NOT NULL REFERENCES customers,
    carrier_id bigint REFERENCES carriers,         -- who carried it when it happened
    kind text NOT NULL CHECK (kind IN ('damage', 'loss', 'delay')),
    description text NOT NULL,
    status text NOT NULL DEFAULT 'filed' CHECK (status IN ('filed', 'under_review', 'approved', 'denied', 'paid')),
    claimed_cents bigint NOT NULL CHECK (claimed_cents > 0),
    approved_cents bigint,                         -- approved and paid
    filed_at timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,                        -- approved, denied, paid
    paid_at timestamptz
);
