import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseAddress } from '@seedbed/postgres/address';
import { countRows, createDatabase, dropDatabase, type OpenClient } from '@seedbed/postgres/sql';
import { openTargetServer, targetsOf, type TargetServer } from '@seedbed/testing';
import { cloneOf, compareFigures, extractSchema, lineOf, publicPage, type Figures, type PublicSchema } from './support/public-schemas.ts';
import { timedOutcome } from './support/timed-run.ts';

/**
 * `pnpm corpus:public [--bundle FILE] [--server ADDRESS] [--minutes N] [--keep FILE.jsonl] [--write] [NAME …]`: loads
 * every schema of docs/lab/public-schemas.json, cheap ones first, or the named ones, with the built bundle, and prints
 * what fell or grew beside the remembered figures; exits with 1 if something fell. Takes the repositories from the
 * clones in `SEEDBED_CLONES` (OWNER+NAME or OWNER/NAME; default `.seedbed/public`), and fetches what is missing there.
 * Schemas of extensions that our own Postgres lacks, such as PostGIS, need `--server`: the address of a superuser. With
 * `--keep`, what is done is not done again. `--write` remembers the new figures and writes the page. `--page` writes
 * the page alone.
 */
const ROOT = join(import.meta.dirname, '..');
const LIST = join(ROOT, 'docs/lab/public-schemas.json');
const PAGE = join(ROOT, 'docs/lab/public-schemas.md');
const ROWS = 200;
const OF_EXTENSION = `EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;
const TABLES_SQL = `SELECT n.nspname AS schema, c.relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = c.oid) AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%' AND NOT ${OF_EXTENSION}`;
const TRIGGERS_SQL = `SELECT count(*)::int AS count FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND NOT ${OF_EXTENSION}`;
const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const flag = (name: string): boolean => {
  const at = args.indexOf(`--${name}`);
  return at >= 0 && args.splice(at, 1).length > 0;
};
const bundle = option('bundle') ?? join(ROOT, 'dist/seedbed.mjs');
const address = option('server');
const seconds = 60 * Number(option('minutes') ?? 10);
const keep = option('keep');
const isWrite = flag('write');
const isPage = flag('page');
const all = JSON.parse(readFileSync(LIST, 'utf8')) as PublicSchema[];
const unknown = args.filter((name) => !all.some((each) => each.name === name));
if (unknown.length > 0 || (!isPage && !existsSync(bundle))) {
  console.error(
    unknown.length > 0 ? `no schema is named ${unknown.join(', ')}` : `there is no ${bundle}: build it first (pnpm build), or name it with --bundle`,
  );
  process.exit(2);
}
const notTried: string[] = [];
const figures = isPage
  ? new Map<string, Figures>()
  : await measureAll(
      args.length === 0 ? all.toSorted((a, b) => (a.last?.cpu ?? 0) - (b.last?.cpu ?? 0)) : args.map((name) => all.find((each) => each.name === name)!),
    );
if (isWrite || isPage) {
  const updated = all.map((schema) => ({ ...schema, ...(figures.has(schema.name) && { last: figures.get(schema.name)! }) }));
  writeFileSync(LIST, `${JSON.stringify(updated, null, 2)}\n`);
  writeFileSync(PAGE, publicPage(updated));
}
const fallen = all.filter(({ name, last }) => last !== undefined && figures.has(name) && compareFigures(last, figures.get(name)!).fell.length > 0);
if (!isPage)
  console.log(
    `${figures.size} tried, ${notTried.length} not tried, ${fallen.length} fell${fallen.length > 0 ? `: ${fallen.map(({ name }) => name).join(', ')}` : ''}`,
  );
process.exitCode = fallen.length > 0 ? 1 : 0;

