import type { Diagnostic } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { BATCH_ROWS } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { scaleOf } from '../domains/bounds.ts';
import { openFrame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import { limitChildren } from '../derived/child-allowance.ts';
import { setCells } from '../set-cells.ts';
import { isKept } from '../existing/existing-rows.ts';
import type { ColumnWork, TableWork, Work, Written } from '../work.ts';
import { KNOWN_ROWS, SAMPLE, hasRoom } from './looked-at.ts';
import { refusalText, type Refused } from './refusal-text.ts';

/** With more children behind the sample, a plan would take seconds. */
const MAX_CHILDREN = 2_000_000;

/**
 * Checks in a sample of rows that the column gets the values that a person wrote. If a length, a type or a CHECK
 * changes a value, that is a fault of the column. If conditions over several columns change it, that is a warning.
 */
export function checkWritten(work: Work, plan: Plan, tables: Iterable<TableWork> = work.tables.values()): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  for (const table of tables) {
    if (isKept(work, table.draft)) continue;
    for (const state of table.columns.values()) {
      const { written } = state;
      if (!written || !isOwn(table, state)) continue;
      const refused = firstRefused(plan, table, state, written);
      written.isStrict = !table.groups.has(state.draft);
      if (!refused) continue;
      const { draft } = state;
      if (written.isStrict) work.faults.add(`${draft.pointer}/generator`, refusalText(draft, refused.text, refused));
      else
        warnings.push({
          level: 'warning',
          code: 'written-changed',
          table: table.draft.name,
          column: draft.name,
          pointer: `${draft.pointer}/generator`,
          message: refusalText(draft, refused.text, refused),
        });
    }
  }
  return warnings;
}

/** Whether the column's values come from its generator, and not by rank, by position or from rows that refer to it. */
function isOwn({ governing }: TableWork, { draft, rank, slot, demanded, guards, final }: ColumnWork): boolean {
  return typeof final === 'number' && !rank && !slot && !demanded && guards.length === 0 && !governing.has(draft);
}

function firstRefused(plan: Plan, { draft: { name, rows } }: TableWork, state: ColumnWork, { raw }: Written): (Refused & { readonly text: string }) | null {
  const { draft, givenValues } = state;
  const node = givenValues && givenValues.base >= 0 ? givenValues.base : (state.final as number);
  const frame = openFrame(plan, plan.table(name), BATCH_ROWS);
  const written = allocColumn(raw.shape, BATCH_ROWS);
  if (raw.makesNulls) written.nulls = new Uint8Array(BATCH_ROWS);
  const isNumber = scaleOf(draft.type) !== null;
  const set = setCells(draft);
  let [count, looked] = [0, 0];
  let first: { row: number; text: string } | null = null;
  const look = (from: number, to: number) => {
    for (let start = from; start < to; start += BATCH_ROWS) {
      frame.reset({ first: start, count: Math.min(BATCH_ROWS, to - start), at: null });
      raw.fill(frame.rows, written, frame);
      const made = frame.node(node);
      for (let i = 0; i < frame.rows.count; i++) {
        if (set?.has(start + i)) continue;
        looked++;
        if (made.nulls?.[i] || written.nulls?.[i]) continue;
        const [text, other] = [cellText(written, i), cellText(made, i)];
        if (text === other || (isNumber && Number(text) === Number(other))) continue;
        count++;
        first ??= { row: start + i, text };
      }
    }
  };
  const before = limitChildren(MAX_CHILDREN);
  try {
    lookAtBothEnds();
  } catch {
    // An expression that fails in a row reports that itself when the row is read.
    return null;
  } finally {
    limitChildren(before);
  }
  return first && { count, looked, ...(first as { row: number; text: string }) };

  function lookAtBothEnds() {
    const early = Math.min(rows, hasRoom(state) ? SAMPLE : KNOWN_ROWS);
    look(0, early);
    // A counter is longest and largest at the end.
    look(Math.max(early, rows - BATCH_ROWS), rows);
  }
}
