import type { Diagnostic } from '@seedbed/contract';
import { countOf } from '@seedbed/contract';
import { BATCH_ROWS } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { openFrame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import type { ColumnWork, GivenValues, TableWork, Work } from '../work.ts';
import { hasRoom, KNOWN_ROWS, SAMPLE, scopeOf } from './looked-at.ts';
import { TakenValueFault } from './given-fault.ts';
import { takesNumbers } from './given-kinds.ts';

/** How many rows of a table the values in a blueprint allow under its keys; one finding per table. */
type Shortage = { readonly table: string; readonly diagnostic: Diagnostic & { readonly largest: number } };

/** Checks the rows themselves: whether values that a key needs distinct are distinct, or can get a number. */
export function checkGivenValues(work: Work, plan: Plan): Shortage[] {
  return [...work.tables.values()].flatMap((table) => {
    const short = [...table.columns.values()].flatMap((state) => {
      const row = state.givenValues && typeof state.final === 'number' ? firstRefused(plan, table, state, state.givenValues) : null;
      return row === null ? [] : [{ state, row }];
    });
    const [first] = short.sort((a, b) => a.row - b.row);
    return first ? [shortage(plan, table, first.state, first.row)] : [];
  });
}

/** The first row without a distinct value; null if every checked row has one. */
function firstRefused(plan: Plan, table: TableWork, state: ColumnWork, given: GivenValues): number | null {
  const { draft } = state;
  const frame = openFrame(plan, plan.table(table.draft.name), BATCH_ROWS);
  const counts = takesNumbers(draft);
  const last = Math.min(table.draft.rows, counts && hasRoom(state) ? SAMPLE : KNOWN_ROWS);
  const seen = new Set<string>();
  for (let first = 0; first < last; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, last - first);
    frame.reset({ first, count, at: null });
    try {
      const column = frame.node(state.final as number);
      const scopes = given.within.map((other) => frame.column(other.name));
      if (!counts) for (let i = 0; i < count; i++) if (!column.nulls?.[i] && isTwice(seen, scopeOf(scopes, i) + cellText(column, i))) return first + i;
    } catch (error) {
      if (error instanceof TakenValueFault) return error.row;
      throw error;
    }
  }
  return null;
}

function isTwice(seen: Set<string>, text: string): boolean {
  return seen.size === seen.add(text).size;
}

function shortage(plan: Plan, table: TableWork, state: ColumnWork, row: number): Shortage {
  const { draft } = table;
  const { column, givenValues } = { column: state.draft, givenValues: state.givenValues! };
  const kind = column.spec.generator!.kind;
  const different = countDifferent(plan, table, givenValues);
  const isRequested = draft.spec.rows !== undefined;
  const made = different.all ? `makes ${countOf(different.count, 'different value')}` : `repeats itself in row ${row + 1}`;
  return {
    table: draft.name,
    diagnostic: {
      level: isRequested ? 'warning' : 'info',
      code: 'unsatisfiable',
      table: draft.name,
      constraint: givenValues.key,
      pointer: `${column.pointer}/generator`,
      message: `${draft.name}.${column.name}: its generator ${kind} ${made}, and ${givenValues.key} needs another one in each of ${countOf(draft.rows, 'row')}.`,
      mend: `Let it hold a column that differs in every row, choose another generator, or ask for at most ${countOf(row, 'row')}.`,
      largest: row,
    },
  };
}

/** Counts the generator's distinct values, over all checked rows. */
function countDifferent(plan: Plan, table: TableWork, { base }: GivenValues): { readonly count: number; readonly all: boolean } {
  const frame = openFrame(plan, plan.table(table.draft.name), BATCH_ROWS);
  const seen = new Set<string>();
  const last = Math.min(table.draft.rows, KNOWN_ROWS);
  for (let first = 0; first < last; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, last - first);
    frame.reset({ first, count, at: null });
    const column = frame.node(base);
    for (let i = 0; i < count; i++) if (!column.nulls?.[i]) seen.add(cellText(column, i));
  }
  return { count: seen.size, all: last === table.draft.rows };
}
