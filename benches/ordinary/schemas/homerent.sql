-- 59 property and rental management (homerent)

create table organizations (
    id bigint generated always as identity primary key,
    name text not null,
    slug text not null unique,
    plan text not null default 'starter' check (plan in ('starter', 'growth', 'pro')),
    billing_email text not null,
    phone text,
    timezone text not null default 'America/New_York',
    currency char(3) not null default 'USD',
    trial_ends_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

create table staff_users (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    email text not null unique,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    role text not null default 'manager' check (role in ('admin', 'manager', 'leasing_agent', 'maintenance', 'accountant')),
    phone text,
    is_active boolean not null default true,
    last_sign_in_at timestamptz,
    deactivated_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);
create index staff_users_organization_idx on staff_users (organization_id);

create table owners (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    kind text not null default 'individual' check (kind in ('individual', 'company')),
    first_name text,
    last_name text,
    company_name text,
    email text not null,
    phone text,
    tax_id_last4 char(4),
    management_fee_percent numeric(5,2) not null default 8.00,
    payout_method text not null default 'ach' check (payout_method in ('ach', 'check', 'wire')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (organization_id, email)
);

create table buildings (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    owner_id bigint not null references owners (id),
    manager_id bigint references staff_users (id) on delete set null,
    name text not null,
    kind text not null check (kind in ('single_family', 'duplex', 'apartment', 'townhouse', 'mixed_use')),
    street text not null,
    city text not null,
    state char(2) not null,
    postal_code text not null,
    latitude numeric(9,6),
    longitude numeric(9,6),
    year_built integer,
    floors integer not null default 1 check (floors > 0),
    units_count integer not null default 0,
    purchased_on date,
    archived_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);
create index buildings_owner_idx on buildings (owner_id);

create table units (
    id bigint generated always as identity primary key,
    building_id bigint not null references buildings (id) on delete cascade,
    unit_number text not null,
    floor integer not null default 1,
    bedrooms smallint not null default 1 check (bedrooms >= 0),
    bathrooms numeric(3,1) not null default 1.0,
    area_sqft integer,
    market_rent numeric(10,2) not null,
    status text not null default 'vacant' check (status in ('vacant', 'occupied', 'notice', 'renovation', 'off_market')),
    available_on date,
    pets_allowed boolean not null default false,
    description text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (building_id, unit_number)
);

create table amenities (
    id bigint generated always as identity primary key,
    name text not null unique,
    scope text not null default 'unit' check (scope in ('unit', 'building'))
);

create table unit_amenities (
    unit_id bigint not null references units (id) on delete cascade,
    amenity_id bigint not null references amenities (id) on delete cascade,
    primary key (unit_id, amenity_id)
);

create table tenants (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text,
    date_of_birth date,
    employer text,
    monthly_income numeric(10,2),
    emergency_contact_name text,
    emergency_contact_phone text,
    portal_enabled boolean not null default false,
    portal_last_login_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (organization_id, email)
);

create table leases (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    unit_id bigint not null references units (id),
    primary_tenant_id bigint not null references tenants (id),
    previous_lease_id bigint references leases (id) on delete set null,
    lease_number text not null,
    status text not null default 'draft' check (status in ('draft', 'pending_signature', 'active', 'expired', 'terminated', 'cancelled')),
    term_kind text not null default 'fixed' check (term_kind in ('fixed', 'month_to_month')),
    start_date date not null,
    end_date date,
    monthly_rent numeric(10,2) not null check (monthly_rent > 0),
    deposit_amount numeric(10,2) not null default 0,
    late_fee_amount numeric(10,2) not null default 50.00,
    rent_due_day smallint not null default 1 check (rent_due_day between 1 and 28),
    occupants_count integer not null default 1,
    signed_at timestamptz,
    notice_given_on date,
    terminated_on date,
    termination_reason text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (organization_id, lease_number)
);
create index leases_unit_idx on leases (unit_id);

create table lease_tenants (
    id bigint generated always as identity primary key,
    lease_id bigint not null references leases (id) on delete cascade,
    tenant_id bigint not null references tenants (id),
    is_primary boolean not null default false,
    moved_in_on date,
    moved_out_on date,
    unique (lease_id, tenant_id)
);

create table rental_applications (
    id bigint generated always as identity primary key,
    unit_id bigint not null references units (id),
    tenant_id bigint references tenants (id) on delete set null,
    lease_id bigint references leases (id) on delete set null,
    applicant_name text not null,
    applicant_email text not null,
    desired_move_in date not null,
    stated_income numeric(10,2),
    credit_score integer,
    application_fee numeric(10,2) not null default 35.00,
    status text not null default 'submitted' check (status in ('submitted', 'screening', 'approved', 'declined', 'withdrawn')),
    decline_reason text,
    reviewed_by_id bigint references staff_users (id) on delete set null,
    submitted_at timestamptz not null default now(),
    decided_at timestamptz
);

create table rent_charges (
    id bigint generated always as identity primary key,
    lease_id bigint not null references leases (id) on delete cascade,
    kind text not null default 'rent' check (kind in ('rent', 'late_fee', 'utility', 'parking', 'pet_fee', 'damage', 'other')),
    description text,
    period_start date,
    period_end date,
    due_on date not null,
    amount numeric(10,2) not null check (amount > 0),
    amount_paid numeric(10,2) not null default 0 check (amount_paid >= 0),
    status text not null default 'open' check (status in ('open', 'partial', 'paid', 'void')),
    paid_at timestamptz,
    voided_at timestamptz,
    created_at timestamptz not null default now()
);
create index rent_charges_lease_due_idx on rent_charges (lease_id, due_on);

create table payments (
    id bigint generated always as identity primary key,
    lease_id bigint not null references leases (id),
    tenant_id bigint not null references tenants (id),
    amount numeric(10,2) not null check (amount > 0),
    method text not null check (method in ('ach', 'card', 'check', 'cash', 'money_order')),
    status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'refunded')),
    card_last4 char(4),
    check_number text,
    processor_reference text unique,
    failure_reason text,
    received_on date not null,
    settled_at timestamptz,
    refunded_at timestamptz,
    recorded_by_id bigint references staff_users (id) on delete set null,
    created_at timestamptz not null default now()
);
create index payments_lease_idx on payments (lease_id);

