-- 82 volunteers and fundraising app for charities, as a Supabase project (public schema)

create type public.member_role as enum ('owner', 'admin', 'coordinator', 'volunteer');
create type public.campaign_status as enum ('draft', 'active', 'paused', 'completed', 'archived');
create type public.donation_status as enum ('pending', 'succeeded', 'failed', 'refunded');
create type public.payment_method as enum ('card', 'bank_transfer', 'sepa_debit', 'paypal', 'cash');
create type public.recurring_interval as enum ('monthly', 'quarterly', 'yearly');
create type public.recurring_status as enum ('active', 'paused', 'cancelled');
create type public.event_status as enum ('draft', 'published', 'cancelled', 'completed');
create type public.signup_status as enum ('pending', 'confirmed', 'waitlisted', 'cancelled', 'attended', 'no_show');
create type public.task_status as enum ('todo', 'in_progress', 'done');
create type public.task_priority as enum ('low', 'medium', 'high', 'urgent');

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  full_name text not null,
  display_name text,
  phone text,
  avatar_url text,
  date_of_birth date,
  city text,
  country_code char(2),
  emergency_contact_name text,
  emergency_contact_phone text,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  mission text,
  website_url text,
  contact_email text not null,
  charity_number text unique,
  currency char(3) not null default 'EUR',
  timezone text not null default 'Europe/Berlin',
  created_by uuid not null references public.profiles (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.organization_members (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  role public.member_role not null default 'volunteer',
  invited_by uuid references public.profiles (id) on delete set null,
  invited_at timestamptz,
  joined_at timestamptz,
  left_at timestamptz,
  total_hours numeric(8,2) not null default 0 check (total_hours >= 0),
  created_at timestamptz not null default now(),
  unique (organization_id, profile_id)
);

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null,
  description text,
  lead_member_id uuid references public.organization_members (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, name)
);

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  member_id uuid not null references public.organization_members (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (team_id, member_id)
);

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  title text not null,
  slug text not null,
  description text,
  status public.campaign_status not null default 'draft',
  goal_amount numeric(12,2) not null check (goal_amount > 0),
  raised_amount numeric(12,2) not null default 0,
  donor_count integer not null default 0,
  currency char(3) not null default 'EUR',
  starts_on date not null,
  ends_on date,
  published_at timestamptz,
  created_by uuid not null references public.profiles (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug)
);

create table public.donors (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  company_name text,
  address_line text,
  postal_code text,
  city text,
  country_code char(2),
  newsletter_opt_in boolean not null default false,
  first_donated_at timestamptz,
  last_donated_at timestamptz,
  total_donated numeric(12,2) not null default 0,
  donation_count integer not null default 0,
  created_at timestamptz not null default now(),
  unique (organization_id, email)
);

create table public.recurring_gifts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  donor_id uuid not null references public.donors (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete set null,
  amount numeric(12,2) not null check (amount > 0),
  currency char(3) not null default 'EUR',
  "interval" public.recurring_interval not null default 'monthly',
  status public.recurring_status not null default 'active',
  started_on date not null,
  next_charge_on date,
  paused_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now()
);

create table public.donations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete set null,
  donor_id uuid not null references public.donors (id) on delete restrict,
  recurring_gift_id uuid references public.recurring_gifts (id) on delete set null,
  status public.donation_status not null default 'pending',
  method public.payment_method not null default 'card',
  amount numeric(12,2) not null check (amount > 0),
  fee_amount numeric(12,2) not null default 0 check (fee_amount >= 0),
  net_amount numeric(12,2) not null,
  currency char(3) not null default 'EUR',
  is_anonymous boolean not null default false,
  message text,
  provider_payment_id text unique,
  donated_at timestamptz not null default now(),
  settled_at timestamptz,
  refunded_at timestamptz,
  failure_reason text,
  created_at timestamptz not null default now()
);

create table public.receipts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  donation_id uuid not null unique references public.donations (id) on delete restrict,
  receipt_number text not null,
  recipient_name text not null,
  recipient_email text not null,
  amount numeric(12,2) not null,
  currency char(3) not null,
  tax_year integer not null check (tax_year between 2000 and 2100),
  issued_at timestamptz not null default now(),
  sent_at timestamptz,
  pdf_path text,
  unique (organization_id, receipt_number)
);

create table public.events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete set null,
  title text not null,
  slug text not null,
  description text,
  status public.event_status not null default 'draft',
  location_name text,
  address text,
  latitude numeric(9,6) check (latitude between -90 and 90),
  longitude numeric(9,6) check (longitude between -180 and 180),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  signup_deadline timestamptz,
  min_age integer,
  published_at timestamptz,
  cancelled_at timestamptz,
  created_by uuid not null references public.profiles (id) on delete restrict,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug),
  check (ends_at > starts_at)
);

create table public.shifts (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  team_id uuid references public.teams (id) on delete set null,
  name text not null,
  instructions text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  signup_count integer not null default 0 check (signup_count >= 0),
  created_at timestamptz not null default now()
);

create table public.shift_signups (
  id uuid primary key default gen_random_uuid(),
  shift_id uuid not null references public.shifts (id) on delete cascade,
  member_id uuid not null references public.organization_members (id) on delete cascade,
  status public.signup_status not null default 'pending',
  note text,
  signed_up_at timestamptz not null default now(),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  unique (shift_id, member_id)
);

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  signup_id uuid not null unique references public.shift_signups (id) on delete cascade,
  checked_in_at timestamptz not null default now(),
  checked_out_at timestamptz,
  checked_in_by uuid references public.organization_members (id) on delete set null,
  hours numeric(5,2) check (hours >= 0)
);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  team_id uuid references public.teams (id) on delete set null,
  title text not null,
  details text,
  status public.task_status not null default 'todo',
  priority public.task_priority not null default 'medium',
  assignee_id uuid references public.organization_members (id) on delete set null,
  created_by uuid not null references public.organization_members (id) on delete cascade,
  due_on date,
  started_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  sender_id uuid not null references public.organization_members (id) on delete cascade,
  team_id uuid references public.teams (id) on delete cascade,
  recipient_id uuid references public.organization_members (id) on delete cascade,
  reply_to_id uuid references public.messages (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null default now(),
  edited_at timestamptz,
  read_at timestamptz,
  check (num_nonnulls(team_id, recipient_id) = 1)
);

create index on public.organization_members (profile_id);
create index on public.campaigns (organization_id, status);
create index on public.donations (organization_id, donated_at desc);
create index on public.donations (campaign_id);
create index on public.donations (donor_id);
create index on public.events (organization_id, starts_at);
create index on public.shifts (event_id);
create index on public.shift_signups (member_id);
create index on public.tasks (assignee_id);
create index on public.messages (team_id, sent_at);

alter table public.profiles enable row level security;
alter table public.organizations enable row level security;
alter table public.organization_members enable row level security;
alter table public.teams enable row level security;
alter table public.team_members enable row level security;
alter table public.campaigns enable row level security;
alter table public.donors enable row level security;
alter table public.recurring_gifts enable row level security;
alter table public.donations enable row level security;
alter table public.receipts enable row level security;
alter table public.events enable row level security;
alter table public.shifts enable row level security;
alter table public.shift_signups enable row level security;
alter table public.check_ins enable row level security;
alter table public.tasks enable row level security;
alter table public.messages enable row level security;
