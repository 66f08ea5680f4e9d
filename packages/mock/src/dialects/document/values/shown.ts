import type { Json, MockColumn } from '../../../core/index.ts';
import { fits } from '../shape/fits.ts';
import type { Shape } from '../shape/shape.ts';
import { hashOf } from './dice.ts';

/** Marks a member that shows no cell, since its form does not fit. */
export const UNSHOWN = Symbol('unshown');

/** A cell in the form of a shape; `UNSHOWN` if no form of it is valid. */
export function shown(shape: Shape, column: MockColumn, cell: Json): Json | typeof UNSHOWN {
  if (cell === null) return shape.nullable || shape.kind === undefined ? null : UNSHOWN;
  if (shape.enum) return inEnum(shape.enum, cell);
  const value = formed(shape, column, cell);
  if (Array.isArray(value)) return value.every((each) => fits(shape.items(), each)) && isCount(shape, value.length) ? value : UNSHOWN;
  if (typeof value === 'object' && value !== null) return [...shape.required].every((name) => name in value) && shape.properties.size === 0 ? value : UNSHOWN;
  if (fits(shape, value)) return value;
  const cut = typeof value === 'string' && shape.maxLength !== undefined ? value.slice(0, shape.maxLength).trimEnd() : value;
  return fits(shape, cut) ? cut : UNSHOWN;
}

function isCount({ minItems, maxItems = Infinity }: Shape, length: number): boolean {
  return length >= minItems && length <= maxItems;
}

/** The same cell always gives the same word. */
function inEnum(values: readonly unknown[], cell: Json): Json | typeof UNSHOWN {
  const words = values.filter((value) => value !== null);
  const same = words.find((value) => value === cell || String(value).toLowerCase() === String(cell).toLowerCase());
  if (same !== undefined) return same as Json;
  return words.length === 0 ? UNSHOWN : (words[hashOf(JSON.stringify(cell)) % words.length] as Json);
}

function formed(shape: Shape, { type }: MockColumn, cell: Json): Json {
  switch (shape.kind) {
    case 'string':
      return shape.format === 'uuid' && typeof cell === 'number'
        ? uuidOf(cell)
        : momentAs(shape.format, type.base, typeof cell === 'object' ? JSON.stringify(cell) : String(cell));
    case 'integer':
      return type.base.startsWith('timestamp') ? Math.floor(Date.parse(withZone(String(cell))) / 1000) : Math.round(Number(cell));
    case 'number':
      return Number(cell);
    default:
      return cell;
  }
}

function momentAs(format: string | undefined, base: string, text: string): string {
  if (format === 'date') return text.slice(0, 10);
  if (format !== 'date-time') return text;
  if (base === 'date') return `${text}T00:00:00Z`;
  return withZone(text);
}

function withZone(text: string): string {
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
}

/** A number as a uuid that can be converted back. */
function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${Math.max(0, number).toString(16).padStart(12, '0')}`;
}

/** A client's value in the column's form. */
export function storedText({ type }: MockColumn, text: string): string {
  const isWhole = ['int2', 'int4', 'int8', 'numeric'].includes(type.base);
  const made = isWhole ? /^00000000-0000-4000-8000-([\da-f]{12})$/i.exec(text) : null;
  return made ? String(Number.parseInt(made[1]!, 16)) : text;
}
