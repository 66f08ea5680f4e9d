-- 28 Hotels and guest houses: properties, rooms, rates, reservations, folios, housekeeping
create extension if not exists "pgcrypto";

create type public.member_role as enum ('owner', 'manager', 'front_desk', 'housekeeper');
create type public.room_status as enum ('clean', 'dirty', 'inspected', 'out_of_order');
create type public.reservation_status as enum ('inquiry', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'no_show');
create type public.booking_channel as enum ('direct', 'phone', 'walk_in', 'booking_com', 'expedia', 'airbnb');
create type public.charge_kind as enum ('room', 'breakfast', 'minibar', 'parking', 'city_tax', 'cancellation', 'other');
create type public.payment_method as enum ('cash', 'card', 'bank_transfer', 'channel');
create type public.payment_status as enum ('pending', 'succeeded', 'failed', 'refunded');
create type public.task_status as enum ('open', 'in_progress', 'done', 'skipped');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null,
  email text not null,
  phone text,
  avatar_url text,
  locale text not null default 'en',
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.profiles.email is 'copied from auth.users';

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id),
  name text not null,
  slug text not null unique,
  stars smallint check (stars between 1 and 5),
  description text,
  address text not null,
  postal_code text not null,
  city text not null,
  country char(2) not null,
  latitude numeric(9,6),
  longitude numeric(9,6),
  timezone text not null,
  currency char(3) not null default 'EUR',
  check_in_from time not null default '15:00',
  check_out_until time not null default '11:00',
  city_tax_per_person_night numeric(6,2) not null default 0,
  vat_rate numeric(4,2) not null default 7,
  room_count integer not null default 0,
  review_count integer not null default 0,
  review_average numeric(3,1),
  opened_on date,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on column public.properties.vat_rate is 'per cent';
comment on column public.properties.review_average is 'of the overall scores, 1 to 10';

create table public.property_members (
  property_id uuid not null references public.properties (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  role public.member_role not null,
  invited_by uuid references public.profiles (id),
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  removed_at timestamptz,
  primary key (property_id, profile_id)
);

create table public.room_types (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  code text not null,
  name text not null,
  description text,
  base_occupancy smallint not null default 2 check (base_occupancy > 0),
  max_occupancy smallint not null default 2 check (max_occupancy > 0),
  max_adults smallint not null,
  max_children smallint not null default 0,
  bed_type text not null check (bed_type in ('single', 'twin', 'double', 'queen', 'king', 'bunk')),
  size_sqm numeric(5,1),
  base_price numeric(8,2) not null,
  extra_person_price numeric(8,2) not null default 0,
  room_count integer not null default 0,
  amenities text[] not null default '{}',
  sort_order smallint not null default 0,
  unique (property_id, code)
);

create table public.rooms (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  room_type_id uuid not null references public.room_types (id),
  number text not null,
  floor smallint not null,
  status public.room_status not null default 'clean',
  is_accessible boolean not null default false,
  out_of_order_reason text,
  out_of_order_until date,
  last_cleaned_at timestamptz,
  unique (property_id, number)
);

create table public.rate_plans (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  name text not null,
  code text not null,
  includes_breakfast boolean not null default false,
  is_refundable boolean not null default true,
  free_cancellation_days smallint,
  discount_percent numeric(4,1) not null default 0 check (discount_percent between 0 and 100),
  min_nights smallint not null default 1,
  max_nights smallint,
  valid_from date not null,
  valid_to date,
  is_active boolean not null default true,
  unique (property_id, code)
);
comment on column public.rate_plans.free_cancellation_days is 'days before arrival, refundable plans only';

create table public.daily_rates (
  room_type_id uuid not null references public.room_types (id) on delete cascade,
  rate_plan_id uuid not null references public.rate_plans (id) on delete cascade,
  day date not null,
  price numeric(8,2) not null check (price >= 0),
  rooms_total smallint not null,
  rooms_sold smallint not null default 0,
  rooms_available smallint not null,
  closed boolean not null default false,
  min_stay smallint not null default 1,
  primary key (room_type_id, rate_plan_id, day)
);

create table public.guests (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  date_of_birth date,
  nationality char(2),
  document_type text check (document_type in ('passport', 'id_card', 'driving_licence')),
  document_number text,
  document_expires_on date,
  language text not null default 'en',
  is_vip boolean not null default false,
  stay_count integer not null default 0,
  total_spent numeric(10,2) not null default 0,
  last_stay_on date,
  blacklisted_at timestamptz,
  blacklist_reason text,
  created_at timestamptz not null default now()
);
comment on column public.guests.stay_count is 'reservations of the guest that were checked out';
comment on column public.guests.last_stay_on is 'departure of the last stay';

create table public.reservations (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  confirmation_code text not null unique,
  guest_id uuid not null references public.guests (id),
  rate_plan_id uuid not null references public.rate_plans (id),
  status public.reservation_status not null default 'inquiry',
  channel public.booking_channel not null default 'direct',
  channel_reference text,
  arrival date not null,
  departure date not null,
  nights smallint not null,
  adults smallint not null default 1 check (adults > 0),
  children smallint not null default 0,
  expected_arrival_time time,
  room_total numeric(10,2) not null,
  extras_total numeric(10,2) not null default 0,
  tax_total numeric(10,2) not null default 0,
  grand_total numeric(10,2) not null,
  paid_total numeric(10,2) not null default 0,
  balance_due numeric(10,2) not null,
  commission_percent numeric(4,1) not null default 0,
  commission_amount numeric(10,2) not null default 0,
  currency char(3) not null,
  special_requests text,
  booked_at timestamptz not null default now(),
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  cancelled_at timestamptz,
  cancellation_reason text,
  created_by uuid references public.profiles (id),
  check (departure > arrival)
);
comment on column public.reservations.extras_total is 'charges of the folio other than for the room and city tax, without voided ones';
comment on column public.reservations.tax_total is 'city tax of the stay';
comment on column public.reservations.commission_percent is 'of the room total, for bookings that come through a channel';
comment on column public.reservations.created_by is 'member of staff, empty for bookings made online';

create table public.reservation_rooms (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  room_type_id uuid not null references public.room_types (id),
  room_id uuid references public.rooms (id),
  adults smallint not null check (adults > 0),
  children smallint not null default 0,
  price_per_night numeric(8,2) not null,
  nights smallint not null,
  subtotal numeric(10,2) not null,
  unique (reservation_id, room_id)
);
comment on column public.reservation_rooms.room_id is 'assigned at check-in at the latest';

create table public.folio_charges (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.charge_kind not null,
  description text not null,
  service_date date not null,
  quantity smallint not null default 1,
  unit_price numeric(8,2) not null,
  amount numeric(10,2) not null,
  vat_rate numeric(4,2) not null,
  vat_amount numeric(8,2) not null,
  posted_by uuid references public.profiles (id),
  posted_at timestamptz not null default now(),
  voided_at timestamptz,
  void_reason text
);
comment on column public.folio_charges.vat_amount is 'contained in the amount';

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  method public.payment_method not null,
  status public.payment_status not null default 'pending',
  amount numeric(10,2) not null check (amount > 0),
  currency char(3) not null,
  card_brand text,
  card_last4 char(4),
  processor_reference text unique,
  failure_reason text,
  received_by uuid references public.profiles (id),
  created_at timestamptz not null default now(),
  succeeded_at timestamptz,
  refunded_at timestamptz
);
comment on column public.payments.card_last4 is 'cards only';

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id),
  reservation_id uuid not null references public.reservations (id),
  number text not null,
  billed_to text not null,
  billing_address text,
  vat_id text,
  issued_on date not null,
  due_on date not null,
  net_total numeric(10,2) not null,
  vat_total numeric(10,2) not null,
  gross_total numeric(10,2) not null,
  currency char(3) not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  pdf_path text,
  unique (property_id, number)
);

