import { WeightBars, type Painted } from '../../../components/chart/weight-bars.tsx';
import { formatCount } from '../../../lib/format.ts';
import { heightsOf } from '../../../workspace/timeline-weights.ts';

type TimelineChartProps = {
  title: string;
  bars: readonly { readonly name: string; readonly short: string }[];
  weights: readonly number[];
  /** The counted rows in each bar; null until they are known, or if they cannot be. */
  counts: readonly number[] | null;
  /** The share of the time that each bar covers. */
  room: readonly number[];
  onPaint: (painted: Painted) => void;
};

/** Rows by month, weekday or hour: bars for the generated rows, lines for the requested ones. */
export function TimelineChart({ title, bars, weights, counts, room, onPaint }: TimelineChartProps) {
  const { scale, made } = heightsOf(weights, room, counts ?? weights);
  return (
    <div className="grid gap-2">
      <h4 className="label">{title}</h4>
      <WeightBars
        label={title}
        bars={bars}
        values={weights}
        scale={scale}
        made={counts && made}
        step={0.1}
        words={(weight, bar) => `weight ${Number(weight.toFixed(2))}${counts ? `, ${formatCount(counts[bar]!)} rows` : ''}`}
        onPaint={onPaint}
      />
    </div>
  );
}
