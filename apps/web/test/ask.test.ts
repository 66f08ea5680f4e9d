import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { SHOP } from './support/shop.ts';
import { grow } from './support/workspace.ts';

let product: Product;
let browser: Browser;
let page: Page;
let api: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
  api = `${product.url}/api/v1${new URL(page.url()).pathname}`;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const ANSWER = {
  format: 2,
  tables: {
    customers: { columns: { city: { values: ['Köln', 'Bonn'], null: 0 }, first_name: { values: ['Jana', 'Uwe'] }, nobody: { value: 1 } } },
    items: { columns: { quantity: { low: 1, high: 3 } } },
  },
};

const valuesOf = async (table: string, column: string) => {
  const { columns, rows } = (await (await fetch(`${api}/tables/${table}/rows?limit=50`)).json()) as { columns: { name: string }[]; rows: string[][] };
  const at = columns.findIndex(({ name }) => name === column);
  return new Set(rows.map((row) => row[at]));
};

test('a model is asked by copy and paste: its answer is tried, kept in part, and undone', async () => {
  await page.getByRole('link', { name: 'Ask a model' }).click();
  await page.getByRole('button', { name: 'Copy the question' }).click();
  await page.getByRole('button', { name: 'Copied the question' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('create table customers');

  await page.getByRole('textbox', { name: 'Answer' }).fill('I am sorry, I cannot do that.');
  await page.getByRole('button', { name: 'Try the answer' }).click();
  await page.getByText('No JSON found', { exact: true }).waitFor();

  await page.getByRole('textbox', { name: 'Answer' }).fill(`Here you are:\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\``);
  await page.getByRole('button', { name: 'Try the answer' }).click();
  await page.getByText('2 of 4 tables').waitFor();
  await page.getByText('Not answered: public.moods, public.orders').waitFor();
  const customers = page.getByRole('region', { name: 'public.customers', exact: true });
  await customers
    .getByRole('group', { name: 'After' })
    .getByRole('cell', { name: /Köln|Bonn/ })
    .first()
    .waitFor();
  expect(
    await customers
      .getByRole('group', { name: 'Before' })
      .getByText(/Köln|Bonn/)
      .count(),
  ).toBe(0);
  await page.getByText('1 statement of the answer could not be read').click();
  await page.getByText('has no column "nobody"').first().waitFor();
  expect(await violations(page)).toEqual([]);

  // Both by a few values in one line.
  await customers
    .getByRole('listitem')
    .filter({ hasText: 'first_name' })
    .getByRole('insertion')
    .getByText(/^(Jana, Uwe|Uwe, Jana)$/)
    .waitFor();
  const all = page.getByRole('checkbox', { name: 'All 2 tables' });
  await all.press('Space');
  await page.getByRole('button', { name: 'Keep 0 columns of 0 tables' }).waitFor();
  await all.press('Space');
  await page.getByRole('button', { name: 'Keep 3 columns of 2 tables' }).waitFor();
  await customers.getByRole('checkbox', { name: 'first_name' }).press('Space');
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
  await page.getByRole('button', { name: 'Keep 2 columns of 2 tables' }).click();
  await page.getByText('Revision 2 keeps 2 columns of 2 tables.').waitFor();
  expect(await valuesOf('customers', 'city')).toEqual(new Set(['Köln', 'Bonn']));
  expect((await valuesOf('customers', 'first_name')).size).toBeGreaterThan(2);
  expect([...(await valuesOf('items', 'quantity'))].every((quantity) => Number(quantity) <= 3)).toBe(true);

  // The header says where it comes from.
  const other = await page.context().newPage();
  await other.goto(`${product.url}${new URL(page.url()).pathname.replace(/\/ask$/, '')}?t=public.customers&c=city`);
  const header = other.getByRole('columnheader', { name: /^city, text, from a model/ });
  await header.getByRole('button', { name: /^from a model: / }).waitFor({ timeout: PATIENCE });
  await other.close();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Revision 3 · saved').waitFor();
  expect(await valuesOf('customers', 'city')).not.toContain('Köln');
});

test('a request below the grid becomes changes that are accepted separately; Undo reverts only its own change', async () => {
  await page.goto(`${product.url}${new URL(page.url()).pathname.replace(/\/ask$/, '')}?t=public.orders`);
  const line = page.getByRole('textbox', { name: 'What should be different?' });
  const pane = page.getByRole('region', { name: 'Proposed changes' });
  const shareOf = async (column: string, value: string) => {
    const { columns, rows } = (await (await fetch(`${api}/tables/orders/rows?limit=500`)).json()) as { columns: { name: string }[]; rows: unknown[][] };
    const at = columns.findIndex(({ name }) => name === column);
    return rows.filter((row) => String(row[at]) === value).length / rows.length;
  };
  await line.fill('80 % of orders busy, 15 % of orders closed, 10 % of orders paid, orders in Germany');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await pane.getByText('2 changes · 1 not understood').waitFor();
  await pane.getByText('orders.state is busy in 80 % and closed in 15 % of the rows; other values share the rest as before').waitFor();
  await pane.getByText('Not understood: “germany”. Nothing changes.').waitFor();
  await pane.getByText('Ask a model instead').click();
  await pane.getByText('Read the question').waitFor();
  expect(await violations(page)).toEqual([]);

  await pane.getByRole('button', { name: 'Accept 80 % of orders busy, 15 % of orders closed' }).click();
  await pane.getByRole('button', { name: 'Undo 80 % of orders busy, 15 % of orders closed' }).waitFor();
  // The button that was pressed is gone; what takes it back has its place, and nothing covers the next change.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Undo 80 %/);
  expect(await shareOf('state', 'busy')).toBeGreaterThan(0.7);
  expect(await shareOf('state', 'closed')).toBeGreaterThan(0.08);
  await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).click();
  await page.getByText('Revision 5 · saved').waitFor();
  expect(await shareOf('state', 'busy')).toBeGreaterThan(0.7);
  expect(await shareOf('paid', 'true')).toBeLessThan(0.2);

  await pane.getByRole('button', { name: 'Undo 10 % of orders paid' }).click();
  await page.getByText('Revision 6 · saved').waitFor();
  await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).waitFor();
  expect(await shareOf('state', 'busy')).toBeGreaterThan(0.7);
  expect(await shareOf('paid', 'true')).toBeGreaterThan(0.2);
  // A request about this schema is one press away.
  const offers = pane.getByRole('group', { name: 'Understood here' });
  await offers.getByRole('button').first().click();
  await pane.getByText('1 change', { exact: true }).waitFor();
  await pane.getByRole('button', { name: 'Close the changes' }).click();
  await pane.waitFor({ state: 'detached' });
  await line.fill('');
  await page.getByRole('group', { name: 'For example' }).getByRole('button', { name: '10 % of orders are closed' }).waitFor();
  expect(await line.getAttribute('placeholder')).toBe('Change in words: 10 % of orders are closed');
});
