-- 34 veterinary practice
-- Veterinary clinic

create type species as enum ('dog', 'cat', 'rabbit', 'bird', 'horse');
create type visit_state as enum ('waiting', 'in_consultation', 'finished', 'left_without_being_seen');

create table breeds (
    id              serial primary key,
    species         species not null,
    name            text not null,
    min_weight_kg   numeric(6,2) not null check (min_weight_kg > 0),  -- adult animals
    max_weight_kg   numeric(6,2) not null,
    unique (species, name),
    check (max_weight_kg > min_weight_kg)
);

create table owners (
    id              serial primary key,
    first_name      text not null,
    last_name       text not null,
    email           text unique,
    phone           text not null,
    street          text not null,
    city            text not null,
    postal_code     text not null,
    balance         numeric(10,2) not null default 0,  -- what is still unpaid on the invoices
    registered_on   date not null default current_date
);

create table pets (
    id              serial primary key,
    owner_id        int not null references owners,
    species         species not null,
    breed_id        int references breeds,              -- null: mixed or unknown
    name            text not null,
    sex             char(1) not null check (sex in ('m', 'f')),
    neutered_on     date,
    born_on         date not null,
    died_on         date,
    microchip       char(15) unique,                    -- 15 digits
    mother_id       int references pets,
    weight_kg       numeric(6,2),                       -- at the last visit
    registered_on   date not null default current_date
);

create table vets (
    id              serial primary key,
    first_name      text not null,
    last_name       text not null,
    email           text not null unique,
    license_no      text not null unique,
    treats_only     species,                            -- null: all species
    hired_on        date not null,
    left_on         date
);

create table appointments (
    id              serial primary key,
    pet_id          int not null references pets,
    owner_id        int not null references owners,     -- owner of the pet
    vet_id          int not null references vets,
    starts_at       timestamptz not null,
    ends_at         timestamptz not null,
    reason          text not null,
    status          text not null default 'scheduled'
                    check (status in ('scheduled', 'kept', 'missed', 'cancelled')),
    cancelled_at    timestamptz,
    cancelled_by    text check (cancelled_by in ('owner', 'clinic')),
    booked_at       timestamptz not null default now()
);

create table visits (
    id              serial primary key,
    pet_id          int not null references pets,
    vet_id          int not null references vets,
    appointment_id  int unique references appointments, -- null: walk-in
    previous_visit_id int unique references visits,     -- follow-up of an earlier visit of the same pet
    state           visit_state not null default 'waiting',
    arrived_at      timestamptz not null,
    started_at      timestamptz,
    finished_at     timestamptz,
    weight_kg       numeric(6,2) check (weight_kg > 0),
    temperature_c   numeric(3,1) check (temperature_c between 30 and 45),
    complaint       text not null,
    diagnosis       text                                -- written during the consultation
);

create table treatments (
    id              serial primary key,
    code            text not null unique,
    name            text not null,
    species         species,                            -- null: for all
    price           numeric(8,2) not null check (price >= 0),
    minutes         int not null check (minutes > 0),
    is_active       boolean not null default true
);

create table visit_treatments (
    visit_id        int not null references visits on delete cascade,
    line            int not null check (line > 0),      -- 1, 2, 3, ...
    treatment_id    int not null references treatments,
    quantity        int not null default 1 check (quantity > 0),
    price           numeric(8,2) not null,              -- price of the treatment
    amount          numeric(10,2) not null,             -- quantity * price
    primary key (visit_id, line)
);

create table vaccines (
    id              serial primary key,
    name            text not null unique,
    species         species not null,
    min_age_weeks   int not null check (min_age_weeks > 0),
    valid_months    int not null check (valid_months > 0)
);

create table vaccinations (
    id              serial primary key,
    pet_id          int not null references pets,
    vaccine_id      int not null references vaccines,
    visit_id        int not null references visits,
    batch_no        text not null,
    batch_expires_on date not null,
    given_on        date not null,
    valid_until     date not null,                      -- given_on + valid_months of the vaccine
    reminder_sent_on date                               -- shortly before valid_until
);

create table medications (
    id              serial primary key,
    name            text not null unique,
    unit            text not null check (unit in ('tablet', 'ml', 'g')),
    price_per_unit  numeric(8,2) not null check (price_per_unit > 0),
    max_units_per_day int not null check (max_units_per_day > 0),
    stock           int not null default 0 check (stock >= 0)
);

create table prescriptions (
    id              serial primary key,
    visit_id        int not null references visits on delete cascade,
    pet_id          int not null references pets,
    medication_id   int not null references medications,
    prescribed_by   int not null references vets,
    units_per_day   int not null check (units_per_day > 0),
    days            int not null check (days > 0),
    total_units     int not null,                       -- units_per_day * days
    starts_on       date not null,
    ends_on         date not null,                      -- last day
    amount          numeric(10,2) not null              -- total_units * price_per_unit
);

create table invoices (
    id              serial primary key,
    invoice_no      text not null unique,               -- 2025-00042, year of issue first
    visit_id        int not null unique references visits,
    owner_id        int not null references owners,     -- owner of the pet
    issued_on       date not null,
    due_on          date not null,
    treatment_amount numeric(10,2) not null default 0,
    medication_amount numeric(10,2) not null default 0,
    discount_percent int not null default 0 check (discount_percent between 0 and 100),
    total           numeric(10,2) not null,             -- both amounts less discount
    paid            numeric(10,2) not null default 0,
    status          text not null default 'open' check (status in ('open', 'partly_paid', 'paid', 'written_off')),
    written_off_on  date
);

create table payments (
    id              serial primary key,
    invoice_id      int not null references invoices,
    owner_id        int not null references owners,
    paid_on         date not null,
    amount          numeric(10,2) not null check (amount > 0),
    method          text not null check (method in ('cash', 'card', 'transfer', 'insurance')),
    insurer         text                                -- only for insurance
);

create index on pets (owner_id);
create index on appointments (vet_id, starts_at);
create index on visits (pet_id);
create index on payments (invoice_id);
