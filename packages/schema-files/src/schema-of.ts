import { countOf, Problem } from '@seedbed/contract';
import type { Folder } from './files/folder.ts';
import { findSchema } from './find-schema.ts';
import { joinSteps } from './migrations/join.ts';
import { madeBefore } from './migrations/made-before.ts';
import type { Migrations } from './migrations/tool.ts';

/** A folder as one script of DDL, and what to say of how it was read. */
export type FolderSchema = {
  readonly ddl: string;
  /** Where the folder names it. */
  readonly dialect?: 'postgres' | 'sqlite';
  /** `Prisma migrations: 14 files`. */
  readonly summary: string;
  /** What was not read: files that are left out, other schemas. */
  readonly notes: readonly string[];
};

/** Reads the schema of a folder; `name` is the folder's in what is said of it. Throws `invalid-request` where there is none, or several. */
export function schemaOf(folder: Folder, name: string): FolderSchema {
  const { path, migrations, others } = findSchema(folder, name);
  const { tool, steps, left = [], dialect } = migrations;
  const before = madeBefore(migrations);
  const place = path === '' ? '' : ` in ${path}`;
  const read = dialect === undefined ? undefined : DIALECTS.get(dialect);
  if (dialect !== undefined && read === undefined)
    throw new Problem('invalid-request', `The ${tool} migrations${place === '' ? ` in ${name}` : place} are for ${dialect}. PostgreSQL and SQLite are read.`, {
      facts: { phase: 'schema' },
    });
  return {
    ddl: joinSteps(steps, before),
    ...(read !== undefined && { dialect: read }),
    summary: `${tool === 'SQL' ? 'SQL' : `${tool} migrations`}${place}: ${countOf(steps.length, 'file')}`,
    notes: [
      ...(before.what.length > 0 ? [`made first, since no migration makes it: ${before.what.join(', ')}`] : []),
      ...leftOut(left),
      ...(others.length > 0 ? [`also found, and not read: ${others.join(', ')}`] : []),
    ],
  };
}

/** By the names that Prisma and Drizzle have for them. */
const DIALECTS: ReadonlyMap<string, 'postgres' | 'sqlite'> = new Map([
  ['postgres', 'postgres'],
  ['postgresql', 'postgres'],
  ['pg', 'postgres'],
  ['sqlite', 'sqlite'],
  ['turso', 'sqlite'],
]);

/** Named one by one up to here. */
const SHOWN = 5;

function leftOut(left: NonNullable<Migrations['left']>): string[] {
  if (left.length === 0) return [];
  const shown = left.slice(0, SHOWN).map(({ path, why }) => `${path} (${why})`);
  return [`not read: ${shown.join(', ')}${left.length > SHOWN ? ` and ${left.length - SHOWN} more` : ''}`];
}
