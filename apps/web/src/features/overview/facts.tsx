import type { ColumnSummary } from '../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatMany } from '../../lib/format.ts';
import { Compared } from './compared.tsx';
import styles from './overview.module.css';

/** Below this share, repeated texts are coincidence. */
const MIN_REPEATED_SHARE = 0.01;

/** Figures of a column's sample, each with the other side's value if it differs. */
export function Facts({ summary, there }: { summary: ColumnSummary; there: string }) {
  const { against } = summary;
  return (
    <dl className={`row wrap text-cell figures ${styles.facts}`}>
      {against && against.differ > 0 ? (
        <div className={`row gap-2 min-width-0 ${styles.differ}`}>
          <dt className="rigid faint">Differs in</dt>
          <dd className="cut">
            {formatCount(against.differ)} of {formatMany(against.both, 'row')}
          </dd>
        </div>
      ) : null}
      {factsOf(summary).map(([name, read]) => {
        const own = read(summary)!;
        const other = against ? read(against) : null;
        return (
          <div className="row gap-2 min-width-0" key={name}>
            <dt className="rigid faint">{name}</dt>
            <dd className="cut">
              {own}
              {other === null ? null : <Compared name={there} words={other} own={own} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Side = Pick<ColumnSummary, 'sampled' | 'nulls' | 'distinct' | 'ends' | 'top'>;
type Fact = readonly [name: string, read: (side: Side) => string | null];

function factsOf({ picture, ends, axis, top, sampled, nulls, against }: ColumnSummary): Fact[] {
  // Below the bars, the axis shows the limits if the bars reach them.
  const isOnAxis = axis !== null && ends !== null && !axis.isCut && axis.low === ends.low && axis.high === ends.high;
  const isOther = Boolean(against?.ends && ends && (against.ends.low !== ends.low || against.ends.high !== ends.high));
  const isOften = top !== null && top.count >= MIN_REPEATED_SHARE * (sampled - nulls);
  return [
    ['NULL', (side) => formatCountedShare(side.nulls / Math.max(1, side.sampled))],
    ['Distinct', (side) => formatCount(side.distinct)],
    ...(picture === 'histogram' && ends && axis && (!isOnAxis || isOther) ? [['Range', rangeWords] as const] : []),
    ...(picture === 'texts' && ends ? [['Characters', rangeWords] as const] : []),
    ...(picture === 'texts' && isOften ? [['Most frequent', topWords] as const] : []),
  ];
}

function rangeWords({ ends }: Side): string | null {
  return ends && (ends.low === ends.high ? ends.low : `${ends.low} to ${ends.high}`);
}

function topWords({ top, sampled, nulls }: Side): string | null {
  return top && `${top.value === '' ? '""' : top.value} ${formatCountedShare(top.count / Math.max(1, sampled - nulls))}`;
}
