import type { BlueprintColumn } from '@seedbed/contract';
import { useState, type ReactNode } from 'react';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { PlotHandles } from './plot-handles.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMay } from '../../queries/me.ts';
import { barsPath, outlinePath, type Bar } from '../../components/chart/bar-paths.ts';
import { useOutline } from '../../components/chart/use-outline.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import type { Distribution } from '../../engine/protocol.ts';
import { formatCount, formatMany, formatShare } from '../../lib/format.ts';
import chart from '../../components/chart/chart.module.css';
import styles from './inspector.module.css';

const SAMPLE = 2_000;

/** The values of a column in its first rows, as of the engine's edition. */
export function usePlotted(table: string, column: BlueprintColumn) {
  const engine = useEngine((state) => state.engine);
  return useQuery({
    queryKey: ['plot', table, column.name, engine?.edition ?? 0],
    queryFn: () => engine!.distribution(table, column.name, SAMPLE),
    enabled: engine !== null && column.generated === undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}

/**
 * The distribution of the column's values: bars of equal width, or the most frequent values. Redrawn with every edit.
 */
export function Plot({ table, column }: { table: string; column: BlueprintColumn }) {
  const engine = useEngine((state) => state.engine);
  const blocked = useEngine((state) => state.problem !== null);
  const query = usePlotted(table, column);
  if (column.generated || (!engine && blocked)) return null;
  if (query.isError) return <p className={`note row gap-4 apart figures ${styles.plotNote}`}>No plot: {query.error.message}</p>;
  if (!query.data) return <div className={`on-sunken rounded-cell ${styles.plotWaiting}`} role="status" aria-label="Loading plot" />;
  return <PlotOf table={table} column={column} distribution={query.data} />;
}

type Shape = NonNullable<Distribution['bars']>;

function PlotOf({ table, column, distribution }: { table: string; column: BlueprintColumn; distribution: Distribution }) {
  const { sampled, nulls, distinct, bars, top } = distribution;
  const outline = useOutline(
    bars,
    useDraft((state) => state.gesture),
  );
  // While a handle is dragged the axis stays fixed.
  const [held, setHeld] = useState<Shape | null>(null);
  const may = useMay('write');
  if (sampled === 0) return <p className={`note row gap-4 apart figures ${styles.plotNote}`}>No rows, so nothing to draw.</p>;
  const seen = sampled - nulls;
  const axis = held ?? bars;
  return (
    <figure className={styles.plot}>
      {bars && axis ? (
        <Bars bars={bars} axis={axis} outline={held ?? outline}>
          {may ? (
            <PlotHandles table={table} column={column} low={Number(axis.low)} high={Number(axis.high)} onHold={(holds) => setHeld(holds ? bars : null)} />
          ) : null}
        </Bars>
      ) : distinct > 0.9 * seen && seen > 20 ? (
        <Different top={top} />
      ) : (
        <TopValues top={top} seen={seen} />
      )}
      {nulls > 0 ? <div className={styles.nullBar} style={{ '--share': nulls / sampled } as React.CSSProperties} aria-hidden /> : null}
      <figcaption className={`note row gap-4 apart figures ${styles.plotNote}`}>
        <span>
          {formatCount(distinct)} different{nulls > 0 ? `, ${formatShare(nulls / sampled)} null` : ''}
        </span>
        <span>{formatMany(sampled, 'row')} sampled</span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 288;
const HEIGHT = 84;

function Bars({ bars, axis, outline, children }: { bars: Shape; axis: Shape; outline: Shape | null; children: ReactNode }) {
  const { low, high, beyond } = bars;
  return (
    <>
      <div className={`relative ${chart.area}`}>
        <svg
          className={`block full-width ${chart.bars}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Histogram from ${low} to ${high}`}
        >
          <path d={barsPath(tops(bars, axis), HEIGHT)} />
          {outline ? <path className={chart.outline} d={outlinePath(tops(outline, axis), HEIGHT)} /> : null}
        </svg>
        {children}
      </div>
      <div className={`row apart text-small regular figures faint ${chart.axis}`} aria-hidden>
        <span>{axis.low}</span>
        <span>{beyond === undefined || axis !== bars ? axis.high : `${high} … ${beyond}`}</span>
      </div>
    </>
  );
}

/** Converts a value to a position on another shape's axis, in pixels. */
function placeOn(axis: Shape): (value: number) => number {
  const [low, high] = [numberOf(axis.low), numberOf(axis.high)];
  return (value) => (high > low ? ((value - low) / (high - low)) * WIDTH : 0);
}

function numberOf(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : Date.parse(text);
}

function tops(shape: Shape, axis: Shape): Bar[] {
  const at = placeOn(axis);
  const [from, to] = [at(numberOf(shape.low)), at(numberOf(shape.high))];
  const width = (to - from) / shape.counts.length;
  const most = Math.max(1, ...shape.counts);
  return shape.counts.map((count, i) => ({ x: from + i * width, width, height: count === 0 ? 0 : Math.max(1, (count / most) * (HEIGHT - 4)) }));
}

function TopValues({ top, seen }: { top: Distribution['top']; seen: number }) {
  const most = top[0]?.count ?? 1;
  return (
    <ol className={`stack gap-1 ${styles.top}`}>
      {top.slice(0, 8).map(({ value, count }) => (
        <li key={value} style={{ '--share': count / most } as React.CSSProperties}>
          <span className="cut">{value === '' ? '""' : value}</span>
          <span className="rigid figures quiet">{formatShare(count / Math.max(1, seen))}</span>
        </li>
      ))}
    </ol>
  );
}

/** Nearly every value is different: a few of them say more than a flat plot. */
function Different({ top }: { top: Distribution['top'] }) {
  return (
    <ul className={styles.samples}>
      {top.slice(0, 4).map(({ value }) => (
        <li key={value}>{value === '' ? '""' : value}</li>
      ))}
    </ul>
  );
}