create table public.housekeeping_tasks (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references public.rooms (id) on delete cascade,
  reservation_id uuid references public.reservations (id) on delete set null,
  assigned_to uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in ('departure', 'stayover', 'deep_clean', 'inspection')),
  status public.task_status not null default 'open',
  scheduled_on date not null,
  started_at timestamptz,
  finished_at timestamptz,
  minutes_spent integer,
  notes text,
  inspected_by uuid references public.profiles (id),
  inspected_at timestamptz
);
comment on column public.housekeeping_tasks.minutes_spent is 'from start to finish';

create table public.maintenance_tickets (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  room_id uuid references public.rooms (id) on delete set null,
  reported_by uuid not null references public.profiles (id),
  title text not null,
  description text,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  status public.task_status not null default 'open',
  estimated_cost numeric(8,2),
  actual_cost numeric(8,2),
  photo_paths text[] not null default '{}',
  reported_at timestamptz not null default now(),
  resolved_at timestamptz
);

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null unique references public.reservations (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  guest_id uuid not null references public.guests (id) on delete cascade,
  cleanliness smallint not null check (cleanliness between 1 and 10),
  comfort smallint not null check (comfort between 1 and 10),
  location smallint not null check (location between 1 and 10),
  staff smallint not null check (staff between 1 and 10),
  overall numeric(3,1) not null,
  title text,
  body text,
  language text not null default 'en',
  response text,
  responded_by uuid references public.profiles (id),
  responded_at timestamptz,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column public.reviews.overall is 'mean of the four scores';

create index on public.reservations (property_id, arrival);
create index on public.reservations (guest_id);
create index on public.reservation_rooms (room_id);
create index on public.folio_charges (reservation_id);
create index on public.housekeeping_tasks (room_id, scheduled_on);

create or replace function public.is_member(p uuid) returns boolean
language sql security definer stable as $$
  select exists (
    select 1 from public.property_members
    where property_id = p and profile_id = auth.uid() and removed_at is null
  );
$$;

create or replace function public.handle_new_user() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into public.profiles (id, full_name, email)
  values (new.id, coalesce(new.raw_user_meta_data ->> 'full_name', split_part(new.email, '@', 1)), new.email)
  on conflict (id) do nothing;
  return new;
end;
$$;

create trigger on_auth_user_created
  after insert on auth.users
  for each row execute procedure public.handle_new_user();

create or replace function public.touch_updated_at() returns trigger
language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger profiles_touch before update on public.profiles
  for each row execute procedure public.touch_updated_at();

alter table public.profiles enable row level security;
alter table public.properties enable row level security;
alter table public.property_members enable row level security;
alter table public.room_types enable row level security;
alter table public.rooms enable row level security;
alter table public.rate_plans enable row level security;
alter table public.daily_rates enable row level security;
alter table public.guests enable row level security;
alter table public.reservations enable row level security;
alter table public.reservation_rooms enable row level security;
alter table public.folio_charges enable row level security;
alter table public.payments enable row level security;
alter table public.invoices enable row level security;
alter table public.housekeeping_tasks enable row level security;
alter table public.maintenance_tickets enable row level security;
alter table public.reviews enable row level security;

create policy "own profile" on public.profiles for all using (id = auth.uid());
create policy "public properties" on public.properties for select using (is_active);
create policy "owners change properties" on public.properties for update using (owner_id = auth.uid());
create policy "members read" on public.reservations for select using (public.is_member(property_id));
create policy "members write" on public.reservations for insert with check (public.is_member(property_id));
create policy "members rooms" on public.rooms for all using (public.is_member(property_id));
create policy "published reviews" on public.reviews for select using (is_published);
