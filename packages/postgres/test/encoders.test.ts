import { compileEncoder, encodeBatches, type EncodedTable, type EncoderOptions, type Format } from '@seedbed/engine';
import { resolveType } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { allocColumn } from '../../engine/src/columns/allocate.ts';
import { putText, startArena } from '../../engine/src/columns/arena-writer.ts';
import { sampleTable, TYPES } from '../../engine/test/suites/sample-table.ts';
import { FRAME_BYTES, startCopy } from '../src/load/copy-sink.ts';
import { quoteIdent, quoteQualified } from '../src/sql/quote.ts';
import type { OpenClient } from '../src/sql/index.ts';
import { freshDatabase } from './support/cluster.ts';

const { table, columns, batch } = sampleTable();

const DDL = `
  create type public.mood as enum ('sad', 'it''s "ok"', 'happy, 😀');
  create domain public.price as numeric(10,2);
  create schema ${quoteIdent(table.schema)};`;

const createTable = (schema: string, name: string) =>
  `create table ${quoteQualified(schema, name)} (${columns.map(({ column }) => `${quoteIdent(column.name)} ${column.type.name}`).join(', ')})`;

/** Rows as Postgres prints them, in the order they came in. */
async function rowsOf(client: OpenClient, name: string): Promise<unknown[][]> {
  const cells = columns.map(({ column }) => `${quoteIdent(column.name)}::text`).join(', ');
  return (await client.query({ text: `select ${cells} from ${name} order by "code as text"::int`, rowMode: 'array' })).rows;
}

/** The same values through parameters, which Postgres parses itself: the expected output of each cell. */
async function insertExpected(client: OpenClient): Promise<void> {
  await client.query(createTable('public', 'expected'));
  const cells = columns.map(({ column }, i) => `$${i + 1}::text::${column.type.name}`).join(', ');
  for (let row = 0; row < batch.count; row++)
    await client.query(
      `insert into expected values (${cells})`,
      columns.map(({ expected }) => expected[row]!),
    );
}

async function copyIn(client: OpenClient, encoded: EncodedTable, format: Format, options: EncoderOptions, batches = [batch]): Promise<string> {
  const encoder = compileEncoder(format, encoded, options);
  const names = encoded.columns.map((column) => quoteIdent(column.name)).join(', ');
  const how = { 'copy-text': 'text', 'copy-binary': 'binary', csv: 'csv, header' }[encoder.format as string]!;
  const copy = await startCopy(client, `copy ${quoteQualified(encoded.schema, encoded.table)} (${names}) from stdin (format ${how})`);
  for (const chunk of encodeBatches(encoder, batches, { headroom: FRAME_BYTES, chunkBytes: 4096 })) await copy.write(chunk);
  expect(await copy.end()).toBe(batches.reduce((sum, { count }) => sum + count, 0));
  return encoder.format;
}

describe('Postgres reads the original values', () => {
  test.each(['copy-text', 'copy-binary', 'csv'] as const)('%s', async (format) => {
    await using database = await freshDatabase(DDL);
    const { client } = database;
    await client.query("set timezone = 'UTC'");
    await client.query(createTable(table.schema, table.table));
    await insertExpected(client);
    expect(await copyIn(client, table, format, {})).toBe(format);
    expect(await rowsOf(client, quoteQualified(table.schema, table.table))).toEqual(await rowsOf(client, 'expected'));
  });

  test('E8: sql-insert', async () => {
    await using database = await freshDatabase(DDL);
    const { client } = database;
    await client.query("set timezone = 'UTC'");
    await client.query(createTable(table.schema, table.table));
    await insertExpected(client);
    const sql = Buffer.concat([...encodeBatches(compileEncoder('sql-insert', table, { rowsPerStatement: 10 }), [batch])]).toString();
    await client.query(sql);
    expect(await rowsOf(client, quoteQualified(table.schema, table.table))).toEqual(await rowsOf(client, 'expected'));
  });
});

/** A one-column table of literals. */
function literals(name: string, type: string, values: readonly string[], types = {}) {
  const shape = { store: 'arena', as: 'literal' } as const;
  const column = allocColumn(shape, values.length);
  if (column.store !== 'arena') throw new Error('an arena was asked for');
  startArena(column);
  values.forEach((value, row) => putText(column, row, value));
  const encoded: EncodedTable = { schema: 'public', table: name, columns: [{ name: 'value', type: resolveType(type, types), shape, makesNulls: false }] };
  return { encoded, batch: { first: 0, count: values.length, columns: [column] } };
}

