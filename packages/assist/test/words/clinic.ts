import { age, atLeast, at, between, both, children, count, every, is, month, none, same, share, times, weekday, type Trade } from './made.ts';
import { TODAY } from './today.ts';

export const CLINIC: Trade = {
  name: 'clinic',
  ddl: `
create table patients (id int primary key, first_name text not null, last_name text not null, sex char(1) not null check (sex in ('F','M')), date_of_birth date not null, email text, phone text, deceased boolean not null, city text not null, country text not null);
create table practitioners (id int primary key, full_name text not null, speciality text not null, active boolean not null);
create table appointments (id int primary key, patient_id int not null references patients, practitioner_id int not null references practitioners, starts_at timestamptz not null, ends_at timestamptz not null, status text not null check (status in ('scheduled','checked_in','completed','no_show','cancelled')), reason text, check (ends_at > starts_at));
create table prescriptions (id int primary key, appointment_id int not null references appointments, medication text not null, dose_mg int not null, repeats int not null, issued_on date not null);
create table invoices (id int primary key, appointment_id int not null references appointments, amount numeric(10,2) not null, currency char(3) not null, status text not null check (status in ('draft','sent','paid','void')), paid_on date);
`,
  sentences: [
    ['nobody older than 65', none('patients', (row) => age(row, 'date_of_birth', TODAY) > 65)],
    ['8% of appointments are no-shows', share('appointments', is('status', 'no_show'), 0.08)],
    ['60% of patients are female', share('patients', is('sex', 'F'), 0.6)],
    ['all patients over 18', none('patients', (row) => age(row, 'date_of_birth', TODAY) < 18)],
    ['5 patients called Smith', both(atLeast('patients', is('last_name', 'Smith'), 5), same('patients'))],
    ['no appointments at weekends', none('appointments', (row) => [0, 6].includes(weekday(row, 'starts_at')))],
    [
      'appointments only between 8am and 6pm',
      every('appointments', (row) => at(row, 'starts_at').getUTCHours() >= 8 && at(row, 'starts_at').getUTCHours() < 18),
    ],
    ['a quarter of patients have no email', share('patients', is('email', null), 0.25)],
    ['1000 appointments', count('appointments', 1000)],
    ['every patient has at least one appointment', children('patients', 'id', 'appointments', 'patient_id', 1)],
    ['up to three prescriptions per appointment', children('appointments', 'id', 'prescriptions', 'appointment_id', 0, 3)],
    ['doses between 5 and 500', every('prescriptions', between('dose_mg', 5, 500))],
    ['invoices are all in EUR', every('invoices', is('currency', 'EUR'))],
    ['2 % of patients deceased', share('patients', is('deceased', 'true'), 0.02)],
    ['30 % of practitioners inactive', share('practitioners', is('active', 'false'), 0.3)],
    ['twice as many appointments in January', times('appointments', (row) => month(row, 'starts_at') === 1, 1 / 12, 1.4, 3)],
    ['10 % of invoices have amount 0', share('invoices', (row) => Number(row['amount']) === 0, 0.1, 0.01)],
    ['all patients live in London', every('patients', is('city', 'London'))],
  ],
};
