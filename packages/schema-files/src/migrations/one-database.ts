import type { Folder, SourceFile } from '../files/folder.ts';
import type { LeftOut } from './tool.ts';

/** The files of a folder for one database, and those for the others. */
export type OneDatabase = { readonly folder: Folder; readonly left: readonly LeftOut[]; /** If file names tell. */ readonly dialect?: string };

/** Names of databases in file names, each with its canonical name. */
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

/** Which of several databases to read: the first one present; with the tools' word for it. */
const READ: readonly (readonly [string, string])[] = [
  ['Postgres', 'postgresql'],
  ['MySQL', 'mysql'],
  ['MariaDB', 'mysql'],
  ['SQLite', 'sqlite'],
];

/**
 * In a folder with migrations for several databases, marked by a part of their names (`001_x.mysql.up.sql`), chooses those of one database:
 * of Postgres if it has any, or if unmarked files apply to all. If a migration has both a marked and an unmarked file, the marked one runs.
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

/** The database that a name denotes, and the rest of the name: `001_x.mysql.up.sql` is MySQL's `001_x.up.sql`. */
function partsOf({ name }: SourceFile): { readonly database: string | undefined; readonly migration: string } {
  const [first = '', ...parts] = name.toLowerCase().split('.');
  const at = parts.findLastIndex((part) => DATABASES.has(part));
  return { database: DATABASES.get(parts[at] ?? ''), migration: [first, ...parts.filter((_, i) => i !== at)].join('.') };
}
