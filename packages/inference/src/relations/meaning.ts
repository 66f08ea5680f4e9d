import type { FanOut } from '@seedbed/contract';
import {
  empirical,
  isOneToOne,
  isUsedByOne,
  lasts,
  rowsEach,
  type Counted,
  type Link,
  type Role,
  type RowsEach,
  type SchemaNames,
  type TableView,
} from '@seedbed/meaning/decide';

/** How children are spread over their parents. */
export type Lie = RowsEach;

/** What is known of the tables; `places` have members. `isWithPeople`: each row is about a member of the place that its thing is in. */
export type Owned = {
  readonly names: SchemaNames;
  readonly roles: ReadonlyMap<TableView, Role>;
  readonly places: ReadonlySet<TableView>;
  readonly isWithPeople?: boolean;
};

/** Of these most have one. */
const FEW = 'role group team member membership guardian relative policy insurer spouse owner address';
const TAGS = 'tag label category topic keyword genre skill amenity interest permission feature';

/** Of each parent of which nothing more is known. */
export const USUAL_MEAN = 2.8;

const has = (list: string, word: string): boolean => ` ${list} `.includes(` ${word} `);

/** Of the relation that owns the child: by lines of `data/rows-each.json`. The engine's own: geometric of mean 2.8. */
export function ownedLie(link: Link, owned: Owned, otherParents: number, isKind = false): Lie {
  const { names, roles } = owned;
  const [child, parent] = [counted(link.from, owned), counted(link.to, owned)];
  if (isOneToOne(link)) return rowsEach(child, parent, true) ?? (isKind ? { childless: 0.08 } : {});
  if (roles.get(link.from) === 'link') return linkLie(names.tables.get(link.from)!.words, otherParents);
  const each = rowsEach(child, parent, false);
  if (each) return each;
  if (isPair(link)) return linkLie(names.tables.get(link.from)!.words, otherParents);
  if (parent.is.has('people')) return { fanOut: { kind: 'pareto', mean: 3.4, shape: 1.4 }, childless: 0.35, order: 'time' };
  if (owned.isWithPeople) return WITH_PEOPLE;
  return { fanOut: { kind: 'geometric', mean: USUAL_MEAN }, childless: 0.1, order: lasts(parent) ? 'time' : 'near' };
}

/** As many as the people who belong to the place of each: absences from a class. */
const WITH_PEOPLE: Lie = { fanOut: { kind: 'lognormal', median: 7, sigma: 0.9 }, childless: 0.1, order: 'time' };

/** Members of each place, so many on average: most places have fewer, some many more. */
export function membersEach(mean: number): FanOut {
  return { kind: 'lognormal', median: Math.max(1, Math.round(mean / Math.exp(SPREAD ** 2 / 2))), sigma: SPREAD };
}
const SPREAD = 0.7;

/** What lines know of the rows of a table that belong to each row of a list: stages of a pipeline. Undefined if they know nothing. */
export function eachOfList({ from, to }: Link, owned: Owned): Lie | undefined {
  return rowsEach(counted(from, owned), counted(to, owned), false);
}

function counted(table: TableView, { names, roles, places }: Owned): Counted {
  const { tokens, noun, agent } = names.tables.get(table)!;
  const is = [roles.get(table), agent && 'people', (places.has(table) || roles.get(table) === 'tenant') && 'place'];
  return { words: tokens.words, noun, is: new Set(is.filter((each) => typeof each === 'string')) };
}

/** Keyed only by its references, whatever its other columns: guardians of a student, enrolments of a class. */
function isPair({ from }: Link): boolean {
  return from.primaryKey.length >= 2 && from.primaryKey.every((column) => from.foreignKeys.some((key) => key.columns.includes(column)));
}

/** A few of the other side for each: roles of a user, tags of a thing; never more than there are. */
function linkLie(words: ReadonlySet<string>, otherParents: number): Lie {
  const few = [...words].some((word) => has(FEW, word));
  const weights = few ? [82, 13, 5] : [34, 30, 19, 11, 6];
  return { fanOut: empirical(weights.slice(0, Math.max(1, otherParents))), childless: [...words].some((word) => has(TAGS, word)) ? 0.12 : 0.05 };
}

/** Of a relation that spreads the child's rows over the parents. The engine's own: Zipf 0.8, every parent may have children. */
export function spreadLie(link: Link, names: SchemaNames, roles: ReadonlyMap<TableView, Role>): Lie {
  const parent = names.tables.get(link.to)!;
  if (isOneToOne(link) || link.from === link.to || roles.get(link.to) === 'lookup') return {};
  if (['product', 'item', 'article', 'variant', 'sku', 'book', 'track', 'film', 'movie', 'song'].includes(parent.noun))
    return { fanOut: { kind: 'zipf', exponent: 0.9 }, childless: 0.2 };
  if (parent.agent) return { childless: 0.2 };
  // Nobody can use one thing a hundred times while others stand idle.
  if (isUsedByOne(parent.noun)) return { fanOut: { kind: 'uniform', min: 1, max: 3 } };
  return {};
}

/** Share of rows without this parent, where the column may be NULL. */
export function nullShareOf(link: Link, names: SchemaNames): number {
  const words = new Set(link.columns.flatMap((column) => [...names.tables.get(link.from)!.columns.get(column)!.words]));
  const any = (...wanted: string[]): boolean => wanted.some((word) => words.has(word));
  if (link.from === link.to)
    return any('manager', 'report', 'supervisor', 'boss')
      ? 0.02
      : any('previous', 'replaced', 'merged', 'original', 'duplicate', 'reversal', 'reply')
        ? 0.85
        : 0.3;
  if (any('deleted', 'canceled', 'revoked', 'banned', 'removed', 'archived', 'rejected', 'voided', 'locked')) return 0.95;
  if (any('coupon', 'promotion', 'voucher', 'discount', 'campaign')) return 0.8;
  if (any('previous', 'replaced', 'merged', 'original', 'reply', 'duplicate', 'refund', 'reversal')) return 0.8;
  if (any('replied', 'answered')) return 0.5;
  if (any('resolved', 'closed', 'completed')) return 0.4;
  if (any('assignee', 'assigned', 'approved', 'approver', 'reviewer', 'reviewed', 'verified', 'secondary', 'alternate', 'parent')) return 0.25;
  return 0.08;
}
