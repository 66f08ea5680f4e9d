import { parse, type ASTNode } from '@marcbachmann/cel-js';
import { aggregate, AGGREGATES } from './aggregates.ts';
import { binary, conditional, logical, unary } from './operators.ts';
import { ExpressionFault } from './fault.ts';
import { callFunction } from './functions.ts';
import { parseList } from '../literals/array.ts';
import { comparable } from './in-type.ts';
import { constantNumbers, isPlain } from './numbers.ts';
import { placeCall } from './places.ts';
import type { Compiled, Scope } from './scope.ts';
import type { Value, ValueType } from './value.ts';
import { walkCall } from './walk.ts';

/** Maximum number of nodes of an expression: each costs time for every row. */
const FUEL = 500;
const LONGEST = 4_000;

/**
 * Compiles an expression of CEL (Common Expression Language) over the fields of the row, its parents and its children.
 * An operation on NULL gives NULL, except comparisons with null, `coalesce`, `&&`, `||` and `?:`. Throws
 * ExpressionFault with the place.
 */
export function compileExpression(text: string, scope: Scope): Compiled {
  if (text.length > LONGEST) throw new ExpressionFault(`An expression has at most ${LONGEST} characters.`, LONGEST, text.length);
  let fuel = FUEL;
  return compile(parseExpression(text), scope);

  function compile(node: ASTNode, names: Scope): Compiled {
    if (--fuel < 0) throw new ExpressionFault(`An expression has at most ${FUEL} parts.`, node.start, node.end);
    const inner = (each: ASTNode) => compile(each, names);
    switch (node.op) {
      case 'value':
        return literal(node);
      case 'id':
        return names.field(node.args) ?? unknown(node, node.args, names);
      case '.':
        return member(node, node.args[0], node.args[1], names);
      case '?:':
        return conditional(node, inner(node.args[0]), inner(node.args[1]), inner(node.args[2]));
      case '&&':
      case '||':
        return logical(node.op, node, inner(node.args[0]), inner(node.args[1]));
      case '!_':
      case '-_':
        return unary(node.op, node, inner(node.args));
      case 'in':
        return membership(node, node.args, inner);
      case 'call':
        return (
          aggregate(node, node.args[0], node.args[1], names, compile) ??
          placeCall(node, node.args[0], node.args[1], names, compile) ??
          walkCall(node, node.args[0], node.args[1], inner) ??
          callFunction(node, node.args[0], node.args[1].map(inner))
        );
      case 'rcall':
        return overParent(node, names) ?? callFunction(node, node.args[0], [node.args[1], ...node.args[2]].map(inner));
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return binary(node.op, node, inner(node.args[0]), inner(node.args[1]));
      default:
        throw new ExpressionFault(`"${node.op}" cannot be used here.`, node.start, node.end);
    }
  }

  /** `orders.sum(items, price)`: rows that refer to the same parent. Null for other calls. */
  function overParent(node: Extract<ASTNode, { op: 'rcall' }>, names: Scope): Compiled | null {
    const [name, of, given] = node.args;
    if (!(AGGREGATES as readonly string[]).includes(name)) return null;
    const path = of.op === 'id' ? names.parent(of.args) : parentPath(of, names);
    const folded = path && aggregate(node, name, given, path.scope, compile);
    return folded && path.lift(folded);
  }

  function member(node: ASTNode, of: ASTNode, name: string, names: Scope): Compiled {
    const path = of.op === 'id' ? names.parent(of.args) : parentPath(of, names);
    if (!path) throw new ExpressionFault(`There is no parent "${of.op === 'id' ? of.args : '…'}" here. ${known(names)}`, of.start, of.end);
    const field = path.scope.field(name);
    if (!field) throw new ExpressionFault(`The parent has no column "${name}". ${known(path.scope)}`, node.start, node.end);
    return path.lift(field);
  }

  /** `parent.parent.name`. */
  function parentPath(node: ASTNode, names: Scope): ReturnType<Scope['parent']> {
    if (node.op !== '.') return null;
    const [of, name] = node.args;
    const outer = of.op === 'id' ? names.parent(of.args) : parentPath(of, names);
    const inner = outer?.scope.parent(name);
    return outer && inner ? { scope: inner.scope, lift: (field) => outer.lift(inner.lift(field)) } : null;
  }
}

/** The tree of an expression; throws ExpressionFault with the place. */
export function parseExpression(text: string): ASTNode {
  try {
    return parse(text).ast;
  } catch (error) {
    const { range, summary } = error as { range?: { start: number; end: number }; summary?: string };
    throw new ExpressionFault(summary ?? (error as Error).message.split('\n')[0]!, range?.start ?? 0, range?.end ?? text.length);
  }
}

function literal(node: Extract<ASTNode, { op: 'value' }>): Compiled {
  const { args } = node;
  if (typeof args === 'object' && args !== null) throw new ExpressionFault('Bytes and unsigned numbers cannot be used here.', node.start, node.end);
  if (typeof args === 'string' && args.includes('\0'))
    throw new ExpressionFault('A text holds the character U+0000, which Postgres refuses.', node.start, node.end);
  const value: Value = typeof args === 'bigint' ? Number(args) : (args as Value);
  const type: ValueType =
    typeof args === 'bigint' ? 'int' : value === null ? 'null' : typeof value === 'number' ? 'double' : typeof value === 'boolean' ? 'bool' : 'string';
  return { type, prepare: () => () => value, ...(typeof value === 'number' ? { numbers: constantNumbers(value), readsNumbers: isPlain(value) } : {}) };
}

function membership(node: ASTNode, [item, list]: [ASTNode, ASTNode], inner: (node: ASTNode) => Compiled): Compiled {
  if (list.op !== 'list') return elementOf(list, inner(item), inner(list));
  const [needle, ...members] = comparable([item, ...list.args].map(inner)) as [Compiled, ...Compiled[]];
  return {
    type: 'bool',
    prepare(frame) {
      const read = needle.prepare(frame);
      const others = members.map((member) => member.prepare(frame));
      return (row) => {
        const value = read(row);
        return value === null ? null : others.some((other) => other(row) === value);
      };
    },
  };
}

/** Whether a text or a whole number is an element of a column with an array. */
function elementOf(node: ASTNode, item: Compiled, list: Compiled): Compiled {
  if (!list.isList) throw new ExpressionFault('"in" needs a list: status in ["new", "paid"].', node.start, node.end);
  if (item.type !== 'string' && item.type !== 'int') throw new ExpressionFault('Of an array only texts and whole numbers are elements.', node.start, node.end);
  return {
    type: 'bool',
    prepare(frame) {
      const [read, listOf] = [item.prepare(frame), list.prepare(frame)];
      return (row) => {
        const [value, text] = [read(row), listOf(row)];
        return value === null || text === null ? null : (parseList(String(text)) ?? []).includes(String(value));
      };
    },
  };
}

function unknown(node: ASTNode, name: string, names: Scope): never {
  throw new ExpressionFault(`There is no column "${name}". ${known(names)}`, node.start, node.end);
}

function known(names: Scope): string {
  const listed = names.names.slice(0, 20).join(', ');
  return listed ? `Known: ${listed}${names.names.length > 20 ? ' …' : ''}.` : '';
}
