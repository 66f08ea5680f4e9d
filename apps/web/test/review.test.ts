import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { grow } from './support/workspace.ts';

/** Names that nobody would guess. */
const ODD = /* SQL */ `
create table hull (
  hid integer generated always as identity primary key,
  brt integer, qx1 text, qx2 varchar(40), zz text, bj smallint, kd varchar(10), etx timestamptz
);
create table berthing (
  bid bigint generated always as identity primary key,
  hid integer not null references hull,
  dpx numeric(5,2), zz text, ww text, kd varchar(10), lvx smallint check (lvx between 1 and 9), uux boolean
);
create table stowage (
  sid bigint generated always as identity primary key,
  bid bigint not null references berthing,
  gds varchar(60), wgx numeric(8,2), zz text, qd text, mm1 integer, mm2 integer, ttx date, fj varchar(8) not null
);
`;
const WANTED = 20;

/** Columns whose choices the page asked its worker for. */
function noteSamples(): void {
  const asked = new Set<string>();
  Object.assign(window, { asked });
  const post = Worker.prototype.postMessage as (message: unknown, ...more: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, message: { call?: string; args?: unknown[] }, ...more: unknown[]) {
    if (message.call === 'samples') asked.add(`${String(message.args?.[1])}.${String(message.args?.[2])}`);
    post.call(this, message, ...more);
  } as Worker['postMessage'];
}

let product: Product;
let browser: Browser;
let page: Page;
let api: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(noteSamples);
  await grow(page, product.url, ODD);
  api = `${product.url}/api/v1${new URL(page.url()).pathname}`;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const heading = () => page.getByRole('heading', { level: 2 });
const choices = () => page.getByRole('region', { name: 'Choices' }).getByRole('button', { name: /Use/ });
/** The column that is looked at, once its alternatives can be chosen. */
async function current(): Promise<string> {
  await choices().first().waitFor();
  return (await heading().textContent())!;
}
async function leave(column: string, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForFunction((before) => document.querySelector('h2')?.textContent !== before, column);
}
const toReview = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'} to review`;
const left = async () =>
  Number(
    /^(\d+) columns? to review/.exec(
      (await page
        .getByRole('status')
        .filter({ hasText: /columns? to review/ })
        .textContent())!,
    )?.[1],
  );

async function valuesOf(column: string): Promise<(string | null)[]> {
  const [table, name] = column.split('.') as [string, string];
  const { columns, rows } = (await (await fetch(`${api}/tables/${table}/rows?limit=20`)).json()) as { columns: { name: string }[]; rows: (string | null)[][] };
  const at = columns.findIndex((one) => one.name === name);
  return rows.map((row) => row[at] ?? null);
}

test('a new dataset leads to its review, which shows the rows of each choice', async () => {
  await page.getByTitle(/^\d+ columns to review$/).click();
  const column = await current();
  expect(await left()).toBeGreaterThanOrEqual(WANTED);
  await page
    .getByRole('group', { name: /^Rows of public\./ })
    .getByRole('columnheader', { name: column.split('.')[1]! })
    .waitFor();
  expect(await choices().count()).toBe(3);
  // Those of all others are prepared meanwhile.
  await page.waitForFunction((count) => (window as unknown as { asked: ReadonlySet<string> }).asked.size >= count, WANTED);
  expect((await heading().textContent())!).toBe(column);
  await page.getByText('Nothing in the name').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a header names its column’s generator and leads to its review; the line can be hidden', async () => {
  const review = page.url();
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  const makers = page.getByRole('columnheader', { name: /^zz/ }).getByRole('button', { name: / · 20 %$/ });
  await makers.click();
  await page.getByRole('heading', { level: 2, name: /\.zz$/ }).waitFor();
  await page.goBack();
  await makers.waitFor();
  await page.getByRole('button', { name: 'How rows are shown' }).click();
  await page.getByRole('menuitem', { name: 'Generators in the header' }).click();
  await makers.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('gridcell').first().waitFor();
  expect(await makers.count()).toBe(0);
  await page.goto(review);
});

