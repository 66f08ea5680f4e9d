/** Polling interval in ms: no event in all browsers reports that a focused element was removed. */
const EVERY = 250;
/** Parts of a page that have a label to announce when focused. */
const PARTS = '[role="dialog"], [role="region"], section[aria-label], section[aria-labelledby], aside, form[aria-label], main';

/** The element that had the focus last, and its ancestors, nearest first. */
let path: Element[] = [];
let isLost = false;

/**
 * A page that was opened by a link begins at the heading of its screen. If the focused element disappears (a screen was left, a row was removed, a button became disabled), keys would start again at the top of
 * the document. The surrounding part gets the focus instead; on another screen its grid, otherwise its main part.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => note(target as Element));
  note(document.activeElement);
  setInterval(look, EVERY);
}

function note(focused: Element | null): void {
  path = [];
  for (let part = focused; part && part !== document.body; part = part.parentElement) path.push(part);
}

function look(): void {
  const last = path[0];
  const isGone = isNone(document.activeElement) && (last === undefined || !last.checkVisibility() || last.matches(':disabled'));
  // Twice, because a dialog that closes restores the focus a moment later.
  if (isGone && isLost) focusPart(path.find((part) => part.isConnected && part.matches(PARTS) && part.checkVisibility()));
  isLost = isGone;
}

function isNone(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

function focusPart(near: Element | undefined): void {
  const isScreen = near === undefined || near.matches('main');
  const part = isScreen ? startOf(document.getElementById('main'), near) : (near as HTMLElement);
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Where the keys go on in a screen; null while it is loading. `near`: the main part, if an element of it disappeared and not the whole screen. */
function startOf(main: HTMLElement | null, near: Element | undefined): HTMLElement | null {
  if (!main || main.ariaBusy === 'true') return null;
  const grid = document.getElementById('grid');
  // The grid of a page that was just opened takes the keys itself, once it is at the row of the link.
  if (grid && path.length === 0) return null;
  return grid ?? (near ? null : main.querySelector('h1')) ?? main;
}
