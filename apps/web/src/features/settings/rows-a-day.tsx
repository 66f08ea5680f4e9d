import { useQuery } from '@tanstack/react-query';
import { formatCount, formatMany } from '../../lib/format.ts';
import { meQuery } from '../../queries/me.ts';
import styles from './settings.module.css';

const WHEN = new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** The used part of the daily row quota, if the operator set one. */
export function RowsADay() {
  const quota = useQuery({ ...meQuery, staleTime: 0 }).data?.quota;
  if (!quota) return null;
  const { used, limit, startsAgainAt } = quota;
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="rows-a-day">
      <h2 id="rows-a-day">Rows a day</h2>
      <p className={`quiet pretty ${styles.said}`}>
        {used < limit
          ? `${formatCount(used)} of ${formatMany(limit, 'row')} are used today.`
          : `All ${formatMany(limit, 'row')} of today are used: you cannot load or download more.`}{' '}
        The quota resets on <time dateTime={startsAgainAt}>{WHEN.format(new Date(startsAgainAt))}</time>.
      </p>
      <div
        className={`filled ${styles.meter}`}
        role="meter"
        aria-labelledby="rows-a-day"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${formatCount(used)} of ${formatCount(limit)}`}
        data-full={used >= limit ? '' : undefined}
      >
        <span style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </div>
    </section>
  );
}
