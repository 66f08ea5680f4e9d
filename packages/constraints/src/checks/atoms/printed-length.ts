import { dictionary, resolveType, type SqlType } from '@seedbed/contract';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { isText, typeOf } from '../type-of.ts';

/** The maximum printed length of values of these types. */
const WIDEST: Readonly<Record<string, number>> = dictionary({ bool: 1, int2: 6, int4: 11, int8: 20, uuid: 36, date: 10 });
/** Number of elements of a list of texts if there is room, and their maximum necessary length. */
const ELEMENTS = 3;
const LONGEST = 40;
/** None of our documents gets this long. */
const LONG_DOCUMENT = 8_192;

/**
 * `length(tags::text) <= 80`: lists with so few and so short elements that their printed form fits. Documents fit any
 * wide bound; other bounds are not supported.
 */
export function printedLength(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  if (left.kind !== 'call' || !/^(length|char_length|character_length|octet_length)$/.test(left.name) || !isConstant(right)) return null;
  const [item] = left.items;
  if (item?.kind !== 'cast' || !/^(text|varchar)$/.test(item.type) || item.item.kind !== 'column') return null;
  const { name } = item.item;
  const type = typeOf(item.item, scope);
  const bound = Number(right.text);
  if (right.text === null || !Number.isFinite(bound)) return null;
  const isDocument = /^jsonb?$/.test(type.base);
  if (!isDocument && type.kind !== 'array') return null;
  // Both are printed between two brackets at least.
  if ((operator === '>=' && bound <= 2) || (operator === '>' && bound < 2)) return [FREE];
  if (operator !== '<' && operator !== '<=') return null;
  const most = operator === '<' ? Math.ceil(bound) - 1 : Math.floor(bound);
  if (isDocument) return most >= LONG_DOCUMENT ? [FREE] : null;
  return most < 2 ? [] : listClause(name, type.element ?? resolveType('text'), most, left.name === 'octet_length');
}

function listClause(name: string, element: SqlType, most: number, inBytes: boolean): Clause[] | null {
  // Braces, and a comma after each element except the last.
  const room = most - 1;
  if (isText(element) && element.kind !== 'enum') {
    // Quotes around it, and a backslash before each letter at worst.
    const letters = Math.min(LONGEST, Math.floor((room / ELEMENTS - 3) / 2));
    if (letters < 1) return [domainClause(name, { maxLength: 0 })];
    return [domainClause(name, { maxLength: Math.floor(room / (2 * letters + 3)), element: inBytes ? { maxBytes: letters } : { maxLength: letters } })];
  }
  const width = element.kind === 'enum' ? 2 + Math.max(...(element.labels ?? ['']).map((label) => 2 * Buffer.byteLength(label))) : WIDEST[element.base];
  return width === undefined ? null : [domainClause(name, { maxLength: Math.floor(room / (width + 1)) })];
}
