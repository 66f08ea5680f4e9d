import { dictionaryOf, type Domain } from '@seedbed/contract';
import type { RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { composeDocument, type Shape } from './compose-document.ts';

/** The most that a number without an upper bound is above its lower one. */
const USUAL_WIDTH = 100;

/**
 * A document with the keys that CHECKs demand: each varies over what they allow, and the others have the values of columns with those names.
 * Null if they demand none.
 */
export function documentOfCheck(domain: Domain | undefined, at: ColumnContext, index: RuleIndex): Shape | null {
  const members = domain?.jsonMembers ?? {};
  const keys = [...new Set([...(domain?.jsonKeys ?? []), ...Object.keys(members)])];
  if (keys.length === 0) return null;
  return { type: 'object', keys: dictionaryOf(keys.map((key) => [key, memberOf(key, members[key], at, index)])) };
}

function memberOf(key: string, domain: Domain | undefined, at: ColumnContext, index: RuleIndex): Shape {
  const inner = documentOfCheck(domain, at, index);
  if (inner) return inner;
  const type = domain?.jsonTypes?.length === 1 ? domain.jsonTypes[0] : undefined;
  if (type === 'boolean' && domain?.in === undefined) return { kind: 'datatype.boolean', parameters: { probability: 0.6 } };
  if (domain?.in) return { kind: 'values', parameters: { values: domain.in.map((text) => (isText(type) ? JSON.stringify(text) : plain(text))) } };
  const numbers = domain && rangeOf(domain);
  if (numbers && type !== 'string') return { kind: 'number.int', parameters: numbers };
  const named = composeDocument(/^\w+$/.test(key) ? key : 'value', at, index);
  const found = 'type' in named && named.type === 'object' ? Object.values(named.keys)[0] : undefined;
  return found ?? { kind: 'text.plain', parameters: { noun: key } };
}

function isText(type: string | undefined): boolean {
  return type === undefined || type === 'string';
}

function plain(text: string): string | number | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Whole numbers between the bounds. */
function rangeOf({ min, max, minExclusive, maxExclusive }: Domain): { readonly min: number; readonly max: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  const least = min === undefined ? Math.min(0, Number(max)) : Math.ceil(Number(min)) + (minExclusive && Number.isInteger(Number(min)) ? 1 : 0);
  const most = max === undefined ? least + USUAL_WIDTH : Math.floor(Number(max)) - (maxExclusive && Number.isInteger(Number(max)) ? 1 : 0);
  return Number.isSafeInteger(least) && Number.isSafeInteger(most) && least <= most ? { min: least, max: most } : undefined;
}
