import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatorIndex, generatorPages } from '../docs/generator-pages.ts';
import { catalogue } from '../src/generators/index.ts';

test('docs/generators/README.md matches the catalogue (else run packages/engine/docs/write-generator-pages.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../docs/generators/README.md'), 'utf8')).toBe(generatorIndex());
});

test('each kind has a page with its title, its parameters and a column to copy, and the index links to all', async () => {
  const pages = await generatorPages();
  expect([...pages.keys()].toSorted()).toEqual(['README.md', ...catalogue.map(({ kind }) => `${kind}.md`)].toSorted());
  const index = pages.get('README.md')!;
  for (const { kind, title } of catalogue) {
    const page = pages.get(`${kind}.md`)!;
    expect(page.split('\n')[0]).toBe(`# ${title}`);
    expect(page).toMatch(/\nNo parameters\.\n|\n\| parameter \|/);
    expect(page).toContain(`"generator":{"kind":"${kind}"`);
    expect(index).toContain(`(${kind}.md)`);
  }
});
