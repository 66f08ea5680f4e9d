import { createStore } from 'zustand/vanilla';

type Note = {
  readonly text: string;
  readonly id?: string;
  readonly milliseconds?: number;
  readonly isError?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Notes that wait for the place where they appear, which is loaded with the first one. */
export const notesStore = createStore<{ waiting: readonly Note[]; needed: boolean }>(() => ({ waiting: [], needed: false }));

/** Says something in passing, at the edge of the screen; nothing that has to be answered. A note of the same id takes the place of the one before. */
export function notify(text: string, options: Omit<Note, 'text'> = {}): void {
  notesStore.setState(({ waiting }) => ({ waiting: [...waiting, { text, ...options }], needed: true }));
}
