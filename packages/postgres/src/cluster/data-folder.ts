import { chmod, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@seedbed/contract';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/**
 * The state of a data directory. `half-made`: from an interrupted `initdb`; no server ever ran on it, so it contains no
 * one's data.
 */
type DataFolderState = 'absent' | 'empty' | 'half-made' | 'cluster';

/**
 * The names that `initdb` creates. `postmaster.pid` exists while its bootstrap runs; only a server writes
 * `postmaster.opts`.
 */
const MADE_BY_INITDB = /^(PG_VERSION|base|global|pg_\w+|pg_(hba|ident)\.conf|postgresql(\.auto)?\.conf|postmaster\.pid)$/;

/** Databases of users have numbers from here on. */
const FIRST_USER_OID = 16_384;

/**
 * Checks the folder; changes only a mode that is too permissive. An unusable folder that may contain data is a Problem
 * with instructions: no start may lose a row.
 */
export async function inspectDataFolder(pgdata: string, binaries: Binaries, user: ServerUser | undefined): Promise<DataFolderState> {
  const found = await lstat(pgdata).catch((error: NodeJS.ErrnoException) => unlessMissing(error, pgdata));
  if (!found) return 'absent';
  const folder = found.isSymbolicLink() ? await stat(pgdata).catch((error: NodeJS.ErrnoException) => unlessMissing(error, pgdata)) : found;
  if (!folder) throw new Problem('conflict', `${pgdata} is a link to a place that is not there. Mount it, or remove the link to begin with an empty database.`);
  if (!folder.isDirectory()) throw new Problem('conflict', `${pgdata} is not a folder. Move it away, or set SEEDBED_DATA_DIR to another folder.`);
  const names = await readdir(pgdata).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(pgdata, error);
  });
  if (names.length === 0) return 'empty';
  refuseForeignOwner(pgdata, folder.uid, user);
  if (!(await hasBeenServed(pgdata, names))) {
    const other = names.find((name) => !MADE_BY_INITDB.test(name));
    if (other === undefined) return 'half-made';
    throw new Problem('conflict', `${pgdata} holds what is no Postgres database ("${other}"). Move it away, or set SEEDBED_DATA_DIR to another folder.`);
  }
  await refuseOtherVersion(pgdata, binaries);
  // The copy did not preserve modes: Postgres accepts only 0700 and 0750.
  if ((folder.mode & 0o027) !== 0) await chmod(pgdata, 0o700);
  return 'cluster';
}

/** Whether a server ran on it, or it has users' databases: then it is a cluster, even if damaged. */
async function hasBeenServed(pgdata: string, names: readonly string[]): Promise<boolean> {
  if (names.includes('postmaster.opts')) return true;
  const databases = await readdir(join(pgdata, 'base')).catch(() => []);
  const tablespaces = await readdir(join(pgdata, 'pg_tblspc')).catch(() => []);
  return tablespaces.length > 0 || databases.some((name) => Number(name) >= FIRST_USER_OID);
}

function refuseForeignOwner(pgdata: string, uid: number, user: ServerUser | undefined): void {
  const wanted = user?.uid ?? process.getuid?.();
  if (wanted === undefined || uid === wanted) return;
  throw new Problem(
    'conflict',
    `The database in ${pgdata} belongs to the user with the number ${uid}, and Postgres runs as ${user ? `"${user.name}" (${wanted})` : `the number ${wanted}`}. ` +
      `Start Seedbed as that user, or give it over: chown -R ${user?.name ?? wanted} '${pgdata}'`,
    { facts: { pgdata, owner: uid, wanted } },
  );
}

async function refuseOtherVersion(pgdata: string, { version }: Binaries): Promise<void> {
  const found = (await readFile(join(pgdata, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const ours = String(Number.parseInt(version, 10));
  if (found === '')
    throw new Problem('conflict', `The database in ${pgdata} is damaged: its file PG_VERSION is missing. Restore it from a backup, or move the folder away.`);
  if (found !== ours)
    throw new Problem(
      'conflict',
      `The database in ${pgdata} is of Postgres ${found}, and this Seedbed comes with ${ours}. Start the Seedbed that made it and dump it with pg_dump, or move the folder away to begin with an empty one.`,
      { facts: { pgdata, found, ours } },
    );
}

function unlessMissing(error: NodeJS.ErrnoException, pgdata: string): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw unreadable(pgdata, error);
}

function unreadable(pgdata: string, cause: NodeJS.ErrnoException): Problem {
  return new Problem(
    'conflict',
    `The folder ${pgdata} cannot be read (${cause.code}). Start Seedbed as the user that it belongs to, or set SEEDBED_DATA_DIR to another folder.`,
    { cause },
  );
}
