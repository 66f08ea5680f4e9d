import { countOf } from '@seedbed/contract';
import type { TableWork, Work } from '../work.ts';
import type { KeySpec } from './key-specs.ts';

/** Lowers the table's row count to what fits, and says so: as a warning where the count was asked for. */
export function limitRows(work: Work, table: TableWork, key: Pick<KeySpec, 'name' | 'pointer' | 'columns'>, largest: number, why?: string): void {
  const { draft } = table;
  if (draft.rows <= largest) return;
  const asked = draft.spec.rows !== undefined;
  work.diagnostics.push({
    level: asked ? 'warning' : 'info',
    code: 'unsatisfiable',
    table: draft.name,
    constraint: key.name,
    pointer: asked ? `${draft.pointer}/rows` : key.pointer,
    message: `${draft.name} can have ${countOf(largest, 'row')}, not ${draft.rows}: ${why ?? `(${key.columns.map((column) => column.name).join(', ')}) must be different in every row, and there are no more values`}.`,
    mend: why ? 'Fill that table first.' : `Ask for at most ${largest} rows, or give the columns more values.`,
    largest,
  });
  draft.rows = largest;
}
