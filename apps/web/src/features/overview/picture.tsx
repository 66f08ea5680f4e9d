import type { ReactNode } from 'react';
import type { ColumnSummary } from '../../engine/protocol.ts';
import { barsPath, evenBars, outlinePath } from '../../components/chart/bar-paths.ts';
import { formatShare } from '../../lib/format.ts';
import styles from './overview.module.css';

const WIDTH = 240;
const HEIGHT = 44;

type PictureProps = {
  summary: ColumnSummary;
  /** What leads to values that have no room. */
  rest: (count: number) => ReactNode;
};

/** How a column's values lie; what they are compared with is an outline over the bars. */
export function Picture({ summary, rest }: PictureProps) {
  const { picture, axis } = summary;
  if (picture === 'values') return <Shares summary={summary} rest={rest} />;
  if (!axis)
    return (
      <p className={styles.one}>
        {summary.ends === null ? 'No values' : picture === 'lengths' ? `All ${summary.ends.low} characters long` : `Always ${summary.ends.low}`}
      </p>
    );
  const words = picture === 'lengths' ? `Lengths from ${axis.low} to ${axis.high} characters` : `Histogram from ${axis.low} to ${axis.high}`;
  const [own, other] = [sharesOf(summary.counts, summary.sampled), summary.against ? sharesOf(summary.against.counts, summary.against.sampled) : null];
  const most = Math.max(...own, ...(other ?? []), Number.MIN_VALUE);
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path d={barsPath(evenBars(own, most, WIDTH, HEIGHT), HEIGHT)} />
        {other ? <path className={styles.outline} d={outlinePath(evenBars(other, most, WIDTH, HEIGHT), HEIGHT)} /> : null}
      </svg>
      <span className={styles.axis} aria-hidden>
        <span>{axis.low}</span>
        {picture === 'lengths' ? <span>characters</span> : null}
        <span>{axis.isCut ? `${axis.high} and above` : axis.high}</span>
      </span>
    </>
  );
}

/** The most frequent values of a few. */
function Shares({ summary: { labels, counts, sampled, nulls, distinct, against }, rest }: PictureProps) {
  const seen = Math.max(1, sampled - nulls);
  const seenThere = against ? Math.max(1, against.sampled - against.nulls) : 1;
  if (labels.length === 0) return <p className={styles.one}>No values</p>;
  return (
    <ol className={styles.shares}>
      {labels.map((label, i) => {
        const [share, there] = [counts[i]! / seen, against ? against.counts[i]! / seenThere : null];
        return (
          <li key={label} style={{ '--share': share, '--there': there ?? 0 } as React.CSSProperties} data-against={there === null ? undefined : ''}>
            <bdi>{label === '' ? '""' : label}</bdi>
            <span>
              {formatShare(Number(share.toFixed(3)))}
              {there === null ? null : <span className="visually-hidden">, compared: {formatShare(Number(there.toFixed(3)))}</span>}
            </span>
          </li>
        );
      })}
      {distinct > labels.length ? <li className={styles.rest}>{rest(distinct - labels.length)}</li> : null}
    </ol>
  );
}

function sharesOf(counts: readonly number[], sampled: number): number[] {
  return counts.map((count) => count / Math.max(1, sampled));
}
