import { useCallback, useEffect, useState } from 'react';
import { isKey } from '../../lib/keys.ts';
import { keep, recall } from '../../lib/local-store.ts';

type Panes = { left: number; right: number; shown: { left: boolean; right: boolean } };
const START: Panes = { left: 244, right: 320, shown: { left: true, right: true } };

/** Widths of the side panes and whether they are shown (⌘\ and ⌘.); remembered for all datasets. */
export function usePaneWidths() {
  const [panes, setPanes] = useState(START);
  const change = useCallback(
    (next: (before: Panes) => Panes) =>
      setPanes((before) => {
        const after = next(before);
        void keep('values', 'panes', after);
        return after;
      }),
    [],
  );
  useEffect(() => {
    void recall<Panes>('values', 'panes').then((kept) => kept && setPanes(kept));
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const side = isKey(event, 'left') ? 'left' : isKey(event, 'inspector') ? 'right' : null;
      if (!side) return;
      event.preventDefault();
      change((before) => ({ ...before, shown: { ...before.shown, [side]: !before.shown[side] } }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [change]);
  return {
    ...panes,
    setLeft: useCallback((left: number) => change((before) => ({ ...before, left })), [change]),
    setRight: useCallback((right: number) => change((before) => ({ ...before, right })), [change]),
  };
}
