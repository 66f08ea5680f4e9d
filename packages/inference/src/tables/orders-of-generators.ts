import type { Group, Order } from '@seedbed/contract';
import type { Draft } from '@seedbed/meaning/decide';

/** Participles of an action that follows the start of a plan. */
const DONE: ReadonlySet<string> = new Set(['finished', 'completed', 'done', 'ended']);

/**
 * Conditions between times must not undo the order that generators define: `finished_at >= checked_in_at` must not move a check-in before
 * its booking, nor an end before the planned start. Adds the earlier time to the group, together with that time's own group if it has no
 * cases.
 */
export function keepOrdersOfGenerators(groups: readonly Group[], drafts: ReadonlyMap<string, Draft>): readonly Group[] {
  let found = groups;
  for (const moved of movedIn(groups)) {
    const base = baseOf(drafts.get(moved), drafts);
    if (base !== undefined) found = withOrder(found, base, moved);
  }
  return found;
}

/** Columns that an order of several columns can move, in groups with cases, because a case can move one time to the place of another. */
function movedIn(groups: readonly Group[]): readonly string[] {
  const ordered = groups.filter(({ rows, variants = [] }) => !rows && variants.length > 1);
  return [
    ...new Set(ordered.flatMap(({ order = [] }) => order.flatMap(({ terms, operator }) => (isBefore(operator) ? terms.map(({ column }) => column) : [])))),
  ];
}

function isBefore(operator: Order['operator']): boolean {
  return operator === '<' || operator === '<=';
}

/** The column that a time follows by its generator. For an end with a state: the planned start. */
function baseOf(draft: Draft | undefined, drafts: ReadonlyMap<string, Draft>): string | undefined {
  if (!draft || draft.column.type.kind === 'array' || !draft.column.type.base.startsWith('timestamp')) return undefined;
  const { kind, parameters, words } = draft;
  const all = [...drafts.values()];
  const base =
    kind === 'date.event'
      ? drafts.get(String(parameters.after))
      : kind === 'life.stamp' && DONE.has(words[0] ?? '')
        ? all.find((each) => each.kind === 'date.start' && all.some((end) => end.kind === 'date.end' && end.parameters.start === each.column.name))
        : undefined;
  return base && base.column.notNull && base.column.type.base === draft.column.type.base ? base.column.name : undefined;
}

function withOrder(groups: readonly Group[], base: string, moved: string): readonly Group[] {
  const at = groups.findIndex(({ columns, variants = [], order = [] }) => columns.includes(moved) && variants.length > 1 && order.length > 0);
  const own = groups[at]!;
  const other = groups.findIndex((each, i) => i !== at && each.columns.includes(base));
  const joined = other < 0 ? undefined : groups[other]!;
  if (joined && (joined.variants || joined.rows || joined.own)) return groups;
  const order: Order = {
    terms: [
      { column: base, coefficient: 1 },
      { column: moved, coefficient: -1 },
    ],
    operator: '<=',
    value: 0,
  };
  const constraints = [...(own.constraints ?? []), ...(joined?.constraints ?? [])];
  const merged: Group = {
    ...own,
    columns: [...new Set([...own.columns, ...(joined?.columns ?? []), base])],
    order: [...(own.order ?? []), ...(joined?.order ?? []), order],
    ...(constraints.length > 0 && { constraints }),
  };
  return groups.flatMap((each, i) => (i === at ? [merged] : i === other ? [] : [each]));
}
