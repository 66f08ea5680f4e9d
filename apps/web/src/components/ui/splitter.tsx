import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Moves the border between two panes: by dragging, or with the arrow keys. `side` is where the pane lies that it sizes. */
export function Splitter({
  label,
  className,
  value,
  min,
  max,
  side,
  onChange,
}: {
  label: string;
  className: string;
  value: number;
  min: number;
  max: number;
  side: 'left' | 'right';
  onChange: (value: number) => void;
}) {
  const start = useRef<{ x: number; value: number } | null>(null);
  const sign = side === 'left' ? 1 : -1;
  const set = (next: number) => onChange(Math.round(Math.min(max, Math.max(min, next))));
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragging = '';
    start.current = { x: event.clientX, value };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) set(start.current.value + sign * (event.clientX - start.current.x));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    delete event.currentTarget.dataset.dragging;
    start.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 64 : 16;
    const move = { ArrowLeft: -step * sign, ArrowRight: step * sign, Home: min - value, End: max - value }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    set(value + move);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={className}
      {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }}
    />
  );
}