test('skip, accept, similar and undo by keyboard', async () => {
  const before = await left();
  const first = await current();
  await leave(first, 's');
  const second = await current();
  expect(await left()).toBe(before);
  await leave(second, 'z');
  expect(await current()).toBe(first);

  await leave(first, 'Enter');
  await page.getByText(`${toReview(before - 1)} · 1 reviewed`).waitFor();
  await page.keyboard.press('z');
  await page.getByText(toReview(before), { exact: true }).waitFor();
  expect(await current()).toBe(first);

  // To the name that three tables have.
  for (let column = first; !column.endsWith('.zz'); column = await current()) await leave(column, 'ArrowRight');
  const zz = await current();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Change 2 columns alike too', pressed: true }).waitFor();
  await leave(zz, '1');
  await page.getByText(`${toReview(before - 3)} · 3 reviewed`).waitFor();
  await page.keyboard.press('z');
  await page.getByText(toReview(before), { exact: true }).waitFor();
  expect(await current()).toBe(zz);
});

test('one key accepts the rest of a table, and one undoes it', async () => {
  const [before, at] = [await left(), await current()];
  const said = await page.getByRole('button', { name: /^Keep all \d+ of / }).textContent();
  const count = Number(/\d+/.exec(said!)![0]);
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('k');
  await page.getByText(`${count} reviewed`).waitFor();
  await page.keyboard.press('z');
  await page.getByText(toReview(before), { exact: true }).waitFor();
  expect(await current()).toBe(at);
});

test('all generators are listed in place: Esc goes back, a word and Enter choose one and continue', async () => {
  const before = await left();
  const column = await current();
  const search = page.getByRole('searchbox', { name: 'Search generators' });
  await page.keyboard.press('o');
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  expect(await current()).toBe(column);

  await page.keyboard.press('o');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('count');
  await page
    .locator('[role="option"][data-focused]')
    .filter({ hasText: /^Count/ })
    .waitFor();
  await leave(column, 'Enter');
  await search.waitFor({ state: 'detached' });
  await page.getByText(`${toReview(before - 1)} · `).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/review$/);
  await page.keyboard.press('z');
  await page.getByText(toReview(before), { exact: true }).waitFor();
  expect(await current()).toBe(column);
});

test('the sheet of keys includes those of the review', async () => {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByRole('heading', { name: 'In the review' }).waitFor();
  await sheet.getByText('Choose from all generators').waitFor();
  // Its head stays visible, however long it is.
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  await sheet.evaluate((box) => (box.scrollTop = box.scrollHeight));
  expect(await sheet.getByRole('button', { name: 'Close' }).boundingBox()).toEqual(close);
  expect(await page.evaluate(() => [...document.querySelectorAll('[role=dialog]')].every((box) => box.getBoundingClientRect().bottom <= innerHeight))).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('twenty wrong columns are corrected by keyboard; reviewed columns stay so after a reload', async () => {
  const before = await left();
  const was = new Map<string, (string | null)[]>();
  while (was.size < WANTED) {
    const column = await current();
    was.set(column, await valuesOf(column));
    await leave(column, String(1 + (was.size % (await choices().count()))));
  }
  await page.getByText(`${toReview(before - WANTED)} · ${WANTED} reviewed`).waitFor();
  await page.getByText(/Revision \d+ · saved/).waitFor();
  for (const [column, values] of was) expect([column, await valuesOf(column)]).not.toEqual([column, values]);
  await page.reload();
  await page.getByText(before === WANTED ? 'No columns to review' : toReview(before - WANTED), { exact: true }).waitFor();
});

test('pressing the key of a choice that is not loaded yet shows a note and applies nothing', async () => {
  const early = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  early.setDefaultTimeout(PATIENCE);
  const held: (() => void)[] = [];
  await early.route('**/explain?*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await early.goto(`${product.url}${new URL(api).pathname.replace('/api/v1', '')}/review?c=public.hull.qx1`);
  await early.getByRole('heading', { level: 2 }).waitFor();
  await early.getByRole('region', { name: 'Choices' }).getByRole('status', { name: 'Looking for alternatives' }).waitFor();
  const column = await early.getByRole('heading', { level: 2 }).textContent();
  await early.keyboard.press('1');
  await early.getByText('The choices are still being made. Press 1 again in a moment.').waitFor();
  expect(await early.getByRole('heading', { level: 2 }).textContent()).toBe(column);
  for (const go of held) go();
  await early.unrouteAll({ behavior: 'ignoreErrors' });
  await early.close();
});
