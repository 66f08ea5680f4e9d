import { dictionaryOf, type Generator } from '@seedbed/contract';
import type { Expression } from '../checks/expression.ts';
import { FREE, readClauses, type ClauseOrder } from '../checks/index.ts';
import { difference, linearForm } from '../checks/atoms/linear-form.ts';
import { withViews } from '../checks/views.ts';
import { formulaName } from '../code/print-formula.ts';
import type { TableFacts } from './constraints.ts';
import { namesOf, type Solved } from './solve-conditions.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/**
 * Usual and maximum hours between the two, in addition to required ones; maximum days of a range that ends before a
 * time.
 */
const BETWEEN = { typical: 72, most: 720 };
const SHORT = 2;

type Behind = {
  readonly read: readonly Solved[];
  readonly generators: Readonly<Record<string, Generator>>;
  /** How each is satisfied, by the constraint's name. */
  readonly how: ReadonlyMap<string, string>;
};

/**
 * `lower(slot) > booked_at`, `upper(slot) <= closed_at`: the range starts some time after the other column, or ends
 * before it. Only if the range has no other conditions, and the other time is never NULL. A range under a key or an
 * exclusion does not move, so the other time moves before it.
 */
export function rangesBehind(read: readonly Solved[], facts: TableFacts): Behind {
  const generators: [string, Generator][] = [];
  const how = new Map<string, string>();
  const left = read.map((one) => {
    const found = rangeBehind(one, facts);
    if (!found) return placedBehind(one, facts, read) ?? one;
    if (isConstrainedFurther(found.range, one, read)) return one;
    if (isPlaced(found.range, facts)) return found.order ? { ...one, clauses: [{ ...FREE, order: [found.order] }] } : one;
    generators.push([found.range, found.generator]);
    how.set(one.constraint.name, `${found.range} is made ${found.before ? 'before' : 'after'} ${found.column}`);
    return { ...one, clauses: [FREE] };
  });
  return { read: left, generators: dictionaryOf(generators), how };
}

/**
 * `NOT isempty(valid) AND signed_on <= lower(valid)` for a range that does not move: the comparison moves the other
 * time, and the rest holds anyway. Null if a part cannot be read.
 */
function placedBehind(one: Solved, facts: TableFacts, read: readonly Solved[]): Solved | null {
  const { constraint } = one;
  if ('unreadable' in constraint.read || constraint.read.expression.kind !== 'and' || !one.clauses.some(({ unread }) => unread.length > 0)) return null;
  const { items } = constraint.read.expression;
  const clauses = [{ ...FREE, unread: [{ condition: constraint.sql, columns: constraint.columns, constants: [] }] }];
  for (const item of items) {
    const found = rangeBehind({ constraint: { ...constraint, read: { expression: item } }, clauses }, facts);
    if (!found?.order || isConstrainedFurther(found.range, one, read) || !isPlaced(found.range, facts)) continue;
    const rest: Expression = { kind: 'and', items: items.filter((other) => other !== item) };
    const [clause, ...others] = readClauses(rest, 'notFalse', facts.scope);
    if (clause && others.length === 0 && clause.unread.length === 0) return { ...one, clauses: [{ ...clause, order: [...clause.order, found.order] }] };
  }
  return null;
}

type Found = { readonly range: string; readonly column: string; readonly before: boolean; readonly generator: Generator; readonly order: ClauseOrder | null };

function rangeBehind({ constraint, clauses }: Solved, { scope }: TableFacts): Found | null {
  const isUnread = clauses.length === 1 && clauses[0]!.unread.length === 1 && clauses[0]!.columns.size === 0 && clauses[0]!.order.length === 0;
  if (!isUnread || constraint.kind !== 'check' || constraint.elementOf !== undefined || 'unreadable' in constraint.read) return null;
  const viewed = withViews(constraint.read.expression, scope);
  const compared = comparedTimes(viewed.expression);
  if (!compared) return null;
  const [low, high] = compared.sides.map((side) => linearForm(side, viewed.scope));
  // `form > 0`, or not less than it.
  const form = low && high && difference(high, low);
  if (!form || form.unit !== 'time' || form.terms.size !== 2) return null;
  const end = [...form.terms.keys()].find((name) => viewed.views.has(name));
  const column = [...form.terms.keys()].find((name) => !viewed.views.has(name));
  const view = end === undefined ? undefined : viewed.views.get(end);
  if (!view || (view.kind !== 'lower' && view.kind !== 'upper') || column === undefined || formulaName(column) === null || !scope.notNull.has(column))
    return null;
  const unit = (name: string): number => (viewed.scope.columns.get(name)?.base === 'date' ? DAY : 1);
  if (Math.abs(form.terms.get(end!)!) !== unit(end!) || Math.abs(form.terms.get(column)!) !== unit(column)) return null;
  const before = form.terms.get(end!)! < 0;
  // The constant at its unsafe bound: the minimum distance of the two.
  const apart = -form.least + (compared.strict ? (view.type.base === 'date' ? DAY : HOUR) : 0);
  const least = Math.max(0, Math.ceil(apart / HOUR)) + (before && view.kind === 'upper' ? SHORT * 24 : 0);
  const after = { of: column, least, typical: least + BETWEEN.typical, most: least + BETWEEN.most, ...(before ? { before: true } : { future: true }) };
  const lower = { kind: 'date.after', parameters: after };
  const terms = [...form.terms].map(([name, by]) => ({ column: name === end ? view.of : name, coefficient: -by }));
  const order: ClauseOrder = {
    order: { terms, operator: compared.strict ? '<' : '<=', value: form.least },
    sql: constraint.sql,
    columns: [view.of, column],
  };
  return {
    range: view.of,
    column,
    before,
    order: view.kind === 'lower' ? order : null,
    generator: { kind: 'range', parameters: { lower, ...(before ? { maxWidth: SHORT } : {}) } },
  };
}

/** Both sides of a comparison, the smaller one first. */
function comparedTimes(e: Expression): { readonly sides: readonly [Expression, Expression]; readonly strict: boolean } | null {
  if (e.kind !== 'call' || !/^[<>]=?$/.test(e.name) || e.items.length !== 2) return null;
  const [left, right] = e.items as [Expression, Expression];
  return { sides: e.name.startsWith('<') ? [left, right] : [right, left], strict: e.name.length === 1 };
}

function isConstrainedFurther(range: string, own: Solved, read: readonly Solved[]): boolean {
  return read.some((one) => one !== own && (one.constraint.columns.includes(range) || namesOf(one.clauses).includes(range)));
}

/** By a key, an exclusion, a reference or a generated column. */
function isPlaced(range: string, { table }: TableFacts): boolean {
  return (
    table.uniqueKeys.some(({ columns, predicate }) => columns.includes(range) || predicate?.includes(range)) ||
    table.foreignKeys.some(({ columns }) => columns.includes(range)) ||
    table.columns.some(({ name, generated, generationExpression }) => (name === range && generated) || generationExpression?.includes(range)) ||
    JSON.stringify(table.exclusions).includes(range)
  );
}
