import { SCREEN_KEYS, type ScreenKey } from './dataset-screens.ts';
import { isKey, isWriting } from './keys.ts';
import { lettersOff } from './letter-keys.ts';

/** The second key follows the first within this time. */
const NEXT_KEY_MS = 1_200;

/**
 * Calls `go` for `G` and the letter of a screen; the returned function removes the listener. Letters work wherever they
 * mean nothing else: everywhere but where someone writes, where letters find an entry of a list, and in front of the
 * page.
 */
export function onScreenKey(go: (letter: ScreenKey) => void): () => void {
  let pressed = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || lettersOff.isOn() || !isOwnPlace(event.target)) return;
    const letter = event.key.toLowerCase();
    const isSecond = event.timeStamp - pressed < NEXT_KEY_MS;
    pressed = letter === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (!isSecond || !Object.hasOwn(SCREEN_KEYS, letter)) return;
    event.preventDefault();
    // Runs before the grid handles the letter.
    event.stopPropagation();
    go(letter as ScreenKey);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}

/** F6 moves to the next pane of the workspace, Shift+F6 to the previous one, cyclically. The returned function removes the listener. */
export function onPaneKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isKey(event, 'pane')) return;
    const panes = [...document.querySelectorAll<HTMLElement>('header:not(main header, aside header, section header), aside[aria-label], main')].filter((pane) =>
      pane.checkVisibility(),
    );
    const here = panes.findIndex((pane) => pane.contains(document.activeElement));
    const next = panes[here < 0 ? 0 : (here + (event.shiftKey ? -1 : 1) + panes.length) % panes.length];
    if (!next) return;
    event.preventDefault();
    stopIn(next).focus();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** Lists and menus, open or closed, use letters to find entries; dialogs have their own keys. */
const TYPE_AHEAD_SELECTOR =
  '[role="listbox"], [role="menu"], [role="tree"], [role="combobox"], [role="dialog"], [role="alertdialog"], [aria-haspopup="listbox"]';

function isOwnPlace(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !isWriting(target) && target.closest(TYPE_AHEAD_SELECTOR) === null;
}

/** The main element of a pane: its grid, diagram or list, otherwise its first tab stop. */
function stopIn(pane: HTMLElement): HTMLElement {
  const first = (selector: string) => [...pane.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  return (
    first('[role="grid"], [role="application"], [role="listbox"]') ??
    first('a[href]:not([tabindex="-1"]), button:not([tabindex="-1"], :disabled), input, [tabindex="0"]') ??
    pane
  );
}
