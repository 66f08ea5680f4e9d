import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kernelWords } from '../../packages/engine/test/suites/whole/kernel-words.ts';
import { LOCALES } from '../../packages/engine/test/suites/whole/whole-blueprint.ts';
import { launchBrowser } from '../support/browser.ts';
import type { EnginePage } from '../support/engine/page.ts';
import { openEnginePage } from '../support/engine/open-engine-page.ts';

/** The same bytes in a browser as in Node: of a blueprint that uses everything, in every locale and every format. */
const GOLDEN = join(import.meta.dirname, '../../packages/engine/test/golden/whole');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openEnginePage(browser);
});

afterAll(async () => {
  await browser?.close();
});

test.each(Object.keys(LOCALES))('Chromium generates the golden bytes: %s', async (locale) => {
  const [, ...lines] = (await readFile(join(GOLDEN, `bytes.${locale}.tsv`), 'utf8')).trimEnd().split('\n');
  const tables = lines.map((line) => line.split('\t')[0]!);
  expect(tables.length).toBeGreaterThan(5);
  const made = await page.evaluate(([name, of]) => (globalThis as unknown as { engine: EnginePage }).engine.digests(name, of), [locale, tables] as [
    string,
    string[],
  ]);
  expect(made).toEqual(lines);
});

test('Chromium’s logarithms, powers, tables and permutations equal those of Node, to the bit', async () => {
  const made = await page.evaluate(() => (globalThis as unknown as { engine: EnginePage }).engine.kernelWords());
  const here = kernelWords();
  expect(Object.keys(made)).toEqual(Object.keys(here));
  expect(made).toEqual(here);
});
