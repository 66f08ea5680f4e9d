import { conjoinAll, FREE, notNullClause, TooManyClauses, withoutImplied, MAX_CLAUSES, nullClause, type Clause } from './clause.ts';
import { readAtom } from './atoms/read-atom.ts';
import { columnsOf, constantsOf, isCall, isConstant, not, partsOf, type Expression } from './expression.ts';
import { liftChoice } from './lift.ts';
import { isPositive, isStrictMode, OPPOSITE, type Mode } from './mode.ts';
import { nullTest } from './null-test.ts';
import { printExpression } from './print-expression.ts';
import type { Scope } from './scope.ts';
import { typeOf } from './type-of.ts';

/**
 * The cases in which `e` has the result that `mode` requires, each a clause. Empty if that is impossible. Throws
 * `TooManyClauses`.
 */
export function normalForm(e: Expression, mode: Mode, scope: Scope): Clause[] {
  switch (e.kind) {
    case 'constant':
      return constantHolds(e.text, mode) ? [FREE] : [];
    case 'not':
      return normalForm(e.item, OPPOSITE[mode], scope);
    case 'and':
    case 'or':
      return (e.kind === 'and') === isPositive(mode)
        ? all(e.items, mode, scope)
        : any(
            e.items.map((item) => [item, mode]),
            scope,
          );
    case 'is':
      return truthTest(e, mode, scope);
    case 'distinct':
      return distinctTest(e, mode, scope);
    case 'case':
      return caseClauses(e, mode, scope);
    case 'call':
      if (e.name === 'coalesce') return coalesceClauses(e.items, mode, scope);
      // A comparison with NULL is NULL.
      if (e.operator && STRICT.test(e.name) && e.items.some((item) => isConstant(item) && item.text === null)) return constantHolds(null, mode) ? [FREE] : [];
      if (isBooleanComparison(e, scope)) return booleanComparison(e, mode, scope);
      return atom(e, mode, scope);
    default:
      return atom(e, mode, scope);
  }
}

/** Boolean operators that are NULL if one side is NULL. */
const STRICT = /^(?:=|<>|<|>|<=|>=|!?~~?\*?|@>|<@|&&)$/;

function constantHolds(text: string | null, mode: Mode): boolean {
  if (text === null) return !isStrictMode(mode);
  return (text === 'true') === isPositive(mode);
}

function all(items: readonly Expression[], mode: Mode, scope: Scope): Clause[] {
  return items.reduce<Clause[]>((clauses, item) => conjoinAll(clauses, normalForm(item, mode, scope), scope), [FREE]);
}

function any(items: readonly (readonly [Expression, Mode])[], scope: Scope): Clause[] {
  return union(items.map(([item, mode]) => normalForm(item, mode, scope)));
}

function union(sets: readonly Clause[][]): Clause[] {
  const clauses = sets.flat();
  if (clauses.length > MAX_CLAUSES * 8) throw new TooManyClauses();
  return withoutImplied(clauses);
}

/** `IS TRUE`, `IS NOT FALSE`, `IS NULL` and the like: never NULL themselves. */
function truthTest(e: Expression & { kind: 'is' }, mode: Mode, scope: Scope): Clause[] {
  const holds = isPositive(mode) !== e.negated;
  if (e.test === 'null') return nullTest(e.item, holds, scope, normalForm) ?? unread(e, mode);
  const required: Mode = e.test === 'true' ? (holds ? 'true' : 'notTrue') : holds ? 'false' : 'notFalse';
  return normalForm(e.item, required, scope);
}

/** `a IS DISTINCT FROM b` is "not (a = b), NULL being a value". */
function distinctTest(e: Expression & { kind: 'distinct' }, mode: Mode, scope: Scope): Clause[] {
  const distinct = isPositive(mode) !== e.negated;
  const [left, right] = isConstant(e.left) ? [e.right, e.left] : [e.left, e.right];
  if (isConstant(right) && right.text === null) return nullTest(left, !distinct, scope, normalForm) ?? unread(e, mode);
  const equal: Expression = { kind: 'call', name: '=', operator: true, items: [left, right] };
  if (isConstant(right)) return normalForm(equal, distinct ? 'notTrue' : 'true', scope);
  const [leftNull, rightNull] = [nullTest(left, true, scope, normalForm), nullTest(right, true, scope, normalForm)];
  const [leftThere, rightThere] = [nullTest(left, false, scope, normalForm), nullTest(right, false, scope, normalForm)];
  if (!leftNull || !rightNull || !leftThere || !rightThere) return unread(e, mode);
  if (!distinct) return union([normalForm(equal, 'true', scope), conjoinAll(leftNull, rightNull, scope)]);
  return union([normalForm(equal, 'false', scope), conjoinAll(leftNull, rightThere, scope), conjoinAll(leftThere, rightNull, scope)]);
}

function caseClauses(e: Expression & { kind: 'case' }, mode: Mode, scope: Scope): Clause[] {
  const sets: Clause[][] = [];
  let before: Clause[] = [FREE];
  const [only] = e.clauses;
  // `CASE WHEN a THEN a ELSE b END`: if b holds, a does not matter.
  if (e.clauses.length === 1 && isPositive(mode) && printExpression(only!.when) === printExpression(only!.then))
    return union([normalForm(only!.when, 'true', scope), normalForm(e.otherwise, mode, scope)]);
  for (const { when, then } of e.clauses) {
    sets.push(conjoinAll(conjoinAll(before, normalForm(when, 'true', scope), scope), normalForm(then, mode, scope), scope));
    before = conjoinAll(before, normalForm(when, 'notTrue', scope), scope);
  }
  sets.push(conjoinAll(before, normalForm(e.otherwise, mode, scope), scope));
  return union(sets);
}

