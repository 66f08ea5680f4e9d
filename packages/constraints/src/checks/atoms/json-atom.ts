import { dictionaryOf, type Domain, isObject } from '@seedbed/contract';
import { domainClause, type Clause } from '../clause.ts';
import { isConstant, type Constant, type Expression } from '../expression.ts';

const JSON_TYPES = ['object', 'array', 'string', 'number', 'boolean', 'null'];

/** `doc ? 'key'`, `doc ?& keys`, `doc ?| keys`, `doc @> document`. */
export function jsonAtom(e: Expression & { kind: 'call' }, positive: boolean): Clause[] | null {
  const [subject, value] = e.items;
  if (subject?.kind !== 'column' || !value) return null;
  if (e.name === '@>' && isConstant(value) && value.type === 'jsonb' && value.text !== null) return containment(subject.name, value.text, positive);
  const keys = keysOf(e.name, value);
  if (!keys) return null;
  const having = (names: readonly string[]): Clause =>
    domainClause(subject.name, { jsonTypes: ['object'], jsonMembers: dictionaryOf(names.map((name) => [name, {}])) });
  const lacking = (names: readonly string[]): Clause => domainClause(subject.name, { jsonTypes: NON_ARRAY_TYPES, jsonAbsent: [...names] });
  const every = e.name !== '?|';
  if (positive) return every ? [having(keys)] : keys.map((key) => having([key]));
  return every ? keys.map((key) => lacking([key])) : [lacking(keys)];
}

/** A list has its texts for keys. */
const NON_ARRAY_TYPES = ['object', 'number', 'boolean', 'null'];

/** An object contains another if it has its members: expressed by the members' domains, unless they are lists. */
function containment(column: string, text: string, positive: boolean): Clause[] | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(document)) return positive ? [domainClause(column, { in: [text] })] : [domainClause(column, { in: ['{}'] })];
  if (positive) {
    const domain = containing(document);
    return [domainClause(column, domain ?? { in: [text] })];
  }
  // Lacking one of the members is enough; every object contains the empty one.
  const keys = Object.keys(document);
  if (keys.length === 0) return [domainClause(column, { jsonTypes: JSON_TYPES.filter((type) => type !== 'object') })];
  return keys.map((key) => domainClause(column, { jsonAbsent: [key] }));
}

function containing(value: unknown): Domain | null {
  if (Array.isArray(value)) return value.length === 0 ? { jsonTypes: ['array'] } : null;
  if (!isObject(value)) return value === null ? { jsonTypes: ['null'] } : { jsonTypes: [typeof value], in: [String(value)] };
  const members = Object.entries(value).map(([key, inner]) => [key, containing(inner)] as const);
  if (members.some(([, domain]) => domain === null)) return null;
  return { jsonTypes: ['object'], ...(members.length > 0 ? { jsonMembers: dictionaryOf(members) as Record<string, Domain> } : {}) };
}

function keysOf(operator: string, value: Expression): string[] | null {
  if (operator === '?' && isConstant(value) && value.text !== null) return [value.text];
  if ((operator !== '?&' && operator !== '?|') || value.kind !== 'array') return null;
  const texts = value.items.map((item) => (isConstant(item) ? item.text : null));
  return texts.every((text) => text !== null) ? (texts as string[]) : null;
}

/** `jsonb_typeof(doc) = 'object'`, or not. */
export function jsonTypeComparison(left: Expression, operator: string, right: Constant): Clause[] | null {
  if (left.kind !== 'call' || !/^jsonb?_typeof$/.test(left.name) || left.items[0]?.kind !== 'column') return null;
  if (operator !== '=' && operator !== '<>') return null;
  return [domainClause(left.items[0].name, { jsonTypes: JSON_TYPES.filter((type) => (type === right.text) === (operator === '=')) })];
}
