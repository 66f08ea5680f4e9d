import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cacheFolder } from '@seedbed/postgres/entry';
import { openRunner } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { FoundConfig } from '../config/read-config.ts';
import type { Io } from '../io.ts';
import { bytes } from '../output/figures.ts';
import { ok, problem, warning, type Finding } from './finding.ts';

/** The oldest Node that runs the bundle. */
const NODE = { major: 20, minor: 11 };
const START_PORT = 4500;
const GIB = 1024 ** 3;
/** A cache above this, or a disk with less room, is named. */
const LIMITS = { cache: 2 * GIB, free: 1 * GIB };

/** Versions, the cache folder, the private Postgres and the port of `seedbed start`. */
export async function machineFindings(io: Io, { server }: FoundConfig): Promise<Finding[]> {
  return [versions(process.versions.node), await cache(), await privatePostgres(io), await port(server?.port ?? START_PORT)];
}

export function versions(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const found = `Node ${node}, Seedbed ${manifest.version}`;
  const isOld = major < NODE.major || (major === NODE.major && minor < NODE.minor);
  return isOld ? problem('versions', found, `Install Node ${NODE.major}.${NODE.minor} or newer: https://nodejs.org`) : ok('versions', found);
}

async function cache(): Promise<Finding> {
  const folder = cacheFolder();
  const probe = join(folder, `doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
  } catch (error) {
    return problem('cache', `${folder} cannot be written: ${(error as Error).message}`, 'export XDG_CACHE_HOME=/path/to/a/folder/that/you/can/write');
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  const size = await sizeOf(folder);
  const { bavail, bsize } = await statfs(folder);
  const found = `${folder} is writable and holds ${bytes(size)}; ${bytes(bavail * bsize)} free`;
  if (bavail * bsize < LIMITS.free) return problem('cache', found, 'Free at least 1 GB of that disk, or set XDG_CACHE_HOME to a folder on another one');
  return size > LIMITS.cache ? warning('cache', found, `rm -rf '${folder}'   (while no Seedbed runs; it is made again)`) : ok('cache', found);
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    // A file may go meanwhile.
    if (entry.isFile())
      size += await stat(join(folderOf(entry), entry.name)).then(
        (found) => found.size,
        () => 0,
      );
  }
  return size;
}

/** Node before 20.12 calls it `path`. */
function folderOf(entry: Dirent): string {
  return entry.parentPath ?? (entry as unknown as { readonly path: string }).path;
}

/** The server that reads and proves schemas. */
async function privatePostgres({ throwaway }: Io): Promise<Finding> {
  try {
    await using runner = openRunner({ throwaway });
    await runner.inferDdl('CREATE TABLE doctor (id integer PRIMARY KEY);');
    return ok('private Postgres', 'starts and reads a schema');
  } catch (error) {
    return problem(
      'private Postgres',
      `does not start: ${(error as Error).message}`,
      'npm install --include=optional   (its program is an optional package of your platform)',
    );
  }
}

/** Only `seedbed start` needs it. */
async function port(number: number): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree
    ? ok('port', `${number} is free for seedbed start`)
    : warning('port', `${number} is in use: by a Seedbed server, or by another program`, 'seedbed start --port 0');
}
