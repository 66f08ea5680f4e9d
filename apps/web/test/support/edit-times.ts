import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../../e2e/support/browser.ts';
import { startProduct } from '../../../../e2e/support/server.ts';
import { SHOP } from './shop.ts';
import { grow, openTable } from './workspace.ts';

const EDITS = 120;
/** A keystroke every so often: fast typing, and time for what follows an edit to get in the way of the next. */
const PAUSE_MS = 150;
const GOAL = { median: 16, p95: 33 };

/** Median and 95th percentile, in ms. */
type Times = { readonly edits: number; readonly median: number; readonly p95: number; readonly worst: number };

/** From a keystroke in a form to the frame in which the cell shows it, in a real browser on the built client. */
export async function main(args: readonly string[]): Promise<void> {
  await using product = await startProduct();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(120_000);
    await grow(page, product.url, SHOP);
    await page.getByRole('link', { name: /proved/ }).waitFor();
    await openTable(page, 'orders');
    const times = await editTimes(page);
    const load = loadavg()[0]!.toFixed(1);
    if (args.includes('--json')) console.log(JSON.stringify({ ...times, load, goal: GOAL }));
    else
      console.log(
        `edit → painted cell: median ${times.median} ms (goal ${GOAL.median}), p95 ${times.p95} ms (goal ${GOAL.p95}), worst ${times.worst} ms; ${times.edits} edits, load ${load}`,
      );
  } finally {
    await browser.close();
  }
}

async function editTimes(page: Page): Promise<Times> {
  await page.getByRole('columnheader', { name: /^total/ }).click();
  const field = page.getByRole('complementary', { name: 'Inspector' }).getByRole('spinbutton', { name: 'Median' });
  await field.fill('50');
  await page.evaluate(WATCH_CELLS);
  for (let i = 0; i < EDITS; i++) {
    await field.press(i % 40 < 20 ? 'ArrowUp' : 'ArrowDown');
    await page.waitForTimeout(PAUSE_MS);
  }
  const found = await page.evaluate<number[]>('painted');
  const sorted = found.toSorted((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1));
  return { edits: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Notes the time from each key to the first cell of `total` that is written after it; cells are written in the frame that shows them. */
const WATCH_CELLS = /* JavaScript */ `{
  globalThis.painted = [];
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
  new MutationObserver((changes) => {
    const cell = changes.some(({ target }) => (target.closest ? target : target.parentElement)?.closest('[data-column="total"]'));
    if (!cell || pressed === 0) return;
    painted.push(performance.now() - pressed);
    pressed = 0;
  }).observe(document.querySelector('[role="grid"]'), { subtree: true, childList: true, characterData: true });
}`;
