import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './splitter.module.css';

/** Moves the border between two panes: by dragging, or with the arrow keys. `side` is where the pane lies that it sizes; one at the top has a height. */
export const Splitter = memo(function Splitter({
  label,
  value,
  min,
  max,
  side,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  side: 'left' | 'right' | 'top';
  onChange: (value: number) => void;
}) {
  const start = useRef<{ at: number; value: number } | null>(null);
  const sign = side === 'right' ? -1 : 1;
  const along = (event: PointerEvent) => (side === 'top' ? event.clientY : event.clientX);
  const [less, more] = side === 'top' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const set = (next: number) => onChange(Math.round(Math.min(max, Math.max(min, next))));
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragging = '';
    start.current = { at: along(event), value };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) set(start.current.value + sign * (along(event) - start.current.at));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    delete event.currentTarget.dataset.dragging;
    start.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 64 : 16;
    const move = { [less!]: -step * sign, [more!]: step * sign, Home: min - value, End: max - value }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    set(value + move);
  };
  return (
    <div
      role="separator"
      aria-orientation={side === 'top' ? 'horizontal' : 'vertical'}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={`rigid ${styles.splitter}`}
      data-side={side}
      {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }}
    />
  );
});
