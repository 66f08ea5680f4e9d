import { createStore } from 'zustand/vanilla';

/** What a screen adds to the palette while it is open: its tables, columns, commands. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** Where it is, before its label: the table of a column, a schema that is not the usual one. */
  readonly path?: string;
  readonly group: 'Go to' | 'Tables' | 'Columns' | 'Commands' | 'Datasets' | 'Values' | 'Revisions' | 'Look further';
  readonly note?: string;
  /** Other words that it is found by, and that are not shown. */
  readonly words?: string;
  readonly keys?: string;
  /** Not listed before anything is searched for. */
  readonly isQuiet?: true;
  /** Instead of running it, the palette lists these only. */
  readonly enter?: PaletteScope;
  readonly run: () => void;
};

/** One kind of items, and of columns those of one table (its id). */
export type PaletteScope = { readonly group: PaletteItem['group']; readonly table?: string; readonly label: string };

export const paletteStore = createStore<{
  open: boolean;
  start: string;
  /** Its field is there, and takes the keys itself. */ isShown: boolean;
  /** The sheet of keys is shown. */ keys: boolean;
  sources: ReadonlyMap<string, () => readonly PaletteItem[]>;
  /** What `:500` leads to, where a table is open. */
  rowItem: ((text: string) => PaletteItem) | null;
  /** What is offered where nothing was found, and beside what was where the text is a sentence: by the open dataset. */
  further: ((text: string) => readonly PaletteItem[]) | null;
  /** How the open screen goes to a table or column of its dataset, if it has its own way. */
  goTo: ((to: { table: string; column?: string }) => void) | null;
}>(() => ({ open: false, start: '', isShown: false, keys: false, sources: new Map(), rowItem: null, further: null, goTo: null }));

/** `start` is written into the search: `#` finds tables only, `@` columns, `>` commands, `~` datasets, `:` goes to a row. */
export function openPalette(start = ''): void {
  paletteStore.setState({ open: true, start });
}

export function showKeys(keys: boolean): void {
  paletteStore.setState({ keys });
}

export function closePalette(): void {
  paletteStore.setState({ open: false });
}

/** Adds items under a name; the function that is given back takes them away. */
export function addPaletteSource(name: string, items: () => readonly PaletteItem[]): () => void {
  paletteStore.setState(({ sources }) => ({ sources: new Map(sources).set(name, items) }));
  return () =>
    paletteStore.setState(({ sources }) => {
      const left = new Map(sources);
      if (left.get(name) === items) left.delete(name);
      return { sources: left };
    });
}
