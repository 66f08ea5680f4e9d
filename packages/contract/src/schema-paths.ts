/**
 * How a file below a folder counts for its schema, by its path: `text` is read; code counts only by its `name`
 * (migrations in code are listed but not run). Undefined for anything else: other kinds of files, hidden folders, and
 * fetched or built files.
 */
export function schemaPartOf(path: string): 'text' | 'name' | undefined {
  const folders = path.split('/');
  const name = folders.pop()!;
  if (folders.length > MAX_FOLDERS || name.startsWith('._') || folders.some((folder) => !isProjectFolder(folder))) return undefined;
  if (name.endsWith('_snapshot.json')) return undefined;
  return TEXTS.test(name) ? 'text' : CODE.test(name) ? 'name' : undefined;
}

/** Whether a folder of a project contains its sources. */
export function isProjectFolder(name: string): boolean {
  return !name.startsWith('.') && !NOT_OURS.has(name);
}

/** No project keeps its schema deeper. */
export const MAX_FOLDERS = 12;

/** A changelog or a journal is small: a larger file next to a schema is data. */
export const MAX_SIDE_FILE_BYTES = 512 * 1024;

/** Whether to read a file of that size. */
export function isSizeRead(path: string, bytes: number): boolean {
  return SCHEMAS.test(path) || bytes <= MAX_SIDE_FILE_BYTES;
}

const SCHEMAS = /\.(?:sql|ddl|psql|pgsql|prisma|dbml)$/i;
const TEXTS = /\.(?:sql|ddl|psql|pgsql|prisma|dbml|toml|conf|properties|json|xml|ya?ml)$/i;
const CODE = /\.(?:[cm]?[jt]s|go|py|rb|java|kt|groovy|exs?|php|rs|cs|ini)$/;

/** Fetched or built folders outside a project's sources, and extra entries in archives from macOS. */
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
