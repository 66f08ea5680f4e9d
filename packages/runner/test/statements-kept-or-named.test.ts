import { isObject, type Blueprint, type KnowledgeOutcome } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { applyKnowledge } from '@seedbed/meaning/answer';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { prove } from '../src/proof/prove.ts';
import { madeRows, type MadeRow } from './support/made-rows.ts';

/** Columns of one type in every kind of constraint that may stand against an answer. */
const SCHEMA = `
create type grade as enum ('low', 'mid', 'top');
create domain percent as int check (value between 0 and 100);
create table owners (id serial primary key, name text not null);
create table things (
  id serial primary key,
  owner_id int not null references owners,
  helper_id int references owners,
  kind text not null check (kind in ('a', 'b', 'c')),
  state text not null check (state in ('open', 'done')),
  note text,
  label varchar(12) not null,
  code varchar(8) unique,
  slug text not null unique,
  size grade not null,
  slot smallint not null check (slot in (15, 30, 60)),
  rate int check (rate in (0, 8, 23)),
  share percent not null,
  amount numeric(8, 2) not null check (amount > 0),
  low_end int not null,
  high_end int not null check (high_end > low_end),
  part int not null,
  flag boolean not null,
  tags text[],
  made_at timestamptz not null,
  sent_at timestamptz,
  due_on date,
  opens time,
  doubled int generated always as (part * 2) stored,
  check (state = 'done' or sent_at is null),
  unique (owner_id, part),
  unique (kind, label)
);`;

type Statement = Record<string, unknown>;
/** Whether rows hold what a statement says, of the rows that have a value or not. */
type Holds = (rows: readonly MadeRow[], column: string) => boolean;
type Kind = { readonly name: string; readonly of: RegExp; readonly says: Statement; readonly table?: Statement; readonly holds: Holds };

const shareOf = (rows: readonly MadeRow[], is: (row: MadeRow) => boolean): number => rows.filter(is).length / Math.max(1, rows.length);
const near = (share: number, wanted: number): boolean => Math.abs(share - wanted) < 0.1;
const every =
  (is: (cell: string) => boolean): Holds =>
  (rows, column) =>
    rows.every((row) => row[column] == null || is(row[column]));
const filled: Holds = (rows, column) => rows.some((row) => row[column] != null);
const both =
  (...all: readonly Holds[]): Holds =>
  (rows, column) =>
    all.every((holds) => holds(rows, column));
const byKind =
  (of: (cell: string | null) => boolean, others: (cell: string | null) => boolean): Holds =>
  (rows, column) =>
    rows.every((row) => (row['kind'] === 'a' ? of(row[column] ?? null) : others(row[column] ?? null)));
const WHEN = "kind == 'a'";

const TEXTS = /^(?:note|label|code|slug)$/;
const NUMBERS = /^(?:slot|rate|share|amount|low_end|high_end|part)$/;
const TIMES = /^(?:made_at|sent_at|due_on)$/;
const ANY = /./;

