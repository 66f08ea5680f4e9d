import { createStore } from 'zustand/vanilla';

type Naming = { readonly datasetId: string; readonly number: number };

/** The revision being named, with its dataset, since another dataset may be open by then; null otherwise. */
export const namingStore = createStore<{ readonly naming: Naming | null }>(() => ({ naming: null }));

export function startNaming(datasetId: string, number: number): void {
  namingStore.setState({ naming: { datasetId, number } });
}

export function stopNaming(): void {
  namingStore.setState({ naming: null });
}
