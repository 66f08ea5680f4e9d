import { at, both, children, every, is, none, not, same, share, weekday, type Trade } from './made.ts';
import { TODAY } from './today.ts';

export const MUSIC_SCHOOL: Trade = {
  name: 'music school',
  ddl: `
create table teachers (id int primary key, full_name text not null, email text not null unique, instrument text not null check (instrument in ('piano','violin','guitar','drums')), hourly_rate numeric(6,2) not null);
create table pupils (id int primary key, full_name text not null, mobile text, city text, level text not null check (level in ('beginner','advanced','master')), seats_left int not null check (seats_left >= 0), joined_on date not null);
create table lessons (id int primary key, teacher_id int not null references teachers, pupil_id int not null references pupils, state text not null check (state in ('booked','held','missed','cancelled')), starts_at timestamptz not null, held_at timestamptz, minutes int not null);
create table invoices (id int primary key, pupil_id int not null references pupils, total numeric(10,2) not null, issued_at timestamptz not null, paid_at timestamptz, state text not null check (state in ('draft','open','paid')));
create table invoice_lines (id int primary key, invoice_id int not null references invoices, description text, quantity int not null, amount numeric(8,2) not null);
`,
  sentences: [
    [
      'invoices only from the last 12 months',
      both(
        every('invoices', (row) => at(row, 'issued_at').getTime() >= Date.parse(TODAY) - 370 * 86_400_000),
        same('invoices'),
      ),
    ],
    ['no invoices are issued on Saturdays or Sundays', none('invoices', (row) => [0, 6].includes(weekday(row, 'issued_at')))],
    ['no pupil has more than 6 lessons', children('pupils', 'id', 'lessons', 'pupil_id', 0, 6)],
    ['nobody has more than 5 invoices', children('pupils', 'id', 'invoices', 'pupil_id', 0, 5)],
    ['each teacher gives between 2 and 9 lessons', children('teachers', 'id', 'lessons', 'teacher_id', 2, 9)],
    [
      'one in five invoices has no lines',
      ({ rows }) => {
        const filled = new Set(rows('invoice_lines').map((row) => row['invoice_id']));
        const without = rows('invoices').filter(({ id }) => !filled.has(id!)).length / rows('invoices').length;
        return Math.abs(without - 0.2) <= 0.02 ? null : `${without} without`;
      },
    ],
    [
      'cancelled lessons have no held_at',
      both(
        none('lessons', (row) => row['state'] === 'cancelled' && row['held_at'] !== null),
        not('lessons', is('held_at', null)),
      ),
    ],
    ['draft invoices are not paid', none('invoices', (row) => row['state'] === 'draft' && row['paid_at'] !== null)],
    ['amounts end in .95', every('invoice_lines', (row) => row['amount']!.endsWith('.95'))],
    [
      'hourly rates are mostly around 40',
      ({ rows }) => {
        const sorted = rows('teachers')
          .map(({ hourly_rate: rate }) => Number(rate))
          .toSorted((a, b) => a - b);
        const middle = sorted[Math.floor(sorted.length / 2)]!;
        return middle > 32 && middle < 48 ? null : `median ${middle}`;
      },
    ],
    [
      'total is the sum of the lines',
      ({ rows }) => {
        const sums = new Map<string | null, number>();
        for (const { invoice_id: id, amount } of rows('invoice_lines')) sums.set(id!, (sums.get(id!) ?? 0) + Number(amount));
        const off = rows('invoices').filter(({ id, total }) => Math.abs(Number(total) - (sums.get(id!) ?? 0)) > 0.005).length;
        return off === 0 ? null : `${off} totals differ`;
      },
    ],
    ['lessons.state is missed in 8 % of rows', share('lessons', is('state', 'missed'), 0.08)],
    ['twice as many pupils', ({ rows, before }) => (rows('pupils').length === before('pupils').length * 2 ? null : 'not twice as many')],
    [
      'halve the number of lessons and keep everything else',
      ({ rows, before }) => (rows('lessons').length === before('lessons').length / 2 ? null : 'not half'),
    ],
    [
      'a tenth of pupils have no lessons',
      ({ rows }) => {
        const taught = new Set(rows('lessons').map((row) => row['pupil_id']));
        const without = rows('pupils').filter(({ id }) => !taught.has(id!)).length / rows('pupils').length;
        return Math.abs(without - 0.1) <= 0.02 ? null : `${without} without`;
      },
    ],
    ['20 % of pupils have no seats left', share('pupils', is('seats_left', '0'), 0.2)],
    ['pupils.mobile is never null', none('pupils', is('mobile', null))],
    ['invoices are rounded to 5', every('invoices', (row) => Number(row['total']) % 5 === 0)],
  ],
  refused: [
    'mobile numbers are from Austria',
    'the last lesson of every pupil is booked',
    'master pupils take lessons twice as often as the others',
    'paid invoices have no paid date',
  ],
  left: ['everybody has more than 3', 'lessons have no minutes', 'every pupil has the same teacher', 'double the lessons on Mondays of drums'],
};
