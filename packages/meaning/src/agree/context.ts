import { ownMember, type Domain, type ReasonCode } from '@seedbed/contract';
import type { DecideContext } from '../propose/context.ts';
import { edit, generatorOf, type Draft } from '../edits/draft.ts';
import type { TableNames } from '../read/schema-names.ts';
import { linksTo, type Link } from '../schema/link.ts';
import { linksOf } from '../schema/relations.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { decimal } from './sums/decimal.ts';
import { hasOnlyOrders } from '../schema/has-only-orders.ts';

/** The context for finding columns that follow from others. */
export type DeriveContext = DecideContext & { readonly drafts: ReadonlyMap<TableView, readonly Draft[]> };

/** Kinds that the plan computes from other columns. */
const COMPUTED: ReadonlySet<string> = new Set(['expression', 'lookup', 'derived', 'split']);

export function isComputed(draft: Draft): boolean {
  return COMPUTED.has(draft.kind);
}

/**
 * Whether only the type binds the column, so that any computed value fits. `or in an order`: or only orders, which keep a computed value
 * that satisfies them.
 */
export function isFree(column: ColumnView, table: TableView, { bounds }: DeriveContext, besides: 'or in an order' | 'alone' = 'alone'): boolean {
  const solved = bounds.tables.get(table.name)!;
  const domain = ownMember(solved.domains, column.name);
  const onlyNotNegative = !domain || (Object.keys(domain).length === 1 && domain.min !== undefined && Number(domain.min) <= 0);
  return (
    onlyNotNegative &&
    !column.inKey &&
    !solved.groups.some((group) => group.columns.includes(column.name) && (besides === 'alone' || !hasOnlyOrders(group))) &&
    !solved.unread.some((each) => each.columns.includes(column.name))
  );
}

/** Whether a draft may be computed: nothing computes it yet, and only the type binds its column. */
export function isOpen(draft: Draft, table: TableView, context: DeriveContext): boolean {
  return !isComputed(draft) && isFree(draft.column, table, context);
}

/** Whether a part of the row is never NULL if the target may not be. */
export function isThere(part: Draft, target: Draft): boolean {
  return !target.column.notNull || part.nullRate === undefined;
}

/**
 * The minimum of a sum without other conditions: '' for zero or less, `0.01` for `CHECK (total > 0)`; null for other conditions, which
 * might refuse a computed sum.
 */
export function atLeast(column: ColumnView, table: TableView, context: DeriveContext, besides: 'or in an order' | 'alone' = 'alone'): string | null {
  if (isFree(column, table, context, besides)) return '';
  const domain = aboveZero(ownMember(context.bounds.tables.get(table.name)!.domains, column.name));
  if (!domain || !Object.keys(domain).every((each) => each === 'min' || each === 'minExclusive') || Number(domain.min) > 1) return null;
  const { base, scale = 2 } = column.type;
  const least = domain.minExclusive ? Number(domain.min) + (base.startsWith('int') ? 1 : 10 ** -scale) : Number(domain.min);
  return isFree(column, table, withoutDomains(context, table), besides) ? decimal(least) : null;
}

/** A sum that is not 0 is more than that, where nothing else is asked of it: `CHECK (amount <> 0)`. */
export function aboveZero(domain: Domain | undefined): Domain | undefined {
  const { notIn, ...others } = domain ?? {};
  return notIn?.join() === '0' && Object.keys(others).length === 0 ? { min: '0', minExclusive: true } : domain;
}

/** The same schema, in which only orders and keys bind the table's columns. */
export function withoutDomains(context: DeriveContext, table: TableView): DeriveContext {
  const { bounds } = context;
  const tables = new Map([...bounds.tables, [table.name, { ...bounds.tables.get(table.name)!, domains: {} }]]);
  return { ...context, bounds: { ...bounds, tables } };
}

/** The parent's draft is always there for the child: no NULLs on the way, or the child may be NULL. */
export function isAlwaysThere(link: Link, parent: Draft, child: ColumnView, { relations }: DeriveContext): boolean {
  if (!child.notNull) return true;
  const relation = relations.all.find((each) => each.link === link)!.relation;
  const isEvent = ['date.event', 'life.stamp'].includes(parent.kind);
  return parent.nullRate === undefined && (relation.nullShare ?? 0) === 0 && (parent.column.notNull || !isEvent);
}

export { parentsOf } from '../schema/relations.ts';

export function childrenOf(table: TableView, { relations }: DeriveContext): Link[] {
  return linksTo(linksOf(relations), table).filter((link) => link.from !== table);
}

export function namesOf(table: TableView, { names }: DeriveContext): TableNames {
  return names.tables.get(table)!;
}

export function compute(
  draft: Draft,
  kind: string,
  parameters: Record<string, unknown>,
  words: string,
  code: ReasonCode = kind === 'expression' ? 'row' : 'relation',
): void {
  edit(draft, { kind, parameters, entity: undefined, nullRate: undefined, confidence: 0.85, because: { code, words } });
}

/** The same, NULL as often as it was. */
export function computeWhereSet(draft: Draft, ...how: [kind: string, parameters: Record<string, unknown>, words: string, code?: ReasonCode]): void {
  const { nullRate } = draft;
  compute(draft, ...how);
  if (!draft.column.notNull) edit(draft, { nullRate });
}

/** An expression in rows that meet a condition; the others stay as they are. */
export function computeIn(draft: Draft, when: string, expression: string, because: Draft['because']): void {
  const cases = [{ when, generator: { kind: 'expression', parameters: { expression } } }];
  edit(draft, { kind: 'cases', parameters: { cases, otherwise: generatorOf(draft) }, entity: undefined, because });
}
