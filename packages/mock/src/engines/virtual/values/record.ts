import type { SqlType } from '@seedbed/contract';
import { recordText } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';

/** Reads `(1,"a b",)` and gives it as Postgres prints it. Throws 22P02, and what `field` throws. */
export function readRecord({ fields = [] }: SqlType, text: string, field: (type: SqlType, text: string) => string): string {
  const malformed = (details: string) => new MockFault({ code: '22P02', status: 400, message: `malformed record literal: "${text}"`, details });
  const trimmed = text.trim();
  if (!trimmed.startsWith('(')) throw malformed('Missing left parenthesis.');
  if (!trimmed.endsWith(')')) throw malformed('Unexpected end of input.');
  const cell = /,((?:"(?:[^"\\]|\\[^]|"")*"|\\[^]|[^,()"\\])*)/y;
  const inner = `,${trimmed.slice(1, -1)}`;
  const cells: (string | null)[] = [];
  while (cell.lastIndex < inner.length) {
    const match = cell.exec(inner);
    if (!match) throw malformed('Junk after right parenthesis.');
    cells.push(match[1] === '' ? null : plain(match[1]!));
  }
  if (cells.length > fields.length) throw malformed('Too many columns.');
  if (cells.length < fields.length) throw malformed('Too few columns.');
  return recordText(cells.map((each, i) => (each === null ? null : field(fields[i]!.type, each))));
}

/** The text of a part: quotes group, and backslashes and doubled quotes are of one letter. */
function plain(part: string): string {
  return part.replaceAll(/"((?:[^"\\]|\\[^]|"")*)"|\\([^])/g, (_, quoted?: string, letter = '') =>
    quoted === undefined ? letter : quoted.replaceAll(/\\([^])|""/g, (__, one?: string) => one ?? '"'),
  );
}
