import { countOf, type Diagnostic } from '@seedbed/contract';
import type { TableView } from '@seedbed/realism/decide';

/** Reports that a list did not get the requested number of rows: more rows would repeat its entries with numbers after them. */
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
