import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_PACK_LIMITS as MAX, PACK_LIMITS, Problem, type Pack } from '@seedbed/contract';
import { readPack } from '@seedbed/meaning';

/**
 * A folder of own packs. An explicitly named folder must exist, and every JSON file in it must be a pack; otherwise
 * files that do not look like one are skipped.
 */
export type PackFolder = { readonly path: string; readonly named: boolean };

/** A pack and its file. */
export type OwnPack = { readonly path: string; readonly text: string; readonly pack: Pack };

/** No real pack is larger than this, so larger files are not read further. */
const LARGEST_FILE = 4 * PACK_LIMITS.bytes;

/** The packs of a folder, by file. Throws Problem `invalid-request` for an invalid one, with its place. */
export async function readPackFolder({ path: folder, named }: PackFolder): Promise<OwnPack[]> {
  const files = (await namesIn(folder, named)).filter((name) => name.endsWith('.json')).toSorted();
  const packs: OwnPack[] = [];
  for (const file of files) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!named && !isPack(text)) continue;
    if (text.length > LARGEST_FILE) throw new Problem('too-large', `${path} has ${text.length} characters; a pack has ${PACK_LIMITS.bytes} at most.`);
    const { pack, findings } = readPack(text);
    if (!pack) throw refused(path, findings);
    packs.push({ path, text, pack });
  }
  return packs;
}

/**
 * The packs of these folders; if two have the same name, the one of the earlier folder. Throws Problem `too-large` for
 * too many files.
 */
export async function ownPacksOf(folders: readonly PackFolder[]): Promise<OwnPack[]> {
  const found = new Map<string, OwnPack>();
  for (const folder of folders) for (const own of await readPackFolder(folder)) if (!found.has(own.pack.pack)) found.set(own.pack.pack, own);
  const packs = [...found.values()];
  const bytes = packs.reduce((sum, { text }) => sum + text.length, 0);
  if (packs.length > MAX.count || bytes > MAX.bytes)
    throw new Problem('too-large', `There are ${packs.length} own packs of ${bytes} characters; ${MAX.count} of ${MAX.bytes} together are looked into.`);
  return packs;
}

function refused(path: string, findings: readonly { readonly line: number; readonly place: string; readonly message: string }[]): Problem {
  const [{ line, place, message }] = findings as [(typeof findings)[number]];
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
  return new Problem('invalid-request', `${path}:${line} ${place} ${message}${more}. seedbed pack check ${path} shows the details.`);
}

/** Whether it looks like a pack: folders contain other JSON as well. */
function isPack(text: string): boolean {
  return /^\s*\{\s*"(?:pack|title|cues|concepts)"/.test(text);
}

async function namesIn(folder: string, named: boolean): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!named && (code === 'ENOENT' || code === 'ENOTDIR')) return [];
    throw new Problem('not-found', `The packs of ${folder} cannot be read: ${code === 'ENOENT' ? 'there is no such folder' : message}.`, { cause: error });
  }
}
