import type { ArchiveCompression, FileFormat, Format } from '@seedbed/contract';

/** What a person chooses: a format of the API, or CSV that is safe to open. */
export type Choice = FileFormat | 'spreadsheet';

type Kind = { readonly id: Choice; readonly label: string; readonly said: string };

/** Formats by what takes them. */
export const FORMAT_GROUPS: readonly { readonly label: string; readonly choices: readonly Kind[] }[] = [
  {
    label: 'Data files',
    choices: [
      { id: 'csv', label: 'CSV', said: 'With a header line. NULL is an empty field, an empty text is "".' },
      { id: 'json', label: 'JSON', said: 'One array of objects per table.' },
      { id: 'ndjson', label: 'NDJSON', said: 'One JSON object per line.' },
      { id: 'parquet', label: 'Parquet', said: 'Columns with their types, for DuckDB, Spark and pandas.' },
    ],
  },
  {
    label: 'Spreadsheets',
    choices: [
      { id: 'xlsx', label: 'Excel', said: 'Cells with their types, up to the 1,048,575 rows that a sheet holds.' },
      { id: 'spreadsheet', label: 'CSV without formulas', said: 'No cell can run as a formula: an apostrophe before = + - @. Not for loading back.' },
    ],
  },
  {
    label: 'Databases',
    choices: [
      { id: 'sql', label: 'SQL', said: 'INSERT statements of some hundred rows each.' },
      { id: 'copy', label: 'COPY', said: 'The text form of COPY … FROM STDIN: the fastest way into Postgres.' },
      { id: 'copy-binary', label: 'Binary COPY', said: 'COPY … FROM STDIN (FORMAT binary): for programs that load.' },
    ],
  },
];

/** What a format is for, in a sentence. */
export function formatSaid(choice: Choice): string {
  return FORMAT_GROUPS.flatMap(({ choices }) => choices).find(({ id }) => id === choice)!.said;
}

export const COMPRESSIONS: readonly { readonly id: ArchiveCompression; readonly label: string; readonly said: string }[] = [
  { id: 'deflate', label: 'ZIP', said: 'The archive is compressed; the files in it are not.' },
  { id: 'gzip', label: 'gzip', said: 'Each file is compressed (.gz).' },
  { id: 'zstd', label: 'zstd', said: 'Each file is compressed (.zst); faster than gzip.' },
  { id: 'none', label: 'None', said: 'Fastest, and about five times as large.' },
];

/** Of these the server knows how large they will be. */
export function isText(format: FileFormat): format is Format {
  return format !== 'copy-binary' && format !== 'parquet' && format !== 'xlsx';
}

export function fileFormat(choice: Choice): FileFormat {
  return choice === 'spreadsheet' ? 'csv' : choice;
}

/** The longest list of tables that an address takes. */
const MOST_LETTERS = 6_000;

/** Tables as the call wants them; null where the list is too long for an address. */
export function tableList(names: readonly string[]): string | null {
  const list = names.map((name) => (name.includes(',') && !name.includes('"') ? `"${name}"` : name)).join(',');
  return list.length <= MOST_LETTERS ? list : null;
}

/** The same archive from the command line, out of the saved blueprint. */
export function generateCommand(choice: Choice, compress: ArchiveCompression): string {
  const options = [
    `--format ${fileFormat(choice)}`,
    ...(choice === 'spreadsheet' ? ['--spreadsheet-safe'] : []),
    ...(compress === 'deflate' ? [] : [`--compress ${compress}`]),
  ];
  return `seedbed generate blueprint.json ${options.join(' ')} --out data.zip`;
}
