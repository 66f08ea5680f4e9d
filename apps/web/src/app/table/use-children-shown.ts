import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'seedbed.children';

/** Whether the rows that refer to the active one stand below the grid: for all tables, kept in this browser. */
const shownStore = createStore<{ readonly shown: boolean }>(() => ({ shown: read() }));

export function useChildrenShown(): readonly [shown: boolean, toggle: () => void] {
  return [useStore(shownStore, (state) => state.shown), toggle];
}

function toggle(): void {
  const shown = !shownStore.getState().shown;
  shownStore.setState({ shown });
  try {
    localStorage.setItem(KEY, shown ? 'yes' : '');
  } catch {
    // Refused storage: it holds until the page is left.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}
