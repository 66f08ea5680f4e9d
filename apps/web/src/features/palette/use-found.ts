import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { paletteStore, type PaletteItem, type PaletteScope } from '../../lib/palette-state.ts';
import { recentOf } from '../../lib/recent.ts';
import { findItems, firstItems, type Found } from './find-items.ts';
import { recentItems } from './recent-items.ts';
import { isSentence, rowWritten } from './read-query.ts';

/**
 * The list of the palette: a row of the open table, the results, and next steps if there are none or the query is a
 * sentence.
 */
export function useFound(items: readonly PaletteItem[], scope: PaletteScope | null, query: string): readonly Found[] {
  const rowItem = useStore(paletteStore, (state) => state.rowItem);
  const further = useStore(paletteStore, (state) => state.further);
  const [recent] = useState(() => recentItems(recentOf('palette')));
  const listed = useMemo(() => (query === '' && !scope ? firstItems(items, recent) : findItems(items, query, scope)), [items, query, scope, recent]);
  if (scope) return listed;
  if (query.startsWith(':') && rowItem) return groupOf(rowItem(query.slice(1)));
  const written = rowWritten(query);
  const row = written !== null && rowItem ? groupOf(rowItem(written)) : [];
  const isMissing = listed.every(({ group }) => group === 'Did you mean') && row.length === 0 && query.trim() !== '';
  const ways = isMissing || isSentence(query) ? (further?.(query.trim()) ?? []) : [];
  return [...row, ...listed, ...(ways.length > 0 ? [{ group: 'Look further' as const, items: ways }] : [])];
}

function groupOf(item: PaletteItem): Found[] {
  return [{ group: item.group, items: [item] }];
}
