import { MockFault, type MockTable, type WriteRow } from '../../core/index.ts';
import type { Parameters } from './parse/parameters.ts';

/**
 * PUT identifies one row by all columns of its primary key, and nothing else, and its body is that row. Throws
 * PGRST105, PGRST114 and PGRST115.
 */
export function requireOwnKey({ own, limit, offset, where }: Parameters, table: MockTable | undefined, rows: readonly WriteRow[]): void {
  if (limit !== undefined || offset !== undefined)
    throw new MockFault({ code: 'PGRST114', status: 400, message: 'limit/offset querystring parameters are not allowed for PUT' });
  if (!table) return;
  const key = table.primaryKey?.columns.map(({ name }) => name) ?? [];
  const filters = where === undefined ? 0 : where.kind === 'and' ? where.of.length : 1;
  const names = filters === key.length && own.size === key.length && key.every((name) => own.get(name)?.startsWith('eq.'));
  if (key.length === 0 || !names)
    throw new MockFault({ code: 'PGRST105', status: 405, message: "Filters must include all and only primary key columns with 'eq' operators" });
  const [row] = rows;
  // A uuid is the same in capitals.
  const isOwn = row && key.every((name) => String(row[name] ?? '').toLowerCase() === own.get(name)!.slice(3).toLowerCase());
  if (rows.length !== 1 || !isOwn) throw new MockFault({ code: 'PGRST115', status: 400, message: 'Payload values do not match URL in primary key column(s)' });
}
