import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from './column-layout.ts';
import styles from './grid.module.css';

/** The edge of a column's name, which sets its width: dragged, by arrow keys, and by a double click as wide as its values. */
export function ResizeHandle({ name, width, onResize, onFit }: { name: string; width: number; onResize: (width: number) => void; onFit: () => void }) {
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
      className={`full-height absolute ${styles.resize}`}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit();
      }}
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
