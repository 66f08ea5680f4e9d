import { textRows, type Plan } from '@seedbed/engine';

/** Number of rows from which figures are computed. */
const ROWS = 200;
/** Number of blocks of these rows, spread over the table, because its first rows are its oldest. */
const BLOCKS = 20;
/** Up to this many distinct values, lists a column's shares. */
const LISTED = 8;
const CHARACTERS = 60;
/** Texts that people write are longer on average, and each stands in fewer rows than that. */
const WRITTEN = 40;
const OFTEN = 3;
/** Dates and timestamps, whose texts sort in time order. */
const TIME = /^\d{4}-\d{2}-\d{2}/;

/**
 * One line for each of these columns of a table: its share of NULL, and its value shares or its minimum, median and
 * maximum, or its first and last time.
 */
export function columnFigures(plan: Plan, name: string, columns: readonly string[]): string[] {
  const table = plan.table(name);
  const rows = spreadRows(plan, table);
  if (rows.length === 0) return [];
  return columns.flatMap((column) => {
    const at = table.columns.findIndex((each) => each.name === column);
    if (at < 0) return [];
    const cells = rows.map((row) => row[at] ?? null);
    return [`${name}.${column}: ${figuresOf(cells, table.rows)}`];
  });
}

function spreadRows(plan: Plan, table: ReturnType<Plan['table']>): ReturnType<typeof textRows> {
  if (table.rows <= ROWS) return textRows(plan, table, 0, table.rows);
  const size = ROWS / BLOCKS;
  const last = table.rows - size;
  return Array.from({ length: BLOCKS }, (_, at) => textRows(plan, table, Math.round((last * at) / (BLOCKS - 1)), size)).flat();
}

function figuresOf(cells: readonly (string | null)[], rows: number): string {
  const values = cells.filter((cell) => cell !== null);
  if (values.length === 0) return `NULL in all ${cells.length} rows`;
  const nulls = values.length < cells.length ? `, NULL ${percent(cells.length - values.length, cells.length)}` : '';
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length] as const).toSorted(([, a], [, b]) => b - a);
  if (counts.length === 1) return `${quoted(counts[0]![0])} in every row${nulls}`;
  const said = wordForWord(counts, (rows * values.length) / cells.length);
  if (counts.length <= LISTED) return `${counts.map(([value, count]) => `${quoted(value)} ${percent(count, cells.length)}`).join(', ')}${nulls}${said}`;
  if (values.every((value) => TIME.test(value))) return `${values.toSorted()[0]} to ${values.toSorted().at(-1)}${nulls}`;
  const numbers = values.map(Number);
  if (numbers.some(Number.isNaN)) return `${counts.length} different values in ${cells.length} rows${nulls}${said}`;
  const sorted = numbers.toSorted((a, b) => a - b);
  return `${sorted[0]} to ${sorted.at(-1)}, median ${sorted[sorted.length >> 1]}${nulls}`;
}

/** What to do about texts that people write, where each stands in many of the table's rows. */
function wordForWord(counts: readonly (readonly [string, number])[], rows: number): string {
  const length = counts.reduce((sum, [value]) => sum + value.length, 0) / counts.length;
  const seen = counts.reduce((sum, [, count]) => sum + count, 0);
  if (length < WRITTEN || !counts[0]![0].includes(' ') || seen < OFTEN * counts.length) return '';
  return `: each text stands word for word in some ${Math.round(rows / counts.length)} rows. Write more of them, with several parts that vary: {a|b|c}`;
}

function percent(count: number, of: number): string {
  return `${Math.round((100 * count) / of)} %`;
}

function quoted(value: string): string {
  return JSON.stringify(value.slice(0, CHARACTERS));
}
