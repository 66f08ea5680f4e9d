import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from '../../../../e2e/support/patience.ts';

/** Px that a finger needs. */
const MIN = 40;

/** A phone: narrow, and pressed by fingers. */
export async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Controls of a page that a finger does not hit well: their names, with the width and height in which they are hit. Links within a sentence are as high as their line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(hitSmall, MIN);
}

/** In the page. */
function hitSmall(least: number): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [role="option"], [role="slider"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.skip, [inert], .visually-hidden') || control.matches(':disabled')) continue;
    // The head of a column is one large target; what stands in it is reached from there, and from the inspector.
    if (control.closest('[role="columnheader"]')) continue;
    // What is ticked is pressed at its label.
    const target = control.matches('[type="checkbox"], [type="radio"], [type="range"]') ? control.closest('label') : control;
    if (!target || (control.tagName === 'A' && getComputedStyle(control).display === 'inline')) continue;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom, width } = target.getBoundingClientRect();
    if (width < 2) continue;
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
    };
    if (!isHit(0, 0)) continue;
    const run = (step: (by: number) => boolean) => {
      let by = 0;
      while (by < least && step(by + 1)) by++;
      return by;
    };
    const wide = run((by) => isHit(-by, 0)) + run((by) => isHit(by, 0)) + 1;
    const high = run((by) => isHit(0, -by)) + run((by) => isHit(0, by)) + 1;
    if (wide < least || high < least) found.push(`${control.tagName} “${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}” ${wide}×${high}`);
  }
  scrollTo(0, 0);
  return found;
}
