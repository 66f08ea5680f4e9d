import { Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { MockFault, type MockColumn, type MockTable, type ResolvedCond } from '@seedbed/mock/core';
import { Budget, compileCond, slotsWhere, type Condition, type Slots, type View } from '@seedbed/mock/virtual';
import { viewOfPlan } from '../plan-view.ts';
import { slotsOfNulls, slotsOfRange } from './known-slots.ts';
import type { RowFilter } from './row-filter.ts';

/** A filter as the executor of mocks reads it. */
export type OpenFilter = {
  readonly view: View;
  readonly table: MockTable;
  readonly where: Condition;
  /** All matching rows, if they are known without a scan; null if only a search finds them. */
  readonly slots: Slots | null;
};

/** Labels that an answer names. */
const MAX_LABELS = 12;

/** A search is limited by slices, not by its cost. */
export const UNLIMITED = new Budget(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

let latest: { readonly plan: Plan; readonly key: string; readonly open: OpenFilter } | null = null;

/** Throws Problem `invalid-request` for a value that the column's type rejects, and for a removed column. */
export function openFilter(plan: Plan, tableName: string, filter: RowFilter): OpenFilter {
  const key = JSON.stringify([tableName, filter]);
  if (latest?.plan === plan && latest.key === key) return latest.open;
  try {
    const view = viewOfPlan(plan);
    const table = view.schema.tables.find(({ qualified }) => qualified === tableName);
    const column = table?.column(filter.column);
    if (!table || !column) throw new Problem('invalid-request', `${tableName} has no column ${filter.column}.`);
    if (!view.base.isMade(table, column))
      throw new Problem('invalid-request', `Postgres makes ${filter.column} during the load: its values are not known yet.`);
    refuseUnknownLabel(column, filter);
    const cond = condOf(column, filter);
    const where = compileCond(cond, () => false);
    const open = { view, table, where, slots: slotsOf(view, table, column, filter, cond, where) };
    latest = { plan, key, open };
    return open;
  } catch (error) {
    if (error instanceof MockFault) throw new Problem('invalid-request', faultWords(error), { cause: error });
    throw error;
  }
}

/** An unknown enum label is a mistake: the error lists the existing ones. */
function refuseUnknownLabel({ name, type: { labels } }: MockColumn, { op, value }: RowFilter): void {
  if (!labels || labels.includes(value) || op === 'contains' || op === 'null' || op === 'not-null') return;
  const shown = labels.slice(0, MAX_LABELS).join(', ');
  throw new Problem('invalid-request', `${name} has no value “${value}”. Use ${shown}${labels.length > MAX_LABELS ? ' …' : ''}.`);
}

function condOf(column: MockColumn, { op, value }: RowFilter): ResolvedCond {
  if (op === 'contains') {
    const part = value.toLowerCase();
    return { kind: 'row', columns: [column], test: (row) => row[column.index]?.toLowerCase().includes(part) ?? null };
  }
  const plain = { kind: 'column', column, path: [], mod: null, language: null } as const;
  if (op === 'null' || op === 'not-null') return { ...plain, op: 'is', value: op === 'null' ? 'null' : 'not_null' };
  return { ...plain, op, value };
}

function slotsOf(view: View, table: MockTable, column: MockColumn, { op }: RowFilter, cond: ResolvedCond, where: Condition): Slots | null {
  if (op === 'null' || op === 'not-null') return slotsOfNulls(view, table, column, op === 'null');
  const found = slotsWhere(view, table, cond, UNLIMITED);
  if (found?.exact) return found.slots;
  return op === 'contains' || op === 'neq' ? null : slotsOfRange(view, table, column, where);
}

/** The message of Postgres, or, for an operator that Postgres does not have, of the filter. */
export function faultWords({ code, message, details }: MockFault): string {
  if (code === 'PGRST127') return typeof details === 'string' ? `${message}: ${details}` : message;
  return message.charAt(0).toUpperCase() + message.slice(1);
}
