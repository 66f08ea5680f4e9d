import { countOf, Problem } from '@seedbed/contract';
import type { Folder } from './files/folder.ts';
import { TOOLS } from './migrations/tools.ts';
import type { Migrations } from './migrations/tool.ts';
import { unrecognised } from './unrecognised.ts';

/** Migrations, and the folder that they lie in, below the folder that was named. */
export type Found = { readonly path: string; readonly migrations: Migrations };

export type Chosen = Found & {
  /** Folders of other migrations that were found as well. */
  readonly others: readonly string[];
};

/**
 * The migrations of a folder: its own, or those that a project keeps below it. Of several those nearest to it are taken. Throws `invalid-request` where
 * two are equally near, and where there are none.
 */
export function findSchema(folder: Folder, name: string): Chosen {
  const own = recognise(folder);
  if (own) return { path: '', migrations: own, others: [] };
  const found = search(folder);
  const [first, ...rest] = nearestOf(found);
  if (!first) throw unrecognised(folder, name);
  if (rest.length > 0) throw severalFound([first, ...rest], name);
  return { ...first, others: found.filter((each) => each !== first).map(({ path }) => path) };
}

/** The migrations below a folder that are nearer than all others. */
export function nearestBelow(folder: Folder): Found | undefined {
  const [first, ...rest] = nearestOf(search(folder));
  return rest.length === 0 ? first : undefined;
}

/** Those that are equally near. A tool's form says more than numbers in names do, and those more in a folder of migrations than in others. */
function nearestOf(found: readonly Found[]): Found[] {
  const sure = leastBy(found, (each) => (isTool(each) || MIGRATIONS.test(each.path) ? 0 : 1));
  return leastBy(leastBy(sure, depthOf), (each) => (isTool(each) ? 0 : 1));
}

function leastBy(found: readonly Found[], rank: (each: Found) => number): Found[] {
  const least = Math.min(...found.map(rank));
  return found.filter((each) => rank(each) === least);
}

const isTool = ({ migrations }: Found): boolean => migrations.tool !== 'SQL';

const MIGRATIONS = /migrat[^/]*$/i;

/** Every folder of migrations below one. */
function search(folder: Folder): Found[] {
  const found = folder.folders.flatMap(searchIn).filter(({ migrations }) => makesTables(migrations));
  const ofPostgres = found.filter((each) => !isOfAnother(each));
  return ofPostgres.length > 0 ? ofPostgres : found;
}

function recognise(folder: Folder): Migrations | undefined {
  for (const tool of TOOLS) {
    const migrations = tool.read(folder);
    if (migrations) return migrations;
  }
  return undefined;
}

function searchIn(folder: Folder): Found[] {
  const name = folder.names.at(-1)!;
  if (ASIDE.test(name)) return [];
  const migrations = recognise(folder);
  if (migrations && migrations.tool !== 'SQL') return [{ path: folder.path, migrations }];
  const below = folder.folders.flatMap(searchIn);
  // `db/schema.sql` is a dump of what `db/migrations` makes.
  return below.length === 0 && migrations && USUAL.test(name) ? [{ path: folder.path, migrations }] : below;
}

/** Folders of a project that hold other schemas than its own. */
const ASIDE =
  /^(?:tests?(?:[-_].*)?|.*[-_]tests?|__tests__|testdata|fixtures?|examples?|samples?|demos?|e2e|specs?|benchmarks?|docs?|mocks?|seeds?|seeders?)$/i;

/** Where numbered files of SQL are migrations. */
const USUAL = /migrat|^(?:sql|ddl|db|database|schemas?|deploy|versions?|updates?|changes?|postgres(?:ql)?|pg)$/i;

function makesTables({ steps }: Migrations): boolean {
  return steps.some(({ text }) => /\bcreate\s+(?:unlogged\s+)?table\b/i.test(text));
}

/** Of a database that is no Postgres, by its folder or by what the tool says. */
function isOfAnother({ path, migrations: { dialect } }: Found): boolean {
  return (dialect !== undefined && !dialect.startsWith('postgres')) || path.split('/').some((name) => OTHERS.test(name));
}

const OTHERS =
  /(?:^|[-_])(?:mysql|mariadb|sqlite3?|mssql|sqlserver|oracle|h2|hsqldb|derby|db2|clickhouse|cassandra|scylla|cockroach(?:db)?|duckdb|d1)(?:$|[-_])/i;

function depthOf({ path }: Found): number {
  return path.split('/').length;
}

function severalFound(found: readonly Found[], name: string): Problem {
  const base = name.replace(/[\\/]+$/, '');
  const lines = found.map(({ path, migrations: { tool, steps } }) => `  ${base}/${path}  (${tool}, ${countOf(steps.length, 'file')})`);
  return new Problem('invalid-request', `${name} holds several schemas. Name one of them:\n${lines.join('\n')}`, {
    facts: { phase: 'schema', found: found.map(({ path }) => path) },
  });
}
