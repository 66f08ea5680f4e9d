import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'seedbed.makers';

/** Whether headers show the generator of their column, in all tables. Stored in this browser. */
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
    // Storage is unavailable: the setting lasts until the page is closed.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}
