import { afterAll, beforeAll, expect, test } from 'vitest';
import { textRows } from '@seedbed/engine';
import { openLoad } from '@seedbed/postgres/load';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../src/index.ts';
import { copyRows } from '../src/load/copy/copy-rows.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const DDL = `
  create schema "Odd one"; create extension citext;
  create type mood as enum ('sad', 'it''s "ok"', 'happy'); create type "Odd one"."Größe" as enum ('S', 'M');
  create domain price as numeric(10,2) check (value >= 0); create domain feeling as mood; create domain tags as text[]; create domain moods as mood[];
  create type pair as (mood mood, n integer, note varchar(20)); create type nested as (pair pair, many integer[], short varchar(5)[], at timestamp(3));
  create domain chosen as pair; create type span as range (subtype = float8); create type ratings as range (subtype = price);
  create table every_type (
    id int primary key,
    a mood[], b price[], c feeling[], d citext[], e "Odd one"."Größe"[], f tags, g moods, h pair, i pair[], j nested, k nested[], l chosen, m chosen[],
    n span, o span[], p ratings, q ratings[], r int4range[], s varchar(7)[], t numeric(6,2)[], u uuid[], v jsonb[], w timestamptz[]);`;

test('every custom type is sent as binary and read back unchanged', async () => {
  const { blueprint } = await runner.inferDdl(DDL, { rows: 60 });
  const plan = await runner.compile(blueprint);
  const table = plan.table('public.every_type');
  const columns = table.columns.map((column) => column.name);
  await using target = await server.freshTarget();
  await target.client.query(DDL);
  const formats: string[] = [];
  {
    await using load = await openLoad(target.client, {
      mode: 'empty',
      tables: [{ schema: 'public', table: 'every_type', columns: columns.map((name) => ({ name })) }],
    });
    const oidOf = await load.typeOids();
    await copyRows(plan, table, { columns, oidOf, open: (format) => (formats.push(format), load.copy(table, columns, format)) });
    await load.commit();
  }
  expect(formats).toEqual(['binary']);
  const meant = textRows(plan, table, 0, table.rows, columns);
  await target.client.query(`set timezone = 'UTC'`);
  for (const [at, column] of table.columns.entries()) {
    // Postgres' values from the texts, next to those from the bytes.
    const { rows } = await target.client.query<{ name: string; differ: string; filled: string }>(
      `select count(*) filter (where t."${column.name}"::text is distinct from (m.value::${column.type.name})::text) as differ, count(t."${column.name}") as filled
       from every_type t join unnest($1::int[], $2::text[]) m(id, value) using (id)`,
      [meant.map((row) => Number(row[columns.indexOf('id')])), meant.map((row) => row[at])],
    );
    expect({ column: column.name, differ: rows[0]!.differ, some: Number(rows[0]!.filled) > 0 }).toEqual({ column: column.name, differ: '0', some: true });
  }
});
