import type { Group } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';
import type { Loaded, Mend } from './types.ts';

/** More rows make the document large; a frozen table is small by nature. */
const MOST_ROWS = 200;

/**
 * The rows that Postgres took become the table (tier F): a dictionary of whole tuples, parents included, for what no rule was found
 * for. Without any the table stays empty.
 */
export function freeze(loaded: Loaded, table: string, taken: readonly number[], sent: number): Mend {
  if (taken.length === 0) return leaveEmpty(table);
  const { columns, rows } = loaded.rows(table, 0, sent);
  const kept = taken.slice(0, MOST_ROWS).map((row) => [...rows[row]!]);
  return freezeRows(table, columns, kept, `the ${kept.length} rows of ${sent} that Postgres took`);
}

export function freezeRows(table: string, columns: readonly string[], rows: readonly (readonly (string | null)[])[], how: string): Mend {
  const group: Group = { columns: [...columns], tier: 'F', rows: rows.map((row) => [...row]) };
  return {
    table,
    tier: 'F',
    how,
    apply: (blueprint) => {
      const edited = editTable(blueprint, table, (one) => ({ ...one, rows: rows.length, groups: [group] }));
      // Its count is its own from now on, and its parents are those of the tuples.
      return { ...edited, relations: edited.relations.map((relation) => (relation.from.table === table ? withoutShape(relation) : relation)) };
    },
  };
}

function withoutShape<R extends { owner?: boolean; fanOut?: unknown; within?: string; distinctFrom?: string; childless?: number }>(relation: R): R {
  const { owner: _owner, fanOut: _fanOut, within: _within, distinctFrom: _distinct, childless: _childless, ...rest } = relation;
  return rest as R;
}

export function leaveEmpty(table: string, why = 'Postgres took no row that was tried'): Mend {
  return { table, tier: 'G', how: why, apply: (blueprint) => editTable(blueprint, table, (one) => ({ ...one, rows: 0 })) };
}
