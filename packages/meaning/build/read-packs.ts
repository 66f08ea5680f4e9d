import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DATA } from './read-sheets.ts';

/** The folder of the packs that come with the product. */
export const PACKS = join(DATA, 'packs');

export type PackFile = { readonly path: string; readonly name: string; readonly text: string };

/** The files of these paths, or of all packs that come with the product; the name is the file's without its ending. */
export async function readPackFiles(paths?: readonly string[]): Promise<PackFile[]> {
  const files = paths?.length
    ? paths
    : (await readdir(PACKS))
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => join(PACKS, file));
  return Promise.all(files.map(async (path) => ({ path, name: basename(path, '.json'), text: await readFile(path, 'utf8') })));
}
