import type { ASTNode } from '@marcbachmann/cel-js';
import { ExpressionFault } from './fault.ts';
import { word } from './operators.ts';
import type { Compiled, Places, Scope } from './scope.ts';
import { WALK } from './walk.ts';

/** Functions of the row's place: among the rows of one parent, or in a tree. Each with whether it takes an expression over the other row. */
const FUNCTIONS: ReadonlyMap<string, 'none' | 'one' | 'text' | 'times'> = new Map([
  ['place', 'none'],
  ['siblings', 'none'],
  ['previous', 'one'],
  ['next', 'one'],
  ['later', 'one'],
  ['running', 'one'],
  ['turn', 'times'],
  ['depth', 'none'],
  ['enter', 'none'],
  ['leave', 'none'],
  ['root', 'one'],
  ['path', 'text'],
]);

/** Those that take a column of the row as well, by which the rows are in order: the time of a change, not the place where it stands. */
const IN_ORDER: ReadonlySet<string> = new Set(['place', 'previous', 'next', 'running']);

const RANK = 'rank';

/** The names, for documentation and completion. */
export const PLACE_NAMES: readonly string[] = [...FUNCTIONS.keys(), RANK, WALK];

/** Those that follow a reference to the same table. */
const OF_TREES: ReadonlySet<string> = new Set(['depth', 'enter', 'leave', 'root', 'path']);

/** `place(order_id)`, `previous(order_id, ended_on)`, `running(account_id, amount, booked_at)`, `depth(parent_id)`: null for other calls. */
export function placeCall(
  node: ASTNode,
  name: string,
  given: readonly ASTNode[],
  scope: Scope,
  compile: (node: ASTNode, scope: Scope) => Compiled,
): Compiled | null {
  if (name === RANK) {
    if (given.length < 2 || !scope.rank)
      throw new ExpressionFault(
        'rank takes what the rows are in order of, and what they have in common: rank(issued_on, year(issued_on)).',
        node.start,
        node.end,
      );
    const [order, ...by] = given.map((each) => compile(each, scope));
    return scope.rank(order!, by);
  }
  const takes = FUNCTIONS.get(name);
  if (takes === undefined) return null;
  const count = takes === 'none' ? 1 : takes === 'one' ? 2 : 3;
  const by = IN_ORDER.has(name) ? given[count] : undefined;
  const [of, over, between] = takes === 'none' ? [given[0]] : given;
  if (!of || of.op !== 'id' || given.length !== (by ? count + 1 : count)) {
    const form = { none: '', one: ', price', text: ', name, "/"', times: ', hired_on, today' }[takes];
    throw new ExpressionFault(
      `${name} takes a reference of the row${takes === 'none' ? '' : ' and an expression over the other row'}: ${name}(parent_id${form}).`,
      node.start,
      node.end,
    );
  }
  const unordered = scope.places?.(of.args) ?? null;
  if (!unordered) throw new ExpressionFault(`The row has no reference "${of.args}".`, of.start, of.end);
  const places = by ? inOrderOf(unordered, by, scope) : unordered;
  if (OF_TREES.has(name) && !places.isTree)
    throw new ExpressionFault(`${name} needs a reference to a row of the same table; "${of.args}" leads to another.`, of.start, of.end);
  const inner = over ? compile(over, scope) : null;
  if (name === 'later' && inner!.type !== 'date' && inner!.type !== 'timestamp')
    throw new ExpressionFault(`later does not take ${word(inner!.type)}.`, over!.start, over!.end);
  if (name === 'running' && inner!.type !== 'int' && inner!.type !== 'double')
    throw new ExpressionFault(`running does not take ${word(inner!.type)}.`, over!.start, over!.end);
  if (takes === 'times') {
    const until = compile(between!, scope);
    for (const each of [inner!, until])
      if (each.type !== 'date' && each.type !== 'timestamp') throw new ExpressionFault(`turn does not take ${word(each.type)}.`, node.start, node.end);
    return places.turn(inner!, until);
  }
  if (name === 'path') {
    if (between!.op !== 'value' || typeof between!.args !== 'string')
      throw new ExpressionFault('path needs a text between the parts: path(parent_id, name, "/").', node.start, node.end);
    if (inner!.type !== 'string' && inner!.type !== 'int') throw new ExpressionFault(`path does not take ${word(inner!.type)}.`, over!.start, over!.end);
    return places.path(inner!, between!.args);
  }
  return callOf(places, name, inner);
}

/** The places in the order of a column's values. */
function inOrderOf(places: Places, by: ASTNode, scope: Scope): Places {
  const order = by.op === 'id' ? scope.field(by.args) : null;
  if (by.op !== 'id' || !order)
    throw new ExpressionFault('Rows are in the order of a column of the row: previous(meter_id, value, read_at).', by.start, by.end);
  if (!['int', 'double', 'date', 'timestamp'].includes(order.type))
    throw new ExpressionFault(`Rows are in the order of numbers or times, not of ${word(order.type)}.`, by.start, by.end);
  return places.inOrder(order, by.args);
}

function callOf(places: Places, name: string, inner: Compiled | null): Compiled {
  switch (name) {
    case 'place':
      return places.place;
    case 'siblings':
      return places.siblings;
    case 'depth':
    case 'enter':
    case 'leave':
      return places[name];
    case 'running':
    case 'later':
      return places[name](inner!);
    default:
      return places.at(name as 'root' | 'previous' | 'next', inner!);
  }
}
