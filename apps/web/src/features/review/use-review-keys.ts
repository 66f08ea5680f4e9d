import { useEffect, useEffectEvent } from 'react';

/** Keys of the review, as shown next to their actions. */
export const REVIEW_KEYS = { accept: 'Enter', skip: 'S', undo: 'Z', alike: 'A', table: 'K', open: 'O', each: 'L' } as const;

/**
 * Whether another element handles the key: a text field, an open dialog, or a focused button that takes Enter itself.
 */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return true;
  return event.key === 'Enter' && target?.closest('button, a, summary') != null;
}

/** Single keys while a column is reviewed. An act that is missing leaves its key to the browser, as Esc without `onEscape` is. */
export function useReviewKeys(acts: Readonly<Record<string, (() => void) | undefined>>, onEscape?: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const act = event.key === 'Escape' ? onEscape : acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
