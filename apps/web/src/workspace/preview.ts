import type { Blueprint } from '@seedbed/contract';
import type { Draft } from 'immer';
import { createStore } from 'zustand/vanilla';

/** A change that is looked at in a table's rows before it is made. */
export type Preview = {
  readonly datasetId: string;
  readonly table: string;
  readonly label: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  readonly recipe: (blueprint: Draft<Blueprint>) => void;
};

/** The one that is looked at, from where it was requested to the table that shows it. */
export const previewStore = createStore<{ preview: Preview | null }>(() => ({ preview: null }));

export function showPreview(preview: Preview | null): void {
  previewStore.setState({ preview });
}
