-- 68 Subscription billing for SaaS vendors: organizations bill their customers (Supabase)
create schema if not exists auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  created_at timestamptz not null default now()
);

create or replace function auth.uid() returns uuid
language sql stable
as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;

create type public.org_role as enum ('owner', 'admin', 'finance', 'viewer');
create type public.price_interval as enum ('week', 'month', 'year');
create type public.subscription_status as enum ('trialing', 'active', 'past_due', 'paused', 'canceled');
create type public.invoice_status as enum ('draft', 'open', 'paid', 'void', 'uncollectible');
create type public.payment_status as enum ('pending', 'succeeded', 'failed', 'canceled');
create type public.refund_status as enum ('pending', 'succeeded', 'failed');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text not null,
  avatar_url text,
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  billing_email text not null,
  country char(2) not null,
  default_currency char(3) not null default 'EUR',
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz
);

create table public.organization_members (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.org_role not null default 'viewer',
  joined_at timestamptz not null default now(),
  last_active_at timestamptz,
  primary key (organization_id, user_id)
);

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  email text not null,
  role public.org_role not null default 'viewer',
  token text not null unique,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked', 'expired')),
  invited_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);

create table public.customers (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null,
  email text not null,
  country char(2) not null,
  currency char(3) not null,
  tax_id text,
  lifetime_paid_cents bigint not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (organization_id, email)
);

create table public.payment_methods (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers (id) on delete cascade,
  type text not null check (type in ('card', 'sepa_debit', 'bank_transfer')),
  brand text check (brand in ('visa', 'mastercard', 'amex', 'discover')),
  last4 char(4),
  exp_month smallint check (exp_month between 1 and 12),
  exp_year smallint,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  detached_at timestamptz
);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null,
  slug text not null,
  description text,
  unit_label text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug)
);

create table public.prices (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  nickname text,
  currency char(3) not null,
  unit_amount_cents integer not null check (unit_amount_cents >= 0),
  usage_type text not null default 'licensed' check (usage_type in ('licensed', 'metered')),
  "interval" public.price_interval not null,
  interval_count smallint not null default 1 check (interval_count between 1 and 12),
  trial_days smallint not null default 0 check (trial_days >= 0),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table public.coupons (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  code text not null,
  name text not null,
  discount_type text not null check (discount_type in ('percent', 'fixed')),
  percent_off numeric(5, 2) check (percent_off > 0 and percent_off <= 100),
  amount_off_cents integer check (amount_off_cents > 0),
  currency char(3),
  duration text not null default 'once' check (duration in ('once', 'repeating', 'forever')),
  duration_months smallint check (duration_months > 0),
  max_redemptions integer check (max_redemptions > 0),
  times_redeemed integer not null default 0 check (times_redeemed >= 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, code)
);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  customer_id uuid not null references public.customers (id),
  default_payment_method_id uuid references public.payment_methods (id) on delete set null,
  coupon_id uuid references public.coupons (id),
  status public.subscription_status not null,
  currency char(3) not null,
  started_at timestamptz not null default now(),
  trial_start timestamptz,
  trial_end timestamptz,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  ended_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.subscription_items (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  price_id uuid not null references public.prices (id),
  quantity integer not null default 1 check (quantity >= 1),
  created_at timestamptz not null default now(),
  unique (subscription_id, price_id)
);

create table public.usage_records (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  subscription_item_id uuid not null references public.subscription_items (id) on delete cascade,
  quantity bigint not null check (quantity >= 0),
  used_at timestamptz not null,
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  customer_id uuid not null references public.customers (id),
  subscription_id uuid references public.subscriptions (id),
  coupon_id uuid references public.coupons (id),
  number text not null,
  status public.invoice_status not null default 'draft',
  currency char(3) not null,
  subtotal_cents integer not null default 0,
  discount_cents integer not null default 0 check (discount_cents >= 0),
  tax_cents integer not null default 0 check (tax_cents >= 0),
  total_cents integer not null default 0,
  amount_paid_cents integer not null default 0 check (amount_paid_cents >= 0),
  period_start timestamptz not null,
  period_end timestamptz not null,
  issued_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  pdf_path text,
  created_at timestamptz not null default now(),
  unique (organization_id, number)
);

create table public.invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  subscription_item_id uuid references public.subscription_items (id) on delete set null,
  price_id uuid references public.prices (id),
  position smallint not null,
  description text not null,
  quantity integer not null check (quantity >= 0),
  unit_amount_cents integer not null,
  amount_cents integer not null,
  created_at timestamptz not null default now(),
  unique (invoice_id, position)
);

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id),
  payment_method_id uuid references public.payment_methods (id) on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  currency char(3) not null,
  status public.payment_status not null default 'pending',
  failure_code text check (failure_code in ('card_declined', 'insufficient_funds', 'expired_card', 'processing_error', 'authentication_required')),
  failure_message text,
  created_at timestamptz not null default now(),
  succeeded_at timestamptz
);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  payment_id uuid not null references public.payments (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('duplicate', 'fraudulent', 'requested_by_customer', 'service_issue')),
  note text,
  status public.refund_status not null default 'pending',
  requested_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  processed_at timestamptz
);

