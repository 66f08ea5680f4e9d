import type { Blueprint } from '@seedbed/contract';
import type { Draft } from 'immer';
import { createStore } from 'zustand/vanilla';

/** A change that is previewed in a table's rows. */
export type Preview = {
  readonly datasetId: string;
  readonly table: string;
  readonly label: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  readonly recipe: (blueprint: Draft<Blueprint>) => void;
};

/** The current preview, shared between the control that requested it and the table. */
export const previewStore = createStore<{ preview: Preview | null }>(() => ({ preview: null }));

export function showPreview(preview: Preview | null): void {
  previewStore.setState({ preview });
}
