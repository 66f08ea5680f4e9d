import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Parts of screens that the palette opens, each with a text: a wish in words, a value to find, a format of files, and dialogs. */
type Part = 'wish' | 'value' | 'find' | 'format' | 'seed' | 'date' | 'share';

const askedStore = createStore<Partial<Record<Part, string>>>(() => ({}));

/** Asks for a part that may not be there yet: whoever shows it next takes it. */
export function askFor(part: Part, text = ''): void {
  askedStore.setState({ [part]: text });
}

/** Calls `take` once with each text that is asked of this part. */
export function useAsked(part: Part, take: (text: string) => void): void {
  const asked = useStore(askedStore, (state) => state[part]);
  const onAsked = useEffectEvent(take);
  useEffect(() => {
    if (asked === undefined) return;
    askedStore.setState({ [part]: undefined });
    onAsked(asked);
  }, [asked, part]);
}
