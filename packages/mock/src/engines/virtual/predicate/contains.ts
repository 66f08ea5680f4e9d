import type { SqlType } from '@seedbed/contract';
import { jsonOf, type Json } from '../../../core/index.ts';
import { canonicalJson } from '../values/compare.ts';

/** `a @> b` of jsonb. */
export function jsonContains(a: Json, b: Json, top = true): boolean {
  if (Array.isArray(b)) return Array.isArray(a) && b.every((each: Json) => a.some((one: Json) => jsonContains(one, each, false)));
  // An array contains a bare value only at the top level.
  if (Array.isArray(a)) return top && (b === null || typeof b !== 'object') && a.some((one: Json) => canonicalJson(one) === canonicalJson(b));
  if (b !== null && typeof b === 'object') {
    if (a === null || typeof a !== 'object') return false;
    const [left, right] = [a as Record<string, Json>, b as Record<string, Json>];
    return Object.entries(right).every(([name, member]) => Object.hasOwn(left, name) && jsonContains(left[name]!, member, false));
  }
  return canonicalJson(a) === canonicalJson(b);
}

/** The elements of an array as texts that are equal if the elements are; without NULLs, which equal nothing. */
export function elementsOf(type: SqlType, text: string): Set<string> {
  const flat = (JSON.parse(jsonOf(type, text)) as Json[]).flat(Infinity as 1) as Json[];
  return new Set(flat.filter((each) => each !== null).map(canonicalJson));
}
