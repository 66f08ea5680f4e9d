-- 78 estatehub: software of a company that lets flats and offices
create type unit_kind as enum ('apartment', 'studio', 'office', 'retail', 'parking', 'storage');
create type unit_status as enum ('vacant', 'occupied', 'renovation', 'off_market');
create type lease_status as enum ('draft', 'active', 'ended', 'terminated');
create type charge_kind as enum ('rent', 'utilities', 'parking', 'late_fee', 'other');
create type charge_status as enum ('open', 'partially_paid', 'paid', 'written_off');
create type request_status as enum ('new', 'triaged', 'in_progress', 'resolved', 'rejected');
create type work_order_status as enum ('draft', 'sent', 'accepted', 'scheduled', 'completed', 'cancelled');
create type staff_role as enum ('property_manager', 'leasing_agent', 'accountant', 'caretaker', 'admin');

create table staff (
    staff_id      serial primary key,
    first_name    text not null,
    last_name     text not null,
    email         text not null unique,
    phone         text,
    role          staff_role not null,
    reports_to    int references staff,
    hired_on      date not null,
    left_on       date,
    is_active     boolean not null default true,
    check (left_on is null or left_on >= hired_on)
);

create table buildings (
    building_id     serial primary key,
    code            varchar(10) not null unique,
    name            text not null,
    street          text not null,
    house_number    varchar(10) not null,
    postal_code     varchar(10) not null,
    city            text not null,
    country         char(2) not null default 'GB',
    year_built      smallint not null,
    year_renovated  smallint,
    floors          smallint not null check (floors > 0),
    has_elevator    boolean not null default false,
    unit_count      int not null default 0,
    lot_area_sqm    numeric(10,2),
    latitude        numeric(9,6),
    longitude       numeric(9,6),
    manager_id      int references staff,
    acquired_on     date not null,
    sold_on         date,
    purchase_price  numeric(14,2)
);

create table units (
    unit_id       serial primary key,
    building_id   int not null references buildings on delete restrict,
    unit_number   varchar(12) not null,
    kind          unit_kind not null,
    status        unit_status not null default 'vacant',
    floor         smallint not null,
    area_sqm      numeric(7,2) not null check (area_sqm > 0),
    rooms         numeric(3,1),
    bedrooms      smallint,
    bathrooms     smallint,
    furnished     boolean not null default false,
    asking_rent   numeric(10,2) not null,
    available_from date,
    unique (building_id, unit_number)
);

create table tenants (
    tenant_id     serial primary key,
    kind          text not null default 'person' check (kind in ('person', 'company')),
    first_name    text,
    last_name     text,
    company_name  text,
    vat_number    text,
    email         text not null,
    phone         text,
    date_of_birth date,
    monthly_income numeric(10,2),
    iban          varchar(34),
    created_at    timestamptz not null default now(),
    unique (email)
);

create table leases (
    lease_id       serial primary key,
    lease_number   varchar(20) not null unique,
    unit_id        int not null references units,
    tenant_id      int not null references tenants,
    agent_id       int references staff,
    status         lease_status not null default 'draft',
    signed_on      date,
    starts_on      date not null,
    ends_on        date,
    notice_given_on date,
    terminated_on  date,
    termination_reason text,
    monthly_rent   numeric(10,2) not null check (monthly_rent > 0),
    monthly_utilities numeric(10,2) not null default 0,
    deposit_amount numeric(10,2) not null default 0,
    due_day        smallint not null default 1 check (due_day between 1 and 28),
    previous_lease_id int references leases,
    created_at     timestamptz not null default now()
);
create index leases_unit_idx on leases (unit_id);
create index leases_tenant_idx on leases (tenant_id);

create table lease_occupants (
    lease_id     int not null references leases on delete cascade,
    occupant_no  smallint not null,
    full_name    text not null,
    date_of_birth date,
    relationship text not null check (relationship in ('spouse', 'partner', 'child', 'parent', 'flatmate', 'other')),
    moved_in_on  date not null,
    moved_out_on date,
    primary key (lease_id, occupant_no)
);

create table rent_charges (
    charge_id     bigserial primary key,
    lease_id      int not null references leases,
    kind          charge_kind not null default 'rent',
    status        charge_status not null default 'open',
    period_start  date not null,
    period_end    date not null,
    due_on        date not null,
    amount        numeric(10,2) not null check (amount > 0),
    amount_paid   numeric(10,2) not null default 0,
    paid_on       date,
    reminder_count smallint not null default 0,
    last_reminder_on date,
    created_at    timestamptz not null default now()
);
create index rent_charges_lease_idx on rent_charges (lease_id, due_on);

