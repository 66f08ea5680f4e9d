import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { evenBars, outlinePath } from './bar-paths.ts';
import { topOf, weightAt, weightByKey } from './weights.ts';
import styles from './chart.module.css';

const HEIGHT = 84;
/** Between bars and the top of the chart. */
const ROOM = 4;

type WeightBarsProps = {
  label: string;
  /** What each bar is, in full and as it is written below it. */
  bars: readonly { readonly name: string; readonly short: string }[];
  values: readonly number[];
  /** Drawn as a line over the bars, in shares of its own largest: what was before, or what the rows have. */
  outline?: readonly number[] | null | undefined;
  step: number;
  words: (value: number) => string;
  onChange: (index: number, value: number) => void;
};

/** Weights as bars: each is dragged up and down, or moved by arrow keys. The scale stays while a bar is held. */
export function WeightBars({ label, bars, values, outline, step, words, onChange }: WeightBarsProps) {
  const [held, setHeld] = useState<number | null>(null);
  const top = held ?? topOf(values);
  const onKey = (i: number) => (event: KeyboardEvent<HTMLElement>) => {
    const next = weightByKey(event.key, event.shiftKey, values[i]!, step);
    if (next !== null) {
      event.preventDefault();
      if (next !== values[i]) onChange(i, next);
      return;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    (event.currentTarget.parentElement!.children[i + by] as HTMLElement | undefined)?.focus();
  };
  const onMove = (i: number) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { bottom } = event.currentTarget.getBoundingClientRect();
    const next = weightAt((bottom - event.clientY) / (HEIGHT - ROOM), top, step);
    if (next !== values[i]) onChange(i, next);
  };
  return (
    <div role="group" aria-label={label} className={styles.scroll}>
      <div className={styles.weights}>
        {bars.map(({ name }, i) => (
          <span
            key={name}
            role="slider"
            tabIndex={0}
            className={styles.weight}
            style={{ '--height': Math.min(1, values[i]! / top) } as React.CSSProperties}
            aria-label={name}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={Math.max(top, values[i]!)}
            aria-valuenow={values[i]!}
            aria-valuetext={words(values[i]!)}
            title={`${name}: ${words(values[i]!)}`}
            onKeyDown={onKey(i)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
              setHeld(top);
            }}
            onPointerMove={onMove(i)}
            onLostPointerCapture={() => setHeld(null)}
          />
        ))}
        {outline && outline.length > 0 ? (
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <path className={styles.outline} d={outlinePath(evenBars(outline, topOf(outline), 100, HEIGHT, ROOM), HEIGHT)} />
          </svg>
        ) : null}
      </div>
      <div className={styles.labels} aria-hidden>
        {bars.map(({ name, short }) => (
          <span key={name}>{short}</span>
        ))}
      </div>
    </div>
  );
}
