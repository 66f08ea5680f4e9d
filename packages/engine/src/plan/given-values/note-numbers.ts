import { countOf, type Diagnostic } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { BATCH_ROWS } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { openFrame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import type { ColumnWork, TableWork, Work } from '../work.ts';
import { setCells } from '../set-cells.ts';
import { TakenValueFault } from './given-fault.ts';
import { isWritten } from './written-kinds.ts';

/**
 * A note for each column whose values a person wrote, if a key needs more of them: some get numbers that nobody wrote.
 */
export function noteNumbers(work: Work, plan: Plan): Diagnostic[] {
  return [...work.tables.values()].flatMap((table) =>
    [...table.columns.values()].flatMap((state): Diagnostic[] => {
      if (!isWritten(state.draft)) return [];
      const example = state.givenValues ? exampleOfGiven(plan, table, state) : listedExample(table, state);
      if (example === null) return [];
      const { draft } = state;
      const key = plan.table(table.draft.name).keys.find(({ columns }) => columns.includes(draft.name));
      const kind = draft.spec.generator!.kind;
      const made = state.listed ? `has ${countOf(state.listed.cardinality, 'value')}` : 'repeats itself';
      const message = `${table.draft.name}.${draft.name}: its generator ${kind} ${made}, and ${key?.name ?? 'its key'} takes none twice: values that come again get a number, such as “${example}”.`;
      return [{ level: 'info', code: 'numbers-added', table: table.draft.name, column: draft.name, pointer: `${draft.pointer}/generator`, message }];
    }),
  );
}

/** The first value with a number inside, of the rows of one batch. */
function exampleOfGiven(plan: Plan, { draft }: TableWork, { draft: column, givenValues, final }: ColumnWork): string | null {
  const set = setCells(column);
  const frame = openFrame(plan, plan.table(draft.name), BATCH_ROWS);
  frame.reset({ first: 0, count: Math.min(BATCH_ROWS, draft.rows), at: null });
  try {
    const [plain, made] = [frame.node(givenValues!.base), frame.node(final as number)];
    for (let i = 0; i < frame.rows.count; i++) {
      const text = made.nulls?.[i] || set?.has(i) ? null : cellText(made, i);
      if (text !== null && !plain.nulls?.[i] && text !== cellText(plain, i)) return text;
    }
  } catch (error) {
    if (!(error instanceof TakenValueFault)) throw error;
  }
  return null;
}

/** The first value after the list. */
function listedExample({ draft }: TableWork, { listed, rank, source }: ColumnWork): string | null {
  if (!listed || !rank || !source || source === 'busy' || !source.at || source.cardinality <= listed.cardinality || draft.rows <= listed.cardinality)
    return null;
  const column = allocColumn(source.shape, 1);
  source.at(Float64Array.of(listed.cardinality), 1, column);
  return cellText(column, 0);
}
