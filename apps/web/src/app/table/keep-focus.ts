/** Maximum number of frames until a popover releases the focus. */
const MAX_FRAMES = 12;

/** Calls `focus` once no element has the focus. */
export function keepFocus(focus: () => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) return focus();
    if (frames > 0) keepFocus(focus, frames - 1);
  });
}
