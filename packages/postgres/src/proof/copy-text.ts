import { dictionary } from '@seedbed/contract';
import { FRAME_BYTES } from '../load/copy-sink.ts';

const ESCAPES: Readonly<Record<string, string>> = dictionary({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' });

/** Rows of texts in COPY text format, after the space reserved for the sink. */
export function copyTextChunk(rows: readonly (readonly (string | null)[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map(cell).join('\t')}\n`).join('');
  return Buffer.concat([Buffer.alloc(FRAME_BYTES), Buffer.from(text, 'utf8')]);
}

function cell(value: string | null): string {
  return value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (letter) => ESCAPES[letter]!);
}
