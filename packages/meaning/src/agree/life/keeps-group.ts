import { ownMember, type Domain, type Group, type Variant, type VariantColumn } from '@seedbed/contract';
import { movesThatEnd, stallsAtOptional, waysOfLife, type LifeWay, type LifeWays } from '@seedbed/engine';
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
export function keepsGroup(shown: ShownLife, group: Group): boolean {
  const life = waysOf(shown);
  return life !== null && waysKept(shown, life, group).length === life.ways.length;
}

/**
 * The parameters of the lifecycle with which its rows satisfy all groups: its own, or with transitions of which early ends follow only the steps that the conditions
 * ask for. A quote is declined after it was sent: `state = 'draft' OR sent_at IS NOT NULL`. Null if there are none.
 */
export function parametersWithin(shown: ShownLife, groups: readonly Group[]): ShownLife['parameters'] | null {
  const life = waysOf(shown);
  if (!life) return null;
  const kept = groups.reduce<readonly LifeWay[]>((ways, group) => {
    const its = waysKept(shown, life, group);
    return ways.filter((way) => its.includes(way));
  }, life.ways);
  if (kept.length === life.ways.length && !stallsAtOptional(shown.parameters, shown.labels)) return shown.parameters;
  if (shown.parameters.moves !== undefined || life.ways.some((way) => !way.ended && !kept.includes(way))) return null;
  const moves = movesThatEnd(shown.parameters, shown.labels, kept);
  return moves && { ...shown.parameters, moves };
}

function waysOf({ parameters, labels, under = new Map() }: ShownLife): LifeWays | null {
  return waysOfLife(parameters, labels) ?? waysOfLabels(labels, under);
}

/** The ways whose rows satisfy some case of the group. */
function waysKept({ state, steps, also = new Map(), under = new Map(), created, references }: ShownLife, life: LifeWays, group: Group): readonly LifeWay[] {
  const concernsLifecycle = group.columns.some((column) => column === state || steps.has(column));
  const variants = group.variants ?? (group.order ? [{ columns: {}, order: group.order }] : []);
  if (!concernsLifecycle || group.rows) return [];
  const places: Places = new Map([...steps].map(([column, step]) => [column, [step, ...(also.get(column) ?? [])].map(life.placeOf)]));
  const conditional = new Set(variants.flatMap(({ columns }) => Object.keys(columns)));
  const stamps = [...conditional].filter((column) => places.get(column)?.some((place) => place >= 0) || under.has(column));
  const bound = referencesOf(group, references);
  if (bound.length > 0 && !variants.some((variant) => asksAll(variant, bound))) return [];
  const cases = variants.filter(
    (variant) => isInOrder(variant, life, places, created) && bound.every((column) => allowsAny(ownMember(variant.columns, column))),
  );
  return life.ways.filter((way) => {
    const isSure = (column: string): boolean => places.get(column)!.some((place) => way.sure.has(place));
    const open = stamps.filter((column) => !under.has(column) && !isSure(column) && places.get(column)!.some((place) => way.open.has(place)));
    if (open.length > MAX_OPTIONAL_COLUMNS) return false;
    return Array.from({ length: 2 ** open.length }, (_, some) => some).every((some) => {
      const isSet = (column: string): boolean =>
        under.get(column)?.includes(way.state) ?? (open.includes(column) ? (some & (1 << open.indexOf(column))) !== 0 : isSure(column));
      return cases.some(({ columns }) =>
        Object.entries(columns).every(([column, says]) => {
          if (column === state) return !says.null && !says.generator && accepts(says.domain, way.state);
          return !stamps.includes(column) || (!says.domain && !says.generator && (isSet(column) ? !says.null : !says.notNull));
        }),
      );
    });
  });
}

/** The places of the states at which each timestamp is set. */
type Places = ReadonlyMap<string, readonly number[]>;

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
function isInOrder({ order = [] }: Variant, life: LifeWays, places: Places, created: string | undefined): boolean {
  return order.every(({ terms, operator, value }) => {
    const [before, after] = [1, -1].map((sign) => terms.find(({ coefficient }) => coefficient === sign)?.column ?? '');
    const [low, high] = [places.get(before!), places.get(after!)];
    if (!terms.some(({ column }) => column === created || places.has(column))) return true;
    const isBefore = before === created ? (high?.[0] ?? -1) >= 0 : low?.every((one) => high?.every((other) => life.isBefore(one, other))) === true;
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
    also: new Map(stamps.flatMap(({ column, parameters: { also } }) => (Array.isArray(also) ? [[column.name, also as string[]] as const] : []))),
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
