import { MockFault, type MockColumn, type MockTable } from '../../core/index.ts';
import { storedText, parseExpression, slotOfKey, type Budget, type Expr, type Row, type Surroundings } from '../../engines/virtual/index.ts';
import type { Draft } from '../state.ts';

const compiled = new WeakMap<MockColumn, Expr | null>();

/** The value of a column that a row omits. */
export function defaultOf(draft: Draft, table: MockTable, column: MockColumn, row: Row, around: Surroundings, budget: Budget): string | null {
  if (column.identity !== null || (column.default ?? '').startsWith('nextval(')) return nextValue(draft, table, column, budget);
  if (column.default === null) return null;
  let expr = compiled.get(column);
  if (expr === undefined) compiled.set(column, (expr = parseExpression(column.default, table, draft.schema)));
  if (expr === null) throw MockFault.unsupported(`The default of ${table.qualified}.${column.name}: ${column.default}`, `Write a value for ${column.name}.`);
  return storedText(expr({ row, value: null, around }), column.type);
}

/** Up to how many rows to search for a column's largest value. */
const MAX_ROWS_SEARCHED = 200_000;

/** A sequence continues after the largest generated value. */
function nextValue(draft: Draft, table: MockTable, column: MockColumn, budget: Budget): string {
  const of = draft.table(table);
  const next = of.sequence(column.name) ?? largest(draft, table, column, budget) + 1n;
  of.setSequence(column.name, next + 1n);
  return String(next);
}

function largest(draft: Draft, table: MockTable, column: MockColumn, budget: Budget): bigint {
  const { base } = draft;
  const rows = base.rows(table);
  const value = (slot: number) => BigInt(base.cells(table, [slot], [column])[0]![column.index] ?? 0);
  if (rows === 0) return 0n;
  if (base.rises(table, column)) return value(rows - 1) > value(0) ? value(rows - 1) : value(0);
  if (rows <= MAX_ROWS_SEARCHED) {
    budget.spend(rows, table.qualified, `the largest ${column.name} is looked for`);
    let most = 0n;
    for (let first = 0; first < rows; first += 2048) {
      const slots = Array.from({ length: Math.min(2048, rows - first) }, (_, i) => first + i);
      for (const row of base.cells(table, slots, [column])) {
        const text = row[column.index];
        if (text !== null && text !== undefined && BigInt(text) > most) most = BigInt(text);
      }
    }
    return most;
  }
  // Mixed numbers are mostly 1 … rows: continues with the first unused one after them.
  let next = BigInt(rows);
  while (slotOfKey(draft, table, [column], [String(next + 1n)], budget) >= 0) next += 1n;
  return next;
}
