import { createStore } from 'zustand/vanilla';

/** The revision that is being named; null while none is. */
export const namingStore = createStore<{ readonly number: number | null }>(() => ({ number: null }));

export function startNaming(number: number): void {
  namingStore.setState({ number });
}

export function stopNaming(): void {
  namingStore.setState({ number: null });
}
