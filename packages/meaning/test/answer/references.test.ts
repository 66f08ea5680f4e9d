import { emptyBlueprint, type Blueprint, type BlueprintColumn, type Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { describe, expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';

type Row = Readonly<Record<string, string | null>>;

const words = await loadWords('en-US');
const text = (name: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type: 'text', generator: { kind: 'text.plain' }, ...more });
const number = (name: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type: 'integer', ...more });
const serial = number('id', { generator: { kind: 'sequence' } });
const refers = (from: string, column: string, to: string, key = 'id', more: Partial<Relation> = {}): Relation => ({
  name: `${from}_${column}_fkey`,
  from: { table: `public.${from}`, columns: [column] },
  to: { table: `public.${to}`, columns: [key] },
  source: 'declared',
  ...more,
});

/** A ferry: seas with coded keys, ports in them, passengers who book, and tickets of a booking. */
function ferry(): Blueprint {
  const flag = { generator: { kind: 'datatype.boolean', parameters: { probability: 0.25 } } };
  return {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'seas',
        rows: 300,
        primaryKey: ['code'],
        columns: [text('code', { type: 'character varying(4)', generator: { kind: 'string.alphanumeric' } }), text('name')],
      },
      {
        schema: 'public',
        name: 'ports',
        rows: 300,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['name'] }],
        columns: [
          serial,
          text('name', { type: 'character varying(40)' }),
          text('sea', { type: 'character varying(4)', nullable: true }),
          { name: 'opened', type: 'date', nullable: true },
          { name: 'big', type: 'boolean' },
        ],
      },
      { schema: 'public', name: 'people', rows: 400, primaryKey: ['id'], columns: [serial, text('name')] },
      {
        schema: 'public',
        name: 'bookings',
        rows: 1000,
        primaryKey: ['id'],
        columns: [serial, number('person_id'), number('port_id', { nullable: true }), text('state'), { name: 'paid', type: 'boolean', ...flag }],
      },
      {
        schema: 'public',
        name: 'tickets',
        primaryKey: ['id'],
        columns: [
          serial,
          number('booking_id'),
          number('person_id'),
          number('port_id'),
          number('agent_id', { nullable: true }),
          number('payer_id', { nullable: true }),
          text('kind'),
          { name: 'sold', type: 'boolean', ...flag },
        ],
      },
    ],
    relations: [
      refers('ports', 'sea', 'seas', 'code', { nullShare: 0.3 }),
      refers('bookings', 'person_id', 'people'),
      refers('bookings', 'port_id', 'ports', 'id', { nullShare: 0.1 }),
      refers('tickets', 'booking_id', 'bookings'),
      refers('tickets', 'person_id', 'people', 'id', { owner: true, fanOut: { kind: 'fixed', count: 5 } }),
      refers('tickets', 'port_id', 'ports'),
      refers('tickets', 'agent_id', 'people', 'id', { nullShare: 0.1 }),
      refers('tickets', 'payer_id', 'people', 'id', { nullShare: 0.1 }),
    ],
  };
}

/** With a reference that may be NULL. */
function ferryWith({ name, nullShare }: { readonly name: string; readonly nullShare: number }): Blueprint {
  const blueprint = ferry();
  const relation = blueprint.relations.find((one) => one.name === name)!;
  Object.assign(relation, { nullShare });
  const table = blueprint.tables.find((one) => relation.from.table === `public.${one.name}`)!;
  Object.assign(
    table.columns.find((one) => one.name === relation.from.columns[0])!,
    { nullable: true },
  );
  return blueprint;
}

async function made(tables: Record<string, unknown>, before = ferry()) {
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables }, before);
  const plan = compile(blueprint, words, { cap: true });
  const rows = (name: string): Row[] => {
    const table = plan.table(`public.${name}`);
    return textRows(plan, table, 0, table.rows).map((row) => Object.fromEntries(table.columns.map((column, at) => [column.name, row[at] ?? null])));
  };
  return { blueprint, outcome, rows };
}

const share = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length / rows.length;

const SEAS = {
  rows: 3,
  examples: [
    { code: 'MED', name: 'Mediterranean' },
    { code: 'BAL', name: 'Baltic' },
    { code: 'NOR', name: 'North Sea' },
  ],
};
const PORTS = {
  rows: 4,
  examples: [
    { name: 'Napoli', sea: 'MED', opened: '1960-05-01', big: true },
    { name: 'Capri', sea: 'MED', big: false },
    { name: 'Kiel', sea: 'BAL', opened: '1951-03-02', big: true },
    { name: 'Inland {Dock|Basin}', sea: null, big: false },
  ],
};

