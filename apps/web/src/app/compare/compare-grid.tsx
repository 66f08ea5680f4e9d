import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { CellPopover } from '../../components/ui/cell-popover.tsx';
import type { RowPair } from '../../engine/compare/row-pair.ts';
import type { PairTable, TableDifference } from '../../engine/protocol.ts';
import { readChange } from '../../features/grid/changed-text.ts';
import { copySelection } from '../../features/grid/copy-selection.ts';
import { DataGrid, type GridHandle } from '../../features/grid/data-grid.tsx';
import { READ_ONLY } from '../../features/grid/only-to-look.ts';
import type { Rect, Selection } from '../../features/grid/selection.ts';
import { useColumnView } from '../../features/grid/use-column-view.ts';
import { describeError } from '../../lib/describe-error.ts';
import { formatCount, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useRested } from '../../lib/use-rested.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import { BothValues } from './both-values.tsx';
import { compareEngine } from './compare-engine.ts';
import { headNotes } from './head-notes.ts';
import type { Sides } from './sides.ts';
import styles from './compare.module.css';

type CompareGridProps = {
  id: string;
  pair: RowPair;
  sides: Sides;
  table: PairTable;
  counted: TableDifference;
  columns: readonly GridColumn[];
  rows: number;
  active: Place;
  onActive: (place: Place) => void;
  /** Called when scrolling stops, to update the address. */
  onRest: (place: Place) => void;
  ref: Ref<GridHandle>;
};

/** Before the address follows. */
const REST_MS = 250;

/** Every cell of both sides: once if they agree, otherwise the value before and below it the value after. */
export function CompareGrid({ id, pair, sides, table, counted, columns, rows, active, onActive, onRest, ref }: CompareGridProps) {
  const engine = useMemo(() => compareEngine(pair, table), [pair, table]);
  const notes = useMemo(() => headNotes(table, counted, columns), [table, counted, columns]);
  const storageKey = `${id}/compare/${table.name}`;
  const shown = useColumnView(storageKey, columns);
  const grid = useRef<GridHandle>(null);
  useImperativeHandle(ref, () => grid.current!, []);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [looked, setLooked] = useState<{ at: Place; anchor: HTMLElement | null; text: string | null | undefined } | null>(null);
  const look = (at: Place) => setLooked({ at, anchor: grid.current?.cellAt(at) ?? null, text: grid.current?.text(at) });
  const copy = (rect: Rect) => {
    const [schema, name] = ['', table.name];
    copySelection(compareEngine(pair, table, true), { name, schema, table: name }, shown.columns, rect, 'tsv').then(
      (message) => notify(message, { id: 'copied', milliseconds: 2_000 }),
      (error: unknown) => notify(describeError(error).detail, { id: 'copied', isError: true }),
    );
  };
  const arrive = useEffectEvent(() => grid.current?.reveal(active));
  useEffect(() => arrive(), []);
  const rested = useRested(active, REST_MS);
  const [first] = useState(active);
  const say = useEffectEvent(() => {
    if (rested.row !== first.row || rested.column !== first.column) onRest(rested);
  });
  useEffect(() => say(), [rested]);
  const column = looked && shown.columns[looked.at.column];
  return (
    <div className="row fill min-height-0">
      <DataGrid
        ref={grid}
        id="grid"
        label={`Rows of ${table.name}, compared`}
        storageKey={storageKey}
        table={table.name}
        rows={rows}
        shown={shown}
        engine={engine}
        lines={2}
        notes={notes}
        active={active}
        onActive={onActive}
        selection={selection}
        onSelection={setSelection}
        onCopy={copy}
        {...READ_ONLY}
        onPeek={look}
        onFollow={look}
        onBack={() => undefined}
        onError={(error) => notify(describeError(error).detail, { isError: true })}
      />
      {looked && column ? (
        <CellPopover
          label={`${column.name} in row ${formatCount(looked.at.row + 1)} of ${shortName(table.name)}`}
          anchor={looked.anchor}
          className={styles.looked!}
          onClose={() => {
            setLooked(null);
            grid.current?.focus();
          }}
        >
          <BothValues sides={sides} text={looked.text} change={readChange(looked.text ?? '')} />
        </CellPopover>
      ) : null}
    </div>
  );
}
