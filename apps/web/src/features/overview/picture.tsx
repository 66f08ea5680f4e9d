import type { ReactNode } from 'react';
import type { ColumnSummary } from '../../engine/protocol.ts';
import { barsPath, evenBars, outlinePath } from '../../components/chart/bar-paths.ts';
import { formatCountedShare } from '../../lib/format.ts';
import { Compared } from './compared.tsx';
import styles from './overview.module.css';

const WIDTH = 240;
const HEIGHT = 44;

type PictureProps = {
  summary: ColumnSummary;
  /** The label for the other side's numbers. */
  there: string;
  /** The link to values without space. */
  rest: (count: number) => ReactNode;
};

/** The distribution of a column. If a row differs, the other side is an outline over the bars, or a bar below each. */
export function Picture({ summary, there, rest }: PictureProps) {
  const { picture, axis } = summary;
  return (
    <div className={`stack clip ${styles.picture}`}>
      {picture === 'values' ? (
        <Shares summary={summary} there={there} rest={rest} />
      ) : picture === 'texts' ? (
        <Examples summary={summary} there={there} />
      ) : axis ? (
        <Histogram summary={summary} axis={axis} />
      ) : (
        <p className="text-cell quiet">{summary.ends === null ? 'No values' : `Always ${summary.ends.low}`}</p>
      )}
    </div>
  );
}

function Histogram({ summary: { counts, sampled, against }, axis }: { summary: ColumnSummary; axis: NonNullable<ColumnSummary['axis']> }) {
  const [own, other] = [sharesOf(counts, sampled), against ? sharesOf(against.counts, against.sampled) : null];
  const most = Math.max(...own, ...(other ?? []), Number.MIN_VALUE);
  return (
    <>
      <svg
        className={`grow block full-width touch-high ${styles.bars}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Histogram from ${axis.low} to ${axis.high}`}
      >
        <path d={barsPath(evenBars(own, most, WIDTH, HEIGHT), HEIGHT)} />
        {other ? <path className={styles.outline} d={outlinePath(evenBars(other, most, WIDTH, HEIGHT), HEIGHT)} /> : null}
      </svg>
      <span className="row gap-3 apart text-small regular figures faint" aria-hidden>
        <span>{axis.low}</span>
        <span>{axis.isCut ? `${axis.high} and above` : axis.high}</span>
      </span>
    </>
  );
}

/** The most frequent values; the other's share is the thin bar below. */
function Shares({ summary: { labels, counts, sampled, nulls, distinct, against }, there, rest }: PictureProps & { summary: ColumnSummary }) {
  if (labels.length === 0) return <p className="text-cell quiet">No values</p>;
  const shareOf = (count: number, side: { sampled: number; nulls: number }) => count / Math.max(1, side.sampled - side.nulls);
  return (
    <ol className={`stack gap-1 text-cell ${styles.shares}`}>
      {labels.map((label, i) => {
        const own = shareOf(counts[i]!, { sampled, nulls });
        const other = against ? shareOf(against.counts[i]!, against) : null;
        return (
          <li key={label} style={{ '--share': own, '--there': other ?? 0 } as React.CSSProperties} data-against={other === null ? undefined : ''}>
            <bdi className="cut">{label === '' ? '""' : label}</bdi>
            <span className="rigid figures">
              {formatCountedShare(own)}
              {other === null ? null : <Compared name={i === 0 ? there : ''} words={formatCountedShare(other)} own={formatCountedShare(own)} />}
            </span>
          </li>
        );
      })}
      {distinct > labels.length ? <li className={styles.rest}>{rest(distinct - labels.filter((_, i) => counts[i]! > 0).length)}</li> : null}
    </ol>
  );
}

/** Texts as examples, because their length would reveal little. */
function Examples({ summary: { examples }, there }: { summary: ColumnSummary; there: string }) {
  return (
    <ul className={`stack gap-1 text-cell ${styles.examples}`} aria-label="Examples">
      {examples.map((example, i) => (
        <li className="stack min-width-0" key={i}>
          <Text value={example.value} />
          {example.there === undefined ? null : (
            <span className="quiet">
              {there} <Text value={example.there} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Text({ value }: { value: string | null }) {
  return value === null ? <i>null</i> : <bdi title={value}>{value === '' ? '""' : value}</bdi>;
}

function sharesOf(counts: readonly number[], sampled: number): number[] {
  return counts.map((count) => count / Math.max(1, sampled));
}
