import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexPacks, type Pack } from '../src/index.ts';
import { parseRule } from '../src/names/rule.ts';
import { compileTrades } from './compile-trades.ts';
import { compileUniversal } from './compile-universal.ts';
import { madeWords } from './made-words.ts';
import { readPackFiles } from './read-packs.ts';
import { DATA, readSheets } from './read-sheets.ts';

/**
 * `node packages/realism/build/compile.ts`: writes `data/index.json`, what is read before any pack is, and `data/universal.json`, the sheets of universal
 * attributes with where each word stands in them. Run it when a pack or a sheet has changed.
 */
const packs = (await readPackFiles()).map(({ text }) => JSON.parse(text) as Pack);
const index = `${JSON.stringify(indexPacks(packs))}\n`;
await writeFile(join(DATA, 'index.json'), index);
const sheets = await readSheets();
const universal = `${JSON.stringify(compileUniversal(sheets))}\n`;
await writeFile(join(DATA, 'universal.json'), universal);
const trades = `${JSON.stringify(compileTrades(packs, [...sheets.universal.values()].flat().map(parseRule), await madeWords()))}\n`;
await writeFile(join(DATA, 'trades.json'), trades);
process.stdout.write(
  `${packs.length} packs, ${index.length} characters of index, ${universal.length} of universal attributes, ${trades.length} of the trades of their words\n`,
);
