import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { openRunner } from '@seedbed/runner';

/** What the page shows of each demo dataset: a table and some of its columns. */
const EXCERPTS: readonly (readonly [schema: string, table: string, columns: readonly string[]])[] = [
  ['shop', 'orders', ['id', 'customer_id', 'shipping_address_id', 'status', 'currency', 'placed_at', 'paid_at', 'shipped_at']],
  ['shop', 'order_items', ['order_id', 'line_no', 'product_id', 'quantity', 'unit_price', 'discount']],
  ['shop', 'reviews', ['product_id', 'rating', 'title', 'body', 'created_at']],
  ['clinic', 'patients', ['first_name', 'last_name', 'sex', 'birth_date', 'blood_type', 'email']],
  ['clinic', 'appointments', ['patient_id', 'staff_id', 'during', 'status', 'reason']],
  ['school', 'students', ['student_number', 'first_name', 'last_name', 'birth_date', 'enrolled_on', 'left_on']],
  ['school', 'terms', ['year', 'half', 'starts_on', 'ends_on']],
  ['school', 'grades', ['exam_id', 'student_id', 'points', 'absent', 'graded_at']],
];
const ROWS = 5;
const MARK = '<!-- Below: made by pnpm bench realism. -->';

/**
 * `pnpm bench realism [--rows N] [SCHEMA …]`: rows of every table of the demo datasets' schemas, to be read as a customer would; with `--write`, the
 * excerpt at the end of docs/lab/realism.md is made again.
 */
export async function main(args: readonly string[]): Promise<void> {
  await using runner = openRunner();
  const requested = args.filter((each) => /^[a-z]+$/.test(each));
  const rows = args.includes('--rows') ? Number(args[args.indexOf('--rows') + 1]) : 30;
  const pages: string[] = [];
  for (const schema of requested.length > 0 ? requested : ['shop', 'clinic', 'school']) {
    const ddl = await readFile(join(import.meta.dirname, `../apps/api/templates/${schema}.sql`), 'utf8');
    const { blueprint } = await runner.inferDdl(ddl, { repair: true });
    const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
    const middle = (table: string, count: number, columns?: readonly string[]): (string | null)[][] => {
      const taken = Math.min(count, plan.table(table).rows);
      return textRows(plan, table, Math.floor((plan.table(table).rows - taken) / 2), taken, columns);
    };
    if (!args.includes('--write')) {
      for (const { name, columns } of plan.tables)
        console.log(`\n${name}: ${columns.map((column) => column.name).join(' | ')}\n${middle(name, rows).map(line).join('\n')}`);
    }
    for (const [of, table, columns] of EXCERPTS) {
      if (of === schema) pages.push(`### ${schema}: ${table}\n\n${asTable(columns, middle(`public.${table}`, ROWS, columns))}`);
    }
  }
  if (!args.includes('--write')) return;
  const file = join(import.meta.dirname, '../docs/lab/realism.md');
  const page = await readFile(file, 'utf8');
  await writeFile(file, `${page.slice(0, page.indexOf(MARK) + MARK.length)}\n\n${pages.join('\n\n')}\n`);
}

function line(row: readonly (string | null)[]): string {
  return row.map((value) => short(value ?? '∅')).join(' | ');
}

function asTable(columns: readonly string[], rows: readonly (string | null)[][]): string {
  const cells = rows.map((row) => `| ${row.map((value) => short(value ?? '').replaceAll('|', '\\|')).join(' | ')} |`);
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...cells].join('\n');
}

function short(text: string): string {
  const flat = text.replaceAll('\n', ' ').replace(/\.\d+\+00$/, '');
  return flat.length <= 60 ? flat : `${flat.slice(0, 59)}…`;
}
