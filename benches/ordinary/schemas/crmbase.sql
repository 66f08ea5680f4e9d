-- 88 sales CRM of several organizations: contacts, companies, deals, stages, activities, quotes, products, tasks, notes (Supabase public schema)

create extension if not exists pgcrypto;
create extension if not exists citext;

create type public.member_role as enum ('owner', 'admin', 'manager', 'sales', 'viewer');
create type public.deal_status as enum ('open', 'won', 'lost');
create type public.activity_type as enum ('call', 'email', 'meeting', 'demo', 'lunch');
create type public.quote_status as enum ('draft', 'sent', 'accepted', 'declined', 'expired');

create or replace function public.set_updated_at()
returns trigger
language plpgsql
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug citext not null unique,
  plan text not null default 'free' check (plan in ('free', 'starter', 'pro', 'enterprise')),
  default_currency char(3) not null default 'USD',
  country_code char(2) not null default 'US',
  timezone text not null default 'UTC',
  seats integer not null default 5,
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- id = auth.users.id
create table public.profiles (
  id uuid primary key,
  email citext not null unique,
  full_name text not null,
  avatar_url text,
  phone text,
  job_title text,
  locale text not null default 'en',
  onboarded_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.organization_members (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  role public.member_role not null default 'sales',
  monthly_quota numeric(12,2),
  joined_at timestamptz not null default now(),
  deactivated_at timestamptz,
  primary key (organization_id, profile_id)
);

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  email citext not null,
  role public.member_role not null default 'sales',
  token text not null unique default encode(gen_random_bytes(24), 'hex'),
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default (now() + interval '7 days'),
  accepted_at timestamptz
);

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  parent_company_id uuid references public.companies (id) on delete set null,
  owner_id uuid references public.profiles (id) on delete set null,
  name text not null,
  domain text,
  website text,
  industry text,
  employee_count integer,
  annual_revenue numeric(16,2),
  vat_number text,
  phone text,
  street text,
  postal_code text,
  city text,
  state text,
  country_code char(2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  company_id uuid references public.companies (id) on delete set null,
  owner_id uuid references public.profiles (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email citext,
  phone text,
  mobile text,
  job_title text,
  linkedin_url text,
  lifecycle_stage text not null default 'lead' check (lifecycle_stage in ('subscriber', 'lead', 'qualified', 'opportunity', 'customer', 'former_customer')),
  source text check (source in ('website', 'referral', 'event', 'cold_call', 'import', 'ads')),
  do_not_contact boolean not null default false,
  last_contacted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table public.pipelines (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);

create table public.stages (
  id uuid primary key default gen_random_uuid(),
  pipeline_id uuid not null references public.pipelines (id) on delete cascade,
  name text not null,
  position smallint not null,
  win_probability smallint not null default 0,
  rotting_days integer,
  created_at timestamptz not null default now()
);

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  pipeline_id uuid not null references public.pipelines (id) on delete restrict,
  stage_id uuid not null references public.stages (id) on delete restrict,
  company_id uuid references public.companies (id) on delete set null,
  primary_contact_id uuid references public.contacts (id) on delete set null,
  owner_id uuid references public.profiles (id) on delete set null,
  created_by uuid references public.profiles (id) on delete set null,
  title text not null,
  status public.deal_status not null default 'open',
  amount numeric(14,2) not null default 0,
  currency char(3) not null default 'USD',
  probability smallint,
  expected_close_date date,
  won_at timestamptz,
  lost_at timestamptz,
  lost_reason text,
  stage_entered_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table public.deal_contacts (
  deal_id uuid not null references public.deals (id) on delete cascade,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  role text not null default 'influencer' check (role in ('decision_maker', 'influencer', 'champion', 'blocker', 'user')),
  created_at timestamptz not null default now(),
  primary key (deal_id, contact_id)
);

create table public.deal_stage_history (
  id bigint generated always as identity primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  from_stage_id uuid references public.stages (id) on delete set null,
  to_stage_id uuid not null references public.stages (id) on delete cascade,
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now()
);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  sku text not null,
  name text not null,
  description text,
  unit text not null default 'piece',
  unit_price numeric(12,2) not null check (unit_price >= 0),
  unit_cost numeric(12,2),
  currency char(3) not null default 'USD',
  tax_rate numeric(5,2) not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, sku)
);

