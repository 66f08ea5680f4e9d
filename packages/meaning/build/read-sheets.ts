import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sheets by file, in tie-breaking order: the lines of rules, without notes and empty lines. */
type Lines = ReadonlyMap<string, readonly string[]>;

/** The sheets of universal attributes (`data/universal/NNNN-name.rules`, and the fallback `last.rules`) and of quantities. */
export type Sheets = { readonly universal: Lines; readonly quantities: Lines };

/** The folder of all data. */
export const DATA = join(import.meta.dirname, '..', 'data');

export async function readSheets(): Promise<Sheets> {
  return { universal: await readFolder('universal', '.rules'), quantities: await readFolder('quantities', '.quantities') };
}

async function readFolder(folder: string, ending: string): Promise<Lines> {
  const files = (await readdir(join(DATA, folder))).filter((file) => file.endsWith(ending)).toSorted();
  return new Map(await Promise.all(files.map(async (file) => [file, await readLines(join(DATA, folder, file))] as const)));
}

async function readLines(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('# '));
}
