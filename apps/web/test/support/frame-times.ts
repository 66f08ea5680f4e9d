import type { Page } from 'playwright-core';

/** Times between frames while something was done, ms. */
export type FrameTimes = { readonly frames: number; readonly median: number; readonly p95: number; readonly worst: number };

/** Notes every frame of the page while `act` goes on. */
export async function frameTimes(page: Page, act: () => Promise<void>): Promise<FrameTimes> {
  await page.evaluate(WATCH_FRAMES);
  await act();
  return spread(await page.evaluate<number[]>('(watching = false, gaps)'));
}

/** From an input event of the page to the first write into a cell of a column after it: that is the frame which shows it. */
export async function inputToCell(page: Page, event: 'keydown' | 'pointermove', column: string, act: () => Promise<void>): Promise<FrameTimes> {
  await page.evaluate(watchCells(event, column));
  await act();
  return spread(await page.evaluate<number[]>('(unwatch(), painted)'));
}

function spread(times: readonly number[]): FrameTimes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1));
  return { frames: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}

const WATCH_FRAMES = /* JavaScript */ `{
  globalThis.gaps = [];
  globalThis.watching = true;
  let last = 0;
  const frame = (now) => {
    if (last > 0) gaps.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

/** Cells are written in the frame that shows them. */
function watchCells(event: string, column: string): string {
  return /* JavaScript */ `{
    globalThis.painted = [];
    let since = 0;
    const onInput = (input) => (since ||= input.timeStamp);
    addEventListener('${event}', onInput, { capture: true });
    const seen = new MutationObserver((changes) => {
      const cell = changes.some(({ target }) => (target.closest ? target : target.parentElement)?.closest('[data-column="${column}"]'));
      if (!cell || since === 0) return;
      painted.push(performance.now() - since);
      since = 0;
    });
    seen.observe(document.querySelector('[role="grid"]'), { subtree: true, childList: true, characterData: true });
    globalThis.unwatch = () => {
      seen.disconnect();
      removeEventListener('${event}', onInput, { capture: true });
    };
  }`;
}
