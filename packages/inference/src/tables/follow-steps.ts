import type { LifeWays } from '@seedbed/engine';
import type { Draft } from '@seedbed/realism/decide';

/** A stamp, and where its step is in the life. */
export type Placed = { readonly name: string; readonly place: number };

/**
 * Each stamp follows the one of the step before, and an end the last step that it may come after. What its case sets or leaves out is not absent by itself as well: its
 * time is there for the next one, whether the row shows it or not.
 */
export function followSteps(placed: readonly Placed[], life: LifeWays, drafts: ReadonlyMap<string, Draft>): void {
  const stamps = new Set(placed.map(({ name }) => name));
  const bases = new Map(placed.map(({ name }) => [name, baseOf(name, stamps, drafts)]));
  for (const { name, place } of placed) {
    const draft = drafts.get(name)!;
    const isOnWay = (earlier: number): boolean => life.ways.some(({ sure, open }) => sure.has(place) && (sure.has(earlier) || open.has(earlier)));
    const before = placed.filter((each) => life.isBefore(each.place, place) && isOnWay(each.place)).at(-1);
    const after = before && drafts.get(before.name)!.column.type.base === draft.column.type.base ? before.name : bases.get(name);
    const { open: _, after: __, of: ___, least: ____, most: _____, typical, ...rest } = draft.parameters;
    draft.parameters = { ...rest, ...(typical !== undefined && { gap: typical }), ...(after !== undefined && { after }) };
    draft.kind = 'date.event';
  }
}

/** What the time follows that is none of the stamps. */
function baseOf(name: string, stamps: ReadonlySet<string>, drafts: ReadonlyMap<string, Draft>): unknown {
  const seen = new Set<string>();
  let at: unknown = name;
  while (typeof at === 'string' && stamps.has(at) && !seen.has(at)) {
    seen.add(at);
    const { after, of } = drafts.get(at)!.parameters;
    at = after ?? of;
  }
  return stamps.has(String(at)) ? undefined : at;
}
