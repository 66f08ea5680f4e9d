import type { SqlType } from '@seedbed/contract';
import { readInput } from '@seedbed/mock-virtual';

/** A value of a JSON body as a column's type has it. Throws Postgres' codes for what the type refuses. */
export function toText(type: SqlType, value: unknown): string | null {
  if (type.base === 'json' || type.base === 'jsonb') return value === null || value === undefined ? null : spaced(value);
  if (value === null || value === undefined) return null;
  if (type.kind === 'array' && Array.isArray(value)) return arrayText(type.element!, value);
  return readInput(type, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** As `jsonb` is printed: a blank behind each colon and comma. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`)
    .join(', ')}}`;
}

function arrayText(element: SqlType, values: readonly unknown[]): string {
  return `{${values
    .map((value) => {
      if (value === null) return 'NULL';
      if (Array.isArray(value)) return arrayText(element, value);
      const text = toText(element, value)!;
      return /[{}",\\\s]/.test(text) || text === '' || /^null$/i.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : text;
    })
    .join(',')}}`;
}
