import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { isSameMap } from '../lib/same-map.ts';
import type { EngineState, EngineStore } from './engine-store.ts';

export const EngineContext = createContext<EngineStore | null>(null);

/** Selects a part of the engine state of the open dataset. */
export function useEngine<T>(select: (state: EngineState) => T): T {
  const store = useContext(EngineContext);
  if (!store) throw new Error('No engine is available.');
  return useStore(store, select);
}

/** The store itself, for work that outlives the component that began it. */
export function useEngineStore(): EngineStore {
  const store = useContext(EngineContext);
  if (!store) throw new Error('No engine is available.');
  return store;
}

/** What makes the rows at the moment of the call: for what an event asks of it, which no edition has to make again. */
export function useEngineNow(): () => EngineState['engine'] {
  const store = useContext(EngineContext);
  return () => store?.getState().engine ?? null;
}

/** Rows by table, as the plan counts them: derived ones too. */
export function useTableRows(): ReadonlyMap<string, number> {
  return useEngine((state) => rowsOf(state.compiled));
}

/** The last published counts: most edits change no count, and components that show them need no update. */
let lastCounts = new Map<string, number>() as ReadonlyMap<string, number>;
const cache = new WeakMap<object, ReadonlyMap<string, number>>();
const NONE: ReadonlyMap<string, number> = new Map();

function rowsOf(compiled: EngineState['compiled']): ReadonlyMap<string, number> {
  if (!compiled) return NONE;
  let rows = cache.get(compiled);
  if (!rows) {
    rows = new Map(compiled.tables.map((table) => [table.name, table.rows]));
    if (isSameMap(rows, lastCounts)) rows = lastCounts;
    lastCounts = rows;
    cache.set(compiled, rows);
  }
  return rows;
}
