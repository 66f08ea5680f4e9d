import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../../e2e/support/patience.ts';
import { startProduct } from '../../../../e2e/support/server.ts';
import { SHOP } from './shop.ts';
import { grow } from './workspace.ts';

/**
 * `pnpm screenshots`: every screen, light and dark, 1440 and 390 px wide, as it looks empty, loading, full and failing. For eyes: nothing is
 * compared. `--out` names the folder (one of the system's for temporary files where it is left out), `--only` a pattern of file names.
 */
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390] as const;
const STATES = ['full', 'empty', 'loading', 'failing'] as const;
type State = (typeof STATES)[number];

/** Paths below a dataset begin with `:`; the word before names the picture. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  table: ':?t=public.orders&c=total',
  diagram: ':?v=diagram',
  columns: ':?v=columns',
  sorted: ':?t=public.orders&c=total&o=total:desc',
  filtered: ':?t=public.orders&c=total&f=state:eq:busy&o=total:desc',
  sql: `:/sql?q=${encodeURIComponent('select state, count(*), sum(total)\nfrom orders\ngroup by state')}`,
  refused: `:/sql?q=${encodeURIComponent('select *\nfrom ordres')}`,
  review: ':/review',
  problems: ':/problems',
  ask: ':/ask',
  history: ':/history',
  mock: ':/mock',
  export: ':/export',
  load: ':/load',
  runs: '/runs',
  connections: '/connections',
  packs: '/packs',
  rehearse: '/rehearse',
  settings: '/settings',
};
/** What is pressed before a picture, where it is there. */
const PRESSED: Readonly<Record<string, string>> = { sql: 'Run', refused: 'Run' };
/** Long enough for what comes in by frames to stand; a call that fails is asked twice more before it is reported. */
const REST_MS = { full: 600, empty: 600, loading: 600, failing: 2_500 } as const;

/** Takes the pictures; how many there are. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string', default: '' } } });
  const out = values.out ?? join(tmpdir(), 'seedbed-screenshots');
  const only = new RegExp(values.only);
  await mkdir(out, { recursive: true });
  await using product = await startProduct();
  await using nothing = await startProduct();
  const browser = await launchBrowser();
  let taken = 0;
  try {
    const full = await openDataset(browser, product.url, SHOP);
    await serveMock(product.url, full);
    const empty = await blankDataset(nothing.url);
    for (const theme of THEMES)
      for (const width of WIDTHS) {
        const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
        for (const state of STATES)
          for (const [screen, path] of Object.entries(SCREENS)) {
            const name = `${screen}-${state}-${theme}-${width}.png`;
            if (!only.test(name)) continue;
            const page = await context.newPage();
            page.setDefaultTimeout(PATIENCE);
            const base = state === 'empty' ? nothing.url + path.replace(':', `/datasets/${empty}`) : product.url + path.replace(':', full);
            await showState(page, state, base);
            if (state === 'full' && PRESSED[screen]) await press(page, PRESSED[screen]);
            await page.screenshot({ path: join(out, name) });
            await page.close();
            taken++;
          }
        await context.close();
      }
  } finally {
    await browser.close();
  }
  console.log(`${taken} pictures in ${out}`);
}

/** Grows a dataset and waits for its proof; its path. */
async function openDataset(browser: Browser, url: string, ddl: string): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, url, ddl);
  await page.getByRole('button', { name: /^proved/ }).waitFor();
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

/** The screen of mocks is full with one of them, which was requested something. */
async function serveMock(url: string, path: string): Promise<void> {
  const chaos = { minLatency: 200, maxLatency: 1200, errorRate: 0.05, status: 503 };
  const body = JSON.stringify({ datasetId: path.split('/').at(-1), chaos });
  const answer = await fetch(`${url}/api/v1/mocks`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const mock = (await answer.json()) as { path: string };
  for (const asked of ['/orders?select=id,total,customers(email)&limit=3', '/nothing']) await fetch(`${url}${mock.path}${asked}`);
}

/** A dataset without tables; its id. */
async function blankDataset(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Blank' }),
  });
  if (!answer.ok) throw new Error(`a dataset without tables was refused: ${await answer.text()}`);
  return ((await answer.json()) as { dataset: { id: string } }).dataset.id;
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForTimeout(REST_MS.full);
  // Its words are others while it is at it.
  await page.getByRole('button', { name: button, exact: true }).waitFor();
}

async function showState(page: Page, state: State, url: string): Promise<void> {
  if (state === 'loading') await page.route('**/api/v1/**', () => {});
  if (state === 'failing')
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: '/docs/errors/internal', title: 'Something went wrong on the server', status: 500, detail: 'Look for 7f3a in its log.' }),
      }),
    );
  await page.goto(url);
  if (state === 'full' || state === 'empty') await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS[state]);
}

await main();