const KINDS: readonly Kind[] = [
  {
    name: 'values',
    of: TEXTS,
    says: { values: ['oak', 'ash', 'elm'] },
    holds: both(
      filled,
      every((cell) => ['oak', 'ash', 'elm'].includes(cell)),
    ),
  },
  {
    name: 'values of labels',
    of: /^kind$/,
    says: { values: { a: 8, c: 2 } },
    holds: (rows) =>
      near(
        shareOf(rows, ({ kind }) => kind === 'a'),
        0.8,
      ),
  },
  {
    name: 'values of an enum',
    of: /^size$/,
    says: { values: { low: 9, top: 1 } },
    holds: (rows) =>
      near(
        shareOf(rows, ({ size }) => size === 'low'),
        0.9,
      ),
  },
  {
    name: 'shares',
    of: /^(?:kind|state)$/,
    says: { shares: { a: 0.7, open: 0.7 } },
    holds: (rows, column) =>
      near(
        shareOf(rows, (row) => ['a', 'open'].includes(row[column]!)),
        0.7,
      ),
  },
  {
    name: 'weighted numbers',
    of: NUMBERS,
    says: { values: { 15: 85, 30: 15 } },
    holds: (rows, column) => {
      const given = rows.filter((row) => row[column] !== null);
      return (
        near(
          shareOf(given, (row) => Number(row[column]) === 15),
          0.85,
        ) &&
        near(
          shareOf(given, (row) => Number(row[column]) === 30),
          0.15,
        )
      );
    },
  },
  {
    name: 'one value',
    of: TEXTS,
    says: { value: 'oak' },
    holds: both(
      filled,
      every((cell) => cell === 'oak'),
    ),
  },
  {
    name: 'one number',
    of: NUMBERS,
    says: { value: 30 },
    holds: both(
      filled,
      every((cell) => Number(cell) === 30),
    ),
  },
  {
    name: 'bounds',
    of: NUMBERS,
    says: { low: 10, high: 40 },
    holds: both(
      filled,
      every((cell) => Number(cell) >= 10 && Number(cell) <= 40),
    ),
  },
  {
    name: 'bounds of dates',
    of: TIMES,
    says: { range: ['2024-03-01', '2024-04-30'] },
    holds: both(
      filled,
      every((cell) => /^2024-0[34]/.test(cell)),
    ),
  },
  {
    name: 'a pattern',
    of: TEXTS,
    says: { regex: '[A-F]{3}[0-9]{4}' },
    holds: both(
      filled,
      every((cell) => /^[A-F]{3}\d{4}$/.test(cell)),
    ),
  },
  {
    name: 'a template',
    of: TEXTS,
    says: { template: 'T{n:4}' },
    holds: both(
      filled,
      every((cell) => /^T\d{4,}$/.test(cell)),
    ),
  },
  { name: 'a running number', of: NUMBERS, says: { template: '{running}', running: { by: 'owner_id' } }, holds: (rows, column) => everyOwner(rows, column) },
  { name: 'a formula of a text', of: TEXTS, says: { formula: 'kind' }, holds: (rows, column) => rows.every((row) => row[column] === row['kind']) },
  {
    name: 'a formula of a number',
    of: NUMBERS,
    says: { formula: 'size(kind) + 29' },
    holds: both(
      filled,
      every((cell) => Number(cell) === 30),
    ),
  },
  {
    name: 'a time after another',
    of: /^(?:sent_at|due_on)$/,
    says: { after: { of: 'made_at', least: '1 day', typical: '3 days', most: '9 days' } },
    holds: (rows, column) =>
      both(filled)(rows, column) && rows.every((row) => row[column] === null || row[column]!.slice(0, 10) > row['made_at']!.slice(0, 10)),
  },
  {
    name: 'a flag',
    of: /^flag$/,
    says: { true: 0.8 },
    holds: (rows) =>
      near(
        shareOf(rows, ({ flag }) => flag!.startsWith('t')),
        0.8,
      ),
  },
  {
    name: 'a list',
    of: /^tags$/,
    says: { of: ['x', 'y'], count: [1, 2] },
    holds: both(
      filled,
      every((cell) => /^\{[xy](?:,[xy])?\}$/.test(cell)),
    ),
  },
  {
    name: 'hours',
    of: /^opens$/,
    says: { range: ['08:00', '10:00'] },
    holds: both(
      filled,
      every((cell) => cell >= '08:00' && cell <= '10:00:00'),
    ),
  },
  {
    name: 'a share of NULL',
    of: ANY,
    says: { null: 0.6 },
    holds: (rows, column) =>
      near(
        shareOf(rows, (row) => row[column] == null),
        0.6,
      ),
  },
  {
    name: 'NULL by a condition',
    of: ANY,
    says: { null: { when: WHEN } },
    holds: byKind(
      (cell) => cell === null,
      () => true,
    ),
  },
  {
    name: 'NULL beside a time',
    of: /^helper_id$/,
    says: { null: { when: 'sent_at == null' } },
    holds: (rows) => rows.every((row) => (row['helper_id'] === null) === (row['sent_at'] === null)),
  },
  {
    name: 'texts by a condition',
    of: TEXTS,
    says: { when: [{ if: WHEN, then: 'oak' }], else: 'ash' },
    holds: byKind(
      (cell) => cell === 'oak',
      (cell) => cell === 'ash',
    ),
  },
  {
    name: 'numbers by a condition',
    of: NUMBERS,
    says: { when: [{ if: WHEN, then: 30 }], else: 15 },
    holds: byKind(
      (cell) => Number(cell) === 30,
      (cell) => Number(cell) === 15,
    ),
  },
  {
    name: 'a range by a condition',
    of: NUMBERS,
    says: { when: [{ if: WHEN, then: [20, 31] }] },
    holds: byKind(
      (cell) => Number(cell) >= 20 && Number(cell) <= 31,
      () => true,
    ),
  },
  {
    name: 'one of two numbers by a condition',
    of: NUMBERS,
    says: { when: [{ if: WHEN, then: { values: [15, 30] } }] },
    holds: byKind(
      (cell) => ['15', '30'].includes(String(Number(cell))),
      () => true,
    ),
  },
  {
    name: 'a condition of the table',
    of: NUMBERS,
    says: {},
    table: { when: [{ if: WHEN, then: { '*': 30 } }] },
    holds: byKind(
      (cell) => Number(cell) === 30,
      () => true,
    ),
  },
  {
    name: 'a formula beside a condition',
    of: NUMBERS,
    says: { formula: 'size(kind) + 14', when: [{ if: WHEN, then: 30 }] },
    holds: byKind(
      (cell) => Number(cell) === 30,
      (cell) => Number(cell) === 15,
    ),
  },
  {
    name: 'values beside a condition of the table',
    of: TEXTS,
    says: { values: ['ash', 'elm'] },
    table: { when: [{ if: WHEN, then: { '*': 'oak' } }] },
    holds: byKind(
      (cell) => cell === 'oak',
      (cell) => cell !== 'oak',
    ),
  },
  {
    name: 'columns of a state',
    of: ANY,
    says: {},
    table: { states: { of: 'state', shares: { open: 4, done: 6 }, reached: { done: ['*'] } } },
    holds: (rows, column) => rows.every((row) => (row[column] == null) === (row['state'] === 'open')),
  },
  {
    name: 'an order of numbers',
    of: /^(?:part|slot|share)$/,
    says: {},
    table: { orders: ['low_end <= *'] },
    holds: (rows, column) => rows.every((row) => Number(row['low_end']) <= Number(row[column])),
  },
  {
    name: 'an equation',
    of: NUMBERS,
    says: {},
    table: { equations: ['* == 30'] },
    holds: both(
      filled,
      every((cell) => Number(cell) === 30),
    ),
  },
  {
    name: 'among',
    of: /_id$/,
    says: { among: 'owners.id <= 5' },
    holds: (rows, column) => rows.every((row) => row[column] === null || Number(row[column]) <= 5),
  },
  {
    name: 'a share of NULL beside a condition',
    of: /^(?:note|rate)$/,
    says: { null: 0.5, when: [{ if: WHEN, then: 8 }] },
    holds: (rows, column) => rows.every((row) => row['kind'] !== 'a' || row[column] === null || row[column] === '8'),
  },
];

