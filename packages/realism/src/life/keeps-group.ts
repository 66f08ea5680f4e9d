import { ownMember, type Domain, type Group, type Variant } from '@seedbed/contract';
import { waysOfLife, type LifeWays } from '@seedbed/engine';
import type { Draft } from '../columns/draft.ts';

/** A life as its columns are about to show it: the one with the state, its labels, and the step that each stamp tells of. */
export type ShownLife = {
  readonly state: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the column's type or a CHECK lists. */
  readonly labels: readonly string[] | undefined;
  readonly steps: ReadonlyMap<string, string>;
};

/** Stamps of a group that lives may have or not, of which all cases are tried. */
const MOST_OPEN = 8;

/**
 * Whether every row that a life makes is of some case of the group, as far as state and stamps tell, so that the conditions ask nothing of it: `status <> 'done' OR
 * done_at IS NOT NULL`. Other columns yield: they are made as the row's case asks. A group that asks for values of a stamp, or for orders in which the life does not
 * go, is not kept, nor one that has no column of the life.
 */
export function keepsGroup({ state, parameters, labels, steps }: ShownLife, group: Group): boolean {
  const isOfLife = group.columns.some((column) => column === state || steps.has(column));
  const life = !isOfLife || group.rows || !group.variants?.length ? null : waysOfLife(parameters, labels);
  if (!life) return false;
  const places = new Map([...steps].map(([column, step]) => [column, life.placeOf(step)]));
  const asked = new Set(group.variants!.flatMap(({ columns }) => Object.keys(columns)));
  const stamps = [...asked].filter((column) => (places.get(column) ?? -1) >= 0);
  const cases = group.variants!.filter((variant) => isInOrder(variant, life, places));
  return life.ways.every((way) => {
    const open = stamps.filter((column) => way.open.has(places.get(column)!));
    if (open.length > MOST_OPEN) return false;
    return Array.from({ length: 2 ** open.length }, (_, some) => some).every((some) => {
      const isSet = (column: string): boolean => (open.includes(column) ? (some & (1 << open.indexOf(column))) !== 0 : way.sure.has(places.get(column)!));
      return cases.some(({ columns }) =>
        Object.entries(columns).every(([column, says]) => {
          if (column === state) return !says.null && !says.generator && accepts(says.domain, way.state);
          return !stamps.includes(column) || (!says.domain && !says.generator && (isSet(column) ? !says.null : !says.notNull));
        }),
      );
    });
  });
}

/** Only lists tell of a label. */
function accepts(domain: Domain | undefined, label: string): boolean {
  const { in: listed, notIn, ...rest } = domain ?? {};
  return Object.keys(rest).length === 0 && (!listed || listed.includes(label)) && !notIn?.includes(label);
}

/** Whether the case asks for no order but that in which the life goes on. */
function isInOrder({ order = [] }: Variant, life: LifeWays, places: ReadonlyMap<string, number>): boolean {
  return order.every(({ terms, operator, value }) => {
    const [low, high] = [1, -1].map((sign) => places.get(terms.find(({ coefficient }) => coefficient === sign)?.column ?? ''));
    return (
      terms.length === 2 && operator.startsWith('<') && operator !== '<>' && value >= 0 && low !== undefined && high !== undefined && life.isBefore(low, high)
    );
  });
}

/** The life that drafts show; null where no column holds its state. */
export function shownLife(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>): ShownLife | null {
  const state = drafts.find(({ kind, entity }) => kind === 'life.state' && entity !== undefined);
  if (!state) return null;
  const stamps = drafts.filter(({ kind, entity }) => kind === 'life.stamp' && entity === state.entity);
  const { name, type } = state.column;
  return {
    state: name,
    parameters: state.parameters,
    labels: type.labels ?? ownMember(domains, name)?.in,
    steps: new Map(stamps.map(({ column, parameters }) => [column.name, String(parameters['step'])])),
  };
}
