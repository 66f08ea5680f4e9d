import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DraftState, DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

/** The open dataset's draft, to change it. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('No dataset is open.');
  return store;
}

/** A part of the open dataset's draft. */
export function useDraft<T>(select: (state: DraftState) => T): T {
  return useStore(useDraftStore(), select);
}
