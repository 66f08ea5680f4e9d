import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKS, readPackFiles } from '../../build/read-packs.ts';
import { indexPacks, type Pack } from '../../src/index.ts';

test('the index matches the packs (node packages/meaning/build/compile.ts)', async () => {
  const packs = (await readPackFiles()).map(({ text }) => JSON.parse(text) as Pack);
  expect(JSON.parse(await readFile(join(PACKS, '..', 'index.json'), 'utf8'))).toEqual(indexPacks(packs));
});
