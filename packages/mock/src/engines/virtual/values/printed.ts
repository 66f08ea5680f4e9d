import { rangeText } from '@seedbed/engine';
import type { MockColumn } from '../../../core/index.ts';
import { readInput } from './input.ts';
import { jsonbText } from './json-text.ts';
import { moneyText } from './money.ts';
import { readRange } from './range.ts';

/**
 * A generated value in Postgres' text form: `character(n)` is padded with blanks, `jsonb` does not keep the order of members, money has its sign and commas, and
 * ranges have quotes only where a bound needs them.
 */
export function printed({ type }: MockColumn, text: string): string {
  if (type.base === 'jsonb') return jsonbText(text);
  if (type.base === 'money') return moneyText(text);
  if (type.kind === 'range') return rangeText(readRange(type, text, readInput));
  return type.base === 'bpchar' && type.length !== undefined ? text.padEnd(type.length) : text;
}