describe('custom types in binary', () => {
  const types = {
    ...TYPES,
    'public.pair': {
      kind: 'composite',
      fields: [
        { name: 'mood', type: 'public.mood' },
        { name: 'n', type: 'integer' },
        { name: 'note', type: 'text' },
      ],
    },
  } as const;
  const ddl = `${DDL} create type public.pair as (mood public.mood, n integer, note text);`;
  const oids = async (client: OpenClient) => {
    const { rows } = await client.query<{ name: string; oid: number }>(
      `select format_type(oid, null) as name, oid::int from pg_type where typnamespace = 'public'::regnamespace`,
    );
    const byName = new Map(rows.map(({ name, oid }) => [`public.${name}`, oid]));
    return (name: string) => byName.get(name);
  };

  test.each([
    ['public.mood[]', ['{sad,"it\'s \\"ok\\""}', '{}']],
    ['public.price[]', ['{1.50,NULL}']],
    ['public.pair', ['(sad,1,"a ""b"" \\\\ c")', '(,,)', '("happy, 😀",-5,"")']],
  ])('%s', async (type, values) => {
    await using database = await freshDatabase(ddl);
    const { client } = database;
    await client.query(`create table public.t (value ${type})`);
    const { encoded, batch: rows } = literals('t', type, values, types);
    expect(await copyIn(client, encoded, 'copy-binary', { oidOf: await oids(client) }, [rows])).toBe('copy-binary');
    expect((await client.query('select value::text from t order by ctid')).rows.map((row) => row.value)).toEqual(
      (await client.query(`select unnest($1::text[])::${type}::text as value`, [values])).rows.map((row) => row.value),
    );
    expect(await copyIn(client, encoded, 'copy-binary', {}, [rows])).toBe('copy-text');
  });
});

test.each([
  ['numeric', ['0', '-0', '1', '10000', '100000000', '0.0001', '0.00001', '-123456789.000100', '1e5', '1.5e-3', '99999999999999999999999999.99']],
  ['interval', ['P1Y2M3DT4H5M6.789S', 'P2W', '2 weeks 1 hour', '-1 year -2 mons +3 days -04:05:06', '90 minutes']],
  ['inet', ['1.2.3.4/24', '::', '::ffff:0:0/96', '1:2:3:4:5:6:7:8', 'fe80::1:2']],
  [
    'timestamp with time zone',
    ['2024-02-29 12:00:00+05:30', '2024-02-29T12:00:00Z', '0044-03-15 12:00:00+00 BC', 'infinity', '-infinity', '290000-01-01 00:00:00+00'],
  ],
  ['date', ['infinity', '0001-01-01 BC', '5874897-12-31']],
  ['integer[]', ['[0:1]={7,8}', '{{{1}},{{2}}}']],
  ['box[]', ['{(1,2),(0,0);(3,4),(1,1)}']],
  ['nummultirange', ['{[1.5,2.5),(3,]}', '{}']],
  ['xid8', ['18446744073709551615']],
] as const)('binary literals of %s', async (type, values) => {
  await using database = await freshDatabase(`set timezone = 'UTC'; create table public.t (value ${type})`);
  const { client } = database;
  const { encoded, batch: rows } = literals('t', type, values);
  expect(await copyIn(client, encoded, 'copy-binary', {}, [rows])).toBe('copy-binary');
  const printed = (await client.query('select value::text from t order by ctid')).rows.map((row) => row.value);
  const meant = (await client.query(`select unnest($1::text[])::${type}::text as value`, [values])).rows.map((row) => row.value);
  expect(printed).toEqual(meant);
});

test('E7: a type without a binary form switches the table to text', async () => {
  await using database = await freshDatabase('create table public.t (value money)');
  const { encoded, batch: rows } = literals('t', 'money', ['$1,234.50', '-3']);
  expect(await copyIn(database.client, encoded, 'copy-binary', {}, [rows])).toBe('copy-text');
  expect((await database.client.query('select value::numeric::text from t order by ctid')).rows.map((row) => row.value)).toEqual(['1234.50', '-3.00']);
});

