-- 62 teamchat: team messaging and docs for workspaces (Supabase style)

create type workspace_role as enum ('owner', 'admin', 'member', 'guest');
create type invitation_status as enum ('pending', 'accepted', 'declined', 'expired', 'revoked');
create type channel_type as enum ('public', 'private', 'direct');
create type message_type as enum ('text', 'file', 'system');
create type notification_type as enum ('mention', 'thread_reply', 'reaction', 'invitation', 'page_comment');
create type subscription_status as enum ('trialing', 'active', 'past_due', 'canceled', 'unpaid');
create type billing_interval as enum ('month', 'year');
create type invoice_status as enum ('draft', 'open', 'paid', 'void', 'uncollectible');
create type page_status as enum ('draft', 'published', 'archived');

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table profiles (
  id uuid primary key references users (id) on delete cascade,
  username text not null unique check (char_length(username) between 3 and 30),
  full_name text,
  avatar_url text,
  job_title text,
  timezone text not null default 'UTC',
  locale text not null default 'en',
  status_emoji text,
  status_text text,
  status_expires_at timestamptz,
  onboarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table plans (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  seat_price_month_cents integer not null default 0 check (seat_price_month_cents >= 0),
  seat_price_year_cents integer not null default 0 check (seat_price_year_cents >= 0),
  currency char(3) not null default 'USD',
  max_members integer,
  storage_limit_bytes bigint,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 80),
  slug text not null unique,
  owner_id uuid not null references profiles (id),
  plan_id uuid references plans (id),
  logo_url text,
  allowed_email_domain text,
  member_count integer not null default 0,
  storage_used_bytes bigint not null default 0,
  trial_ends_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table workspace_members (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  role workspace_role not null default 'member',
  invited_by uuid references profiles (id) on delete set null,
  joined_at timestamptz not null default now(),
  last_active_at timestamptz,
  deactivated_at timestamptz,
  unique (workspace_id, user_id)
);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  email text not null,
  role workspace_role not null default 'member',
  token text not null unique default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  status invitation_status not null default 'pending',
  invited_by uuid not null references profiles (id),
  accepted_by uuid references profiles (id),
  accepted_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);

create table channels (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  type channel_type not null default 'public',
  topic text,
  description text,
  created_by uuid references profiles (id) on delete set null,
  is_archived boolean not null default false,
  archived_at timestamptz,
  member_count integer not null default 0,
  message_count integer not null default 0,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (workspace_id, name)
);

create table channel_members (
  channel_id uuid not null references channels (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  is_muted boolean not null default false,
  notification_level text not null default 'mentions' check (notification_level in ('all', 'mentions', 'none')),
  last_read_at timestamptz,
  unread_count integer not null default 0 check (unread_count >= 0),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (channel_id, user_id)
);

create table messages (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  channel_id uuid not null references channels (id) on delete cascade,
  thread_id uuid,
  user_id uuid references profiles (id) on delete set null,
  type message_type not null default 'text',
  body text,
  is_edited boolean not null default false,
  edited_at timestamptz,
  is_pinned boolean not null default false,
  reaction_count integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);

create table threads (
  id uuid primary key default gen_random_uuid(),
  channel_id uuid not null references channels (id) on delete cascade,
  root_message_id uuid not null unique references messages (id) on delete cascade,
  reply_count integer not null default 0,
  last_reply_at timestamptz,
  is_resolved boolean not null default false,
  resolved_by uuid references profiles (id) on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);

alter table messages add constraint messages_thread_id_fkey
  foreign key (thread_id) references threads (id) on delete cascade;

create table reactions (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  emoji text not null,
  created_at timestamptz not null default now(),
  unique (message_id, user_id, emoji)
);

create table message_mentions (
  message_id uuid not null references messages (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (message_id, user_id)
);

create table files (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  message_id uuid references messages (id) on delete set null,
  uploaded_by uuid references profiles (id) on delete set null,
  bucket text not null default 'attachments',
  storage_path text not null unique,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  width integer,
  height integer,
  created_at timestamptz not null default now()
);

create table pages (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  parent_id uuid references pages (id) on delete set null,
  channel_id uuid references channels (id) on delete set null,
  title text not null default 'Untitled',
  icon text,
  content text,
  status page_status not null default 'draft',
  current_version integer not null default 1,
  position integer not null default 0,
  created_by uuid references profiles (id) on delete set null,
  last_edited_by uuid references profiles (id) on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table page_versions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references pages (id) on delete cascade,
  version integer not null check (version > 0),
  title text not null,
  content text,
  change_summary text,
  edited_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (page_id, version)
);

create table page_comments (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references pages (id) on delete cascade,
  parent_id uuid references page_comments (id) on delete cascade,
  user_id uuid not null references profiles (id),
  body text not null,
  is_resolved boolean not null default false,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references profiles (id) on delete cascade,
  actor_id uuid references profiles (id) on delete set null,
  type notification_type not null,
  message_id uuid references messages (id) on delete cascade,
  page_id uuid references pages (id) on delete cascade,
  title text not null,
  body text,
  is_read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  plan_id uuid not null references plans (id),
  status subscription_status not null default 'trialing',
  billing_interval billing_interval not null default 'month',
  seats integer not null default 1 check (seats > 0),
  stripe_subscription_id text unique,
  current_period_start timestamptz not null default now(),
  current_period_end timestamptz not null,
  trial_start timestamptz,
  trial_end timestamptz,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  subscription_id uuid references subscriptions (id) on delete set null,
  invoice_number text not null unique,
  status invoice_status not null default 'draft',
  currency char(3) not null default 'USD',
  subtotal_cents integer not null default 0,
  discount_cents integer not null default 0,
  tax_cents integer not null default 0,
  total_cents integer not null default 0,
  amount_paid_cents integer not null default 0,
  period_start timestamptz,
  period_end timestamptz,
  issued_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now()
);

create table invoice_items (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id) on delete cascade,
  description text not null,
  quantity integer not null default 1 check (quantity > 0),
  unit_amount_cents integer not null,
  amount_cents integer not null,
  created_at timestamptz not null default now()
);

create table audit_logs (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  actor_id uuid references profiles (id) on delete set null,
  action text not null check (action in ('member.invited', 'member.joined', 'member.removed', 'member.role_changed', 'channel.created', 'channel.archived', 'page.published', 'page.deleted', 'file.deleted', 'workspace.updated', 'subscription.changed')),
  target_type text not null check (target_type in ('member', 'channel', 'page', 'file', 'workspace', 'subscription')),
  target_id uuid,
  ip_address inet,
  user_agent text,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now()
);

create index on messages (channel_id, created_at desc);
create index on messages (thread_id);
create index on notifications (user_id, is_read);
create index on pages (workspace_id, parent_id);
create index on audit_logs (workspace_id, created_at desc);
