-- 75 Physiotherapy practice chain: patients, treatment plans, appointments, packages and invoices
CREATE TABLE locations (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    code character varying(8) NOT NULL,
    street character varying NOT NULL,
    city character varying NOT NULL,
    postal_code character varying NOT NULL,
    phone character varying,
    email character varying,
    time_zone character varying DEFAULT 'Europe/London' NOT NULL,
    opens_at time NOT NULL DEFAULT '08:00',
    closes_at time NOT NULL DEFAULT '19:00',
    treatment_rooms integer DEFAULT 4 NOT NULL,
    opened_on date NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE practitioners (
    id bigserial PRIMARY KEY,
    location_id bigint NOT NULL REFERENCES locations(id),
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    email character varying NOT NULL,
    phone character varying,
    role character varying DEFAULT 'physiotherapist' NOT NULL,
    registration_number character varying,
    bio text,
    accepts_new_patients boolean DEFAULT true NOT NULL,
    hired_on date NOT NULL,
    left_on date,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT practitioners_role_check CHECK (role IN ('physiotherapist', 'massage_therapist', 'osteopath', 'assistant'))
);

CREATE TABLE patients (
    id bigserial PRIMARY KEY,
    location_id bigint NOT NULL REFERENCES locations(id),
    primary_practitioner_id bigint REFERENCES practitioners(id),
    patient_number character varying NOT NULL,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    date_of_birth date NOT NULL,
    sex character varying(1) CHECK (sex IN ('f', 'm', 'x')),
    email character varying,
    phone character varying,
    insurer_name character varying,
    insurance_number character varying,
    emergency_contact_name character varying,
    emergency_contact_phone character varying,
    registered_on date NOT NULL,
    archived_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE services (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    code character varying NOT NULL,
    category character varying NOT NULL CHECK (category IN ('assessment', 'treatment', 'massage', 'class')),
    duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
    price_cents integer NOT NULL,
    currency character varying(3) DEFAULT 'GBP' NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE referrals (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    source character varying DEFAULT 'gp' NOT NULL CHECK (source IN ('gp', 'consultant', 'insurer', 'employer')),
    referrer_name character varying NOT NULL,
    diagnosis text,
    sessions_authorised integer CHECK (sessions_authorised > 0),
    referred_on date NOT NULL,
    received_on date NOT NULL,
    expires_on date,
    status character varying DEFAULT 'received' NOT NULL CHECK (status IN ('received', 'accepted', 'rejected')),
    rejection_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE treatment_plans (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    practitioner_id bigint NOT NULL REFERENCES practitioners(id),
    referral_id bigint REFERENCES referrals(id),
    title character varying NOT NULL,
    goals text,
    planned_sessions integer NOT NULL CHECK (planned_sessions > 0),
    completed_sessions_count integer DEFAULT 0 NOT NULL,
    status character varying DEFAULT 'draft' NOT NULL CHECK (status IN ('draft', 'active', 'completed', 'abandoned')),
    starts_on date,
    ends_on date,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE appointments (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    practitioner_id bigint NOT NULL REFERENCES practitioners(id),
    location_id bigint NOT NULL REFERENCES locations(id),
    service_id bigint NOT NULL REFERENCES services(id),
    treatment_plan_id bigint REFERENCES treatment_plans(id),
    starts_at timestamp(6) without time zone NOT NULL,
    ends_at timestamp(6) without time zone NOT NULL,
    status character varying DEFAULT 'booked' NOT NULL,
    booked_via character varying DEFAULT 'reception' NOT NULL CHECK (booked_via IN ('reception', 'phone', 'web')),
    price_cents integer NOT NULL,
    currency character varying(3) DEFAULT 'GBP' NOT NULL,
    checked_in_at timestamp(6) without time zone,
    reminder_sent_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    cancellation_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT appointments_status_check CHECK (status IN ('booked', 'confirmed', 'completed', 'cancelled', 'no_show')),
    CONSTRAINT appointments_times_check CHECK (ends_at > starts_at)
);

CREATE TABLE session_notes (
    id bigserial PRIMARY KEY,
    appointment_id bigint NOT NULL REFERENCES appointments(id),
    patient_id bigint NOT NULL REFERENCES patients(id),
    practitioner_id bigint NOT NULL REFERENCES practitioners(id),
    subjective text,
    objective text,
    assessment text,
    plan text,
    pain_before smallint CHECK (pain_before BETWEEN 0 AND 10),
    pain_after smallint CHECK (pain_after BETWEEN 0 AND 10),
    signed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE exercises (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    body_region character varying NOT NULL CHECK (body_region IN ('neck', 'shoulder', 'back', 'hip', 'knee', 'ankle', 'wrist')),
    difficulty smallint DEFAULT 1 NOT NULL CHECK (difficulty BETWEEN 1 AND 5),
    instructions text NOT NULL,
    equipment character varying,
    video_url character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE exercise_prescriptions (
    id bigserial PRIMARY KEY,
    treatment_plan_id bigint NOT NULL REFERENCES treatment_plans(id) ON DELETE CASCADE,
    exercise_id bigint NOT NULL REFERENCES exercises(id),
    sets integer DEFAULT 3 NOT NULL,
    reps integer,
    hold_seconds integer,
    times_per_week integer DEFAULT 5 NOT NULL,
    notes text,
    starts_on date NOT NULL,
    ends_on date,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE packages (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    service_id bigint NOT NULL REFERENCES services(id),
    sessions_total integer DEFAULT 10 NOT NULL CHECK (sessions_total > 0),
    sessions_used integer DEFAULT 0 NOT NULL,
    sessions_remaining integer DEFAULT 10 NOT NULL CHECK (sessions_remaining >= 0),
    price_cents integer NOT NULL,
    currency character varying(3) DEFAULT 'GBP' NOT NULL,
    status character varying DEFAULT 'active' NOT NULL CHECK (status IN ('active', 'used_up', 'expired', 'refunded')),
    purchased_on date NOT NULL,
    expires_on date,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE package_redemptions (
    id bigserial PRIMARY KEY,
    package_id bigint NOT NULL REFERENCES packages(id),
    appointment_id bigint NOT NULL REFERENCES appointments(id),
    redeemed_at timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE invoices (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    location_id bigint NOT NULL REFERENCES locations(id),
    number character varying NOT NULL,
    bill_to character varying DEFAULT 'patient' NOT NULL CHECK (bill_to IN ('patient', 'insurer')),
    insurer_name character varying,
    claim_number character varying,
    status character varying DEFAULT 'draft' NOT NULL CHECK (status IN ('draft', 'issued', 'partially_paid', 'paid', 'void')),
    issued_on date,
    due_on date,
    subtotal_cents integer DEFAULT 0 NOT NULL,
    discount_cents integer DEFAULT 0 NOT NULL,
    tax_cents integer DEFAULT 0 NOT NULL,
    total_cents integer DEFAULT 0 NOT NULL,
    paid_cents integer DEFAULT 0 NOT NULL,
    currency character varying(3) DEFAULT 'GBP' NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE invoice_lines (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices(id) ON DELETE CASCADE,
    billable_type character varying,
    billable_id bigint,
    position integer DEFAULT 1 NOT NULL,
    description character varying NOT NULL,
    quantity integer DEFAULT 1 NOT NULL CHECK (quantity > 0),
    unit_price_cents integer NOT NULL,
    amount_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE payments (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices(id),
    patient_id bigint NOT NULL REFERENCES patients(id),
    payment_method character varying NOT NULL CHECK (payment_method IN ('card', 'cash', 'bank_transfer', 'insurer_remittance')),
    status character varying DEFAULT 'pending' NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed', 'refunded')),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    currency character varying(3) DEFAULT 'GBP' NOT NULL,
    reference character varying,
    failure_reason character varying,
    paid_at timestamp(6) without time zone,
    refunded_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE waiting_list_entries (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    location_id bigint NOT NULL REFERENCES locations(id),
    service_id bigint NOT NULL REFERENCES services(id),
    practitioner_id bigint REFERENCES practitioners(id),
    appointment_id bigint REFERENCES appointments(id),
    priority smallint DEFAULT 2 NOT NULL CHECK (priority BETWEEN 1 AND 3),
    status character varying DEFAULT 'waiting' NOT NULL CHECK (status IN ('waiting', 'offered', 'booked', 'withdrawn')),
    requested_at timestamp(6) without time zone NOT NULL,
    offered_at timestamp(6) without time zone,
    notes text,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE consents (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    recorded_by_id bigint REFERENCES practitioners(id),
    kind character varying NOT NULL CHECK (kind IN ('treatment', 'data_processing', 'photography', 'marketing')),
    document_version character varying DEFAULT 'v1' NOT NULL,
    given_at timestamp(6) without time zone NOT NULL,
    withdrawn_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE reviews (
    id bigserial PRIMARY KEY,
    patient_id bigint NOT NULL REFERENCES patients(id),
    appointment_id bigint REFERENCES appointments(id),
    reviewable_type character varying NOT NULL,
    reviewable_id bigint NOT NULL,
    rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
    body text,
    status integer DEFAULT 0 NOT NULL,
    published_at timestamp(6) without time zone,
    reply text,
    replied_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

COMMENT ON COLUMN invoice_lines.billable_type IS 'Appointment or Package';
COMMENT ON COLUMN reviews.reviewable_type IS 'Practitioner or Location';
COMMENT ON COLUMN reviews.status IS '0 pending, 1 published, 2 hidden';
COMMENT ON COLUMN invoices.subtotal_cents IS 'sum of the lines, before discount and tax';
COMMENT ON COLUMN treatment_plans.completed_sessions_count IS 'counter cache of completed appointments';

CREATE UNIQUE INDEX index_locations_on_code ON locations (code);
CREATE UNIQUE INDEX index_practitioners_on_email ON practitioners (email);
CREATE UNIQUE INDEX index_patients_on_patient_number ON patients (patient_number);
CREATE UNIQUE INDEX index_services_on_code ON services (code);
CREATE UNIQUE INDEX index_session_notes_on_appointment_id ON session_notes (appointment_id);
CREATE UNIQUE INDEX index_exercises_on_slug ON exercises (slug);
CREATE UNIQUE INDEX index_package_redemptions_on_appointment_id ON package_redemptions (appointment_id);
CREATE UNIQUE INDEX index_invoices_on_number ON invoices (number);
CREATE UNIQUE INDEX index_invoice_lines_on_invoice_id_and_position ON invoice_lines (invoice_id, position);
CREATE UNIQUE INDEX index_reviews_on_appointment_and_reviewable ON reviews (appointment_id, reviewable_type, reviewable_id);
CREATE INDEX index_appointments_on_practitioner_id_and_starts_at ON appointments (practitioner_id, starts_at);
CREATE INDEX index_appointments_on_patient_id ON appointments (patient_id);
CREATE INDEX index_invoice_lines_on_billable ON invoice_lines (billable_type, billable_id);
CREATE INDEX index_payments_on_invoice_id ON payments (invoice_id);
CREATE INDEX index_packages_on_patient_id ON packages (patient_id);
CREATE INDEX index_consents_on_patient_id_and_kind ON consents (patient_id, kind);
