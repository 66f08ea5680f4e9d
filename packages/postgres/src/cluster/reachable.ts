import { constants } from 'node:fs';
import { access, chmod, chown, cp, lstat, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { program, type Binaries } from './binaries.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Where root stores files that another user must reach if root's home is not accessible. Only root can write to the
 * parent, so nobody can plant a program there.
 */
export const ROOT_STORE = '/var/lib/seedbed';

/** Binaries that `user` can start: the package's own, or a copy outside a private home. */
export async function reachableBinaries(binaries: Binaries, user: ServerUser | undefined): Promise<Binaries> {
  if (!user || (await canRun(binaries, user))) return binaries;
  const copy = { version: binaries.version, folder: join(ROOT_STORE, `postgres-${binaries.version}`) };
  if (await canRun(copy, user)) return copy;
  await mkdir(ROOT_STORE, { recursive: true, mode: 0o755 });
  const fresh = `${copy.folder}.${process.pid}`;
  await cp(binaries.folder, fresh, { recursive: true, verbatimSymlinks: true });
  await rm(copy.folder, { recursive: true, force: true });
  // If two first starts run at once, the other copy is just as good.
  await rename(fresh, copy.folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return copy;
}

/** Runs the program once and caches the answer by its path and modification time, since each check starts a process. */
async function canRun(binaries: Binaries, user: ServerUser): Promise<boolean> {
  const file = program(binaries, 'postgres');
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  const facts = [file, found.mtimeMs, found.ino, user.uid].join('\n');
  const known = join(ROOT_STORE, `runs-${createHash('sha256').update(facts).digest('hex').slice(0, 16)}`);
  if ((await exists(known)) && (await othersMayPass(dirname(file)))) return true;
  const result = await runProgram(file, ['--version'], user).catch(() => undefined);
  if (result?.code !== 0) return false;
  // Only a cache: if it is not writable, the check runs again.
  await mkdir(ROOT_STORE, { recursive: true, mode: 0o755 })
    .then(() => writeFile(known, ''))
    .catch(() => {});
  return true;
}

/**
 * The folder that actually contains a cluster's data: `dataDir`, or a place outside a private home, named by
 * `dataDir/moved-to`. Data in one of the two is never ignored in favour of an empty other folder.
 */
export async function reachableDataDir(dataDir: string, user: ServerUser | undefined): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const pointer = join(dataDir, 'moved-to');
  const known = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const isHere = await exists(join(dataDir, 'pgdata'));
  if (!user) {
    if (known && !isHere) throw movedByRoot(dataDir, known);
    return dataDir;
  }
  const isOpen = await othersMayPass(dirname(dataDir));
  if (isHere && !isOpen) throw closedWithData(dataDir, user);
  if (isHere || (isOpen && !known)) {
    await chown(dataDir, user.uid, user.gid);
    return dataDir;
  }
  if (known && !(await exists(known))) throw movedAndGone(known, pointer);
  const moved = known || join(ROOT_STORE, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  await mkdir(moved, { recursive: true, mode: 0o700 });
  await chmod(ROOT_STORE, 0o755);
  await chown(moved, user.uid, user.gid);
  await writeFile(pointer, `${moved}\n`);
  await writeFile(join(moved, 'home'), `${dataDir}\n`);
  return moved;
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function movedAndGone(moved: string, pointer: string): Problem {
  return new Problem(
    'conflict',
    `The data lie in ${moved}, says ${pointer}, and that is not there. Put it back; to begin with an empty database, remove ${pointer}.`,
  );
}

function movedByRoot(dataDir: string, moved: string): Problem {
  return new Problem(
    'conflict',
    `The data of ${dataDir} lie in ${moved}: Seedbed was started there by root. Start it as root, or as root give them over: cp -a ${moved}/. '${dataDir}' && chown -R ${process.getuid?.() ?? 'YOU'} '${dataDir}' && rm '${join(dataDir, 'moved-to')}'`,
    { facts: { dataDir, moved } },
  );
}

function closedWithData(dataDir: string, user: ServerUser): Problem {
  return new Problem(
    'conflict',
    `There is a database in ${dataDir}, and the user "${user.name}", as whom Postgres runs when root starts it, cannot go there: a folder on the way is closed to others. Open it (chmod o+x), start Seedbed as the user that the data belong to, or set SEEDBED_DATA_DIR to another folder.`,
    { facts: { dataDir } },
  );
}

/** Whether everyone may enter every folder of the path. */
export async function othersMayPass(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & constants.S_IXOTH) === 0) return false;
  return folder === dirname(folder) ? true : othersMayPass(dirname(folder));
}

/** A temporary folder for sockets: short, since a socket's whole path must stay under 108 bytes (104 on macOS). */
export async function shortTemporaryRoot(): Promise<string> {
  const own = tmpdir();
  if (own.length <= 40) return own;
  return access('/tmp', constants.W_OK).then(
    () => '/tmp',
    () => own,
  );
}
