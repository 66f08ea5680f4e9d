import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { evenBars, outlinePath } from './bar-paths.ts';
import { paintedBetween, topOf, weightAt, weightByKey, type PointOnBars } from './weights.ts';
import styles from './chart.module.css';

const HEIGHT = 84;
/** Between bars and the top of the chart. */
const ROOM = 4;
/** From this number on, bars are too narrow for a mouse. */
const MANY = 12;
/** A press that moves less does not change a bar. */
const DRAG_THRESHOLD_PX = 3;

/** Bars that got another weight. `stroke` is the same for all of one drag, and for the keys that follow each other in one bar. */
export type Painted = { readonly changes: readonly { readonly bar: number; readonly weight: number }[]; readonly stroke: string; readonly held: boolean };

type WeightBarsProps = {
  label: string;
  /** The label of each bar, in full and as written below it. */
  bars: readonly { readonly name: string; readonly short: string }[];
  values: readonly number[];
  /** The height of weight 1 in each bar; equal if absent. */
  scale?: readonly number[] | undefined;
  /** What the rows have, in the units of heights: then bars show this, and lines above them the weights. */
  made?: readonly number[] | null | undefined;
  /** A line over the bars, in shares of its own maximum: the previous values, or the actual rows. */
  outline?: readonly number[] | null | undefined;
  step: number;
  words: (value: number, bar: number) => string;
  /** Bars are read-only if absent. */
  onPaint?: (painted: Painted) => void;
};

let strokes = 0;

/**
 * Weights as bars, in any width. A drag paints every bar that it goes over; arrow keys change one, and with Shift carry its weight to the next. The scale stays while
 * bars are held, and the bar that is met shows its value.
 */
