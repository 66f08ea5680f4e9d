import { generate, textRow, type Plan, type TablePlan } from '@seedbed/engine';
import { backticked } from '../quote.ts';
import { columnOf, type MysqlTable } from '../read/schema.ts';
import { charsetOf } from './charset-of.ts';
import { literalOf } from './literal-of.ts';

/** Half of the smallest max_allowed_packet that servers had by default: 1 MiB. */
const MAX_CHARACTERS = 500_000;

/** Rows of a table as INSERT statements of many rows, each with how many it holds. */
export function* insertStatements(
  plan: Plan,
  table: TablePlan,
  name: string,
  own: MysqlTable | undefined,
): Generator<{ readonly sql: string; readonly rows: number }> {
  const literals = table.columns.map(({ name: column, type }) => {
    const declared = own && columnOf(own, column);
    return literalOf(type, declared, own && declared && charsetOf(own, declared));
  });
  const head = `INSERT INTO ${backticked(name)} (${table.columns.map((column) => backticked(column.name)).join(', ')}) VALUES\n`;
  let rows: string[] = [];
  let size = head.length;
  for (const batch of generate(plan, table, 0, table.rows)) {
    for (let row = 0; row < batch.count; row++) {
      const line = `(${textRow(batch, row)
        .map((text, at) => (text === null ? 'NULL' : literals[at]!(text)))
        .join(', ')})`;
      if (rows.length > 0 && size + line.length > MAX_CHARACTERS) {
        yield { sql: `${head}${rows.join(',\n')};\n`, rows: rows.length };
        rows = [];
        size = head.length;
      }
      rows.push(line);
      size += line.length + 2;
    }
  }
  if (rows.length > 0) yield { sql: `${head}${rows.join(',\n')};\n`, rows: rows.length };
}
