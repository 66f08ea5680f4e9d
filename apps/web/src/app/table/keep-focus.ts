/** Maximum number of frames that a popover takes to give the focus up. */
const MAX_FRAMES = 12;

/** Calls `focus` once nothing has the focus any more. */
export function keepFocus(focus: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) return focus();
    if (frames > 0) keepFocus(focus, frames - 1);
  });
}
