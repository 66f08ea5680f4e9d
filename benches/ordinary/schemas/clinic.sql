-- 9 Appointments, visits and prescriptions of a group of clinics
create type appointment_status as enum ('scheduled', 'confirmed', 'checked_in', 'completed', 'cancelled', 'no_show');
create type lab_status as enum ('ordered', 'collected', 'resulted', 'cancelled');

create table clinics (
  id bigint generated always as identity primary key,
  name text not null,
  street text not null,
  city text not null,
  postcode text not null,
  phone text,
  opens_at time not null default '08:00',
  closes_at time not null default '18:00',
  created_at timestamptz not null default now()
);

create table rooms (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics,
  name text not null,
  floor smallint not null default 0,
  unique (clinic_id, name)
);

create table staff (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics,
  email text not null unique,
  full_name text not null,
  role text not null check (role in ('doctor', 'nurse', 'receptionist', 'manager')),
  licence_number text unique,
  hired_on date not null,
  left_on date
);
comment on column staff.licence_number is 'Doctors and nurses only';

create table appointment_types (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics,
  name text not null,
  duration_minutes integer not null,
  price_cents integer not null,
  active boolean not null default true
);

create table patients (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics,
  record_number text not null unique,
  first_name text not null,
  last_name text not null,
  sex char(1) not null check (sex in ('F', 'M', 'X')),
  date_of_birth date not null,
  email text,
  phone text,
  primary_doctor_id bigint references staff,
  guardian_id bigint references patients,
  deceased_on date,
  created_at timestamptz not null default now()
);
comment on column patients.guardian_id is 'Parent or guardian, for minors';
create index on patients (last_name, first_name);

create table insurance_policies (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  insurer text not null,
  policy_number text not null,
  coverage_percent integer not null default 80 check (coverage_percent between 0 and 100),
  valid_from date not null,
  valid_until date,
  is_primary boolean not null default false
);

create table appointments (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references clinics,
  patient_id bigint not null references patients,
  doctor_id bigint not null references staff,
  room_id bigint references rooms,
  appointment_type_id bigint not null references appointment_types,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status appointment_status not null default 'scheduled',
  reason text,
  booked_by_id bigint references staff,
  booked_at timestamptz not null default now(),
  checked_in_at timestamptz,
  cancelled_at timestamptz,
  cancellation_reason text
);
create index on appointments (doctor_id, starts_at);
create index on appointments (patient_id);

create table visits (
  id bigint generated always as identity primary key,
  appointment_id bigint not null unique references appointments,
  patient_id bigint not null references patients,
  doctor_id bigint not null references staff,
  started_at timestamptz not null,
  ended_at timestamptz,
  chief_complaint text not null,
  notes text,
  follow_up_on date
);

create table vitals (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visits on delete cascade,
  measured_at timestamptz not null,
  systolic smallint,
  diastolic smallint,
  pulse smallint,
  temperature_c numeric(4,1),
  weight_kg numeric(5,1),
  height_cm numeric(5,1),
  bmi numeric(4,1)
);

create table diagnoses (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visits on delete cascade,
  icd10_code text not null,
  description text not null,
  is_primary boolean not null default false
);

create table medications (
  id bigint generated always as identity primary key,
  name text not null,
  form text not null,
  strength text not null,
  is_controlled boolean not null default false,
  unique (name, form, strength)
);

create table allergies (
  id bigint generated always as identity primary key,
  patient_id bigint not null references patients on delete cascade,
  medication_id bigint not null references medications,
  severity text not null default 'mild' check (severity in ('mild', 'moderate', 'severe')),
  noted_on date not null,
  unique (patient_id, medication_id)
);

create table prescriptions (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visits,
  patient_id bigint not null references patients,
  prescriber_id bigint not null references staff,
  issued_on date not null,
  expires_on date not null,
  item_count integer not null default 0,
  revoked_at timestamptz
);

create table prescription_items (
  id bigint generated always as identity primary key,
  prescription_id bigint not null references prescriptions on delete cascade,
  line_no smallint not null,
  medication_id bigint not null references medications,
  units_per_dose integer not null default 1,
  doses_per_day integer not null,
  days integer not null,
  total_units integer not null,
  refills_allowed integer not null default 0,
  refills_used integer not null default 0,
  instructions text
);

create table lab_orders (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visits,
  ordered_by_id bigint not null references staff,
  status lab_status not null default 'ordered',
  ordered_at timestamptz not null default now(),
  collected_at timestamptz,
  resulted_at timestamptz
);

create table lab_results (
  id bigint generated always as identity primary key,
  lab_order_id bigint not null references lab_orders on delete cascade,
  test_name text not null,
  value numeric(10,2) not null,
  unit text not null,
  reference_low numeric(10,2),
  reference_high numeric(10,2),
  is_abnormal boolean not null default false
);

create table invoices (
  id bigint generated always as identity primary key,
  number text not null unique,
  patient_id bigint not null references patients,
  appointment_id bigint not null unique references appointments,
  policy_id bigint references insurance_policies,
  total_cents integer not null,
  insurance_cents integer not null default 0,
  patient_cents integer not null,
  paid_cents integer not null default 0,
  status text not null default 'open' check (status in ('open', 'partially_paid', 'paid', 'void')),
  issued_on date not null,
  due_on date not null
);

create table payments (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('cash', 'card', 'transfer')),
  received_at timestamptz not null
);
