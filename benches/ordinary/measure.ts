import type { RowCounts } from '@seedbed/contract';
import { openRunner, openSource, type InferOptions, type Plan, type Runner } from '@seedbed/runner';
import { openTargetServer, supabasePlatform, type Target, type TargetServer } from '@seedbed/testing';
import type { OrdinaryQuery, OrdinarySchema } from './read-ordinary.ts';

/** The queries are written for this day. */
const CHOICES: InferOptions = { referenceDate: '2026-01-01', seed: 42 };
const MAX_ROWS = 2_000;
/** Counts that are hardly above it stay, since another count may move other tables. */
const TOLERANCE = 1.1;
/** While one schema is inferred, Postgres works for another. */
const AT_ONCE = 2;

/** `failed`: why nothing could be counted; every row is bad then. */
export type Answer = { readonly query: OrdinaryQuery; readonly bad: number; readonly all: number; readonly failed?: string };
/** `failed`: why the load failed. */
export type Measured = {
  readonly schema: string;
  readonly rows: number;
  readonly seconds: number;
  readonly failed?: string;
  readonly answers: readonly Answer[];
};

/** Fills each schema in a database of its own on one server, as `seedbed load FILE --create` does, and asks its queries. In the order of `schemas`. */
export async function measureAll(schemas: readonly OrdinarySchema[], onMeasured: (measured: Measured) => void = () => {}): Promise<Measured[]> {
  await using runner = openRunner();
  await using server = await openTargetServer();
  const results: Measured[] = [];
  const waiting = schemas.entries();
  const work = async (): Promise<void> => {
    for (const [i, schema] of waiting) onMeasured((results[i] = await measure(schema, runner, server)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function measure(schema: OrdinarySchema, runner: Runner, server: TargetServer): Promise<Measured> {
  const began = performance.now();
  await using target = await server.freshTarget();
  const outcome = await fill(schema, runner, target).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ rows: 0, failed: messageOf(error) }),
  );
  const answers: Answer[] = [];
  if ('failed' in outcome) answers.push(...schema.queries.map((query) => ({ query, bad: 1, all: 1, failed: 'load failed' })));
  else {
    await target.client.query("SET timezone = 'UTC'; SET statement_timeout = '90s'");
    for (const query of schema.queries) answers.push(await ask(query, target));
  }
  return { schema: schema.name, seconds: (performance.now() - began) / 1000, ...outcome, answers };
}

/** Returns the rows of all tables. A schema for Supabase goes into a database that has Supabase's own schemas, and people are added there. */
async function fill({ name, ddl: text }: OrdinarySchema, runner: Runner, target: Target): Promise<number> {
  const source = await openSource(text, `${name}.sql`);
  if (source.kind !== 'ddl') throw new Error(`${name}.sql is no schema`);
  const { ddl } = source;
  const load = async (rows: RowCounts | undefined): Promise<number> => {
    const { blueprint, catalog } = await runner.inferDdl(ddl, { ...CHOICES, repair: true, ...(rows && { rows }) });
    return (await runner.load(blueprint, target.url, { create: ddl, catalog, learn: true, ...(supabase && { modes: { 'auth.users': 'append' } }) })).rows;
  };
  const code = ddl.replaceAll(/--.*$/gm, '');
  const supabase = code.includes('auth.users') && !/create table auth\.users/i.test(code);
  if (supabase) await target.client.query(supabasePlatform);
  const counts = largeTables(await runner.compile((await runner.inferDdl(ddl, CHOICES)).blueprint));
  if (!counts) return load(undefined);
  // A failed load leaves nothing, so a schema that refuses these counts is filled with its own.
  return load(counts).catch(() => load(undefined));
}

function largeTables({ tables }: Plan): RowCounts | undefined {
  const large = tables.filter(({ rows }) => rows > MAX_ROWS * TOLERANCE);
  return large.length === 0 ? undefined : Object.fromEntries(large.map(({ name }) => [name, MAX_ROWS]));
}

async function ask(query: OrdinaryQuery, target: Target): Promise<Answer> {
  try {
    const { rows } = await target.client.query<{ bad: string | null; all: string | null }>(query.sql);
    return { query, bad: Number(rows[0]!.bad ?? 0), all: Number(rows[0]!.all ?? 0) };
  } catch (error) {
    return { query, bad: 1, all: 1, failed: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n')[0]! : String(error);
}
