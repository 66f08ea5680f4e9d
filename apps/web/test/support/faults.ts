import type { Page, Request, Route } from 'playwright-core';

/** What happens to a request. `broken` and `gone` last until they are healed, all others strike once. */
export const FAULTS = ['late', 'dropped', 'error', 'busy', 'broken', 'gone', 'cut'] as const;
export type Fault = (typeof FAULTS)[number];

/** A request as it is named in trials: the same for each visit of a screen. */
export function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const path = pathname.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '{id}');
  return `${request.method()} ${path}${search}`;
}

/** Faults of one page: `named` requests are struck. */
export type Struck = { heal(): void };

const problem = (status: number, type: string, title: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `https://seedbed.dev/problems/${type}`, title, status, detail: `${title} (on purpose).`, instance: 'trial' }),
});

/** Strikes the requests of this name on a page. */
export async function strike(page: Page, named: string, fault: Fault, lateMs = 1_500): Promise<Struck> {
  let times = 0;
  let healed = false;
  const isApi = (url: URL) => url.pathname.startsWith('/api/');
  const handler = async (route: Route) => {
    const struck = nameOf(route.request()) === named && !healed && (times === 0 || fault === 'broken' || fault === 'gone');
    if (!struck) return route.fallback();
    times++;
    if (fault === 'late') {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      return route.fallback().catch(() => undefined);
    }
    if (fault === 'dropped' || fault === 'gone') return route.abort('connectionreset');
    if (fault === 'busy') return route.fulfill({ ...problem(503, 'busy', 'The server is busy'), headers: { 'retry-after': '1' } });
    if (fault === 'cut') return route.fulfill({ status: 200, contentType: 'application/json', body: '{"items": [' });
    return route.fulfill(problem(500, 'internal', 'The server failed'));
  };
  await page.route(isApi, handler);
  return {
    heal: () => {
      healed = true;
    },
  };
}

type Seen = { readonly lines: readonly string[]; readonly waits: readonly string[]; readonly alerts: readonly string[]; readonly retries: number };

/** What the page shows: its lines of text without numbers, what it waits for, what it says went wrong, and ways to try again. */
function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const waits = [...document.querySelectorAll('[class*="skeleton" i], [class*="plotWaiting"], [class*="_waiting"], [aria-busy="true"]')].filter(isShown);
    const alerts = [...document.querySelectorAll('[role="alert"]')].filter(isShown);
    const retries = [...document.querySelectorAll('button')].filter((one) => isShown(one) && /^(Try again|Reload)$/.test(one.textContent.trim()));
    const lines = document.body.innerText
      .split('\n')
      .map((line) => line.replace(/\d[\d,.:]*/g, '#').trim())
      .filter((line) => line !== '');
    const waitName = (one: Element) => one.getAttribute('aria-label') ?? one.closest('[aria-label]')?.getAttribute('aria-label') ?? one.className;
    return { lines, waits: [...new Set(waits.map(waitName))], alerts: alerts.map((one) => (one as HTMLElement).innerText), retries: retries.length };
  });
}

const isStill = ({ waits }: Seen) => waits.length === 0;

/** Looks until the page is as wanted and nothing changes for a while, or the time is up: what was seen last. */
export async function settled(page: Page, within: number, still: number, isWanted: (seen: Seen) => boolean = isStill): Promise<Seen> {
  const end = Date.now() + within;
  let last = await seen(page);
  for (let since = Date.now(); Date.now() < end;) {
    await page.waitForTimeout(100);
    const now = await seen(page);
    if (JSON.stringify(now) !== JSON.stringify(last)) since = Date.now();
    last = now;
    if (isWanted(now) && Date.now() - since >= still) break;
  }
  return last;
}
