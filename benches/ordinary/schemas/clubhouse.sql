-- 70 Management of a sports club: members, teams, courts, matches, fees and equipment
create table seasons (
  id integer generated always as identity primary key,
  name text not null unique,
  starts_on date not null,
  ends_on date not null,
  check (ends_on > starts_on)
);

create table members (
  id integer generated always as identity primary key,
  member_no text not null unique,
  first_name text not null,
  last_name text not null,
  email text unique,
  phone text,
  birth_date date not null,
  gender text not null check (gender in ('female', 'male', 'diverse')),
  guardian_id integer references members (id),
  club_role text not null default 'member' check (club_role in ('member', 'coach', 'board', 'treasurer', 'groundskeeper')),
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended', 'left')),
  joined_on date not null,
  left_on date,
  created_at timestamptz not null default now()
);

create table membership_types (
  id integer generated always as identity primary key,
  name text not null unique,
  description text,
  min_age integer,
  max_age integer,
  annual_fee numeric(8,2) not null check (annual_fee >= 0),
  is_active boolean not null default true
);

create table memberships (
  id integer generated always as identity primary key,
  member_id integer not null references members (id) on delete cascade,
  membership_type_id integer not null references membership_types (id),
  status text not null default 'pending' check (status in ('pending', 'active', 'expired', 'cancelled')),
  starts_on date not null,
  ends_on date not null,
  fee_amount numeric(8,2) not null,
  auto_renew boolean not null default true,
  cancelled_on date,
  created_at timestamptz not null default now()
);

create table facilities (
  id integer generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('tennis_court', 'football_pitch', 'gym', 'meeting_room')),
  is_indoor boolean not null default false,
  capacity integer not null check (capacity > 0),
  opens_at time not null default '07:00',
  closes_at time not null default '22:00',
  hourly_rate numeric(6,2) not null default 0,
  is_active boolean not null default true
);

create table teams (
  id integer generated always as identity primary key,
  season_id integer not null references seasons (id),
  name text not null,
  slug text not null unique,
  age_group text not null check (age_group in ('U10', 'U12', 'U14', 'U16', 'U18', 'senior', 'veterans')),
  gender text not null check (gender in ('female', 'male', 'mixed')),
  coach_id integer references members (id),
  captain_id integer references members (id),
  max_players integer not null default 24 check (max_players > 0),
  created_at timestamptz not null default now(),
  unique (season_id, name)
);

create table team_members (
  team_id integer not null references teams (id) on delete cascade,
  member_id integer not null references members (id) on delete cascade,
  role text not null default 'player' check (role in ('player', 'coach', 'assistant_coach', 'manager')),
  shirt_number smallint check (shirt_number between 1 and 99),
  joined_on date not null,
  left_on date,
  primary key (team_id, member_id)
);

create table bookings (
  id integer generated always as identity primary key,
  facility_id integer not null references facilities (id),
  member_id integer not null references members (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  purpose text,
  status text not null default 'confirmed' check (status in ('pending', 'confirmed', 'completed', 'no_show', 'cancelled')),
  price numeric(8,2) not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);

create table training_sessions (
  id integer generated always as identity primary key,
  team_id integer not null references teams (id) on delete cascade,
  facility_id integer not null references facilities (id),
  coach_id integer not null references members (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'planned' check (status in ('planned', 'held', 'cancelled')),
  focus text,
  notes text,
  cancel_reason text,
  attendee_count integer not null default 0
);

create table attendance (
  training_session_id integer not null references training_sessions (id) on delete cascade,
  member_id integer not null references members (id) on delete cascade,
  status text not null check (status in ('present', 'late', 'absent', 'excused')),
  minutes_late integer check (minutes_late > 0),
  recorded_at timestamptz not null default now(),
  primary key (training_session_id, member_id)
);

create table matches (
  id integer generated always as identity primary key,
  season_id integer not null references seasons (id),
  team_id integer not null references teams (id),
  facility_id integer references facilities (id),
  opponent text not null,
  is_home boolean not null,
  competition text not null check (competition in ('league', 'cup', 'friendly')),
  kicks_off_at timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'played', 'postponed', 'cancelled')),
  goals_for integer check (goals_for >= 0),
  goals_against integer check (goals_against >= 0),
  result text check (result in ('win', 'draw', 'loss')),
  report text
);

create table match_players (
  match_id integer not null references matches (id) on delete cascade,
  member_id integer not null references members (id),
  is_starter boolean not null default true,
  minutes_played integer not null default 0 check (minutes_played >= 0),
  goals integer not null default 0 check (goals >= 0),
  yellow_cards integer not null default 0 check (yellow_cards >= 0),
  red_card boolean not null default false,
  primary key (match_id, member_id)
);

create table fees (
  id integer generated always as identity primary key,
  member_id integer not null references members (id),
  membership_id integer references memberships (id),
  booking_id integer references bookings (id),
  kind text not null check (kind in ('membership', 'booking', 'fine', 'equipment', 'event')),
  description text not null,
  amount numeric(8,2) not null check (amount > 0),
  amount_paid numeric(8,2) not null default 0 check (amount_paid >= 0),
  status text not null default 'open' check (status in ('open', 'partly_paid', 'paid', 'waived')),
  issued_on date not null,
  due_on date not null
);

create table payments (
  id integer generated always as identity primary key,
  fee_id integer not null references fees (id),
  payer_id integer not null references members (id),
  amount numeric(8,2) not null check (amount > 0),
  method text not null check (method in ('bank_transfer', 'direct_debit', 'card', 'cash')),
  paid_at timestamptz not null,
  reference text,
  recorded_by integer references members (id)
);

create table equipment (
  id integer generated always as identity primary key,
  inventory_no text not null unique,
  name text not null,
  category text not null check (category in ('ball', 'racket', 'goal', 'apparel', 'training_aid', 'first_aid')),
  condition text not null default 'good' check (condition in ('new', 'good', 'worn', 'broken', 'retired')),
  quantity_total integer not null default 1 check (quantity_total >= 0),
  quantity_available integer not null default 1,
  purchased_on date not null,
  purchase_price numeric(8,2),
  stored_in integer references facilities (id),
  retired_on date
);

create table equipment_loans (
  id integer generated always as identity primary key,
  equipment_id integer not null references equipment (id),
  member_id integer not null references members (id),
  issued_by integer references members (id),
  quantity integer not null default 1 check (quantity > 0),
  loaned_at timestamptz not null,
  due_on date not null,
  returned_at timestamptz,
  return_condition text check (return_condition in ('good', 'worn', 'broken', 'lost')),
  notes text
);

create table announcements (
  id integer generated always as identity primary key,
  author_id integer not null references members (id),
  team_id integer references teams (id),
  category text not null check (category in ('news', 'training', 'match', 'facility', 'fees')),
  title text not null,
  body text not null,
  is_pinned boolean not null default false,
  read_count integer not null default 0,
  published_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);

create table announcement_reads (
  announcement_id integer not null references announcements (id) on delete cascade,
  member_id integer not null references members (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (announcement_id, member_id)
);

comment on column training_sessions.attendee_count is 'members present, late ones included';
comment on column equipment.quantity_available is 'total less what is out on loan';

create index on memberships (member_id);
create index on team_members (member_id);
create index on bookings (facility_id, starts_at);
create index on training_sessions (team_id, starts_at);
create index on matches (team_id, kicks_off_at);
create index on fees (member_id);
create index on payments (fee_id);
create index on equipment_loans (equipment_id);