export function WeightBars({ label, bars, values, scale, made, outline, step, words, onPaint }: WeightBarsProps) {
  const [held, setHeld] = useState<number | null>(null);
  // Tab leads to one bar; arrow keys move from there.
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const drag = useRef<{ readonly x: number; readonly y: number; readonly stroke: string; last: PointOnBars | null } | null>(null);
  const heightOf = (value: number, bar: number) => value * (scale?.[bar] ?? 1);
  const heights = values.map(heightOf);
  const top = held ?? topOf([...heights, ...(made ?? [])]);
  const paint = (points: readonly PointOnBars[], stroke: string) => {
    const changes = points.flatMap(({ bar, at }) => {
      const unit = scale?.[bar] ?? 1;
      const weight = unit > 0 ? weightAt(at, top / unit, step) : 0;
      return weight === values[bar] ? [] : [{ bar, weight }];
    });
    if (changes.length > 0) onPaint!({ changes, stroke, held: true });
  };
  const onKey = (bar: number) => (event: KeyboardEvent<HTMLElement>) => {
    const next = weightByKey(event.key, event.shiftKey, values[bar]!, step);
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (next === null && by === undefined) return;
    event.preventDefault();
    if (next !== null) {
      if (next !== values[bar]) onPaint!({ changes: [{ bar, weight: next }], stroke: `keys ${bar}`, held: false });
      return;
    }
    const other = bar + by!;
    if (values[other] === undefined) return;
    if (event.shiftKey && values[other] !== values[bar]) onPaint!({ changes: [{ bar: other, weight: values[bar]! }], stroke: 'keys carry', held: false });
    (event.currentTarget.parentElement!.children[other] as HTMLElement).focus();
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    (event.target as HTMLElement).closest<HTMLElement>('[role=slider]')?.focus();
    drag.current = { x: event.clientX, y: event.clientY, stroke: `stroke ${++strokes}`, last: null };
    setHeld(top);
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    const { left: x0, width: wide } = event.currentTarget.getBoundingClientRect();
    setShown(Math.max(0, Math.min(bars.length - 1, Math.floor(((event.clientX - x0) / wide) * bars.length))));
    if (!now || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (!now.last && Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_THRESHOLD_PX) return;
    const { left, width, bottom } = event.currentTarget.getBoundingClientRect();
    const pointAt = (x: number, y: number): PointOnBars => ({
      bar: Math.max(0, Math.min(bars.length - 1, Math.floor(((x - left) / width) * bars.length))),
      at: (bottom - y) / (HEIGHT - ROOM),
    });
    const point = pointAt(event.clientX, event.clientY);
    const start = pointAt(now.x, now.y);
    // The pressed bar is painted too if the drag leaves it immediately.
    paint(now.last ? paintedBetween(now.last, point) : point.bar === start.bar ? [point] : [start, ...paintedBetween(start, point)], now.stroke);
    now.last = point;
  };
  const onLost = () => {
    drag.current = null;
    setHeld(null);
    setShown(null);
  };
  const labelOf = (bar: number) => words(values[bar]!, bar);
  const tip = shown === null ? undefined : bars[shown];
  return (
    <div
      role={onPaint ? 'group' : 'img'}
      aria-label={onPaint ? label : `${label}: ${bars.map(({ name }, bar) => `${name}: ${labelOf(bar)}`).join('; ')}`}
      className="min-width-0"
    >
      <div
        className={`row relative ${styles.weights}`}
        data-made={made ? true : undefined}
        data-fixed={onPaint ? undefined : true}
        data-many={bars.length > MANY || undefined}
        onPointerMove={onPaint ? onMove : ({ target }) => setShown(Number((target as HTMLElement).dataset['bar'] ?? NaN))}
        onPointerLeave={() => setShown(null)}
        {...(onPaint ? { onPointerDown: onDown, onLostPointerCapture: onLost } : {})}
      >
        {bars.map(({ name }, bar) => (
          <span
            key={name}
            className={`min-width-0 relative no-ring ${styles.weight}`}
            style={{ '--height': Math.min(1, heights[bar]! / top), '--made': made ? Math.min(1, made[bar]! / top) : 0 } as React.CSSProperties}
            data-bar={bar}
            {...(onPaint
              ? {
                  role: 'slider',
                  tabIndex: bar === Math.min(stop, bars.length - 1) ? 0 : -1,
                  'aria-label': name,
                  'aria-orientation': 'vertical',
                  'aria-valuemin': 0,
                  'aria-valuemax': Math.max(weightAt(1, top / (scale?.[bar] || 1), step), values[bar]!),
                  'aria-valuenow': values[bar]!,
                  'aria-valuetext': labelOf(bar),
                  onKeyDown: onKey(bar),
                  onFocus: () => {
                    setStop(bar);
                    setShown(bar);
                  },
                  onBlur: () => setShown(null),
                }
              : {})}
          />
        ))}
        {tip !== undefined ? (
          <Tip at={(shown! + 0.5) / bars.length} height={Math.min(1, Math.max(heights[shown!]!, made?.[shown!] ?? 0) / top)}>
            {tip.name}: {labelOf(shown!)}
          </Tip>
        ) : null}
        {outline && outline.length > 0 ? (
          <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <path className={styles.outline} d={outlinePath(evenBars(outline, topOf(outline), 100, HEIGHT, ROOM), HEIGHT)} />
          </svg>
        ) : null}
      </div>
      <BarLabels bars={bars} />
    </div>
  );
}

function BarLabels({ bars }: Pick<WeightBarsProps, 'bars'>) {
  return (
    <div className={`row text-small regular figures faint ${styles.labels}`} aria-hidden>
      {bars.map(({ name, short }, bar) => (
        <span key={name} data-over={(bar === bars.length - 1 && bars.length > MANY && short.length > 2) || undefined}>
          {short}
        </span>
      ))}
    </div>
  );
}

/** The value of the bar that is met, in shares of the chart. */
function Tip({ at, height, children }: { at: number; height: number; children: ReactNode }) {
  return (
    <span
      className={`text-small regular figures nowrap absolute rounded-cell ${styles.tip}`}
      aria-hidden
      style={{ '--at': at, '--height': height } as React.CSSProperties}
    >
      {children}
    </span>
  );
}
