-- 29 car repair shop (Rails)
-- Car repair workshop (Rails, structure.sql tidied by hand). Money in integer cents, times in UTC.

CREATE TABLE customers (
    id bigserial PRIMARY KEY,
    kind character varying NOT NULL DEFAULT 'private' CHECK (kind IN ('private', 'company')),
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    company_name character varying, -- only when kind is company
    email character varying,
    phone character varying,
    street character varying,
    zip character varying,
    city character varying,
    vehicles_count integer NOT NULL DEFAULT 0, -- counter cache
    discarded_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_customers_on_email ON customers (email);

CREATE TABLE vehicles (
    id bigserial PRIMARY KEY,
    customer_id bigint NOT NULL REFERENCES customers(id),
    make character varying NOT NULL,
    model character varying NOT NULL,
    year integer NOT NULL,
    license_plate character varying NOT NULL,
    vin character varying(17),
    fuel character varying NOT NULL DEFAULT 'petrol' CHECK (fuel IN ('petrol', 'diesel', 'hybrid', 'electric')),
    color character varying,
    odometer_km integer NOT NULL DEFAULT 0 CHECK (odometer_km >= 0), -- last known reading
    last_serviced_on date, -- day the last work order was completed
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE INDEX index_vehicles_on_customer_id ON vehicles (customer_id);
CREATE UNIQUE INDEX index_vehicles_on_license_plate ON vehicles (license_plate);
CREATE UNIQUE INDEX index_vehicles_on_vin ON vehicles (vin);

CREATE TABLE mechanics (
    id bigserial PRIMARY KEY,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    email character varying NOT NULL,
    hourly_rate_cents integer NOT NULL CHECK (hourly_rate_cents > 0),
    active boolean NOT NULL DEFAULT true,
    hired_on date NOT NULL,
    left_on date,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_mechanics_on_email ON mechanics (email);

CREATE TABLE suppliers (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    email character varying,
    website character varying,
    parts_count integer NOT NULL DEFAULT 0, -- counter cache
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE services (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    standard_minutes integer NOT NULL CHECK (standard_minutes > 0),
    active boolean NOT NULL DEFAULT true,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_services_on_slug ON services (slug);

CREATE TABLE parts (
    id bigserial PRIMARY KEY,
    supplier_id bigint NOT NULL REFERENCES suppliers(id),
    sku character varying NOT NULL,
    name character varying NOT NULL,
    cost_cents integer NOT NULL CHECK (cost_cents >= 0),
    price_cents integer NOT NULL CHECK (price_cents >= 0),
    stock_quantity integer NOT NULL DEFAULT 0,
    reorder_level integer NOT NULL DEFAULT 0,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_parts_on_sku ON parts (sku);

CREATE TABLE appointments (
    id bigserial PRIMARY KEY,
    customer_id bigint NOT NULL REFERENCES customers(id),
    vehicle_id bigint NOT NULL REFERENCES vehicles(id),
    mechanic_id bigint REFERENCES mechanics(id),
    status integer NOT NULL DEFAULT 0, -- enum status: { booked: 0, arrived: 1, no_show: 2, cancelled: 3 }
    starts_at timestamp(6) without time zone NOT NULL,
    ends_at timestamp(6) without time zone NOT NULL,
    arrived_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    cancellation_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT appointments_status CHECK (status BETWEEN 0 AND 3)
);

CREATE TABLE work_orders (
    id bigserial PRIMARY KEY,
    number character varying NOT NULL, -- WO-2025-00042: year it was opened, running number
    customer_id bigint NOT NULL REFERENCES customers(id),
    vehicle_id bigint NOT NULL REFERENCES vehicles(id),
    appointment_id bigint REFERENCES appointments(id),
    mechanic_id bigint NOT NULL REFERENCES mechanics(id), -- responsible mechanic
    status character varying NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'in_progress', 'completed', 'cancelled')),
    complaint text,
    odometer_km integer CHECK (odometer_km >= 0),
    opened_at timestamp(6) without time zone NOT NULL,
    approved_at timestamp(6) without time zone,
    started_at timestamp(6) without time zone,
    completed_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    labor_cents integer NOT NULL DEFAULT 0,
    parts_cents integer NOT NULL DEFAULT 0,
    total_cents integer NOT NULL DEFAULT 0, -- labor + parts, without tax
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_work_orders_on_number ON work_orders (number);

CREATE TABLE work_order_services (
    id bigserial PRIMARY KEY,
    work_order_id bigint NOT NULL REFERENCES work_orders(id) ON DELETE CASCADE,
    service_id bigint NOT NULL REFERENCES services(id),
    mechanic_id bigint NOT NULL REFERENCES mechanics(id),
    name character varying NOT NULL, -- name of the service when it was added
    minutes integer NOT NULL CHECK (minutes > 0),
    hourly_rate_cents integer NOT NULL CHECK (hourly_rate_cents >= 0),
    price_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE work_order_parts (
    id bigserial PRIMARY KEY,
    work_order_id bigint NOT NULL REFERENCES work_orders(id) ON DELETE CASCADE,
    part_id bigint NOT NULL REFERENCES parts(id),
    quantity integer NOT NULL DEFAULT 1 CHECK (quantity > 0),
    unit_price_cents integer NOT NULL, -- taken from the part
    total_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_work_order_parts_on_work_order_id_and_part_id ON work_order_parts (work_order_id, part_id);

CREATE TABLE inspections (
    id bigserial PRIMARY KEY,
    work_order_id bigint NOT NULL REFERENCES work_orders(id),
    vehicle_id bigint NOT NULL REFERENCES vehicles(id),
    mechanic_id bigint NOT NULL REFERENCES mechanics(id),
    inspected_at timestamp(6) without time zone NOT NULL,
    passed boolean NOT NULL, -- false as soon as one item failed
    items_count integer NOT NULL DEFAULT 0,
    failed_count integer NOT NULL DEFAULT 0,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_inspections_on_work_order_id ON inspections (work_order_id);

CREATE TABLE inspection_items (
    id bigserial PRIMARY KEY,
    inspection_id bigint NOT NULL REFERENCES inspections(id) ON DELETE CASCADE,
    position integer NOT NULL, -- acts_as_list
    name character varying NOT NULL,
    result character varying NOT NULL CHECK (result IN ('ok', 'advice', 'failed')),
    remark text,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE invoices (
    id bigserial PRIMARY KEY,
    number character varying NOT NULL,
    work_order_id bigint NOT NULL REFERENCES work_orders(id),
    customer_id bigint NOT NULL REFERENCES customers(id),
    status character varying NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sent', 'paid', 'void')),
    issued_on date,
    due_on date,
    subtotal_cents integer NOT NULL, -- the work order's total
    tax_rate numeric(4,2) NOT NULL DEFAULT 21.00, -- percent
    tax_cents integer NOT NULL,
    total_cents integer NOT NULL,
    paid_cents integer NOT NULL DEFAULT 0,
    paid_at timestamp(6) without time zone,
    voided_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
CREATE UNIQUE INDEX index_invoices_on_number ON invoices (number);
CREATE UNIQUE INDEX index_invoices_on_work_order_id ON invoices (work_order_id);

CREATE TABLE payments (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices(id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    payment_method character varying NOT NULL CHECK (payment_method IN ('cash', 'card', 'bank_transfer')),
    card_last4 character varying(4), -- only card
    received_at timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);
