import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A switch of how tables are shown: for all of them, kept in this browser. */
type KeptSwitch = { use(): boolean; isOn(): boolean; toggle(): void };

/** `key`: of the storage; off until it is switched on. */
export function keptSwitch(key: string): KeptSwitch {
  const store = createStore<{ readonly on: boolean }>(() => ({ on: read(key) }));
  return {
    use: () => useStore(store, (state) => state.on),
    isOn: () => store.getState().on,
    toggle: () => {
      const on = !store.getState().on;
      store.setState({ on });
      try {
        localStorage.setItem(key, on ? 'yes' : '');
      } catch {
        // Refused storage: it holds until the page is left.
      }
    },
  };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}
