import type { Node } from '@babel/types';
import type { CellValue, Literal } from '../statement.ts';
import { literalOf } from './literal.ts';
import { bare, pathOf, type Scope } from './scope.ts';

/** Chance as plain JavaScript writes it: numbers, elements of lists and yes or no by `Math.random()`, or by the place in a loop. */
export function randomOf(scope: Scope, given: Node): CellValue | undefined {
  const node = bare(given);
  if (isRandom(node)) return { kind: 'generator', generator: { kind: 'number.float', parameters: { min: 0, max: 1 } } };
  if (node.type === 'MemberExpression' && node.computed) return isAny(node.property) ? choice(literalOf(scope, node.object)) : undefined;
  if (node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator)) return likely(scope, node);
  if (node.type === 'ConditionalExpression') return either(scope, node);
  const bounds = boundsOf(scope, node);
  if (!bounds) return undefined;
  const { min, span, whole } = bounds;
  return {
    kind: 'generator',
    generator: whole
      ? { kind: 'number.int', parameters: { min, max: min + Math.max(0, span - 1) } }
      : { kind: 'number.float', parameters: { min, max: min + span } },
  };
}

/** A list of literals with equal weights. */
export function choice(list: unknown): CellValue | undefined {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isLiteral)) return undefined;
  return { kind: 'choice', values: list.map((value) => ({ value, weight: 1 })) };
}

export function isLiteral(value: unknown): value is Literal {
  return value === null || /^(?:string|number|boolean)$/.test(typeof value);
}

const isRandom = (node: Node): boolean => node.type === 'CallExpression' && pathOf(node.callee)?.join('.') === 'Math.random';

/** A random or cyclic index of a list: `Math.floor(Math.random() * xs.length)`, `i % xs.length`. */
function isAny(property: Node): boolean {
  const node = bare(property);
  if (node.type === 'BinaryExpression') return node.operator === '%';
  return node.type === 'CallExpression' && /^Math\.(?:floor|trunc)$/.test(pathOf(node.callee)?.join('.') ?? '') && holdsRandom(node.arguments[0]);
}

function holdsRandom(node: Node | undefined): boolean {
  if (!node) return false;
  const each = bare(node);
  return isRandom(each) || (each.type === 'BinaryExpression' && (holdsRandom(each.left) || holdsRandom(each.right)));
}

type Bounds = { readonly min: number; readonly span: number; readonly whole: boolean };

/** `Math.floor(Math.random() * 90) + 10` is 90 numbers from 10. */
function boundsOf(scope: Scope, given: Node): Bounds | undefined {
  const node = bare(given);
  if (isRandom(node)) return { min: 0, span: 1, whole: false };
  if (node.type === 'CallExpression') {
    const name = pathOf(node.callee)?.join('.') ?? '';
    const inner =
      /^(?:Math\.(?:floor|round|trunc)|Number|parseFloat|parseInt)$/.test(name) && node.arguments[0] ? boundsOf(scope, node.arguments[0]) : undefined;
    if (inner) return { ...inner, whole: inner.whole || /^Math|parseInt/.test(name) };
    const method = bare(node.callee);
    return method.type === 'MemberExpression' && method.property.type === 'Identifier' && method.property.name === 'toFixed'
      ? boundsOf(scope, method.object)
      : undefined;
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [boundsOf(scope, node.left), boundsOf(scope, node.right)];
  const by = literalOf(scope, left ? node.right : node.left);
  const bounds = left ?? right;
  if (!bounds || (left && right) || typeof by !== 'number') return undefined;
  if (node.operator === '*' && !bounds.whole) return { ...bounds, min: bounds.min * by, span: bounds.span * by };
  if (node.operator === '+') return { ...bounds, min: bounds.min + by };
  return node.operator === '-' && left ? { ...bounds, min: bounds.min - by } : undefined;
}

function chanceOf(scope: Scope, node: Extract<Node, { type: 'BinaryExpression' }>): number | undefined {
  const [first, other] = isRandom(bare(node.left)) ? [true, node.right] : [false, node.left];
  if (!first && !isRandom(bare(node.right))) return undefined;
  const than = literalOf(scope, other);
  if (typeof than !== 'number' || than < 0 || than > 1) return undefined;
  return node.operator.startsWith('<') === first ? than : 1 - than;
}

function likely(scope: Scope, node: Extract<Node, { type: 'BinaryExpression' }>): CellValue | undefined {
  const probability = chanceOf(scope, node);
  return probability === undefined ? undefined : { kind: 'generator', generator: { kind: 'datatype.boolean', parameters: { probability } } };
}

function either(scope: Scope, { test, consequent, alternate }: Extract<Node, { type: 'ConditionalExpression' }>): CellValue | undefined {
  const condition = bare(test);
  const chance = condition.type === 'BinaryExpression' ? chanceOf(scope, condition) : undefined;
  const [one, other] = [literalOf(scope, consequent), literalOf(scope, alternate)];
  if (chance === undefined || !isLiteral(one) || !isLiteral(other)) return undefined;
  return {
    kind: 'choice',
    values: [
      { value: one, weight: chance },
      { value: other, weight: 1 - chance },
    ],
  };
}
