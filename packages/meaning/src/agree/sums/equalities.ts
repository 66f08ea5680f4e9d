import { ownMember, type Group, type Order, type Variant } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, computeWhereSet, isComputed, isFree, isOpen, namesOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { hasOnlyOrders } from '../../schema/has-only-orders.ts';
import { readsFrom, zeroOf } from './parts-of-sums.ts';
import { roomFor } from './sums-of-money.ts';
import { toldFormula, type Called } from './told-formula.ts';
import { isRequired } from '../../schema/link.ts';
import { callAlong, waysUp } from '../ways-up.ts';
import { EXACT_TYPES } from '../../schema/types.ts';

/** `gross = net + vat` of a CHECK that every row is under: Σ coefficient · column = value. */
export type Equality = { readonly terms: readonly { readonly draft: Draft; readonly by: number }[]; readonly value: number };

/** Sums that a CHECK asks of every row of a table, over numbers that an expression can name. */
export function equalitiesOf(table: TableView, context: DeriveContext, groups = ordersOf(table, context)): Equality[] {
  const drafts = context.drafts.get(table)!;
  const orders = groups.flatMap(({ order = [], variants }) => [...order, ...wholeOf(variants)]);
  return orders.flatMap(({ operator, terms, value }) => {
    if (operator !== '=' || terms.length < 3) return [];
    const read = terms.map(({ column, coefficient }) => ({ draft: drafts.find((each) => each.column.name === column), by: coefficient }));
    return read.every((term): term is Equality['terms'][number] => isNumber(term.draft)) ? [{ terms: read, value }] : [];
  });
}

/** The column as the rest of the equality computes it; null if its digits cannot hold that, or if a part depends on it. */
export function solvedFor(target: Draft, { terms, value }: Equality, drafts: readonly Draft[]): string | null {
  const own = terms.find((term) => term.draft === target);
  const parts = terms.filter((term) => term.draft !== target);
  if (!own || Math.abs(own.by) !== 1 || !terms.every(({ by }) => Number.isInteger(by)) || !Number.isInteger(value)) return null;
  if (parts.some(({ draft }) => scaleOf(draft) > scaleOf(target) || isMadeFrom(draft, target, drafts))) return null;
  const signed = parts
    .map(({ draft, by }) => ({ text: `${Math.abs(by) === 1 ? '' : `${Math.abs(by)} * `}${termOf(draft)}`, plus: by * own.by < 0 }))
    .toSorted((a, b) => Number(b.plus) - Number(a.plus));
  const text = signed.map(({ text: part, plus }, i) => (i === 0 ? (plus ? part : `0 - ${part}`) : `${plus ? '+' : '-'} ${part}`)).join(' ');
  const rest = value * own.by;
  return rest === 0 ? text : `${text} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}`;
}

/** The column in a sum: nothing if it may be NULL, since a case of the CHECK may make it so. */
function termOf(draft: Draft): string {
  return draft.column.notNull ? draft.column.name : `coalesce(${draft.column.name}, ${zeroOf(draft)})`;
}

/** Computes numbers that a CHECK defines, before anything depends on them. */
export function computeEquations(table: TableView, context: DeriveContext): void {
  for (const { column, expression, constraint } of context.bounds.tables.get(table.name)!.equations) {
    const draft = context.drafts.get(table)!.find((each) => each.column.name === column);
    if (draft) compute(draft, 'expression', { expression }, `${constraint} asks for ${column} = ${expression}`);
  }
}

/** Computes numbers that the comment of their column defines, before anything depends on them. */
export function computeToldFormulas(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  for (const draft of drafts.filter((each) => isNumber(each) && isOpen(each, table, context))) {
    const expression = toldFormula(
      draft,
      drafts.filter((each) => each !== draft && !dependsOn({ table, draft: each }, { table, draft }, context)),
      () => columnsAbove(draft, table, context),
    );
    if (expression !== undefined) computeWhereSet(draft, 'expression', { expression }, `its comment: ${draft.column.column.comment!}`);
  }
}

/** The columns of what each row refers to, nearest first, as the row calls them. */
export function columnsAbove(draft: Draft, table: TableView, context: DeriveContext): Called[][] {
  const ways = waysUp(table, context).filter(({ links }) => links.every((link) => isRequired(link)));
  const levels = Map.groupBy(ways, ({ links }) => links.length);
  return [...levels.values()].map((level) =>
    level.flatMap((way) =>
      context.drafts
        .get(way.to)!
        .filter((each) => isPlainName(each.column.name) && !dependsOn({ table: way.to, draft: each }, { table, draft }, context))
        .map((each) => ({ draft: each, called: callAlong(way, each.column.name), of: new Set(namesOf(way.to, context).words) })),
    ),
  );
}

/**
 * The whole in a CHECK's sum is computed from its parts, so that no part is the remainder, which could be negative. The whole is the one
 * alone on its side.
 */
