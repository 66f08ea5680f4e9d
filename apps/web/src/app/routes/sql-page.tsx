import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { firstRowsOf } from '../../lib/names-in-sql.ts';
import { SqlBox } from '../../features/sql/sql-box.tsx';
import styles from '../../features/sql/sql.module.css';
import { MAX_ADDRESS_CHARACTERS } from '../../lib/search.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { mostInformativeTable } from '../../workspace/most-informative-table.ts';
import { ResultGrid } from '../sql/result-grid.tsx';

const route = getRouteApi('/datasets/$id/sql');

/** SQL over the rows of a dataset. */
export function SqlPage() {
  const { q } = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/sql' });
  const { blueprint } = useDraftStore().getState();
  const table = mostInformativeTable(blueprint)?.table ?? blueprint.tables[0];
  return (
    <main id="main" className={`stack grow min-height-0 ${styles.page}`}>
      <h1 className="visually-hidden">SQL</h1>
      {table ? (
        <SqlBox
          Rows={ResultGrid}
          sql={q}
          example={firstRowsOf(table)}
          onRun={(sql) => void navigate({ search: sql.length <= MAX_ADDRESS_CHARACTERS ? { q: sql } : {}, replace: true, resetScroll: false })}
        />
      ) : (
        <EmptyState title="This dataset has no tables">Rows can be queried once there is a table.</EmptyState>
      )}
    </main>
  );
}
