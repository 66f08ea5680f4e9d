import type { RefreshedTable, RefreshReport } from '@seedbed/runner';
import { sayChanges } from '../compared.ts';
import { count, duration } from './figures.ts';

/** A refresh's findings, filled and skipped parts, a line each. `blueprint`: the file of the new one, if it was written. */
export function refreshReport(report: RefreshReport, { blueprint, written }: { readonly blueprint: string; readonly written: boolean }): string {
  const { dry, filled, tables, left, changes, seconds } = report;
  if (changes.length === 0) return 'Nothing changed: the database fits the blueprint.\n';
  const lines = [
    ...filled.map(
      ({ table, rows, leftOut = 0 }) =>
        `${table}: ${count(rows)} new rows${leftOut > 0 ? `; ${count(leftOut)} left out, which refer to rows that are gone` : ''}`,
    ),
    ...tables.flatMap(tableLines),
    ...left.map(({ table, column, why }) => `${column === undefined ? table : `${table}.${column}`}: left as it is, ${why}`),
  ];
  const cells = tables.flatMap(({ columns }) => columns.map((column) => column.filled)).reduce((a, b) => a + b, 0);
  const rows = filled.reduce((sum, each) => sum + each.rows, 0);
  const sum = `${dry ? 'Would fill' : 'Filled'} ${count(cells)} values in existing rows and ${count(rows)} new rows${dry ? '; nothing was changed. Whether Postgres takes them was not tried: constraints and triggers may refuse rows' : `, in one transaction, ${duration(seconds)}`}.`;
  return `${sayChanges(report)}\n${lines.map((line) => `${line}\n`).join('')}${sum}\n${written ? stateOf(report, blueprint) : ''}`;
}

/** The pending parts of the written blueprint, and how to continue. */
function stateOf({ pending, tables }: RefreshReport, file: string): string {
  if (pending.length === 0) return `${file} fits the database now.\n`;
  const refused = tables.filter((each) => each.refused.length > 0).map(({ table }) => table);
  const unselected = pending.filter((table) => !refused.includes(table));
  return [
    ...(unselected.length > 0 ? [`${file} leaves out what is new in ${unselected.join(', ')}, so that a later refresh can fill it.\n`] : []),
    ...(refused.length > 0
      ? [
          `Not all is filled: rows of ${refused.join(', ')} were refused, and ${file} leaves out what is new there. Repair what refuses them, and run the same command again. ` +
            `To leave those rows as they are: seedbed drift ${file} ADDRESS --accept\n`,
        ]
      : []),
  ].join('');
}

function tableLines(table: RefreshedTable): string[] {
  const { table: name, made, met, ours, present, columns, refused, triggers, opaque, key } = table;
  const gone = made - met;
  const others = present - ours;
  const parts = [
    `found ${count(ours)} of ${count(made)} loaded rows by ${key.join(', ')}`,
    ...(gone > 0 ? [`${count(gone)} are gone`] : []),
    ...(others > 0 ? [`${count(others)} rows do not match those of the blueprint and stay as they are`] : []),
  ];
  return [
    `${name}: ${parts.join('; ')}`,
    ...columns.flatMap(({ column, filled, same, kept, byMigration }) => {
      if (opaque.some((each) => each.column === column)) return [];
      if (byMigration) return `  ${column}: left as it is, a migration filled it (${count(kept)} of ${count(kept + same)} rows have other values)`;
      const rest = [...(same > 0 ? [`${count(same)} need no change`] : []), ...(kept > 0 ? [`${count(kept)} keep a value of their own`] : [])];
      return `  ${column}: ${count(filled)} filled${rest.length > 0 ? `; ${rest.join('; ')}` : ''}`;
    }),
    ...opaque.map(({ column, why }) => `  ${column}: left as it is, ${why}`),
    ...refused.map(({ reason, rows }) => `  ${count(rows)} rows stay as they are: refused by ${reason}`),
    ...(triggers.length > 0 && columns.some(({ filled }) => filled > 0) ? [`  triggers on UPDATE run: ${triggers.join(', ')}`] : []),
  ];
}