create table payment_allocations (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments (id) on delete cascade,
    rent_charge_id bigint not null references rent_charges (id),
    amount numeric(10,2) not null check (amount > 0),
    created_at timestamptz not null default now(),
    unique (payment_id, rent_charge_id)
);

create table security_deposits (
    id bigint generated always as identity primary key,
    lease_id bigint not null unique references leases (id) on delete cascade,
    amount numeric(10,2) not null,
    status text not null default 'held' check (status in ('held', 'returned', 'partially_returned', 'forfeited')),
    received_on date not null,
    deductions_amount numeric(10,2) not null default 0,
    deductions_note text,
    returned_amount numeric(10,2) not null default 0,
    returned_on date
);

create table vendors (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    company_name text not null,
    trade text not null check (trade in ('plumbing', 'electrical', 'hvac', 'appliance', 'cleaning', 'landscaping', 'pest_control', 'general')),
    contact_name text,
    email text,
    phone text not null,
    hourly_rate numeric(8,2),
    rating numeric(2,1) check (rating between 1 and 5),
    insurance_expires_on date,
    is_preferred boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

create table maintenance_requests (
    id bigint generated always as identity primary key,
    building_id bigint not null references buildings (id),
    unit_id bigint references units (id),
    tenant_id bigint references tenants (id) on delete set null,
    assigned_to_id bigint references staff_users (id) on delete set null,
    category text not null check (category in ('plumbing', 'electrical', 'hvac', 'appliance', 'structural', 'pest', 'common_area', 'other')),
    priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'emergency')),
    status text not null default 'new' check (status in ('new', 'acknowledged', 'in_progress', 'on_hold', 'completed', 'cancelled')),
    title text not null,
    description text,
    permission_to_enter boolean not null default false,
    reported_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    completed_at timestamptz,
    cancelled_at timestamptz,
    tenant_rating smallint check (tenant_rating between 1 and 5),
    updated_at timestamptz not null default now()
);
create index maintenance_requests_unit_idx on maintenance_requests (unit_id);

