import type { BlueprintColumn } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/engine-context.tsx';
import type { Distribution } from '../../engine/protocol.ts';
import { formatCount, formatShare } from '../../lib/format.ts';
import styles from './inspector.module.css';

const SAMPLE = 2_000;

/** How the column's values lie: bars of equal width, or the commonest values. Redrawn with every edit. */
export function Plot({ table, column }: { table: string; column: BlueprintColumn }) {
  const engine = useEngine((state) => state.engine);
  const blocked = useEngine((state) => state.problem !== null);
  const query = useQuery({
    queryKey: ['plot', table, column.name, engine?.edition ?? 0],
    queryFn: () => engine!.distribution(table, column.name, SAMPLE),
    enabled: engine !== null && column.generated === undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (column.generated || (!engine && blocked)) return null;
  if (query.isError) return <p className={styles.plotNote}>No plot: {query.error.message}</p>;
  if (!query.data) return <div className={styles.plotWaiting} role="status" aria-label="Loading plot" />;
  return <PlotOf distribution={query.data} />;
}

function PlotOf({ distribution }: { distribution: Distribution }) {
  const { sampled, nulls, distinct, bars, top } = distribution;
  if (sampled === 0) return <p className={styles.plotNote}>No rows, so nothing to draw.</p>;
  const seen = sampled - nulls;
  return (
    <figure className={styles.plot}>
      {bars ? <Bars {...bars} /> : distinct > 0.9 * seen && seen > 20 ? <Different top={top} /> : <TopValues top={top} seen={seen} />}
      {nulls > 0 ? <div className={styles.nullBar} style={{ '--share': nulls / sampled } as React.CSSProperties} aria-hidden /> : null}
      <figcaption className={styles.plotNote}>
        <span>
          {formatCount(distinct)} different{nulls > 0 ? `, ${formatShare(nulls / sampled)} null` : ''}
        </span>
        <span>n = {formatCount(sampled)}</span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 288;
const HEIGHT = 84;

function Bars({ low, high, counts, beyond }: NonNullable<Distribution['bars']>) {
  const most = Math.max(1, ...counts);
  const step = WIDTH / counts.length;
  const gap = Math.min(2, step * 0.12);
  const path = counts
    .map((count, i) =>
      count === 0 ? '' : `M${(i * step).toFixed(2)} ${HEIGHT}v-${Math.max(1, (count / most) * (HEIGHT - 4)).toFixed(2)}h${(step - gap).toFixed(2)}V${HEIGHT}z`,
    )
    .join('');
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`Histogram from ${low} to ${high}`}>
        <path d={path} />
      </svg>
      <div className={styles.axis} aria-hidden>
        <span>{low}</span>
        <span>{beyond === undefined ? high : `${high} … ${beyond}`}</span>
      </div>
    </>
  );
}

function TopValues({ top, seen }: { top: Distribution['top']; seen: number }) {
  const most = top[0]?.count ?? 1;
  return (
    <ol className={styles.top}>
      {top.slice(0, 8).map(({ value, count }) => (
        <li key={value} style={{ '--share': count / most } as React.CSSProperties}>
          <span className={styles.topValue}>{value === '' ? '""' : value}</span>
          <span className={styles.topShare}>{formatShare(count / Math.max(1, seen))}</span>
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
