import { ownMember, type Domain, type Group, type Variant, type VariantColumn } from '@seedbed/contract';
import { waysOfLife, type LifeWays } from '@seedbed/engine';
import type { Draft, ShownLife } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';

/** The largest number of optional timestamps of a group of which all combinations are tried. */
const MAX_OPTIONAL_COLUMNS = 8;

/**
 * Whether every row of the lifecycle satisfies some case of the group by its state and timestamps, so that the conditions need no repair: `status <> 'done' OR
 * done_at IS NOT NULL`. Other columns yield: they are made as the row's case asks; references do not, so that the cases must let every row have one. A group that asks for
 * values of a stamp, or for orders in which the life does not go, is not kept, nor one that has no column of the life.
 */
export function keepsGroup({ state, parameters, labels, steps, under = new Map(), created, references }: ShownLife, group: Group): boolean {
  const concernsLifecycle = group.columns.some((column) => column === state || steps.has(column));
  const life = !concernsLifecycle || group.rows || !group.variants?.length ? null : (waysOfLife(parameters, labels) ?? waysOfLabels(labels, under));
  if (!life) return false;
  const places = new Map([...steps].map(([column, step]) => [column, life.placeOf(step)]));
  const conditional = new Set(group.variants!.flatMap(({ columns }) => Object.keys(columns)));
  const stamps = [...conditional].filter((column) => (places.get(column) ?? -1) >= 0 || under.has(column));
  const bound = referencesOf(group, references);
  if (bound.length > 0 && !group.variants!.some((variant) => asksAll(variant, bound))) return false;
  const cases = group.variants!.filter(
    (variant) => isInOrder(variant, life, places, created) && bound.every((column) => allowsAny(ownMember(variant.columns, column))),
  );
  return life.ways.every((way) => {
    const open = stamps.filter((column) => !under.has(column) && way.open.has(places.get(column)!));
    if (open.length > MAX_OPTIONAL_COLUMNS) return false;
    return Array.from({ length: 2 ** open.length }, (_, some) => some).every((some) => {
      const isSet = (column: string): boolean =>
        under.get(column)?.includes(way.state) ?? (open.includes(column) ? (some & (1 << open.indexOf(column))) !== 0 : way.sure.has(places.get(column)!));
      return cases.some(({ columns }) =>
        Object.entries(columns).every(([column, says]) => {
          if (column === state) return !says.null && !says.generator && accepts(says.domain, way.state);
          return !stamps.includes(column) || (!says.domain && !says.generator && (isSet(column) ? !says.null : !says.notNull));
        }),
      );
    });
  });
}

/** A state that follows from dates may have any label, and only the times under it are known; null without such times. */
function waysOfLabels(labels: readonly string[] | undefined, under: ReadonlyMap<string, unknown>): LifeWays | null {
  if (!labels || under.size === 0) return null;
  return { ways: labels.map((state) => ({ state, sure: new Set(), open: new Set() })), placeOf: () => -1, isBefore: () => false };
}

/** Whether a domain accepts a label. Only lists of values can exclude one. */
function accepts(domain: Domain | undefined, label: string): boolean {
  const { in: listed, notIn, ...rest } = domain ?? {};
  return Object.keys(rest).length === 0 && (!listed || listed.includes(label)) && !notIn?.includes(label);
}

/** Whether the case requires no other order of times than that of the lifecycle, from the creation of the row on. Orders of other columns yield, as those do. */
function isInOrder({ order = [] }: Variant, life: LifeWays, places: ReadonlyMap<string, number>, created: string | undefined): boolean {
  return order.every(({ terms, operator, value }) => {
    const [before, after] = [1, -1].map((sign) => terms.find(({ coefficient }) => coefficient === sign)?.column ?? '');
    const [low, high] = [places.get(before!), places.get(after!)];
    if (!terms.some(({ column }) => column === created || places.has(column))) return true;
    const isBefore = before === created ? (high ?? -1) >= 0 : low !== undefined && high !== undefined && life.isBefore(low, high);
    return terms.length === 2 && operator.startsWith('<') && operator !== '<>' && value >= 0 && isBefore;
  });
}

/** References of the group that some case requires to be NULL or not NULL. */
function referencesOf({ variants = [] }: Group, references: ReadonlySet<string> = new Set()): string[] {
  return [...references].filter((column) => variants.some(({ columns }) => ownMember(columns, column)));
}

/** Whether rows of the case have all these references. */
export function asksAll({ columns }: Variant, references: Iterable<string>): boolean {
  return [...references].every((column) => ownMember(columns, column)?.notNull === true && allowsAny(ownMember(columns, column)));
}

function allowsAny(says: VariantColumn | undefined): boolean {
  return !says?.null && !says?.domain;
}

/** The lifecycle that the drafts show; null if no column holds its state. */
export function shownLife(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>, references: ReadonlySet<string>): ShownLife | null {
  const computed = drafts.filter(({ under }) => under !== undefined);
  const state = drafts.find(
    ({ kind, entity, words }) => (kind === 'life.state' && entity !== undefined) || (kind === 'cases' && computed.length > 0 && tellsOfState(words)),
  );
  if (!state) return null;
  const stamps = drafts.filter(({ kind, entity }) => kind === 'life.stamp' && entity === state.entity);
  const { name, type } = state.column;
  return {
    state: name,
    parameters: state.kind === 'cases' ? {} : state.parameters,
    labels: type.labels ?? ownMember(domains, name)?.in,
    steps: new Map([
      ...stamps.map(({ column, parameters }) => [column.name, String(parameters['step'])] as const),
      ...computed.map(({ column, under }) => [column.name, under![0]!] as const),
    ]),
    under: new Map(computed.map(({ column, under }) => [column.name, under!])),
    created: createdBefore(stamps, drafts),
    references,
  };
}

/** The column with the time at which the lifecycle of these timestamps starts; undefined if no column of their type has it. */
export function createdBefore(stamps: readonly Draft[], drafts: readonly Draft[]): string | undefined {
  const created = drafts.find(({ kind, column, nullRate }) => kind === 'date.created' && column.notNull && nullRate === undefined)?.column;
  return created && stamps.every(({ column }) => column.type.base === created.type.base) ? created.name : undefined;
}

/** Columns of nullable references that are not part of a key. */
export function looseReferences({ columns }: TableView, links: readonly Link[]): ReadonlySet<string> {
  const own = links.filter((link) => link.columns.length === 1 && link.to !== link.from).map((link) => link.columns[0]!);
  return new Set(columns.filter(({ name, notNull, inKey }) => !notNull && !inKey && own.filter((each) => each === name).length === 1).map(({ name }) => name));
}
