import type { Cond, Key, MockTable } from '../../../core/index.ts';
import { PlainProblem } from '../problem.ts';

type Cells = readonly (string | null)[];

/** A position in an order: the sort keys of the last returned row. Opaque to clients. */
export function cursorAfter(order: readonly Key[], cells: Cells): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify([orderText(order), ...cells]))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Rows after a cursor. Throws if it belongs to another order. */
export function afterCursor(table: MockTable, order: readonly Key[], cursor: string): Cond {
  const cells = read(cursor);
  if (!cells || cells.length !== order.length + 1 || cells[0] !== orderText(order))
    throw new PlainProblem(400, 'Invalid cursor', 'The cursor is no cursor of this list. Use the next link as it is, with the same sort.', {
      parameter: 'cursor',
    });
  return { kind: 'or', of: order.flatMap((_, i) => behind(table, order, cells.slice(1), i)) };
}

/** Equal in the keys before the i-th, and behind in that. NULLs are last if ascending, first if descending. */
function behind(table: MockTable, order: readonly Key[], cells: Cells, i: number): Cond[] {
  const equal = order.slice(0, i).map(({ column }, at): Cond => sameAs(column, cells[at]!));
  const { column, descending = false } = order[i]!;
  const cell = cells[i]!;
  if (cell === null) return descending ? [{ kind: 'and', of: [...equal, is(column, 'not_null')] }] : [];
  const further: Cond = { kind: 'column', column, op: descending ? 'lt' : 'gt', value: cell };
  const canBeNull = !descending && !table.column(column)!.notNull;
  return [{ kind: 'and', of: [...equal, canBeNull ? { kind: 'or', of: [further, is(column, 'null')] } : further] }];
}

function sameAs(column: string, cell: string | null): Cond {
  return cell === null ? is(column, 'null') : { kind: 'column', column, op: 'eq', value: cell };
}

const is = (column: string, value: 'null' | 'not_null'): Cond => ({ kind: 'column', column, op: 'is', value });

function orderText(order: readonly Key[]): string {
  return order.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',');
}

function read(cursor: string): Cells | undefined {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const cells: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(cells) && cells.every((cell) => cell === null || typeof cell === 'string') ? cells : undefined;
  } catch {
    return undefined;
  }
}
