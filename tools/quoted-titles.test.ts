import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

test('test titles that the workbench page quotes exist', () => {
  const page = readFileSync(join(ROOT, 'docs/workbench.md'), 'utf8');
  const quotes = [...page.matchAll(/"([^"\n]+)"/g)].map(([, quote]) => quote!).filter((quote) => quote !== 'Yes');
  expect(quotes.length).toBeGreaterThan(30);
  const tests = globSync('{apps,packages}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  // "…" replaces an omitted part of a title.
  const missing = quotes.filter((quote) => !quote.split('…').every((part) => tests.includes(part.trim())));
  expect(missing).toEqual([]);
});
