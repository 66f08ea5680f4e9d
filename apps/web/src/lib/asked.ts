import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * Parts of screens that the palette opens, each with a text: a request in words, a value to find, a file format, and
 * dialogs.
 */
type Part = 'wish' | 'value' | 'find' | 'format' | 'seed' | 'date' | 'share';

const askedStore = createStore<Partial<Record<Part, string>>>(() => ({}));

/** Requests a part that may not be mounted yet: the next component that shows it takes the request. */
export function askFor(part: Part, text = ''): void {
  askedStore.setState({ [part]: text });
}

/** Calls `take` once for each text requested for this part. */
export function useRequestedText(part: Part, take: (text: string) => void): void {
  const asked = useStore(askedStore, (state) => state[part]);
  const onAsked = useEffectEvent(take);
  useEffect(() => {
    if (asked === undefined) return;
    askedStore.setState({ [part]: undefined });
    onAsked(asked);
  }, [asked, part]);
}
