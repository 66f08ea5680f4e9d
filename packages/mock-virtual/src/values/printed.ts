import type { MockColumn } from '@seedbed/mock-query';
import { jsonbText } from './json-text.ts';
import { moneyText } from './money.ts';

/**
 * A generated value in Postgres' text form: `character(n)` is padded with blanks, `jsonb` does not keep the order of members, and money has
 * its sign and commas.
 */
export function printed({ type }: MockColumn, text: string): string {
  if (type.base === 'jsonb') return jsonbText(text);
  if (type.base === 'money') return moneyText(text);
  return type.base === 'bpchar' && type.length !== undefined ? text.padEnd(type.length) : text;
}
