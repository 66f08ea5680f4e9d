-- 40 billing by usage, in Rails' form
-- db/structure.sql (trimmed). Money in cents, usage in units of the meter.
CREATE TABLE users (
    id bigserial PRIMARY KEY,
    email character varying NOT NULL,
    name character varying NOT NULL,
    encrypted_password character varying DEFAULT ''::character varying NOT NULL,
    confirmed_at timestamp(6) without time zone,
    sign_in_count integer DEFAULT 0 NOT NULL,
    last_sign_in_at timestamp(6) without time zone,
    time_zone character varying DEFAULT 'UTC'::character varying NOT NULL,
    deactivated_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE plans (
    id bigserial PRIMARY KEY,
    code character varying NOT NULL,
    name character varying NOT NULL,
    "interval" character varying DEFAULT 'month'::character varying NOT NULL,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    base_price_cents integer DEFAULT 0 NOT NULL,
    seat_price_cents integer DEFAULT 0 NOT NULL,
    included_seats integer DEFAULT 1 NOT NULL,
    max_seats integer,
    trial_days integer DEFAULT 14 NOT NULL,
    archived_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_plans_interval CHECK ("interval"::text = ANY (ARRAY['month'::text, 'year'::text]))
);
COMMENT ON COLUMN plans.max_seats IS 'NULL = unlimited; never below included_seats';

CREATE TABLE meters (
    id bigserial PRIMARY KEY,
    code character varying NOT NULL,
    name character varying NOT NULL,
    unit_name character varying NOT NULL,
    aggregation character varying DEFAULT 'sum'::character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_meters_aggregation CHECK (aggregation::text = ANY (ARRAY['sum'::text, 'max'::text, 'last'::text]))
);

CREATE TABLE workspaces (
    id bigserial PRIMARY KEY,
    name character varying NOT NULL,
    subdomain character varying NOT NULL,
    owner_id bigint NOT NULL REFERENCES users (id),
    billing_email character varying NOT NULL,
    country_code character varying(2) DEFAULT 'US'::character varying NOT NULL,
    currency character varying(3) DEFAULT 'USD'::character varying NOT NULL,
    seats_count integer DEFAULT 0 NOT NULL,
    credit_balance_cents integer DEFAULT 0 NOT NULL,
    status character varying DEFAULT 'trialing'::character varying NOT NULL,
    trial_ends_at timestamp(6) without time zone,
    suspended_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_workspaces_status CHECK (status::text = ANY (ARRAY['trialing'::text, 'active'::text, 'suspended'::text, 'closed'::text]))
);
COMMENT ON COLUMN workspaces.owner_id IS 'always holds a seat with role owner';
COMMENT ON COLUMN workspaces.seats_count IS 'counter cache of seats not removed';
COMMENT ON COLUMN workspaces.credit_balance_cents IS 'sum of credits.remaining_cents';

CREATE TABLE seats (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    user_id bigint NOT NULL REFERENCES users (id),
    role character varying DEFAULT 'member'::character varying NOT NULL,
    invited_by_id bigint REFERENCES users (id),
    invited_at timestamp(6) without time zone,
    accepted_at timestamp(6) without time zone,
    removed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_seats_role CHECK (role::text = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'billing'::text]))
);

CREATE TABLE subscriptions (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    plan_id bigint NOT NULL REFERENCES plans (id),
    status character varying DEFAULT 'active'::character varying NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    started_at timestamp(6) without time zone NOT NULL,
    current_period_start timestamp(6) without time zone NOT NULL,
    current_period_end timestamp(6) without time zone NOT NULL,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    canceled_at timestamp(6) without time zone,
    ended_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_subscriptions_status CHECK (status::text = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'ended'::text]))
);
COMMENT ON TABLE subscriptions IS 'a workspace has at most one that is not ended';
COMMENT ON COLUMN subscriptions.quantity IS 'number of seats paid for';

CREATE TABLE api_keys (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    created_by_id bigint NOT NULL REFERENCES users (id),
    name character varying NOT NULL,
    token_prefix character varying(12) NOT NULL,
    token_digest character varying NOT NULL,
    environment character varying DEFAULT 'live'::character varying NOT NULL,
    requests_count bigint DEFAULT 0 NOT NULL,
    last_used_at timestamp(6) without time zone,
    expires_at timestamp(6) without time zone,
    revoked_at timestamp(6) without time zone,
    revoked_by_id bigint REFERENCES users (id),
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_api_keys_environment CHECK (environment::text = ANY (ARRAY['live'::text, 'test'::text]))
);
COMMENT ON COLUMN api_keys.token_prefix IS 'live_… or test_…';

