import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import type { GridHandle } from '../../features/grid/data-grid.tsx';
import type { Place } from '../../workspace/place.ts';
import type { TableModel } from './use-table-view.ts';

/**
 * The active cell among the shown rows, stored together with the row number in the address. `onElsewhere`: the address
 * points to a row that is not shown.
 */
export function usePlaceAmong(model: TableModel, some: Engine, count: number, grid: RefObject<GridHandle | null>, onElsewhere: () => void) {
  const { name, active, move } = model;
  /** The last place of the keyboard. `from`: the active row until the row number at `place` was read. */
  const [kept, setKept] = useState({ place: 0, from: -1 });
  /** Increases when a row number was read. */
  const [, setRead] = useState(0);
  /** The row of the table that was active when address and grid were last at the same one. */
  const agreed = useRef<number | null>(null);
  const numberOf = useCallback((at: number) => some.numberOf?.(at), [some]);
  const placeOf = useCallback((row: number) => some.placeOf?.(row), [some]);
  const known = kept.from === active.row ? undefined : placeOf(active.row);
  const place = known ?? Math.min(kept.place, count - 1);
  const number = numberOf(place);

  const agree = useEffectEvent(() => {
    const isLed = active.row !== agreed.current;
    if (known !== undefined) {
      agreed.current = active.row;
      if (isLed) grid.current?.reveal({ row: known, column: active.column });
    } else if (isLed && agreed.current !== null) onElsewhere();
    else if (number !== undefined) {
      agreed.current = number;
      if (number !== active.row) move({ row: number, column: active.column });
    }
  });
  useEffect(() => agree(), [some, number, active.row]);

  const { onFault } = model;
  const fault = useEffectEvent(onFault);
  useEffect(() => {
    if (number !== undefined) return;
    let left = false;
    some.rows(name, place, 1, []).then(
      () => !left && setRead((reads) => reads + 1),
      (error: unknown) => !left && fault(error),
    );
    return () => {
      left = true;
    };
  }, [some, name, place, number]);

  const onActive = (to: Place) => {
    const row = numberOf(to.row);
    setKept({ place: to.row, from: row === undefined ? active.row : -1 });
    if (row !== undefined) agreed.current = row;
    move({ row: row ?? active.row, column: to.column });
  };
  return { at: { row: place, column: active.column }, placeOf, numberOf, onActive };
}
