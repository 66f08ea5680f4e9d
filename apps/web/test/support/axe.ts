import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Where React Aria tells screen readers what happened: for seconds it names things by elements that may be gone. */
const ANNOUNCER = '[data-live-announcer]';

/** What axe finds on a page against WCAG 2.2 A and AA: the rule, and up to three places. */
export async function violations(page: Page): Promise<{ id: string; at: string[] }[]> {
  await faded(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (exclude) => (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
    [ANNOUNCER],
  );
  return found.violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary?.slice(0, 200)}`),
  }));
}

/**
 * Waits until nothing fades or moves any more, and no grid shows rows that are about to be replaced: text that is half there has half its
 * contrast. What turns for ever, such as a spinner, is not waited for.
 */
async function faded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[role="grid"] [aria-busy="true"]') === null);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState === 'finished' || playState === 'idle' || effect?.getComputedTiming().endTime === Infinity),
  );
}
