-- 11 Applicant tracking: jobs, applications, interviews, offers
CREATE TYPE job_status AS ENUM ('draft', 'open', 'on_hold', 'filled', 'closed');
CREATE TYPE application_status AS ENUM ('active', 'hired', 'rejected', 'withdrawn');
CREATE TYPE recommendation AS ENUM ('strong_no', 'no', 'yes', 'strong_yes');

CREATE TABLE companies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  website text,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  email text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  display_name text NOT NULL,
  role text NOT NULL DEFAULT 'interviewer' CHECK (role IN ('admin', 'recruiter', 'hiring_manager', 'interviewer')),
  last_login_at timestamp,
  deactivated_at timestamp,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE departments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  parent_id integer REFERENCES departments,
  name text NOT NULL,
  UNIQUE (company_id, name)
);
CREATE TABLE jobs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  department_id integer REFERENCES departments,
  hiring_manager_id integer NOT NULL REFERENCES users,
  recruiter_id integer REFERENCES users,
  title text NOT NULL,
  description text,
  status job_status NOT NULL DEFAULT 'draft',
  is_remote boolean NOT NULL DEFAULT false,
  location text,
  salary_min integer,
  salary_max integer,
  salary_currency char(3) NOT NULL DEFAULT 'USD',
  openings integer NOT NULL DEFAULT 1,
  hired_count integer NOT NULL DEFAULT 0,
  applications_count integer NOT NULL DEFAULT 0,
  published_at timestamp,
  closed_at timestamp,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
COMMENT ON COLUMN jobs.closed_at IS 'filled or closed';
CREATE TABLE stages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id integer NOT NULL REFERENCES jobs ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('inbox', 'screening', 'interview', 'offer', 'hired'))
);
CREATE TABLE candidates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text,
  linkedin_url text,
  current_title text,
  years_of_experience integer,
  referred_by_id integer REFERENCES users,
  source text NOT NULL DEFAULT 'careers_page' CHECK (source IN ('careers_page', 'linkedin', 'referral', 'agency', 'sourced')),
  applications_count integer NOT NULL DEFAULT 0,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  UNIQUE (company_id, email)
);
CREATE TABLE rejection_reasons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  label text NOT NULL
);
CREATE TABLE applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id integer NOT NULL REFERENCES jobs,
  candidate_id integer NOT NULL REFERENCES candidates,
  stage_id integer NOT NULL REFERENCES stages,
  status application_status NOT NULL DEFAULT 'active',
  cover_letter text,
  expected_salary integer,
  rating numeric(3,2),
  applied_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_activity_at timestamp,
  rejected_at timestamp,
  rejection_reason_id integer REFERENCES rejection_reasons,
  hired_at timestamp,
  UNIQUE (job_id, candidate_id)
);
COMMENT ON COLUMN applications.rating IS 'average of the scorecards, 1 to 5';
CREATE TABLE stage_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  from_stage_id integer REFERENCES stages,
  to_stage_id integer NOT NULL REFERENCES stages,
  moved_by_id integer REFERENCES users,
  moved_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE resumes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  candidate_id integer NOT NULL REFERENCES candidates ON DELETE CASCADE,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  uploaded_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE interviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  stage_id integer NOT NULL REFERENCES stages,
  kind text NOT NULL CHECK (kind IN ('phone', 'video', 'onsite')),
  starts_at timestamp NOT NULL,
  duration_minutes integer NOT NULL DEFAULT 45,
  ends_at timestamp NOT NULL,
  meeting_url text,
  office text,
  status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no_show')),
  cancelled_at timestamp,
  scheduled_by_id integer NOT NULL REFERENCES users,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
COMMENT ON COLUMN interviews.meeting_url IS 'video only';
COMMENT ON COLUMN interviews.office IS 'onsite only';
CREATE TABLE interviewers (
  interview_id integer NOT NULL REFERENCES interviews ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  is_lead boolean NOT NULL DEFAULT false,
  PRIMARY KEY (interview_id, user_id)
);
CREATE TABLE scorecards (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  interview_id integer NOT NULL REFERENCES interviews ON DELETE CASCADE,
  application_id integer NOT NULL REFERENCES applications,
  interviewer_id integer NOT NULL REFERENCES users,
  score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
  recommendation recommendation NOT NULL,
  comments text,
  submitted_at timestamp NOT NULL,
  UNIQUE (interview_id, interviewer_id)
);
CREATE TABLE offers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications,
  version integer NOT NULL DEFAULT 1,
  salary integer NOT NULL,
  currency char(3) NOT NULL,
  start_date date NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sent', 'accepted', 'declined', 'expired')),
  created_by_id integer NOT NULL REFERENCES users,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamp,
  expires_at timestamp,
  responded_at timestamp,
  decline_reason text
);
CREATE TABLE notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  candidate_id integer NOT NULL REFERENCES candidates ON DELETE CASCADE,
  application_id integer REFERENCES applications,
  author_id integer NOT NULL REFERENCES users,
  reply_to_id integer REFERENCES notes,
  body text NOT NULL,
  created_at timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX applications_stage ON applications (stage_id);
CREATE INDEX interviews_starts_at ON interviews (starts_at);
