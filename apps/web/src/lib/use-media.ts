import { useSyncExternalStore } from 'react';

/** One line of the table's bar holds no more than a few buttons. */
export const PHONE = '(max-width: 560px)';
/** A window at 200 % zoom, or a phone on its side: bars fold, so that rows have the room. */
export const LOW = '(max-height: 560px)';

/** Whether a media query holds, as the window is now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
