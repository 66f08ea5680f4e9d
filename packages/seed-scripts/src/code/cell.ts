import { dictionary } from '@seedbed/contract';
import type { CallExpression, Node } from '@babel/types';
import type { Cell, CellValue } from '../statement.ts';
import { copycatCall } from './copycat.ts';
import { fakerCall } from './faker-call.ts';
import { literalOf, UNKNOWN } from './literal.ts';
import { placeOf, sourceOf } from './parse.ts';
import { isLiteral, randomOf } from './random.ts';
import { bare, isFunction, pathOf, resolve, returned, type Scope } from './scope.ts';

/** The meaning of an expression for a column: a literal, a choice, a generator, or why we cannot determine it without running the code. */
export function cellOf(scope: Scope, node: Node): Cell {
  return { place: placeOf(scope.script, node), source: sourceOf(scope.script, node), ...valueOf(scope, node) };
}

function valueOf(scope: Scope, given: Node, depth = 0): CellValue {
  const literal = literalOf(scope, given);
  if (isLiteral(literal)) return { kind: 'literal', value: literal };
  if (literal !== UNKNOWN) return literal === undefined ? { kind: 'own', why: 'not set' } : document(literal);
  const node = resolve(scope, given);
  if (depth > 6) return { kind: 'unknown', why: 'computed by code' };
  const random = randomOf(scope, node);
  if (random) return random;
  if (isFunction(node)) {
    const result = returned(node);
    return result ? valueOf(scope, result, depth + 1) : { kind: 'unknown', why: 'a function with more than one result' };
  }
  if (node.type === 'CallExpression') return callOf(scope, node, depth);
  if (node.type === 'NewExpression' && pathOf(node.callee)?.join('.') === 'Date') return timeOf(scope, node.arguments[0], depth);
  const path = pathOf(node);
  // An enum of another file: which label it is shows in the column.
  if (path?.length === 2 && /^[A-Z]/.test(path[0]!)) return { kind: 'literal', value: path[1]!, member: true };
  if (path && path.length >= 2 && /id$/i.test(path.at(-1)!)) return { kind: 'own', why: 'the key of another row' };
  return { kind: 'unknown', why: 'computed by code' };
}

/** A list or an object as the text of a document. */
const document = (value: unknown): CellValue => ({ kind: 'literal', value: JSON.stringify(value) });

function timeOf(scope: Scope, argument: Node | undefined, depth: number): CellValue {
  if (!argument) return { kind: 'own', why: 'the current time' };
  const inner = valueOf(scope, argument, depth + 1);
  return inner.kind === 'generator' ? inner : { kind: 'own', why: 'a time from the current one' };
}

const HASHES: Readonly<Record<string, string>> = dictionary({ bcrypt: 'bcrypt', bcryptjs: 'bcrypt', argon2: 'argon2id', Bun: 'argon2id' });

function callOf(scope: Scope, call: CallExpression, depth: number): CellValue {
  const path = pathOf(call.callee);
  const method = path?.at(-1);
  const whole = path?.join('.') ?? '';
  const at = path?.findIndex((name) => /^_?faker(?:[A-Z_]{2,6}\w*)?$/i.test(name)) ?? -1;
  if (path && at >= 0 && path.length - at === 3) return fakerCall(scope, path.slice(at + 1).join('.'), call, (inner, node) => valueOf(inner, node, depth + 1));
  if (path?.[0] === 'copycat' && path.length === 2) return copycatCall(scope, path[1]!, call);
  if (/^(?:crypto\.)?(?:randomUUID|uuid|uuidv4|v4|nanoid|createId|cuid|ulid)$/.test(whole) || whole === 'Date.now') return { kind: 'own', why: `${whole}()` };
  const [first] = call.arguments;
  if (/^(?:hash|hashSync|hashPassword|password\.hash)$/.test(method ?? '')) {
    const of = first && literalOf(scope, first);
    if (typeof of === 'string')
      return { kind: 'generator', generator: { kind: 'string.passwordHash', parameters: { of, algorithm: HASHES[path![0]!] ?? 'bcrypt' } } };
  }
  // A conversion changes the form, not the value.
  if (/^(?:String|Number|parseFloat|parseInt|BigInt|Boolean)$/.test(whole) && first) return valueOf(scope, first, depth + 1);
  const callee = bare(call.callee);
  if (
    callee.type === 'MemberExpression' &&
    /^(?:toString|toISOString|toFixed|toLowerCase|toUpperCase|trim|getTime|toDateString)$/.test(method ?? methodOf(callee))
  )
    return valueOf(scope, callee.object, depth + 1);
  const fn = callee.type === 'Identifier' ? resolve(scope, callee) : undefined;
  if (fn && isFunction(fn) && fn.params.length === 0) return valueOf(scope, fn, depth + 1);
  return { kind: 'unknown', why: 'computed by code' };
}

function methodOf(callee: Extract<Node, { type: 'MemberExpression' }>): string {
  return callee.property.type === 'Identifier' ? callee.property.name : '';
}
