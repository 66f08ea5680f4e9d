import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { ColumnSummary } from '../../engine/protocol.ts';
import { formatCount } from '../../lib/format.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { isChanged } from './changed-first.ts';
import { countQuery } from './count-query.ts';
import { Facts } from './facts.tsx';
import { Picture } from './picture.tsx';
import type { Summary } from './use-summaries.ts';
import styles from './overview.module.css';

type ColumnCardProps = {
  table: string;
  column: GridColumn;
  /** The generator, in words. */
  maker: string | null;
  /** Absent until it is computed. */
  summary: Summary | undefined;
  /** The label for the other side's numbers: `before`, `seed 43:`. */
  there: string;
  /** For a column that differs. */
  mark: string;
  isCurrent: boolean;
  onOpen: (column: string) => void;
};

/** A column: its name, its generator, its distribution, and figures of a sample. */
export const ColumnCard = memo(function ColumnCard({ table, column, maker, summary: found, there, mark, isCurrent, onOpen }: ColumnCardProps) {
  const id = useDraft((state) => state.datasetId);
  const summary = found && drawn(found);
  return (
    <li className={`stack card gap-2 min-width-0 relative ${styles.card}`} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={`row gap-3 baseline min-width-0 pointer no-ring ${styles.open}`}
        aria-current={isCurrent || undefined}
        onClick={() => onOpen(column.name)}
      >
        <bdi className="cut strong">{column.name}</bdi>
        {isChanged(found) ? <Badge tone="info">{mark}</Badge> : null}
        <span className={`cut min-width-0 text-small regular faint ${styles.type}`}>{column.column.type}</span>
      </button>
      <p className="cut text-cell quiet">{maker ?? ' '}</p>
      {summary === undefined ? (
        <SkeletonLines count={3} label={`Loading ${column.name}`} />
      ) : summary === null ? (
        <p className="text-cell quiet">Postgres makes the values when rows are loaded.</p>
      ) : summary instanceof Error ? (
        <p className="text-cell fault break-anywhere">No picture: {summary.message}</p>
      ) : (
        <>
          <Picture
            summary={summary}
            there={there}
            rest={(count) => (
              <Link to="/datasets/$id/sql" params={{ id }} search={{ q: countQuery(table, column.name) }} className={`quiet relative ${styles.more}`}>
                and {formatCount(count)} more
              </Link>
            )}
          />
          <Facts summary={summary} there={there} />
          {summary.against === null ? <p className="text-cell quiet">Not in what is compared</p> : null}
        </>
      )}
    </li>
  );
});

/** Without the other side if no row differs: two equal charts would look like a change. */
function drawn(summary: Summary): Summary {
  const isSame = isSummary(summary) && summary.against && summary.against.differ === 0 && summary.against.both === summary.sampled;
  return isSame ? { ...summary, against: undefined } : summary;
}

function isSummary(summary: Summary): summary is ColumnSummary {
  return summary !== null && !(summary instanceof Error);
}