describe('examples become the rows of a table that has no more of them', () => {
  test('unchanged and in their order, with keys, references, dates and flags', async () => {
    const { outcome, rows } = await made({ seas: SEAS, ports: PORTS });
    expect(outcome.lost).toEqual([]);
    expect(outcome.faults).toEqual([]);
    expect(rows('seas')).toEqual(SEAS.examples);
    expect(rows('ports').map(({ id, name, sea, opened, big }) => [id, name, sea, opened, big!.startsWith('t')])).toEqual([
      ['1', 'Napoli', 'MED', '1960-05-01', true],
      ['2', 'Capri', 'MED', null, false],
      ['3', 'Kiel', 'BAL', '1951-03-02', true],
      ['4', 'Inland Basin', null, null, false],
    ]);
  });

  test('a reference by a label of the parent points to that row', async () => {
    const { rows } = await made({
      seas: SEAS,
      ports: {
        rows: 2,
        examples: [
          { name: 'Kiel', sea: 'Baltic', big: true },
          { name: 'Oban', sea: 'North Sea', big: true },
        ],
      },
    });
    expect(rows('ports').map(({ sea }) => sea)).toEqual(['BAL', 'NOR']);
  });

  test('a reference to a missing row loses only itself, and is reported', async () => {
    const { outcome, rows } = await made({ seas: SEAS, ports: { ...PORTS, examples: PORTS.examples.map((port) => ({ ...port, sea: 'RED' })) } });
    expect(outcome.lost.map(({ column, reason }) => [column, reason])).toEqual([['sea', 'public.seas has no row "RED"']]);
    expect(rows('ports').map(({ name }) => name)).toEqual(['Napoli', 'Capri', 'Kiel', 'Inland Basin']);
  });

  test('a table with more rows does not use half of an example', async () => {
    const { outcome, rows } = await made({ ports: { rows: 50, examples: PORTS.examples.map(({ name, big }) => ({ name, big })) } });
    expect(outcome.lost.map(({ column, reason }) => [column, reason])).toEqual([
      ['name', 'a key has another value in each of 50 rows, and there are 4 examples: "rows": 4 makes the examples the rows, as they stand'],
    ]);
    expect(rows('ports').some(({ name }) => name!.includes('Napoli'))).toBe(false);
  });
});

