-- 2 human resources: employees, positions, leave, payroll
CREATE TABLE companies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  legal_name text NOT NULL,
  country char(2) NOT NULL,
  currency char(3) NOT NULL,
  fiscal_year_start_month smallint NOT NULL DEFAULT 1 CHECK (fiscal_year_start_month BETWEEN 1 AND 12)
);

CREATE TABLE locations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  name text NOT NULL,
  address text,
  city text NOT NULL,
  country char(2) NOT NULL,
  is_headquarters boolean NOT NULL DEFAULT false
);

CREATE TABLE departments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  parent_department_id integer REFERENCES departments,
  name text NOT NULL,
  cost_center varchar(10) NOT NULL,
  head_id integer,
  headcount integer NOT NULL DEFAULT 0,
  UNIQUE (company_id, cost_center)
);

CREATE TABLE job_grades (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code varchar(6) NOT NULL UNIQUE,
  title text NOT NULL,
  min_salary numeric(12,2) NOT NULL,
  max_salary numeric(12,2) NOT NULL,
  CHECK (min_salary < max_salary)
);

CREATE TABLE positions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  department_id integer NOT NULL REFERENCES departments,
  job_grade_id integer NOT NULL REFERENCES job_grades,
  title text NOT NULL,
  headcount smallint NOT NULL DEFAULT 1,
  is_managerial boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('draft','open','filled','closed')),
  opened_on date NOT NULL,
  closed_on date
);

CREATE TABLE employees (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  employee_number varchar(12) NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  display_name text NOT NULL,
  work_email text NOT NULL UNIQUE,
  personal_email text,
  phone text,
  gender text CHECK (gender IN ('female','male','other','undisclosed')),
  date_of_birth date NOT NULL,
  nationality char(2),
  department_id integer NOT NULL REFERENCES departments,
  position_id integer REFERENCES positions,
  location_id integer REFERENCES locations,
  manager_id integer REFERENCES employees,
  employment_type text NOT NULL DEFAULT 'full_time' CHECK (employment_type IN ('full_time','part_time','intern','contractor')),
  weekly_hours numeric(4,1) NOT NULL DEFAULT 40,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('onboarding','active','on_leave','terminated')),
  hired_on date NOT NULL,
  probation_ends_on date,
  terminated_on date,
  termination_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE departments ADD FOREIGN KEY (head_id) REFERENCES employees;

CREATE TABLE salaries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  annual_amount numeric(12,2) NOT NULL CHECK (annual_amount > 0),
  monthly_amount numeric(12,2) NOT NULL,
  currency char(3) NOT NULL,
  effective_from date NOT NULL,
  effective_to date,
  reason text NOT NULL CHECK (reason IN ('hire','annual_review','promotion','adjustment')),
  approved_by integer REFERENCES employees
);

CREATE TABLE job_history (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  department_id integer NOT NULL REFERENCES departments,
  position_title text NOT NULL,
  started_on date NOT NULL,
  ended_on date
);

CREATE TABLE leave_types (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code varchar(20) NOT NULL UNIQUE,
  name text NOT NULL,
  is_paid boolean NOT NULL DEFAULT true,
  requires_approval boolean NOT NULL DEFAULT true,
  days_per_year numeric(4,1)
);

CREATE TABLE leave_balances (
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  leave_type_id integer NOT NULL REFERENCES leave_types,
  year smallint NOT NULL,
  entitled_days numeric(5,1) NOT NULL,
  carried_over_days numeric(5,1) NOT NULL DEFAULT 0,
  taken_days numeric(5,1) NOT NULL DEFAULT 0,
  remaining_days numeric(5,1) NOT NULL,
  PRIMARY KEY (employee_id, leave_type_id, year)
);

CREATE TABLE leave_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  leave_type_id integer NOT NULL REFERENCES leave_types,
  start_date date NOT NULL,
  end_date date NOT NULL,
  half_day boolean NOT NULL DEFAULT false,
  working_days numeric(4,1) NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending','approved','rejected','cancelled')),
  reason text,
  approver_id integer REFERENCES employees,
  decided_at timestamptz,
  rejection_note text,
  requested_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE public_holidays (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country char(2) NOT NULL,
  holiday_date date NOT NULL,
  name text NOT NULL,
  year smallint NOT NULL,
  UNIQUE (country, holiday_date)
);

CREATE TABLE timesheets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  week_start date NOT NULL,
  total_hours numeric(5,2) NOT NULL DEFAULT 0,
  overtime_hours numeric(5,2) NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft','submitted','approved','rejected')),
  submitted_at timestamptz,
  approved_at timestamptz,
  approved_by integer REFERENCES employees,
  UNIQUE (employee_id, week_start)
);

CREATE TABLE timesheet_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  timesheet_id integer NOT NULL REFERENCES timesheets ON DELETE CASCADE,
  work_date date NOT NULL,
  start_time time NOT NULL,
  end_time time NOT NULL,
  break_minutes smallint NOT NULL DEFAULT 0,
  hours numeric(4,2) NOT NULL
);

CREATE TABLE payroll_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  period_start date NOT NULL,
  period_end date NOT NULL,
  pay_date date NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft','calculated','approved','paid')),
  employee_count integer NOT NULL DEFAULT 0,
  total_gross numeric(14,2) NOT NULL DEFAULT 0,
  total_net numeric(14,2) NOT NULL DEFAULT 0,
  approved_by integer REFERENCES employees,
  approved_at timestamptz,
  UNIQUE (company_id, period_start)
);

CREATE TABLE payslips (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payroll_run_id integer NOT NULL REFERENCES payroll_runs ON DELETE CASCADE,
  employee_id integer NOT NULL REFERENCES employees,
  base_pay numeric(12,2) NOT NULL,
  overtime_pay numeric(12,2) NOT NULL DEFAULT 0,
  bonus numeric(12,2) NOT NULL DEFAULT 0,
  gross_pay numeric(12,2) NOT NULL,
  income_tax numeric(12,2) NOT NULL,
  social_security numeric(12,2) NOT NULL,
  other_deductions numeric(12,2) NOT NULL DEFAULT 0,
  net_pay numeric(12,2) NOT NULL,
  currency char(3) NOT NULL,
  UNIQUE (payroll_run_id, employee_id)
);

CREATE TABLE performance_reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  reviewer_id integer NOT NULL REFERENCES employees,
  period_start date NOT NULL,
  period_end date NOT NULL,
  overall_rating smallint CHECK (overall_rating BETWEEN 1 AND 5),
  strengths text,
  improvements text,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft','submitted','acknowledged')),
  submitted_at timestamptz,
  acknowledged_at timestamptz
);

CREATE TABLE dependents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  full_name text NOT NULL,
  relationship text NOT NULL CHECK (relationship IN ('spouse','child','parent')),
  date_of_birth date NOT NULL
);
