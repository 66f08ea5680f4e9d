-- 74 Multi-tenant customer feedback SaaS: boards, posts, votes, changelog, billing and webhooks
create type public.member_role as enum ('owner', 'admin', 'member', 'viewer');
create type public.post_kind as enum ('idea', 'bug', 'question');
create type public.subscription_status as enum ('trialing', 'active', 'past_due', 'canceled');
create type public.delivery_status as enum ('pending', 'succeeded', 'failed');

create table public.plans (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  price_monthly_cents integer not null check (price_monthly_cents >= 0),
  price_yearly_cents integer not null check (price_yearly_cents >= 0),
  max_seats integer,
  max_projects integer,
  features jsonb not null default '{}'::jsonb,
  is_public boolean not null default true,
  sort_order smallint not null default 0,
  created_at timestamptz not null default now()
);

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  full_name text not null,
  avatar_url text,
  timezone text not null default 'UTC',
  locale text not null default 'en',
  onboarded_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  owner_id uuid not null references public.profiles (id),
  plan_id uuid not null references public.plans (id),
  billing_email text,
  logo_url text,
  seat_count integer not null default 1 check (seat_count >= 0),
  settings jsonb not null default '{}'::jsonb,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.member_role not null default 'member',
  job_title text,
  invited_by uuid references public.profiles (id) on delete set null,
  is_active boolean not null default true,
  joined_at timestamptz not null default now(),
  deactivated_at timestamptz,
  unique (organization_id, user_id)
);

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  email text not null,
  role public.member_role not null default 'member' check (role <> 'owner'),
  invited_by uuid not null references public.profiles (id),
  token text not null unique,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'revoked', 'expired')),
  accepted_by uuid references public.profiles (id),
  accepted_at timestamptz,
  revoked_at timestamptz,
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now()
);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null,
  slug text not null,
  description text,
  key text not null check (key ~ '^[A-Z]{2,6}$'),
  is_public boolean not null default true,
  post_count integer not null default 0,
  created_by uuid references public.profiles (id) on delete set null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, slug),
  unique (organization_id, key)
);

create table public.statuses (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null,
  slug text not null,
  category text not null default 'open' check (category in ('open', 'in_progress', 'done', 'closed')),
  color text not null default '#64748b' check (color ~ '^#[0-9a-f]{6}$'),
  position smallint not null default 0,
  is_default boolean not null default false,
  unique (project_id, slug)
);

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null check (number > 0),
  author_id uuid references public.profiles (id) on delete set null,
  assignee_id uuid references public.profiles (id) on delete set null,
  status_id uuid not null references public.statuses (id),
  kind public.post_kind not null default 'idea',
  title text not null check (char_length(title) between 3 and 200),
  body text,
  bug_severity smallint check (bug_severity between 1 and 4),
  tags text[] not null default '{}',
  vote_count integer not null default 0,
  comment_count integer not null default 0,
  eta date,
  duplicate_of_id uuid references public.posts (id) on delete set null,
  is_pinned boolean not null default false,
  metadata jsonb,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, number),
  check (duplicate_of_id <> id)
);

create table public.votes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  parent_id uuid references public.comments (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null,
  is_internal boolean not null default false,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.changelog_entries (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  related_post_id uuid references public.posts (id) on delete set null,
  title text not null,
  slug text not null,
  body text not null,
  category text not null default 'improved' check (category in ('new', 'improved', 'fixed')),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
  scheduled_for timestamptz,
  published_at timestamptz,
  view_count integer not null default 0 check (view_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, slug)
);

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  name text not null,
  key_prefix text not null unique,
  key_hash text not null,
  scopes text[] not null default '{read}',
  created_by uuid references public.profiles (id) on delete set null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  url text not null check (url like 'https://%'),
  events text[] not null,
  secret text not null,
  is_active boolean not null default true,
  created_by uuid references public.profiles (id) on delete set null,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  event text not null,
  payload jsonb not null,
  status public.delivery_status not null default 'pending',
  attempts smallint not null default 0,
  response_code smallint,
  duration_ms integer,
  error text,
  next_retry_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  plan_id uuid not null references public.plans (id),
  status public.subscription_status not null default 'trialing',
  billing_interval text not null default 'month' check (billing_interval in ('month', 'year')),
  seats integer not null default 1 check (seats > 0),
  unit_amount_cents integer not null check (unit_amount_cents >= 0),
  currency char(3) not null default 'usd',
  trial_ends_at timestamptz,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  check (current_period_end > current_period_start)
);

create table public.usage_records (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  metric text not null check (metric in ('tracked_users', 'api_calls', 'storage_mb')),
  period_start date not null,
  period_end date not null,
  quantity bigint not null default 0 check (quantity >= 0),
  included_quantity bigint not null default 0,
  overage_quantity bigint not null default 0 check (overage_quantity >= 0),
  created_at timestamptz not null default now(),
  unique (organization_id, metric, period_start)
);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in ('new_comment', 'mention', 'status_change', 'vote_milestone')),
  post_id uuid not null references public.posts (id) on delete cascade,
  comment_id uuid references public.comments (id) on delete cascade,
  message text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.audit_logs (
  id bigint generated always as identity primary key,
  organization_id uuid not null references public.organizations (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  target_type text not null check (target_type in ('post', 'comment', 'project', 'membership', 'api_key', 'webhook', 'subscription')),
  target_id uuid not null,
  changes jsonb not null default '{}'::jsonb,
  ip_address inet,
  user_agent text,
  created_at timestamptz not null default now()
);

create index memberships_user_id_idx on public.memberships (user_id);
create unique index invitations_pending_key on public.invitations (organization_id, lower(email)) where status = 'pending';
create unique index statuses_one_default on public.statuses (project_id) where is_default;
create index posts_project_status_idx on public.posts (project_id, status_id);
create index posts_tags_idx on public.posts using gin (tags);
create index votes_user_id_idx on public.votes (user_id);
create index comments_post_id_idx on public.comments (post_id, created_at);
create index webhook_deliveries_webhook_idx on public.webhook_deliveries (webhook_id, created_at desc);
create index subscriptions_org_idx on public.subscriptions (organization_id);
create index notifications_unread_idx on public.notifications (user_id, created_at desc) where read_at is null;
create index audit_logs_target_idx on public.audit_logs (target_type, target_id);
