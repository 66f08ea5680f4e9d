import { dictionary, ownMember } from '@seedbed/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import { BY_POSTGRES, MADE_BY_POSTGRES } from './block-cache.ts';
import { cutToRoom, startWidth, widthKind } from './column-layout.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';

type Widths = Readonly<Record<string, number>>;

/** Widths by column: those set by dragging, otherwise those that fit the first rows, otherwise the defaults. */
export function useColumnWidths(storageKey: string, columns: readonly GridColumn[], usual: readonly number[]) {
  const [dragged, setDragged] = useState<{ key: string; widths: Widths }>({ key: storageKey, widths: {} });
  const [fitted, setFitted] = useState<{ key: string; widths: Widths }>({ key: storageKey, widths: {} });

  useEffect(() => {
    let left = false;
    void recall<Widths>('values', `widths.${storageKey}`).then((widths) => {
      if (!left && widths) setDragged({ key: storageKey, widths });
    });
    return () => {
      left = true;
    };
  }, [storageKey]);

  const own = dragged.key === storageKey ? dragged.widths : NONE;
  const seen = fitted.key === storageKey ? fitted.widths : NONE;
  const widths = useMemo(() => widthsOf(columns, own, seen, usual), [columns, own, seen, usual]);

  const resize = useCallback(
    (index: number, width: number) => {
      const column = columns[index];
      if (!column) return;
      setDragged((before) => {
        const next = { ...(before.key === storageKey ? before.widths : {}), [column.name]: width };
        void keep('values', `widths.${storageKey}`, next);
        return { key: storageKey, widths: next };
      });
    },
    [columns, storageKey],
  );

  const fit = useCallback(
    (sample: (column: number) => readonly (string | null)[], rows: number, room: number) => {
      const found = columns.map((column, i) => {
        // Keys grow with the rows: the last ones are longer than those in view.
        const last = column.kind === 'number' && (column.keyed || column.relation) ? [String(rows)] : [];
        const texts = [...sample(i).map((text) => (text === MADE_BY_POSTGRES ? BY_POSTGRES : text)), ...last];
        return startWidth(widthKind(column), column.name, column.type.base, column.relation !== null, texts.length > last.length ? texts : []);
      });
      const fitting = cutToRoom(
        found,
        columns.map((column) => column.kind),
        room,
      );
      setFitted({ key: storageKey, widths: Object.assign(dictionary<number>(), Object.fromEntries(columns.map((column, i) => [column.name, fitting[i]!]))) });
    },
    [columns, storageKey],
  );

  return { widths, resize, fit };
}

const NONE: Widths = {};

/** A width of each column; a column may be called as what every object has (`constructor`). */
export function widthsOf(columns: readonly { readonly name: string }[], own: Widths, seen: Widths, usual: readonly number[]): number[] {
  return columns.map(({ name }, i) => ownMember(own, name) ?? ownMember(seen, name) ?? usual[i]!);
}
