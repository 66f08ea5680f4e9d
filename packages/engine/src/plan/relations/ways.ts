import { chainedSpread } from '../../relations/chained.ts';
import type { Spread } from '../../relations/spread.ts';
import { withoutChildren } from '../../relations/without-children.ts';
import type { RelationDraft, TableDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { leftOut } from '../existing/existing-rows.ts';
import type { RelationWork, Work } from '../work.ts';
import type { WithinRole } from './roles.ts';
import { shortestWay } from './shortest-way.ts';

/** References one behind the other, each from the table that the one before leads to; none: the row itself. */
export type Way = readonly RelationDraft[];

/**
 * The shortest way from a table to another one by references that are there in every row, otherwise by others; null if
 * there is none. By those that a migration added only where no others lead there: what agreed before goes on to agree in the same way.
 */
export function wayTo(from: TableDraft, to: string): Way | null {
  const isFirst = ({ spec }: RelationDraft): boolean => spec.addedLater !== true;
  return (
    shortest(from, to, (relation) => !relation.nullable && isFirst(relation)) ??
    shortest(from, to, isFirst) ??
    shortest(from, to, (relation) => !relation.nullable) ??
    shortest(from, to, () => true)
  );
}

/** From a row to what the parent that owns it has, by the reference that the blueprint names for first rows; null if it names none. */
export function openingWay({ child, spec }: RelationDraft): Way | null {
  const owner = spec.opening === undefined ? undefined : child.relations.find((each) => each.spec.owner);
  const onward = owner?.parent.relations.find((each) => each.spec.name === spec.opening);
  return owner && onward ? [owner, onward] : null;
}

/** The way that begins with the references of these names, one behind the other; without names, the shortest one. Null if they do not lead there. */
export function wayAlong(from: TableDraft, to: string, names: readonly string[] = []): Way | null {
  const [name, ...others] = names;
  if (name === undefined) return wayTo(from, to);
  const step = from.relations.find(({ spec }) => spec.name === name);
  const rest = step && wayAlong(step.parent, to, others);
  return step && rest ? [step, ...rest] : null;
}

/** The way by the references of these names alone, one behind the other; null if one is not there. */
export function wayBy(from: TableDraft, names: readonly string[] = []): Way | null {
  const way: RelationDraft[] = [];
  for (const name of names) {
    const step = (way.at(-1)?.parent ?? from).relations.find(({ spec }) => spec.name === name);
    if (!step) return null;
    way.push(step);
  }
  return way;
}

function shortest(from: TableDraft, to: string, isStep: (relation: RelationDraft) => boolean): Way | null {
  return shortestWay({
    from,
    isThere: ({ name }) => name === to,
    stepsFrom: ({ relations }) => relations.filter((relation) => !isNever(relation) && isStep(relation)),
    parentOf: ({ parent }) => parent,
  });
}

export function isSameWay(one: Way, other: Way): boolean {
  return one.length > 0 && one.length === other.length && one.every((step, i) => step === other[i]);
}

/** Where a way leads, counted both ways; null for no step, and where one of its spreads is not built yet. */
export function waySpread(work: Work, way: Way): Spread | null {
  let spread: Spread | null = null;
  for (const step of way) {
    const next = work.relations.get(step)!.spread;
    if (!next) return null;
    spread = spread ? chainedSpread(spread, next) : next;
  }
  return spread;
}

/** Where candidates lead; rows that are not sent are no candidates. */
export function candidatesOf(work: Work, inside: Way): Spread | null {
  const spread = waySpread(work, inside);
  const left = leftOut(work, inside[0]!.child);
  return spread && left ? withoutChildren(spread, left) : spread;
}

/** Where rows choose: how the parent of the lead leads to its place (null: it is the place), the candidates of each place, and, if these only name rows, the rows. */
export type Places = { readonly leadScope: Spread | null; readonly inside: Spread; readonly far: Spread | null };

/** The places of a relation within another one; null where a spread is not built yet, or where the labels of the rows cannot be told. */
export function placesOf(work: Work, { labels }: Pick<RelationWork, 'labels'>, { leadScope: way, inside: within, alike }: WithinRole): Places | null {
  const leadScope = waySpread(work, way);
  if (way.length > 0 && !leadScope) return null;
  if (alike?.scope) return labels && { leadScope: labels.own, inside: labels.inside, far: labels.far };
  if (alike) return labels && { leadScope: leadScope ? chainedSpread(leadScope, labels.own) : labels.own, inside: labels.inside, far: labels.far };
  const inside = candidatesOf(work, within);
  return inside && { leadScope, inside, far: null };
}

/** A reference that is NULL in every row: by its share, or in every case. */
export function isNever({ spec, columns, child }: RelationDraft): boolean {
  const groups = child.spec.groups ?? [];
  return (
    spec.nullShare === 1 ||
    columns.some(({ name }) => groups.some(({ variants = [] }) => variants.length > 0 && variants.every((variant) => conditionsOnColumn(variant, name)?.null)))
  );
}

/** A reference that is set in every row: it is required, or nothing removes it from any row though it may be NULL. Where no parent is in the states of `whereAll`, any will do. */
export function isAlways({ spec, columns, child, nullable }: RelationDraft): boolean {
  if (!nullable) return true;
  const mayLack =
    (spec.nullShare ?? 0) > 0 ||
    (spec.cases ?? []).some(({ nullShare = 0 }) => nullShare > 0) ||
    spec.when !== undefined ||
    spec.within !== undefined ||
    (spec.where !== undefined && !spec.whereAll) ||
    spec.self === true;
  return (
    !mayLack &&
    !columns.some(({ name }) => (child.spec.groups ?? []).some(({ variants = [] }) => variants.some((variant) => conditionsOnColumn(variant, name)?.null)))
  );
}
