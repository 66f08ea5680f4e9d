import { createStore } from 'zustand/vanilla';

/** What a screen adds to the palette while it is open: its tables, columns, commands. */
export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** Its path, shown before its label: the table of a column, a schema other than `public`. */
  readonly path?: string;
  readonly group: 'Go to' | 'Tables' | 'Columns' | 'Commands' | 'Datasets' | 'Values' | 'Revisions' | 'Look further';
  readonly note?: string;
  /** Hidden search terms. */
  readonly words?: string;
  readonly keys?: string;
  /** Listed only while searching. */
  readonly isQuiet?: true;
  /** Items that the palette lists instead of running this one. */
  readonly enter?: PaletteScope;
  readonly run: () => void;
};

/** Filters by kind, and for columns by table (its id). */
export type PaletteScope = { readonly group: PaletteItem['group']; readonly table?: string; readonly label: string };

export const paletteStore = createStore<{
  open: boolean;
  start: string;
  /** Its input is visible and handles keys itself. */ isShown: boolean;
  /** Whether the list of shortcuts is open. */ keys: boolean;
  sources: ReadonlyMap<string, () => readonly PaletteItem[]>;
  /** Handles `:500` while a table is open. */
  rowItem: ((text: string) => PaletteItem) | null;
  /** Items that the open dataset offers if nothing was found, or if the text is a sentence. */
  further: ((text: string) => readonly PaletteItem[]) | null;
  /** The open screen's own navigation to a table or column of its dataset, if any. */
  goTo: ((to: { table: string; column?: string }) => void) | null;
}>(() => ({ open: false, start: '', isShown: false, keys: false, sources: new Map(), rowItem: null, further: null, goTo: null }));

/** `start` prefills the search: `#` finds tables only, `@` columns, `>` commands, `~` datasets, `:` goes to a row. */
export function openPalette(start = ''): void {
  paletteStore.setState({ open: true, start });
}

export function showKeys(keys: boolean): void {
  paletteStore.setState({ keys });
}

export function closePalette(): void {
  paletteStore.setState({ open: false });
}

/** Adds items under a name. The returned function removes them. */
export function addPaletteSource(name: string, items: () => readonly PaletteItem[]): () => void {
  paletteStore.setState(({ sources }) => ({ sources: new Map(sources).set(name, items) }));
  return () =>
    paletteStore.setState(({ sources }) => {
      const left = new Map(sources);
      if (left.get(name) === items) left.delete(name);
      return { sources: left };
    });
}
