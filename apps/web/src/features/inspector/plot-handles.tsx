import type { BlueprintColumn } from '@seedbed/contract';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { editColumn } from './edit-column.ts';
import { stepOf, writeNumber } from './fields/units.ts';
import styles from './inspector.module.css';

/** Parameters that are places on the line of values; a spread is the distance of its handle from the middle. */
const PLACES: readonly { readonly name: string; readonly words: string; readonly from?: string }[] = [
  { name: 'min', words: 'Smallest' },
  { name: 'mean', words: 'Mean' },
  { name: 'median', words: 'Median' },
  { name: 'mode', words: 'Mode' },
  { name: 'deviation', words: 'Spread', from: 'mean' },
  { name: 'max', words: 'Largest' },
];
/** Handles that lie close stand below one another, so that each can be met. */
const ROWS = 3;

type PlotHandlesProps = { table: string; column: BlueprintColumn; low: number; high: number; onHold: (holds: boolean) => void };

/** Handles on a histogram: the same parameters as in the form, dragged where they lie or moved by arrow keys. */
export function PlotHandles({ table, column, low, high, onHold }: PlotHandlesProps) {
  const draft = useDraftStore();
  const line = useRef<HTMLDivElement>(null);
  const parameters = column.generator?.parameters ?? {};
  const numberOf = (name: string) => (typeof parameters[name] === 'number' ? (parameters[name] as number) : undefined);
  const handles = PLACES.flatMap((place) => {
    const value = numberOf(place.name);
    const origin = place.from === undefined ? 0 : numberOf(place.from);
    return value === undefined || origin === undefined ? [] : [{ ...place, value, origin }];
  });
  if (handles.length === 0 || !(high > low)) return null;
  const share = (value: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));
  const put = (name: string, words: string, before: number, next: number) => {
    const value = Number(next.toPrecision(4));
    if (value === before) return;
    editColumn(
      draft,
      table,
      column.name,
      `${words.toLowerCase()} ${writeNumber(before)} → ${writeNumber(value)}`,
      (found) => {
        if (found.generator) found.generator.parameters = { ...found.generator.parameters, [name]: value };
      },
      name,
    );
  };
  return (
    <div ref={line} className={styles.handles}>
      {handles.map(({ name, words, value, origin }, i) => {
        const least = name === 'deviation' ? 0 : -Infinity;
        const whole = Number.isInteger(value) && Number.isInteger(low) && Number.isInteger(high) && high - low > 20;
        const step = stepOf((high - low) / 4, whole);
        const onKey = (event: KeyboardEvent) => {
          const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          put(name, words, value, Math.max(least, value + by * step * (event.shiftKey ? 10 : 1) * (event.altKey ? 0.1 : 1)));
        };
        const onDrag = (event: PointerEvent<HTMLElement>) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { left, width } = line.current!.getBoundingClientRect();
          const at = low + ((event.clientX - left) / width) * (high - low) - origin;
          put(name, words, value, Math.max(least, whole ? Math.round(at) : at));
        };
        return (
          <span
            key={name}
            role="slider"
            tabIndex={0}
            className={styles.handle}
            data-outside={value + origin < low || value + origin > high || undefined}
            aria-label={`${words}, on the plot`}
            aria-valuenow={value}
            aria-valuemin={name === 'deviation' ? 0 : low}
            aria-valuemax={high}
            title={`${words} ${writeNumber(value)}`}
            style={{ left: `${share(value + origin) * 100}%`, '--row': i % ROWS } as React.CSSProperties}
            onKeyDown={onKey}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.focus();
              onHold(true);
            }}
            onLostPointerCapture={() => onHold(false)}
            onPointerMove={onDrag}
          >
            <i aria-hidden>{words[0]}</i>
          </span>
        );
      })}
    </div>
  );
}
