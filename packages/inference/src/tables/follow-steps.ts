import type { LifeWays } from '@seedbed/engine';
import { edit, type Draft } from '@seedbed/meaning/decide';

/** A stamp, and where its step is in the life. */
export type Placed = { readonly name: string; readonly place: number };

/**
 * Puts each timestamp after that of the previous step, and an end after the last step before it. Whether its case sets a timestamp or
 * leaves it out, the timestamp itself has a value, on which the next one depends.
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
    edit(draft, { parameters: { ...rest, ...(typical !== undefined && { gap: typical }), ...(after !== undefined && { after }) }, kind: 'date.event' });
  }
}

/** The column that a time outside these timestamps follows. */
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
