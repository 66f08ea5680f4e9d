import type { SqlType } from '@seedbed/contract';

/** Converts a text to the JSON value for a column of that type. */
export function typedValue(text: string, type: SqlType): unknown {
  if (/^(int[248]|float[48]|numeric)$/.test(type.base))
    return text.trim() !== '' && (Number.isSafeInteger(Number(text)) || (text.includes('.') && Number.isFinite(Number(text)))) ? Number(text) : text;
  if (type.base === 'bool') return text === 'true' || text === 't';
  if (type.base === 'json' || type.base === 'jsonb') return parsed(text);
  return text;
}

/** The text of a value in a field. */
export function writtenValue(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
