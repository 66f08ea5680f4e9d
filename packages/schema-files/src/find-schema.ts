import { countOf, Problem } from '@seedbed/contract';
import { filesBelow, type Folder } from './files/folder.ts';
import { ofOneDatabase } from './migrations/one-database.ts';
import { TOOLS } from './migrations/tools.ts';
import type { Migrations } from './migrations/tool.ts';
import { staleMigrations } from './prisma/stale-migrations.ts';

/** Migrations and their folder, relative to the root folder. */
export type Found = { readonly path: string; readonly migrations: Migrations };

export type Chosen = Found & {
  /** Other folders with migrations that were found. */
  readonly others: readonly string[];
};

/**
 * A folder's migrations: its own, or those of a project below it. Chooses the nearest ones; undefined if there are
 * none. Throws `invalid-request` if two are equally near.
 */
export function findMigrations(folder: Folder, name: string, base: string): Chosen | undefined {
  const own = recognise(folder);
  if (own) return { path: '', migrations: own, others: besideOwn(folder, own) };
  const found = search(folder);
  const [first, ...rest] = nearestOf(found);
  if (!first) return undefined;
  if (rest.length > 0)
    throw severalFound(
      [first, ...rest].map(({ path, migrations: { tool, steps } }) => ({ path, what: `${tool}, ${countOf(steps.length, 'file')}` })),
      name,
      base,
    );
  return { ...first, others: found.filter((each) => each !== first).map(({ path }) => path) };
}

/** Migrations below a folder that are not its own: `db/migrations` next to the dump `db/schema.sql`. */
function besideOwn(folder: Folder, { steps }: Migrations): string[] {
  const own = new Set(steps.map(({ path }) => path));
  return search(folder)
    .filter(({ migrations }) => !migrations.steps.some(({ path }) => own.has(path)))
    .map(({ path }) => path);
}

/**
 * Whether a folder, or one below it, contains migrations in a tool's format for a supported database: these contain
 * more than a data model.
 */
export function hasToolMigrations(folder: Folder): boolean {
  const own = recognise(folder);
  const found = own ? [{ path: '', migrations: own }] : search(folder);
  return found.some(
    (each) =>
      isTool(each) &&
      staleMigrations(each.migrations) === undefined &&
      (each.migrations.dialect === undefined || dialectOf(each.migrations.dialect) !== undefined),
  );
}

/** Prisma's migrations in a folder or below it that do not make the tables of its schema, and why. */
export function staleMigrationsIn(folder: Folder): { readonly path: string; readonly why: string } | undefined {
  const own = recognise(folder);
  const found = own ? [{ path: folder.path, migrations: own }] : searchAll(folder);
  for (const { path, migrations } of found) {
    const why = staleMigrations(migrations);
    if (why !== undefined) return { path, why };
  }
  return undefined;
}

/** The supported dialect behind a tool's name for it: Prisma's names and Drizzle's. */
export function dialectOf(name: string): 'postgres' | 'mysql' | 'sqlite' | undefined {
  return DIALECTS.get(name);
}

const DIALECTS: ReadonlyMap<string, 'postgres' | 'mysql' | 'sqlite'> = new Map([
  ['postgres', 'postgres'],
  ['postgresql', 'postgres'],
  ['pg', 'postgres'],
  ['mysql', 'mysql'],
  ['mariadb', 'mysql'],
  ['sqlite', 'sqlite'],
  ['turso', 'sqlite'],
]);

/** The migrations below a folder that are nearer than all others. */
export function nearestBelow(folder: Folder): Found | undefined {
  const [first, ...rest] = nearestOf(search(folder));
  return rest.length === 0 ? first : undefined;
}

/** The equally near ones. A tool's form counts more than numbers in names, and these count more in a migrations folder than elsewhere. */
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

/** All migration folders below a folder, whatever they create. */
function searchAll(folder: Folder): Found[] {
  return folder.folders.flatMap(searchIn);
}

