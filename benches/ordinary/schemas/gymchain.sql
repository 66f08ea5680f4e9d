-- 47 chain of fitness studios

CREATE TABLE studios (
    id bigserial PRIMARY KEY,
    name varchar NOT NULL,
    slug varchar NOT NULL,
    street varchar NOT NULL,
    postal_code varchar(12) NOT NULL,
    city varchar NOT NULL,
    country_code char(2) NOT NULL DEFAULT 'DE',
    timezone varchar NOT NULL DEFAULT 'Europe/Berlin',
    phone varchar,
    email varchar,
    manager_id bigint,                                   -- staff member of this studio with role manager
    status varchar NOT NULL DEFAULT 'planned',           -- planned, open, closed
    opened_on date,                                      -- null while planned
    closed_on date,
    floor_area_sqm integer CHECK (floor_area_sqm > 0),
    rooms_count integer NOT NULL DEFAULT 0,              -- counter cache
    active_members_count integer NOT NULL DEFAULT 0,     -- members with this home studio and status active
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('planned', 'open', 'closed'))
);
CREATE UNIQUE INDEX index_studios_on_slug ON studios (slug);

CREATE TABLE staff_members (
    id bigserial PRIMARY KEY,
    studio_id bigint,                                    -- null for regional managers
    supervisor_id bigint,
    first_name varchar NOT NULL,
    last_name varchar NOT NULL,
    email varchar NOT NULL,
    phone varchar,
    role varchar NOT NULL CHECK (role IN ('regional_manager', 'manager', 'trainer', 'front_desk')),
    employment_type varchar NOT NULL DEFAULT 'employee' CHECK (employment_type IN ('employee', 'freelance')),
    monthly_salary_cents integer,                        -- employees only
    hourly_rate_cents integer,                           -- freelancers only
    bio text,                                            -- shown on the website, trainers only
    hired_on date NOT NULL,
    left_on date,
    active boolean NOT NULL DEFAULT true,                -- false once left_on is set
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX index_staff_members_on_email ON staff_members (email);
CREATE INDEX index_staff_members_on_studio_id ON staff_members (studio_id);

CREATE TABLE rooms (
    id bigserial PRIMARY KEY,
    studio_id bigint NOT NULL,
    name varchar NOT NULL,
    floor integer NOT NULL DEFAULT 0,
    capacity integer NOT NULL CHECK (capacity > 0),
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX index_rooms_on_studio_id_and_name ON rooms (studio_id, name);

CREATE TABLE membership_plans (
    id bigserial PRIMARY KEY,
    code varchar NOT NULL,
    name varchar NOT NULL,
    description text,
    billing_interval varchar NOT NULL DEFAULT 'monthly' CHECK (billing_interval IN ('monthly', 'yearly')),
    price_cents integer NOT NULL CHECK (price_cents >= 0), -- per billing interval, net
    joining_fee_cents integer NOT NULL DEFAULT 0,
    minimum_term_months integer NOT NULL DEFAULT 1,
    access varchar NOT NULL DEFAULT 'home_studio',       -- home_studio, all_studios
    class_credits_per_month integer,                     -- null = unlimited
    active boolean NOT NULL DEFAULT true,
    retired_on date,                                     -- set when no longer sold (active = false)
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX index_membership_plans_on_code ON membership_plans (code);

CREATE TABLE members (
    id bigserial PRIMARY KEY,
    studio_id bigint NOT NULL,                           -- home studio
    referred_by_id bigint,                               -- member who brought this one in
    member_number varchar NOT NULL,
    first_name varchar NOT NULL,
    last_name varchar NOT NULL,
    email varchar NOT NULL,
    phone varchar,
    date_of_birth date NOT NULL,
    gender varchar CHECK (gender IN ('female', 'male', 'diverse')),
    status varchar NOT NULL DEFAULT 'active',            -- active, paused, former
    joined_on date NOT NULL,
    left_on date,                                        -- former members only
    bookings_count integer NOT NULL DEFAULT 0,           -- counter cache, all statuses
    last_visit_at timestamp(6),                          -- latest check-in
    emergency_contact_name varchar,
    emergency_contact_phone varchar,
    marketing_consent boolean NOT NULL DEFAULT false,
    marketing_consent_at timestamp(6),
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('active', 'paused', 'former'))
);
CREATE UNIQUE INDEX index_members_on_member_number ON members (member_number);
CREATE UNIQUE INDEX index_members_on_email ON members (email);
CREATE INDEX index_members_on_studio_id ON members (studio_id);

-- contract of a member; a member has one at a time
CREATE TABLE memberships (
    id bigserial PRIMARY KEY,
    member_id bigint NOT NULL,
    membership_plan_id bigint NOT NULL,
    studio_id bigint NOT NULL,                           -- home studio of the member when signed
    sold_by_id bigint,                                   -- staff, null when bought online
    previous_membership_id bigint,                       -- contract this one follows (upgrade or renewal)
    plan_name varchar NOT NULL,                          -- copied from the plan at signing
    price_cents integer NOT NULL,                        -- copied from the plan at signing
    status varchar NOT NULL DEFAULT 'active',            -- pending, active, frozen, cancelled, expired
    starts_on date NOT NULL,
    ends_on date,                                        -- null while it runs on
    frozen_from date,
    frozen_until date,
    cancelled_at timestamp(6),                           -- set when status becomes cancelled
    cancellation_reason varchar,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('pending', 'active', 'frozen', 'cancelled', 'expired'))
);
CREATE INDEX index_memberships_on_member_id ON memberships (member_id);

CREATE TABLE class_categories (
    id bigserial PRIMARY KEY,
    parent_id bigint,
    name varchar NOT NULL,
    slug varchar NOT NULL UNIQUE,
    depth integer NOT NULL DEFAULT 0,                    -- 0 = top level
    position integer NOT NULL DEFAULT 1,
    class_types_count integer NOT NULL DEFAULT 0,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);

CREATE TABLE class_types (
    id bigserial PRIMARY KEY,
    class_category_id bigint NOT NULL,
    name varchar NOT NULL,
    slug varchar NOT NULL UNIQUE,
    description text,
    duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
    intensity integer NOT NULL CHECK (intensity BETWEEN 1 AND 5),
    default_capacity integer NOT NULL DEFAULT 20,
    active boolean NOT NULL DEFAULT true,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);

CREATE TABLE class_sessions (
    id bigserial PRIMARY KEY,
    class_type_id bigint NOT NULL,
    studio_id bigint NOT NULL,
    room_id bigint NOT NULL,
    instructor_id bigint NOT NULL,                       -- a trainer
    substitute_for_id bigint,                            -- trainer originally planned
    title varchar NOT NULL,                              -- copied from class type
    starts_at timestamp(6) NOT NULL,                     -- local time of the studio
    ends_at timestamp(6) NOT NULL,                       -- starts_at + duration of the class type
    capacity integer NOT NULL,
    bookings_count integer NOT NULL DEFAULT 0,           -- booked, attended and no_show
    waitlist_count integer NOT NULL DEFAULT 0,
    status varchar NOT NULL DEFAULT 'scheduled',         -- scheduled, completed, cancelled
    cancelled_at timestamp(6),
    cancellation_reason varchar,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('scheduled', 'completed', 'cancelled')),
    CHECK (ends_at > starts_at)
);
CREATE INDEX index_class_sessions_on_studio_id_and_starts_at ON class_sessions (studio_id, starts_at);

