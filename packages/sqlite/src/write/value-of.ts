import type { SqlType } from '@seedbed/contract';
import { arrayDocument, isTrueText } from '@seedbed/engine';
import type { SQLInputValue } from 'node:sqlite';

/** A value as Postgres prints it, as SQLite keeps it: truth values as 1 and 0, moments as its date functions read them, arrays as JSON. */
export function valueOf(type: SqlType): (text: string) => SQLInputValue {
  if (type.kind === 'array') return (text) => arrayDocument(text, type.element!);
  switch (type.base) {
    case 'int2':
    case 'int4':
      return Number;
    case 'int8':
      return (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
    case 'float4':
    case 'float8':
      return Number;
    case 'bool':
      return (text) => (isTrueText(text) ? 1 : 0);
    case 'bytea':
      return (text) => Buffer.from(text.slice('\\x'.length), 'hex');
    case 'timestamptz':
      // Always UTC, which SQLite assumes for a timestamp without a zone.
      return (text) => text.replace(/\+00(?::00)?$/, '');
    // A column with NUMERIC affinity preserves digits that a double would lose.
    default:
      return (text) => text;
  }
}
