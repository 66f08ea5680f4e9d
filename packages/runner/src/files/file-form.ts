import { Problem, type FileFormat, type FileOptions } from '@seedbed/contract';
import { spreadsheetSafe, type TablePlan } from '@seedbed/engine';
import { restrictLines } from './restrict.ts';

/** What becomes of rows on their way into a file: something before, something behind, and each chunk as it is to be. */
type FileForm = { readonly head: Uint8Array; change(chunk: Uint8Array): Uint8Array; readonly tail: Uint8Array };

type FileFormOptions = FileOptions & { readonly format: FileFormat; readonly header?: boolean };

const encoder = new TextEncoder();

/**
 * The form in which rows leave for somebody's disk: SQL that psql may be given, CSV that a spreadsheet may open. Throws
 * Problem `invalid-request` for an option that is of another format.
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