CREATE TABLE bookings (
    id bigserial PRIMARY KEY,
    class_session_id bigint NOT NULL,
    member_id bigint NOT NULL,
    membership_id bigint NOT NULL,                       -- contract the class is taken from
    status varchar NOT NULL DEFAULT 'booked',            -- booked, waitlisted, attended, no_show, cancelled
    waitlist_position integer,                           -- waitlisted only, from 1
    booked_at timestamp(6) NOT NULL,
    cancelled_at timestamp(6),
    late_cancellation boolean NOT NULL DEFAULT false,    -- cancelled less than 12 hours before the start
    rating smallint CHECK (rating BETWEEN 1 AND 5),      -- after attending
    feedback text,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('booked', 'waitlisted', 'attended', 'no_show', 'cancelled'))
);
CREATE UNIQUE INDEX index_bookings_on_class_session_id_and_member_id ON bookings (class_session_id, member_id);

CREATE TABLE check_ins (
    id bigserial PRIMARY KEY,
    member_id bigint NOT NULL,
    studio_id bigint NOT NULL,
    booking_id bigint UNIQUE,                            -- when the visit was for a class
    method varchar NOT NULL DEFAULT 'card' CHECK (method IN ('card', 'app', 'front_desk')),
    processed_by_id bigint,                              -- staff, only for method front_desk
    entered_at timestamp(6) NOT NULL,
    left_at timestamp(6),
    duration_minutes integer,                            -- entered_at to left_at
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);
CREATE INDEX index_check_ins_on_member_id ON check_ins (member_id);

