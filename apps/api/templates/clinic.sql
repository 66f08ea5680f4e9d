-- A clinic: departments in a tree, staff, patients, rooms, appointments that do not overlap, visits, prescriptions, claims.

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TYPE staff_role AS ENUM ('physician', 'nurse', 'therapist', 'technician', 'receptionist');
CREATE TYPE appointment_status AS ENUM ('booked', 'confirmed', 'arrived', 'completed', 'no_show', 'cancelled');
CREATE TYPE blood_group AS ENUM ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', '0+', '0-');

CREATE TABLE departments (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id smallint REFERENCES departments,
  name text NOT NULL UNIQUE,
  floor smallint NOT NULL CHECK (floor BETWEEN -2 AND 20),
  CHECK (parent_id <> id)
);

CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  department_id smallint NOT NULL REFERENCES departments,
  supervisor_id integer REFERENCES staff,
  role staff_role NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  license_number varchar(12) UNIQUE CHECK (license_number ~ '^[A-Z]{2}[0-9]{6}$'),
  hired_on date NOT NULL,
  left_on date,
  CHECK (left_on > hired_on),
  CHECK (role <> 'physician' OR license_number IS NOT NULL),
  CHECK (supervisor_id <> id)
);

CREATE TABLE rooms (
  department_id smallint NOT NULL REFERENCES departments,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 999),
  kind text NOT NULL CHECK (kind IN ('examination', 'surgery', 'ward', 'laboratory')),
  beds smallint NOT NULL DEFAULT 0 CHECK (beds >= 0),
  PRIMARY KEY (department_id, number),
  CHECK (kind = 'ward' OR beds <= 2)
);

CREATE TABLE insurers (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  payer_code char(5) NOT NULL UNIQUE CHECK (payer_code ~ '^[0-9]{5}$')
);

CREATE TABLE patients (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  medical_record_number char(10) NOT NULL UNIQUE CHECK (medical_record_number ~ '^MR[0-9]{8}$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL CHECK (sex IN ('f', 'm', 'x')),
  birth_date date NOT NULL CHECK (birth_date BETWEEN '1910-01-01' AND '2026-01-01'),
  blood_type blood_group,
  phone text,
  email text,
  height_cm numeric(4, 1) CHECK (height_cm BETWEEN 30 AND 250),
  weight_kg numeric(5, 2) CHECK (weight_kg BETWEEN 0.5 AND 400),
  registered_at timestamptz NOT NULL,
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
);

CREATE TABLE policies (
  patient_id bigint NOT NULL REFERENCES patients ON DELETE CASCADE,
  insurer_id smallint NOT NULL REFERENCES insurers,
  member_number varchar(16) NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  PRIMARY KEY (patient_id, insurer_id),
  UNIQUE (insurer_id, member_number),
  CHECK (valid_to > valid_from)
);

CREATE TABLE allergies (
  patient_id bigint NOT NULL REFERENCES patients ON DELETE CASCADE,
  substance text NOT NULL CHECK (substance IN ('penicillin', 'latex', 'nuts', 'pollen', 'iodine', 'aspirin', 'shellfish')),
  severity text NOT NULL CHECK (severity IN ('mild', 'moderate', 'severe')),
  noted_on date NOT NULL,
  PRIMARY KEY (patient_id, substance)
);

CREATE TABLE appointments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  patient_id bigint NOT NULL REFERENCES patients,
  staff_id integer NOT NULL REFERENCES staff,
  department_id smallint NOT NULL,
  room_number smallint NOT NULL,
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  status appointment_status NOT NULL DEFAULT 'booked',
  reason text,
  FOREIGN KEY (department_id, room_number) REFERENCES rooms (department_id, number),
  EXCLUDE USING gist (staff_id WITH =, during WITH &&)
);

CREATE TABLE visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  appointment_id bigint NOT NULL UNIQUE REFERENCES appointments,
  systolic smallint CHECK (systolic BETWEEN 60 AND 260),
  diastolic smallint CHECK (diastolic BETWEEN 30 AND 160),
  pulse smallint CHECK (pulse BETWEEN 30 AND 220),
  temperature numeric(3, 1) CHECK (temperature BETWEEN 34 AND 42.5),
  notes text,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (diastolic < systolic),
  CHECK (ended_at > started_at)
);

CREATE TABLE diagnoses (
  visit_id bigint NOT NULL REFERENCES visits ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 12),
  icd_code varchar(7) NOT NULL CHECK (icd_code ~ '^[A-TV-Z][0-9]{2}(\.[0-9]{1,2})?$'),
  description text NOT NULL,
  chronic boolean NOT NULL DEFAULT false,
  PRIMARY KEY (visit_id, position)
);

CREATE TABLE medications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  strength_mg numeric(7, 2) NOT NULL CHECK (strength_mg > 0),
  form text NOT NULL CHECK (form IN ('tablet', 'capsule', 'syrup', 'injection', 'ointment')),
  UNIQUE (name, strength_mg, form)
);

CREATE TABLE prescriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visit_id bigint NOT NULL REFERENCES visits,
  medication_id integer NOT NULL REFERENCES medications,
  dose_per_day numeric(4, 1) NOT NULL CHECK (dose_per_day > 0 AND dose_per_day <= 12),
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 365),
  repeats smallint NOT NULL DEFAULT 0 CHECK (repeats BETWEEN 0 AND 12),
  UNIQUE (visit_id, medication_id)
);

CREATE TABLE claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visit_id bigint NOT NULL REFERENCES visits,
  patient_id bigint NOT NULL,
  insurer_id smallint NOT NULL,
  amount numeric(10, 2) NOT NULL CHECK (amount > 0),
  approved_amount numeric(10, 2) CHECK (approved_amount >= 0),
  submitted_on date NOT NULL,
  decided_on date,
  FOREIGN KEY (patient_id, insurer_id) REFERENCES policies (patient_id, insurer_id),
  CHECK (approved_amount <= amount),
  CHECK (decided_on >= submitted_on),
  CHECK ((approved_amount IS NULL) = (decided_on IS NULL))
);
