import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import type { RowView } from '../../engine/protocol.ts';
import { formatCount } from '../../lib/format.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { cellKind } from '../../workspace/grid-column.ts';
import { resolveType } from '@seedbed/contract';
import styles from './children.module.css';

/** The first columns usually identify the rows; the full row is one click away. */
const MAX_COLUMNS = 16;
const SHOWN_CHARACTERS = 80;

type ChildrenTableProps = {
  engine: Engine;
  parent: string;
  row: number;
  child: RowView['children'][number];
  most: number;
  onGo: (to: { table: string; row: number; column?: string }) => void;
};

/** The children, one per line, with a link to each. */
export function ChildrenTable({ engine, parent, row, child, most, onGo }: ChildrenTableProps) {
  const types = useDraft((state) => state.blueprint.types);
  const table = useDraft((state) => tableOf(state.blueprint, child.table));
  const columns = (table?.columns ?? []).slice(0, MAX_COLUMNS).map(({ name, type }) => ({ name, kind: cellKind(resolveType(type, types ?? {})) }));
  const names = columns.map((column) => column.name);
  const roving = useRoving<HTMLTableSectionElement>('button', true);
  const found = useQuery({
    queryKey: ['children', engine.edition, parent, row, child.table, child.relation, most, names.join('\n')],
    queryFn: () => engine.children!({ parent, child: child.table, relation: child.relation, row, from: 0, most, columns: names }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (found.isError) return <ErrorNote error={found.error} />;
  if (!found.data) return <SkeletonLines count={3} label="Loading rows" />;
  const { rows, texts } = found.data;
  const own = new Set(child.columns);
  return (
    <div className="min-height-0 on-surface border-above scroll grow">
      <table className={`text-cell figures ${styles.rows}`} aria-label={`Rows of ${child.table}`}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(({ name, kind }) => (
              <th key={name} scope="col" data-kind={kind}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roving}>
          {rows.map((at, i) => (
            <tr key={at}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={`Go to row ${formatCount(at + 1)} of ${child.table}`}
                  onClick={() => onGo({ table: child.table, row: at, ...(child.columns[0] === undefined ? {} : { column: child.columns[0] }) })}
                >
                  {formatCount(at + 1)}
                </button>
              </th>
              {columns.map(({ name, kind }, c) => (
                <td key={name} data-kind={kind} data-own={own.has(name) || undefined}>
                  <Cell text={texts[c] === null ? undefined : (texts[c]?.[i] ?? null)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `undefined`: Postgres computes the value. */
function Cell({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <em>by Postgres</em>;
  if (text === null) return <em>null</em>;
  return <>{text === '' ? '""' : text.slice(0, SHOWN_CHARACTERS)}</>;
}
