import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RowPair } from '../../engine/compare/row-pair.ts';
import { describeError } from '../../lib/describe-error.ts';
import { formatCount } from '../../lib/format.ts';
import { isWriting } from '../../lib/keys.ts';
import type { Place } from '../../workspace/place.ts';

type Looking = {
  pair: RowPair;
  table: string;
  /** The shown columns: a difference elsewhere cannot be visited. */
  columns: readonly string[];
  rows: number;
  active: Place;
  onFound: (place: Place) => void;
};

/** How often a search reports its progress. */
const PROGRESS_INTERVAL_MS = 400;

/** N and Shift N: to the next and the previous row that differs. `said`: the progress to show, if any. */
export function useNextDifference({ pair, table, columns, rows, active, onFound }: Looking): { readonly said: string | null; find(isBack: boolean): void } {
  const [progress, setProgress] = useState<string | null>(null);
  const search = useRef(0);
  const go = useEffectEvent((row: number, differing: readonly string[]) => {
    const here = columns[active.column];
    const column = here !== undefined && differing.includes(here) ? active.column : columns.findIndex((name) => differing.includes(name));
    onFound({ row, column: Math.max(0, column) });
  });
  const find = async (isBack: boolean) => {
    const own = ++search.current;
    const started = performance.now();
    let from = active.row + (isBack ? -1 : 1);
    setProgress(null);
    for (;;) {
      const found = from < 0 || from >= rows ? null : await pair.next(table, columns, from, isBack);
      // Another search began, or the table was left.
      if (own !== search.current) return;
      if (!found) return setProgress(isBack ? 'No row above differs' : 'No row below differs');
      if ('row' in found) {
        setProgress(null);
        return go(found.row, found.columns);
      }
      from = found.next;
      if (performance.now() - started > PROGRESS_INTERVAL_MS) setProgress(`Looking for a difference … row ${formatCount(from + 1)}`);
    }
  };
  const start = (isBack: boolean) => {
    find(isBack).catch((error: unknown) => setProgress(describeError(error).detail));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      search.current++;
      setProgress(null);
    }
    if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    start(event.shiftKey);
  });
  const stop = useEffectEvent(() => {
    search.current++;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      stop();
    };
  }, []);
  // The message belongs to the previous place.
  const [spokenAt, setSpokenAt] = useState(active);
  if (spokenAt.row !== active.row || spokenAt.column !== active.column) {
    setSpokenAt(active);
    setProgress(null);
  }
  return { said: progress, find: start };
}
