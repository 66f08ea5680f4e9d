/** Steps from a row up to the row it belongs to. */
const LONGEST = 4;

export type Steps<Table, Step> = {
  readonly from: Table;
  readonly isThere: (table: Table) => boolean;
  /** References of a table that may be followed. */
  readonly stepsFrom: (table: Table) => readonly Step[];
  readonly parentOf: (step: Step) => Table;
};

/** The shortest way of references to a table, of four steps at most, by no table twice; empty if it is the first one itself, null if there is none. */
export function shortestWay<Table, Step>({ from, isThere, stepsFrom, parentOf }: Steps<Table, Step>): readonly Step[] | null {
  const met = new Set([from]);
  for (let ways: { readonly at: Table; readonly way: readonly Step[] }[] = [{ at: from, way: [] }]; ways.length > 0;) {
    const found = ways.find(({ at }) => isThere(at));
    if (found) return found.way;
    const next: typeof ways = [];
    for (const { at, way } of ways) {
      if (way.length === LONGEST) continue;
      for (const step of stepsFrom(at)) {
        const parent = parentOf(step);
        if (met.has(parent)) continue;
        met.add(parent);
        next.push({ at: parent, way: [...way, step] });
      }
    }
    ways = next;
  }
  return null;
}
