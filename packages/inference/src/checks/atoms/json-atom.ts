import { domainArm, type Arm } from '../arm.ts';
import { isConstant, type Constant, type Expression } from '../expression.ts';

const JSON_TYPES = ['object', 'array', 'string', 'number', 'boolean', 'null'];

/** `doc ? 'key'`, `doc ?& keys`, `doc ?| keys`, `doc @> document`. */
export function jsonAtom(e: Expression & { kind: 'call' }, positive: boolean): Arm[] | null {
  const [subject, value] = e.items;
  if (subject?.kind !== 'column' || !value) return null;
  if (e.name === '@>' && isConstant(value) && value.type === 'jsonb' && value.text !== null)
    return [domainArm(subject.name, positive ? { in: [value.text] } : { in: ['{}'] })];
  const keys = keysOf(e.name, value);
  if (!keys) return null;
  // An empty document has no key at all.
  if (!positive) return [domainArm(subject.name, { in: ['{}'] })];
  const having = (names: readonly string[]): Arm =>
    domainArm(subject.name, { jsonTypes: ['object'], jsonMembers: Object.fromEntries(names.map((name) => [name, {}])) });
  return e.name === '?|' ? keys.map((key) => having([key])) : [having(keys)];
}

function keysOf(operator: string, value: Expression): string[] | null {
  if (operator === '?' && isConstant(value) && value.text !== null) return [value.text];
  if ((operator !== '?&' && operator !== '?|') || value.kind !== 'array') return null;
  const texts = value.items.map((item) => (isConstant(item) ? item.text : null));
  return texts.every((text) => text !== null) ? (texts as string[]) : null;
}

/** `jsonb_typeof(doc) = 'object'`, or not. */
export function jsonTypeComparison(left: Expression, operator: string, right: Constant): Arm[] | null {
  if (left.kind !== 'call' || !/^jsonb?_typeof$/.test(left.name) || left.items[0]?.kind !== 'column') return null;
  if (operator !== '=' && operator !== '<>') return null;
  return [domainArm(left.items[0].name, { jsonTypes: JSON_TYPES.filter((type) => (type === right.text) === (operator === '=')) })];
}
