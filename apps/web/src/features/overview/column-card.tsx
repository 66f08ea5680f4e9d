import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { ColumnSummary } from '../../engine/protocol.ts';
import { formatCount, formatShare } from '../../lib/format.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { countQuery } from './count-query.ts';
import { Picture } from './picture.tsx';
import type { Summary } from './use-summaries.ts';
import styles from './overview.module.css';

type ColumnCardProps = {
  table: string;
  column: GridColumn;
  /** What makes it, in words. */
  maker: string | null;
  /** Absent until it is made. */
  summary: Summary | undefined;
  isCurrent: boolean;
  onOpen: (column: string) => void;
};

/** A column: its name, what makes it, how its values lie, and what a sample counts. */
export const ColumnCard = memo(function ColumnCard({ table, column, maker, summary, isCurrent, onOpen }: ColumnCardProps) {
  const id = useDraft((state) => state.datasetId);
  return (
    <li className={styles.card} data-current={isCurrent || undefined}>
      <button type="button" className={styles.open} aria-current={isCurrent || undefined} onClick={() => onOpen(column.name)}>
        <bdi className={styles.name}>{column.name}</bdi>
        <span className={styles.type}>{column.column.type}</span>
      </button>
      <p className={styles.maker}>{maker ?? ' '}</p>
      {summary === undefined ? (
        <SkeletonLines count={3} label={`Loading ${column.name}`} />
      ) : summary === null ? (
        <p className={styles.one}>Postgres makes the values when rows are loaded.</p>
      ) : summary instanceof Error ? (
        <p className={styles.fault}>No picture: {summary.message}</p>
      ) : (
        <>
          <Picture
            summary={summary}
            rest={(count) => (
              <Link to="/datasets/$id/sql" params={{ id }} search={{ q: countQuery(table, column.name) }} className={styles.more}>
                and {formatCount(count)} more
              </Link>
            )}
          />
          <Facts summary={summary} />
          {summary.against === null ? <p className={styles.absent}>Not in what is compared</p> : null}
        </>
      )}
    </li>
  );
});

function Facts({ summary }: { summary: ColumnSummary }) {
  const { sampled, nulls, distinct, ends, top, picture, axis, against } = summary;
  const seen = Math.max(1, sampled - nulls);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>NULL</dt>
        <dd>
          {shareWords(nulls, sampled)}
          {against ? <Compared words={shareWords(against.nulls, against.sampled)} own={shareWords(nulls, sampled)} /> : null}
        </dd>
      </div>
      <div>
        <dt>Distinct</dt>
        <dd>
          {formatCount(distinct)}
          {against ? <Compared words={formatCount(against.distinct)} own={formatCount(distinct)} /> : null}
        </dd>
      </div>
      {/* Below the bars, the axis says it where it ends with them. */}
      {picture === 'histogram' && ends && axis && (axis.isCut || axis.low !== ends.low || axis.high !== ends.high) ? (
        <div>
          <dt>Range</dt>
          <dd>
            {ends.low} to {ends.high}
          </dd>
        </div>
      ) : null}
      {picture === 'lengths' && top ? (
        <div>
          <dt>Most frequent</dt>
          <dd>
            <bdi>{top.value === '' ? '""' : top.value}</bdi> {shareWords(top.count, seen)}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What the other has, where that differs; in brackets. */
function Compared({ words, own }: { words: string; own: string }) {
  return words === own ? null : <span className={styles.there}> ({words})</span>;
}

function shareWords(count: number, of: number): string {
  return formatShare(Number((count / Math.max(1, of)).toFixed(3)));
}
