-- Neighbours share their cars. A trigger makes a profile, a garage and a membership for each person who signs up.
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text not null,
  avatar_url text,
  created_at timestamptz not null default now()
);

create table public.garages (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references public.profiles on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);

create table public.garage_members (
  garage_id uuid not null references public.garages on delete cascade,
  profile_id uuid not null references public.profiles on delete cascade,
  role text not null check (role in ('owner', 'driver')),
  primary key (garage_id, profile_id)
);

create function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  garage uuid;
begin
  insert into public.profiles (id, full_name, avatar_url, created_at)
    values (new.id, new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'avatar_url', new.created_at);
  insert into public.garages (owner_id, name, created_at)
    values (new.id, 'Garage of ' || (new.raw_user_meta_data ->> 'full_name'), new.created_at)
    returning id into garage;
  insert into public.garage_members (garage_id, profile_id, role) values (garage, new.id, 'owner');
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users for each row execute function public.handle_new_user();

create table public.cars (
  id bigint generated always as identity primary key,
  garage_id uuid not null references public.garages on delete cascade,
  license_plate text not null unique,
  seats smallint not null check (seats between 2 and 7)
);

create table public.bookings (
  id bigint generated always as identity primary key,
  car_id bigint not null references public.cars,
  driver_id uuid not null references public.profiles,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

alter table public.bookings enable row level security;
create policy "Drivers see their bookings" on public.bookings for select to authenticated using (driver_id = (select auth.uid()));
