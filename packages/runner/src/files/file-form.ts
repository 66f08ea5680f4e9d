import { Problem, type FileFormat, type FileOptions } from '@seedbed/contract';
import { spreadsheetSafe, type TablePlan } from '@seedbed/engine';
import { restrictLines } from './restrict.ts';

/** The form of rows in a file: text before and after, and a transformation of each chunk. */
type FileForm = { readonly head: Uint8Array; change(chunk: Uint8Array): Uint8Array; readonly tail: Uint8Array };

type FileFormOptions = FileOptions & { readonly format: FileFormat; readonly header?: boolean };

const encoder = new TextEncoder();

/**
 * The form of rows in files for users: SQL that is safe for psql, CSV that is safe for spreadsheets. Throws Problem
 * `invalid-request` for an option of another format.
 */
export function fileForm(tables: readonly TablePlan[], { format, spreadsheet_safe, restrict_key, header = true }: FileFormOptions): FileForm {
  if (spreadsheet_safe && format !== 'csv') throw misplaced('spreadsheet_safe', 'csv');
  if (restrict_key !== undefined && format !== 'sql') throw misplaced('restrict_key', 'sql');
  const { head, tail } = format === 'sql' ? restrictLines(restrict_key) : { head: '', tail: '' };
  const change = spreadsheet_safe ? spreadsheetSafe(tables[0]!.columns, { header }) : (chunk: Uint8Array) => chunk;
  return { head: encoder.encode(head), change, tail: encoder.encode(tail) };
}

function misplaced(name: string, format: FileFormat): Problem {
  return new Problem('invalid-request', `${name} is for the format ${format} alone.`, {
    errors: [{ pointer: `/${name}`, message: `needs the format ${format}` }],
  });
}
