-- 57 online learning platform

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
  username text not null unique,
  email text not null,
  full_name text not null,
  avatar_url text,
  role text not null default 'student' check (role in ('student', 'instructor', 'admin')),
  bio text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  created_at timestamptz not null default now()
);

create table courses (
  id uuid primary key default gen_random_uuid(),
  instructor_id uuid not null references profiles (id),
  category_id uuid references categories (id) on delete set null,
  title text not null,
  slug text not null unique,
  description text,
  level text not null default 'beginner' check (level in ('beginner', 'intermediate', 'advanced')),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  is_free boolean not null default false,
  price_cents integer not null default 0 check (price_cents >= 0),
  currency text not null default 'eur',
  thumbnail_url text,
  section_count integer not null default 0,
  lesson_count integer not null default 0,
  total_duration_seconds integer not null default 0,
  enrollment_count integer not null default 0,
  review_count integer not null default 0,
  average_rating numeric(3, 2),
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index courses_instructor_id_idx on courses (instructor_id);
create index courses_status_idx on courses (status);

create table sections (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  title text not null,
  position integer not null,
  lesson_count integer not null default 0,
  duration_seconds integer not null default 0,
  created_at timestamptz not null default now()
);

create table lessons (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  section_id uuid not null references sections (id) on delete cascade,
  title text not null,
  type text not null default 'video' check (type in ('video', 'article', 'quiz')),
  video_url text,
  content text,
  duration_seconds integer not null default 0 check (duration_seconds >= 0),
  position integer not null,
  is_preview boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index lessons_section_id_idx on lessons (section_id);

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id),
  order_number text not null unique,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'refunded')),
  item_count integer not null default 0,
  subtotal_cents integer not null default 0,
  discount_cents integer not null default 0 check (discount_cents >= 0),
  total_cents integer not null default 0,
  currency text not null default 'eur',
  stripe_payment_intent_id text unique,
  paid_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user_id_idx on orders (user_id);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  instructor_id uuid not null references profiles (id),
  period_start date not null,
  period_end date not null,
  item_count integer not null default 0,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'eur',
  status text not null default 'pending' check (status in ('pending', 'processing', 'paid', 'failed')),
  paid_at timestamptz,
  failure_reason text,
  created_at timestamptz not null default now()
);

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  course_id uuid not null references courses (id),
  instructor_id uuid not null references profiles (id),
  payout_id uuid references payouts (id) on delete set null,
  price_cents integer not null check (price_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  total_cents integer not null,
  platform_fee_cents integer not null default 0,
  instructor_share_cents integer not null default 0,
  created_at timestamptz not null default now(),
  unique (order_id, course_id)
);

create table enrollments (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  student_id uuid not null references profiles (id) on delete cascade,
  order_id uuid references orders (id) on delete set null,
  status text not null default 'active' check (status in ('active', 'completed', 'cancelled')),
  completed_lesson_count integer not null default 0,
  progress_percent integer not null default 0 check (progress_percent between 0 and 100),
  last_lesson_id uuid references lessons (id) on delete set null,
  enrolled_at timestamptz not null default now(),
  completed_at timestamptz,
  cancelled_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (course_id, student_id)
);
create index enrollments_student_id_idx on enrollments (student_id);

create table lesson_progress (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references enrollments (id) on delete cascade,
  lesson_id uuid not null references lessons (id) on delete cascade,
  student_id uuid not null references profiles (id) on delete cascade,
  is_completed boolean not null default false,
  last_position_seconds integer not null default 0,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  unique (enrollment_id, lesson_id)
);

create table quizzes (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  lesson_id uuid not null unique references lessons (id) on delete cascade,
  title text not null,
  passing_score_percent integer not null default 70 check (passing_score_percent between 0 and 100),
  max_attempts integer,
  question_count integer not null default 0,
  total_points integer not null default 0,
  created_at timestamptz not null default now()
);

create table quiz_questions (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references quizzes (id) on delete cascade,
  type text not null check (type in ('single_choice', 'true_false', 'short_answer')),
  prompt text not null,
  options text[],
  correct_answer text not null,
  points integer not null default 1 check (points > 0),
  position integer not null,
  unique (quiz_id, position)
);

create table quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references quizzes (id) on delete cascade,
  enrollment_id uuid not null references enrollments (id) on delete cascade,
  student_id uuid not null references profiles (id) on delete cascade,
  attempt_number integer not null default 1 check (attempt_number > 0),
  status text not null default 'in_progress' check (status in ('in_progress', 'submitted')),
  score_points integer,
  max_points integer not null,
  score_percent numeric(5, 2),
  passed boolean,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  unique (quiz_id, student_id, attempt_number)
);

create table quiz_answers (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references quiz_attempts (id) on delete cascade,
  question_id uuid not null references quiz_questions (id) on delete cascade,
  answer text,
  is_correct boolean not null default false,
  points_awarded integer not null default 0,
  answered_at timestamptz not null default now(),
  unique (attempt_id, question_id)
);

create table certificates (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null unique references enrollments (id) on delete cascade,
  student_id uuid not null references profiles (id),
  course_id uuid not null references courses (id),
  certificate_number text not null unique,
  student_name text not null,
  course_title text not null,
  issued_at timestamptz not null default now()
);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  student_id uuid not null references profiles (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text,
  instructor_reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (course_id, student_id)
);
