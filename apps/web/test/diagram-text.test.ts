import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { provedDataset } from './support/open-shop.ts';
import { drawnOn, watchDrawing, type Drawn, type DrawnBox, type DrawnText } from './support/drawn.ts';

const MIN_PX = 11;
/** Of the screen: edges of letters are not on whole pixels. */
const SLACK = 0.51;
const THINGS = [
  'account',
  'invoice',
  'line_item',
  'contact',
  'note',
  'ticket',
  'region',
  'price',
  'plan',
  'audit_log',
  'shipment',
  'asset',
  'campaign',
  'event',
  'job',
];
const SCHEMAS = ['billing', 'crm', 'hr', 'wms', 'support', 'ads', 'auth', 'cms'];

/** Tables that refer to others before them, of this many columns more. */
const tablesOf = (names: readonly string[], columns: (i: number) => number) =>
  names
    .map((name, i) => {
      const parents = i === 0 ? [] : [...new Set([Math.floor(i / 2), (i * 7) % i, (i * 3) % Math.max(1, i - 2)].slice(0, 1 + (i % 3)))];
      const references = parents.map((at) => `, ${names[at]!.replace('.', '_')}_id bigint references ${names[at]}(id)`).join('');
      const rest = Array.from({ length: columns(i) }, (_, at) => `, original_value_${at} timestamp with time zone`).join('');
      return `create table ${name} (id bigserial primary key, name text not null${references}${rest});`;
    })
    .join('\n');
const SMALL = tablesOf(
  THINGS.concat('store').map((name, i) => (i % 5 === 3 ? `${name}_of_customer` : name)),
  (i) => (i * 5) % 8,
);
const LARGE =
  SCHEMAS.map((schema) => `create schema ${schema};`).join('\n') +
  tablesOf([...SCHEMAS.flatMap((schema) => THINGS.map((name) => `${schema}.${name}`)), 'public.wide_export'], (i) => i % 7);

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const diagram = () => page.getByRole('application', { name: /^Diagram of/ });
/** The picture once no frame changes it any more. */
const settled = async (): Promise<Drawn> => {
  let before = '';
  await expect
    .poll(
      async () => {
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        const now = JSON.stringify(await drawnOn(page));
        const isSame = now === before && now.includes('"text"');
        before = now;
        return isSame;
      },
      { timeout: PATIENCE },
    )
    .toBe(true);
  return JSON.parse(before) as Drawn;
};
const press = async (keys: readonly string[]) => {
  await diagram().focus();
  for (const key of keys) await page.keyboard.press(key);
  return settled();
};

const shrunk = ({ x, y, width, height }: DrawnBox): DrawnBox => ({ x: x + SLACK, y: y + SLACK, width: width - 2 * SLACK, height: height - 2 * SLACK });
const meets = (a: DrawnBox, b: DrawnBox) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const covers = (a: DrawnBox, b: DrawnBox) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
/** Everything about texts that cannot be read: too small, upon each other, over the edge of a box, in more than one size. */
const faultsOf = ({ texts, boxes }: Drawn): string[] => {
  const faults = texts.filter(({ size }) => size < MIN_PX - 0.01).map(({ text, size }) => `${text} is ${size.toFixed(1)} px`);
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) if (meets(shrunk(one), shrunk(other))) faults.push(`${one.text} lies on ${other.text}`);
    for (const box of boxes) if (meets(shrunk(one), box) && !covers(box, shrunk(one))) faults.push(`${one.text} lies over the edge of a box`);
  });
  const sizes = new Set(texts.map(({ size }) => size.toFixed(1)));
  if (sizes.size > 1) faults.push(`${sizes.size} sizes: ${[...sizes].join(', ')}`);
  return faults;
};
const whole = (texts: readonly DrawnText[]) => new Set(texts.map(({ text }) => text));

/** Both schemas are read once; each test looks at its diagram in a page of its own. */
const datasets = new Map<string, Promise<string>>();

