import type { Expression, Function as FunctionNode, Node } from '@babel/types';
import { walk, type Script } from './parse.ts';

/** The values of a script's names, if it assigns each only once; and the literal values of parameters. */
export type Scope = {
  readonly script: Script;
  readonly values: ReadonlyMap<string, Node>;
  readonly bound: ReadonlyMap<string, Node>;
  /** The parameter that makes rows when called, within Snaplet's `(x) => x(3)`. */
  readonly creates?: string;
};

/** Constants, functions and enums of a script, by name. A name that is declared twice, or set again, means nothing. */
export function scopeOf(script: Script): Scope {
  const values = new Map<string, Node>();
  const twice = new Set<string>();
  const add = (name: string, node: Node) => (values.has(name) ? twice.add(name) : values.set(name, node));
  walk(script.tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) add(node.id.name, node.init);
    if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
    if (node.type === 'TSEnumDeclaration') add(node.id.name, node);
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') twice.add(node.left.name);
    if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') twice.add(node.argument.name);
  });
  for (const name of twice) values.delete(name);
  return { script, values, bound: new Map() };
}

/** The scope in which a parameter has a value. */
export function bind(scope: Scope, name: string, value: Node): Scope {
  return { ...scope, bound: new Map([...scope.bound, [name, value]]) };
}

/** Without syntax that changes no value: `await`, parentheses, types, `!`. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'AwaitExpression':
      return bare(node.argument);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TypeCastExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** The value of a name, followed through any number of names; otherwise the node itself. */
export function resolve(scope: Scope, given: Node, depth = 0): Node {
  const node = bare(given);
  if (node.type !== 'Identifier' || depth > 8) return node;
  const found = scope.bound.get(node.name) ?? scope.values.get(node.name);
  return found === undefined || found === given ? node : resolve(scope, found, depth + 1);
}

export function isFunction(node: Node): node is FunctionNode {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod)$/.test(node.type);
}

/** The value that a function returns, if it has only one return. */
export function returned(fn: FunctionNode): Expression | undefined {
  if (fn.body.type !== 'BlockStatement') return fn.body;
  const all: Expression[] = [];
  walk(fn.body, (node) => {
    if (isFunction(node)) return false;
    if (node.type === 'ReturnStatement' && node.argument) all.push(node.argument);
  });
  return all.length === 1 ? all[0] : undefined;
}

/** `a.b.c` as its names, from the first; undefined if a part is computed. */
export function pathOf(given: Node): string[] | undefined {
  const node = bare(given);
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ThisExpression') return ['this'];
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  const name =
    !node.computed && node.property.type === 'Identifier' ? node.property.name : node.property.type === 'StringLiteral' ? node.property.value : undefined;
  const above = name === undefined ? undefined : pathOf(node.object);
  return above && [...above, name!];
}
