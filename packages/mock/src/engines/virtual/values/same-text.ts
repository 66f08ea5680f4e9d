import type { SqlType } from '@seedbed/contract';
import { isTrueText, parseArray } from '@seedbed/engine';
import type { Json } from '../../../core/index.ts';
import { canonicalJson } from './compare.ts';
import { intervalLength, readInterval } from './interval.ts';
import { scaled, unscaled } from './numeric.ts';

const asIs = (text: string): string => text;

/** A text of a value, given as Postgres prints it: equal values have the same. */
export function sameText(type: SqlType | null): (text: string) => string {
  if (type === null || type.kind === 'enum') return asIs;
  if (type.kind === 'array') return arrayKey(type);
  switch (type.base) {
    case 'numeric':
      return decimalText;
    case 'float4':
    case 'float8':
      return (text) => String(Number(text) + 0);
    case 'bool':
      return (text) => String(isTrueText(text));
    case 'citext':
      return (text) => text.toLowerCase();
    case 'bpchar':
      return (text) => text.trimEnd();
    case 'interval':
      return (text) => String(intervalLength(readInterval(text)!));
    case 'jsonb':
      return (text) => canonicalJson(JSON.parse(text) as Json);
    default:
      return asIs;
  }
}

/** `12.50` as `12.5`: drops trailing zeros. */
function decimalText(text: string): string {
  if (!/\d/.test(text)) return text;
  let { digits, scale } = scaled(text);
  for (; scale > 0 && digits % 10n === 0n; scale--) digits /= 10n;
  return unscaled(digits, scale);
}

function arrayKey(type: SqlType): (text: string) => string {
  const each = sameText(type.element!);
  return (text) => JSON.stringify(parseArray(text)?.elements.map((one) => (one === null ? null : each(String(one)))));
}
