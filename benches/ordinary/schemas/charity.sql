-- 24 donations to charities, Laravel's form
create table charities (
  id bigserial primary key,
  name varchar(255) not null,
  slug varchar(255) not null unique,
  registration_number varchar(20) not null unique,
  website varchar(255),
  contact_email varchar(255) not null,
  currency char(3) not null default 'GBP',
  fee_percent decimal(4, 2) not null default 2.50,
  founded_on date,
  total_raised decimal(14, 2) not null default 0,
  donors_count integer not null default 0,
  verified_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table users (
  id bigserial primary key,
  charity_id bigint not null references charities (id) on delete cascade,
  name varchar(255) not null,
  email varchar(255) not null unique,
  email_verified_at timestamp(0) null,
  password varchar(255) not null,
  role varchar(20) not null default 'fundraiser' check (role in ('admin', 'fundraiser', 'finance', 'volunteer')),
  last_login_at timestamp(0) null,
  remember_token varchar(100) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table donors (
  id bigserial primary key,
  charity_id bigint not null references charities (id) on delete cascade,
  type varchar(20) not null default 'individual' check (type in ('individual', 'household', 'company', 'trust')),
  title varchar(10) null,
  first_name varchar(100) null,
  last_name varchar(100) null,
  company_name varchar(255) null,
  display_name varchar(255) not null,
  email varchar(255) null,
  phone varchar(30) null,
  address_line1 varchar(255) null,
  city varchar(100) null,
  postcode varchar(12) null,
  country char(2) not null default 'GB',
  date_of_birth date null,
  gift_aid_declared_on date null,
  gift_aid_revoked_on date null,
  owner_id bigint null references users (id) on delete set null,
  merged_into_id bigint null references donors (id) on delete set null,
  donations_count integer not null default 0,
  lifetime_total decimal(12, 2) not null default 0,
  largest_donation decimal(12, 2) null,
  first_donated_at timestamp(0) null,
  last_donated_at timestamp(0) null,
  do_not_contact boolean not null default false,
  deceased_on date null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table campaigns (
  id bigserial primary key,
  charity_id bigint not null references charities (id) on delete cascade,
  parent_id bigint null references campaigns (id) on delete set null,
  manager_id bigint null references users (id) on delete set null,
  name varchar(255) not null,
  slug varchar(255) not null,
  appeal_text text null,
  status varchar(20) not null default 'draft' check (status in ('draft', 'active', 'paused', 'completed', 'cancelled')),
  goal_amount decimal(12, 2) not null,
  raised_amount decimal(12, 2) not null default 0,
  progress_percent decimal(6, 2) not null default 0,
  donations_count integer not null default 0,
  starts_on date not null,
  ends_on date null,
  launched_at timestamp(0) null,
  completed_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null,
  unique (charity_id, slug)
);

create table funds (
  id bigserial primary key,
  charity_id bigint not null references charities (id) on delete cascade,
  code varchar(10) not null,
  name varchar(255) not null,
  is_restricted boolean not null default false,
  restriction text null,
  balance decimal(14, 2) not null default 0,
  opened_on date not null,
  closed_on date null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null,
  unique (charity_id, code)
);

create table pledges (
  id bigserial primary key,
  donor_id bigint not null references donors (id) on delete cascade,
  campaign_id bigint null references campaigns (id) on delete set null,
  fund_id bigint not null references funds (id),
  amount decimal(10, 2) not null,
  frequency varchar(20) not null default 'monthly' check (frequency in ('weekly', 'monthly', 'quarterly', 'yearly')),
  installments integer null,
  installments_paid integer not null default 0,
  total_pledged decimal(12, 2) null,
  total_received decimal(12, 2) not null default 0,
  status varchar(20) not null default 'active' check (status in ('pending', 'active', 'lapsed', 'completed', 'cancelled')),
  starts_on date not null,
  ends_on date null,
  next_due_on date null,
  cancelled_at timestamp(0) null,
  cancellation_reason varchar(255) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table donations (
  id bigserial primary key,
  charity_id bigint not null references charities (id),
  donor_id bigint null references donors (id) on delete set null,
  campaign_id bigint null references campaigns (id) on delete set null,
  fund_id bigint not null references funds (id),
  pledge_id bigint null references pledges (id) on delete set null,
  reference varchar(30) not null unique,
  amount decimal(10, 2) not null check (amount > 0),
  fee decimal(10, 2) not null default 0,
  net_amount decimal(10, 2) not null,
  currency char(3) not null,
  method varchar(20) not null check (method in ('card', 'direct_debit', 'bank_transfer', 'cheque', 'cash')),
  status varchar(20) not null default 'pending' check (status in ('pending', 'cleared', 'failed', 'refunded')),
  cheque_number varchar(20) null,
  is_anonymous boolean not null default false,
  gift_aid_eligible boolean not null default false,
  gift_aid_amount decimal(10, 2) null,
  message text null,
  donated_at timestamp(0) not null,
  cleared_at timestamp(0) null,
  failed_at timestamp(0) null,
  failure_reason varchar(255) null,
  refunded_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table pledge_installments (
  id bigserial primary key,
  pledge_id bigint not null references pledges (id) on delete cascade,
  number integer not null,
  due_on date not null,
  amount decimal(10, 2) not null,
  status varchar(20) not null default 'due' check (status in ('due', 'paid', 'missed', 'waived')),
  donation_id bigint null unique references donations (id) on delete set null,
  paid_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null,
  unique (pledge_id, number)
);

create table tax_receipts (
  id bigserial primary key,
  donor_id bigint not null references donors (id) on delete cascade,
  receipt_number varchar(30) not null unique,
  tax_year smallint not null,
  period_start date not null,
  period_end date not null,
  donations_count integer not null,
  total_amount decimal(12, 2) not null,
  issued_at timestamp(0) not null,
  sent_at timestamp(0) null,
  sent_to varchar(255) null,
  replaces_id bigint null references tax_receipts (id),
  voided_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table grants (
  id bigserial primary key,
  charity_id bigint not null references charities (id),
  fund_id bigint not null references funds (id),
  recipient_name varchar(255) not null,
  purpose text not null,
  amount_requested decimal(12, 2) not null,
  amount_awarded decimal(12, 2) null,
  amount_paid decimal(12, 2) not null default 0,
  status varchar(20) not null default 'applied' check (status in ('applied', 'under_review', 'approved', 'rejected', 'paid', 'closed')),
  applied_on date not null,
  decided_on date null,
  decided_by bigint null references users (id),
  rejection_reason text null,
  paid_on date null,
  project_starts_on date null,
  project_ends_on date null,
  report_due_on date null,
  report_received_on date null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table fund_entries (
  id bigserial primary key,
  fund_id bigint not null references funds (id) on delete cascade,
  sequence integer not null,
  kind varchar(20) not null check (kind in ('donation', 'grant', 'transfer', 'adjustment')),
  donation_id bigint null references donations (id),
  grant_id bigint null references grants (id),
  amount decimal(12, 2) not null,
  balance_after decimal(14, 2) not null,
  memo varchar(255) null,
  posted_at timestamp(0) not null,
  posted_by bigint null references users (id),
  created_at timestamp(0) null,
  unique (fund_id, sequence)
);

create table events (
  id bigserial primary key,
  charity_id bigint not null references charities (id),
  campaign_id bigint null references campaigns (id) on delete set null,
  organizer_id bigint not null references users (id),
  name varchar(255) not null,
  format varchar(20) not null check (format in ('in_person', 'online')),
  venue varchar(255) null,
  meeting_url varchar(255) null,
  capacity integer null,
  ticket_price decimal(8, 2) not null default 0,
  registered_count integer not null default 0,
  attended_count integer not null default 0,
  status varchar(20) not null default 'planned' check (status in ('planned', 'open', 'full', 'held', 'cancelled')),
  registration_closes_at timestamp(0) null,
  starts_at timestamp(0) not null,
  ends_at timestamp(0) not null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create table event_registrations (
  id bigserial primary key,
  event_id bigint not null references events (id) on delete cascade,
  donor_id bigint not null references donors (id) on delete cascade,
  seats integer not null default 1 check (seats > 0),
  amount_due decimal(8, 2) not null default 0,
  amount_paid decimal(8, 2) not null default 0,
  status varchar(20) not null default 'registered' check (status in ('registered', 'waitlisted', 'attended', 'no_show', 'cancelled')),
  waitlist_position integer null,
  registered_at timestamp(0) not null,
  checked_in_at timestamp(0) null,
  cancelled_at timestamp(0) null,
  created_at timestamp(0) null,
  updated_at timestamp(0) null,
  unique (event_id, donor_id)
);

create table communications (
  id bigserial primary key,
  donor_id bigint not null references donors (id) on delete cascade,
  user_id bigint null references users (id) on delete set null,
  reply_to_id bigint null references communications (id) on delete set null,
  channel varchar(20) not null check (channel in ('email', 'phone', 'letter', 'sms', 'meeting')),
  direction varchar(10) not null check (direction in ('inbound', 'outbound')),
  subject varchar(255) null,
  body text null,
  call_minutes integer null,
  sent_at timestamp(0) not null,
  opened_at timestamp(0) null,
  bounced_at timestamp(0) null,
  bounce_reason varchar(255) null,
  follow_up_on date null,
  follow_up_done boolean not null default false,
  created_at timestamp(0) null,
  updated_at timestamp(0) null
);

create index donations_charity_id_donated_at_index on donations (charity_id, donated_at);
create index donors_charity_id_last_name_index on donors (charity_id, last_name);
create index communications_donor_id_sent_at_index on communications (donor_id, sent_at);
