import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../../e2e/support/browser.ts';
import { ROOT, startProduct } from '../../../../e2e/support/server.ts';
import { frameTimes, inputToCell, type FrameTimes } from './frame-times.ts';
import { SHOP } from './shop.ts';
import { openTable } from './workspace.ts';

/** Schemas that are pasted: our own small one, and those of public projects that lie where `pnpm corpus` looks for them. */
const SCHEMAS = ['shop', 'pagila', 'lago', 'musicbrainz'] as const;
const FOLDER = process.env['SEEDBED_SCHEMAS'] ?? join(ROOT, '../shared/schemas');
/** The processor as it is, and at a quarter of its speed. */
const SPEEDS = [1, 4] as const;
const PATIENCE = 180_000;
const EDITS = 60;
/** A keystroke every so often: fast typing, and time for what follows an edit to get in the way of the next. */
const PAUSE_MS = 150;
const SCROLLED_MS = 5_000;
const STEP_MS = 16;
const MOVES = 120;

type Line = { readonly what: string; readonly speed: string; readonly goal: string } & ({ readonly times: FrameTimes } | { readonly value: string });

/** `pnpm bench web [--only PART] [--json]`: what a person waits for, in Chromium on the built client. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' }, json: { type: 'boolean' } } });
  await using product = await startProduct();
  const browser = await launchBrowser();
  const lines: Line[] = [];
  const wanted = (part: string) => part.includes(values.only);
  try {
    for (const slower of SPEEDS) {
      const speed = slower === 1 ? 'full' : `1/${slower}`;
      let largest = '';
      for (const name of SCHEMAS) {
        const ddl = name === 'shop' ? SHOP : await readFile(join(FOLDER, `${name}.sql`), 'utf8').catch(() => null);
        if (ddl === null) continue;
        const page = await open(browser, slower);
        const took = await paste(page, product.url, name, ddl);
        largest = page.url();
        if (wanted('paste')) lines.push({ what: `paste ${name} → rows`, speed, value: `${took} ms`, goal: '3,000 ms for 100 tables' });
        if (name === 'shop' && wanted('bytes')) lines.push(await bytesOf(browser, slower, page.url(), speed));
        if (name === 'shop') lines.push(...(await inTable(page, speed, wanted)));
        await page.context().close();
      }
      if (wanted('pan')) lines.push(await pan(browser, slower, largest, speed));
    }
  } finally {
    await browser.close();
  }
  const load = loadavg()[0]!.toFixed(1);
  if (values.json) console.log(JSON.stringify({ load, lines }));
  else for (const line of lines) console.log(`${line.speed.padEnd(5)} ${line.what.padEnd(34)} ${said(line)}   goal ${line.goal}   load ${load}`);
}

function said(line: Line): string {
  if ('value' in line) return line.value;
  const { median, p95, worst, frames } = line.times;
  return `median ${median} ms, p95 ${p95} ms, worst ${worst} ms of ${frames}`;
}

async function open(browser: Browser, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  if (slower > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** As a file: typing a megabyte into a field is not what is measured. Until a cell has a value. */
async function paste(page: Page, url: string, name: string, ddl: string): Promise<number> {
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.sql`, mimeType: 'text/plain', buffer: Buffer.from(ddl) });
  const start = performance.now();
  await page.getByRole('button', { name: 'Grow' }).click();
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  const took = Math.round(performance.now() - start);
  await page.getByText(/tables? ready in/).waitFor();
  return took;
}

/** All that a browser fetches that was never here, from a deep link to rows. */
async function bytesOf(browser: Browser, slower: number, url: string, speed: string): Promise<Line> {
  const page = await open(browser, slower);
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  const start = performance.now();
  await page.goto(url);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  const took = Math.round(performance.now() - start);
  await page.context().close();
  return { what: 'bytes, deep link → rows', speed, value: `${Math.round(bytes / 1_000)} kB in ${took} ms`, goal: '1,800 ms' };
}

async function inTable(page: Page, speed: string, wanted: (part: string) => boolean): Promise<Line[]> {
  const lines: Line[] = [];
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  if (wanted('edit')) {
    await openTable(page, 'orders');
    await page.getByRole('columnheader', { name: /^total/ }).click();
    const field = inspector.getByRole('spinbutton', { name: 'Median' });
    await field.fill('50');
    const times = await inputToCell(page, 'keydown', 'total', async () => {
      for (let i = 0; i < EDITS; i++) {
        await field.press(i % 40 < 20 ? 'ArrowUp' : 'ArrowDown');
        await page.waitForTimeout(PAUSE_MS);
      }
    });
    lines.push({ what: 'edit → cell', speed, times, goal: 'median 16, p95 33 ms' });
  }
  if (wanted('slider')) {
    await openTable(page, 'customers');
    await page.getByRole('columnheader', { name: /^city/ }).click();
    const box = (await inspector.getByRole('group', { name: /, dragged$/ }).boundingBox())!;
    const times = await inputToCell(page, 'pointermove', 'city', async () => {
      await page.mouse.move(box.x + 10, box.y + box.height / 2);
      await page.mouse.down();
      for (let i = 0; i < MOVES; i++) {
        await page.mouse.move(box.x + 10 + ((box.width - 20) * (i % 60)) / 60, box.y + box.height / 2);
        await page.waitForTimeout(STEP_MS);
      }
      await page.mouse.up();
    });
    lines.push({ what: 'drag of the NULL share → cell', speed, times, goal: 'median 16, p95 33 ms' });
  }
  if (wanted('wheel')) {
    await openTable(page, 'customers');
    const count = page.getByLabel('Row count of public.customers');
    await count.fill('1000000000');
    await count.press('Enter');
    const grid = page.getByRole('grid');
    await page.getByRole('textbox', { name: 'Go to row' }).fill('500,000,000');
    await page.getByRole('textbox', { name: 'Go to row' }).press('Enter');
    await grid.getByText('500,000,000', { exact: true }).waitFor();
    const box = (await grid.boundingBox())!;
    await page.mouse.move(box.x + 200, box.y + 300);
    const times = await frameTimes(page, async () => {
      const end = performance.now() + SCROLLED_MS;
      while (performance.now() < end) {
        await page.mouse.wheel(0, 120);
        await page.waitForTimeout(STEP_MS);
      }
    });
    lines.push({ what: 'wheel at 10⁹ rows, frames', speed, times, goal: 'p95 16.7, worst 33 ms' });
  }
  return lines;
}

/** Moves the diagram of the largest schema that was pasted. */
async function pan(browser: Browser, slower: number, url: string, speed: string): Promise<Line> {
  const page = await open(browser, slower);
  const { origin, pathname } = new URL(url);
  await page.goto(`${origin}${pathname}?v=diagram`);
  const diagram = page.getByRole('application', { name: /^Diagram of/ });
  await diagram.waitFor();
  await diagram.focus();
  await page.keyboard.press('0');
  const box = (await diagram.boundingBox())!;
  const [x, y] = [box.x + 8, box.y + 8];
  const times = await frameTimes(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 0; i < MOVES; i++) {
      await page.mouse.move(x + 4 * (i % 60), y + 3 * (i % 60));
      await page.waitForTimeout(STEP_MS);
    }
    await page.mouse.up();
  });
  await page.context().close();
  return { what: 'pan of the diagram, frames', speed, times, goal: 'p95 18.2 ms (55 a second)' };
}
