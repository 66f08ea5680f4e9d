-- 8 subscription billing with usage, invoices in cents and credit notes
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  billing_email text NOT NULL,
  country_code char(2) NOT NULL,
  currency char(3) NOT NULL,
  tax_id text,
  tax_exempt boolean NOT NULL DEFAULT false,
  balance_cents bigint NOT NULL DEFAULT 0,
  default_payment_method_id uuid,
  is_delinquent boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE payment_methods (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('card', 'sepa_debit', 'bank_transfer')),
  card_brand text CHECK (card_brand IN ('visa', 'mastercard', 'amex')),
  card_last4 char(4),
  card_exp_month smallint CHECK (card_exp_month BETWEEN 1 AND 12),
  card_exp_year smallint,
  iban_last4 char(4),
  holder_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  detached_at timestamptz
);
ALTER TABLE accounts ADD FOREIGN KEY (default_payment_method_id) REFERENCES payment_methods;

CREATE TABLE products (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  description text,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE meters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_name text NOT NULL UNIQUE,
  display_name text NOT NULL,
  aggregation text NOT NULL CHECK (aggregation IN ('sum', 'count', 'max')),
  unit_label text NOT NULL
);

CREATE TABLE prices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL REFERENCES products,
  lookup_key text UNIQUE,
  type text NOT NULL CHECK (type IN ('recurring', 'one_time')),
  usage_type text CHECK (usage_type IN ('licensed', 'metered')),
  billing_interval text CHECK (billing_interval IN ('month', 'year')),
  interval_count smallint,
  meter_id uuid REFERENCES meters,
  currency char(3) NOT NULL,
  unit_amount_cents integer NOT NULL CHECK (unit_amount_cents >= 0),
  included_units integer NOT NULL DEFAULT 0,
  trial_days smallint,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE coupons (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL UNIQUE,
  percent_off smallint CHECK (percent_off BETWEEN 1 AND 100),
  amount_off_cents integer,
  currency char(3),
  duration text NOT NULL CHECK (duration IN ('once', 'repeating', 'forever')),
  duration_in_months smallint,
  times_redeemed integer NOT NULL DEFAULT 0,
  max_redemptions integer,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('trialing', 'active', 'past_due', 'paused', 'canceled')),
  currency char(3) NOT NULL,
  payment_method_id uuid REFERENCES payment_methods,
  started_at timestamptz NOT NULL,
  trial_start timestamptz,
  trial_end timestamptz,
  current_period_start timestamptz NOT NULL,
  current_period_end timestamptz NOT NULL,
  billing_anchor_day smallint NOT NULL CHECK (billing_anchor_day BETWEEN 1 AND 31),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  canceled_at timestamptz,
  ended_at timestamptz,
  cancellation_reason text,
  mrr_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE subscription_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  price_id uuid NOT NULL REFERENCES prices,
  quantity integer NOT NULL DEFAULT 1 CHECK (quantity >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (subscription_id, price_id)
);

CREATE TABLE subscription_discounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  coupon_id uuid NOT NULL REFERENCES coupons,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz
);

CREATE TABLE usage_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_item_id uuid NOT NULL REFERENCES subscription_items ON DELETE CASCADE,
  meter_id uuid NOT NULL REFERENCES meters,
  quantity bigint NOT NULL CHECK (quantity >= 0),
  idempotency_key text NOT NULL UNIQUE,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE invoices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  subscription_id uuid REFERENCES subscriptions,
  number text UNIQUE,
  status text NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
  billing_reason text NOT NULL CHECK (billing_reason IN ('subscription_create', 'subscription_cycle', 'manual')),
  currency char(3) NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  subtotal_cents integer NOT NULL,
  discount_cents integer NOT NULL DEFAULT 0,
  tax_rate numeric(5,2) NOT NULL DEFAULT 0,
  tax_cents integer NOT NULL DEFAULT 0,
  total_cents integer NOT NULL,
  amount_paid_cents integer NOT NULL DEFAULT 0,
  amount_due_cents integer NOT NULL,
  attempt_count smallint NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  finalized_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE invoice_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoices ON DELETE CASCADE,
  subscription_item_id uuid REFERENCES subscription_items,
  price_id uuid REFERENCES prices,
  description text NOT NULL,
  quantity integer NOT NULL,
  unit_amount_cents integer NOT NULL,
  amount_cents integer NOT NULL,
  proration boolean NOT NULL DEFAULT false,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL
);

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoices,
  account_id uuid NOT NULL REFERENCES accounts,
  payment_method_id uuid REFERENCES payment_methods,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  refunded_cents integer NOT NULL DEFAULT 0,
  currency char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('processing', 'succeeded', 'failed')),
  failure_code text,
  failure_message text,
  attempt smallint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  succeeded_at timestamptz
);

CREATE TABLE credit_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id uuid NOT NULL REFERENCES invoices,
  account_id uuid NOT NULL REFERENCES accounts,
  number text NOT NULL UNIQUE,
  reason text NOT NULL CHECK (reason IN ('duplicate', 'order_change', 'product_unsatisfactory', 'fraudulent')),
  subtotal_cents integer NOT NULL,
  tax_cents integer NOT NULL DEFAULT 0,
  total_cents integer NOT NULL CHECK (total_cents > 0),
  refund_cents integer NOT NULL DEFAULT 0,
  credit_to_balance_cents integer NOT NULL DEFAULT 0,
  currency char(3) NOT NULL,
  memo text,
  issued_at timestamptz NOT NULL DEFAULT now(),
  voided_at timestamptz
);

CREATE TABLE credit_note_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  credit_note_id uuid NOT NULL REFERENCES credit_notes ON DELETE CASCADE,
  invoice_line_id uuid NOT NULL REFERENCES invoice_lines,
  quantity integer NOT NULL,
  amount_cents integer NOT NULL
);

CREATE TABLE balance_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  type text NOT NULL CHECK (type IN ('credit_note', 'applied_to_invoice', 'adjustment')),
  credit_note_id uuid REFERENCES credit_notes,
  invoice_id uuid REFERENCES invoices,
  amount_cents integer NOT NULL,
  ending_balance_cents bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE webhook_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid REFERENCES accounts,
  type text NOT NULL CHECK (type IN ('invoice.created', 'invoice.paid', 'invoice.payment_failed', 'subscription.created', 'subscription.canceled')),
  invoice_id uuid REFERENCES invoices,
  subscription_id uuid REFERENCES subscriptions,
  payload jsonb NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  delivered_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON invoices (account_id);
CREATE INDEX ON usage_records (subscription_item_id, occurred_at);