describe('references', () => {
  test.each<[string, Record<string, number>]>([
    ['keys', { '1': 80, '3': 20 }],
    ['labels', { Napoli: 80, Kiel: 20 }],
  ])('weights of parents by their %s', async (_, values) => {
    const { outcome, rows } = await made({ seas: SEAS, ports: PORTS, tickets: { columns: { port_id: { values } } } });
    const tickets = rows('tickets');
    expect(outcome.lost).toEqual([]);
    expect(tickets).toHaveLength(2000);
    expect(share(tickets, ({ port_id }) => port_id === '1')).toBeCloseTo(0.8, 1.3);
    expect(share(tickets, ({ port_id }) => port_id === '3')).toBeCloseTo(0.2, 1.3);
  });

  test('one parent with a share of the rows', async () => {
    const { outcome, rows } = await made({ bookings: { columns: { person_id: { vip: 0.4 } } } });
    expect([outcome.lost, outcome.faults]).toEqual([[], []]);
    const counts = Map.groupBy(rows('bookings'), ({ person_id }) => person_id);
    expect(Math.max(...[...counts.values()].map((own) => own.length))).toBe(400);
  });

  test('weights with a share of NULL', async () => {
    const { rows } = await made({ seas: SEAS, ports: PORTS, bookings: { columns: { port_id: { values: { Napoli: 3, Kiel: 1 }, null: 0.4 } } } });
    expect(share(rows('bookings'), ({ port_id }) => port_id === null)).toBeCloseTo(0.4, 1);
    expect(share(rows('bookings'), ({ port_id }) => port_id === '1')).toBeCloseTo(0.45, 1);
  });

  test('a missing parent, and unknown keys, are reported', async () => {
    const { outcome } = await made({ seas: SEAS, ports: { ...PORTS, columns: {} }, tickets: { columns: { port_id: { values: { Napoli: 1, Atlantis: 1 } } } } });
    expect(outcome.lost.map(({ reason }) => reason)).toEqual(['public.ports has no row "Atlantis"']);
    const unknown = await made({ ports: { columns: { sea: { values: { MED: 1 } } } } });
    expect(unknown.outcome.lost[0]!.reason).toContain('are not known before its rows are made');
  });

  test('a share of NULL', async () => {
    const { outcome, rows } = await made({ tickets: { columns: { agent_id: { null: 0.7 }, payer_id: { null: 0 }, port_id: { null: 0 } } } });
    expect(outcome.lost).toEqual([]);
    expect(share(rows('tickets'), ({ agent_id }) => agent_id === null)).toBeCloseTo(0.7, 1);
    expect(share(rows('tickets'), ({ payer_id }) => payer_id === null)).toBe(0);
  });

  test('NULL by a flag, of two references, and by the labels of a column', async () => {
    const { outcome, rows } = await made({
      tickets: {
        columns: { agent_id: { null: { when: 'sold == false' } }, kind: { values: { adult: 70, child: 25, dog: 5 } } },
        when: [{ if: "kind == 'dog'", then: { payer_id: null } }],
      },
      bookings: { states: { of: 'state', shares: { open: 30, done: 70 }, reached: { done: ['port_id'] } } },
    });
    expect(outcome.lost).toEqual([]);
    const tickets = rows('tickets');
    for (const { sold, agent_id, kind, payer_id } of tickets) {
      expect(agent_id !== null).toBe(sold!.startsWith('t'));
      expect(payer_id === null).toBe(kind === 'dog');
    }
    expect(share(tickets, ({ sold }) => sold!.startsWith('t'))).toBeCloseTo(0.25, 1);
    expect(share(tickets, ({ kind }) => kind === 'child')).toBeCloseTo(0.25, 1);
    for (const { state, port_id } of rows('bookings')) expect(port_id !== null).toBe(state === 'done');
  });

  test('two references by one flag', async () => {
    const { outcome, rows } = await made({ tickets: { columns: { agent_id: { null: { when: '!sold' } }, payer_id: { null: { when: 'sold' } } } } });
    expect(outcome.lost).toEqual([]);
    for (const { sold, agent_id, payer_id } of rows('tickets'))
      expect([agent_id === null, payer_id === null]).toEqual([!sold!.startsWith('t'), sold!.startsWith('t')]);
  });

  test('a comparison of a plain column with a value', async () => {
    const { outcome, rows } = await made({ tickets: { columns: { agent_id: { null: { when: 'id > 5' } } } } });
    expect(outcome.lost).toEqual([]);
    for (const { id, agent_id } of rows('tickets')) expect(agent_id === null).toBe(Number(id) > 5);
  });

  test('any other condition is reported as unsupported', async () => {
    const { outcome } = await made({ tickets: { columns: { agent_id: { null: { when: 'id > booking_id' } } } } });
    expect(outcome.lost.map(({ column, reason }) => [column, reason.slice(0, 30)])).toEqual([['agent_id', 'a reference is NULL by labels ']]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an equation', { equations: ['person_id == bookings.person_id'] }],
    ['a formula', { columns: { person_id: { formula: 'booking.person_id' } } }],
  ])('the same parent in two ways, by %s', async (_, said) => {
    const { outcome, rows } = await made({ tickets: said });
    expect(outcome.lost).toEqual([]);
    const persons = new Map(rows('bookings').map(({ id, person_id }) => [id, person_id]));
    const tickets = rows('tickets');
    expect(tickets).toHaveLength(2000);
    for (const { booking_id, person_id } of tickets) expect(person_id).toBe(persons.get(booking_id!));
    for (const { rows: all, holds } of outcome.relations) expect(holds).toBe(all);
  });

  test('the same parent by a nullable reference that is never NULL', async () => {
    const said = { equations: ['payer_id == bookings.person_id'] };
    const ferries = (nullShare: number) => ferryWith({ name: 'tickets_booking_id_fkey', nullShare });
    const { outcome, rows } = await made({ tickets: { ...said, columns: { booking_id: { null: 0 } } } }, ferries(0.2));
    expect(outcome.lost).toEqual([]);
    const persons = new Map(rows('bookings').map(({ id, person_id }) => [id, person_id]));
    for (const { booking_id, payer_id } of rows('tickets')) expect(payer_id).toBe(persons.get(booking_id!));
    const { outcome: other } = await made({ tickets: said }, ferries(0.2));
    expect(other.lost.map(({ reason }) => reason)).toEqual(['booking_id is NULL in some rows: say "null": 0 of it, and both lead to the same row']);
  });

  test('statements that choose no parent are named', async () => {
    const { outcome } = await made({
      tickets: { columns: { port_id: { regex: '[0-9]' }, person_id: { formula: 'id + 1' }, booking_id: { note: 'of the trip' } } },
    });
    expect(outcome.lost.map(({ column, place }) => [column, place])).toEqual([
      ['port_id', '/tables/tickets/columns/port_id/regex'],
      ['person_id', '/tables/tickets/columns/person_id/formula'],
    ]);
  });
});
