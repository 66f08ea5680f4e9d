/** Frames until a popover has closed and given the focus back. */
const MAX_FRAMES = 90;
/** A popover gives the focus back a frame after it is gone. */
const CALM_FRAMES = 3;

/** Focuses an element once no popover has the focus or is about to give it back. Returns what gives up. */
export function focusAfterPopover(target: () => HTMLElement | null | undefined): () => void {
  let left = MAX_FRAMES;
  let calm = 0;
  let frame = 0;
  const look = () => {
    const now = document.activeElement;
    const isBusy = now === null || now === document.body || document.querySelector('[data-trigger][role="dialog"], [data-trigger] [role="dialog"]') !== null;
    calm = isBusy ? 0 : calm + 1;
    if (calm < CALM_FRAMES && left-- > 0) frame = requestAnimationFrame(look);
    else target()?.focus();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
