import { answerBlueprint } from '@seedbed/inference';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner } from '../src/index.ts';

// The statements about an answer's trial hold for the answer and the rows.

const DDL = `
CREATE TABLE depots (id serial PRIMARY KEY, name text NOT NULL, opn time NOT NULL, cls time NOT NULL, seen timestamptz NOT NULL, CHECK (cls > opn));
CREATE TABLE kinds (
  code varchar(6) PRIMARY KEY,
  name text NOT NULL,
  parent varchar(6) REFERENCES kinds,
  low integer NOT NULL,
  high integer NOT NULL,
  CHECK (parent IS DISTINCT FROM code),
  CONSTRAINT rising CHECK (high > low)
);
CREATE TABLE models (id serial PRIMARY KEY, kind varchar(6) NOT NULL REFERENCES kinds);`;

let before: Blueprint;
beforeAll(async () => {
  await using runner = openRunner();
  before = (await runner.inferDdl(DDL, { rows: { depots: 14, models: 40 } })).blueprint;
});

async function answered(tables: object) {
  const { blueprint, outcome } = await answerBlueprint(before, { format: 2, tables });
  const words = await loadWords(blueprint.locale);
  const plan = compile(blueprint, words, { cap: true });
  const rows = (name: string) => {
    const table = plan.tables.find((one) => one.name === `public.${name}`)!;
    return textRows(plan, table, 0, table.rows).map((row) => Object.fromEntries(table.columns.map((column, at) => [column.name, row[at] ?? null])));
  };
  return { outcome, rows };
}

test('given times count as kept even if Postgres prints them in another format', async () => {
  const { outcome, rows } = await answered({
    depots: {
      columns: {
        opn: { values: ['06:30', '07:00', '07:30:00'] },
        cls: { values: ['17:00', '17:30'] },
        seen: { values: ['2026-01-05T08:00:00Z', '2026-01-06 09:30'] },
      },
    },
  });
  expect(new Set(rows('depots').map(({ opn }) => opn))).toEqual(new Set(['06:30:00', '07:00:00', '07:30:00']));
  expect(outcome.lost).toEqual([]);
  const short = await answered({ depots: { columns: { opn: { values: ['7:00'] } } } });
  expect(short.outcome).toMatchObject({ lost: [], faults: [{ message: 'opn takes no "7:00": it is no time with two digits of hours and minutes.' }] });
});

const KINDS = [
  { code: 'EXC', name: 'Excavators', parent: null, low: 1, high: 9 },
  { code: 'MEX', name: 'Mini excavators', parent: 'EXC', low: 1, high: 3 },
  { code: 'DMP', name: 'Dumpers', parent: null, low: 2, high: 4 },
];

test('examples with a key and the same row count become the rows, even if a CHECK links their columns', async () => {
  const { outcome, rows } = await answered({ kinds: { examples: KINDS, rows: 3 } });
  expect(outcome.lost).toEqual([]);
  expect(rows('kinds')).toEqual(KINDS.map((kind) => ({ ...kind, low: String(kind.low), high: String(kind.high) })));
});

test('if they cannot be, the report gives that reason', async () => {
  const without = KINDS.map(({ high: _, ...kind }) => kind);
  const { outcome } = await answered({
    kinds: { examples: without.map(({ code, ...kind }) => ({ ...kind, code })), rows: 3 },
    models: { columns: { kind: { values: { EXC: 3, MEX: 1 } } } },
  });
  expect(outcome.lost.filter(({ table }) => table === 'public.kinds')).toEqual([
    expect.objectContaining({ place: '/tables/kinds/examples', reason: 'rising binds it to high, which the examples must name, too' }),
  ]);
  const self = await answered({ kinds: { examples: KINDS.map((kind) => ({ ...kind, parent: kind.code })), rows: 3 } });
  expect(self.outcome.lost.map(({ reason }) => reason).join('\n')).toContain(
    'its examples cannot be its rows, since parent: kinds_check: not seen to allow parent EXC, code EXC',
  );
});
