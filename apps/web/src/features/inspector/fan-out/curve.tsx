import type { FanOut as Shape } from '@seedbed/contract';
import { useState } from 'react';
import { AxisHandle } from '../../../components/chart/axis-handle.tsx';
import { barsPath, evenBars, outlinePath } from '../../../components/chart/bar-paths.ts';
import chart from '../../../components/chart/chart.module.css';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatMany, formatShort } from '../../../lib/format.ts';
import type { PutShape } from './put-shape.ts';
import { fanOutChart, fanOutHandles, withNumber, type FanOutChart } from './fan-out-chart.ts';
import styles from './fan-out.module.css';

const WIDTH = 288;
const HEIGHT = 84;
/** Numbers under the bars. */
const MAX_TICKS = 12;
/** Of the table that screen readers get in place of the curve. */
const MAX_LINES = 40;

/** How many parents have how many children, with a handle for each number of the setting. */
export function Curve({
  counts,
  before,
  fanOut,
  label,
  onChange,
}: {
  counts: ChildCounts;
  before: ChildCounts | null;
  fanOut: Shape | undefined;
  label: string;
  onChange: PutShape;
}) {
  const handles = fanOut ? fanOutHandles(fanOut) : [];
  const [held, setHeld] = useState<number | null>(null);
  // During a drag, the axis keeps its range.
  const reach = held ?? Math.max(0, ...handles.map(({ at }) => at), before ? fanOutChart(before)!.high - 1 : 0);
  const drawn = fanOutChart(counts, reach)!;
  const past = before && before !== counts ? fanOutChart(before, drawn.high - 1) : null;
  const span = drawn.high + 1;
  const most = Math.max(...drawn.bars, ...(past?.bars ?? []));
  return (
    <div>
      <div className={`relative ${chart.area}`}>
        <svg
          className={`block full-width ${chart.bars}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}, from 0 to ${drawn.beyond ?? drawn.most}`}
        >
          <path d={barsPath(evenBars(drawn.bars, most, WIDTH, HEIGHT, 4), HEIGHT)} />
          {past ? <path className={chart.outline} d={outlinePath(evenBars(past.bars, most, WIDTH, HEIGHT, 4), HEIGHT)} /> : null}
        </svg>
        {drawn.bars.length === span ? (
          <div className={`row absolute ${styles.hovers}`} aria-hidden>
            {drawn.bars.map((parents, children) => (
              <span key={children} title={`${formatCount(children)}: ${formatMany(parents, 'parent')}, ${formatCountedShare(parents / counts.counted)}`} />
            ))}
          </div>
        ) : null}
        <div className={`absolute ${chart.handles}`}>
          {handles.map((handle, i) => {
            const put = (value: number) => {
              const next = withNumber(fanOut!, handle, value);
              onChange(next, `${handle.label.toLowerCase()} ${handle.value} → ${Math.max(0, Number(value.toPrecision(3)))}`, handle.name);
            };
            return (
              <AxisHandle
                key={handle.name}
                label={handle.label}
                index={i}
                value={handle.value}
                valueText={`${handle.value} ${label}`}
                low={0}
                high={drawn.high}
                at={(handle.at + 0.5) / span}
                onHold={(holds) => setHeld(holds ? drawn.high - 1 : null)}
                onStep={(steps) => put(handle.value + steps * (handle.whole ? 1 : drawn.high > 20 ? 1 : 0.1))}
                onDrag={(at) => put(at * span - 0.5 - (handle.at - handle.value))}
              />
            );
          })}
        </div>
      </div>
      {/* A table by itself is as high as its rows, however it is clipped, and the page would scroll to its end. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <tbody>
            {counts.counts.slice(0, MAX_LINES).map(({ children, parents }) => (
              <tr key={children}>
                <th scope="row">{formatCount(children)}</th>
                <td>{formatMany(parents, 'parent')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Axis chart={drawn} />
    </div>
  );
}

/** The numbers of children under their bars: all of a few, otherwise some. */
function Axis({ chart: { bars, high, beyond } }: { chart: FanOutChart }) {
  const span = high + 1;
  const each = bars.length === span ? [1, 2, 5, 10].find((step) => span / step <= MAX_TICKS) : undefined;
  const all = each === undefined ? [0, Math.round(high / 2), high] : Array.from({ length: Math.floor(high / each) + 1 }, (_, i) => i * each);
  // The last one says how far the tail reaches, and needs its room.
  const ticks = beyond === null ? all : [...all.filter((tick) => tick < high * 0.8), high];
  return (
    <div className={`text-small regular figures faint relative ${styles.ticks}`} data-cut={beyond !== null || each === undefined || undefined} aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} style={{ left: `${((tick + 0.5) / span) * 100}%` }}>
          {formatShort(tick)}
          {beyond !== null && tick === ticks.at(-1) ? ` … ${formatShort(beyond)}` : ''}
        </span>
      ))}
    </div>
  );
}
