import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useEngine, useTableRows } from '../../engine/engine-context.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { tableOf } from '../../workspace/edit-rows.ts';
import { neighboursOf } from './alike.ts';
import { SAMPLE_ROWS, ROWS } from './alternatives.ts';
import { spreadOf } from './spread.ts';
import styles from './review.module.css';

/** The first rows of the column's table, with the columns that tell most about it. */
export function NeighbourRows({ place }: { place: ColumnPlace }) {
  const id = useDraft((state) => state.datasetId);
  const table = useDraft((state) => tableOf(state.blueprint, place.table));
  const engine = useEngine((state) => state.engine);
  /** Undefined until they are counted: nothing is shown before. */
  const total = useTableRows().get(place.table);
  const wanted = Math.min(SAMPLE_ROWS, total ?? SAMPLE_ROWS);
  const names = table ? neighboursOf(table, place.column.name) : [];
  const rows = useQuery({
    queryKey: ['review rows', id, place.table, engine?.edition ?? 0, names],
    queryFn: () => engine!.rows(place.table, 0, wanted, names),
    enabled: engine !== null && wanted > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === place.table && String(query.queryKey[4]) === String(names) ? before : undefined),
    gcTime: 0,
    retry: false,
  });
  if (engine && total === 0) return <p className="quiet">This table has no rows.</p>;
  if (rows.isError) return <ErrorNote error={rows.error} title="The rows of this table could not be made" onRetry={() => void rows.refetch()} />;
  const made = rows.data?.find((texts) => texts !== null)?.length ?? 0;
  const shown = rows.data ? spreadOf(rows.data[0] ?? Array.from({ length: made }, () => null), ROWS) : [];
  if (!rows.data) return <SkeletonLines count={ROWS} label="Loading rows" />;
  return (
    <div className={`card ${styles.scroll}`} tabIndex={0} role="group" aria-label={`Rows of ${place.table}`}>
      <table className={`table cut-cells ${styles.rows}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNumber} aria-label="Row">
              #
            </th>
            {names.map((name) => (
              <th key={name} scope="col" data-this={name === place.column.name || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row}>
              <td className={styles.rowNumber}>{row + 1}</td>
              {names.map((name, i) => (
                <Cell key={name} text={rows.data[i] ? (rows.data[i][row] ?? null) : undefined} isThis={name === place.column.name} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `undefined`: Postgres computes it. */
function Cell({ text, isThis }: { text: string | null | undefined; isThis: boolean }) {
  return (
    <td data-this={isThis || undefined} title={text ?? undefined}>
      {text === undefined ? <i>by Postgres</i> : text === null ? <i>null</i> : text === '' ? <i>""</i> : <bdi>{text}</bdi>}
    </td>
  );
}
