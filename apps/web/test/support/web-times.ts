import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { createClient } from '@seedbed/client';
import { getProvingRoute } from '@seedbed/contract';
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
/** A part that takes longer is reported as such, and the next one begins. */
const PATIENCE = 90_000;
/** Nothing is begun after it: whoever waits at a quiet machine gets an answer. */
const LONGEST_MS = 8 * 60_000;
const EDITS = 60;
/** A keystroke every so often: fast typing, and time for what follows an edit to get in the way of the next. */
const PAUSE_MS = 150;
const SCROLLED_MS = 5_000;
const STEP_MS = 16;
const MOVES = 120;
/**
 * Places of a dragged slider, and how many of them a move goes on. Moves this wide change a cell in view each time: after a move that
 * changes none, the time until the next one that does would be counted as if the page had been slow.
 */
const PLACES = 60;
const DRAGGED_ON = 37;

const PASTE_GOALS: Readonly<Record<(typeof SCHEMAS)[number], string>> = { shop: '1,000 ms', pagila: '1,500 ms', lago: '4,000 ms', musicbrainz: '8,000 ms' };
const IN_ONE_FRAME = 'median 16, p95 33 ms';
const EDIT_GOAL = 'median 16, p95 20 ms';

type Measured = { readonly times: FrameTimes } | { readonly value: string };
type Part = { readonly name: string; readonly what: string; readonly slower: number; readonly goal: string; measure(): Promise<Measured> };

/** `pnpm bench web [--only PART] [--json]`: what a person waits for, in Chromium on the built client; each line as it is measured. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' }, json: { type: 'boolean' } } });
  await using product = await startProduct();
  const browser = await launchBrowser();
  const begun = performance.now();
  try {
    for (const part of partsOf(browser, product.url).filter(({ name }) => name.includes(values.only))) {
      const late = performance.now() - begun > LONGEST_MS;
      const measured = late ? { value: `not measured: the bench ends after ${LONGEST_MS / 60_000} minutes` } : await part.measure().catch(toFailure);
      const line = { what: part.what, speed: part.slower === 1 ? 'full' : `1/${part.slower}`, goal: part.goal, load: loadavg()[0]!.toFixed(1), ...measured };
      console.log(
        values.json ? JSON.stringify(line) : `${line.speed.padEnd(5)} ${line.what.padEnd(34)} ${said(measured)}   goal ${line.goal}   load ${line.load}`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** What went wrong takes the place of the figure: the other parts are measured anyway. */
function toFailure(error: unknown): Measured {
  return { value: `not measured: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}` };
}

function said(measured: Measured): string {
  if ('value' in measured) return measured.value;
  const { median, p95, worst, frames } = measured.times;
  return `median ${median} ms, p95 ${p95} ms, worst ${worst} ms of ${frames}`;
}

/** The quick ones first. Datasets are made once, by who needs them first. */
function partsOf(browser: Browser, url: string): Part[] {
  const datasets = new Map<string, string>();
  /** The page of a dataset that grew out of a schema, and how long that took where it was pasted now. */
  const pasted = async (name: string, slower: number): Promise<{ page: Page; took: number }> => {
    const page = await open(browser, slower);
    const took = await paste(page, url, name, name === 'shop' ? SHOP : await readFile(join(FOLDER, `${name}.sql`), 'utf8'));
    datasets.set(name, page.url());
    return { page, took };
  };
  const madeOf = async (name: string): Promise<string> => {
    if (!datasets.has(name)) await closed(pasted(name, 1));
    return datasets.get(name)!;
  };
  const onShop = (slower: number, measure: (page: Page) => Promise<FrameTimes>) => async () => {
    const dataset = await madeOf('shop');
    const page = await open(browser, slower);
    return closing(page, async () => {
      await page.goto(dataset);
      await page.getByText(/tables? ready in/).waitFor();
      // Its proof, and those of the large schemas that were pasted, run on the same processors.
      await proofsDone(url, datasets.values());
      return { times: await measure(page) };
    });
  };
  const largest = () => madeOf('musicbrainz').catch(() => madeOf('shop'));
  return [
    ...SPEEDS.flatMap((slower): Part[] => [
      ...SCHEMAS.filter((name) => slower === 1 || name === 'shop').map((name): Part => ({
        name: 'paste',
        what: `paste ${name} → rows`,
        slower,
        goal: PASTE_GOALS[name],
        measure: async () => ({ value: `${await closed(pasted(name, slower))} ms` }),
      })),
      {
        name: 'bytes',
        what: 'bytes, deep link → rows',
        slower,
        goal: '1,800 ms',
        measure: async () => ({ value: await bytesOf(browser, slower, await madeOf('shop')) }),
      },
      { name: 'edit', what: 'edit → cell', slower, goal: slower === 1 ? EDIT_GOAL : IN_ONE_FRAME, measure: onShop(slower, edits) },
      { name: 'slider', what: 'drag of the NULL share → cell', slower, goal: IN_ONE_FRAME, measure: onShop(slower, drag) },
      { name: 'wheel', what: 'wheel at 10⁹ rows, frames', slower, goal: 'p95 16.7, worst 33 ms', measure: onShop(slower, wheel) },
    ]),
    ...SPEEDS.map((slower): Part => ({
      name: 'pan',
      what: 'pan of the diagram, frames',
      slower,
      goal: 'p95 18.2 ms (55 a second)',
      measure: async () => ({ times: await pan(browser, slower, await largest()) }),
    })),
  ];
}