create table work_orders (
    id bigint generated always as identity primary key,
    maintenance_request_id bigint not null references maintenance_requests (id) on delete cascade,
    vendor_id bigint not null references vendors (id),
    status text not null default 'scheduled' check (status in ('scheduled', 'in_progress', 'done', 'cancelled')),
    scheduled_for timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    estimated_cost numeric(10,2),
    total_cost numeric(10,2),
    vendor_invoice_number text,
    invoice_paid_on date,
    created_at timestamptz not null default now()
);

create table work_order_items (
    id bigint generated always as identity primary key,
    work_order_id bigint not null references work_orders (id) on delete cascade,
    kind text not null check (kind in ('labor', 'material', 'travel')),
    description text not null,
    quantity numeric(8,2) not null default 1,
    unit_price numeric(10,2) not null,
    line_total numeric(10,2) not null
);

create table inspections (
    id bigint generated always as identity primary key,
    unit_id bigint not null references units (id) on delete cascade,
    lease_id bigint references leases (id) on delete set null,
    inspector_id bigint not null references staff_users (id),
    kind text not null check (kind in ('move_in', 'move_out', 'routine', 'safety')),
    status text not null default 'scheduled' check (status in ('scheduled', 'completed', 'missed', 'cancelled')),
    scheduled_for timestamptz not null,
    completed_at timestamptz,
    overall_condition text check (overall_condition in ('excellent', 'good', 'fair', 'poor')),
    issues_count integer not null default 0,
    notes text,
    created_at timestamptz not null default now()
);

create table inspection_items (
    id bigint generated always as identity primary key,
    inspection_id bigint not null references inspections (id) on delete cascade,
    room text not null,
    item text not null,
    condition text not null check (condition in ('excellent', 'good', 'fair', 'poor', 'damaged')),
    needs_repair boolean not null default false,
    comment text,
    position integer not null default 0,
    unique (inspection_id, room, item)
);

create table documents (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    building_id bigint references buildings (id) on delete cascade,
    lease_id bigint references leases (id) on delete cascade,
    vendor_id bigint references vendors (id) on delete cascade,
    uploaded_by_id bigint references staff_users (id) on delete set null,
    kind text not null check (kind in ('lease_agreement', 'notice', 'insurance', 'invoice', 'photo', 'deed', 'other')),
    file_name text not null,
    content_type text not null,
    size_bytes bigint not null,
    storage_key text not null unique,
    visible_to_tenant boolean not null default false,
    created_at timestamptz not null default now(),
    check (num_nonnulls(building_id, lease_id, vendor_id) = 1)
);

create table message_threads (
    id bigint generated always as identity primary key,
    organization_id bigint not null references organizations (id) on delete cascade,
    tenant_id bigint not null references tenants (id) on delete cascade,
    maintenance_request_id bigint references maintenance_requests (id) on delete set null,
    subject text not null,
    status text not null default 'open' check (status in ('open', 'closed')),
    messages_count integer not null default 0,
    last_message_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz not null default now()
);

create table messages (
    id bigint generated always as identity primary key,
    thread_id bigint not null references message_threads (id) on delete cascade,
    sender_kind text not null check (sender_kind in ('tenant', 'staff')),
    tenant_id bigint references tenants (id) on delete cascade,
    staff_user_id bigint references staff_users (id) on delete set null,
    body text not null,
    sent_at timestamptz not null default now(),
    read_at timestamptz
);
create index messages_thread_idx on messages (thread_id, sent_at);

create table owner_statements (
    id bigint generated always as identity primary key,
    owner_id bigint not null references owners (id) on delete cascade,
    building_id bigint not null references buildings (id) on delete cascade,
    period_start date not null,
    period_end date not null,
    rent_income numeric(12,2) not null default 0,
    expenses numeric(12,2) not null default 0,
    management_fee numeric(12,2) not null default 0,
    net_payout numeric(12,2) not null default 0,
    status text not null default 'draft' check (status in ('draft', 'sent', 'paid')),
    sent_at timestamptz,
    paid_at timestamptz,
    unique (building_id, period_start)
);
