import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

const TYPES = {
  small: 'smallint', whole: 'integer', large: 'bigint', price: 'numeric(10,2)', ratio: 'double precision', flag: 'boolean', note: 'text',
  name: 'varchar(40)', code: 'char(8)', day: 'date', at: 'timestamptz', hour: 'time', span: 'interval', token: 'uuid', raw: 'bytea', doc: 'json',
  more: 'jsonb', page: 'xml', host: 'inet', spot: 'point', bits: 'bit(8)', mood: 'mood', tags: 'text[]', stay: 'int4range',
}; // prettier-ignore
const EVERY = `create type mood as enum ('calm', 'busy');
create table things (id bigint generated always as identity primary key, ${Object.entries(TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')});`;

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => faults.push(error.message));
  await grow(page, product.url, EVERY);
  await openTable(page, 'things');
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const inspector = () => page.getByRole('complementary', { name: 'Inspector' });
/** Walks the active cell to a column. */
async function select(column: string): Promise<void> {
  const heading = inspector().getByRole('heading', { name: column, exact: true });
  const at = ['id', ...Object.keys(TYPES)].indexOf(column);
  await page.getByRole('grid').press('Home');
  for (let i = 0; i < at; i++) await page.getByRole('grid').press('ArrowRight');
  await heading.waitFor();
}
async function choose(query: string, kind: string): Promise<void> {
  await inspector()
    .getByRole('button', { name: /^Generator/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Generators' });
  await list.getByRole('searchbox').fill(query);
  await list
    .getByRole('option')
    .filter({ has: page.getByText(kind, { exact: true }) })
    .click();
  await list.waitFor({ state: 'detached' });
}

test('the picker opens on a column of every type', async () => {
  await page.getByRole('grid').press('Home');
  for (const column of Object.keys(TYPES)) {
    await page.getByRole('grid').press('ArrowRight');
    await inspector().getByRole('heading', { name: column, exact: true }).waitFor();
    const generator = inspector().getByRole('button', { name: /^Generator/ });
    await generator.click();
    await page.getByRole('dialog', { name: 'Generators' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    // The button gets the focus back a moment later, and would take the next key from the grid.
    await generator.and(page.locator(':focus')).waitFor();
  }
  expect(faults).toEqual([]);
});

test('a generator that needs parameters starts with the present values', async () => {
  await select('price');
  const before = await cellsOf(page, 'price');
  await choose('distribution', 'distribution');
  await inspector().getByLabel('Shape').first().waitFor();
  await poll(() => cellsOf(page, 'price')).not.toEqual(before);
  await poll(() => inspector().getByRole('alert').count()).toBe(0);
  expect(await page.getByText(/cannot be kept/).count()).toBe(0);
});

test('the picker shows what each generator would put into this column, in this row', async () => {
  await select('code');
  await inspector()
    .getByRole('button', { name: /^Generator:/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Generators' });
  await list.getByRole('searchbox').fill('first name');
  const option = list.getByRole('option').filter({ has: page.getByText('person.firstName', { exact: true }) });
  await option.getByText(/ · /).waitFor();
  const samples = (await option.getByText(/ · /).textContent())!.split(' · ');
  await option.click();
  await list.waitFor({ state: 'detached' });
  await poll(async () => (await cellsOf(page, 'code')).slice(0, 3)).toEqual(samples);
});

test('a word and Enter choose the first entry, also while what the word means is still looked up', async () => {
  await select('note');
  await inspector()
    .getByRole('button', { name: /^Generator:/ })
    .click();
  const search = page.getByRole('dialog', { name: 'Generators' }).getByRole('searchbox');
  await search.waitFor();
  await page.keyboard.type('phone');
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'detached' });
  await inspector().getByRole('button', { name: 'Generator: Phone number', exact: true }).waitFor();
});

test('a cell shows its recipe, and a column the decisions about it', async () => {
  await select('note');
  await page.getByRole('grid').press(' ');
  const peek = page.getByRole('dialog', { name: /^note, row 1$/ });
  const recipe = peek.getByRole('region', { name: 'Why this value' });
  await recipe.getByText('public.things.note').waitFor();
  await poll(() => recipe.getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Seed42/), expect.stringMatching(/^Draw 1[0-9a-f]{16}$/), expect.stringMatching(/^Generator[A-Za-z.]+/)]),
  );
  await page.keyboard.press('Escape');
  await inspector().getByRole('radio', { name: 'Why' }).click();
  await inspector()
    .getByText(/because the column is called/)
    .waitFor();
  await inspector().getByText('Details', { exact: true }).click();
  await inspector().getByRole('heading', { name: 'What is known of it' }).waitFor();
  await inspector().getByText('From its name').waitFor();
  await poll(() => new URL(page.url()).searchParams.get('tab')).toBe('why');
  await select('whole');
  await inspector()
    .getByText(/^Nothing in the name, the type or the neighbours/)
    .waitFor();
  await select('note');
  const other = inspector().getByRole('button', { name: /^Use / }).first();
  const kind = (await other.getAttribute('aria-label'))!.slice(4);
  await other.click();
  await page.getByRole('grid').press('Control+z');
  await page
    .getByText(/^Undone: things\.note: /)
    .filter({ hasText: `→ ${kind}` })
    .waitFor();
  await inspector().getByRole('radio', { name: 'Generator' }).click();
});

test('a distribution has only the fields of its shape, and another shape starts where the numbers are', async () => {
  const asked = () =>
    inspector()
      .getByRole('spinbutton')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent));
  const shape = async (name: string) => {
    await inspector()
      .getByRole('button', { name: /^Shape|Shape$/ })
      .click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await select('price');
  await shape('triangular');
  await poll(asked).toEqual(['Smallest', 'Largest', 'Mode', 'Round to steps of', 'Rises with the rows', 'Null']);
  const mode = inspector().getByRole('spinbutton', { name: 'Mode' });
  const before = await mode.inputValue();
  await inspector().getByRole('slider', { name: 'Mode, on the plot' }).press('ArrowRight');
  await poll(() => mode.inputValue()).not.toBe(before);
  await shape('zipf');
  await poll(asked).toEqual(['Largest', 'Exponent', 'Round to steps of', 'Rises with the rows', 'Null']);
  expect(await inspector().getByRole('alert').count()).toBe(0);
});

