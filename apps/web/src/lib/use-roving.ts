import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

type Roving<T extends HTMLElement> = {
  readonly ref: RefObject<T | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
};

/**
 * One tab stop for a row of links or buttons: the arrow keys, Home and End go on from there. It is the one that was
 * left last, otherwise the one that says where one is, otherwise the first. `items`: a selector below the element that
 * takes what is given back; `down`: up and down go along it as well.
 */
export function useRoving<T extends HTMLElement>(items: string, down = false): Roving<T> {
  const ref = useRef<T>(null);
  const last = useRef<HTMLElement | null>(null);
  const here = useRef<HTMLElement | undefined>(undefined);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(items) ?? [])];
  const put = (stop: HTMLElement | undefined) => {
    for (const item of all()) item.tabIndex = item === stop ? 0 : -1;
  };
  // After each render: items come and go.
  useEffect(() => {
    const now = all();
    const current = now.find((item) => item.ariaCurrent);
    put(now.includes(last.current!) ? last.current! : (current ?? now[0]));
    // Where the row is longer than a phone is wide, the place that one is at is visible.
    if (current !== here.current) current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    here.current = current;
  });
  return {
    ref,
    onFocus: ({ target }) => {
      const item = all().find((one) => one.contains(target));
      if (!item) return;
      last.current = item;
      put(item);
      // Whole, and not under the fade at the end of the row.
      item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const now = all();
      const at = now.indexOf(event.target as HTMLElement);
      const keys = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: now.length - 1, ...(down ? { ArrowUp: at - 1, ArrowDown: at + 1 } : {}) };
      const to = (keys as Readonly<Record<string, number>>)[event.key];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      now[to]?.focus();
    },
  };
}
