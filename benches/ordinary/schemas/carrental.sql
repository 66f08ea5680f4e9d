-- 41 car rental
-- Car rental, Rails-like naming, bigserial keys, money as numeric, timestamps without zone (branch local)
CREATE TYPE vehicle_status AS ENUM ('available', 'rented', 'in_service', 'sold');
CREATE TYPE reservation_status AS ENUM ('pending', 'confirmed', 'picked_up', 'cancelled', 'no_show');
CREATE TYPE rental_status AS ENUM ('open', 'closed');

CREATE TABLE branches (
    id bigserial PRIMARY KEY,
    code char(3) NOT NULL UNIQUE,            -- three capital letters, e.g. MUC
    name varchar(120) NOT NULL,
    address_line varchar(160) NOT NULL,
    city varchar(80) NOT NULL,
    country_code char(2) NOT NULL,
    phone varchar(32),
    email varchar(160),
    latitude numeric(9,6),
    longitude numeric(9,6),
    vehicles_count int NOT NULL DEFAULT 0,   -- counter cache, vehicles by current_branch_id, without sold ones
    opened_on date NOT NULL
);
CREATE TABLE vehicle_classes (
    id bigserial PRIMARY KEY,
    code char(4) NOT NULL UNIQUE,            -- ACRISS
    name varchar(60) NOT NULL,
    seats smallint NOT NULL,
    doors smallint NOT NULL,
    daily_rate numeric(8,2) NOT NULL CHECK (daily_rate > 0),
    weekly_rate numeric(8,2) NOT NULL,
    deposit numeric(8,2) NOT NULL DEFAULT 300,
    min_driver_age smallint NOT NULL DEFAULT 21,
    rank smallint NOT NULL                   -- for upgrades, higher is better
);
CREATE TABLE vehicles (
    id bigserial PRIMARY KEY,
    vehicle_class_id bigint NOT NULL REFERENCES vehicle_classes,
    home_branch_id bigint NOT NULL REFERENCES branches,
    current_branch_id bigint REFERENCES branches,
    vin char(17) NOT NULL UNIQUE,
    license_plate varchar(12) NOT NULL UNIQUE,
    make varchar(40) NOT NULL,
    model varchar(60) NOT NULL,
    model_year smallint NOT NULL,
    color varchar(24),
    fuel_type varchar(10) NOT NULL CHECK (fuel_type IN ('petrol','diesel','hybrid','electric')),
    tank_litres smallint,                    -- null for electric
    battery_kwh numeric(5,1),                -- electric only
    mileage int NOT NULL DEFAULT 0 CHECK (mileage >= 0),
    status vehicle_status NOT NULL DEFAULT 'available',
    purchased_on date NOT NULL,
    purchase_price numeric(10,2) NOT NULL,
    sold_on date,
    sale_price numeric(10,2)
);
CREATE TABLE customers (
    id bigserial PRIMARY KEY,
    first_name varchar(60) NOT NULL,
    last_name varchar(60) NOT NULL,
    email varchar(160) NOT NULL UNIQUE,
    phone varchar(32),
    date_of_birth date NOT NULL,
    license_number varchar(32) NOT NULL,
    license_country char(2) NOT NULL,
    license_issued_on date NOT NULL,
    license_expires_on date NOT NULL,
    rentals_count int NOT NULL DEFAULT 0,
    is_blocked boolean NOT NULL DEFAULT false,
    blocked_reason text,
    created_at timestamp NOT NULL DEFAULT now()
);
CREATE TABLE employees (
    id bigserial PRIMARY KEY,
    branch_id bigint NOT NULL REFERENCES branches,
    first_name varchar(60) NOT NULL,
    last_name varchar(60) NOT NULL,
    email varchar(160) NOT NULL UNIQUE,
    job varchar(20) NOT NULL CHECK (job IN ('agent','manager','mechanic','valet')),
    hired_on date NOT NULL,
    terminated_on date
);
CREATE TABLE reservations (
    id bigserial PRIMARY KEY,
    confirmation_code varchar(8) NOT NULL UNIQUE,
    customer_id bigint NOT NULL REFERENCES customers,
    vehicle_class_id bigint NOT NULL REFERENCES vehicle_classes,
    pickup_branch_id bigint NOT NULL REFERENCES branches,
    return_branch_id bigint NOT NULL REFERENCES branches,
    pickup_at timestamp NOT NULL,
    return_at timestamp NOT NULL,
    days smallint NOT NULL CHECK (days > 0),         -- started 24 h periods
    daily_rate numeric(8,2) NOT NULL,
    one_way_fee numeric(8,2) NOT NULL DEFAULT 0,     -- only when returned elsewhere
    total numeric(10,2) NOT NULL,                    -- days * daily_rate + one_way_fee
    status reservation_status NOT NULL DEFAULT 'pending',
    confirmed_at timestamp,
    cancelled_at timestamp,
    cancellation_reason varchar(200),
    created_at timestamp NOT NULL DEFAULT now(),
    CHECK (return_at > pickup_at)
);
CREATE TABLE rentals (
    id bigserial PRIMARY KEY,
    reservation_id bigint UNIQUE REFERENCES reservations,  -- null: walk-in
    customer_id bigint NOT NULL REFERENCES customers,
    vehicle_id bigint NOT NULL REFERENCES vehicles,
    agent_id bigint NOT NULL REFERENCES employees,
    pickup_branch_id bigint NOT NULL REFERENCES branches,
    return_branch_id bigint REFERENCES branches,
    status rental_status NOT NULL DEFAULT 'open',
    picked_up_at timestamp NOT NULL,
    due_at timestamp NOT NULL,
    returned_at timestamp,
    mileage_out int NOT NULL,
    mileage_in int,
    fuel_out smallint NOT NULL DEFAULT 8 CHECK (fuel_out BETWEEN 0 AND 8),  -- eighths
    fuel_in smallint CHECK (fuel_in BETWEEN 0 AND 8),
    charges_total numeric(10,2) NOT NULL DEFAULT 0,   -- sum of charges.amount
    paid_total numeric(10,2) NOT NULL DEFAULT 0,      -- captured payments less refunds
    balance numeric(10,2) NOT NULL DEFAULT 0
);
CREATE TABLE additional_drivers (
    rental_id bigint NOT NULL REFERENCES rentals ON DELETE CASCADE,
    customer_id bigint NOT NULL REFERENCES customers,
    added_at timestamp NOT NULL DEFAULT now(),
    PRIMARY KEY (rental_id, customer_id)
);
CREATE TABLE inspections (
    id bigserial PRIMARY KEY,
    vehicle_id bigint NOT NULL REFERENCES vehicles,
    rental_id bigint REFERENCES rentals,
    inspector_id bigint NOT NULL REFERENCES employees,
    kind varchar(10) NOT NULL CHECK (kind IN ('pickup','return','periodic')),   -- periodic ones belong to no rental
    mileage int NOT NULL,
    cleanliness smallint CHECK (cleanliness BETWEEN 1 AND 5),
    notes text,
    damages_count smallint NOT NULL DEFAULT 0,
    inspected_at timestamp NOT NULL
);
CREATE TABLE damages (
    id bigserial PRIMARY KEY,
    inspection_id bigint NOT NULL REFERENCES inspections ON DELETE CASCADE,
    vehicle_id bigint NOT NULL REFERENCES vehicles,
    part varchar(20) NOT NULL CHECK (part IN ('bumper','door','windscreen','wheel','interior','roof','mirror')),
    severity varchar(10) NOT NULL CHECK (severity IN ('minor','moderate','severe')),
    description text NOT NULL,
    repair_cost numeric(10,2),
    repaired_at timestamp,
    created_at timestamp NOT NULL DEFAULT now()
);
CREATE TABLE charges (
    id bigserial PRIMARY KEY,
    rental_id bigint NOT NULL REFERENCES rentals ON DELETE CASCADE,
    kind varchar(12) NOT NULL CHECK (kind IN ('rental','fuel','late','damage','one_way','extra')),
    damage_id bigint REFERENCES damages,     -- for kind = damage
    description varchar(160) NOT NULL,
    quantity smallint NOT NULL DEFAULT 1,
    unit_price numeric(10,2) NOT NULL,
    amount numeric(10,2) NOT NULL,
    created_at timestamp NOT NULL DEFAULT now()
);
CREATE TABLE payments (
    id bigserial PRIMARY KEY,
    rental_id bigint NOT NULL REFERENCES rentals,
    customer_id bigint NOT NULL REFERENCES customers,
    kind varchar(10) NOT NULL DEFAULT 'charge' CHECK (kind IN ('charge','refund')),
    refunded_payment_id bigint REFERENCES payments,   -- refunds only
    method varchar(12) NOT NULL CHECK (method IN ('card','cash','transfer')),
    card_brand varchar(16),
    card_last4 char(4),
    amount numeric(10,2) NOT NULL CHECK (amount > 0),
    status varchar(10) NOT NULL DEFAULT 'authorized' CHECK (status IN ('authorized','captured','failed')),
    captured_at timestamp,
    failure_message text,
    created_at timestamp NOT NULL DEFAULT now()
);
CREATE TABLE maintenance_orders (
    id bigserial PRIMARY KEY,
    vehicle_id bigint NOT NULL REFERENCES vehicles,
    mechanic_id bigint REFERENCES employees,
    reason varchar(20) NOT NULL CHECK (reason IN ('service','tyres','repair','recall')),
    started_at timestamp NOT NULL,
    finished_at timestamp,
    parts_cost numeric(10,2) NOT NULL DEFAULT 0,
    labor_cost numeric(10,2) NOT NULL DEFAULT 0,
    total_cost numeric(10,2) NOT NULL DEFAULT 0
);
