import type { Folder, SourceFile } from '../files/folder.ts';
import type { LeftOut } from './tool.ts';

/** The files of a folder that are for one database, and those of the others. */
export type OneDatabase = { readonly folder: Folder; readonly left: readonly LeftOut[]; /** Where names of files say it. */ readonly dialect?: string };

/** How names of files call databases, each with its own name. */
const DATABASES: ReadonlyMap<string, string> = new Map([
  ['postgres', 'Postgres'],
  ['postgresql', 'Postgres'],
  ['pgsql', 'Postgres'],
  ['pg', 'Postgres'],
  ['mysql', 'MySQL'],
  ['mariadb', 'MariaDB'],
  ['sqlite', 'SQLite'],
  ['sqlite3', 'SQLite'],
  ['cockroach', 'CockroachDB'],
  ['cockroachdb', 'CockroachDB'],
  ['crdb', 'CockroachDB'],
  ['mssql', 'SQL Server'],
  ['sqlserver', 'SQL Server'],
  ['oracle', 'Oracle'],
  ['h2', 'H2'],
]);

/** Which is read of several, the first that is there; and the tools' word for it. */
const READ: readonly (readonly [string, string])[] = [
  ['Postgres', 'postgresql'],
  ['MySQL', 'mysql'],
  ['MariaDB', 'mysql'],
  ['SQLite', 'sqlite'],
];

/**
 * Of a folder that holds migrations of several databases, told by a part of their names (`001_x.mysql.up.sql`), those of one: of Postgres where there are
 * any, or where files without such a part are for all. Of the same migration, the file that names the database is run, and not the one for all.
 */
export function ofOneDatabase(folder: Folder): OneDatabase {
  const files = folder.files.filter(({ name }) => /\.sql$/i.test(name)).map((file) => ({ file, ...partsOf(file) }));
  const named = new Set(files.flatMap(({ database }) => database ?? []));
  if (named.size === 0) return { folder, left: [] };
  const isForAll = files.some(({ database }) => database === undefined);
  const [chosen, dialect] = (named.has('Postgres') || isForAll ? READ[0] : READ.find(([database]) => named.has(database))) ?? [];
  if (chosen === undefined) return { folder, left: [] };
  const own = new Set(files.filter(({ database }) => database === chosen).map(({ migration }) => migration));
  const left = new Map<SourceFile, string>();
  for (const { file, database, migration } of files) {
    if (database !== undefined && database !== chosen) left.set(file, `for ${database}`);
    else if (database === undefined && own.has(migration)) left.set(file, `for all databases; that for ${chosen} is run`);
  }
  return {
    folder: { ...folder, files: folder.files.filter((file) => !left.has(file)) },
    left: [...left].flatMap(([{ name, path }, why]) => (DOWN.test(name) ? [] : [{ path, why }])),
    ...(named.has(chosen) && dialect !== undefined && { dialect }),
  };
}

const DOWN = /\.(?:down|undo)\./i;

/** The database that a name tells, and what is left of the name: `001_x.mysql.up.sql` is MySQL's `001_x.up.sql`. */
function partsOf({ name }: SourceFile): { readonly database: string | undefined; readonly migration: string } {
  const [first = '', ...parts] = name.toLowerCase().split('.');
  const at = parts.findLastIndex((part) => DATABASES.has(part));
  return { database: DATABASES.get(parts[at] ?? ''), migration: [first, ...parts.filter((_, i) => i !== at)].join('.') };
}