create table payments (
    payment_id   bigserial primary key,
    tenant_id    int not null references tenants,
    received_on  date not null,
    amount       numeric(10,2) not null check (amount > 0),
    method       text not null check (method in ('bank_transfer', 'direct_debit', 'card', 'cash')),
    payer_name   text,
    payer_iban   varchar(34),
    reference    text,
    booked_by    int references staff,
    booked_at    timestamptz not null default now(),
    returned_on  date,
    return_reason text
);

create table payment_allocations (
    payment_id  bigint not null references payments on delete cascade,
    charge_id   bigint not null references rent_charges,
    amount      numeric(10,2) not null check (amount > 0),
    primary key (payment_id, charge_id)
);

create table deposits (
    deposit_id     serial primary key,
    lease_id       int not null unique references leases,
    amount         numeric(10,2) not null check (amount > 0),
    status         text not null default 'pending' check (status in ('pending', 'held', 'partly_returned', 'returned', 'retained')),
    received_on    date,
    returned_on    date,
    deduction      numeric(10,2) not null default 0,
    returned_amount numeric(10,2),
    deduction_reason text
);

create table contractors (
    contractor_id  serial primary key,
    company_name   text not null,
    trade          text not null check (trade in ('plumbing', 'electrical', 'heating', 'painting', 'locksmith', 'cleaning', 'roofing', 'general')),
    contact_name   text,
    email          text not null,
    phone          text not null,
    website        text,
    hourly_rate    numeric(8,2),
    rating         numeric(2,1) check (rating between 1 and 5),
    insured_until  date,
    contract_since date not null,
    blocked_on     date,
    is_active      boolean not null default true
);

create table maintenance_requests (
    request_id    serial primary key,
    unit_id       int not null references units,
    lease_id      int references leases,
    reported_by   int references tenants,
    assigned_to   int references staff,
    category      text not null check (category in ('plumbing', 'electrical', 'heating', 'painting', 'locks', 'appliance', 'pests', 'other')),
    priority      smallint not null default 3 check (priority between 1 and 5),
    title         text not null,
    description   text,
    status        request_status not null default 'new',
    reported_at   timestamptz not null default now(),
    acknowledged_at timestamptz,
    resolved_at   timestamptz,
    rejected_reason text,
    tenant_rating smallint check (tenant_rating between 1 and 5)
);

create table work_orders (
    work_order_id  serial primary key,
    order_number   varchar(20) not null unique,
    request_id     int references maintenance_requests,
    unit_id        int not null references units,
    contractor_id  int not null references contractors,
    ordered_by     int not null references staff,
    status         work_order_status not null default 'draft',
    description    text not null,
    ordered_on     date not null,
    scheduled_start timestamptz,
    scheduled_end  timestamptz,
    completed_at   timestamptz,
    estimated_cost numeric(10,2),
    labour_hours   numeric(6,2),
    labour_cost    numeric(10,2),
    material_cost  numeric(10,2),
    total_cost     numeric(10,2),
    invoice_number text,
    warranty_until date
);

create table inspections (
    inspection_id  serial primary key,
    unit_id        int not null references units,
    lease_id       int references leases,
    inspector_id   int not null references staff,
    kind           text not null check (kind in ('move_in', 'move_out', 'routine', 'safety')),
    status         text not null default 'scheduled' check (status in ('scheduled', 'done', 'missed', 'cancelled')),
    scheduled_at   timestamptz not null,
    started_at     timestamptz,
    finished_at    timestamptz,
    items_checked  int not null default 0,
    items_failed   int not null default 0,
    passed         boolean,
    notes          text
);

create table inspection_items (
    inspection_id int not null references inspections on delete cascade,
    line_no       smallint not null,
    area          text not null,
    item          text not null,
    condition     text not null check (condition in ('good', 'fair', 'poor', 'damaged')),
    failed        boolean not null default false,
    repair_cost   numeric(10,2),
    comment       text,
    primary key (inspection_id, line_no)
);

create table meter_readings (
    reading_id    bigserial primary key,
    unit_id       int not null references units,
    medium        text not null check (medium in ('electricity', 'gas', 'cold_water', 'hot_water', 'heat')),
    meter_number  varchar(30) not null,
    read_on       date not null,
    value         numeric(12,3) not null check (value >= 0),
    read_by       int references staff,
    unique (meter_number, read_on)
);

create table documents (
    document_id   bigserial primary key,
    lease_id      int references leases,
    building_id   int references buildings,
    kind          text not null check (kind in ('lease_contract', 'id_copy', 'insurance', 'floor_plan', 'invoice', 'letter')),
    file_name     text not null,
    mime_type     text not null,
    size_bytes    bigint not null check (size_bytes > 0),
    uploaded_by   int references staff,
    uploaded_at   timestamptz not null default now(),
    valid_until   date,
    check ((lease_id is null) <> (building_id is null))
);