test('a number field updates with every key, is scrubbed by its label, and stepped by arrows', async () => {
  const most = inspector().getByRole('spinbutton', { name: 'Largest' });
  const top = async () => Math.max(...(await cellsOf(page, 'price')).filter((text) => text !== 'null').map(Number));
  await most.fill('');
  await most.pressSequentially('2');
  await poll(top).toBeLessThanOrEqual(2);
  await most.fill('1k');
  await most.press('Enter');
  await poll(() => most.inputValue()).toBe('1,000');
  await most.press('ArrowUp');
  await poll(() => most.inputValue()).toBe('1,100');
  await most.press('Shift+ArrowUp');
  await poll(() => most.inputValue()).toBe('2,100');
  await most.press('Alt+ArrowDown');
  await poll(() => most.inputValue()).toBe('2,090');
  await most.press('Escape');
  const label = (await inspector().locator('label').getByText('Largest', { exact: true }).boundingBox())!;
  const before = Number((await most.inputValue()).replaceAll(',', '') || 1000);
  await page.mouse.move(label.x + 10, label.y + 5);
  await page.mouse.down();
  await page.mouse.move(label.x + 40, label.y + 5, { steps: 3 });
  await page.mouse.up();
  await poll(async () => Number((await most.inputValue()).replaceAll(',', ''))).toBeGreaterThan(before);
  await inspector().getByRole('spinbutton', { name: 'Null' }).fill('100');
  await poll(async () => new Set(await cellsOf(page, 'price'))).toEqual(new Set(['null']));
});

