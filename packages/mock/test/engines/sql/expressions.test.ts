import { resolveType, type Catalog } from '@seedbed/contract';
import { openRunner } from '@seedbed/runner';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MockFault, schemaOf, type MockSchema } from '../../../src/core/index.ts';
import { parseExpression, storedText, type Row } from '../../../src/engines/virtual/index.ts';
import { DDL, EXPRESSIONS, ROWS } from './support/expressions.ts';

// Checks, defaults and generated columns are evaluated for a mock as Postgres evaluates them.

let server: TargetServer;
let target: Target;
let schema: MockSchema;
let rows: readonly Row[];

beforeAll(async () => {
  server = await openTargetServer();
  target = await server.freshTarget();
  await target.client.query(`SET TimeZone = 'UTC'; ${DDL} INSERT INTO t VALUES ${ROWS}`);
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(DDL, { rows: 1 });
  schema = schemaOf(await runner.compile(blueprint), catalog as Catalog);
  const columns = schema.tables[0]!.columns.map(({ name }) => `"${name}"::text`);
  rows = (await target.client.query<{ row: Row }>(`SELECT ARRAY[${columns.join()}] AS row FROM t ORDER BY id`)).rows.map(({ row }) => row);
});
afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

test.each(EXPRESSIONS)('%s', async (expression) => {
  const { client } = target;
  await client.query(
    `SET search_path = public; DROP VIEW IF EXISTS one; CREATE TEMPORARY VIEW one AS SELECT (${expression}) AS x FROM t; SET search_path = ''`,
  );
  const {
    rows: [shown],
  } = await client.query<{ text: string; type: string }>(
    `SELECT pg_get_viewdef('pg_temp.one'::regclass) AS text, (SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'pg_temp.one'::regclass AND attname = 'x') AS type`,
  );
  const printed = /^\s*SELECT\s+(.*) AS x\s+FROM public\.t;$/s.exec(shown!.text)![1]!;
  const expr = parseExpression(printed, schema.tables[0]!, schema);
  expect(expr, `${printed} is not read`).not.toBeNull();
  const type = resolveType(shown!.type);
  for (const [i, row] of rows.entries()) {
    const own = valueOr(() => storedText(expr!({ row, value: null, around: { now: 0, uuid: () => '' } }), type));
    const other = await client.query<{ x: string | null }>(`SELECT (${printed})::text AS x FROM public.t WHERE id = ${i + 1}`).then(
      ({ rows: [first] }) => first!.x,
      (error: { code: string; message: string }) => `${error.code} ${error.message}`,
    );
    expect(own, `row ${i + 1} of ${printed}`).toBe(other);
  }
});

function valueOr(of: () => string | null): string | null {
  try {
    return of();
  } catch (error) {
    if (error instanceof MockFault) return `${error.code} ${error.message}`;
    throw error;
  }
}
