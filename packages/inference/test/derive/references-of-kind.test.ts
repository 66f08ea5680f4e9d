import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.sender': { kind: 'enum' as const, labels: ['nurse', 'patient', 'bot'] },
  'public.alert_type': { kind: 'enum' as const, labels: ['visit_moved', 'visit_due', 'bill_ready', 'password_changed', 'hint'] },
};
const people = (name: string) => ({ name, columns: ['id integer not null', 'full_name text not null'] });
const NOTES = [
  people('nurses'),
  people('patients'),
  { name: 'wards', columns: ['id integer not null', 'name text not null'] },
  {
    name: 'notes',
    columns: [
      'id integer not null',
      'ward_id integer not null',
      'sender public.sender not null',
      'nurse_id integer',
      'patient_id integer',
      'body text not null',
    ],
    refers: ['ward_id -> wards.id', 'nurse_id -> nurses.id', 'patient_id -> patients.id'],
  },
];

test('the reference that the kind names is there, and no other', async () => {
  const rows = await rowsOf(NOTES, 'notes', ['sender', 'nurse_id', 'patient_id'], TYPES);
  const shown = rows.map(([sender, nurse, patient]) => `${sender}: ${[nurse && 'nurse', patient && 'patient'].filter((each) => each).join()}`);
  expect(new Set(shown)).toEqual(new Set(['nurse: nurse', 'patient: patient', 'bot: ']));
});

test('an alert has what its type names, and nothing where the type tells of other things', async () => {
  const tables = [
    people('patients'),
    { name: 'bills', columns: ['id integer not null', 'amount numeric(10,2) not null'] },
    { name: 'visits', columns: ['id integer not null', 'patient_id integer not null', 'held_on date'], refers: ['patient_id -> patients.id'] },
    {
      name: 'alerts',
      columns: ['id integer not null', 'patient_id integer not null', 'type public.alert_type not null', 'visit_id integer'],
      refers: ['patient_id -> patients.id', 'visit_id -> visits.id'],
    },
  ];
  const rows = await rowsOf(tables, 'alerts', ['type', 'visit_id'], TYPES);
  const shares = (type: RegExp) => {
    const some = rows.filter((row) => type.test(row[0]!));
    return some.filter((row) => row[1] !== null).length / some.length;
  };
  expect([shares(/^visit/), shares(/^(?:bill|password)/)]).toEqual([1, 0]);
  expect(shares(/^hint/)).toBeGreaterThan(0);
});
