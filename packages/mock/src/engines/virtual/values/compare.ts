import type { SqlType } from '@seedbed/contract';
import { isTrueText, parseArray } from '@seedbed/engine';
import { MockFault, type Json } from '../../../core/index.ts';
import { compareJson } from './json-order.ts';
import { intervalLength, readInterval } from './interval.ts';
import { compareNumeric } from './numeric.ts';
import { compareTexts } from './texts.ts';
import { microsOf, readMoment } from './time.ts';

export type Compare = (a: string, b: string) => number;

/**
 * How values of a type compare, as texts printed by Postgres. Text compares by code points, as under the collation C.
 */
export function compare(type: SqlType): Compare {
  if (type.kind === 'enum') return byRank(type.labels!);
  if (type.kind === 'array') return compareArrays(type);
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'float4':
    case 'float8':
    case 'oid':
      return compareNumeric;
    case 'int8':
    case 'numeric':
      return compareNumeric;
    case 'money':
      return (a, b) => compareNumeric(a.replace(/[$,]/g, ''), b.replace(/[$,]/g, ''));
    case 'bool':
      return (a, b) => Number(isTrueText(a)) - Number(isTrueText(b));
    case 'date':
    case 'timestamp':
    case 'timestamptz':
      return byKey(momentKey);
    case 'interval':
      return byKey((text) => intervalLength(readInterval(text)!));
    case 'citext':
      return (a, b) => compareTexts(a.toLowerCase(), b.toLowerCase());
    case 'bpchar':
      return (a, b) => compareTexts(a.trimEnd(), b.trimEnd());
    case 'json':
    case 'jsonb':
      return (a, b) => compareJson(JSON.parse(a) as Json, JSON.parse(b) as Json);
    default:
      return compareTexts;
  }
}

/** Whether Postgres' order of a type is known here. Throws PGRST127 otherwise. */
export function requireOrdered(type: SqlType): void {
  if (type.kind === 'enum' || type.kind === 'array' || ORDERED.has(type.base)) return;
  throw MockFault.unsupported(`Comparing values of type ${type.name} by size.`);
}

const ORDERED: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
  'oid',
  'numeric',
  'money',
  'bool',
  'date',
  'timestamp',
  'timestamptz',
  'time',
  'interval',
  'uuid',
  'text',
  'varchar',
  'bpchar',
  'char',
  'name',
  'citext',
  'bytea',
  'jsonb',
]);

function byRank(labels: readonly string[]): Compare {
  const rank = rankIn(labels);
  return (a, b) => rank(a) - rank(b);
}

/** The position of a label in its enum; −1 for an unknown text. */
export function rankIn(labels: readonly string[]): (text: string) => number {
  const ranks = new Map(labels.map((label, rank) => [label, rank]));
  return (text) => ranks.get(text) ?? -1;
}

function byKey(key: (text: string) => number): Compare {
  return (a, b) => {
    if (a === b) return 0;
    return key(a) - key(b);
  };
}

/** Microseconds from 1970 on, without end for `infinity`. */
export function momentKey(text: string): number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  const moment = readMoment(text);
  return typeof moment === 'string' ? NaN : microsOf(moment);
}

function compareArrays(type: SqlType): Compare {
  const each = compare(type.element!);
  const list = (text: string) => parseArray(text)?.elements ?? [];
  return (a, b) => {
    const [left, right] = [list(a), list(b)];
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
      const [x, y] = [left[i]!, right[i]!];
      const order = x === null || y === null ? Number(x === null) - Number(y === null) : each(String(x), String(y));
      if (order !== 0) return order;
    }
    return left.length - right.length;
  };
}

/** JSON with sorted members and no blanks: equal documents are equal texts. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value as Record<string, Json>).toSorted(([a], [b]) => compareTexts(a, b));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join()}}`;
}
