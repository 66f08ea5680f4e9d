import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './chart.module.css';

/** Handles that are close are placed below one another, so that each can be reached. */
const ROWS = 3;
/** Nearer to an end of the axis than this share, a label in the middle of its handle is cut. */
const EDGE = 0.14;

type AxisHandleProps = {
  label: string;
  /** Its index among the handles of the chart. */
  index: number;
  value: number;
  valueText: string;
  low: number;
  high: number;
  /** Its position on the axis, as a share of the width. */
  at: number;
  /** A key moved it by this number of steps. */
  onStep: (steps: number) => void;
  /** It was dragged to a position on the axis, as a share of the width. */
  onDrag: (at: number) => void;
  onHold: (holds: boolean) => void;
};

/** A value on the chart's axis, moved by dragging or by arrow keys: by ten steps with Shift, by a tenth with Alt. */
export function AxisHandle({ label, index, value, valueText, low, high, at, onStep, onDrag, onHold }: AxisHandleProps) {
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by * (event.shiftKey ? 10 : 1) * (event.altKey ? 0.1 : 1));
  };
  const onMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
    onDrag((clientX - left) / width);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={`absolute no-ring ${styles.handle}`}
      data-outside={at < 0 || at > 1 || undefined}
      data-edge={at < EDGE ? 'low' : at > 1 - EDGE ? 'high' : undefined}
      aria-label={`${label}, on the plot`}
      aria-valuenow={value}
      aria-valuetext={valueText}
      aria-valuemin={low}
      aria-valuemax={high}
      title={`${label} ${valueText}`}
      style={{ left: `${Math.min(1, Math.max(0, at)) * 100}%`, '--row': index % ROWS } as React.CSSProperties}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        onHold(true);
      }}
      onLostPointerCapture={() => onHold(false)}
      onPointerMove={onMove}
    >
      <i aria-hidden>{label}</i>
    </span>
  );
}
