import { readFile } from 'node:fs/promises';
import { fileOf } from '@seedbed/postgres/entry';
import { packLibrary, type Pack, type PackIndex, type PackLibrary } from '@seedbed/meaning';

/** The folder of the included packs: `index.json`, and `packs/` with one file each. */
const DATA = fileOf('knowledge/', new URL('../../../../meaning/data/', import.meta.url));

let opened: Promise<PackLibrary> | undefined;

/** Opens the packs: reads the index once per process, and each pack when a schema belongs to its domain. */
export function openPacks(): Promise<PackLibrary> {
  return (opened ??= open());
}

/** The text of an included pack; undefined for an unknown name. */
export async function builtInPack(name: string): Promise<string | undefined> {
  const { index } = await openPacks();
  return Object.hasOwn(index.packs, name) ? await read(`packs/${name}.json`) : undefined;
}

async function open(): Promise<PackLibrary> {
  return packLibrary(JSON.parse(await read('index.json')) as PackIndex, async (pack) => JSON.parse(await read(`packs/${pack}.json`)) as Pack);
}

async function read(name: string): Promise<string> {
  return await readFile(new URL(name, DATA), 'utf8');
}
