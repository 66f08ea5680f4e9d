import { useQuery } from '@tanstack/react-query';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { ROWS } from './choice.tsx';
import type { Card } from './use-card.ts';
import styles from './review.module.css';

/** Rows by column, in the order of the card: as the draft makes them, and until the engine has them as the server does. */
export function useShownRows(place: ColumnPlace, card: Card | undefined): Card['columns'] | undefined {
  const id = useDraft((state) => state.datasetId);
  const engine = useEngine((state) => state.engine);
  const names = card?.columns.map(({ name }) => name) ?? [];
  const rows = card?.rows ?? [];
  const made = useQuery({
    queryKey: ['review rows', id, place.table, engine?.edition ?? 0, names, rows],
    queryFn: () => {
      // Rows that look wrong may be anywhere in a large table: those between them are not made.
      const from = Math.min(...rows) - 1;
      return engine!.rows(place.table, from, Math.max(...rows) - from, names);
    },
    enabled: engine !== null && rows.length > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === place.table && String(query.queryKey[4]) === String(names) ? before : undefined),
    gcTime: 0,
    retry: false,
  });
  if (!made.data) return card?.columns;
  return names.map((name, i) => ({ name, values: rows.map((row) => made.data[i]?.[row - Math.min(...rows)] ?? null) }));
}

type NeighbourRowsProps = {
  place: ColumnPlace;
  card: Card | undefined;
  columns: Card['columns'] | undefined;
  /** Rows that look wrong. */
  faulty: readonly number[];
};

/** The rows of the column's table that show it best, with the columns that tell most about it. */
export function NeighbourRows({ place, card, columns, faulty }: NeighbourRowsProps) {
  if (!card || !columns) return <SkeletonLines count={ROWS} label="Loading rows" />;
  if (card.rows.length === 0) return card.why === 'untried' ? null : <p className="quiet">This table has no rows.</p>;
  return (
    <div className={`card ${styles.scroll}`} tabIndex={0} role="group" aria-label={`Rows of ${place.table}`}>
      <table className={`table cut-cells ${styles.rows}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNumber} aria-label="Row">
              #
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" data-this={name === place.column.name || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.rows.map((row, i) => (
            <tr key={row} data-faulty={faulty.includes(row) || undefined}>
              <td className={styles.rowNumber}>{row}</td>
              {columns.map(({ name, values }) => (
                <Cell key={name} text={values[i] ?? null} isThis={name === place.column.name} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value as the grid prints it. */
function Cell({ text, isThis }: { text: string | null; isThis: boolean }) {
  return (
    <td data-this={isThis || undefined} title={text ?? 'null'}>
      {text === null ? <i>null</i> : text === '' ? <i>""</i> : <bdi>{text}</bdi>}
    </td>
  );
}
