import type { Page } from 'playwright-core';
import { violations } from './axe.ts';

/** 1440×900 at 200 %, and 1280 at 400 %, which is the smallest phone as well. */
const SIZES = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
] as const;

/** What does not fit a page that is zoomed: a width that has to be scrolled, controls that nothing brings into sight, what axe finds. */
export async function misfits(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Panes follow the size in the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const here = [...(await page.evaluate(outOfReach)), ...(await violations(page)).map(({ id, at }) => `${id}: ${at.join(' | ')}`)];
    found.push(...here.map((what) => `${size.width} px: ${what}`));
  }
  await page.setViewportSize(before);
  return found;
}

/** In the page. */
function outOfReach(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"], [role="option"]')) {
    // Not what is behind a pane's switch, shown by the focus alone, or cannot be pressed.
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.skip, [inert]') || control.matches(':disabled')) continue;
    if (control.getBoundingClientRect().width < 2) continue;
    control.scrollIntoView({ block: control.offsetHeight > innerHeight / 2 ? 'start' : 'center', inline: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const hit = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight ? document.elementFromPoint(x, y) : null;
    const isHit = hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control) === true);
    if (!isHit)
      found.push(
        `out of reach: ${control.tagName} ${control.ariaLabel ?? control.textContent.slice(0, 40)}${hit ? `, under ${hit.tagName}.${hit.className}` : ''}`,
      );
  }
  scrollTo(0, 0);
  return found;
}