function everyOwner(rows: readonly MadeRow[], column: string): boolean {
  return Map.groupBy(rows, (row) => row['owner_id'])
    .values()
    .every((of) => new Set(of.map((row) => row[column])).size === of.length && of.every((row) => Number(row[column]) >= 1 && Number(row[column]) <= of.length));
}

let blueprint: Blueprint;
beforeAll(async () => {
  ({ blueprint } = await madeRows(SCHEMA, 240));
});

const columns = [...SCHEMA.slice(SCHEMA.indexOf('things (')).matchAll(/^ {2}([a-z_]+) (?!\()/gm)]
  .map(([, name]) => name!)
  .filter((name) => name !== 'check' && name !== 'unique');
const cases = KINDS.flatMap((kind) =>
  columns.filter((column) => kind.of.test(column)).map((column) => ({ ...kind, column, title: `${kind.name} of ${column}` })),
);

/** The statement about one column: `*` in a statement of its table is that column. */
function statementOf({ says, table = {}, column }: (typeof cases)[number]): Statement {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace('*', column);
    if (Array.isArray(value)) return value.map(named);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name === '*' ? column : name, named(member)])) : value;
  };
  return { ...(named(table) as Statement), ...(Object.keys(says).length > 0 ? { columns: { [column]: says } } : {}) };
}

const isNamed = ({ lost, faults, relations }: KnowledgeOutcome): boolean =>
  lost.length + faults.length > 0 || relations.some(({ rows, holds }) => holds < rows);

async function rowsOf(answered: Blueprint): Promise<MadeRow[]> {
  const plan = await compileBlueprint(answered);
  const table = plan.table('public.things');
  return textRows(plan, table, 0, table.rows).map((row) => Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at] ?? null])));
}

test('each kind of statement is made in each kind of column, or named', async () => {
  const silent: string[] = [];
  const kept: string[] = [];
  for (const each of cases) {
    const { blueprint: answered, outcome } = await applyKnowledge({ format: 2, tables: { things: statementOf(each) } }, blueprint);
    const rows = await rowsOf(answered);
    const holds = each.holds(rows, each.column);
    const isShort = rows.length < 240;
    if ((!holds || isShort) && !isNamed(outcome)) silent.push(`${each.title}${isShort ? `: ${rows.length} rows` : ''}`);
    else if (holds && !isShort && !isNamed(outcome)) kept.push(each.title);
  }
  expect(silent).toEqual([]);
  expect(cases.length).toBeGreaterThan(150);
  expect(kept.length).toBeGreaterThan(cases.length / 2);
});

test('Postgres accepts the rows of all of them', async () => {
  const refused: string[] = [];
  for (const each of cases.filter((_, at) => at % 12 === 0)) {
    const { blueprint: answered } = await applyKnowledge({ format: 2, tables: { things: statementOf(each) } }, blueprint);
    const { ok } = await prove(answered, testServer(), { ddl: SCHEMA });
    if (!ok) refused.push(each.title);
  }
  expect(refused).toEqual([]);
});
