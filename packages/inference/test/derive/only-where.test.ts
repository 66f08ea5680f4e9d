import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const GUESTS = [
  {
    name: 'guests',
    columns: [
      'id integer not null',
      'full_name text not null',
      'blacklisted boolean not null',
      'blacklist_reason text',
      'is_available boolean not null',
      'unavailable_until date',
      'excused boolean',
      'excuse_text text',
      'first_aid_certified boolean not null',
      'certified_until date',
      'follow_up_required boolean not null',
      'follow_up_date date',
    ],
  },
];

test.each([
  ['blacklisted', 'blacklist_reason', 'true'],
  ['is_available', 'unavailable_until', 'false'],
  ['excused', 'excuse_text', 'true'],
  ['first_aid_certified', 'certified_until', 'true'],
  ['follow_up_required', 'follow_up_date', 'true'],
])('%s decides whether %s is set', async (flag, described, holds) => {
  const rows = await rowsOf(GUESTS, 'guests', [flag, described]);
  expect(rows.filter(([value, text]) => value !== holds && text !== null)).toEqual([]);
  expect(rows.filter(([, text]) => text !== null).length).toBeGreaterThan(0);
});

const MEMBERSHIPS = [
  {
    name: 'contracts',
    columns: ['id integer not null', 'start_date date not null', 'status public.contract_status not null', 'frozen_until date', 'termination_reason text'],
  },
];
const STATES = { 'public.contract_status': { kind: 'enum' as const, labels: ['active', 'frozen', 'expired', 'terminated'] } };

test.each([
  ['frozen', 'frozen_until'],
  ['terminated', 'termination_reason'],
])('the state %s has %s, and no other state does', async (state, described) => {
  const rows = await rowsOf(MEMBERSHIPS, 'contracts', ['status', described], STATES);
  expect(rows.filter(([status, value]) => status !== state && value !== null)).toEqual([]);
  expect(rows.some(([, value]) => value !== null)).toBe(true);
});

test('two flags for one verb decide nothing', async () => {
  const columns = ['id integer not null', 'email_verified boolean not null', 'phone_verified boolean not null', 'verified_note text'];
  const rows = await rowsOf([{ name: 'people', columns }], 'people', ['email_verified', 'phone_verified', 'verified_note']);
  expect(rows.some(([email, , note]) => email === 'false' && note !== null)).toBe(true);
  expect(rows.some(([, phone, note]) => phone === 'false' && note !== null)).toBe(true);
});

test('inactive people have left, also if the day is recent', async () => {
  const columns = ['id integer not null', 'full_name text not null', 'left_on date', 'is_active boolean not null'];
  const rows = await rowsOf([{ name: 'dentists', columns }], 'dentists', ['is_active', 'left_on']);
  expect(rows.filter(([active, left]) => (active === 'true') !== (left === null))).toEqual([]);
});
