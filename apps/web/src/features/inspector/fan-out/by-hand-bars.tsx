import type { FanOut as Shape } from '@seedbed/contract';
import { WeightBars } from '../../../components/chart/weight-bars.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatMany, formatShort } from '../../../lib/format.ts';
import { barsByHand, MAX_DRAWN_BARS, withBars } from './by-hand.ts';
import { sharesOf } from './fan-out-chart.ts';
import type { PutShape } from './put-shape.ts';
import styles from './fan-out.module.css';

/** More bars are too narrow for a number under each. */
const MAX_NUMBERED = 12;

/** A weight for each number of children; the line shows the actual rows. */
export function ByHandBars({
  fanOut,
  counts,
  label,
  onChange,
}: {
  fanOut: Extract<Shape, { kind: 'empirical' }>;
  counts: ChildCounts;
  label: string;
  onChange: PutShape;
}) {
  const bars = barsByHand(fanOut);
  const weights = bars.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const put = (next: (typeof fanOut)['counts'], words: string, merge: string) => {
    if (next.some(({ weight }) => weight > 0)) onChange({ ...fanOut, counts: next }, words, merge);
  };
  const last = Math.max(...fanOut.counts.map(({ children }) => children));
  return (
    <div className={`stack gap-3 ${styles.byHand}`}>
      <WeightBars
        label={label}
        bars={bars.map(({ from, to }, i) =>
          from === to
            ? {
                name: formatMany(from, 'child', 'children'),
                short: bars.length <= MAX_NUMBERED || i === 0 || (from % 4 === 0 && i < bars.length - 3) ? String(from) : '',
              }
            : { name: `${formatCount(from)} to ${formatCount(to)} children`, short: `${from}–${formatShort(to)}` },
        )}
        values={weights}
        made={sharesOf(
          bars.map(({ from, to }) => counts.counts.reduce((sum, { children, parents }) => (children >= from && children <= to ? sum + parents : sum), 0)),
        ).map((share) => share * all)}
        step={all > 20 ? 1 : 0.1}
        words={(weight) => formatCountedShare(weight / Math.max(all, Number.MIN_VALUE))}
        onPaint={({ changes, stroke, held }) => {
          const [{ bar, weight } = { bar: 0, weight: 0 }] = changes;
          put(
            withBars(fanOut, new Map(changes.map((change) => [change.bar, change.weight]))),
            held ? 'weights painted' : `weight of ${bars[bar]!.from} ${weights[bar]} → ${weight}`,
            `weight ${stroke}`,
          );
        }}
      />
      {bars.length < MAX_DRAWN_BARS ? (
        <Button
          look="quiet"
          onPress={() => put([...fanOut.counts, { children: last + 1, weight: Math.max(1, Math.round(all / 20)) }], `add ${last + 1}`, 'add')}
        >
          Add {last + 1}
        </Button>
      ) : null}
    </div>
  );
}