/** Waits until no proof of these datasets is running. */
async function proofsDone(url: string, datasets: Iterable<string>): Promise<void> {
  const client = createClient({ baseUrl: url });
  for (const dataset of datasets) {
    const id = new URL(dataset).pathname.split('/')[2]!;
    while ((await client.request(getProvingRoute, { params: { id } })).proving !== null) await setTimeout(PAUSE_MS);
  }
}

async function closing<T>(page: Page, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await page.context().close();
  }
}

/** The time alone: the page is not needed any more. */
async function closed(opened: Promise<{ page: Page; took: number }>): Promise<number> {
  const { page, took } = await opened;
  await page.context().close();
  return took;
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
  await page.locator('input[type=file][accept]').setInputFiles({ name: `${name}.sql`, mimeType: 'text/plain', buffer: Buffer.from(ddl) });
  const start = performance.now();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  const took = Math.round(performance.now() - start);
  await page.getByText(/tables? ready in/).waitFor();
  return took;
}

/** All that a browser fetches that was never here, from a deep link to rows. */
async function bytesOf(browser: Browser, slower: number, url: string): Promise<string> {
  const page = await open(browser, slower);
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  return closing(page, async () => {
    const start = performance.now();
    await page.goto(url);
    await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
    const took = Math.round(performance.now() - start);
    return `${Math.round(bytes / 1_000)} kB in ${took} ms`;
  });
}

async function edits(page: Page): Promise<FrameTimes> {
  await openTable(page, 'orders');
  await page.getByRole('columnheader', { name: /^total/ }).click();
  const field = page.getByRole('complementary', { name: 'Inspector' }).getByRole('spinbutton', { name: 'Median' });
  await field.fill('50');
  return inputToCell(page, 'keydown', 'total', async () => {
    for (let i = 0; i < EDITS; i++) {
      await field.press(i % 40 < 20 ? 'ArrowUp' : 'ArrowDown');
      await page.waitForTimeout(PAUSE_MS);
    }
  });
}

async function drag(page: Page): Promise<FrameTimes> {
  await openTable(page, 'customers');
  await page.getByRole('columnheader', { name: /^city/ }).click();
  const box = (await page
    .getByRole('complementary', { name: 'Inspector' })
    .getByRole('group', { name: /, dragged$/ })
    .boundingBox())!;
  return inputToCell(page, 'pointermove', 'city', async () => {
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await page.mouse.down();
    for (let i = 0; i < MOVES; i++) {
      await page.mouse.move(box.x + 10 + ((box.width - 20) * ((i * DRAGGED_ON) % PLACES)) / PLACES, box.y + box.height / 2);
      await page.waitForTimeout(STEP_MS);
    }
    await page.mouse.up();
  });
}

async function wheel(page: Page): Promise<FrameTimes> {
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
  return frameTimes(page, async () => {
    const end = performance.now() + SCROLLED_MS;
    while (performance.now() < end) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(STEP_MS);
    }
  });
}

/** Moves the diagram of the largest schema that was pasted. */
async function pan(browser: Browser, slower: number, url: string): Promise<FrameTimes> {
  const page = await open(browser, slower);
  const { origin, pathname } = new URL(url);
  return closing(page, async () => {
    await page.goto(`${origin}${pathname}?v=diagram`);
    const diagram = page.getByRole('application', { name: /^Diagram of/ });
    await diagram.waitFor();
    await diagram.focus();
    await page.keyboard.press('0');
    const box = (await diagram.boundingBox())!;
    const [x, y] = [box.x + 8, box.y + 8];
    return frameTimes(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let i = 0; i < MOVES; i++) {
        await page.mouse.move(x + 4 * (i % 60), y + 3 * (i % 60));
        await page.waitForTimeout(STEP_MS);
      }
      await page.mouse.up();
    });
  });
}
