-- 45 telehealth, in Supabase's form
-- Telehealth on Supabase. auth.users is Supabase's (cut down to the columns we read); everything else is ours.
create schema if not exists auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb default '{}',
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create type public.user_role as enum ('patient', 'provider', 'admin');
create type public.appointment_status as enum ('requested', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show');
create type public.prescription_status as enum ('draft', 'signed', 'sent', 'cancelled');
create type public.invoice_status as enum ('draft', 'open', 'paid', 'void');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'patient',
  email text not null,              -- kept equal to auth.users.email
  full_name text not null,
  avatar_url text,
  phone text,
  timezone text not null default 'America/New_York',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.specialties (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  slug text not null unique,
  created_at timestamptz not null default now()
);

create table public.providers (
  id uuid primary key references public.profiles (id) on delete cascade,
  specialty_id uuid not null references public.specialties (id),
  title text not null,              -- MD, DO, NP, PA
  license_number text not null,
  license_state char(2) not null,
  license_expires_on date not null,
  npi char(10) not null unique,
  bio text,
  consultation_fee_cents integer not null check (consultation_fee_cents >= 0),
  slot_minutes smallint not null default 30,
  accepts_new_patients boolean not null default true,
  rating_avg numeric(3,2),
  rating_count integer not null default 0,
  verified_at timestamptz,
  verified_by uuid references public.profiles (id),   -- an admin
  created_at timestamptz not null default now()
);
comment on column public.providers.rating_avg is 'average of reviews.rating, null without reviews';

create table public.patients (
  id uuid primary key references public.profiles (id) on delete cascade,
  date_of_birth date not null,
  sex text check (sex in ('female', 'male', 'other')),
  height_cm numeric(5,1),
  weight_kg numeric(5,1),
  state char(2) not null,
  primary_provider_id uuid references public.providers (id),
  emergency_contact_name text,
  emergency_contact_phone text,
  appointments_count integer not null default 0,
  last_appointment_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column public.patients.appointments_count is 'completed appointments';
comment on column public.patients.last_appointment_at is 'starts_at of the latest completed appointment';

create table public.availability_slots (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.providers (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_booked boolean not null default false,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (id),
  provider_id uuid not null references public.providers (id),
  slot_id uuid references public.availability_slots (id),
  follow_up_of_id uuid references public.appointments (id),
  visit_type text not null default 'video' check (visit_type in ('video', 'phone', 'chat')),
  video_room_url text,              -- video only
  reason text not null,
  status public.appointment_status not null default 'requested',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  confirmed_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancellation_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.appointments.cancelled_by is 'patient, provider of the appointment, or an admin';

create table public.intake_forms (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  patient_id uuid not null references public.patients (id),
  symptoms text,
  allergies text[] not null default '{}',
  current_medications text[] not null default '{}',
  pain_level smallint check (pain_level between 0 and 10),
  smoker boolean,
  status text not null default 'pending' check (status in ('pending', 'submitted', 'reviewed')),
  submitted_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references public.providers (id),
  created_at timestamptz not null default now()
);

create table public.visit_notes (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  provider_id uuid not null references public.providers (id),
  subjective text not null,
  assessment text not null,
  plan text not null,
  icd10_code varchar(8),
  signed_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.prescriptions (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (id),
  provider_id uuid not null references public.providers (id),
  medication text not null,
  dosage text not null,
  frequency text not null,
  quantity integer not null check (quantity > 0),
  refills_allowed smallint not null default 0,
  refills_used smallint not null default 0,
  starts_on date not null,
  ends_on date,
  status public.prescription_status not null default 'draft',
  signed_at timestamptz,
  sent_at timestamptz,
  pharmacy_name text,
  created_at timestamptz not null default now()
);

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (id) on delete cascade,
  provider_id uuid not null references public.providers (id) on delete cascade,
  subject text,
  message_count integer not null default 0,
  last_message_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (patient_id, provider_id)
);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id),
  reply_to_id uuid references public.messages (id),
  body text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  appointment_id uuid not null unique references public.appointments (id),
  patient_id uuid not null references public.patients (id),
  subtotal_cents integer not null,
  insurance_cents integer not null default 0,      -- paid by the insurer
  total_cents integer not null,                    -- what the patient owes: subtotal - insurance
  currency char(3) not null default 'usd',
  status public.invoice_status not null default 'draft',
  stripe_payment_intent_id text,
  issued_at timestamptz,
  due_at timestamptz,
  paid_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id) on delete cascade,
  patient_id uuid not null references public.patients (id),
  provider_id uuid not null references public.providers (id),
  rating smallint not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.patients enable row level security;
