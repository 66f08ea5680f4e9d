import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatShare } from '../../../lib/format.ts';
import styles from './fields.module.css';

/** A press that moves less does not change a share. */
const DRAG_THRESHOLD_PX = 2;

type ShareBarProps = {
  label: string;
  share: number;
  /** The share at the full length of the bar. */
  top: number;
  /** Absent if there is no other value that could take the rest. */
  onShare?: ((share: number) => void) | undefined;
  /** Called when the bar is pressed or released. */
  onHold: (holds: boolean) => void;
};

/** A share as a bar: dragged by its end, or moved by arrow keys: a percent, ten with Shift, a tenth with Alt. */
export function ShareBar({ label, share, top, onShare, onHold }: ShareBarProps) {
  const [held, setHeld] = useState<number | null>(null);
  const drag = useRef<{ readonly x: number; moved: boolean } | null>(null);
  const scale = held ?? top;
  const put = (next: number) => {
    const kept = Number(Math.min(1, Math.max(0, next)).toFixed(4));
    if (kept !== share) onShare?.(kept);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    put(by === undefined ? (event.key === 'Home' ? 0 : 1) : share + (by / 100) * (event.shiftKey ? 10 : 1) * (event.altKey ? 0.1 : 1));
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (!now.moved && Math.abs(event.clientX - now.x) < DRAG_THRESHOLD_PX) return;
    now.moved = true;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    put(Number((((event.clientX - left) / width) * scale).toFixed(3)));
  };
  const bar = {
    className: `text-cell figures quiet text-right relative block no-ring ${styles.shareBar}`,
    style: { '--share': Math.min(1, share / scale) } as React.CSSProperties,
  };
  if (!onShare) return <span {...bar}>{formatShare(share)}</span>;
  return (
    <span
      {...bar}
      data-drag
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number((share * 100).toFixed(2))}
      aria-valuetext={formatShare(share)}
      title={`${label}: drag, or press the arrow keys; the other values take the rest`}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        drag.current = { x: event.clientX, moved: false };
        setHeld(top);
        onHold(true);
      }}
      onPointerMove={onMove}
      onLostPointerCapture={() => {
        drag.current = null;
        setHeld(null);
        onHold(false);
      }}
    >
      {formatShare(share)}
    </span>
  );
}