export function settleEqualities(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  for (const equality of equalitiesOf(table, context)) {
    const whole = soleColumnOnOneSide(equality);
    if (!whole || isComputed(whole) || !isFree(whole.column, table, context, 'or in an order') || !roomFor(whole, 4)) continue;
    const expression = solvedFor(whole, equality, drafts);
    if (expression !== null) compute(whole, 'expression', { expression }, `a CHECK asks for ${whole.column.name} = ${expression}`);
  }
  for (const equality of equalitiesOf(table, context, context.bounds.tables.get(table.name)!.groups)) {
    const whole = soleColumnOnOneSide(equality);
    if (whole && !isComputed(whole)) spreadWithin(whole, equality, table, context);
  }
  for (const group of ordersOf(table, context)) writeOut(drafts, new Set(group.columns));
}

/** Where most wholes lie between nothing and all, as points do. */
const USUAL = { mean: 0.65, deviation: 0.15 };

/** A whole that is chosen before its parts lies where they have room to differ: at 100 of 50 and 50, or at nothing, they could only be one thing. */
function spreadWithin(whole: Draft, { terms, value }: Equality, table: TableView, context: DeriveContext): void {
  const { domains } = context.bounds.tables.get(table.name)!;
  const isUsual = ({ kind }: Draft): boolean => kind.startsWith('number.');
  const limits = terms.filter(({ draft }) => draft !== whole).map(({ draft }) => ownMember(domains, draft.column.name));
  const [least, most] = (['min', 'max'] as const).map((end) => limits.reduce((sum, limit) => sum + Number(limit?.[end] ?? Number.NaN), 0));
  if (value !== 0 || !terms.every(({ by }) => Math.abs(by) === 1) || !isUsual(whole) || !(most! > least!)) return;
  const own = ownMember(domains, whole.column.name);
  const [min, max] = [Math.max(least!, Number(own?.min ?? least)), Math.min(most!, Number(own?.max ?? most))];
  const parameters = { mean: min + (max - min) * USUAL.mean, deviation: (max - min) * USUAL.deviation, min, max, fractionDigits: scaleOf(whole) };
  if (max > min) edit(whole, { kind: 'number.measure', parameters, because: { code: 'row', words: 'what its parts can come to' } });
}

/**
 * Columns in an order are generated together. If one depends on a column outside that depends on one inside, each would wait for the other:
 * inlines the outside column's formula.
 */
function writeOut(drafts: readonly Draft[], inside: ReadonlySet<string>): void {
  const isInside = (draft: Draft): boolean => inside.has(draft.column.name);
  const writtenFor = (draft: Draft): string =>
    drafts.reduce((text, part) => {
      const waits = part !== draft && !isInside(part) && readsFrom(draft, part) && drafts.some((each) => isInside(each) && isMadeFrom(part, each, drafts));
      return waits ? text.replace(new RegExp(`\\b${part.column.name}\\b`, 'g'), `(${writtenFor(part)})`) : text;
    }, String(draft.parameters['expression']));
  for (const draft of drafts)
    if (isInside(draft) && draft.kind === 'expression') edit(draft, { parameters: { ...draft.parameters, expression: writtenFor(draft) } });
}

/** Groups of columns that nothing but orders binds. */
function ordersOf(table: TableView, { bounds }: DeriveContext): readonly Group[] {
  return bounds.tables.get(table.name)!.groups.filter(hasOnlyOrders);
}

/** `total = subtotal - coalesce(discount, 0)` has a case for each way of NULLs: the equality without any, where the others are that without their NULLs. */
function wholeOf(variants: readonly Variant[] = []): Order[] {
  const cases = variants.map(({ columns, order = [] }) => ({ order, isNull: (name: string) => ownMember(columns, name)?.null === true }));
  const [whole] = cases.toSorted((a, b) => termsIn(b.order) - termsIn(a.order));
  if (whole?.order.length !== 1) return [];
  const [all] = whole.order;
  const fits = cases.every(({ order, isNull }) => {
    const left = { ...all!, terms: all!.terms.filter(({ column }) => !isNull(column)) };
    return order.length === 1 && textOf(order[0]!) === textOf(left);
  });
  return fits ? [all!] : [];
}

const textOf = ({ terms, operator, value }: Order): string => [...terms.map(({ column, coefficient }) => `${coefficient} ${column}`), operator, value].join();
const termsIn = (order: readonly Order[]): number => order.reduce((sum, { terms }) => sum + terms.length, 0);

function soleColumnOnOneSide({ terms }: Equality): Draft | undefined {
  const [above, below] = [terms.filter(({ by }) => by > 0), terms.filter(({ by }) => by < 0)];
  return above.length === 1 ? above[0]!.draft : below.length === 1 ? below[0]!.draft : undefined;
}

/** Whether a column depends on another one, through any steps within the row. */
function isMadeFrom(draft: Draft, target: Draft, drafts: readonly Draft[], seen: ReadonlySet<Draft> = new Set()): boolean {
  if (seen.has(draft)) return true;
  return (
    readsFrom(draft, target) || drafts.some((each) => each !== draft && readsFrom(draft, each) && isMadeFrom(each, target, drafts, new Set([...seen, draft])))
  );
}

function isNumber(draft: Draft | undefined): boolean {
  return draft !== undefined && isPlainName(draft.column.name) && EXACT_TYPES.has(draft.column.type.base);
}

function scaleOf({ column: { type } }: Draft): number {
  return type.base === 'numeric' ? (type.precision === undefined ? 2 : (type.scale ?? 0)) : 0;
}