test('E8: identity columns are overridden', async () => {
  await using database = await freshDatabase('create table public.t (value integer generated always as identity)');
  const { encoded, batch: rows } = literals('t', 'integer', ['7', '9']);
  const overriding: EncodedTable = { ...encoded, columns: encoded.columns.map((column) => ({ ...column, identity: 'always' as const })) };
  await database.client.query(Buffer.concat([...encodeBatches(compileEncoder('sql-insert', overriding), [rows])]).toString());
  expect((await database.client.query('select value from t order by value')).rows).toEqual([{ value: 7 }, { value: 9 }]);
});

/** Storage and values → the types that may contain them, not only those that fit best. */
const PAIRS = [
  [
    { store: 'i32', as: 'int' },
    [0, -7, 1234, 32_000],
    ['smallint', 'integer', 'bigint', 'numeric', 'numeric(8,2)', 'real', 'double precision', 'text', 'varchar(9)', 'oid'],
  ],
  [{ store: 'f53', as: 'int' }, [0, 7, -1234, 32_000], ['smallint', 'integer', 'bigint', 'numeric', 'numeric(8,2)', 'real', 'double precision', 'text']],
  [
    { store: 'f53', as: 'decimal', scale: 2 },
    [0, -1, 99, 12_345, 100_000_000],
    ['numeric(12,2)', 'numeric', 'numeric(12,4)', 'real', 'double precision', 'text'],
  ],
  [{ store: 'f53', as: 'decimal', scale: 14 }, [1, -123_456_789_012_345, 100_000_000_000_000], ['numeric', 'double precision']],
  [{ store: 'i64', as: 'int' }, [5, -6], ['bigint', 'numeric', 'integer', 'text', 'double precision']],
  [{ store: 'f53', as: 'double' }, [0.5, -1e10, 1 / 3], ['double precision', 'real', 'numeric', 'text']],
  [{ store: 'i32', as: 'date' }, [0, 19_000, -30_000], ['date', 'timestamp', 'timestamp with time zone', 'text']],
  [{ store: 'f53', as: 'timestamptz' }, [0, 1_700_000_000_123_456, -1], ['timestamp with time zone', 'timestamp', 'text']],
  [{ store: 'f53', as: 'timestamp' }, [0, 1_700_000_000_123_456, -1], ['timestamp with time zone', 'timestamp', 'text']],
  [{ store: 'f53', as: 'time' }, [0, 86_399_000_000, 1], ['time', 'time with time zone', 'text', 'interval']],
  [{ store: 'i32', as: 'bool' }, [0, 1], ['boolean', 'text']],
] as const;

describe('binary equals text for every type of a column', () => {
  const cases = PAIRS.flatMap(([shape, values, types]) => types.map((type) => [`${shape.store} as ${shape.as} in ${type}`, shape, values, type] as const));
  test('all pairs', async () => {
    await using database = await freshDatabase("set timezone = 'UTC'");
    const { client } = database;
    for (const [name, shape, values, type] of cases) {
      const column = allocColumn(shape, values.length);
      values.forEach((value, row) => {
        if (column.store === 'i32' || column.store === 'f53') column.values[row] = value;
        else if (column.store === 'i64') [column.low[row], column.high[row]] = [value | 0, value < 0 ? -1 : 0];
      });
      // The catalog spells types in full.
      const resolved = resolveType(type === 'timestamp' || type === 'time' ? `${type} without time zone` : type.replace('varchar', 'character varying'));
      const encoded: EncodedTable = { schema: 'public', table: 't', columns: [{ name: 'value', type: resolved, shape, makesNulls: false }] };
      const rows = { first: 0, count: values.length, columns: [column] };
      const read: Record<string, unknown[]> = {};
      for (const format of ['copy-binary', 'copy-text'] as const) {
        await client.query(`drop table if exists public.t; create table public.t (value ${type})`);
        if (type === 'oid') values.forEach((value, row) => column.store === 'i32' && (column.values[row] = Math.abs(value)));
        expect([name, await copyIn(client, encoded, format, {}, [rows])]).toEqual([name, format]);
        read[format] = (await client.query('select value::text from t order by ctid')).rows.map((row) => row.value);
      }
      expect([name, read['copy-binary']]).toEqual([name, read['copy-text']]);
    }
  });
});
