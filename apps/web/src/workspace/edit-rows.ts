import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { formatShort } from '../lib/format.ts';
import { edit, type DraftStore } from './draft/draft-store.ts';

/** Sets how many rows a table has; null lets the count follow from its owner again. */
export function setRows(draft: DraftStore, name: string, rows: number | null): void {
  const before = tableOf(draft.getState().blueprint, name)?.rows;
  const words = (count: number | null | undefined) => (count === null || count === undefined ? 'by its parent tables' : formatShort(count));
  edit(
    draft,
    `${name}: rows ${words(before)} → ${words(rows)}`,
    (blueprint) => {
      const table = tableOf(blueprint, name);
      if (!table) return;
      if (rows === null) delete table.rows;
      else table.rows = rows;
    },
    { touched: name },
  );
}

export function tableOf<T extends Blueprint>(blueprint: T, name: string): T['tables'][number] | undefined {
  return blueprint.tables.find((table) => qualifiedName(table.schema, table.name) === name);
}
