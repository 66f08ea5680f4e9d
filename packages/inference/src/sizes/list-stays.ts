import { countOf, type Diagnostic } from '@seedbed/contract';
import type { TableView } from '@seedbed/meaning/decide';

/** Reports that a list did not get the requested number of rows: more rows would repeat its entries with numbers after them. */
export function listStays({ name, table }: TableView, requested: number, rows: number): Diagnostic {
  return {
    level: 'info',
    code: 'unsatisfiable',
    table: name,
    message: `${name} gets ${countOf(rows, 'row')}, not ${requested}: it is a list, and one number for all tables makes no list longer; ${table.name}=${requested} does, with entries that repeat or are made up.`,
    mend: `Name the table to get more rows: ${table.name}=${requested}.`,
    largest: rows,
  };
}
