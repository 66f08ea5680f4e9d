import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'seedbed.makers';

/** Whether headers say what makes their column: for all tables, kept in this browser. */
const shownStore = createStore<{ readonly shown: boolean }>(() => ({ shown: read() }));

export function useMakersShown(): boolean {
  return useStore(shownStore, (state) => state.shown);
}

export function toggleMakers(): void {
  const shown = !shownStore.getState().shown;
  shownStore.setState({ shown });
  try {
    localStorage.setItem(KEY, shown ? '' : 'no');
  } catch {
    // Refused storage: it holds until the page is left.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}