CREATE TABLE usage_records (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    subscription_id bigint NOT NULL REFERENCES subscriptions (id),
    api_key_id bigint REFERENCES api_keys (id),
    meter_id bigint NOT NULL REFERENCES meters (id),
    quantity bigint NOT NULL,
    recorded_at timestamp(6) without time zone NOT NULL,
    idempotency_key character varying NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE invoices (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    subscription_id bigint REFERENCES subscriptions (id),
    number character varying,
    status character varying DEFAULT 'draft'::character varying NOT NULL,
    currency character varying(3) NOT NULL,
    period_start timestamp(6) without time zone NOT NULL,
    period_end timestamp(6) without time zone NOT NULL,
    subtotal_cents integer DEFAULT 0 NOT NULL,
    credit_applied_cents integer DEFAULT 0 NOT NULL,
    tax_cents integer DEFAULT 0 NOT NULL,
    total_cents integer DEFAULT 0 NOT NULL,
    amount_paid_cents integer DEFAULT 0 NOT NULL,
    amount_due_cents integer DEFAULT 0 NOT NULL,
    line_items_count integer DEFAULT 0 NOT NULL,
    finalized_at timestamp(6) without time zone,
    due_at timestamp(6) without time zone,
    paid_at timestamp(6) without time zone,
    voided_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_invoices_status CHECK (status::text = ANY (ARRAY['draft'::text, 'open'::text, 'paid'::text, 'void'::text, 'uncollectible'::text]))
);
COMMENT ON COLUMN invoices.number IS 'assigned when finalized';
COMMENT ON COLUMN invoices.total_cents IS 'subtotal - credit applied + tax';
COMMENT ON COLUMN invoices.amount_due_cents IS 'total - amount paid';

CREATE TABLE line_items (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices (id),
    kind character varying NOT NULL,
    plan_id bigint REFERENCES plans (id),
    meter_id bigint REFERENCES meters (id),
    description character varying NOT NULL,
    quantity bigint DEFAULT 1 NOT NULL,
    unit_amount_cents integer NOT NULL,
    amount_cents integer NOT NULL,
    period_start timestamp(6) without time zone NOT NULL,
    period_end timestamp(6) without time zone NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_line_items_kind CHECK (kind::text = ANY (ARRAY['base'::text, 'seats'::text, 'usage'::text]))
);
COMMENT ON COLUMN line_items.plan_id IS 'kinds base and seats';
COMMENT ON COLUMN line_items.meter_id IS 'kind usage';

CREATE TABLE payments (
    id bigserial PRIMARY KEY,
    invoice_id bigint NOT NULL REFERENCES invoices (id),
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    amount_cents integer NOT NULL,
    currency character varying(3) NOT NULL,
    status character varying DEFAULT 'processing'::character varying NOT NULL,
    failure_code character varying,
    failure_message character varying,
    refunded_cents integer DEFAULT 0 NOT NULL,
    processed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT chk_payments_status CHECK (status::text = ANY (ARRAY['processing'::text, 'succeeded'::text, 'failed'::text]))
);

CREATE TABLE credits (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    granted_by_id bigint REFERENCES users (id),
    reason character varying NOT NULL,
    amount_cents integer NOT NULL,
    remaining_cents integer NOT NULL,
    expires_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE credit_applications (
    id bigserial PRIMARY KEY,
    credit_id bigint NOT NULL REFERENCES credits (id),
    invoice_id bigint NOT NULL REFERENCES invoices (id),
    amount_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL
);

CREATE TABLE audit_events (
    id bigserial PRIMARY KEY,
    workspace_id bigint NOT NULL REFERENCES workspaces (id),
    user_id bigint REFERENCES users (id),
    auditable_type character varying NOT NULL,
    auditable_id bigint NOT NULL,
    action character varying NOT NULL,
    ip_address inet,
    created_at timestamp(6) without time zone NOT NULL
);
COMMENT ON COLUMN audit_events.auditable_type IS 'Invoice, ApiKey, Subscription or Seat';
COMMENT ON COLUMN audit_events.action IS 'created, updated, deleted, finalized, paid, revoked, canceled, removed';

CREATE UNIQUE INDEX index_users_on_email ON users USING btree (email);
CREATE UNIQUE INDEX index_plans_on_code ON plans USING btree (code);
CREATE UNIQUE INDEX index_meters_on_code ON meters USING btree (code);
CREATE UNIQUE INDEX index_workspaces_on_subdomain ON workspaces USING btree (subdomain);
CREATE UNIQUE INDEX index_seats_on_workspace_id_and_user_id ON seats USING btree (workspace_id, user_id);
CREATE UNIQUE INDEX index_api_keys_on_token_digest ON api_keys USING btree (token_digest);
CREATE UNIQUE INDEX index_usage_records_on_idempotency_key ON usage_records USING btree (idempotency_key);
CREATE UNIQUE INDEX index_invoices_on_number ON invoices USING btree (number);
CREATE INDEX index_audit_events_on_auditable ON audit_events USING btree (auditable_type, auditable_id);
