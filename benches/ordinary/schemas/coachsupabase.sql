-- 20 Fitness coaching: coaches, clients, programs, workout logs, check-ins
create schema if not exists auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid;
$$;

create type public.user_role as enum ('client', 'coach');
create type public.relationship_status as enum ('pending', 'active', 'paused', 'ended');
create type public.program_level as enum ('beginner', 'intermediate', 'advanced');
create type public.assignment_status as enum ('scheduled', 'active', 'completed', 'cancelled');
create type public.workout_status as enum ('planned', 'in_progress', 'completed', 'skipped');
create type public.session_status as enum ('scheduled', 'completed', 'cancelled', 'no_show');
create type public.subscription_status as enum ('trialing', 'active', 'past_due', 'canceled');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'client',
  username text unique check (char_length(username) >= 3),
  full_name text not null,
  email text not null,
  avatar_url text,
  date_of_birth date,
  height_cm numeric(5,1),
  timezone text not null default 'UTC',
  preferences jsonb not null default '{}'::jsonb,
  onboarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.profiles.email is 'copied from auth.users';

create table public.coaches (
  id uuid primary key references public.profiles (id) on delete cascade,
  bio text,
  specialties text[] not null default '{}',
  years_experience smallint check (years_experience >= 0),
  hourly_rate_cents integer not null default 0,
  max_clients smallint not null default 20,
  active_client_count integer not null default 0,
  rating_avg numeric(3,2),
  review_count integer not null default 0,
  is_verified boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.coach_clients (
  id uuid primary key default gen_random_uuid(),
  coach_id uuid not null references public.coaches (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  status public.relationship_status not null default 'pending',
  goal text,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  unique (coach_id, client_id)
);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  coach_client_id uuid not null references public.coach_clients (id) on delete cascade,
  status public.subscription_status not null default 'active',
  price_cents integer not null check (price_cents >= 0),
  platform_fee_cents integer not null,
  payout_cents integer not null,
  currency char(3) not null default 'usd',
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  trial_end timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column public.subscriptions.payout_cents is 'price less platform fee';

create table public.exercises (
  id uuid primary key default gen_random_uuid(),
  created_by uuid references public.coaches (id) on delete set null,
  name text not null,
  slug text not null unique,
  muscle_group text not null check (muscle_group in ('chest', 'back', 'legs', 'shoulders', 'arms', 'core', 'full_body')),
  equipment text not null check (equipment in ('none', 'barbell', 'dumbbell', 'kettlebell', 'machine', 'band')),
  is_bodyweight boolean not null default false,
  video_url text,
  created_at timestamptz not null default now()
);
comment on column public.exercises.is_bodyweight is 'needs no equipment';

create table public.programs (
  id uuid primary key default gen_random_uuid(),
  coach_id uuid not null references public.coaches (id) on delete cascade,
  title text not null,
  description text,
  level public.program_level not null default 'beginner',
  duration_weeks smallint not null check (duration_weeks between 1 and 52),
  workouts_per_week smallint not null check (workouts_per_week between 1 and 7),
  workout_count integer not null default 0,
  price_cents integer not null default 0,
  is_free boolean not null default false,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.workouts (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references public.programs (id) on delete cascade,
  week smallint not null check (week >= 1),
  day smallint not null check (day between 1 and 7),
  title text not null,
  estimated_minutes smallint,
  exercise_count integer not null default 0,
  unique (program_id, week, day)
);

create table public.workout_exercises (
  id uuid primary key default gen_random_uuid(),
  workout_id uuid not null references public.workouts (id) on delete cascade,
  exercise_id uuid not null references public.exercises (id),
  position smallint not null check (position >= 1),
  sets smallint not null check (sets > 0),
  reps_min smallint,
  reps_max smallint,
  rest_seconds smallint not null default 90,
  target_rpe numeric(3,1) check (target_rpe between 1 and 10),
  notes text,
  unique (workout_id, position)
);

create table public.program_assignments (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references public.programs (id),
  coach_client_id uuid not null references public.coach_clients (id) on delete cascade,
  client_id uuid not null references public.profiles (id),
  status public.assignment_status not null default 'scheduled',
  start_date date not null,
  end_date date not null,
  completed_workouts integer not null default 0,
  total_workouts integer not null default 0,
  progress_pct numeric(5,2) not null default 0,
  completed_at timestamptz,
  assigned_at timestamptz not null default now()
);
comment on column public.program_assignments.total_workouts is 'workouts of the program';
comment on column public.program_assignments.progress_pct is 'completed of total workouts, 0 to 100';

create table public.workout_logs (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references public.program_assignments (id) on delete cascade,
  workout_id uuid not null references public.workouts (id),
  client_id uuid not null references public.profiles (id),
  status public.workout_status not null default 'planned',
  scheduled_for date not null,
  started_at timestamptz,
  finished_at timestamptz,
  duration_minutes integer,
  total_volume_kg numeric(10,2) not null default 0,
  perceived_effort smallint check (perceived_effort between 1 and 10),
  skip_reason text,
  created_at timestamptz not null default now(),
  unique (assignment_id, workout_id)
);
create index workout_logs_client_idx on public.workout_logs (client_id, scheduled_for desc);
comment on column public.workout_logs.total_volume_kg is 'sum of reps * weight of the sets';

create table public.set_logs (
  id uuid primary key default gen_random_uuid(),
  workout_log_id uuid not null references public.workout_logs (id) on delete cascade,
  workout_exercise_id uuid not null references public.workout_exercises (id),
  set_number smallint not null check (set_number >= 1),
  reps smallint not null check (reps >= 0),
  weight_kg numeric(6,2) not null default 0,
  rpe numeric(3,1) check (rpe between 1 and 10),
  logged_at timestamptz not null default now(),
  unique (workout_log_id, workout_exercise_id, set_number)
);

create table public.body_measurements (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  measured_on date not null,
  weight_kg numeric(5,2) not null,
  height_cm numeric(5,1) not null,
  bmi numeric(4,1) not null,
  body_fat_pct numeric(4,1) check (body_fat_pct between 2 and 70),
  waist_cm numeric(5,1),
  source text not null default 'manual' check (source in ('manual', 'scale')),
  created_at timestamptz not null default now(),
  unique (client_id, measured_on)
);

create table public.nutrition_targets (
  id uuid primary key default gen_random_uuid(),
  coach_client_id uuid not null references public.coach_clients (id) on delete cascade,
  calories integer not null,
  protein_g integer not null,
  carbs_g integer not null,
  fat_g integer not null,
  valid_from date not null,
  valid_to date,
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);
comment on column public.nutrition_targets.calories is '4 per gram of protein and carbs, 9 per gram of fat';

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  coach_client_id uuid not null references public.coach_clients (id) on delete cascade,
  week_start date not null,
  answers jsonb not null default '{}'::jsonb,
  sleep_hours numeric(3,1),
  energy smallint check (energy between 1 and 5),
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references public.coaches (id),
  coach_feedback text,
  unique (coach_client_id, week_start)
);
comment on column public.check_ins.week_start is 'a Monday';

create table public.sessions (
  id uuid primary key default gen_random_uuid(),
  coach_id uuid not null references public.coaches (id),
  client_id uuid not null references public.profiles (id),
  kind text not null default 'online' check (kind in ('online', 'in_person')),
  status public.session_status not null default 'scheduled',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  duration_minutes integer not null,
  price_cents integer not null,
  meeting_url text,
  location text,
  canceled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now()
);
comment on column public.sessions.meeting_url is 'online only';
comment on column public.sessions.location is 'in person only';

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  coach_client_id uuid not null references public.coach_clients (id) on delete cascade,
  sender_id uuid not null references public.profiles (id),
  body text not null,
  attachment_url text,
  attachment_type text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index messages_thread_idx on public.messages (coach_client_id, created_at);

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  coach_id uuid not null references public.coaches (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text,
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  unique (coach_id, client_id)
);

create or replace function public.set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
create trigger profiles_updated_at before update on public.profiles for each row execute function public.set_updated_at();
create trigger programs_updated_at before update on public.programs for each row execute function public.set_updated_at();

alter table public.profiles enable row level security;
alter table public.messages enable row level security;
alter table public.programs enable row level security;
create policy "Profiles are viewable by everyone" on public.profiles for select using (true);
create policy "Users can update own profile" on public.profiles for update using (auth.uid() = id);
create policy "Published programs are viewable" on public.programs for select using (is_published or coach_id = auth.uid());
create policy "Members of a thread can read" on public.messages for select using (
  exists (select 1 from public.coach_clients c where c.id = coach_client_id and auth.uid() in (c.coach_id, c.client_id))
);
create policy "Members of a thread can write" on public.messages for insert with check (auth.uid() = sender_id);
