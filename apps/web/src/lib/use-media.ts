import { useSyncExternalStore } from 'react';

/** One line of the table's bar holds no more than a few buttons. */
export const PHONE = '(max-width: 560px)';
/** The bar at the top of a dataset has no room for buttons with words. */
export const SMALL = '(max-width: 640px)';
/** Beside the inspector, the bar of a table has no room for words. */
export const CROWDED = '(max-width: 1080px)';
/** A window at 200 % zoom, or a phone on its side: bars fold, so that rows have the room. */
export const LOW = '(max-height: 560px)';

const known = new Map<string, { readonly matches: () => boolean; readonly subscribe: (changed: () => void) => () => void }>();

/** Whether a media query holds, as the window is now. */
export function useMedia(query: string): boolean {
  const media = mediaOf(query);
  return useSyncExternalStore(media.subscribe, media.matches);
}

/** One for each query: a new subscription with every render would cost more than the answer. */
function mediaOf(query: string) {
  let one = known.get(query);
  if (!one) {
    const media = window.matchMedia(query);
    one = {
      matches: () => media.matches,
      subscribe: (changed) => {
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      },
    };
    known.set(query, one);
  }
  return one;
}
