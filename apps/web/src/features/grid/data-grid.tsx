import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { formatCount } from '../../lib/format.ts';
import { startWidth } from './column-layout.ts';
import { GridHeader } from './grid-header.tsx';
import { gridKey } from './grid-keys.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import type { Place } from '../../workspace/place.ts';
import styles from './grid.module.css';
import { ACTIVE_CELL_ID, GridPainter, HEAD_PX, type GridView } from './painter.ts';
import { Rail } from './rail.tsx';
import { useColumnWidths } from './use-column-widths.ts';
import { useSprigs } from './use-sprigs.ts';

export type GridHandle = {
  jump(row: number): void;
  reveal(place: Place): void;
  focus(): void;
  cellAt(place: Place): HTMLElement | null;
  text(place: Place): string | null | undefined;
};

export type DataGridProps = {
  /** Where widths are remembered. */
  storageKey: string;
  table: string;
  rows: number;
  columns: readonly GridColumn[];
  engine: Engine | null;
  active: Place;
  onActive: (place: Place) => void;
  /** Space, or a click on a link: look without leaving. */
  onPeek: (place: Place) => void;
  /** Enter: go to the parent. */
  onFollow: (place: Place) => void;
  onBack: () => void;
  onInspect: () => void;
  onError: (error: unknown) => void;
  ref?: Ref<GridHandle>;
};

const ROW_HEIGHT = 28;

/** Any row of any table: an integer row and a window, painted outside React. React owns the header, the rail and the keys. */
export function DataGrid({ storageKey, table, rows, columns, engine, active, onActive, onPeek, onFollow, onBack, onInspect, onError, ref }: DataGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const painter = useRef<GridPainter>(null);
  const [view, setView] = useState<GridView>({ top: 0, share: 0, inView: 1, from: 0, to: 0 });
  const [spoken, setSpoken] = useState('');

  const usual = useMemo(() => columns.map((column) => startWidth(column.kind, column.name, column.type.base, column.relation !== null, [])), [columns]);
  const { widths, resize, fit } = useColumnWidths(storageKey, columns, usual);
  const numberWidth = Math.max(52, formatCount(Math.max(rows, 1)).length * 7 + 22);
  const sprigs = useSprigs(engine, table, columns, view.from, view.to);

  const fitted = useRef('');
  const onRows = useEffectEvent((made: GridPainter) => {
    // Again when the count has another length: keys have, too.
    const key = `${storageKey} ${String(rows).length}`;
    if (fitted.current === key) return;
    fitted.current = key;
    fit((column) => made.sample(column), rows);
  });
  const onFault = useEffectEvent(onError);
  useEffect(() => {
    const made = new GridPainter(
      { scroller: scroller.current!, spacer: spacer.current!, body: body.current! },
      {
        view: (next) => setView((before) => (same(before, next) ? before : next)),
        rows: () => onRows(made),
        error: (error) => onFault(error),
      },
    );
    painter.current = made;
    return () => {
      painter.current = null;
      made.dispose();
    };
  }, []);

  useEffect(() => painter.current?.setTable({ name: table, rows, columns }, widths, numberWidth, ROW_HEIGHT), [table, rows, columns, widths, numberWidth]);
  useEffect(() => {
    if (engine) painter.current?.setSource({ edition: engine.edition, read: engine.rows });
  }, [engine]);
  useEffect(() => painter.current?.setActive(active), [active]);

  useImperativeHandle(
    ref,
    () => ({
      jump: (row) => painter.current?.jump(row),
      reveal: (place) => painter.current?.reveal(place),
      focus: () => scroller.current?.focus({ preventScroll: true }),
      cellAt: (place) => painter.current?.cellAt(place) ?? null,
      text: (place) => painter.current?.text(place.row, place.column),
    }),
    [],
  );

  // Said after a rest, so that held arrow keys do not queue up words.
  useEffect(() => {
    const timer = setTimeout(() => {
      const column = columns[active.column];
      const text = painter.current?.text(active.row, active.column);
      if (column && rows > 0)
        setSpoken(`Row ${formatCount(active.row + 1)} of ${formatCount(rows)}, ${column.name}, ${text === undefined ? 'not there yet' : (text ?? 'null')}`);
    }, 250);
    return () => clearTimeout(timer);
  }, [active, columns, rows, table]);

  const move = (place: Place) => {
    onActive(place);
    painter.current?.reveal(place);
  };

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        id="grid"
        role="grid"
        aria-label={`Rows of ${table}`}
        aria-readonly
        aria-rowcount={rows < 2_147_483_646 ? rows + 1 : -1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={rows > 0 ? ACTIVE_CELL_ID : undefined}
        tabIndex={0}
        className={styles.scroller}
        onKeyDown={(event) => {
          const act = gridKey(event, { active, rows, columns: columns.length, page: view.inView });
          if (!act) return;
          event.preventDefault();
          if (act.kind === 'move') move(act.place);
          else if (act.kind === 'peek') onPeek(active);
          else if (act.kind === 'follow') onFollow(active);
          else if (act.kind === 'back') onBack();
          else if (act.kind === 'inspect') onInspect();
          else void navigator.clipboard?.writeText(painter.current?.text(active.row, active.column) ?? '');
        }}
        onPointerDown={(event) => {
          const place = painter.current?.placeOf(event.target);
          if (place) onActive(place);
        }}
        onClick={(event) => {
          const place = painter.current?.placeOf(event.target);
          if (place && columns[place.column]?.relation && event.target instanceof HTMLElement && event.target.dataset.chip !== undefined) onPeek(place);
        }}
        onDoubleClick={(event) => {
          const place = painter.current?.placeOf(event.target);
          if (place) onPeek(place);
        }}
      >
        <div ref={spacer} className={styles.spacer}>
          <GridHeader
            columns={columns}
            widths={widths}
            numberWidth={numberWidth}
            from={view.from}
            to={view.to}
            height={HEAD_PX}
            active={active.column}
            sprigs={sprigs}
            onSelect={(column) => onActive({ row: active.row, column })}
            onResize={resize}
          />
          <div ref={body} role="rowgroup" className={styles.body} style={{ top: HEAD_PX }} />
        </div>
      </div>
      <Rail rows={rows} view={view} active={active.row} headHeight={HEAD_PX} onTop={(row) => painter.current?.jump(row)} />
      <div aria-live="polite" className="visually-hidden">
        {spoken}
      </div>
    </div>
  );
}

function same(a: GridView, b: GridView): boolean {
  return a.top === b.top && a.share === b.share && a.inView === b.inView && a.from === b.from && a.to === b.to;
}