create table public.audit_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null,
  entity_type text not null check (entity_type in ('customer', 'subscription', 'invoice', 'payment', 'refund', 'coupon')),
  entity_id uuid not null,
  summary text not null,
  metadata jsonb not null default '{}',
  ip_address inet,
  created_at timestamptz not null default now()
);

comment on column public.audit_events.action is 'entity type, dot, verb in the past tense, e.g. invoice.voided';
comment on column public.customers.lifetime_paid_cents is 'succeeded payments less succeeded refunds';

create index on public.organization_members (user_id);
create index on public.customers (organization_id);
create index on public.subscriptions (organization_id, status);
create index on public.subscriptions (customer_id);
create index on public.invoices (customer_id);
create index on public.invoices (subscription_id);
create index on public.payments (invoice_id);
create index on public.usage_records (subscription_item_id, used_at);
create index on public.audit_events (organization_id, created_at desc);

create or replace function public.is_org_member(org uuid) returns boolean
language sql stable security definer
as $$ select exists (select 1 from public.organization_members m where m.organization_id = org and m.user_id = auth.uid()) $$;

alter table public.profiles enable row level security;
alter table public.organizations enable row level security;
alter table public.organization_members enable row level security;
alter table public.invitations enable row level security;
alter table public.customers enable row level security;
alter table public.payment_methods enable row level security;
alter table public.products enable row level security;
alter table public.prices enable row level security;
alter table public.coupons enable row level security;
alter table public.subscriptions enable row level security;
alter table public.subscription_items enable row level security;
alter table public.usage_records enable row level security;
alter table public.invoices enable row level security;
alter table public.invoice_lines enable row level security;
alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.audit_events enable row level security;

create policy "own profile" on public.profiles for all using (id = auth.uid());
create policy "members read organization" on public.organizations for select using (public.is_org_member(id));
create policy "members read members" on public.organization_members for select using (public.is_org_member(organization_id));
create policy "members read invitations" on public.invitations for select using (public.is_org_member(organization_id));
create policy "members manage customers" on public.customers for all using (public.is_org_member(organization_id));
create policy "members read payment methods" on public.payment_methods for select using (exists (select 1 from public.customers c where c.id = customer_id and public.is_org_member(c.organization_id)));
create policy "members manage products" on public.products for all using (public.is_org_member(organization_id));
create policy "members manage prices" on public.prices for all using (public.is_org_member(organization_id));
create policy "members manage coupons" on public.coupons for all using (public.is_org_member(organization_id));
create policy "members manage subscriptions" on public.subscriptions for all using (public.is_org_member(organization_id));
create policy "members read items" on public.subscription_items for select using (exists (select 1 from public.subscriptions s where s.id = subscription_id and public.is_org_member(s.organization_id)));
create policy "members read usage" on public.usage_records for select using (public.is_org_member(organization_id));
create policy "members read invoices" on public.invoices for select using (public.is_org_member(organization_id));
create policy "members read invoice lines" on public.invoice_lines for select using (exists (select 1 from public.invoices i where i.id = invoice_id and public.is_org_member(i.organization_id)));
create policy "members read payments" on public.payments for select using (public.is_org_member(organization_id));
create policy "members read refunds" on public.refunds for select using (public.is_org_member(organization_id));
create policy "members read audit events" on public.audit_events for select using (public.is_org_member(organization_id));
