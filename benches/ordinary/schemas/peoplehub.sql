-- 63 peoplehub: HR application (employees, payroll, leave, recruiting, expenses, trainings, assets)

create table departments (
  id serial primary key,
  name varchar(100) not null,
  code varchar(20) not null unique,
  parent_id integer references departments (id),
  manager_id integer,
  cost_center varchar(20),
  annual_budget numeric(14,2),
  headcount integer not null default 0,
  is_active boolean not null default true,
  created_at timestamp not null default now()
);

create table positions (
  id serial primary key,
  title varchar(120) not null,
  department_id integer references departments (id),
  level varchar(20) not null default 'mid' check (level in ('intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive')),
  min_salary numeric(12,2),
  max_salary numeric(12,2),
  is_active boolean not null default true,
  created_at timestamp not null default now()
);

create table employees (
  id serial primary key,
  employee_number varchar(20) not null unique,
  first_name varchar(80) not null,
  last_name varchar(80) not null,
  email varchar(160) not null unique,
  personal_email varchar(160),
  phone varchar(40),
  birth_date date,
  gender varchar(10) check (gender in ('male', 'female', 'diverse', 'unknown')),
  street varchar(160),
  postal_code varchar(12),
  city varchar(80),
  country char(2) not null default 'US',
  bank_iban varchar(34),
  department_id integer references departments (id),
  position_id integer references positions (id),
  manager_id integer references employees (id),
  employment_type varchar(20) not null default 'full_time' check (employment_type in ('full_time', 'part_time', 'contractor', 'intern')),
  status varchar(20) not null default 'active' check (status in ('active', 'on_leave', 'suspended', 'terminated')),
  weekly_hours numeric(4,1) not null default 40,
  hire_date date not null,
  probation_end_date date,
  termination_date date,
  termination_reason varchar(200),
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

alter table departments add constraint departments_manager_id_fkey foreign key (manager_id) references employees (id);

create table employment_contracts (
  id serial primary key,
  employee_id integer not null references employees (id),
  contract_number varchar(30) not null unique,
  contract_type varchar(20) not null check (contract_type in ('permanent', 'fixed_term', 'internship', 'freelance')),
  start_date date not null,
  end_date date,
  weekly_hours numeric(4,1),
  notice_period_days integer not null default 30,
  status varchar(20) not null default 'draft' check (status in ('draft', 'active', 'expired', 'terminated')),
  signed_at timestamp,
  document_url text,
  created_at timestamp not null default now()
);

create table salaries (
  id serial primary key,
  employee_id integer not null references employees (id),
  amount numeric(12,2) not null check (amount > 0),
  currency char(3) not null default 'USD',
  pay_frequency varchar(10) not null default 'annual' check (pay_frequency in ('hourly', 'monthly', 'annual')),
  effective_from date not null,
  effective_to date,
  reason varchar(30) not null default 'hire' check (reason in ('hire', 'promotion', 'annual_review', 'adjustment')),
  approved_by integer references employees (id),
  created_at timestamp not null default now()
);

create table leave_types (
  id serial primary key,
  name varchar(60) not null unique,
  code varchar(10) not null unique,
  is_paid boolean not null default true,
  requires_approval boolean not null default true,
  default_days_per_year numeric(5,1) not null default 0,
  max_carryover_days numeric(5,1) not null default 0,
  color varchar(7)
);

create table leave_balances (
  id serial primary key,
  employee_id integer not null references employees (id),
  leave_type_id integer not null references leave_types (id),
  year integer not null,
  entitled_days numeric(5,1) not null default 0,
  carried_over_days numeric(5,1) not null default 0,
  used_days numeric(5,1) not null default 0,
  pending_days numeric(5,1) not null default 0,
  remaining_days numeric(5,1) not null default 0,
  updated_at timestamp not null default now(),
  unique (employee_id, leave_type_id, year)
);

create table leave_requests (
  id serial primary key,
  employee_id integer not null references employees (id),
  leave_type_id integer not null references leave_types (id),
  start_date date not null,
  end_date date not null,
  is_half_day boolean not null default false,
  total_days numeric(5,1) not null,
  reason text,
  status varchar(20) not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  approver_id integer references employees (id),
  decided_at timestamp,
  decision_note text,
  created_at timestamp not null default now()
);

create table timesheets (
  id serial primary key,
  employee_id integer not null references employees (id),
  week_start date not null,
  week_end date not null,
  total_hours numeric(5,2) not null default 0,
  overtime_hours numeric(5,2) not null default 0,
  status varchar(20) not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  submitted_at timestamp,
  approved_by integer references employees (id),
  approved_at timestamp,
  created_at timestamp not null default now(),
  unique (employee_id, week_start)
);

create table timesheet_entries (
  id serial primary key,
  timesheet_id integer not null references timesheets (id) on delete cascade,
  work_date date not null,
  project varchar(100),
  task varchar(200),
  hours numeric(4,2) not null,
  is_billable boolean not null default false,
  notes text
);

create table performance_reviews (
  id serial primary key,
  employee_id integer not null references employees (id),
  reviewer_id integer not null references employees (id),
  review_type varchar(20) not null default 'annual' check (review_type in ('probation', 'mid_year', 'annual')),
  period_start date not null,
  period_end date not null,
  status varchar(20) not null default 'draft' check (status in ('draft', 'self_assessment', 'manager_review', 'completed')),
  overall_rating integer check (overall_rating between 1 and 5),
  strengths text,
  improvements text,
  comments text,
  completed_at timestamp,
  created_at timestamp not null default now()
);

create table goals (
  id serial primary key,
  employee_id integer not null references employees (id),
  review_id integer references performance_reviews (id),
  title varchar(200) not null,
  description text,
  weight integer not null default 0 check (weight between 0 and 100),
  progress integer not null default 0 check (progress between 0 and 100),
  status varchar(20) not null default 'not_started' check (status in ('not_started', 'in_progress', 'achieved', 'missed', 'cancelled')),
  start_date date not null,
  due_date date not null,
  completed_at timestamp,
  created_at timestamp not null default now()
);

create table job_openings (
  id serial primary key,
  title varchar(150) not null,
  department_id integer not null references departments (id),
  position_id integer references positions (id),
  hiring_manager_id integer references employees (id),
  employment_type varchar(20) not null default 'full_time' check (employment_type in ('full_time', 'part_time', 'contractor', 'intern')),
  openings_count integer not null default 1,
  filled_count integer not null default 0,
  applications_count integer not null default 0,
  salary_min numeric(12,2),
  salary_max numeric(12,2),
  status varchar(20) not null default 'draft' check (status in ('draft', 'open', 'on_hold', 'filled', 'closed')),
  description text,
  posted_at timestamp,
  closed_at timestamp,
  created_at timestamp not null default now()
);

create table applicants (
  id serial primary key,
  first_name varchar(80) not null,
  last_name varchar(80) not null,
  email varchar(160) not null unique,
  phone varchar(40),
  city varchar(80),
  linkedin_url text,
  resume_url text,
  current_company varchar(120),
  years_experience integer,
  source varchar(30) not null default 'website' check (source in ('website', 'linkedin', 'referral', 'agency', 'job_board', 'other')),
  referred_by integer references employees (id),
  created_at timestamp not null default now()
);

create table applications (
  id serial primary key,
  applicant_id integer not null references applicants (id),
  job_opening_id integer not null references job_openings (id),
  status varchar(20) not null default 'new' check (status in ('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
  cover_letter text,
  expected_salary numeric(12,2),
  rejection_reason varchar(200),
  rejected_at timestamp,
  hired_employee_id integer references employees (id),
  applied_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  unique (applicant_id, job_opening_id)
);

create table interviews (
  id serial primary key,
  application_id integer not null references applications (id),
  interviewer_id integer not null references employees (id),
  interview_type varchar(20) not null check (interview_type in ('phone', 'video', 'onsite', 'technical')),
  scheduled_at timestamp not null,
  duration_minutes integer not null default 60,
  location varchar(150),
  meeting_url text,
  status varchar(20) not null default 'scheduled' check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
  rating integer check (rating between 1 and 5),
  recommendation varchar(20) check (recommendation in ('strong_hire', 'hire', 'no_hire', 'strong_no_hire')),
  feedback text,
  created_at timestamp not null default now()
);

create table offers (
  id serial primary key,
  application_id integer not null references applications (id),
  salary_amount numeric(12,2) not null,
  currency char(3) not null default 'USD',
  start_date date not null,
  status varchar(20) not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired')),
  sent_at timestamp,
  expires_at timestamp,
  responded_at timestamp,
  created_by integer references employees (id),
  created_at timestamp not null default now()
);

create table expense_reports (
  id serial primary key,
  report_number varchar(30) not null unique,
  employee_id integer not null references employees (id),
  title varchar(150) not null,
  currency char(3) not null default 'USD',
  total_amount numeric(12,2) not null default 0,
  status varchar(20) not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'reimbursed')),
  submitted_at timestamp,
  approved_by integer references employees (id),
  approved_at timestamp,
  reimbursed_at timestamp,
  created_at timestamp not null default now()
);

create table expense_items (
  id serial primary key,
  expense_report_id integer not null references expense_reports (id) on delete cascade,
  expense_date date not null,
  category varchar(20) not null check (category in ('travel', 'meals', 'lodging', 'mileage', 'supplies', 'other')),
  description varchar(250),
  amount numeric(10,2) not null,
  tax_amount numeric(10,2) not null default 0,
  distance_km numeric(8,1),
  receipt_url text
);

create table payroll_runs (
  id serial primary key,
  period_start date not null,
  period_end date not null,
  pay_date date not null,
  status varchar(20) not null default 'draft' check (status in ('draft', 'processing', 'approved', 'paid', 'cancelled')),
  employee_count integer not null default 0,
  total_gross numeric(14,2) not null default 0,
  total_net numeric(14,2) not null default 0,
  approved_by integer references employees (id),
  approved_at timestamp,
  paid_at timestamp,
  created_at timestamp not null default now(),
  unique (period_start, period_end)
);

create table payslips (
  id serial primary key,
  payroll_run_id integer not null references payroll_runs (id),
  employee_id integer not null references employees (id),
  currency char(3) not null default 'USD',
  base_salary numeric(12,2) not null,
  overtime_pay numeric(12,2) not null default 0,
  bonus numeric(12,2) not null default 0,
  gross_salary numeric(12,2) not null,
  income_tax numeric(12,2) not null default 0,
  social_security numeric(12,2) not null default 0,
  other_deductions numeric(12,2) not null default 0,
  net_salary numeric(12,2) not null,
  pdf_url text,
  sent_at timestamp,
  created_at timestamp not null default now(),
  unique (payroll_run_id, employee_id)
);

create table trainings (
  id serial primary key,
  title varchar(150) not null,
  description text,
  category varchar(40),
  provider varchar(120),
  delivery varchar(20) not null default 'online' check (delivery in ('online', 'classroom', 'hybrid')),
  location varchar(120),
  start_date date not null,
  end_date date not null,
  duration_hours numeric(5,1) not null,
  cost_per_person numeric(10,2) not null default 0,
  max_participants integer,
  enrolled_count integer not null default 0,
  is_mandatory boolean not null default false,
  status varchar(20) not null default 'planned' check (status in ('planned', 'running', 'completed', 'cancelled')),
  created_at timestamp not null default now()
);

create table training_enrollments (
  id serial primary key,
  training_id integer not null references trainings (id),
  employee_id integer not null references employees (id),
  status varchar(20) not null default 'enrolled' check (status in ('enrolled', 'completed', 'failed', 'cancelled')),
  score integer check (score between 0 and 100),
  certificate_number varchar(40),
  enrolled_at timestamp not null default now(),
  completed_at timestamp,
  unique (training_id, employee_id)
);

create table assets (
  id serial primary key,
  asset_tag varchar(30) not null unique,
  asset_type varchar(20) not null check (asset_type in ('laptop', 'monitor', 'phone', 'badge', 'vehicle', 'other')),
  brand varchar(60),
  model varchar(80),
  serial_number varchar(60) unique,
  purchase_date date,
  purchase_price numeric(10,2),
  warranty_until date,
  status varchar(20) not null default 'available' check (status in ('available', 'assigned', 'in_repair', 'retired')),
  assigned_to integer references employees (id),
  created_at timestamp not null default now()
);

create table asset_assignments (
  id serial primary key,
  asset_id integer not null references assets (id),
  employee_id integer not null references employees (id),
  assigned_at date not null,
  returned_at date,
  return_condition varchar(20) check (return_condition in ('good', 'damaged', 'lost')),
  notes text
);

create index on employees (department_id);
create index on leave_requests (employee_id, start_date);
create index on applications (job_opening_id, status);
create index on payslips (employee_id);
