import type { Node, ObjectExpression } from '@babel/types';
import { bare, resolve, type Scope } from './scope.ts';

/** Marks a value as not literal; no script contains this value. */
export const UNKNOWN = Symbol('unknown');

/** The value of code that is literal: numbers, texts, lists, objects and arithmetic of these. Else `UNKNOWN`. */
export function literalOf(scope: Scope, given: Node, depth = 0): unknown {
  const node = resolve(scope, given);
  if (depth > 20) return UNKNOWN;
  const of = (each: Node): unknown => literalOf(scope, each, depth + 1);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'BigIntLiteral':
      return Number(node.value);
    case 'NullLiteral':
      return null;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : UNKNOWN;
    case 'TemplateLiteral': {
      const parts = node.expressions.map(of);
      if (parts.some((part) => part === UNKNOWN || typeof part === 'object')) return UNKNOWN;
      return node.quasis.map(({ value }, i) => `${value.cooked ?? ''}${i < parts.length ? String(parts[i]) : ''}`).join('');
    }
    case 'UnaryExpression': {
      const value = of(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : node.operator === '!' && typeof value === 'boolean' ? !value : UNKNOWN;
    }
    case 'BinaryExpression':
      return arithmetic(node.operator, of(node.left), of(node.right));
    case 'ArrayExpression': {
      const all = node.elements.map((each) => (each === null || each.type === 'SpreadElement' ? UNKNOWN : of(each)));
      return all.includes(UNKNOWN) ? UNKNOWN : all;
    }
    case 'ObjectExpression':
      return objectOf(node, of);
    case 'NewExpression': {
      const [first] = node.arguments;
      const at = first && of(first);
      return bare(node.callee).type === 'Identifier' && (node.callee as { name?: string }).name === 'Date' && isMoment(at)
        ? new Date(at).toISOString()
        : UNKNOWN;
    }
    case 'MemberExpression':
      return memberOf(scope, node, of);
    default:
      return UNKNOWN;
  }
}

function isMoment(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && !Number.isNaN(new Date(value).getTime());
}

function arithmetic(operator: string, a: unknown, b: unknown): unknown {
  if (typeof a === 'string' && typeof b === 'string' && operator === '+') return a + b;
  if (typeof a !== 'number' || typeof b !== 'number') return UNKNOWN;
  const value = operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : operator === '/' ? a / b : operator === '**' ? a ** b : NaN;
  return Number.isFinite(value) ? value : UNKNOWN;
}

function objectOf({ properties }: ObjectExpression, of: (node: Node) => unknown): unknown {
  const members: [string, unknown][] = [];
  for (const each of properties) {
    const name = each.type === 'ObjectProperty' ? nameOf(each) : undefined;
    const value = name === undefined ? UNKNOWN : of((each as { value: Node }).value);
    if (value === UNKNOWN) return UNKNOWN;
    if (value !== undefined) members.push([name!, value]);
  }
  return Object.fromEntries(members);
}

/** The name of a member, if the code states it literally. */
export function nameOf({ key, computed }: { readonly key: Node; readonly computed?: boolean }): string | undefined {
  if (computed) return key.type === 'StringLiteral' ? key.value : undefined;
  return key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** `LIST.length`, `ROLES.admin` and `Role.Admin`, if the script itself declares them. */
function memberOf(scope: Scope, node: Extract<Node, { type: 'MemberExpression' }>, of: (node: Node) => unknown): unknown {
  const key = node.computed ? of(node.property) : node.property.type === 'Identifier' ? node.property.name : UNKNOWN;
  if (typeof key !== 'string' && typeof key !== 'number') return UNKNOWN;
  const object = resolve(scope, node.object);
  if (object.type === 'TSEnumDeclaration') {
    const at = object.members.findIndex((member) => nameOf({ key: member.id }) === key);
    const member = object.members[at];
    return member === undefined ? UNKNOWN : member.initializer ? of(member.initializer) : at;
  }
  // Code fills a list that begins empty.
  const value = object.type === 'ArrayExpression' && object.elements.length === 0 ? UNKNOWN : of(object);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return UNKNOWN;
  return (value as Record<string | number, unknown>)[key];
}
