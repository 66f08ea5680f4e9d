import { qualifiedName } from '@seedbed/contract';
import { useEffect } from 'react';
import { formatMany } from '../lib/format.ts';
import { useDraftStore } from './draft/draft-context.tsx';
import { addPaletteSource, type PaletteItem } from '../lib/palette-state.ts';

/** Every table and column of the open dataset, for the palette. The list is made when the palette asks. */
export function usePlacesInPalette(go: (to: { table: string; column?: string }) => void): void {
  const draft = useDraftStore();
  useEffect(
    () =>
      addPaletteSource('places', () =>
        draft.getState().blueprint.tables.flatMap((table): PaletteItem[] => {
          const name = qualifiedName(table.schema, table.name);
          return [
            { id: `table-${name}`, label: name, group: 'Tables', note: formatMany(table.columns.length, 'column'), run: () => go({ table: name }) },
            ...table.columns.map((column): PaletteItem => ({
              id: `column-${name}.${column.name}`,
              label: `${name}.${column.name}`,
              group: 'Columns',
              note: column.type,
              run: () => go({ table: name, column: column.name }),
            })),
          ];
        }),
      ),
    [draft, go],
  );
}