/** For booleans: the first that is not NULL decides. */
function coalesceClauses(items: readonly Expression[], mode: Mode, scope: Scope): Clause[] {
  const [first, ...rest] = items;
  if (!first) return constantHolds(null, mode) ? [FREE] : [];
  const [other] = rest;
  // `coalesce(a, true)` is true unless `a` is false.
  if (rest.length === 1 && isConstant(other!) && (other.text === 'true' || other.text === 'false')) {
    const elseTrue = other.text === 'true';
    return normalForm(first, isPositive(mode) ? (elseTrue ? 'notFalse' : 'true') : elseTrue ? 'false' : 'notTrue', scope);
  }
  const there = normalForm(first, isPositive(mode) ? 'true' : 'false', scope);
  const absent = nullTest(first, true, scope, normalForm);
  if (!absent) return unread({ kind: 'call', name: 'coalesce', operator: false, items }, mode);
  return union([there, absent.length === 0 ? [] : conjoinAll(absent, coalesceClauses(rest, mode, scope), scope)]);
}

function isBooleanComparison(e: Expression & { kind: 'call' }, scope: Scope): boolean {
  return e.items.length === 2 && /^(?:=|<>|<=|>=|<|>)$/.test(e.name) && e.items.every((item) => typeOf(item, scope).base === 'bool');
}

/** False sorts before true: `a <= b` means "a implies b". */
function booleanComparison(e: Expression & { kind: 'call' }, mode: Mode, scope: Scope): Clause[] {
  const [a, b] = e.items as [Expression, Expression];
  switch (e.name) {
    case '=':
      return equality(a, b, mode, scope);
    case '<>':
      return equality(a, b, OPPOSITE[mode], scope);
    case '<=':
      return implication(a, b, mode, scope);
    case '>=':
      return implication(b, a, mode, scope);
    case '<':
      return implication(b, a, OPPOSITE[mode], scope);
    default:
      return implication(a, b, OPPOSITE[mode], scope);
  }
}

/** `a = b` of booleans, in each mode: both true or both false, or NULL on either side if the mode accepts it. */
function equality(a: Expression, b: Expression, mode: Mode, scope: Scope): Clause[] {
  const [yes, no]: [Mode, Mode] = isStrictMode(mode) ? ['true', 'false'] : ['notFalse', 'notTrue'];
  const other: [Mode, Mode] = isPositive(mode) ? [yes, no] : [no, yes];
  return union([
    conjoinAll(normalForm(a, yes, scope), normalForm(b, other[0], scope), scope),
    conjoinAll(normalForm(a, no, scope), normalForm(b, other[1], scope), scope),
  ]);
}

/** `a <= b` of booleans, in each mode: NULL if either side is, unlike `NOT a OR b`. */
function implication(a: Expression, b: Expression, mode: Mode, scope: Scope): Clause[] {
  const both = (ofA: Mode, ofB: Mode) => conjoinAll(normalForm(a, ofA, scope), normalForm(b, ofB, scope), scope);
  if (mode === 'notFalse') return union([normalForm(a, 'notTrue', scope), normalForm(b, 'notFalse', scope)]);
  if (mode === 'true') return union([both('false', 'false'), both('false', 'true'), both('true', 'true')]);
  return mode === 'false' ? both('true', 'false') : both('notFalse', 'notTrue');
}

/** A condition without boolean structure of its own: choices inside its operands are extracted first. */
function atom(e: Expression, mode: Mode, scope: Scope): Clause[] {
  const direct = readAtom(e, isPositive(mode), scope, normalForm);
  if (direct) return strictly(direct, e, mode, scope);
  const choices = liftChoice(e);
  if (!choices) return unread(e, mode);
  return union(choices.map(({ when, then }) => conjoinAll(all(when, 'true', scope), normalForm(then, mode, scope), scope)));
}

function strictly(clauses: readonly Clause[], e: Expression, mode: Mode, scope: Scope): Clause[] {
  if (!isStrictMode(mode)) {
    // If no value satisfies it, NULL still does.
    if (clauses.length > 0) return [...clauses];
    return viewedColumns(e)
      .filter((name) => !scope.notNull.has(name))
      .map(nullClause);
  }
  return conjoinAll(clauses, [notNullClause(...viewedColumns(e))], scope);
}

/** Names as the scope knows them: views by their own. */
function viewedColumns(e: Expression): string[] {
  const names = new Set<string>();
  const visit = (part: Expression): void => {
    if (part.kind === 'column') names.add(part.name);
    else for (const inner of partsOf(part)) visit(inner);
  };
  visit(e);
  return [...names];
}

function unread(e: Expression, mode: Mode): Clause[] {
  const shown = printExpression(e);
  const condition = mode === 'true' ? shown : mode === 'false' ? printExpression(not(e)) : `(${shown} IS NOT ${mode === 'notFalse' ? 'FALSE' : 'TRUE'})`;
  const equation = isPositive(mode) ? equationOf(e) : undefined;
  return [{ ...FREE, unread: [{ condition, columns: columnsOf(e), constants: constantsOf(e), ...(equation ? { equation } : {}) }] }];
}

/** `c = f(others)` or `c = f(c)`, in either order. */
function equationOf(e: Expression): { column: string; expression: string } | undefined {
  if (!isCall(e, '=')) return undefined;
  for (const [left, right] of [
    [e.items[0]!, e.items[1]!],
    [e.items[1]!, e.items[0]!],
  ] as const) {
    if (left.kind === 'column' && !left.view && (!columnsOf(right).includes(left.name) || columnsOf(right).length === 1))
      return { column: left.name, expression: printExpression(right) };
  }
  return undefined;
}
