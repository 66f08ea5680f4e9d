import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexPacks, type Pack } from '../src/index.ts';
import { compileUniversal } from './compile-universal.ts';
import { readPackFiles } from './read-packs.ts';
import { DATA, readSheets } from './read-sheets.ts';

/**
 * `node packages/meaning/build/compile.ts`: writes `data/index.json`, the index of all packs, and `data/universal.json`, the sheets of
 * universal attributes with the position of each word. Run it after changing a pack or a sheet.
 */
const packs = (await readPackFiles()).map(({ text }) => JSON.parse(text) as Pack);
const index = `${JSON.stringify(indexPacks(packs))}\n`;
await writeFile(join(DATA, 'index.json'), index);
const universal = `${JSON.stringify(compileUniversal(await readSheets()))}\n`;
await writeFile(join(DATA, 'universal.json'), universal);
process.stdout.write(`${packs.length} packs, ${index.length} characters of index, ${universal.length} of universal attributes\n`);