create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  deal_id uuid not null references public.deals (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete set null,
  created_by uuid references public.profiles (id) on delete set null,
  quote_number text not null,
  version integer not null default 1,
  status public.quote_status not null default 'draft',
  currency char(3) not null default 'USD',
  subtotal numeric(14,2) not null default 0,
  discount_amount numeric(14,2) not null default 0,
  tax_amount numeric(14,2) not null default 0,
  total numeric(14,2) not null default 0,
  valid_until date,
  terms text,
  sent_at timestamptz,
  viewed_at timestamptz,
  accepted_at timestamptz,
  declined_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, quote_number, version)
);

create table public.quote_items (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  position integer not null default 1,
  description text not null,
  quantity numeric(10,2) not null default 1 check (quantity > 0),
  unit_price numeric(12,2) not null,
  discount_percent numeric(5,2) not null default 0 check (discount_percent between 0 and 100),
  line_total numeric(14,2) not null
);

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  type public.activity_type not null,
  subject text not null,
  description text,
  deal_id uuid references public.deals (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  owner_id uuid references public.profiles (id) on delete set null,
  location text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  is_done boolean not null default false,
  done_at timestamptz,
  outcome text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.activity_attendees (
  activity_id uuid not null references public.activities (id) on delete cascade,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  response text not null default 'pending' check (response in ('pending', 'accepted', 'declined', 'tentative')),
  primary key (activity_id, contact_id)
);

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  parent_task_id uuid references public.tasks (id) on delete cascade,
  title text not null,
  description text,
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'done', 'cancelled')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  deal_id uuid references public.deals (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete set null,
  assignee_id uuid references public.profiles (id) on delete set null,
  created_by uuid references public.profiles (id) on delete set null,
  due_at timestamptz,
  reminder_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  deal_id uuid references public.deals (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  body text not null,
  is_pinned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notes_one_subject check (num_nonnulls(deal_id, contact_id, company_id) = 1)
);

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name citext not null,
  color text not null default '#6b7280',
  created_at timestamptz not null default now(),
  unique (organization_id, name)
);

create table public.contact_tags (
  contact_id uuid not null references public.contacts (id) on delete cascade,
  tag_id uuid not null references public.tags (id) on delete cascade,
  primary key (contact_id, tag_id)
);

create index organization_members_profile_id_idx on public.organization_members (profile_id);
create index companies_organization_id_idx on public.companies (organization_id) where deleted_at is null;
create index contacts_organization_id_idx on public.contacts (organization_id) where deleted_at is null;
create index contacts_company_id_idx on public.contacts (company_id);
create index stages_pipeline_id_idx on public.stages (pipeline_id, position);
create index deals_organization_status_idx on public.deals (organization_id, status);
create index deals_stage_id_idx on public.deals (stage_id);
create index deals_owner_id_idx on public.deals (owner_id);
create index deal_stage_history_deal_id_idx on public.deal_stage_history (deal_id, changed_at desc);
create index quotes_deal_id_idx on public.quotes (deal_id);
create index quote_items_quote_id_idx on public.quote_items (quote_id);
create index activities_organization_starts_idx on public.activities (organization_id, starts_at);
create index tasks_assignee_status_idx on public.tasks (assignee_id, status);
create index notes_deal_id_idx on public.notes (deal_id) where deal_id is not null;
create unique index pipelines_one_default_idx on public.pipelines (organization_id) where is_default;

create trigger organizations_updated_at before update on public.organizations for each row execute function public.set_updated_at();
create trigger profiles_updated_at before update on public.profiles for each row execute function public.set_updated_at();
create trigger companies_updated_at before update on public.companies for each row execute function public.set_updated_at();
create trigger contacts_updated_at before update on public.contacts for each row execute function public.set_updated_at();
create trigger deals_updated_at before update on public.deals for each row execute function public.set_updated_at();
create trigger quotes_updated_at before update on public.quotes for each row execute function public.set_updated_at();
create trigger tasks_updated_at before update on public.tasks for each row execute function public.set_updated_at();

alter table public.organizations enable row level security;
alter table public.profiles enable row level security;
alter table public.organization_members enable row level security;
alter table public.companies enable row level security;
alter table public.contacts enable row level security;
alter table public.deals enable row level security;
alter table public.quotes enable row level security;
alter table public.activities enable row level security;
alter table public.tasks enable row level security;
alter table public.notes enable row level security;
