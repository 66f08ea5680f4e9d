import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '@seedbed/contract';
import { dataFolder, runsFromSource } from '@seedbed/postgres/entry';
import type { PackFolder } from '@seedbed/runner/own-packs';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { FoundConfig } from './read-config.ts';

/** The server's data folder, as in `seedbed start`. */
export function dataDirOf({ env, cwd }: Io, { server }: FoundConfig): string {
  const given = env['SEEDBED_DATA_DIR'] || server?.dataDir;
  if (given) return resolve(cwd, given);
  return runsFromSource ? fileURLToPath(new URL('../../../../.seedbed', import.meta.url)) : dataFolder();
}

/** The folder where `seedbed pack add` stores a pack. */
export function packsInDataDir(io: Io, config: FoundConfig): string {
  return join(dataDirOf(io, config), 'packs');
}

/**
 * Folders of own packs, nearest first: the one named in or next to the config file, the one next to FILE, and the data
 * folder.
 */
export function packFolders(io: Io, config: FoundConfig, file?: string): readonly PackFolder[] {
  const beside = (folder: string): PackFolder => ({ path: join(folder, 'packs'), named: false });
  const isFile = file !== undefined && file !== '-' && !/^(postgres(ql)?|mysql|mariadb):\/\//.test(file);
  const folders: PackFolder[] = [
    ...(config.packs !== undefined ? [{ path: config.packs, named: true }] : config.folder !== undefined ? [beside(config.folder)] : []),
    ...(isFile ? [beside(dirname(resolve(io.cwd, file)))] : []),
    { path: packsInDataDir(io, config), named: false },
  ];
  return folders.filter(({ path }, at) => folders.findIndex((other) => other.path === path) === at);
}

/** The packs of these folders, read for the first schema. A wrong one is a wrong argument: the error names it. */
export async function packsOf(folders: readonly PackFolder[]) {
  const { ownPacksOf } = await import('@seedbed/runner/own-packs');
  try {
    return (await ownPacksOf(folders)).map(({ pack }) => pack);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(error.message) : error;
  }
}
