import { useRef, useState, type KeyboardEvent } from 'react';
import { formatCountedShare } from '../../../lib/format.ts';
import styles from './lifecycle.module.css';

/** The share per px of a drag. */
const SHARE_PER_PX = 0.005;

type MoveShareProps = {
  label: string;
  words: string;
  share: number;
  at: { readonly x: number; readonly y: number };
  /** The drag started. */
  onHold: () => void;
  onChange: (share: number) => void;
  /** Removes the arrow. */
  onRemove: () => void;
};

/** The share of an arrow: dragged sideways, moved by arrow keys (ten steps with Shift, a tenth with Alt), or typed as per cent; Delete takes the arrow away. */
export function MoveShare({ label, words, share, at, onHold, onChange, onRemove }: MoveShareProps) {
  const start = useRef<{ readonly x: number; readonly share: number } | null>(null);
  const chip = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const style = { left: at.x, top: at.y };
  const put = (next: number) => {
    const within = Math.min(1, Math.max(0, Number(next.toFixed(4))));
    if (within !== share) onChange(within);
  };
  if (typed !== null) {
    const leave = (keep: boolean) => {
      const percent = Number(typed.replace(',', '.').replace('%', '').trim());
      if (keep && typed.trim() !== '' && Number.isFinite(percent)) put(percent / 100);
      setTyped(null);
    };
    return (
      <input
        className={`text-small figures ink nowrap on-surface border absolute ${styles.chip}`}
        style={style}
        aria-label={`${label}, per cent`}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        ref={(input) => input?.focus()}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(typed.length, typed.length)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => leave(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.stopPropagation();
          leave(event.key === 'Enter');
          requestAnimationFrame(() => chip.current?.focus());
        }}
      />
    );
  }
  const onKey = (event: KeyboardEvent) => {
    const step = 0.01 * (event.shiftKey ? 10 : 1) * (event.altKey ? 0.1 : 1);
    const next = { ArrowUp: share + step, ArrowRight: share + step, ArrowDown: share - step, ArrowLeft: share - step, Home: 0, End: 1 }[event.key];
    if (event.key === 'Delete') {
      event.preventDefault();
      return onRemove();
    }
    const isDigit = /^[\d.,]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (next === undefined && event.key !== 'Enter' && !isDigit) return;
    event.preventDefault();
    onHold();
    if (next !== undefined) put(next);
    else setTyped(isDigit ? event.key : String(Number((share * 100).toPrecision(4))));
  };
  return (
    <span
      ref={chip}
      role="slider"
      tabIndex={0}
      className={`text-small figures ink nowrap on-surface border absolute ${styles.chip}`}
      style={style}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number((share * 100).toFixed(2))}
      aria-valuetext={words}
      title={`${words}. Drag sideways or type a number; Delete removes the arrow.`}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { x: event.clientX, share };
        onHold();
      }}
      onPointerMove={(event) => {
        if (start.current) put(start.current.share + (event.clientX - start.current.x) * SHARE_PER_PX);
      }}
      onLostPointerCapture={() => (start.current = null)}
      onDoubleClick={() => setTyped(String(Number((share * 100).toPrecision(4))))}
    >
      {formatCountedShare(share)}
    </span>
  );
}
