import { createStore } from 'zustand/vanilla';

type Note = {
  readonly text: string;
  readonly id?: string;
  readonly milliseconds?: number;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Notifications queued until their container, loaded with the first one, is ready. */
export const notesStore = createStore<{ waiting: readonly Note[]; needed: boolean }>(() => ({ waiting: [], needed: false }));

/** Shows a notification that needs no response. It replaces an earlier one with the same id. */
export function notify(text: string, options: Omit<Note, 'text'> = {}): void {
  notesStore.setState(({ waiting }) => ({ waiting: [...waiting, { text, ...options }], needed: true }));
}
