import type { Blueprint } from '@seedbed/contract';
import { EngineClient } from '../engine-client.ts';
import type { ColumnTexts, NextDifference, PairTable, TableDifference } from '../protocol.ts';

/** Two blueprints whose rows are compared, in a separate worker, so that the grid never waits. */
export type RowPair = {
  readonly tables: readonly PairTable[];
  /** The tables counted so far, by name. */
  readonly known: ReadonlyMap<string, TableDifference>;
  /** Whether the worker still has it; calls answer null if it has not. */
  isOpen(): boolean;
  difference(table: string): Promise<TableDifference | null>;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<readonly [ColumnTexts[], ColumnTexts[]] | null>;
  next(table: string, columns: readonly string[], from: number, isBack: boolean): Promise<NextDifference | null>;
};

/** How long the worker stays after the last comparison. */
const IDLE_MS = 30_000;

let client: EngineClient | null = null;
let users = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
let last = 0;

/** Compiles both blueprints. The worker holds one pair: a new one replaces it. */
export async function openRowPair(before: Blueprint, after: Blueprint): Promise<RowPair> {
  const worker = (client ??= new EngineClient());
  const pair = ++last;
  const tables = await worker.call('openPair', pair, before, after);
  const known = new Map<string, TableDifference>();
  return {
    tables,
    known,
    isOpen: () => pair === last,
    async difference(table) {
      const counted = known.get(table) ?? (await worker.call('pairDifference', pair, table));
      if (counted) known.set(table, counted);
      return counted;
    },
    rows: (table, first, count, columns) => worker.call('pairRows', pair, table, first, count, columns),
    next: (table, columns, from, isBack) => worker.call('pairNext', pair, table, columns, from, isBack),
  };
}

/** Keeps the worker until the returned function is called. */
export function holdPairWorker(): () => void {
  users++;
  clearTimeout(idle);
  return () => {
    users--;
    if (users > 0) return;
    idle = setTimeout(() => {
      client?.dispose();
      client = null;
      last++;
    }, IDLE_MS);
  };
}
