import type { SqlType } from '@seedbed/contract';
import { parseArray, type ArrayElement } from '@seedbed/engine';
import type { SQLInputValue } from 'node:sqlite';

/** A value as Postgres prints it, as SQLite keeps it: truth values as 1 and 0, moments as its date functions read them, arrays as JSON. */
export function valueOf(type: SqlType): (text: string) => SQLInputValue {
  if (type.kind === 'array') return (text) => jsonOf(text, type.element!);
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
      return (text) => (isTrue(text) ? 1 : 0);
    case 'bytea':
      return (text) => Buffer.from(text.slice('\\x'.length), 'hex');
    case 'timestamptz':
      // Always UTC, which is what SQLite takes a moment without a zone for.
      return (text) => text.replace(/\+00(?::00)?$/, '');
    // The affinity of a NUMERIC column keeps what a double would lose.
    default:
      return (text) => text;
  }
}

function isTrue(text: string): boolean {
  return text === 'true' || text === 't';
}

function jsonOf(text: string, element: SqlType): string {
  const parsed = parseArray(text, element.base === 'box' ? ';' : ',');
  return parsed === null ? text : JSON.stringify(parsed.elements.map((each) => jsonElement(each, element)));
}

function jsonElement(element: ArrayElement, type: SqlType): unknown {
  if (element === null) return null;
  if (typeof element !== 'string') return element.map((each) => jsonElement(each, type));
  if (type.base === 'bool') return isTrue(element);
  return /^(int[24]|float[48])$/.test(type.base) ? Number(element) : element;
}
