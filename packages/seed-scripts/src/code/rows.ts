import type { CallExpression, Node, ObjectExpression } from '@babel/types';
import { exactly, type Cell, type Count, type Parcel, type Plan } from '../statement.ts';
import { cellOf } from './cell.ts';
import { countOf, times, turnsOf } from './count.ts';
import { literalOf, nameOf, UNKNOWN } from './literal.ts';
import { placeOf, sourceOf, walk } from './parse.ts';
import { bare, bind, isFunction, pathOf, resolve, returned, type Scope } from './scope.ts';

/** Elements of a list that are bound one by one. */
const MAX_BOUND = 200;

/** The rows that code makes: an object, a list, a list that code maps or fills, a function's result. Empty if we cannot read them. */
export function rowsOf(scope: Scope, given: Node, depth = 0): Plan {
  const node = resolve(scope, given);
  if (depth > 12) return NONE;
  const next = (each: Node, inner: Scope = scope): Plan => rowsOf(inner, each, depth + 1);
  if (node.type === 'ObjectExpression') return { parcels: [parcelOf(scope, node)], listed: true };
  if (node.type === 'ArrayExpression') return elementsOf(scope, node, given, next);
  if (isFunction(node)) {
    const result = returned(node);
    return result ? next(result) : NONE;
  }
  return node.type === 'CallExpression' ? madeBy(scope, node, next) : NONE;
}

const NONE: Plan = { parcels: [], listed: false };
type Next = (node: Node, scope?: Scope) => Plan;

/** The rows of a literal list, or those that code pushes to it. */
function elementsOf(scope: Scope, node: Extract<Node, { type: 'ArrayExpression' }>, given: Node, next: Next): Plan {
  const name = bare(given);
  if (node.elements.length === 0 && name.type === 'Identifier') return pushed(scope, name.name, next);
  const plans = node.elements.flatMap((each) => (each === null ? [] : [next(each.type === 'SpreadElement' ? each.argument : each)]));
  return { parcels: plans.flatMap(({ parcels }) => parcels), listed: plans.every(({ listed }) => listed) };
}

/** `list.push(row)` within loops. */
function pushed(scope: Scope, name: string, next: Next): Plan {
  const parcels: Parcel[] = [];
  walk(scope.script.tree, (node, above) => {
    if (node.type !== 'CallExpression' || pathOf(node.callee)?.join('.') !== `${name}.push`) return;
    const turns = turnsAround(scope, above);
    for (const each of node.arguments) parcels.push(...next(each).parcels.map((parcel) => multiplied(parcel, turns)));
  });
  return { parcels, listed: false };
}

/** How often code runs, by the loops around it; undefined if we cannot count one of them. */
export function turnsAround(scope: Scope, above: readonly Node[]): Count | undefined {
  let all: Count | undefined = exactly(1);
  above.forEach((node, at) => {
    if (/^(?:For(?:Of|In)?|While|DoWhile)Statement$/.test(node.type)) all = times(all, turnsOf(scope, node));
    if (!isFunction(node)) return;
    const call = above[at + 1];
    if (call?.type === 'CallExpression' && call.arguments.includes(node as never)) all = times(all, repeatsOf(scope, call, node));
  });
  return all;
}

export function multiplied(parcel: Parcel, turns: Count | undefined): Parcel {
  const { count, ...rest } = parcel;
  const all = times(count ?? exactly(1), turns);
  return all ? { ...rest, count: all } : rest;
}

/** How often a call runs its callback: once, unless it iterates over a list. */
function repeatsOf(scope: Scope, call: CallExpression, fn: Node): Count | undefined {
  const list = repeated(scope, call);
  if (list?.fn === fn) return list.count;
  const callee = bare(call.callee);
  const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
  return /^(?:map|forEach|flatMap|filter|reduce|each|mapSeries)$/.test(method) ? undefined : exactly(1);
}

type Repeated = { readonly fn: Node; readonly count: Count | undefined; readonly list?: Node };

/**
 * A function called a number of times: `Array.from({ length: 5 }, fn)`, `list.map(fn)`, `faker.helpers.multiple(fn, { count: 5 })`,
 * `times(5, fn)`.
 */