const open = async (ddl: string, width = 1440) => {
  await page?.context().close();
  if (!datasets.has(ddl)) datasets.set(ddl, provedDataset(product, ddl));
  const path = await datasets.get(ddl);
  page = await (await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await watchDrawing(page);
  await page.goto(`${product.url}${path}?v=diagram`);
  await diagram().waitFor();
  return settled();
};

const CLOSER = ['+', '+'];

test('16 tables fit a screen with every column, and no text is too small or overlaps another at any zoom', async () => {
  const first = await open(SMALL);
  expect(faultsOf(first)).toEqual([]);
  const texts = whole(first.texts);
  for (const name of ['account', 'ticket', 'store', 'original_value_0', 'account_id']) expect(texts).toContain(name);
  for (const keys of [['0', '-', '-', '-', '-', '-', '-', '-'], ['+'], CLOSER, CLOSER, CLOSER, CLOSER]) expect(faultsOf(await press(keys))).toEqual([]);
});

test('all groups and all of 121 tables are named when all are in view; no text is too small or overlaps another at any zoom', async () => {
  const first = await open(LARGE);
  expect(faultsOf(first)).toEqual([]);
  const named = first.texts.filter(({ text }) => THINGS.includes(text) || text === 'wide_export');
  expect(named).toHaveLength(121);
  for (const schema of [...SCHEMAS, 'public']) expect(whole(first.texts)).toContain(schema);
  for (const keys of [['-', '-', '-'], ['0'], ['0', '+'], CLOSER, CLOSER, CLOSER, CLOSER]) expect(faultsOf(await press(keys))).toEqual([]);
  // Nothing is farther off than what can be read.
  expect((await press(Array.from({ length: 12 }, () => '-'))).texts.length).toBeGreaterThan(8);
});

test('a group lists its tables under the pointer and opens by a click; the name of a table selects it', async () => {
  await open(LARGE);
  await press(['0']);
  const box = (await diagram().boundingBox())!;
  const at = ({ x, y, width, height }: DrawnText) => [box.x + x + width / 2, box.y + y + height / 2] as const;
  const { texts } = await settled();
  const name = texts.find(({ text }) => text === 'shipment')!;
  await page.mouse.move(...at(name));
  await page.getByText(/^refers to \d+ tables? · referred to by \d+$/).waitFor();
  await page.mouse.click(...at(name));
  await expect.poll(() => new URL(page.url()).searchParams.get('t'), { timeout: PATIENCE }).toMatch(/^\w+\.shipment$/);
  const group = texts.find(({ text }) => text === 'billing')!;
  await page.mouse.move(...at(group));
  await page.getByText(/^(\w+, ){4,}/).waitFor();
  await page.mouse.click(...at(group));
  // Its tables as cards, and no words of what is no longer under the pointer.
  await expect.poll(async () => (await drawnOn(page)).boxes.length, { timeout: PATIENCE }).toBeGreaterThan(18);
  await expect.poll(() => page.getByText(/^(\w+, ){4,}/).count(), { timeout: PATIENCE }).toBe(0);
});

test('groups follow schemas or relations, and the choice survives a reload', async () => {
  const { texts } = await open(LARGE);
  expect(whole(texts)).toContain('billing');
  await page.getByRole('radio', { name: 'By relation' }).click();
  await expect.poll(async () => (await drawnOn(page)).texts.some(({ text }) => text.startsWith('Around ')), { timeout: PATIENCE }).toBe(true);
  const around = await settled();
  expect(faultsOf(around)).toEqual([]);
  expect(whole(around.texts)).not.toContain('billing');
  await page.reload();
  await diagram().waitFor();
  await expect.poll(async () => (await drawnOn(page)).texts.some(({ text }) => text.startsWith('Around ')), { timeout: PATIENCE }).toBe(true);
  await diagram().focus();
  await page.keyboard.press('g');
  await expect.poll(async () => whole((await drawnOn(page)).texts).has('billing'), { timeout: PATIENCE }).toBe(true);
});

test('one of 121 tables is found by typing part of its name', async () => {
  await open(LARGE);
  const find = page.getByRole('combobox', { name: 'Find a table' });
  for (const name of ['hr.invoice', 'support.campaign']) {
    await find.click();
    await page.keyboard.type(name);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('t'), { timeout: PATIENCE }).toBe(name);
    await diagram().waitFor();
  }
});

test('no text is too small or overlaps another on a phone', async () => {
  expect(faultsOf(await open(LARGE, 390))).toEqual([]);
  for (const keys of [['0'], ['0', '+', '+', '+'], [...CLOSER, ...CLOSER]]) expect(faultsOf(await press(keys))).toEqual([]);
});
