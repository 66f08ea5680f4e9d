import { createStore } from 'zustand/vanilla';

type Naming = { readonly datasetId: string; readonly number: number };

/** The revision that is being named, and of which dataset: who asked may have gone to another; null while none is. */
export const namingStore = createStore<{ readonly naming: Naming | null }>(() => ({ naming: null }));

export function startNaming(datasetId: string, number: number): void {
  namingStore.setState({ naming: { datasetId, number } });
}

export function stopNaming(): void {
  namingStore.setState({ naming: null });
}