function repeated(scope: Scope, call: CallExpression): Repeated | undefined {
  const [first, second] = call.arguments;
  const path = pathOf(call.callee)?.join('.') ?? '';
  if (path === 'Array.from' && first && second) return { fn: second, count: lengthOf(scope, first) };
  if (/(?:^|\.)helpers\.(?:multiple|uniqueArray)$/.test(path) && first)
    return { fn: first, count: path.endsWith('multiple') ? multiple(scope, second) : second && countOf(scope, second) };
  if (/^(?:_\.|lodash\.)?times$/.test(path) && first && second) return { fn: second, count: countOf(scope, first) };
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return undefined;
  if (!/^(?:map|flatMap|forEach)$/.test(callee.property.name)) return undefined;
  return { fn: first, count: lengthOf(scope, callee.object), list: callee.object };
}

function multiple(scope: Scope, options: Node | undefined): Count | undefined {
  const node = options && resolve(scope, options);
  if (node?.type !== 'ObjectExpression') return exactly(3);
  const found = node.properties.find((each) => each.type === 'ObjectProperty' && nameOf(each) === 'count');
  return found?.type === 'ObjectProperty' ? countOf(scope, found.value) : exactly(3);
}

/** How many elements a list has: `{ length: 5 }`, `Array(5)`, `[...Array(5).keys()]`, `[1, 2]`. */
function lengthOf(scope: Scope, given: Node): Count | undefined {
  const node = resolve(scope, given);
  if (node.type === 'ObjectExpression') {
    const found = node.properties.find((each) => each.type === 'ObjectProperty' && nameOf(each) === 'length');
    return found?.type === 'ObjectProperty' ? countOf(scope, found.value) : undefined;
  }
  if (node.type === 'ArrayExpression') {
    const [only] = node.elements;
    if (node.elements.length === 1 && only?.type === 'SpreadElement') return lengthOf(scope, only.argument);
    return node.elements.some((each) => each?.type === 'SpreadElement') ? undefined : exactly(node.elements.length);
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const [first] = node.arguments;
  const path = pathOf(node.callee)?.join('.') ?? '';
  if (/^Array$/.test(path) && first) return countOf(scope, first);
  if (/^(?:Array\.from|(?:_\.)?range)$/.test(path) && first) return path === 'Array.from' ? lengthOf(scope, first) : countOf(scope, first);
  const callee = bare(node.callee);
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(?:fill|keys|map|entries)$/.test(callee.property.name)
    ? lengthOf(scope, callee.object)
    : undefined;
}

function madeBy(scope: Scope, call: CallExpression, next: Next): Plan {
  const path = pathOf(call.callee)?.join('.') ?? '';
  const [first] = call.arguments;
  if (/^Promise\.(?:all|allSettled)$/.test(path) && first) return next(first);
  const again = repeated(scope, call);
  if (again) return everyTurn(scope, again, next);
  const callee = bare(call.callee);
  if (callee.type === 'Identifier' && callee.name === scope.creates) return counted(scope, call, next);
  if (callee.type === 'Identifier') {
    const fn = resolve(scope, callee);
    return isFunction(fn) ? next(fn) : NONE;
  }
  return NONE;
}

function everyTurn(scope: Scope, { fn: given, count, list }: Repeated, next: Next): Plan {
  const fn = resolve(scope, given);
  if (!isFunction(fn)) return NONE;
  const elements = list && resolve(scope, list);
  const [param] = fn.params;
  if (param && elements?.type === 'ArrayExpression' && elements.elements.length <= MAX_BOUND && lengthOf(scope, elements) && holdsLiterals(scope, elements)) {
    const plans = elements.elements.map((each) => next(fn, bound(scope, param, each!)));
    return { parcels: plans.flatMap(({ parcels }) => parcels), listed: plans.every(({ listed }) => listed) };
  }
  const { parcels } = next(fn);
  return { parcels: parcels.map((parcel) => multiplied(parcel, count)), listed: false };
}

const holdsLiterals = (scope: Scope, list: Extract<Node, { type: 'ArrayExpression' }>): boolean =>
  list.elements.length > 0 && list.elements.every((each) => each !== null && each.type !== 'SpreadElement' && literalOf(scope, each) !== UNKNOWN);

/** A parameter with a literal: by its name, or by the names that it takes out of an object. */
export function bound(scope: Scope, param: Node, value: Node): Scope {
  if (param.type === 'Identifier') return bind(scope, param.name, value);
  const object = resolve(scope, value);
  if (param.type !== 'ObjectPattern' || object.type !== 'ObjectExpression') return scope;
  return param.properties.reduce<Scope>((inner, each) => {
    if (each.type !== 'ObjectProperty' || each.value.type !== 'Identifier') return inner;
    const wanted = nameOf(each);
    const found = object.properties.find((one) => one.type === 'ObjectProperty' && nameOf(one) === wanted);
    return found?.type === 'ObjectProperty' ? bind(inner, each.value.name, found.value) : inner;
  }, scope);
}

/** One object as a row. */
function parcelOf(scope: Scope, node: ObjectExpression): Parcel {
  return { place: placeOf(scope.script, node), cells: new Map(cellsOf(scope, node)) };
}

function cellsOf(scope: Scope, { properties }: ObjectExpression): (readonly [string, Cell])[] {
  return properties.flatMap((each): (readonly [string, Cell])[] => {
    if (each.type === 'SpreadElement') {
      const base = resolve(scope, each.argument);
      if (base.type === 'ObjectExpression') return cellsOf(scope, base);
      const { parcels } = rowsOf(scope, base);
      return parcels.length === 1 ? [...parcels[0]!.cells] : [];
    }
    const name = nameOf(each);
    if (name === undefined) return [];
    return [[name, each.type === 'ObjectMethod' ? cellOf(scope, each) : (nestedCell(scope, each.value) ?? cellOf(scope, each.value))]];
  });
}

/** Rows below a row: Snaplet's `(x) => x(3, …)` and lists, Prisma's `{ create: … }`, or an object. */
function nestedCell(scope: Scope, given: Node): Cell | undefined {
  const node = bare(given);
  const plan = planBelow(scope, node);
  if (!plan) return undefined;
  const value = literalOf(scope, node);
  return {
    place: placeOf(scope.script, node),
    source: sourceOf(scope.script, node),
    kind: 'nested',
    plan,
    ...(typeof value === 'object' && value !== null && { document: JSON.stringify(value) }),
  };
}

function planBelow(scope: Scope, node: Node): Plan | undefined {
  if (isFunction(node)) return countedPlan(scope, node);
  if (node.type === 'ArrayExpression') return node.elements.some((each) => each && bare(each).type === 'ObjectExpression') ? rowsOf(scope, node) : undefined;
  if (node.type !== 'ObjectExpression' || node.properties.length === 0) return undefined;
  const [verb] = node.properties;
  const name = verb?.type === 'ObjectProperty' ? nameOf(verb) : undefined;
  if (verb?.type === 'ObjectProperty' && /^(?:create|createMany|connect|connectOrCreate)$/.test(name ?? '')) {
    if (name!.startsWith('connect')) return { parcels: [], listed: true };
    const inner = bare(verb.value);
    const data =
      name === 'createMany' && inner.type === 'ObjectExpression'
        ? inner.properties.find((each) => each.type === 'ObjectProperty' && nameOf(each) === 'data')
        : undefined;
    return rowsOf(scope, data?.type === 'ObjectProperty' ? data.value : inner);
  }
  return { parcels: [parcelOf(scope, node)], listed: true };
}

/** `(x) => x(3, (ctx) => ({ … }))`, `(x) => [x({ … })]`, or a list that code fills so; undefined for other functions. */
export function countedPlan(scope: Scope, fn: Node): Plan | undefined {
  if (!isFunction(fn) || fn.params[0]?.type !== 'Identifier') return undefined;
  const result = returned(fn);
  const plan = result && rowsOf({ ...scope, creates: fn.params[0].name }, result);
  return plan && plan.parcels.length > 0 && callsFunction(result, fn.params[0].name) ? plan : undefined;
}

function callsFunction(node: Node, name: string): boolean {
  let found = false;
  walk(node, (each) => void (found ||= each.type === 'CallExpression' && pathOf(each.callee)?.join('.') === name));
  return found;
}

function counted(scope: Scope, call: CallExpression, next: Next): Plan {
  const [first, second] = call.arguments;
  if (!first) return { parcels: [{ place: placeOf(scope.script, call), cells: new Map(), count: exactly(1) }], listed: false };
  const count = countOf(scope, first);
  if (count === undefined && second === undefined) return next(first);
  const cells = second ? next(second).parcels[0]?.cells : undefined;
  return { parcels: [{ place: placeOf(scope.script, call), cells: cells ?? new Map<string, Cell>(), ...(count && { count }) }], listed: false };
}
