import { todaysShare } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { FAULTS, nameOf, settled, strike, type Fault } from './support/faults.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage, pathOf, SCREENS } from './support/screens.ts';

/** One screen with one fault a day: all of them, with every request of every screen, are `npm run test:all`. */
const SHARES = SCREENS.length * 4;
const TRIALS = SCREENS.flatMap((screen) => FAULTS.map((fault) => ({ screen, fault })));

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

/** Words that say how long ago something was, or how long it took. */
const OF_TIME = /ago|just now|ready in|^#* ?m?s$/;

/** Lines that the screen shows each time, and the requests that it makes. */
async function calm(screen: string): Promise<{ lines: string[]; requests: string[] }> {
  const requests = new Set<string>();
  const page = await openPage(shop.browser);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.add(nameOf(request));
  });
  await page.goto(shop.product.url + pathOf(shop.workspace, screen));
  const { lines, waits } = await settled(page, PATIENCE, 1_500);
  expect(waits).toEqual([]);
  await page.close();
  return { lines: lines.filter((line) => !OF_TIME.test(line)), requests: [...requests] };
}

/** Opens a screen with one request struck: what is wrong with what it shows. */
async function struck(screen: string, lines: readonly string[], named: string, fault: Fault): Promise<string[]> {
  const page = await openPage(shop.browser);
  try {
    const blow = await strike(page, named, fault);
    await page.goto(shop.product.url + pathOf(shop.workspace, screen));
    const isWhole = (seen: readonly string[]) => lines.every((line) => seen.includes(line));
    const retry = page.getByRole('button', { name: 'Try again' });
    const lasts = fault === 'broken' || fault === 'gone';
    // Whole by itself, or with a note of what failed: until then it waits, and it may not for ever.
    let shown = await settled(page, PATIENCE, 700, ({ lines: now, alerts, waits }) => (waits.length === 0 && isWhole(now)) || (lasts && alerts.length > 0));
    if (!isWhole(shown.lines) && lasts && shown.alerts.length > 0) {
      if (shown.retries === 0) return [`no way to try again: ${shown.alerts.join(' ')}`];
      blow.heal();
      // The page may ask again by itself before the click, and take the button away: what counts is what it shows then.
      await retry
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      shown = await settled(page, PATIENCE, 700, ({ lines: now, waits }) => waits.length === 0 && isWhole(now));
    }
    const missing = lines.filter((line) => !shown.lines.includes(line));
    return [...shown.waits.map((wait) => `waits for ever: ${wait}`), ...(missing.length > 0 ? [`never showed ${missing.slice(0, 5).join(' | ')}`] : [])];
  } finally {
    await page.close();
  }
}

test.each(todaysShare(TRIALS, SHARES))(
  '$screen shows its content, or what failed with a way to try again, where a request is $fault',
  async ({ screen, fault }) => {
    const { lines, requests } = await calm(screen);
    const wrong: string[] = [];
    for (const named of requests) wrong.push(...(await struck(screen, lines, named, fault)).map((what) => `${named}: ${what}`));
    expect(wrong).toEqual([]);
  },
);
