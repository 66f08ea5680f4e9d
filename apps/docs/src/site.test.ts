import { generatorPages } from '../../../packages/engine/docs/generator-pages.ts';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatorFamilies } from './generator-families.ts';
import { llmsText } from './llms-text.ts';
import { ADDRESSES, anchorOf, ROOT } from './pages.ts';
import { rewriteLinks } from './rewrite-links.ts';

test('every page of the manual is on the site', () => {
  const pages = globSync('manual/*.md', { cwd: `${ROOT}/docs` });
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !ADDRESSES.has(page))).toEqual([]);
});

test.each([
  ['another page', '[rows](command-line.md#rows)', '[rows](./command-line.md#rows)'],
  ['a guide', '[tests](../guides/test-data.md)', '[tests](./guides/test-data.md)'],
  ['a generator', '[`email`](../generators/internet.email.md)', '[`email`](./generators/internet.md#internetemail)'],
  ['the index of generators', '[any](../generators/)', '[any](./generators/index.md)'],
  ['a file that the site does not have', '[`action.yml`](../../action.yml) does', '`action.yml` does'],
  ['an address elsewhere', '[site](https://example.org)', '[site](https://example.org)'],
  ['a heading of the same page', '[below](#rows)', '[below](#rows)'],
  ['a picture', '![grid](../images/grid.png)', '![grid](/images/grid.png)'],
])('a link to %s', (_what, link, expected) => {
  expect(rewriteLinks(link, 'manual/ci.md', 'ci')).toBe(expected);
});

test('llms.txt names each page of the sidebar with its address and a sentence', () => {
  const lines = llmsText()
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines.map((line) => /\]\(\/docs\/(.+)\.html\): .+\.$/.exec(line)?.[1])).toEqual(
    [...ADDRESSES.values()].filter((address) => !address.endsWith('index')),
  );
});

test('links in fences stay as they are', () => {
  const fence = '```md\n[rows](command-line.md)\n```';
  expect(rewriteLinks(`[rows](command-line.md)\n${fence}`, 'manual/ci.md', 'guides/ci')).toBe(`[rows](../command-line.md)\n${fence}`);
});

test('each generator has a heading on the page of its family', async () => {
  const families = generatorFamilies(await generatorPages());
  expect(families.get('internet')).toContain('## internet.email\n\n**E-mail.**');
  expect(families.get('basic')).toContain('## expression\n');
  expect(anchorOf('internet.email')).toBe('internetemail');
});
