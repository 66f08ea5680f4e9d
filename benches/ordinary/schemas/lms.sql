-- 31 courses of companies (Supabase)
-- Online courses for companies (Supabase). Profiles mirror auth.users.

create schema if not exists auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create type public.member_role as enum ('owner', 'admin', 'manager', 'learner');
create type public.course_status as enum ('draft', 'published', 'archived');
create type public.lesson_kind as enum ('video', 'article', 'quiz');
create type public.enrollment_status as enum ('not_started', 'in_progress', 'completed', 'cancelled');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null,
  email text not null, -- copied from auth.users by a trigger
  avatar_url text,
  job_title text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  owner_id uuid not null references public.profiles (id), -- is also a member, with role owner
  seats integer not null default 10 check (seats > 0),
  seats_used integer not null default 0, -- active members
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.company_members (
  company_id uuid not null references public.companies (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  role public.member_role not null default 'learner',
  is_active boolean not null default true,
  joined_at timestamptz not null default now(),
  deactivated_at timestamptz,
  primary key (company_id, profile_id)
);

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  name text not null,
  manager_id uuid references public.profiles (id) on delete set null,
  member_count integer not null default 0,
  created_at timestamptz not null default now(),
  unique (company_id, name)
);

create table public.team_members (
  team_id uuid not null references public.teams (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  added_by uuid references public.profiles (id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (team_id, profile_id)
);

create table public.courses (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  author_id uuid not null references public.profiles (id),
  title text not null,
  slug text not null,
  summary text,
  status public.course_status not null default 'draft',
  pass_percent smallint not null default 70 check (pass_percent between 0 and 100),
  lesson_count integer not null default 0,
  duration_minutes integer not null default 0, -- sum of the lessons
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, slug)
);

create table public.modules (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  title text not null,
  position integer not null, -- 1, 2, 3, … within the course
  created_at timestamptz not null default now()
);

create table public.lessons (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  module_id uuid not null references public.modules (id) on delete cascade,
  title text not null,
  kind public.lesson_kind not null default 'video',
  video_url text,   -- video
  body text,        -- article
  max_score integer check (max_score > 0), -- quiz
  duration_minutes integer not null check (duration_minutes > 0),
  position integer not null, -- 1, 2, 3, … within the module
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- a course is assigned either to a team or to one person
create table public.assignments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  team_id uuid references public.teams (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  assigned_by uuid not null references public.profiles (id),
  due_on date,
  created_at timestamptz not null default now(),
  check (num_nonnulls(team_id, profile_id) = 1)
);

create table public.enrollments (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  assignment_id uuid references public.assignments (id) on delete set null,
  status public.enrollment_status not null default 'not_started',
  lessons_completed integer not null default 0,
  progress_percent smallint not null default 0 check (progress_percent between 0 and 100),
  enrolled_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  unique (course_id, profile_id)
);

create table public.lesson_progress (
  enrollment_id uuid not null references public.enrollments (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id) on delete cascade,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  seconds_spent integer not null default 0 check (seconds_spent >= 0),
  primary key (enrollment_id, lesson_id)
);

create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references public.enrollments (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id) on delete cascade, -- a quiz
  profile_id uuid not null references public.profiles (id) on delete cascade,
  attempt_number integer not null default 1 check (attempt_number > 0),
  score integer check (score >= 0),
  max_score integer not null,
  passed boolean, -- score in percent against pass_percent of the course, null until submitted
  started_at timestamptz not null default now(),
  submitted_at timestamptz
);

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null unique references public.enrollments (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  serial text not null unique,
  recipient_name text not null, -- as printed
  course_title text not null,   -- as printed
  issued_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoke_reason text
);

create index on public.lessons (course_id);
create index on public.enrollments (profile_id);
create index on public.quiz_attempts (enrollment_id);
