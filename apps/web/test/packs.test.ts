import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

test('a pack is written, its errors lead to their lines, and it is listed as one’s own', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  // The list that was asked before the pack was kept answers after it, as on a busy server: it does not know the pack.
  const kept = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('/packs') && url.pathname !== '/packs',
    async (route) => {
      const response = await route.fetch();
      await kept.promise;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.goto(`${product.url}/packs`);
  await page.getByRole('button', { name: 'Write a pack' }).click();
  const area = page.getByRole('textbox', { name: 'The pack as JSON' });
  await area.getByText('2300', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?write=true');
  // What is wrapped begins below its own line.
  const indents = await area.locator('.cm-line').evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLElement).style.textIndent));
  expect(indents).toEqual(['-2ch', '-4ch', '-4ch']);
  // Numbered lines: each is an element of the editor.
  const line = (await area.locator('.cm-line').allTextContents()).findIndex((each) => each.includes('2300')) + 1;
  const write = async (number: string) => {
    await area.getByText(number, { exact: true }).dblclick();
    await page.keyboard.type(number === '2300' ? '23000' : '2300');
  };
  await write('2300');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText('lies outside 500 to 8000').waitFor();
  await page.getByRole('button', { name: `Line ${line}` }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('23000');
  await write('23000');
  const put = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Check and save' }).click();
  await put;
  kept.resolve();
  await page.getByRole('heading', { name: 'Words of our company' }).waitFor();
  await page.getByRole('link', { name: 'Knowledge' }).click();
  await page.getByRole('searchbox').fill('turbine company');
  await page.getByText('your own', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count(), { timeout: PATIENCE }).toBe(1);
  await page.close();
});
