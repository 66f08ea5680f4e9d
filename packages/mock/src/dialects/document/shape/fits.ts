import type { Shape } from './shape.ts';
import { FORMATS } from './formats.ts';

/** Whether a value without members is valid: its kind, its length or range, its pattern and format. */
export function fits(shape: Shape, value: unknown): boolean {
  if (value === null) return shape.nullable || shape.kind === 'null' || shape.kind === undefined;
  if (shape.enum) return shape.enum.includes(value);
  switch (shape.kind) {
    case 'string':
      return typeof value === 'string' && fitsText(shape, value);
    case 'integer':
    case 'number':
      return typeof value === 'number' && fitsNumber(shape, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return false;
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    default:
      return true;
  }
}

function fitsText({ minLength = 0, maxLength = Infinity, pattern, format }: Shape, text: string): boolean {
  const { length } = [...text];
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined && !matcher(pattern)?.test(text)) return false;
  return format === undefined || (FORMATS.get(format)?.test(text) ?? true);
}

/** A document has few patterns. */
const matchers = new Map<string, RegExp | null>();

/** A pattern as in JSON Schema; null if it is invalid. */
export function matcher(pattern: string): RegExp | null {
  const there = matchers.get(pattern);
  if (there !== undefined) return there;
  let made: RegExp | null = null;
  try {
    made = new RegExp(pattern, 'u');
  } catch {
    // A pattern in another dialect: nothing is known to match it.
  }
  if (matchers.size > 10_000) matchers.clear();
  matchers.set(pattern, made);
  return made;
}

function fitsNumber({ kind, minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf, format }: Shape, value: number): boolean {
  if (kind === 'integer' && !Number.isInteger(value)) return false;
  if (format === 'int32' && Math.abs(value) > 2_147_483_647) return false;
  if (value < minimum || value > maximum || (exclusiveMinimum && value === minimum) || (exclusiveMaximum && value === maximum)) return false;
  return multipleOf === undefined || Number.isInteger(Number((value / multipleOf).toPrecision(12)));
}
