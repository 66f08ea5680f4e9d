import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock, type MockOptions } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// Exclusion constraints, and rows that no partition takes. `engines/sql` compares many more with Postgres.

const DDL = `
CREATE EXTENSION btree_gist;
CREATE TABLE machines (id integer PRIMARY KEY, code text NOT NULL UNIQUE);
CREATE TABLE lets (
  id integer PRIMARY KEY,
  machine_id integer NOT NULL REFERENCES machines (id),
  per daterange NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'void')),
  EXCLUDE USING gist (machine_id WITH =, per WITH &&) WHERE (state <> 'void')
);
CREATE TABLE readings (machine_id integer REFERENCES machines (id), at timestamptz, hours integer CHECK (hours >= 0), PRIMARY KEY (machine_id, at)) PARTITION BY RANGE (at);
CREATE TABLE readings_2026 PARTITION OF readings FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
CREATE TABLE counts (id integer PRIMARY KEY, amount integer NOT NULL) PARTITION BY HASH (id);
CREATE TABLE counts_0 PARTITION OF counts FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE counts_1 PARTITION OF counts FOR VALUES WITH (MODULUS 2, REMAINDER 1);
`;

let made: Pick<MockOptions, 'plan' | 'catalog'>;
let mock: Mock;

beforeAll(async () => {
  made = await planOf(DDL, { machines: 5, lets: 20, readings: 20, counts: 4 });
});
beforeEach(() => {
  mock = openMock(made);
});

const send = async (method: string, path: string, body: unknown) => {
  const answer = await mock.fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
};
const rows = async (path: string) => (await (await mock.fetch(path)).json()) as any[];

test('a row that overlaps another one is rejected with the name of its constraint, whether the other is generated or written', async () => {
  const [{ machine_id: machine, per }] = await rows('/lets?state=eq.open&limit=1');
  const details = `Key (machine_id, per)=(${machine}, ${per}) conflicts with existing key (machine_id, per)=(${machine}, ${per}).`;
  const message = 'conflicting key value violates exclusion constraint "lets_machine_id_per_excl"';
  expect(await send('POST', '/lets', { id: 901, machine_id: machine, per, state: 'open' })).toEqual({
    status: 400,
    body: { code: '23P01', message, details, hint: null },
  });
  expect(await send('POST', '/api/lets', { id: 901, machine_id: machine, per, state: 'open' })).toMatchObject({ status: 409, body: { code: '23P01' } });
  expect((await send('POST', '/lets', { id: 901, machine_id: machine, per, state: 'void' })).status).toBe(201);
  expect((await send('PATCH', '/lets?id=eq.901', { state: 'open' })).body).toMatchObject({ code: '23P01' });
  expect((await send('POST', '/lets', { id: 902, machine_id: machine, per: '[2040-01-01,2040-02-01]', state: 'open' })).status).toBe(201);
  expect((await send('POST', '/lets', { id: 903, machine_id: machine, per: '[2040-02-01,2040-02-02)', state: 'open' })).body).toMatchObject({ code: '23P01' });
  expect((await send('POST', '/lets', { id: 903, machine_id: machine, per: '[2040-02-02,2040-02-03)', state: 'open' })).status).toBe(201);
});

test('ranges are shown and compared as Postgres prints them', async () => {
  const [{ per }] = await rows('/lets?limit=1');
  expect(per).toMatch(/^\[\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d\)$/);
  expect((await rows(`/lets?per=eq.${per}`)).length).toBeGreaterThan(0);
});

test('a row that no partition accepts is rejected, and errors name the partition', async () => {
  expect(await send('POST', '/readings', { machine_id: 1, at: '2030-01-01T00:00:00Z', hours: 1 })).toEqual({
    status: 400,
    body: {
      code: '23514',
      message: 'no partition of relation "readings" found for row',
      details: 'Partition key of the failing row contains (at) = (2030-01-01 00:00:00+00).',
      hint: null,
    },
  });
  const [{ machine_id: machine, at }] = await rows('/readings?limit=1');
  expect((await send('PATCH', `/readings?machine_id=eq.${machine}&at=eq.${encodeURIComponent(at)}`, { at: '2025-12-31' })).body.code).toBe('23514');
  expect((await send('POST', '/readings', { machine_id: machine, at, hours: 1 })).body.message).toBe(
    'duplicate key value violates unique constraint "readings_2026_pkey"',
  );
  expect((await send('POST', '/readings', { machine_id: 1, at: '2026-06-01', hours: -1 })).body.message).toBe(
    'new row for relation "readings_2026" violates check constraint "readings_hours_check"',
  );
  expect((await send('POST', '/readings', { machine_id: 1, at: '2026-06-01', hours: 1 })).status).toBe(201);
});

test('a hash partition, which cannot be computed here, rejects no row', async () => {
  expect((await send('POST', '/counts', { id: 77, amount: 1 })).status).toBe(201);
});
