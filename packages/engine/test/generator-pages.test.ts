import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatorPages } from '../docs/generator-pages.ts';

const folder = join(import.meta.dirname, '../../../docs/generators');

test('docs/generators matches the catalogue (else run packages/engine/docs/write-generator-pages.ts)', async () => {
  const pages = await generatorPages();
  expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort());
  const stale = [...pages].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text).map(([name]) => name);
  expect(stale).toEqual([]);
});
