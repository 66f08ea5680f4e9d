import type { BlueprintTable } from '@seedbed/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { tableOf } from '../../workspace/edit-rows.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { isSameShape, sprigOf, type SprigShape } from './sprig.tsx';

const SAMPLE = 512;
/** How long an edit rests before the columns that it is not about are examined again. */
const REST_MS = 250;
const EMPTY: ReadonlyMap<string, SprigShape> = new Map();

/**
 * Histograms of the columns in view, one after the other so that rows never wait for them; old ones stay until the new
 * are there. While something is dragged only the column that it is about is drawn again, and the others once it rests:
 * each would hold up the next move.
 */
export function useSprigs(
  some: Engine | null,
  table: string,
  rows: number,
  columns: readonly GridColumn[],
  from: number,
  to: number,
  pinned: number,
): ReadonlyMap<string, SprigShape> {
  const engine = some?.of ?? some;
  const [known, setKnown] = useState<{ table: string; shapes: ReadonlyMap<string, SprigShape>; editions: ReadonlyMap<string, number> }>({
    table,
    shapes: EMPTY,
    editions: new Map(),
  });

  const draft = useDraftStore();
  const isMissing = useEffectEvent((name: string, edition: number) => known.table !== table || known.editions.get(name) !== edition);

  const hasSprig = useEffectEvent((name: string) => known.table === table && known.shapes.has(name));

  useEffect(() => {
    if (!engine || to <= from) return;
    let left = false;
    const missing = [...columns.slice(0, Math.min(pinned, from)), ...columns.slice(from, to)].filter(
      (column) => column.mark !== 'ƒ' && isMissing(column.name, engine.edition),
    );
    const look = async (some: readonly GridColumn[]) => {
      const shapes = new Map<string, SprigShape>();
      const keys = keysAlone(tableOf(draft.getState().blueprint, table));
      for (const column of some) {
        if (left) return;
        try {
          shapes.set(column.name, sprigOf(await engine.distribution(table, column.name, SAMPLE), rows, keys.has(column.name)));
        } catch {
          // A column that cannot be sampled has no sprig; its rows and the inspector say why.
        }
      }
      if (left || shapes.size === 0) return;
      setKnown((before) => {
        const kept = before.table === table ? before : { shapes: EMPTY, editions: new Map<string, number>() };
        for (const [name, shape] of shapes) {
          const last = kept.shapes.get(name);
          // The same object, so that its column is not rerendered.
          if (last && isSameShape(last, shape)) shapes.set(name, last);
        }
        return {
          table,
          shapes: new Map([...kept.shapes, ...shapes]),
          editions: new Map([...kept.editions, ...[...shapes.keys()].map((name) => [name, engine.edition] as const)]),
        };
      });
    };
    const { touched } = draft.getState();
    const edited = missing.filter((column) => `${table}.${column.name}` === touched && hasSprig(column.name));
    void look(edited.length === 0 ? missing : edited);
    const others = edited.length === 0 ? [] : missing.filter((column) => !edited.includes(column));
    const resting = setTimeout(() => void look(others), REST_MS);
    return () => {
      left = true;
      clearTimeout(resting);
    };
  }, [engine, table, rows, columns, from, to, pinned, draft]);

  return known.table === table ? known.shapes : EMPTY;
}

/** Columns that are a key by themselves, in every row. */
function keysAlone(table: BlueprintTable | undefined): ReadonlySet<string> {
  const keys = [table?.primaryKey ?? [], ...(table?.uniqueKeys ?? []).filter(({ predicate }) => !predicate).map(({ columns }) => columns)];
  return new Set(keys.filter((columns) => columns.length === 1).flat());
}