async function measureAll(schemas: readonly PublicSchema[]): Promise<Map<string, Figures>> {
  const done = new Map<string, Figures>(
    keep !== undefined && existsSync(keep)
      ? readFileSync(keep, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as [string, Figures])
      : [],
  );
  const clones = process.env['SEEDBED_CLONES'] ?? join(ROOT, '.seedbed/public');
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-public-'));
  await using own = address === undefined ? await openTargetServer() : undefined;
  const server = own ?? serverAt(address!);
  try {
    for (const schema of schemas) {
      const now = done.get(schema.name) ?? (await measure(schema, server, clones, folder));
      if (typeof now === 'string') {
        console.log(`${schema.name.padEnd(26)} not tried: ${now}`);
        notTried.push(schema.name);
        continue;
      }
      if (keep !== undefined && !done.has(schema.name)) appendFileSync(keep, `${JSON.stringify([schema.name, now])}\n`);
      done.set(schema.name, now);
      console.log(lineOf(schema, now));
    }
    return new Map([...done].filter(([name]) => schemas.some((each) => each.name === name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Figures, or why the schema could not be tried on this server. */
async function measure(schema: PublicSchema, server: Pick<TargetServer, 'freshTarget'>, clones: string, folder: string): Promise<Figures | string> {
  await using target = await server.freshTarget('plain');
  try {
    for (const statement of schema.operator ?? []) await target.client.query(statement.replaceAll('OWNER', target.connection.user));
  } catch (error) {
    return `${(error as Error).message}; name a server that has it with --server`;
  }
  const path = extractSchema(schema, cloneOf(schema, clones), folder);
  // A cache of its own, and no answer from it: a figure is of the whole work.
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') } as Record<string, string>;
  const command = [bundle, 'load', path, '--create', '--rows', String(ROWS), '--no-cache', '--url', target.url];
  const { code, stderr, isLate, cost } = await timedOutcome(process.execPath, command, env, ROOT, seconds);
  const { tables, filled, rows, triggers } = await countsOf(target.client);
  const failed = code === 0 ? undefined : isLate ? `interrupted after ${seconds / 60} minutes` : reasonOf(stderr, path);
  return {
    measured: `${new Date().toISOString().slice(0, 10)}, ${revision()}`,
    server: Number((await target.client.query<{ v: string }>(`select current_setting('server_version_num')::int / 10000 as v`)).rows[0]!.v),
    exit: code,
    tables: tables || (schema.last?.tables ?? 0),
    filled,
    triggers: triggers || (schema.last?.triggers ?? 0),
    rows,
    cpu: Math.round(cost.cpu * 10) / 10,
    mb: Math.round(cost.mb),
    ...(failed !== undefined && { message: failed }),
  };
}

/** The revision in whose folder the bundle was built, or the version of one from elsewhere. */
function revision(): string {
  try {
    return execFileSync('git', ['-C', dirname(bundle), 'rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return execFileSync(process.execPath, [bundle, '--version']).toString().trim();
  }
}

/** The line that says why a command failed, without the names of folders of this machine. */
function reasonOf(stderr: string, path: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /^seedbed: |^error/i.test(line)) ?? lines.at(-1) ?? 'no word').replaceAll(path, 'FILE').slice(0, 300);
}

/** What the database holds: a table with partitions or heirs counts once with their rows, tables of extensions not at all. */
async function countsOf(client: OpenClient): Promise<Pick<Figures, 'tables' | 'filled' | 'rows' | 'triggers'>> {
  const { rows: tables } = await client.query<{ schema: string; table: string }>(TABLES_SQL);
  const counts = await countRows(client, tables, 1e9);
  const { rows } = await client.query<{ count: number }>(TRIGGERS_SQL);
  return {
    tables: tables.length,
    filled: counts.filter((count) => count > 0).length,
    rows: counts.reduce((sum, count) => sum + count, 0),
    triggers: rows[0]!.count,
  };
}

function serverAt(text: string): Pick<TargetServer, 'freshTarget'> {
  const { sslmode: _, ...connection } = parseAddress(text);
  return targetsOf(
    {
      connection,
      createDatabase: (name, options) => createDatabase(connection, name, options),
      dropDatabase: (name) => dropDatabase(connection, name),
    },
    `seedbed_public_${process.pid}`,
  );
}
