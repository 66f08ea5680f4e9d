import { qualifiedName } from '@seedbed/contract';
import { z } from 'zod';
import { MCP_LIMITS } from '../limits.ts';
import { objectsOf } from '../answered.ts';
import { triedHeld } from '../held.ts';
import { ARGUMENTS, tool } from '../tool.ts';
import { columnOf, tableOf } from './explain.ts';

const MAX_ROWS = 50;

/** Examples of several columns and tables at once. */
export const rows = tool({
  name: 'rows',
  title: 'Look at examples of columns',
  description:
    'Shows examples of several columns and tables at once, each row as an object: ["orders", "customers.email", "customers.city"]. Rows are spread over the whole table, so that rare values and ' +
    'times are seen; with spread: false they are the first ones. `preview` shows consecutive rows from any row on. With the answer that was tried last, kept or not.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    of: z.array(z.string()).min(1).max(200).describe('Tables ("orders") and columns ("orders.total"); columns of one table come from the same rows'),
    rows: z.number().int().min(1).max(MAX_ROWS).default(6),
    spread: z.boolean().default(true),
  },
  readOnly: true,
  async run(session, { blueprint: requested, of, rows: count, spread }) {
    const { blueprint } = triedHeld(session.find(requested).held);
    const plan = await session.runner.compile(blueprint);
    const wanted = new Map<string, Set<string> | null>();
    for (const name of of) {
      const { table, column } = placeOf(blueprint, plan, name);
      const own = qualifiedName(table.schema, table.name);
      const columns = wanted.get(own);
      if (column === undefined) wanted.set(own, null);
      else if (columns !== null) wanted.set(own, (columns ?? new Set()).add(columnOf(table, column).name));
    }
    return [...wanted].slice(0, MCP_LIMITS.previewTables).map(([table, columns]) => {
      const { total } = session.runner.rows(plan, table, 0, 1);
      const step = spread ? Math.max(1, total / count) : 1;
      const places = [...new Set(Array.from({ length: Math.min(count, total) }, (_, i) => Math.floor(i * step)))];
      const found = places.map((at) => {
        const [row] = objectsOf(session.runner.rows(plan, table, at, 1));
        return { row: at + 1, ...(columns ? Object.fromEntries(Object.entries(row!).filter(([name]) => columns.has(name))) : row) };
      });
      return { table, total, rows: found };
    });
  },
});

type Known = Parameters<typeof tableOf>;

/** A table, or a column of a table: the table's name ends at the last dot. */
function placeOf(blueprint: Known[0], plan: Known[1], name: string): { table: ReturnType<typeof tableOf>; column?: string } {
  const isTable = blueprint.tables.some(
    (table) => table.name === name || qualifiedName(table.schema, table.name) === name || `${table.schema}.${table.name}` === name,
  );
  const point = name.lastIndexOf('.');
  if (isTable || point < 0) return { table: tableOf(blueprint, plan, name) };
  return { table: tableOf(blueprint, plan, name.slice(0, point)), column: name.slice(point + 1) };
}
