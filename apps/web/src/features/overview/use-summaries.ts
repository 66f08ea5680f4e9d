import { useEffect, useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { ColumnSummary } from '../../engine/protocol.ts';

/** Sample size of each chart. */
export const SAMPLE = 2_000;
/** Charts are redrawn at this interval while they arrive. */
const DRAW_MS = 80;

/** A column's chart, null if Postgres computes it, or the error. */
export type Summary = ColumnSummary | null | Error;
const NONE: ReadonlyMap<string, Summary> = new Map();

/**
 * Charts of all columns, computed one by one so that the worker answers other calls in between. Those of an earlier
 * edit stay until the new ones arrive. `against`: the current comparison; null for none.
 */
export function useSummaries(engine: Engine, table: string, columns: readonly string[], against: string | null): ReadonlyMap<string, Summary> {
  const [known, setKnown] = useState<{ readonly of: string; readonly summaries: ReadonlyMap<string, Summary> }>({ of: '', summaries: NONE });
  const of = `${table} ${against ?? ''}`;
  const names = columns.join('\n');
  useEffect(() => {
    let left = false;
    const look = async () => {
      let fresh = new Map<string, Summary>();
      let drawn = 0;
      const draw = () => {
        const more = fresh;
        fresh = new Map();
        drawn = performance.now();
        setKnown((before) => ({ of, summaries: new Map([...(before.of === of ? before.summaries : NONE), ...more]) }));
      };
      for (const name of names.split('\n')) {
        const summary = await engine.overview!.summary(table, name, SAMPLE, against !== null).catch((error: unknown) => asError(error));
        if (left) return;
        fresh.set(name, summary);
        if (performance.now() - drawn > DRAW_MS) draw();
      }
      draw();
    };
    void look();
    return () => {
      left = true;
    };
  }, [engine, table, names, against, of]);
  return known.of === of ? known.summaries : NONE;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
