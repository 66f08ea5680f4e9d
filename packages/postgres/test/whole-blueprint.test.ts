import { compileEncoder, encodeBatches, type Plan, type TablePlan } from '@seedbed/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholePlan, wholeTable } from '../../engine/test/suites/whole/digests.ts';
import { FRAME_BYTES, startCopy } from '../src/load/copy-sink.ts';
import { quoteIdent, quoteQualified } from '../src/sql/quote.ts';
import { freshDatabase } from './support/cluster.ts';

/**
 * The blueprint that uses every feature (`packages/engine/test/suites/whole`), loaded: every generator, type, spread
 * and key.
 */
const plan: Plan = await wholePlan('en-US');
let database: Awaited<ReturnType<typeof freshDatabase>>;
let oids: Map<string, number>;

const TYPES = `
  create extension citext; create extension ltree; create extension hstore; create extension cube; create extension btree_gist;
  create type public.mood as enum ('low', 'so "so"', 'high, or so');
  create domain public.share as numeric(5,4) check (value >= 0 and value <= 1);
  create type public.address as (street text, since date, feeling public.mood);
  create type public.span as range (subtype = double precision, multirange_type_name = public.spans);
  create domain public.nobody_knows as text;`;

const list = (columns: readonly string[]) => columns.map(quoteIdent).join(', ');

/** The table with its NOT NULLs, primary key, unique keys and exclusions. */
function ddlOf(table: TablePlan): string {
  const spec = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)!;
  const columns = spec.columns.map((column) => `${quoteIdent(column.name)} ${column.type}${column.nullable ? '' : ' not null'}`);
  const keys = (spec.uniqueKeys ?? []).flatMap((key) => {
    if (key.when || key.columns.some((name) => spec.columns.find((column) => column.name === name)!.foldCase)) return [];
    if (!key.withoutOverlaps) return [`unique ${key.nullsNotDistinct ? 'nulls not distinct ' : ''}(${list(key.columns)})`];
    return [`unique (${list(key.columns)} without overlaps)`];
  });
  const exclusions = (spec.exclusions ?? []).map(({ equal, span }) => {
    const range = span.length === 1 ? quoteIdent(span[0]!) : `daterange(${list(span)})`;
    return `exclude using gist (${equal.map((name) => `${quoteIdent(name)} with =, `).join('')}${range} with &&)`;
  });
  const primary = spec.primaryKey ? [`primary key (${list(spec.primaryKey)})`] : [];
  return `create table ${quoteQualified(table.schema, table.table)} (${[...columns, ...primary, ...keys, ...exclusions].join(', ')});`;
}

/** Partial and folded keys are indexes. */
function indexesOf(table: TablePlan): string[] {
  const spec = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)!;
  return (spec.uniqueKeys ?? []).flatMap((key) => {
    const folded = key.columns.some((name) => spec.columns.find((column) => column.name === name)!.foldCase);
    if (!key.when && !folded) return [];
    const when = Object.entries(key.when ?? {}).map(([column, value]) => `${quoteIdent(column)} ${value === null ? 'is null' : `= '${value}'`}`);
    const of = key.columns.map((name) => (folded ? `lower(${quoteIdent(name)})` : quoteIdent(name))).join(', ');
    return [`create unique index on ${quoteQualified(table.schema, table.table)} (${of}) ${when.length > 0 ? `where ${when.join(' and ')}` : ''};`];
  });
}

beforeAll(async () => {
  database = await freshDatabase(TYPES);
  const { client } = database;
  for (const schema of new Set(plan.tables.map((table) => table.schema))) await client.query(`create schema if not exists ${quoteIdent(schema)}`);
  for (const table of plan.tables) await client.query(ddlOf(table) + indexesOf(table).join(''));
  const { rows } = await client.query<{ name: string; oid: number }>(
    `select format_type(oid, null) as name, oid::int from pg_type where typnamespace = 'public'::regnamespace`,
  );
  oids = new Map(rows.map(({ name, oid }) => [name.includes('.') ? name : `public.${name}`, oid]));
});
afterAll(() => database?.[Symbol.asyncDispose]());

async function load(table: TablePlan, format: 'copy-text' | 'copy-binary' | 'csv'): Promise<number> {
  const encoder = compileEncoder(format, table, { oidOf: (name) => oids.get(name) });
  const how = { 'copy-text': 'text', 'copy-binary': 'binary', csv: 'csv, header' }[encoder.format as string]!;
  await database.client.query(`truncate ${quoteQualified(table.schema, table.table)}`);
  const copy = await startCopy(database.client, `copy ${quoteQualified(table.schema, table.table)} from stdin (format ${how})`);
  for (const chunk of encodeBatches(encoder, [wholeTable(plan, table)], { headroom: FRAME_BYTES })) await copy.write(chunk);
  return copy.end();
}

describe.each(plan.tables.map((table) => [table.name, table] as const))('%s', (_, table) => {
  test('Postgres accepts every row, under every key, in each format of COPY, and reads the same values', async () => {
    const contents: string[] = [];
    for (const format of ['csv', 'copy-binary', 'copy-text'] as const) {
      expect(await load(table, format)).toBe(table.rows);
      const { rows } = await database.client.query(
        `select md5(string_agg(t::text, e'\\n' order by t::text)) as sum from ${quoteQualified(table.schema, table.table)} t`,
      );
      contents.push(rows[0].sum);
    }
    expect(new Set(contents).size).toBe(1);
  });
});

test('every reference points to a row', async () => {
  const broken: string[] = [];
  for (const relation of plan.relations) {
    const [child, parent] = [plan.table(relation.child), plan.table(relation.parent)];
    const pairs = relation.columns.map((column, i) => `p.${quoteIdent(relation.parentColumns[i]!)} = c.${quoteIdent(column)}`).join(' and ');
    const present = relation.columns.map((column) => `c.${quoteIdent(column)} is not null`).join(' and ');
    const { rows } = await database.client.query(
      `select count(*)::int as n from ${quoteQualified(child.schema, child.table)} c where ${present} and not exists (select from ${quoteQualified(parent.schema, parent.table)} p where ${pairs})`,
    );
    if (rows[0].n > 0) broken.push(`${relation.name}: ${rows[0].n}`);
  }
  expect(broken).toEqual([]);
});
