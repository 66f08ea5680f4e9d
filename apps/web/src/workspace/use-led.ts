import { useEffect, useEffectEvent, useRef } from 'react';
import { useDraft } from './draft/draft-context.tsx';
import type { TablePlace } from './use-place.ts';

/** Goes to the place that an undo or redo changed, to show it; the row stays within one table. `following` false disables it. */
export function useLed(here: TablePlace, following: boolean): void {
  const led = useDraft((state) => state.led);
  // Ignores steps that were undone before this screen was opened.
  const known = useRef(led);
  const follow = useEffectEvent(() => {
    if (!led || led === known.current || !following) return;
    known.current = led;
    const column = led.column ?? undefined;
    const isHere = led.table === here.name;
    if (isHere && (column === undefined || here.table?.columns[here.place.column]?.name === column)) return;
    here.go({ table: led.table, ...(column === undefined ? {} : { column }), ...(isHere ? { row: here.place.row } : {}) });
  });
  useEffect(() => follow(), [led]);
}
