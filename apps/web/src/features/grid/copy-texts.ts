import type { GridColumn } from '../../workspace/grid-column.ts';

/** Formats that a selection is copied in. */
export type CopyFormat = 'tsv' | 'tsv-named' | 'csv' | 'json' | 'sql' | 'markdown';

/**
 * A selection's texts as Postgres prints them, by row; null is NULL. `columns` are the generated ones: columns that
 * Postgres computes have no value to copy.
 */
export type CopyRows = {
  readonly table: { readonly schema: string; readonly name: string };
  readonly columns: readonly GridColumn[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/**
 * The selection as text. Values are never rounded or shortened: numbers keep every digit, NULL and the empty text stay
 * distinct.
 */
export function copyText(format: CopyFormat, copied: CopyRows): string {
  switch (format) {
    case 'tsv':
      return lines(copied.rows, '\t', TSV_SPECIAL);
    case 'tsv-named':
      return lines([copied.columns.map((column) => column.name), ...copied.rows], '\t', TSV_SPECIAL);
    case 'csv':
      return lines([copied.columns.map((column) => column.name), ...copied.rows], ',', CSV_SPECIAL);
    case 'json':
      return json(copied);
    case 'sql':
      return insert(copied);
    case 'markdown':
      return markdown(copied);
  }
}

const TSV_SPECIAL = /["\t\r\n]/;
const CSV_SPECIAL = /[",\r\n]/;

/** Like Postgres' own CSV: NULL is empty, the empty text `""`. A single cell is its plain text. */
function lines(rows: readonly (readonly (string | null)[])[], separator: string, special: RegExp): string {
  if (rows.length === 1 && rows[0]!.length === 1) return rows[0]![0] ?? '';
  const field = (text: string | null) => (text === null ? '' : text === '' || special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(field).join(separator)).join('\n');
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Numbers by their digits, so that none is rounded; values without a JSON number (NaN, Infinity) become texts. */
function json({ columns, rows }: CopyRows): string {
  const value = (text: string | null, column: GridColumn) => {
    if (text === null) return 'null';
    if (column.kind === 'boolean') return isTrue(text) ? 'true' : 'false';
    if (column.kind === 'number' && JSON_NUMBER.test(text)) return text;
    if (column.type.base === 'json' || column.type.base === 'jsonb') return column.kind === 'json' ? text : JSON.stringify(text);
    return JSON.stringify(text);
  };
  const object = (row: readonly (string | null)[]) =>
    `  {${columns.map((column, i) => `${JSON.stringify(column.name)}: ${value(row[i] ?? null, column)}`).join(', ')}}`;
  return `[\n${rows.map(object).join(',\n')}\n]`;
}

/** Always quoted, so that a reserved word needs no special case. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function insert({ table, columns, rows }: CopyRows): string {
  const literal = (text: string | null, column: GridColumn) => {
    if (text === null) return 'NULL';
    if (column.kind === 'number' && column.type.base !== 'money' && JSON_NUMBER.test(text)) return text;
    if (column.kind === 'boolean') return isTrue(text) ? 'true' : 'false';
    return `'${text.replaceAll("'", "''")}'`;
  };
  const overriding = columns.some((column) => column.column.identity === 'always') ? ' OVERRIDING SYSTEM VALUE' : '';
  const values = rows.map((row) => `  (${columns.map((column, i) => literal(row[i] ?? null, column)).join(', ')})`);
  return `INSERT INTO ${quoted(table.schema)}.${quoted(table.name)} (${columns.map((column) => quoted(column.name)).join(', ')})${overriding} VALUES\n${values.join(',\n')};`;
}

function markdown({ columns, rows }: CopyRows): string {
  const cell = (text: string | null) => (text === null ? '*null*' : text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\r?\n/g, '<br>'));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => cell(column.name))),
    line(columns.map((column) => (column.kind === 'number' ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(cell))),
  ].join('\n');
}

function isTrue(text: string): boolean {
  return text === 't' || text === 'true';
}
