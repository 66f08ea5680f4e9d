import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { qualifiedName, type Shape } from '@seedbed/contract';
import { quoteIdent } from '@seedbed/postgres/sql';
import { addressOf, openTargetServer } from '@seedbed/testing';
import { clientOf } from './shape/client-of.ts';
import { inTurn } from './shape/in-turn.ts';

const OWN = join(import.meta.dirname, 'shape');
const SEEDBED = join(import.meta.dirname, '../apps/cli/bin/seedbed.mjs');
const NEAR = 0.1;
/** Shorter texts are in any data. */
const TELLING = 6;
const run = promisify(execFile);
const MOST = 256 * 1024 * 1024;

type Figures = {
  readonly way: string;
  readonly columns: string;
  readonly plans: string;
  readonly middle: number;
  readonly high: number;
  readonly found: string;
  readonly seconds: number;
};

/**
 * `pnpm bench shape [--from URL --schema FILE --statements FILE] [--days N] [--json]`: how near the planner's statistics, estimates and plans of a copy come to those of
 * "production", which is a shop with made skew of our own, or a database of the caller's; the copies lie beside it. `--days`: so much later the copy's times are than
 * constants of the statements.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      schema: { type: 'string' },
      statements: { type: 'string' },
      days: { type: 'string' },
      keep: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  if (values.from !== undefined && (values.schema === undefined || values.statements === undefined))
    throw new Error('shape: --from needs --schema, the DDL of that database, and --statements, the queries to compare');
  if (values.from === undefined) console.error('shape: our own shop with made skew; --from URL takes another database as production');
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-shape-'));
  await using server = values.from === undefined ? await openTargetServer() : undefined;
  const made: string[] = [];
  const production = values.from ?? (await fresh(addressOf(server!.cluster.connection), 'shape_production', made));
  try {
    const schema = values.schema ?? join(OWN, 'schema.sql');
    const statements = values.statements ?? join(OWN, 'statements.sql');
    if (values.from === undefined) for (const file of ['schema.sql', 'rows.sql']) await query(production, await readFile(join(OWN, file), 'utf8'));
    const shape = join(folder, 'shape.json');
    const read = performance.now();
    await seedbed('shape', production, '--out', shape, '--statements', statements);
    const readSeconds = (performance.now() - read) / 1000;
    const there = JSON.parse(await readFile(shape, 'utf8')) as Shape;
    const later = join(folder, 'statements.sql');
    await writeFile(later, moved(await readFile(statements, 'utf8'), Number(values.days ?? 0)));
    const rows = join(folder, 'rows.json');
    await writeFile(
      rows,
      JSON.stringify({ tables: Object.fromEntries(there.tables.map((table) => [qualifiedName(table.schema, table.name), { rows: table.rows ?? 0 }])) }),
    );
    const figures: Figures[] = [];
    for (const way of ['shape', 'no shape', 'alone', 'again'] as const) {
      const copy = way === 'again' ? production : await fresh(production, `shape_${way.replace(' ', '_')}`, made);
      const began = performance.now();
      if (way === 'shape' || way === 'no shape')
        await seedbed('load', schema, '--create', '--url', copy, ...(way === 'shape' ? ['--shape', shape] : ['--overlay', rows]));
      if (way === 'alone') await inTurn(production, copy, await readFile(schema, 'utf8'), there);
      const seconds = (performance.now() - began) / 1000;
      const isCopy = way === 'shape' || way === 'no shape';
      const compared = await seedbed('plans', copy, '--shape', shape, '--json', '--least', '0', '--agree', '0', '--statements', isCopy ? later : statements);
      const { near, all, same, plans } = JSON.parse(compared) as { near: number; all: number; same: number; plans: { errors: { factor: number }[] }[] };
      const errors = plans.flatMap((plan) => plan.errors.map(({ factor }) => factor)).toSorted((a, b) => a - b);
      const at = (share: number): number => errors[Math.min(errors.length - 1, Math.floor(share * errors.length))] ?? 1;
      const found = isCopy ? await valuesFound(production, copy, there, await readFile(shape, 'utf8')) : '–';
      figures.push({ way: NAMES[way], columns: `${near}/${all}`, plans: `${same}/${plans.length}`, middle: at(0.5), high: at(0.95), found, seconds });
    }
    if (values.json) console.log(JSON.stringify({ readSeconds, near: NEAR, figures }, null, 2));
    else {
      console.log(`shape read in ${readSeconds.toFixed(1)} s`);
      console.log('way                     columns   same plans   q-error p50    p95   values found   made in');
      for (const { way, columns, plans, middle, high, found, seconds } of figures)
        console.log(
          `${way.padEnd(24)}${columns.padStart(7)}${plans.padStart(13)}${middle.toFixed(2).padStart(14)}${high.toFixed(2).padStart(7)}${found.padStart(15)}${seconds.toFixed(1).padStart(8)} s`,
        );
    }
  } finally {
    if (server === undefined && !values.keep) for (const name of made) await query(production, `DROP DATABASE IF EXISTS ${quoteIdent(name)} WITH (FORCE)`);
    await rm(folder, { recursive: true });
  }
}

const NAMES = { shape: 'with its shape', 'no shape': 'row counts alone', alone: 'each column alone', again: 'production again' };

async function fresh(beside: string, name: string, made: string[]): Promise<string> {
  await query(beside, `DROP DATABASE IF EXISTS ${quoteIdent(name)}`);
  await query(beside, `CREATE DATABASE ${quoteIdent(name)} TEMPLATE template0`);
  made.push(name);
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return url.href;
}

async function query<Row extends object>(url: string, sql: string): Promise<readonly Row[]> {
  await using client = await clientOf(url);
  return (await client.query<Row>(sql)).rows;
}

async function seedbed(...args: readonly string[]): Promise<string> {
  return (await run(process.execPath, [SEEDBED, ...args], { maxBuffer: MOST })).stdout;
}

/** Times in quotes, so many days later. */
function moved(text: string, days: number): string {
  return text.replaceAll(/'(\d{4}-\d{2}-\d{2})( [\d:.]+)?'/g, (_, day: string, time = '') => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    return `'${date}${time}'`;
  });
}

/** Texts of production, without those that a schema lists, that are in the shape or in the copy's rows. */
async function valuesFound(production: string, copy: string, { tables }: Shape, shape: string): Promise<string> {
  let [inShape, inRows] = [0, 0];
  for (const { schema, name, columns } of tables)
    for (const column of columns.filter(({ type, labels }) => labels === undefined && /^(?:text|character)/.test(type))) {
      const sql = `SELECT DISTINCT ${quoteIdent(column.name)}::text AS value FROM ${quoteIdent(schema)}.${quoteIdent(name)} WHERE length(${quoteIdent(column.name)}::text) >= ${TELLING}`;
      const there = await query<{ value: string }>(production, sql);
      const here = new Set((await query<{ value: string }>(copy, sql)).map(({ value }) => value));
      inShape += there.filter(({ value }) => shape.includes(value)).length;
      inRows += there.filter(({ value }) => here.has(value)).length;
    }
  return `${inShape} · ${inRows}`;
}
