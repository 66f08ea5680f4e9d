import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { engineOfSome } from '../../engine/some-rows.ts';
import { useRowView } from '../../engine/use-row-view.ts';
import { chosenChild, keyOf, type Child } from '../../features/children/child.ts';
import { shortName } from '../../lib/format.ts';
import type { Place } from '../../workspace/place.ts';

export type LinkedLevelModel = ReturnType<typeof useLinkedLevel>;

/** The rows of a child table that refer to a row of its parent, and which of them is picked. Rows count from 0. */
export function useLinkedLevel(engine: Engine, parent: string, row: number, key: string | undefined) {
  const { query: here, view, row: parentRow } = useRowView(engine, parent, row);
  const children = view?.children ?? [];
  const child = chosenChild(children, key);
  const rowsOf = `${parentRow} ${child ? keyOf(child) : ''}`;
  const [kept, setKept] = useState<Place & { readonly of: string }>({ of: '', row: 0, column: 0 });
  const place: Place = { row: kept.of === rowsOf ? kept.row : 0, column: kept.column };
  const [table, relation, count] = [child?.table, child?.relation, child?.count ?? 0];
  const some = useMemo(() => {
    if (!engine.children || table === undefined || relation === undefined || count === 0) return null;
    const wanted = { parent, child: table, relation, row: parentRow };
    return engineOfSome(engine, (from, most, columns) => engine.children!({ ...wanted, from, most, columns }));
  }, [engine, parent, parentRow, table, relation, count]);
  const picked = useQuery({
    queryKey: ['linked', engine.edition, parent, rowsOf, place.row],
    queryFn: async () => {
      const { rows } = await engine.children!({ parent, child: table!, relation: relation!, row: parentRow, from: place.row, most: 1, columns: [] });
      return rows[0] ?? null;
    },
    enabled: some !== null,
    gcTime: 0,
    retry: false,
  });
  return {
    here,
    view,
    parentRow,
    children,
    child: child ?? null,
    some,
    place,
    setPlace: (to: Place) => setKept({ ...to, of: rowsOf }),
    /** The child row at `place`; null until it is known. */
    pickedRow: picked.data ?? null,
  };
}

/** Why a relation's rows are not listed, in words for people; null if they are. */
export function whyNotListed(child: Child, parent: string, parentRow: string, hasChildren: boolean): string | null {
  if (!hasChildren) return 'Linked tables need the engine in this browser; rows come from the server now. Reload the page to start it again.';
  if (child.count === null) return `These rows can only be found by a search: look for the value in ${shortName(child.table)}.${child.columns.join(', ')}.`;
  return child.count === 0 ? `No row of ${shortName(child.table)} refers to row ${parentRow} of ${parent}.` : null;
}
