import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexPacks, type Pack } from '../src/index.ts';
import { PACKS, readPackFiles } from './read-packs.ts';

/** `node packages/realism/build/compile.ts`: writes `data/index.json`, what is read before any pack is. Run it when a pack has changed. */
const packs = (await readPackFiles()).map(({ text }) => JSON.parse(text) as Pack);
const text = `${JSON.stringify(indexPacks(packs))}\n`;
await writeFile(join(PACKS, '..', 'index.json'), text);
process.stdout.write(`${packs.length} packs, ${text.length} characters of index\n`);
