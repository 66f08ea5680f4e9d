import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, standInProgram } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { provedDataset } from './support/open-shop.ts';
import { SHOP } from './support/shop.ts';

let folder: string;
let product: Product;
let browser: Browser;
let page: Page;
let dataset: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-web-at-hand-'));
  const { path } = await standInProgram(folder, []);
  [product, browser] = await Promise.all([startProduct({ env: { PATH: path, OLLAMA_HOST: '127.0.0.1:1', CI: '', SEEDBED_NO_OFFERS: '' } }), launchBrowser()]);
  dataset = await provedDataset(product, SHOP);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

afterEach(() => rm(join(folder, 'calls.jsonl'), { force: true }));

/** For eyes: with a folder in SCREENSHOTS, what is on the page, wide and narrow, light and dark. */
async function picture(name: string): Promise<void> {
  const shots = process.env['SCREENSHOTS'];
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const cities = (...values: string[]) => JSON.stringify({ format: 2, tables: { customers: { columns: { city: { values, null: 0 } } } } });

test('beside a new dataset, a line offers the first program; after a no it is never offered again', async () => {
  const program = await standInProgram(folder, ['hangs']);
  const offer = page.getByRole('complementary', { name: 'A model on this computer' });
  await page.goto(`${product.url}${dataset}`);
  await offer.getByText(/^[\d,]+ of \d+ columns (?:is a guess|are guesses)\. Claude Code on this computer can be asked once\.$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture('at-hand-offer');
  await offer.getByRole('link', { name: 'See what it would be sent' }).click();
  await page.getByRole('button', { name: 'Ask Claude Code' }).waitFor();
  await page.goBack();
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('textbox', { name: 'What should be different?' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await offer.count()).toBe(0);
  expect(await program.calls()).toEqual([]);
});

test('one click beside a new dataset asks the program, and its rows appear; undo takes them back', async () => {
  const program = await standInProgram(folder, [{ says: cities('Köln', 'Bonn') }, { says: cities('Mainz') }]);
  const own = await provedDataset(product, SHOP);
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  other.setDefaultTimeout(PATIENCE);
  await other.goto(`${product.url}${own}`);
  const offer = other.getByRole('complementary', { name: 'A model on this computer' });
  await offer
    .getByText(
      /^Starts Claude Code and sends it the schema and generated rows, about [1-9][\d,]* tokens, and once more.*no row of a database\. The answer is kept/,
    )
    .waitFor();
  expect(await program.calls()).toEqual([]);
  expect(await violations(other)).toEqual([]);
  await offer.getByRole('button', { name: 'Ask Claude Code' }).click();
  await other.getByText('Revision 2 keeps 1 column of 1 table.').waitFor();
  expect(await program.calls()).toHaveLength(2);
  await other.getByRole('gridcell', { name: 'Mainz' }).first().waitFor();
  await offer.waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Undo' }).first().click();
  await other.getByRole('gridcell', { name: 'Mainz' }).first().waitFor({ state: 'detached' });
  await other.context().close();
});

test('one click asks a program on this computer, which reviews its rows by itself; the difference is kept on a yes', async () => {
  const program = await standInProgram(folder, [{ says: cities('Köln', 'Bonn') }, { says: cities('Mainz') }]);
  await page.goto(`${product.url}${dataset}/ask`);
  await page
    .getByText(/Starts Claude Code on this computer and sends it the schema and generated rows, about [\d,]+ tokens, and no row of a database/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await picture('at-hand-before');
  expect(await program.calls()).toEqual([]);

  await page.getByRole('button', { name: 'Ask Claude Code' }).click();
  const steps = page.getByRole('list', { name: 'Questions to Claude Code' });
  await steps.getByText('The review answered').waitFor();
  const customers = page.getByRole('region', { name: 'public.customers', exact: true });
  await customers.getByRole('group', { name: 'After' }).getByRole('cell', { name: 'Mainz' }).first().waitFor();
  expect(await program.calls()).toHaveLength(2);
  expect(await violations(page)).toEqual([]);
  await picture('at-hand-after');
  await page.getByRole('button', { name: 'Keep 1 column of 1 table' }).click();
  await page.getByText('Revision 2 keeps 1 column of 1 table.').waitFor();
});

const ODD = 'every city sounds like the sea';
const odd = JSON.stringify({
  format: 2,
  changes: [{ wish: ODD, knowledge: { format: 2, tables: { customers: { columns: { city: { values: ['Sylt'], null: 0 } } } } } }],
});

test('words that Seedbed does not understand are asked of a program by a click, and its change is shown before it is accepted', async () => {
  const program = await standInProgram(folder, [{ says: odd }]);
  await page.goto(`${product.url}${dataset}`);
  const line = page.getByRole('textbox', { name: 'What should be different?' });
  await line.fill(ODD);
  await page.getByRole('button', { name: 'Show changes' }).click();
  const pane = page.getByRole('region', { name: 'Proposed changes' });
  await pane.getByText(/Starts Claude Code on this computer and sends it the schema.*asked again\. Nothing changes before you keep it/).waitFor();
  expect(await program.calls()).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await picture('at-hand-words');
  await pane.getByRole('button', { name: 'Ask Claude Code' }).click();
  await pane.getByRole('group', { name: 'After' }).getByRole('cell', { name: 'Sylt' }).first().waitFor();
  expect(await program.calls()).toHaveLength(1);
  await picture('at-hand-words-after');
  await pane.getByRole('button', { name: `Accept ${ODD}` }).click();
  await pane.getByText('Accepted', { exact: true }).waitFor();
  await pane.getByRole('button', { name: 'Close the changes' }).click();
});

test('an answer without changes is refused beside the words', async () => {
  await standInProgram(folder, [{ says: 'I would rather not.' }]);
  await page.goto(`${product.url}${dataset}`);
  await page.getByRole('textbox', { name: 'What should be different?' }).fill(`${ODD}, too`);
  await page.getByRole('button', { name: 'Show changes' }).click();
  const pane = page.getByRole('region', { name: 'Proposed changes' });
  await pane.getByRole('button', { name: 'Ask Claude Code' }).click();
  await pane.getByRole('alert').waitFor();
  await picture('at-hand-words-failing');
  await pane.getByRole('button', { name: 'Close the changes' }).click();
});

test('a program that is not signed in is said so with the fix, and cancelling ends one that hangs', async () => {
  await standInProgram(folder, [{ fails: { result: 'Not logged in · Please run /login' } }]);
  await page.goto(`${product.url}${dataset}/ask`);
  await page.getByRole('button', { name: 'Ask Claude Code' }).click();
  await page.getByText('Claude Code is not signed in: start `claude` once').waitFor();
  await picture('at-hand-failing');

  const program = await standInProgram(folder, ['hangs']);
  await page.getByRole('button', { name: 'Ask Claude Code' }).click();
  await page.getByText('waiting for the answer').waitFor();
  const pids = await vi.waitFor(async () => {
    const found = await program.pids();
    expect(found).toHaveLength(2);
    return found;
  }, PATIENCE);
  await picture('at-hand-waiting');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('cancelled; the service may still charge for it').waitFor();
  await expect.poll(() => pids.filter(isRunning), { timeout: PATIENCE }).toEqual([]);
});