test('values are typed into an empty field, pasted from a spreadsheet, sorted by keys, and show their shares', async () => {
  await select('name');
  await choose('e-mail', 'internet.email');
  await choose('values', 'values');
  const field = inspector().getByRole('textbox', { name: 'Values' });
  await poll(() => field.evaluate((input) => input === document.activeElement && (input as HTMLInputElement).value)).toBe('');
  const table = inspector().getByRole('table', { name: 'Values' });
  const values = () => table.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  // The most frequent values of before are taken over by one press.
  await inspector()
    .getByRole('group', { name: 'Suggested values' })
    .getByRole('button', { name: /^The 12 of now/ })
    .click();
  await poll(async () => (await values()).length).toBe(12);
  await choose('e-mail', 'internet.email');
  await choose('values', 'values');
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'mood\tshare\nbusy\t3\ncalm\t1\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await poll(values).toEqual(['busy', 'calm']);
  await poll(() => table.getByRole('cell').filter({ hasText: '%' }).allTextContents()).toEqual(['75 %', '25 %']);
  await table.getByRole('button', { name: /^Value 2 of 2/ }).press('ArrowUp');
  await poll(values).toEqual(['calm', 'busy']);
  // A fault of one weight stands in its row.
  await table.getByRole('spinbutton', { name: 'Weight 2' }).fill('-3');
  await table
    .getByRole('row')
    .filter({ has: page.getByLabel('Value 2', { exact: true }) })
    .getByText('A weight is 0 or more.')
    .waitFor();
  for (const weight of ['Weight 1', 'Weight 2']) await table.getByRole('spinbutton', { name: weight }).fill('0');
  // The engine's own words, at the place.
  await inspector().getByText('At least one weight must be more than 0.').waitFor();
  await table.getByRole('spinbutton', { name: 'Weight 1' }).fill('2');
  await table.getByRole('button', { name: 'Remove value 2' }).click();
  await poll(async () => new Set(await cellsOf(page, 'name'))).toEqual(new Set(['calm']));
});

test('a domain is typed as plain text, and Enter makes it a value with a weight; two columns are pasted', async () => {
  await select('note');
  await choose('e-mail', 'internet.email');
  const domain = inspector().getByRole('textbox', { name: 'Domain' });
  await domain.fill('acme.test');
  await domain.press('Enter');
  await poll(async () => (await cellsOf(page, 'note')).every((text) => text === 'null' || text.endsWith('@acme.test'))).toBe(true);
  expect(await domain.inputValue()).toBe('');
  await inspector().getByRole('textbox', { name: 'Value 1' }).waitFor();
  await domain.focus();
  await domain.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'north.test\t3\nsouth.test\t1');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await poll(() =>
    inspector()
      .getByRole('textbox', { name: /^Value \d$/ })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(['acme.test', 'north.test', 'south.test']);
  for (const name of ['Remove value 1', 'Remove value 1']) await inspector().getByRole('button', { name }).click();
  await poll(async () => (await cellsOf(page, 'note')).every((text) => text === 'null' || text.endsWith('@south.test'))).toBe(true);
});

test('other columns are chosen from a list, and nested generators have forms', async () => {
  await select('name');
  await choose('sibling', 'sibling');
  const column = inspector().getByRole('combobox', { name: 'Column' });
  await column.fill('not');
  await page.getByRole('option', { name: /^note/ }).click();
  // Cut to forty characters, so only how they begin is compared.
  const starts = async (column: string) => (await cellsOf(page, column)).slice(0, 3).map((text) => text.slice(0, 6));
  await poll(async () => [await starts('name')]).toEqual([await starts('note')]);
  await select('tags');
  await choose('array', 'array');
  await inspector().getByRole('combobox', { name: 'Generator of the elements' }).waitFor();
  await inspector().getByRole('spinbutton', { name: 'Maximum' }).fill('1');
  await poll(async () => (await cellsOf(page, 'tags')).every((text) => !text.includes('·'))).toBe(true);
});

