/**
 * What a file below a folder may say of its schema, by its path: `text` is read, of code the `name` alone (a migration in code is named and not run).
 * Undefined for anything that is not a part of a schema: other kinds of files, hidden folders, and what is fetched or made by a build.
 */
export function schemaPartOf(path: string): 'text' | 'name' | undefined {
  const folders = path.split('/');
  const name = folders.pop()!;
  if (folders.length > MAX_FOLDERS || name.startsWith('._') || folders.some((folder) => !isProjectFolder(folder))) return undefined;
  if (name.endsWith('_snapshot.json')) return undefined;
  return TEXTS.test(name) ? 'text' : CODE.test(name) ? 'name' : undefined;
}

/** Whether a folder below a project is its own. */
export function isProjectFolder(name: string): boolean {
  return !name.startsWith('.') && !NOT_OURS.has(name);
}

/** Deeper nobody keeps a schema. */
export const MAX_FOLDERS = 12;

/** A changelog or a journal is small: a larger file beside a schema is data. */
export const MAX_SIDE_FILE_BYTES = 512 * 1024;

/** Whether a text of that size is read. */
export function isSizeRead(path: string, bytes: number): boolean {
  return SCHEMAS.test(path) || bytes <= MAX_SIDE_FILE_BYTES;
}

const SCHEMAS = /\.(?:sql|ddl|psql|pgsql|prisma|dbml)$/i;
const TEXTS = /\.(?:sql|ddl|psql|pgsql|prisma|dbml|toml|conf|properties|json|xml|ya?ml)$/i;
const CODE = /\.(?:[cm]?[jt]s|go|py|rb|java|kt|groovy|exs?|php|rs|cs|ini)$/;

/** What is fetched or made by a build, and no part of a project; and what archives of macOS hold beside the files. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'node_modules',
  'bower_components',
  'vendor',
  'target',
  'dist',
  'build',
  'out',
  'coverage',
  'venv',
  'site-packages',
  '__pycache__',
  'Pods',
  '__MACOSX',
]);
