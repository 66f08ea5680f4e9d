import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { keptText } from './support/kept-text.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, `${SHOP} create table notes (id bigint primary key, item integer, customer bigint, parent_id bigint references notes);`);
  await page.getByRole('link', { name: 'Diagram' }).click();
  await diagram().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const diagram = () => page.getByRole('application', { name: /^Diagram of/ });
const picked = () => new URL(page.url()).searchParams.get('t');

test('arrow keys follow relations, and the selection is announced', async () => {
  const find = page.getByRole('combobox', { name: 'Find a table' });
  await find.fill('ord');
  await page.getByRole('listbox', { name: 'Tables found' }).getByRole('option', { name: 'orders' }).click();
  await poll(picked).toBe('public.orders');
  await page.getByText(/^orders: [\d,]+ rows, refers to customers, referred to by items\./).waitFor();
  await diagram().focus();
  await page.keyboard.press('ArrowLeft');
  await poll(picked).toBe('public.customers');
  await page.keyboard.press('ArrowRight');
  await poll(picked).toBe('public.orders');
});

test('the selected table is described next to it, with links for rows, keys and relations', async () => {
  const pane = page.getByRole('complementary', { name: 'Inspector' });
  await pane.getByRole('heading', { name: 'orders', exact: true }).waitFor();
  await pane.getByText('PRIMARY KEY (id)').waitFor();
  await pane.getByText(/^CHECK \(.*total/).waitFor();
  await pane.getByRole('button', { name: 'items, by order_id' }).waitFor();
  const count = pane.getByLabel('Row count of public.orders');
  const before = await count.inputValue();
  await count.fill('1234');
  await count.press('Enter');
  await page.getByRole('option', { name: /^orders.*1\.23k/ }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => count.inputValue(), { timeout: PATIENCE }).toBe(before);
  await pane.getByRole('button', { name: 'customers, by customer_id' }).click();
  await pane.getByRole('heading', { name: 'Foreign key' }).waitFor();
  await diagram().waitFor();
  await page.goBack();
  await pane.getByText('PRIMARY KEY (id)').waitFor();
});

test('Enter in the search selects the first match, and arrow keys continue there', async () => {
  const find = page.getByRole('combobox', { name: 'Find a table' });
  await find.fill('o');
  await page.getByRole('listbox', { name: 'Tables found' }).getByRole('option', { name: 'orders' }).waitFor();
  await find.fill('item');
  await find.press('Enter');
  await poll(picked).toBe('public.items');
  await poll(() => page.evaluate('document.activeElement?.getAttribute("role")')).toBe('application');
  await page.keyboard.press('ArrowLeft');
  await poll(picked).toBe('public.orders');
});

test('Open rows shows the rows of the selected table', async () => {
  await page.getByRole('button', { name: 'Open rows' }).click();
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await page.goBack();
  await diagram().waitFor();
});

test('N keeps the neighbours, one step more each time, and Escape shows everything', async () => {
  await diagram().focus();
  // Each text that the note had, also before the part was laid out.
  await page.evaluate(`globalThis.noted = new Set(); new MutationObserver(() => {
    for (const note of document.querySelectorAll('[aria-label="Diagram"] p')) if (/ within /.test(note.textContent)) noted.add(note.textContent);
  }).observe(document.querySelector('[aria-label="Diagram"]'), { childList: true, subtree: true, characterData: true })`);
  await page.keyboard.press('n');
  await page.getByText('3 tables within 1 step of orders').waitFor();
  await page.getByRole('application', { name: /^Diagram of 3 tables/ }).waitFor();
  expect(await page.evaluate('[...noted]')).toEqual([expect.stringMatching(/^3 tables within 1 step/)]);
  await page.getByRole('application', { name: /^Diagram of 3 tables and 2 relations/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('application', { name: /^Diagram of 5 tables and 3 relations/ }).waitFor();
});

test('a relation is added by keys, its column follows the parent, and it is undone as one step', async () => {
  await page.getByRole('combobox', { name: 'Find a table' }).fill('notes');
  await page.getByRole('listbox', { name: 'Tables found' }).getByRole('option', { name: 'notes' }).click();
  await diagram().focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Relation from notes' });
  await dialog.getByRole('button', { name: /Column/ }).click();
  await page.getByRole('option', { name: 'customer (bigint)' }).click();
  await dialog.getByRole('button', { name: /Refers to/ }).click();
  await page.getByRole('option', { name: 'public.customers.id' }).click();
  await dialog.getByRole('button', { name: 'Add the relation' }).click();
  await page.getByRole('application', { name: /^Diagram of 5 tables and 4 relations/ }).waitFor();
  await page.getByText(/^notes: [\d,]+ rows, refers to notes and customers,/).waitFor();
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await page.getByRole('columnheader', { name: /^customer.*refers to public.customers/ }).waitFor();
  // Ids of the thousand customers, where it is not NULL.
  const ids = async () => (await cellsOf(page, 'customer')).filter((text) => /^\d/.test(text)).map((text) => Number.parseInt(text, 10));
  await poll(async () => (await ids()).length).toBeGreaterThan(3);
  for (const id of await ids()) expect(id).toBeLessThanOrEqual(1_000);
  await page.keyboard.press('Control+z');
  await page.getByText(/Undone: relation public.notes.customer/).waitFor();
  await page.getByRole('link', { name: 'Diagram' }).click();
  await page.getByRole('application', { name: /^Diagram of 5 tables and 3 relations/ }).waitFor();
});

const save = async (kind: 'SVG' | 'PNG') => {
  await page.getByRole('button', { name: 'Save the diagram' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: kind }).click()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

test('the whole diagram is saved as SVG from the model and as PNG', async () => {
  const svg = (await save('SVG')).toString();
  for (const column of ['customer_id', 'first_name', 'placed_on', 'parent_id', 'quantity']) expect(svg).toContain(`>${column}</text>`);
  const fault = await page.evaluate((text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent ?? null, svg);
  expect(fault).toBeNull();
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG');
});

/**
 * Where texts of the diagram lie on the screen, by the file that is saved of it: all of it is visible, in the middle.
 */
const placesOnScreen = async () => {
  const svg = (await save('SVG')).toString();
  await diagram().focus();
  await page.keyboard.press('0');
  const bounds = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)!.slice(1).map(Number) as [number, number, number, number];
  const box = (await diagram().boundingBox())!;
  const zoom = Math.min(1, (box.width - 40) / (bounds[2] - 48), (box.height - 40) / (bounds[3] - 48));
  const inFile = (text: string) => new RegExp(`<text x="(\\S+)" y="(\\S+)"[^>]*>${text}</text>`).exec(svg)!.slice(1).map(Number) as [number, number];
  const at = (text: string) => {
    const [x, y] = inFile(text);
    return [box.x + box.width / 2 + (x + 6 - bounds[0] - bounds[2] / 2) * zoom, box.y + box.height / 2 + (y - 4 - bounds[1] - bounds[3] / 2) * zoom] as const;
  };
  return { at, inFile, zoom };
};

test('dragging a column onto a key adds a relation; onto another column it gives the reason why not; any other drag pans', async () => {
  const { at, zoom } = await placesOnScreen();
  const drag = async (from: string, to: string) => {
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), { steps: 4 });
    await page.mouse.up();
  };
  // Another table is picked: the picture moves, and no relation is added.
  await page.mouse.click(...at('first_name'));
  await page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { name: 'customers', exact: true }).waitFor();
  const [keyX, keyY] = at('email');
  await page.mouse.move(...at('customer'));
  await page.mouse.down();
  await page.mouse.move(keyX, keyY - 20 * zoom, { steps: 4 });
  await page.mouse.up();
  await diagram().focus();
  await page.keyboard.press('0');
  await page.mouse.click(...at('customer'));
  await page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { name: 'notes', exact: true }).waitFor();
  await drag('item', 'quantity');
  await page.getByText('public.items.quantity is no key').waitFor();
  await drag('parent_id', 'label');
  await page.getByText('parent_id refers to public.notes already.').waitFor();
  await drag('customer', 'email');
  await page.getByText('customer is bigint and email is text').waitFor();
  await page.mouse.move(...at('customer'));
  await page.mouse.down();
  // The key stands on the line above.
  await page.mouse.move(keyX, keyY - 20 * zoom, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('application', { name: /^Diagram of 5 tables and 4 relations/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('application', { name: /^Diagram of 5 tables and 3 relations/ }).waitFor();
});

/** Where this browser keeps the only table that was moved. */
const keptPlace = async () =>
  /"public\.notes":\{"x":([-.\d]+),"y":([-.\d]+)\}/
    .exec(await keptText(page))
    ?.slice(1)
    .map(Number) ?? null;

test('a table is moved by its name or by keyboard, stays there after a reload, and can be reset', async () => {
  const { at, inFile, zoom } = await placesOnScreen();
  const before = inFile('parent_id');
  const moved = async () => (await placesOnScreen()).inFile('parent_id').map((part, i) => Math.round(part - before[i]!));
  const [x, y] = at('parent_id');
  // The head stands above the key's line.
  const head = [x, y - 38 * zoom] as const;
  await page.mouse.move(...head);
  await page.mouse.down();
  await page.mouse.move(head[0] + 60 * zoom, head[1] + 90 * zoom, { steps: 4 });
  await page.mouse.up();
  await poll(moved).toEqual([60, 90]);
  await poll(keptPlace).not.toBeNull();
  const dragged = (await keptPlace())!;
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowDown');
  await poll(moved).toEqual([36, 114]);
  // The position is stored after a short delay.
  await poll(async () => (await keptPlace())!.map((part, i) => Math.round(part - dragged[i]!))).toEqual([-24, 24]);
  await page.reload();
  await diagram().waitFor();
  await page.getByRole('button', { name: 'Reset the layout' }).waitFor();
  await poll(moved).toEqual([36, 114]);
  await page.getByRole('button', { name: 'Reset the layout' }).click();
  await poll(moved).toEqual([0, 0]);
});

test.each(['light', 'dark'] as const)('axe finds nothing in %s, with the dialog open and closed', async (theme) => {
  await page.emulateMedia({ colorScheme: theme });
  await diagram().focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('r');
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('once the picture rests, the small map lies in a corner, and on a phone it is gone', async () => {
  await diagram().focus();
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('+');
  const map = page.locator('svg[data-corner]');
  await map.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('+');
  await map.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('0');
});
