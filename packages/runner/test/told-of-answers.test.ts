import { expect, test } from 'vitest';
import { agreementsOf } from '../src/index.ts';
import { answeredRows } from './support/answered-rows.ts';
import { madeRows } from './support/made-rows.ts';
import { applyKnowledge } from '@seedbed/meaning/answer';

/** Ferries: what the outcome of an answer says of statements that stand against one another. */
const FERRIES = `
create table ports (id serial primary key, name text not null, last_call_on date, calls int not null);
create table ferries (id serial primary key, port_id int not null references ports, name text not null, state text not null check (state in ('sails', 'docked')));
create table trips (id serial primary key, ferry_id int references ferries, port_id int not null references ports, kind text not null check (kind in ('day', 'night')),
  booked int not null, places int not null, left_at timestamptz not null, back_at timestamptz);`;

test('a circle names both statements', async () => {
  const { outcome } = await answeredRows(FERRIES, {
    trips: { rows: 60, orders: ['booked <= places'], columns: { booked: { formula: 'places - 2' }, places: { formula: 'booked + 5' } } },
  });
  const told = outcome.faults.filter(({ message }) => message.includes('made from itself'));
  expect(told[0]!.message).toContain(' What leads round is said here and in /tables/trips/');
  expect(told[0]!.message).toContain('/tables/trips/orders/0');
});

test('a key is no column that follows the row which it refers to', async () => {
  const { outcome } = await answeredRows(FERRIES, { trips: { columns: { ferry_id: { among: 'ferries.port_id == id' } } } });
  expect(outcome.faults.map(({ message, instead }) => [message, instead])).toEqual([
    [
      'id is the key of this row: the rows of public.ferries that agree with it are known only after this row refers to one.',
      'a condition on their own columns, and say of public.ferries what it takes from this row: a formula over its own reference',
    ],
  ]);
});

test('rows that cannot be chosen name what chooses them, too', async () => {
  const { named } = await answeredRows(FERRIES, {
    ports: {
      rows: 3,
      examples: [
        { id: 1, name: 'Kiel', calls: 1 },
        { id: 2, name: 'Oban', calls: 1 },
        { id: 3, name: 'Ghent', calls: 1 },
      ],
    },
    ferries: {
      rows: 3,
      examples: [
        { id: 1, port_id: 1, name: 'Ida', state: 'sails' },
        { id: 2, port_id: 2, name: 'Uta', state: 'docked' },
        { id: 3, port_id: 3, name: 'Ada', state: 'docked' },
      ],
    },
    trips: { rows: 60, columns: { ferry_id: { null: 0, among: "ferries.port_id == port_id && ferries.state == 'sails'" } } },
  });
  expect(named.filter((one) => one.includes('rows lead to such a row'))).toEqual([
    expect.stringMatching(/they lie in the place of port_id, one row of public.ports, which has no such row for each\.$/),
  ]);
});

test('an object in an example says where it belongs', async () => {
  const { outcome } = await answeredRows(FERRIES, { ferries: { examples: [{ name: { values: ['Ida', 'Uta'] } }] } });
  expect(outcome.faults.map(({ message, instead }) => `${message} ${instead!}`)).toEqual([
    'name takes no object. one value, null, {a|b} within a text, or a range [low, high] of numbers; what "values", "formula" or "null" say belongs to "columns" or "when"',
  ]);
});

test('cases of a reference are a sentence of its table, and are counted', async () => {
  const { blueprint } = await madeRows(FERRIES, 200, async (before) => {
    const cases = [
      { if: "kind == 'day'", then: { among: "ferries.state == 'sails'" } },
      { if: "kind == 'night'", then: { null: 0.4, among: "ferries.state == 'docked'" } },
    ];
    return (await applyKnowledge({ format: 2, tables: { trips: { columns: { ferry_id: { when: cases, else: null } } } } }, before)).blueprint;
  });
  const found = (await agreementsOf(blueprint, 'public.trips')).find(({ name }) => name === 'ferry_id.cases')!;
  expect(found.says).toBe(
    'ferry_id refers where kind is day to a row of ferries where state is sails; where kind is night to a row of ferries where state is docked, or NULL in 40 in 100; in all others NULL.',
  );
  expect(found.holds!.of).toBeGreaterThan(100);
  expect(found.holds!.hold).toBe(found.holds!.of);
});
