import type { SqlType } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';
import { momentKey, rankIn } from './compare.ts';

/**
 * A number for sorting many values of a type quickly: of two values with different numbers the smaller number comes first, and `compare`
 * decides between equal ones. Null for types without one.
 */
export function sortKey(type: SqlType): ((text: string) => number) | null {
  if (type.kind === 'enum') return rankIn(type.labels!);
  if (type.kind === 'array') return null;
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'float4':
    case 'float8':
    case 'oid':
    case 'numeric':
      return numberKey;
    case 'money':
      return (text) => numberKey(text.replace(/[$,]/g, ''));
    case 'bool':
      return (text) => Number(isTrueText(text));
    case 'date':
    case 'timestamp':
    case 'timestamptz':
      return momentKeys();
    case 'citext':
      return (text) => textKey(text.toLowerCase());
    case 'bpchar':
      return (text) => textKey(text.trimEnd());
    case 'interval':
    case 'json':
    case 'jsonb':
      return null;
    default:
      return textKey;
  }
}

/** NaN is the largest; `compare` sorts it after infinity. */
function numberKey(text: string): number {
  const value = Number(text);
  return Number.isNaN(value) ? Infinity : value;
}

const PRINTED = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:\+00)?$/;

/** Parses each day once: a table has far fewer days than timestamps. */
function momentKeys(): (text: string) => number {
  const days = new Map<string, number>();
  const dayOf = (text: string) => {
    let known = days.get(text);
    if (known === undefined) days.set(text, (known = momentKey(text)));
    return known;
  };
  return (text) => {
    const [, day, hours, minutes, seconds] = PRINTED.exec(text) ?? [];
    if (day === undefined) return dayOf(text);
    return dayOf(day) + (Number(hours) * 60 + Number(minutes)) * 60_000_000 + Math.round(Number(seconds) * 1_000_000);
  };
}

const PREFIX = 3;
const BASE = 0x1_0001;

/** The first letters of a text as one whole number, in the order of `compareTexts`. */
function textKey(text: string): number {
  let key = 0;
  for (let i = 0; i < PREFIX; i++) key = key * BASE + (i < text.length ? placeOfUnit(text.charCodeAt(i)) + 1 : 0);
  return key;
}

/** Surrogate halves belong to code points after all others. */
function placeOfUnit(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