/** Every folder of migrations below one. */
function search(folder: Folder): Found[] {
  const found = searchAll(folder).filter(({ migrations }) => makesTables(migrations));
  const ofPostgres = found.filter((each) => !isForOtherDatabase(each));
  return ofPostgres.length > 0 ? ofPostgres : found;
}

/** The migrations of a folder, read by the first tool that recognizes its form. */
export function recognise(folder: Folder): Migrations | undefined {
  const { folder: own, left, dialect } = ofOneDatabase(folder);
  for (const tool of TOOLS) {
    const migrations = tool.read(own);
    if (!migrations) continue;
    const outside = new Map(filesBelow(own).flatMap(({ path, leadsOut }) => (leadsOut === undefined ? [] : [[path, leadsOut] as const])));
    const steps = migrations.steps.filter(({ path }) => !outside.has(path));
    const linked = migrations.steps.flatMap(({ path }) =>
      outside.has(path) ? [{ path, why: `it is a link out of the folder, to ${outside.get(path)}` }] : [],
    );
    const allLeft = [...(migrations.left ?? []), ...left, ...linked];
    return { ...migrations, steps, ...(allLeft.length > 0 && { left: allLeft }), ...(!migrations.dialect && dialect && { dialect }) };
  }
  return undefined;
}

function searchIn(folder: Folder): Found[] {
  const name = folder.names.at(-1)!;
  if (isAside(name)) return [];
  const migrations = recognise(folder);
  if (migrations && migrations.tool !== 'SQL') return [{ path: folder.path, migrations }];
  const below = folder.folders.flatMap(searchIn);
  // `db/schema.sql` is a dump of the result of `db/migrations`.
  return below.length === 0 && migrations && USUAL.test(name) ? [{ path: folder.path, migrations }] : below;
}

/** Whether a project's folder holds schemas other than the project's own, by its name. */
export function isAside(name: string): boolean {
  return ASIDE.test(name);
}

const ASIDE =
  /^(?:tests?(?:[-_].*)?|.*[-_]tests?|__tests__|testdata|fixtures?|examples?|samples?|demos?|e2e|specs?|benchmarks?|docs?|mocks?|seeds?|seeders?)$/i;

/** Folders in which numbered SQL files are migrations. */
const USUAL = /migrat|^(?:sql|ddl|db|database|schemas?|deploy|versions?|updates?|changes?|postgres(?:ql)?|pg)$/i;

function makesTables({ steps }: Migrations): boolean {
  return steps.some(({ text }) => /\bcreate\s+(?:unlogged\s+)?table\b/i.test(text));
}

/** Whether it is for a database other than Postgres, by its folder or the tool's setting. */
function isForOtherDatabase({ path, migrations: { dialect } }: Found): boolean {
  return (dialect !== undefined && !dialect.startsWith('postgres')) || path.split('/').some((name) => OTHERS.test(name));
}

const OTHERS =
  /(?:^|[-_])(?:mysql|mariadb|sqlite3?|mssql|sqlserver|oracle|h2|hsqldb|derby|db2|clickhouse|cassandra|scylla|cockroach(?:db)?|duckdb|d1)(?:$|[-_])/i;

function depthOf({ path }: Found): number {
  return path.split('/').length;
}

/** Several schemas, of which the user must name one; `path` is below the folder `name`, and `base` is the path to that folder. */
export function severalFound(found: readonly { readonly path: string; readonly what: string }[], name: string, base: string): Problem {
  const before = base === '' ? '' : `${base.replace(/[\\/]+$/, '')}/`;
  const lines = found.map(({ path, what }) => `  ${before}${path}  (${what})`);
  return new Problem('invalid-request', `${name} holds several schemas. Name one of them:\n${lines.join('\n')}`, {
    facts: { phase: 'schema', found: found.map(({ path }) => path) },
  });
}
