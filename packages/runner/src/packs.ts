import { readFile } from 'node:fs/promises';
import { fileOf } from '@seedbed/postgres/entry';
import { packLibrary, type Pack, type PackIndex, type PackLibrary } from '@seedbed/realism';

/** Where the packs that come with the product lie: `index.json`, and `packs/` with a file each. */
const DATA = fileOf('knowledge/', new URL('../../realism/data/', import.meta.url));

let opened: Promise<PackLibrary> | undefined;

/** What trades know: the index is read once a process, each pack when a schema speaks of its domain. */
export function openPacks(): Promise<PackLibrary> {
  return (opened ??= open());
}

async function open(): Promise<PackLibrary> {
  return packLibrary((await read('index.json')) as PackIndex, async (pack) => (await read(`packs/${pack}.json`)) as Pack);
}

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, DATA), 'utf8'));
}