test('an inconsistent change is kept in the browser and never becomes a revision', async () => {
  await select('note');
  await choose('pattern', 'pattern');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .getByText(/· saved/)
    .waitFor();
  const id = new URL(page.url()).pathname.split('/')[2];
  const revisions = async () => (await (await fetch(`${product.url}/api/v1/datasets/${id}/revisions`)).json()).items.length as number;
  const before = await revisions();
  await inspector().getByLabel('Regular expression').fill('[A-');
  await page.keyboard.press('Control+s');
  await page.getByText('kept here, not saved').waitFor();
  await page.reload();
  await page.getByText('kept here, not saved').waitFor();
  expect(await revisions()).toBe(before);
  await inspector().getByLabel('Regular expression').fill('[A-Z]{3}');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .getByText(/· saved/)
    .waitFor();
  await poll(revisions).toBe(before + 1);
});

test('an edit breaks the seal and names the table; only that is proved again', async () => {
  await page.getByRole('button', { name: /^unproved changes · [a-z]+( and \d+ (more|tables? that refers? to it))?$/ }).click();
  await page.getByRole('button', { name: /^Prove .* again$/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^proved .* · 1 table, \d+ rows$/ }).waitFor();
});

test('columns without evidence are counted, and listed as one cause', async () => {
  const count = Number(await page.getByTitle(/columns? to review$/).textContent());
  await page.getByRole('link', { name: 'Problems' }).click();
  const cause = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Not recognised' }) });
  await cause.getByText(`${count} places in 1 table`).waitFor();
  await cause.getByRole('heading', { name: 'Not recognised' }).click();
  await cause.getByRole('link', { name: 'things.whole' }).click();
  await inspector()
    .getByText(/^Nothing in the name, the type or the neighbours/)
    .waitFor();
});

test('a fix shows what it changes, is applied by a key, and is undone as one step', async () => {
  await inspector().getByRole('radio', { name: 'Generator' }).click();
  await select('note');
  await inspector().getByLabel('Regular expression').fill('[A-');
  await page.getByText('kept here, not saved').waitFor();
  await page.getByRole('link', { name: /^Problems/ }).click();
  const cause = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Inconsistent settings' }) });
  await cause.getByText('"[A-"').waitFor();
  await cause.getByRole('button', { name: 'As it was saved' }).press('Enter');
  await cause.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await cause.waitFor();
  await cause.getByRole('button', { name: 'As it was saved' }).press('Enter');
  await cause.waitFor({ state: 'detached' });
});

test('a fix is previewed in the rows before it is applied: present and new values', async () => {
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await select('note');
  const field = inspector().getByLabel('Regular expression');
  // Each edit puts saving off, so that what stands is never what was saved.
  let digits = 3;
  await expect
    .poll(
      async () => {
        await field.fill(`[0-9]{${digits++}}`);
        return (await cellsOf(page, 'note'))[0];
      },
      { timeout: PATIENCE, interval: 300 },
    )
    .toMatch(/^\d+$/);
  await field.fill('[A-');
  await page.getByText('kept here, not saved').waitFor();
  await page.getByRole('link', { name: /^Problems/ }).click();
  await page.getByRole('button', { name: 'See it in the rows' }).click();
  const strip = page.getByRole('region', { name: 'Preview' });
  await strip.getByText('Preview. Rows show').waitFor();
  await poll(async () => (await cellsOf(page, 'note'))[0]).toMatch(/^\d+ → [A-Z]{3}$/);
  await strip.getByRole('button', { name: 'As it was saved' }).press('Enter');
  await strip.waitFor({ state: 'detached' });
  await poll(async () => (await cellsOf(page, 'note'))[0]).toMatch(/^[A-Z]{3}$/);
});
