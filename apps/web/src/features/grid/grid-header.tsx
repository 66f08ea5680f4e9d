import { KeyRound } from 'lucide-react';
import { useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { layoutColumns, MAX_WIDTH, MIN_WIDTH } from './column-layout.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import styles from './grid.module.css';
import { Sprig, type SprigShape } from './sprig.tsx';

type GridHeaderProps = {
  columns: readonly GridColumn[];
  widths: readonly number[];
  numberWidth: number;
  from: number;
  to: number;
  height: number;
  active: number;
  sprigs: ReadonlyMap<string, SprigShape>;
  onSelect: (column: number) => void;
  onResize: (column: number, width: number) => void;
};

/** Names, key marks and a live histogram of each column in view. */
export function GridHeader({ columns, widths, numberWidth, from, to, height, active, sprigs, onSelect, onResize }: GridHeaderProps) {
  const { edges } = useMemo(() => layoutColumns(widths), [widths]);
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head} style={{ height }}>
        <div role="columnheader" aria-colindex={1} className={styles.headNumber} style={{ width: numberWidth }}>
          #
        </div>
        {columns.slice(from, to).map((column, i) => {
          const index = from + i;
          return (
            <div
              key={column.name}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={headerWords(column)}
              className={styles.headCell}
              data-active={index === active ? '' : undefined}
              style={{ left: numberWidth + edges[index]!, width: widths[index] }}
              title={`${column.name} · ${column.column.type}`}
              onClick={() => onSelect(index)}
            >
              <span className={styles.headName}>
                <span className={styles.headText}>{column.name}</span>
                {column.keyed ? <KeyRound aria-hidden className={styles.keyGlyph} /> : null}
                {column.relation ? <span className={`${styles.glyph} ${styles.fkGlyph}`}>→</span> : null}
                {column.mark ? <span className={styles.glyph}>{column.mark}</span> : null}
              </span>
              {column.mark === 'ƒ' ? null : <Sprig shape={sprigs.get(column.name) ?? null} width={widths[index]! - 16} />}
              <ResizeHandle name={column.name} width={widths[index]!} onResize={(width) => onResize(index, width)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function headerWords(column: GridColumn): string {
  const marks = [column.keyed ? 'key' : '', column.relation ? `refers to ${column.relation.to.table}` : '', column.mark ? 'made by Postgres' : ''].filter(
    Boolean,
  );
  return [column.name, column.column.type, ...marks].join(', ');
}

function ResizeHandle({ name, width, onResize }: { name: string; width: number; onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const set = (next: number) => onResize(Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, next))));
  const end = () => {
    start.current = null;
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${name}`}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={-1}
      className={styles.resize}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current) set(start.current.width + event.clientX - start.current.x);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event: KeyboardEvent) => {
        const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        set(width + step);
      }}
    />
  );
}
