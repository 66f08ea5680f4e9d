import { BATCH_ROWS, type Batch, type Column, type Rows } from '../columns/column.ts';
import { Problem } from '@seedbed/contract';
import { openFrame } from './frame.ts';
import type { ColumnPlan, Plan, TablePlan } from './plan.ts';

/** Reads rows of one table. Its arrays are reused: the result of `read` is valid until the next `read`. */
export type Reader = {
  readonly table: TablePlan;
  readonly columns: readonly ColumnPlan[];
  /** The rows of the range, or those listed in `at`; at most `capacity` rows at a time, by default 2,048. */
  read(rows: Rows): Batch;
};

/**
 * Opens a reader for all columns, or for those named; computes only these and their inputs. Callers that read only a few rows at a time
 * pass `capacity`, which limits the memory.
 */
export function openReader(plan: Plan, table: string | TablePlan, columns?: readonly string[], capacity: number = BATCH_ROWS): Reader {
  const chosen = typeof table === 'string' ? plan.table(table) : table;
  const wanted = columns ? columns.map((name) => chosen.column(name)) : chosen.columns;
  const frame = openFrame(plan, chosen, capacity);
  const filled: Column[] = [];
  const cells = (column: ColumnPlan): Column => {
    try {
      return frame.node(column.sent);
    } catch (error) {
      throw error instanceof RangeError ? cellProblem(plan, chosen, column, error) : error;
    }
  };
  return {
    table: chosen,
    columns: wanted,
    read(rows) {
      if (rows.count > capacity) throw new RangeError(`A batch has at most ${capacity} rows, not ${rows.count}.`);
      frame.reset(rows);
      for (let i = 0; i < wanted.length; i++) filled[i] = cells(wanted[i]!);
      return { first: rows.first, count: rows.count, columns: filled };
    },
  };
}

/** Sizes that become known only in the rows: a value that is too long, or a list or a sum beyond the limits. */
function cellProblem({ blueprint }: Plan, { name, schema, table }: TablePlan, column: ColumnPlan, cause: RangeError): Problem {
  const t = blueprint.tables.findIndex((each) => each.schema === schema && each.name === table);
  const c = blueprint.tables[t]?.columns.findIndex((each) => each.name === column.name);
  const message = `${name}.${column.name} (${column.generator}): ${cause.message}`;
  return new Problem('invalid-blueprint', message, {
    errors: [{ pointer: `/tables/${t}/columns/${c}`, message: cause.message }],
    facts: { table: name, column: column.name },
    cause,
  });
}
