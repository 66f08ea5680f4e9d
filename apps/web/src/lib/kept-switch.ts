import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A display setting for all tables, stored in this browser. */
type KeptSwitch = { use(): boolean; isOn(): boolean; toggle(): void };

/** `key`: the storage key. Off by default. */
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
        // Storage is unavailable: the setting lasts until the page is closed.
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
