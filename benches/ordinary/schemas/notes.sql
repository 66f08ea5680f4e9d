-- 6 team notes and documents with workspaces, Supabase's form
create type public.workspace_role as enum ('owner', 'admin', 'editor', 'viewer');
create type public.document_status as enum ('draft', 'published', 'archived');
create type public.share_access as enum ('view', 'comment', 'edit');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null unique,
  full_name text,
  username text unique,
  avatar_url text,
  default_workspace_id uuid,
  onboarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint username_length check (char_length(username) >= 3)
);

create table public.workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  icon text,
  plan text not null default 'free' check (plan in ('free', 'pro', 'team')),
  created_by uuid not null references public.profiles (id),
  members_count integer not null default 0,
  storage_used_bytes bigint not null default 0,
  storage_limit_bytes bigint not null,
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles add constraint profiles_default_workspace_id_fkey foreign key (default_workspace_id) references public.workspaces (id) on delete set null;

create table public.workspace_members (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.workspace_role not null default 'editor',
  invited_by uuid references public.profiles (id) on delete set null,
  joined_at timestamptz not null default now(),
  last_seen_at timestamptz,
  primary key (workspace_id, user_id)
);

create table public.workspace_invites (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  email text not null,
  role public.workspace_role not null default 'editor',
  token text not null unique,
  invited_by uuid not null references public.profiles (id),
  accepted_by uuid references public.profiles (id),
  accepted_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table public.folders (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  parent_id uuid references public.folders (id) on delete cascade,
  name text not null,
  depth smallint not null default 0,
  position integer not null default 0,
  created_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now()
);

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  folder_id uuid references public.folders (id) on delete set null,
  parent_id uuid references public.documents (id) on delete cascade,
  title text not null default 'Untitled',
  content jsonb,
  plain_text text,
  word_count integer not null default 0,
  status public.document_status not null default 'draft',
  is_template boolean not null default false,
  current_version integer not null default 1,
  comments_count integer not null default 0,
  created_by uuid not null references public.profiles (id),
  last_edited_by uuid references public.profiles (id),
  last_edited_at timestamptz,
  published_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index documents_workspace_id_idx on public.documents (workspace_id);

create table public.document_versions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  version integer not null,
  title text not null,
  content jsonb not null,
  created_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now(),
  unique (document_id, version)
);

create table public.document_shares (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  shared_by uuid not null references public.profiles (id),
  kind text not null check (kind in ('user', 'link')),
  shared_with uuid references public.profiles (id) on delete cascade,
  link_token text unique,
  access public.share_access not null default 'view',
  password_hash text,
  expires_at timestamptz,
  views_count integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.comment_threads (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  quoted_text text,
  created_by uuid not null references public.profiles (id),
  resolved_by uuid references public.profiles (id),
  resolved_at timestamptz,
  is_resolved boolean not null default false,
  created_at timestamptz not null default now()
);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.comment_threads (id) on delete cascade,
  document_id uuid not null references public.documents (id) on delete cascade,
  author_id uuid not null references public.profiles (id),
  body text not null,
  edited_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.comment_mentions (
  comment_id uuid not null references public.comments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  read_at timestamptz,
  primary key (comment_id, user_id)
);

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  name text not null,
  color text not null default '#64748b',
  unique (workspace_id, name)
);

create table public.document_tags (
  document_id uuid not null references public.documents (id) on delete cascade,
  tag_id uuid not null references public.tags (id) on delete cascade,
  primary key (document_id, tag_id)
);

create table public.favorites (
  user_id uuid not null references public.profiles (id) on delete cascade,
  document_id uuid not null references public.documents (id) on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id)
);

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  document_id uuid not null references public.documents (id) on delete cascade,
  uploaded_by uuid not null references public.profiles (id),
  bucket text not null default 'attachments',
  path text not null unique,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null default now()
);

create table public.activity_log (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  document_id uuid references public.documents (id) on delete cascade,
  event text not null check (event in ('document.created', 'document.edited', 'document.published', 'document.archived', 'member.joined', 'member.removed', 'workspace.renamed')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.workspaces enable row level security;
alter table public.workspace_members enable row level security;
alter table public.workspace_invites enable row level security;
alter table public.folders enable row level security;
alter table public.documents enable row level security;
alter table public.document_versions enable row level security;
alter table public.document_shares enable row level security;
alter table public.comment_threads enable row level security;
alter table public.comments enable row level security;
alter table public.tags enable row level security;
alter table public.attachments enable row level security;

create or replace function public.is_member(ws uuid) returns boolean language sql security definer stable as $$
  select exists (select 1 from public.workspace_members where workspace_id = ws and user_id = auth.uid())
$$;
create policy "Profiles are visible" on public.profiles for select using (true);
create policy "Update own profile" on public.profiles for update using (auth.uid() = id);
create policy "Members see workspaces" on public.workspaces for select using (public.is_member(id));
create policy "Members see members" on public.workspace_members for select using (public.is_member(workspace_id));
create policy "Members see folders" on public.folders for all using (public.is_member(workspace_id));
create policy "Members read documents" on public.documents for select using (public.is_member(workspace_id));
create policy "Members write documents" on public.documents for insert with check (public.is_member(workspace_id) and auth.uid() = created_by);
create policy "Members read comments" on public.comments for select using (exists (select 1 from public.documents d where d.id = document_id and public.is_member(d.workspace_id)));
