import { randomBytes } from 'node:crypto';
import { access, chown, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { program, type Binaries } from './binaries.ts';
import { inspectDataFolder } from './data-folder.ts';
import { lastLine } from './last-line.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { renewPassword, runSingleUser } from './single-user.ts';
import { openStaging, removeAbandoned, removeStaging } from './staging.ts';

export const SUPERUSER = 'seedbed';

/**
 * Returns the superuser's password of the cluster in `folder/pgdata`, which is stored next to it. Creates the cluster if there is none.
 * Never removes or recreates an existing one: it replaces a lost password, and throws for an unusable folder. `notice` gets messages for
 * the operator about a start that works nevertheless.
 */
export async function initialize(binaries: Binaries, folder: string, user: ServerUser | undefined, notice?: (line: string) => void): Promise<string> {
  const pgdata = join(folder, 'pgdata');
  const wasMade = await exists(join(folder, 'initialized'));
  await removeAbandoned(folder);
  const state = await inspectDataFolder(pgdata, binaries, user);
  if (state === 'cluster' || (state === 'half-made' && wasMade)) {
    const known = await readFile(join(folder, 'password'), 'utf8').catch(() => '');
    const password = known || (await replacePassword(binaries, folder, user));
    if (!wasMade) await markMade(folder, binaries);
    return password;
  }
  if (wasMade) throw gone(folder, pgdata);
  // It contains no one's data, but is moved aside anyway instead of deleted.
  if (state === 'half-made') {
    const aside = `${pgdata}.interrupted-${Date.now()}`;
    await rename(pgdata, aside);
    notice?.(
      `The database folder ${pgdata} was incomplete: no server ever finished starting on it. Seedbed moved it to ${aside} and starts with an empty database. ` +
        'If you expected data here, stop Seedbed and restore a backup; otherwise remove the moved folder.',
    );
  }
  return make(binaries, folder, user, state === 'empty');
}

/** A new password for a cluster whose password is lost or wrong. No server may run on it. */
export async function replacePassword(binaries: Binaries, folder: string, user: ServerUser | undefined): Promise<string> {
  const making = await openStaging(folder, user);
  const password = await writePassword(making, user);
  await renewPassword(binaries, join(folder, 'pgdata'), SUPERUSER, password, user);
  await rename(join(making, 'password'), join(folder, 'password'));
  await removeStaging(making);
  return password;
}

/**
 * Created separately, then renamed: if this is interrupted, there is either a complete cluster with its password or
 * none. An existing folder may be a mount and is kept.
 */
async function make(binaries: Binaries, folder: string, user: ServerUser | undefined, inPlace: boolean): Promise<string> {
  const pgdata = join(folder, 'pgdata');
  const making = await openStaging(folder, user);
  if (inPlace && user) await chown(pgdata, user.uid, user.gid);
  try {
    const password = await writePassword(making, user);
    const made = inPlace ? pgdata : join(making, 'pgdata');
    await runInitdb(binaries, folder, 'control', join(making, 'password'), made, user);
    await rename(join(making, 'password'), join(folder, 'password'));
    if (!inPlace) await rename(made, pgdata);
    await markMade(folder, binaries);
    return password;
  } finally {
    await removeStaging(making);
  }
}

/** The arguments of `initdb` but for places. */
export function initdbArguments({ version }: Binaries, kind: 'control' | 'throwaway'): string[] {
  const major = Number.parseInt(version, 10);
  return [
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
    '--no-instructions',
    // Independent of the system's locales: the same text order on every machine.
    '--locale=C',
    // Treats letters beyond ASCII as letters, if the version has a built-in locale.
    ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    // Small files, because the folder is copied.
    ...(kind === 'throwaway' ? ['--wal-segsize=1'] : []),
    // Its password is random and its socket is in a private folder: nothing can be guessed, and every session costs
    // less.
    ...(kind === 'throwaway' && major >= 16 ? ['--set=scram_iterations=1'] : []),
  ];
}

/**
 * `pgdata` and `password` in `folder`, for a throwaway server: the roles of its sandboxes can enter only their own
 * database.
 */
export async function makeTemplate(binaries: Binaries, folder: string, user: ServerUser | undefined): Promise<void> {
  if (user) await chown(folder, user.uid, user.gid);
  await writePassword(folder, user);
  await runInitdb(binaries, folder, 'throwaway', join(folder, 'password'), join(folder, 'pgdata'), user);
  await runSingleUser(binaries, join(folder, 'pgdata'), ['REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC'], user);
}

async function runInitdb(
  binaries: Binaries,
  folder: string,
  kind: 'control' | 'throwaway',
  passwordFile: string,
  pgdata: string,
  user: ServerUser | undefined,
): Promise<void> {
  const args = [...initdbArguments(binaries, kind), `--pwfile=${passwordFile}`, '-D', pgdata];
  const result = await runProgram(program(binaries, 'initdb'), args, user);
  if (result.code !== 0) throw initializationProblem(folder, result.output);
}

async function writePassword(making: string, user: ServerUser | undefined): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const file = join(making, 'password');
  await writeFile(file, password, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
  return password;
}

async function markMade(folder: string, { version }: Binaries): Promise<void> {
  await writeFile(join(folder, 'initialized'), version);
}

function gone(folder: string, pgdata: string): Problem {
  return new Problem(
    'conflict',
    `A database was made in ${folder}, and its folder ${pgdata} is missing or empty. Mount it or put it back; to begin with an empty one, remove ${join(folder, 'initialized')}.`,
  );
}

function initializationProblem(folder: string, output: string): Problem {
  if (/no space left|could not (extend|write) file|wrote only/i.test(output)) {
    return new Problem(
      'internal',
      `There is no space left on the disk of ${folder}: the embedded Postgres needs about 60 MB. Free some, or set SEEDBED_DATA_DIR to another disk.`,
    );
  }
  return new Problem('internal', `The embedded Postgres could not make its data folder ${folder}: ${lastLine(output)}`, { facts: { output } });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
