import { useEffect } from 'react';
import { formatCount, shortName } from '../lib/format.ts';
import { parseGoTo } from '../lib/go-to-row.ts';
import { paletteStore, type PaletteItem } from '../lib/palette-state.ts';

/** `:500` in the palette, while a table of `rows` rows is open: the row counts from 0 for `go`. */
export function useRowInPalette(table: string, rows: number, current: number, go: (row: number) => void): void {
  useEffect(() => {
    const rowItem = (text: string): PaletteItem => {
      const found = parseGoTo(text, rows, current);
      return 'fault' in found
        ? { id: 'row', label: found.fault, group: 'Go to', run: () => undefined }
        : { id: 'row', label: `Row ${formatCount(found.row + 1)} of ${shortName(table)}`, group: 'Go to', run: () => go(found.row) };
    };
    paletteStore.setState({ rowItem });
    return () => paletteStore.setState({ rowItem: null });
  }, [table, rows, current, go]);
}
