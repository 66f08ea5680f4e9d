import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { SHOP } from './support/shop.ts';
import { violations } from './support/axe.ts';
import { keptText } from './support/kept-text.ts';
import { cellsOf, grow } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let targets: TargetServer;

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([startProduct(), launchBrowser(), openTargetServer()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([product?.[Symbol.asyncDispose](), targets?.[Symbol.asyncDispose]()]);
});

/** A browser of its own: it keeps nothing of the tests before. */
async function open(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

test('a text without a table is reported, and stays', async () => {
  const page = await open();
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').fill('-- later\nselect 1;');
  await page.getByRole('button', { name: 'Generate' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText(/These statements create no table/).waitFor();
  await alert.getByText('There is no CREATE TABLE in it').waitFor();
  expect(await page.getByLabel('Schema DDL').inputValue()).toBe('-- later\nselect 1;');
  await page.context().close();
});

test('a rejected file is named, and not confused with the text in the box', async () => {
  const page = await open();
  await page.goto(product.url);
  const file = page.locator('input[type=file][accept]');
  await file.setInputFiles({ name: 'shop.sql', mimeType: 'text/plain', buffer: Buffer.from(SHOP) });
  await page.getByText('shop.sql').waitFor();
  await file.setInputFiles({ name: 'other.sql', mimeType: 'text/plain', buffer: Buffer.from([0x61, 0xe4, 0x0a]) });
  await page.getByRole('alert').getByText('other.sql is not UTF-8').waitFor();
  await page.getByText('other.sql was not taken. The box still holds shop.sql.').waitFor();
  await page.getByRole('button', { name: 'Generate from shop.sql' }).waitFor();
  await file.setInputFiles({ name: 'third.sql', mimeType: 'text/plain', buffer: Buffer.from(SHOP) });
  await page.getByText('was not taken').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor();
  await page.context().close();
});

test('a schema of another system is recognized, with the commands that make DDL of it', async () => {
  const page = await open();
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').fill('CREATE TABLE [dbo].[users] (id int IDENTITY(1,1), PRIMARY KEY (id));');
  await page.getByText('This looks like SQL Server’s DDL.').waitFor();
  await page.getByText(/pgloader --with "schema only" mssql:/).waitFor();
  await page.getByLabel('Schema DDL').fill(SHOP);
  await page.getByText('This looks like').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a rejected statement can be skipped: it becomes a comment, and the others make the dataset', async () => {
  const page = await open();
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').fill(`${SHOP}\ncreate table broken (id bigin);\n`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText(/type "bigin" does not exist/).waitFor();
  await page.getByRole('button', { name: 'Skip this statement' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('option', { name: /^customers/ }).waitFor();
  expect(await page.getByRole('option', { name: /^broken/ }).count()).toBe(0);
  await page.context().close();
});

test('a statement that needs a skipped one says so, and the skipped one comes back', async () => {
  const page = await open();
  await page.goto(product.url);
  const box = page.getByLabel('Schema DDL');
  const ddl = 'create table towers (\n  id bigin primary key\n);\ncreate table bells (id int, tower int references towers);\n';
  await box.fill(ddl);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Skip this statement' }).click();
  await page.getByText('You skipped the statement that makes towers.').waitFor();
  await page.getByRole('button', { name: 'Restore towers' }).click();
  await page.getByText('You skipped').waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe(ddl);
  await page.context().close();
});

test('the workspace opens before the proof, which continues in it, and the paste box is empty afterwards', async () => {
  const page = await open();
  let asked: Record<string, unknown> = {};
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/datasets/events')) asked = request.postDataJSON();
  });
  await grow(page, product.url, SHOP);
  expect(asked).toMatchObject({ prove: 'later' });
  await page.getByRole('button', { name: /^proved (?:on [\d.kM]+ of [\d.kM]+ rows|.* · 4 tables, [\d,]+ rows)/ }).waitFor();
  await page.goto(product.url);
  await page
    .getByRole('link', { name: /Customers and orders|Orders and customers/ })
    .first()
    .waitFor();
  expect(await page.getByLabel('Schema DDL').inputValue()).toBe('');
  await page.context().close();
});

test('a text too long to be edited is sent by the same keys as one that is typed', async () => {
  const page = await open();
  await page.goto(product.url);
  const area = page.getByLabel('Schema DDL');
  await area.focus();
  await area.evaluate(
    (field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `CREATE TABLE notes (id int PRIMARY KEY, body text);\n${'-- a long comment\n'.repeat(13_000)}`,
  );
  await page.getByRole('region', { name: 'Lines of the pasted text' }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.waitForURL(/\/datasets\//);
  await page.context().close();
});

test('the workspace code loads while a schema is typed, and the proof starts after the first rows', async () => {
  const page = await open();
  await page.goto(product.url);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByLabel('Schema DDL').fill(SHOP);
  await poll(() => fetched.some((path) => path.startsWith('/assets/rows-'))).toBe(true);
  expect(fetched.filter((path) => path.endsWith('/events'))).toEqual([]);
  let written: number | null = null;
  const cells = page.getByRole('gridcell').filter({ hasText: /./ });
  await page.route('**/prove/events', async (route) => {
    written ??= await cells.count();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate' }).click();
  await poll(() => written).not.toBeNull();
  expect(written).toBeGreaterThan(0);
  await page.context().close();
});

test('tables appear in the workspace as they are read, can be opened before their rows exist, and are cancelled by one click', async () => {
  const page = await open();
  await page.goto(product.url);
  const more = 'create schema audit; create table audit.entries (id int primary key); create table refunds (id int primary key, reason text);';
  // Longer than anybody waits here: it is abandoned.
  await page.getByLabel('Schema DDL').fill(`${SHOP}\ndo $$ begin perform pg_sleep(50); end $$;\n${more}`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText(/^Reading 4 of 6 tables · \d+ s$/).waitFor();
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ hasText: /^Create the tables, in progress/ })
    .waitFor();
  await page.getByRole('list', { name: 'Tables so far' }).getByRole('listitem').getByText('customers', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await poll(() => page.getByLabel('Schema DDL').inputValue()).toContain('refunds');

  // The dataset waits until its tables have been looked at.
  await page.evaluate(holdDataset);
  await page.getByLabel('Schema DDL').fill(SHOP + more);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText(/^Planning the rows of 6 tables( · \d+ s)?$/).waitFor();
  // As in the workspace: schemas are groups, and public comes first, though audit comes first by name. A phone shows one pane at a time.
  await page.getByRole('heading', { name: 'customers', exact: true }).waitFor();
  await poll(() => page.getByRole('listbox', { name: 'Tables' }).getByRole('group').allTextContents()).toEqual([
    expect.stringMatching(/^public.*refunds/),
    expect.stringMatching(/^auditentries/),
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Table list' }).click();
  await page.getByRole('option', { name: /^refunds/ }).click();
  await page.getByRole('columnheader', { name: /^reason text$/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await page.getByRole('grid', { name: 'Rows of public.refunds' }).waitFor();
  await page.goBack();
  await page.getByLabel('Schema DDL').waitFor();
  await page.context().close();
});

/** In the page: what is reported about a dataset that is there waits for `goOn()`. */
function holdDataset(): void {
  const real = window.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(window, { goOn: resolve });
  window.fetch = async (...args) => {
    const answer = await real(...args);
    if (!answer.url.endsWith('/datasets/events') || !answer.body) return answer;
    const held = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          const text = new TextDecoder().decode(chunk);
          const last = /id: \d+\nevent: dataset/.exec(text)?.index ?? text.length;
          controller.enqueue(new TextEncoder().encode(text.slice(0, last)));
          if (last === text.length) return;
          await promise;
          controller.enqueue(new TextEncoder().encode(text.slice(last)));
        },
      }),
    );
    return new Response(held, answer);
  };
}

test('a person who leaves while a schema is read stays on the new screen and is notified when it is ready', async () => {
  const page = await open();
  await page.goto(product.url);
  // The answer waits until the page is left.
  let go = () => {};
  const left = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/v1/datasets/events', async (route) => {
    await left;
    await route.continue();
  });
  await page.getByLabel('Schema DDL').fill(SHOP);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByText(/^Reading 4 tables/).waitFor();
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('heading', { name: 'Runs', exact: true }).waitFor();
  go();
  await page.getByText(/is ready: 4 tables/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/runs');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.context().close();
});

test('no password stays in the browser, whether typed or stored by an older client', async () => {
  const page = await open();
  await page.goto(product.url);
  for (const text of ['postgres://ana:canary-1', 'postgres://ana:canary-1@127.0.0.1:1/shop', `create role ana password 'canary-2';\n${SHOP}`]) {
    await page.getByLabel('Schema DDL').fill(text);
    await page.waitForTimeout(100);
    expect(await keptText(page)).not.toContain('canary');
  }
  await poll(() => keptText(page)).toContain('create table customers');
  await page.evaluate(async () => {
    const opening = indexedDB.open('seedbed');
    const db = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const writing = db.transaction('values', 'readwrite');
    writing.objectStore('values').put({ text: 'postgres://ana:canary-3@h/d', name: null }, 'start.ddl');
    await new Promise((resolve) => (writing.oncomplete = resolve));
    db.close();
  });
  expect(await keptText(page)).toContain('canary-3');
  await page.goto(`${product.url}/runs`);
  await poll(() => keptText(page)).not.toContain('canary');
  await page.context().close();
});

test('an empty database is inspected, gets its tables and its rows, and loading again remembers it', async () => {
  await using target = await targets.freshTarget();
  const page = await open();
  await grow(page, product.url, SHOP);
  await page.getByRole('button', { name: 'Load…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/has none of these tables: all 4 tables will be made first/).waitFor();
  await page.getByRole('button', { name: /^Load .* rows into/ }).click();
  await page.getByText(/^All .* rows are in/).waitFor();
  expect((await target.client.query('SELECT count(*)::int AS count FROM customers')).rows[0].count).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Load again…' }).click();
  const address = page.getByLabel('Address');
  await poll(() => address.inputValue()).toContain(`/${target.connection.database}`);
  await address.fill(target.url);
  await page.getByText(/^All 4 tables are there; .* rows\.$/).waitFor();
  await page.getByRole('radio', { name: 'Append', exact: true }).waitFor();
  expect(await keptText(page)).not.toContain(new URL(target.url).password || 'no password here');
  await page.context().close();
});

test('from blank: tables, columns and references by hand, each with rows immediately, and undone', async () => {
  const page = await open();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Start blank' }).click();
  await page.getByText('This dataset has no tables').waitFor();
  const made = async (name: string, more: (column: Locator) => Promise<void>) => {
    const dialog = page.getByRole('dialog', { name: 'New table' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await more(dialog.getByRole('group', { name: 'New column' }));
    await dialog.getByRole('button', { name: 'Make the table' }).click();
    await page.getByRole('grid', { name: `Rows of public.${name}` }).waitFor();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Add a table' }).click();
  await made('guests', (column) => column.getByLabel('Column', { exact: true }).fill('email'));
  await poll(async () => (await cellsOf(page, 'email'))[0]).toMatch(/@/);

  const change = async (action: RegExp) => {
    await page.getByRole('button', { name: 'Change the schema' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await change(/^Add a table/);
  await made('stays', async (column) => {
    await column.getByRole('button', { name: /Refers to/ }).click();
    await page.getByRole('option', { name: /^guests\.id/ }).click();
    await column.getByLabel('Column', { exact: true }).fill('guest_id');
  });
  await page.getByRole('columnheader', { name: /^guest_id.*refers to public.guests/ }).waitFor();
  await change(/^Add a column to stays/);
  const dialog = page.getByRole('dialog', { name: 'New column of stays' });
  await dialog.getByLabel('Column', { exact: true }).fill('nights');
  await dialog.getByRole('combobox', { name: 'Type' }).fill('nothing');
  await dialog.getByRole('button', { name: 'Add the column' }).click();
  await dialog.getByText(/type "nothing" does not exist/).waitFor();
  await dialog.getByRole('combobox', { name: 'Type' }).fill('small');
  await page.getByRole('option', { name: /^smallint/ }).click();
  await dialog.getByRole('button', { name: 'Add the column' }).click();
  await page.getByRole('columnheader', { name: /^nights/ }).waitFor();
  // It is offered for a while only.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('columnheader', { name: /^nights/ }).waitFor({ state: 'detached' });
  // Rows fade while others are made in their place.
  await poll(() => violations(page)).toEqual([]);
  await change(/^Remove stays…/);
  await page.getByRole('dialog', { name: 'Remove stays?' }).getByText('and 1 relation').waitFor();
  await page.getByRole('button', { name: 'Remove stays' }).click();
  await page.getByRole('grid', { name: 'Rows of public.guests' }).waitFor();
  await page.getByRole('link', { name: 'Problems' }).click();
  // The header leads to a proof as well.
  await page
    .getByRole('region', { name: 'Proof', exact: true })
    .getByRole('button', { name: /^Prove/ })
    .click();
  await page.getByText('1 of 1 table', { exact: false }).first().waitFor();
  await page.context().close();
});

test('a migration is rehearsed with a pasted schema: what fails, the rows that show it, and nothing found after it is mended', async () => {
  const page = await open();
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Rehearse a migration' }).click();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await page.getByText('Nothing rehearsed yet').waitFor();
  await page.getByRole('textbox', { name: 'Schema before the migration' }).fill('CREATE TABLE hulls (id int PRIMARY KEY, note text);');
  expect(await run.isDisabled()).toBe(true);
  const migration = page.getByRole('textbox', { name: 'Migration', exact: true });
  await migration.fill('ALTER TABEL hulls');
  await run.click();
  await page.getByText('syntax error at or near "TABEL"').waitFor();
  // Files come in the order of their names.
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: '10_b.sql', mimeType: 'application/sql', buffer: Buffer.from('ALTER TABLE hulls ALTER note SET NOT NULL;') },
      { name: '9_a.sql', mimeType: 'application/sql', buffer: Buffer.from('ALTER TABLE hulls ADD made date;') },
    ]);
  await poll(() => migration.inputValue()).toMatch(/9_a\.sql\nALTER TABLE hulls ADD made date;\n.*10_b\.sql\n/);
  await run.click();
  const findings = page.getByRole('region', { name: 'Findings' });
  const first = findings.getByRole('listitem').first();
  await first.getByText('fails', { exact: true }).waitFor();
  await first.getByText('10_b.sql, line 1').waitFor();
  expect(await first.getByText(/^INSERT INTO public\.hulls .*;$/).count()).toBe(1);
  await first.getByRole('button', { name: 'Copy: It happens with this row' }).waitFor();
  await migration.fill('ALTER TABLE hulls ADD made date;');
  await run.click();
  await page.getByText('Nothing found').waitFor();
  // A rehearsal that is cancelled leaves the form as it was.
  await run.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing rehearsed yet').waitFor();
  expect(await migration.inputValue()).toBe('ALTER TABLE hulls ADD made date;');
  await page.context().close();
});