CREATE TABLE invoices (
    id bigserial PRIMARY KEY,
    number varchar NOT NULL,
    member_id bigint NOT NULL,
    membership_id bigint,                                -- null for one-off sales
    status varchar NOT NULL DEFAULT 'draft',             -- draft, open, paid, void
    issued_on date,                                      -- null while draft
    due_on date,
    period_start date,                                   -- billed period, only with a membership
    period_end date,
    items_count integer NOT NULL DEFAULT 0,
    subtotal_cents integer NOT NULL DEFAULT 0,           -- sum of the items
    discount_cents integer NOT NULL DEFAULT 0,
    tax_rate numeric(4,2) NOT NULL DEFAULT 19.00,        -- percent
    tax_cents integer NOT NULL DEFAULT 0,                -- on subtotal - discount
    total_cents integer NOT NULL DEFAULT 0,              -- subtotal - discount + tax
    paid_cents integer NOT NULL DEFAULT 0,               -- sum of succeeded payments
    paid_at timestamp(6),
    voided_at timestamp(6),
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('draft', 'open', 'paid', 'void'))
);
CREATE UNIQUE INDEX index_invoices_on_number ON invoices (number);

CREATE TABLE invoice_items (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL,
    position integer NOT NULL,
    kind varchar NOT NULL CHECK (kind IN ('membership', 'joining_fee', 'no_show_fee', 'personal_training', 'merchandise')),
    booking_id bigint,                                   -- the missed class, only for no_show_fee
    description varchar NOT NULL,
    quantity integer NOT NULL DEFAULT 1 CHECK (quantity > 0),
    unit_price_cents integer NOT NULL,
    amount_cents integer NOT NULL,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX index_invoice_items_on_invoice_id_and_position ON invoice_items (invoice_id, position);

CREATE TABLE payments (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL,
    member_id bigint NOT NULL,
    payment_method varchar NOT NULL CHECK (payment_method IN ('card', 'direct_debit', 'cash')),
    card_brand varchar,
    card_last4 char(4),
    iban_last4 char(4),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    status varchar NOT NULL DEFAULT 'pending',           -- pending, succeeded, failed
    succeeded_at timestamp(6),
    failed_at timestamp(6),
    failure_reason varchar,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (status IN ('pending', 'succeeded', 'failed'))
);

-- internal remarks of the staff
CREATE TABLE notes (
    id bigserial PRIMARY KEY,
    notable_type varchar NOT NULL,                       -- Member, Membership, Invoice
    notable_id bigint NOT NULL,
    author_id bigint NOT NULL,
    body text NOT NULL,
    pinned boolean NOT NULL DEFAULT false,
    created_at timestamp(6) NOT NULL DEFAULT now(),
    updated_at timestamp(6) NOT NULL DEFAULT now(),
    CHECK (notable_type IN ('Member', 'Membership', 'Invoice'))
);
CREATE INDEX index_notes_on_notable ON notes (notable_type, notable_id);

ALTER TABLE studios ADD CONSTRAINT fk_rails_studios_manager FOREIGN KEY (manager_id) REFERENCES staff_members (id) ON DELETE SET NULL;
ALTER TABLE staff_members ADD CONSTRAINT fk_rails_staff_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE staff_members ADD CONSTRAINT fk_rails_staff_supervisor FOREIGN KEY (supervisor_id) REFERENCES staff_members (id);
ALTER TABLE rooms ADD CONSTRAINT fk_rails_rooms_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE members ADD CONSTRAINT fk_rails_members_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE members ADD CONSTRAINT fk_rails_members_referrer FOREIGN KEY (referred_by_id) REFERENCES members (id);
ALTER TABLE memberships ADD CONSTRAINT fk_rails_memberships_member FOREIGN KEY (member_id) REFERENCES members (id);
ALTER TABLE memberships ADD CONSTRAINT fk_rails_memberships_plan FOREIGN KEY (membership_plan_id) REFERENCES membership_plans (id);
ALTER TABLE memberships ADD CONSTRAINT fk_rails_memberships_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE memberships ADD CONSTRAINT fk_rails_memberships_seller FOREIGN KEY (sold_by_id) REFERENCES staff_members (id);
ALTER TABLE memberships ADD CONSTRAINT fk_rails_memberships_previous FOREIGN KEY (previous_membership_id) REFERENCES memberships (id);
ALTER TABLE class_categories ADD CONSTRAINT fk_rails_class_categories_parent FOREIGN KEY (parent_id) REFERENCES class_categories (id);
ALTER TABLE class_types ADD CONSTRAINT fk_rails_class_types_category FOREIGN KEY (class_category_id) REFERENCES class_categories (id);
ALTER TABLE class_sessions ADD CONSTRAINT fk_rails_sessions_type FOREIGN KEY (class_type_id) REFERENCES class_types (id);
ALTER TABLE class_sessions ADD CONSTRAINT fk_rails_sessions_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE class_sessions ADD CONSTRAINT fk_rails_sessions_room FOREIGN KEY (room_id) REFERENCES rooms (id);
ALTER TABLE class_sessions ADD CONSTRAINT fk_rails_sessions_instructor FOREIGN KEY (instructor_id) REFERENCES staff_members (id);
ALTER TABLE class_sessions ADD CONSTRAINT fk_rails_sessions_substitute FOREIGN KEY (substitute_for_id) REFERENCES staff_members (id);
ALTER TABLE bookings ADD CONSTRAINT fk_rails_bookings_session FOREIGN KEY (class_session_id) REFERENCES class_sessions (id);
ALTER TABLE bookings ADD CONSTRAINT fk_rails_bookings_member FOREIGN KEY (member_id) REFERENCES members (id);
ALTER TABLE bookings ADD CONSTRAINT fk_rails_bookings_membership FOREIGN KEY (membership_id) REFERENCES memberships (id);
ALTER TABLE check_ins ADD CONSTRAINT fk_rails_check_ins_member FOREIGN KEY (member_id) REFERENCES members (id);
ALTER TABLE check_ins ADD CONSTRAINT fk_rails_check_ins_studio FOREIGN KEY (studio_id) REFERENCES studios (id);
ALTER TABLE check_ins ADD CONSTRAINT fk_rails_check_ins_booking FOREIGN KEY (booking_id) REFERENCES bookings (id);
ALTER TABLE check_ins ADD CONSTRAINT fk_rails_check_ins_staff FOREIGN KEY (processed_by_id) REFERENCES staff_members (id);
ALTER TABLE invoices ADD CONSTRAINT fk_rails_invoices_member FOREIGN KEY (member_id) REFERENCES members (id);
ALTER TABLE invoices ADD CONSTRAINT fk_rails_invoices_membership FOREIGN KEY (membership_id) REFERENCES memberships (id);
ALTER TABLE invoice_items ADD CONSTRAINT fk_rails_invoice_items_invoice FOREIGN KEY (invoice_id) REFERENCES invoices (id) ON DELETE CASCADE;
ALTER TABLE invoice_items ADD CONSTRAINT fk_rails_invoice_items_booking FOREIGN KEY (booking_id) REFERENCES bookings (id);
ALTER TABLE payments ADD CONSTRAINT fk_rails_payments_invoice FOREIGN KEY (invoice_id) REFERENCES invoices (id);
ALTER TABLE payments ADD CONSTRAINT fk_rails_payments_member FOREIGN KEY (member_id) REFERENCES members (id);
ALTER TABLE notes ADD CONSTRAINT fk_rails_notes_author FOREIGN KEY (author_id) REFERENCES staff_members (id);
