import { useEffect, useState } from 'react';
import type { TableDifference } from '../protocol.ts';
import type { RowPair } from './row-pair.ts';

/** Counts are redrawn at this interval while they arrive. */
const DRAW_MS = 120;
const NONE: ReadonlyMap<string, TableDifference> = new Map();

/** Differences of all tables of a pair, counted one after the other; `first` comes first. */
export function useDifferences(pair: RowPair | undefined, first?: string): { readonly counted: ReadonlyMap<string, TableDifference>; readonly error: unknown } {
  const [state, setState] = useState<{ readonly pair: RowPair | undefined; readonly counted: ReadonlyMap<string, TableDifference>; readonly error: unknown }>({
    pair: undefined,
    counted: NONE,
    error: null,
  });
  useEffect(() => {
    if (!pair) return;
    let left = false;
    let drawn = 0;
    const draw = (error: unknown = null) => {
      drawn = performance.now();
      setState({ pair, counted: new Map(pair.known), error });
    };
    const count = async () => {
      for (const name of inTurn(pair, first)) {
        if (pair.known.has(name)) continue;
        const counted = await pair.difference(name);
        if (left || !counted) return;
        if (name === first || performance.now() - drawn > DRAW_MS) draw();
      }
      draw();
    };
    count().catch((error: unknown) => {
      if (!left) draw(error);
    });
    return () => {
      left = true;
    };
  }, [pair, first]);
  return state.pair === pair ? state : { counted: pair?.known ?? NONE, error: null };
}

function inTurn({ tables }: RowPair, first: string | undefined): string[] {
  const names = tables.map(({ name }) => name);
  return first !== undefined && names.includes(first) ? [first, ...names.filter((name) => name !== first)] : names;
}
