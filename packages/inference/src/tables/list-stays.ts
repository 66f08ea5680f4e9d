import { countOf, rowsAsked, type Diagnostic } from '@seedbed/contract';
import type { TableView } from '@seedbed/realism/decide';
import type { InferOptions } from '../options.ts';

/** Said of a list that one number for all tables does not make longer: its entries would come again with numbers behind them. */
export function listStays({ name, table }: TableView, asked: number, rows: number): Diagnostic {
  return {
    level: 'info',
    code: 'unsatisfiable',
    table: name,
    message: `${name} gets ${countOf(rows, 'row')}, not ${asked}: it is a list, and one number for all tables makes no list longer; ${table.name}=${asked} does, with made-up entries.`,
    mend: `Name the table to get more rows: ${table.name}=${asked}.`,
    largest: rows,
  };
}

/** The rows of a table whose key is one of `listed` words, where one number goes for all tables and asks for more; else undefined. */
export function rowsOfList(
  view: TableView,
  listed: number | undefined,
  { rows }: InferOptions,
  counted: number | undefined,
  diagnostics: Diagnostic[],
): number | undefined {
  const asked = rowsAsked(rows, [view.name, view.table.name]);
  if (asked === undefined || asked.named || listed === undefined || counted === undefined || listed >= counted) return undefined;
  diagnostics.push(listStays(view, asked.rows, listed));
  return listed;
}
