import { FILLED_BY_TRIGGERS, shortProblem, shortTables, type LoadReport, type Plan, type ShortTable, type TablePlan } from '@seedbed/runner';
import { rowsAsked, type Diagnostic, type RowCounts } from '@seedbed/contract';
import type { SchemaFlags } from './context.ts';
import type { Io } from './io.ts';
import { parseRows } from './options.ts';

type Rows = SchemaFlags['rows'];

type Asked = { readonly counts?: RowCounts | undefined; readonly cap?: boolean | undefined };

/**
 * Fewer rows than `--rows`, the config file and overlays ask are an error if one of them names the table, or if only one table is written; with `--cap`, and for one
 * number over many tables, a note reports it and the work continues.
 */
export function checkCounts(io: Io, plan: Plan, tables: readonly TablePlan[], asked: Asked, diagnostics: readonly Diagnostic[]): void {
  const short = refuseShort(plan, tables, asked, diagnostics);
  for (const { why } of short.slice(0, SHOWN)) io.stderr.write(`note: ${why}\n`);
  if (short.length > SHOWN) io.stderr.write(`note: and ${short.length - SHOWN} more tables have fewer rows than asked\n`);
}

/** The same without the notes: the tables that get fewer rows than asked, where that is no error. */
export function refuseShort(plan: Plan, tables: readonly TablePlan[], { counts: requested, cap }: Asked, diagnostics: readonly Diagnostic[]): ShortTable[] {
  if (requested === undefined) return [];
  const short = shortTables(plan, tables, requested, diagnostics);
  const refused = tables.length === 1 ? short : short.filter(({ named }) => named);
  if (!cap && refused.length > 0) throw shortProblem(refused, 'add --cap to get those');
  return short;
}

const SHOWN = 12;

/** A warning for each table that `--rows` names, and that gets no generated rows because triggers of others fill it. */
export function withoutEffect(rows: Rows, tables: LoadReport['tables']): Diagnostic[] {
  const requested = rows === undefined ? undefined : parseRows(rows);
  return tables.flatMap(({ table, rows: added, there = added, note }): Diagnostic[] => {
    const named = rowsAsked(requested, [table, table.slice(table.indexOf('.') + 1)]);
    if (note !== FILLED_BY_TRIGGERS || named?.named !== true) return [];
    const message = `${table} gets no generated rows, so --rows ${table}=${named.rows} has no effect: triggers of other tables make its rows, ${there} by now.`;
    return [{ level: 'warning', code: 'rows-without-effect', table, message, mend: `For generated rows beside those, pass --mode ${table}=append.` }];
  });
}

/** The same diagnostics; that a table has fewer rows than `--rows` asked for it by name is a warning. */
export function withShortWarnings(rows: Rows, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const requested = rows === undefined ? undefined : parseRows(rows);
  return diagnostics.map((each) => {
    const { code, level, table, largest } = each;
    if (code !== 'unsatisfiable' || level !== 'info' || largest === undefined || table === undefined) return each;
    const isNamed = rowsAsked(requested, [table, table.slice(table.indexOf('.') + 1)])?.named === true;
    return isNamed ? { ...each, level: 'warning' } : each;
  });
}
