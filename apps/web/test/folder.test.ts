import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipOf } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';

let product: Product;
let browser: Browser;
let folder: string;

const INIT = 'CREATE TABLE "Customer" (id serial PRIMARY KEY, email text NOT NULL UNIQUE);';
const ORDERS = 'CREATE TABLE "Order" (id serial PRIMARY KEY, "customerId" int NOT NULL REFERENCES "Customer", total numeric(10,2) NOT NULL);';
const SHOP = {
  'prisma/migrations/20240101000000_init/migration.sql': INIT,
  'prisma/migrations/20240201000000_orders/migration.sql': ORDERS,
  'prisma/migrations/migration_lock.toml': 'provider = "postgresql"',
  'src/index.ts': 'export {}',
  '.env': 'DATABASE_PASSWORD=hunter2',
};

beforeAll(async () => {
  [product, browser, folder] = await Promise.all([sharedProduct(), launchBrowser(), mkdtemp(join(tmpdir(), 'seedbed-folder-'))]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([product?.[Symbol.asyncDispose](), rm(folder, { recursive: true, force: true })]);
});

async function open(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').waitFor();
  return page;
}

/** A folder on the disk, by its name. */
async function folderOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true });
    await writeFile(join(folder, name, path), text);
  }
  return join(folder, name);
}

/** As a file manager drops it: no script can make a folder to drop. */
async function drop(page: Page, ...paths: string[]): Promise<void> {
  // The datasets of the tests before are listed above the box, and move it when they come.
  await page.waitForLoadState('networkidle');
  const box = (await page.getByLabel('Schema DDL').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + box.width / 2, y: box.y + box.height / 2, data });
}

const recognised = (page: Page) => page.getByRole('region', { name: 'What was recognised' });
const orderOf = (page: Page) => page.getByRole('list', { name: 'Files in the order in which they run' }).getByRole('listitem').allTextContents();

test('a dropped folder shows its tool and order, survives a reload, and becomes the dataset', async () => {
  const page = await open();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await drop(page, await folderOf('shop-main', SHOP));
  await recognised(page).getByText('Prisma migrations in shop-main/prisma/migrations: 2 files').click();
  expect(await orderOf(page)).toEqual([
    'shop-main/prisma/migrations/20240101000000_init/migration.sql',
    'shop-main/prisma/migrations/20240201000000_orders/migration.sql',
  ]);
  expect(await violations(page)).toEqual([]);
  expect(sent.join('\n')).not.toMatch(/hunter2|export \{\}/);

  await page.reload();
  await recognised(page).getByText('Prisma migrations in shop-main/prisma/migrations: 2 files').waitFor();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('option', { name: /Order/ }).waitFor();
  await expect.poll(() => page.title(), { timeout: PATIENCE }).toMatch(/\bshop\b/);
  await page.context().close();
});

test('a ZIP file and a chosen folder do the same; a file without statements is named', async () => {
  const page = await open();
  const zip = zipOf(Object.entries({ ...SHOP, 'prisma/migrations/old.sql': 'SELECT 1' }).map(([name, content]) => ({ name, content })));
  await page.locator('input[type=file][accept]').setInputFiles({ name: 'shop.zip', mimeType: 'application/zip', buffer: zip });
  await recognised(page).getByText('Prisma migrations in prisma/migrations: 2 files').waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await recognised(page).getByText('Prisma migrations').waitFor({ state: 'detached' });

  await page
    .locator('input[webkitdirectory]')
    .setInputFiles(await folderOf('numbered', { '2_b.sql': ORDERS, '1_a.sql': INIT, '003_c.go': 'package c', 'a.sql': '' }));
  await recognised(page)
    .getByText(/^SQL.*: 2 files$/)
    .waitFor();
  expect(
    await recognised(page)
      .getByText(/^not read/)
      .textContent(),
  ).toBe('not read: numbered/003_c.go (it is Go code), numbered/a.sql (its name is not one of a migration)');
  await page.context().close();
});

test('a failing migration is shown with its file and its own line, and can be skipped', async () => {
  const page = await open();
  const failing = { ...SHOP, 'prisma/migrations/20240301000000_typo/migration.sql': '-- more\nALTER TABLE "Orders"\n  ADD COLUMN note text;' };
  await drop(page, await folderOf('failing', failing));
  await recognised(page)
    .getByText(/Prisma migrations in failing.*: 3 files/)
    .waitFor();
  await page.getByRole('button', { name: 'Generate' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText(/relation "Orders" does not exist \(failing\/prisma\/migrations\/20240301000000_typo\/migration\.sql, line 2, column 1\)/).waitFor();
  expect(await alert.getByLabel('Line 2').textContent()).toBe('1 │ -- more\n2 │ ALTER TABLE "Orders"\n  │ ^\n3 │   ADD COLUMN note text;');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to line 2' }).click();
  const selected = await page.getByLabel('Schema DDL').evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(selected).toBe('ALTER TABLE "Orders"');
  await page.getByRole('button', { name: 'Skip this statement' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.context().close();
});

test('one of several schemas is chosen; an unreadable file is named with its line', async () => {
  const page = await open();
  const two = {
    'api/prisma/migrations/1_a/migration.sql': INIT,
    'web/schema.prisma': 'model A {\n  id Int @id\n  name Txt\n}',
    'jobs/prisma/migrations/1_b/migration.sql': INIT,
  };
  await drop(page, await folderOf('two', two));
  await page.getByText('two holds several schemas.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('list', { name: 'Schemas' }).getByRole('button', { name: 'two/jobs/prisma/migrations' }).click();
  await recognised(page)
    .getByText(/Prisma migrations.*: 1 file$/)
    .waitFor();

  await drop(page, join(folder, 'two', 'web'));
  await page
    .getByRole('alert')
    .getByText(/web\/schema\.prisma, line 3/)
    .waitFor();
  await drop(page, await folderOf('pictures', { 'a.png': '' }));
  await page.getByText('No file of a schema in pictures: no .sql, .prisma or .dbml. Drop the folder of migrations.').waitFor();
  await page.context().close();
});

test('a single schema.prisma is shown as text in the box', async () => {
  const page = await open();
  await drop(page, join(await folderOf('single', { 'schema.prisma': 'model Item {\n  id Int @id\n  name String\n}' }), 'schema.prisma'));
  await expect.poll(() => page.getByLabel('Schema DDL').inputValue(), { timeout: PATIENCE }).toContain('model Item');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('gridcell').first().waitFor();
  await page.context().close();
});
