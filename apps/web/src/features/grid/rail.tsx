import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatCount, formatShort } from '../../lib/format.ts';
import styles from './grid.module.css';
import type { GridView } from './grid-view.ts';
import { clamp } from './scroll-window.ts';

/** Pulling away sideways by this many px makes the drag ten times finer, again and again. */
const FINE_PX = 40;
const THUMB_PX = 28;

type RailProps = { grid: string; rows: number; view: GridView; active: number; headHeight: number; onTop: (row: number) => void };

/** The ruler beside the grid: reaches row 1 and row 9,007,199,254,740,991 with equal ease. */
export function Rail({ grid, rows, view, active, headHeight, onTop }: RailProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<{ y: number; row: number } | null>(null);
  const [pull, setPull] = useState<{ rowsPerPx: number } | null>(null);
  const last = Math.max(0, rows - view.inView);
  const length = () => Math.max(1, (track.current?.clientHeight ?? 1) - THUMB_PX);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (last === 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const at = event.clientY - box.top - THUMB_PX / 2;
    const thumb = view.share * length();
    const onThumb = Math.abs(at - thumb) <= THUMB_PX / 2;
    const row = onThumb ? view.top : Math.round(clamp(at / length(), 0, 1) * last);
    drag.current = { y: event.clientY, row };
    setPull({ rowsPerPx: last / length() });
    if (!onThumb) onTop(row);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const away = Math.max(0, event.currentTarget.getBoundingClientRect().left - event.clientX);
    const rowsPerPx = last / length() / 10 ** Math.floor(away / FINE_PX);
    const row = clamp(drag.current.row + (event.clientY - drag.current.y) * rowsPerPx, 0, last);
    drag.current = { y: event.clientY, row };
    setPull({ rowsPerPx });
    onTop(Math.round(row));
  };
  const end = () => {
    drag.current = null;
    setPull(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = event.altKey ? Math.max(1, Math.floor(rows / 100)) : view.inView;
    const next = { ArrowUp: view.top - 1, ArrowDown: view.top + 1, PageUp: view.top - page, PageDown: view.top + page, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onTop(clamp(next, 0, last));
  };

  return (
    <div className={`rigid on-bg relative ${styles.rail}`} style={{ paddingTop: headHeight }}>
      <div
        ref={track}
        role="scrollbar"
        aria-label="Place in the table"
        aria-controls={grid}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(view.share * 100)}
        aria-valuetext={rows === 0 ? 'no rows' : `row ${formatCount(view.top + 1)} of ${formatCount(rows)}`}
        tabIndex={last === 0 ? -1 : 0}
        data-idle={last === 0 ? '' : undefined}
        className={`full-height relative ring-inside ${styles.railTrack}`}
        {...{ onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onKeyDown }}
      >
        {last > 0 ? (
          <>
            <span
              className={`absolute ${styles.railTick}`}
              style={{ top: `calc(${THUMB_PX / 2}px + (100% - ${THUMB_PX}px) * ${clamp(active / Math.max(1, rows - 1), 0, 1)})` }}
            />
            <span className={`absolute ${styles.railThumb}`} style={{ height: THUMB_PX, top: `calc((100% - ${THUMB_PX}px) * ${view.share})` }}>
              {pull ? (
                <span className={`nowrap absolute rounded-4px ${styles.railBubble}`}>
                  row {formatCount(view.top + 1)}
                  <small>
                    {pull.rowsPerPx >= 1
                      ? `${formatShort(pull.rowsPerPx)} rows per px · pull away for finer steps`
                      : `${formatShort(1 / pull.rowsPerPx)} px a row`}
                  </small>
                </span>
              ) : null}
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}
