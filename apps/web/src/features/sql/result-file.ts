import type { QueryResult } from '@seedbed/contract';

type Rows = Pick<QueryResult, 'columns' | 'rows'>;

/** A result as a CSV file (RFC 4180) with its names: NULL is empty, an empty text is `""`, as COPY of Postgres writes them. */
export function csvOf({ columns, rows }: Rows): string {
  const lines = [columns.map(({ name }) => quoted(name)), ...rows.map((row) => row.map((cell) => (cell === null ? '' : quoted(cell))))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** A result in clipboard format for spreadsheets: NULL is empty, and blanks replace tabs and line breaks. */
export function tsvOf({ columns, rows }: Rows): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => row.map((cell) => cell ?? ''))];
  return lines.map((line) => line.map((cell) => cell.replace(/[\t\n\r]/g, ' ')).join('\t')).join('\n');
}

function quoted(text: string): string {
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
