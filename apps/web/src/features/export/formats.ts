import type { ArchiveCompression, FileFormat } from '@seedbed/contract';

/** The choices in the form: the API's formats, and CSV that is safe to open in a spreadsheet. */
export type Choice = FileFormat | 'spreadsheet';

type Kind = { readonly id: Choice; readonly label: string; readonly description: string };

/** Formats by the kind of program that reads them. */
export const FORMAT_GROUPS: readonly { readonly label: string; readonly choices: readonly Kind[] }[] = [
  {
    label: 'Data files',
    choices: [
      { id: 'csv', label: 'CSV', description: 'With a header line. NULL is an empty field, an empty text is "".' },
      { id: 'json', label: 'JSON', description: 'One array of objects per table.' },
      { id: 'ndjson', label: 'NDJSON', description: 'One JSON object per line.' },
      { id: 'parquet', label: 'Parquet', description: 'Columns with their types, for DuckDB, Spark and pandas.' },
    ],
  },
  {
    label: 'Spreadsheets',
    choices: [
      { id: 'xlsx', label: 'Excel', description: 'Cells with their types, up to the 1,048,575 rows that a sheet holds.' },
      { id: 'spreadsheet', label: 'CSV without formulas', description: 'No cell can run as a formula: an apostrophe before = + - @. Not for loading back.' },
    ],
  },
  {
    label: 'Databases',
    choices: [
      { id: 'sql', label: 'SQL', description: 'INSERT statements of some hundred rows each.' },
      { id: 'copy', label: 'COPY', description: 'The text form of COPY … FROM STDIN: the fastest way into Postgres.' },
      { id: 'copy-binary', label: 'Binary COPY', description: 'COPY … FROM STDIN (FORMAT binary): for programs that load.' },
    ],
  },
];

/** All formats, in the order of the form. */
export const FORMATS: readonly Kind[] = FORMAT_GROUPS.flatMap(({ choices }) => choices);

/** The purpose of a format, in one sentence. */
export function formatDescription(choice: Choice): string {
  return FORMATS.find(({ id }) => id === choice)!.description;
}

export const COMPRESSIONS: readonly { readonly id: ArchiveCompression; readonly label: string; readonly description: string }[] = [
  { id: 'deflate', label: 'ZIP', description: 'The archive is compressed; the files in it are not.' },
  { id: 'gzip', label: 'gzip', description: 'Each file is compressed (.gz).' },
  { id: 'zstd', label: 'zstd', description: 'Each file is compressed (.zst); faster than gzip.' },
  { id: 'none', label: 'None', description: 'Fastest, and about five times as large.' },
];

export function fileFormat(choice: Choice): FileFormat {
  return choice === 'spreadsheet' ? 'csv' : choice;
}

/** The longest list of tables that fits in a URL. */
const MAX_LETTERS = 6_000;

/** The `tables` parameter of the request; null if the list is too long for a URL. */
export function tableList(names: readonly string[]): string | null {
  const list = names.map((name) => (name.includes(',') && !name.includes('"') ? `"${name}"` : name)).join(',');
  return list.length <= MAX_LETTERS ? list : null;
}

/** The command that generates the same archive from the saved blueprint. */
export function generateCommand(choice: Choice, compress: ArchiveCompression): string {
  const options = [
    `--format ${fileFormat(choice)}`,
    ...(choice === 'spreadsheet' ? ['--spreadsheet-safe'] : []),
    ...(compress === 'deflate' ? [] : [`--compress ${compress}`]),
  ];
  return `seedbed generate blueprint.json ${options.join(' ')} --out data.zip`;
}
