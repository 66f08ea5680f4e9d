import type { Plan } from '@seedbed/engine';

/** How tables depend on each other by references, directly or through other tables. */
export type Following = {
  /**
   * The tables that a table refers to and that do not refer back to it: tables in a cycle do not precede each other.
   */
  before(name: string): ReadonlySet<string>;
  /** Whether a table refers to others that refer back to it. */
  isInCircle(name: string): boolean;
};

export function followingOf({ tables, relations }: Pick<Plan, 'tables' | 'relations'>): Following {
  const parents = Map.groupBy(relations, ({ child }) => child);
  const reached = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const found = new Set<string>();
    const open = [name];
    while (open.length > 0) {
      for (const { parent } of parents.get(open.pop()!) ?? []) {
        if (found.has(parent)) continue;
        found.add(parent);
        open.push(parent);
      }
    }
    reached.set(name, found);
  }
  const before = new Map([...reached].map(([name, found]) => [name, new Set([...found].filter((other) => !reached.get(other)?.has(name)))]));
  return {
    before: (name) => before.get(name)!,
    isInCircle: (name) => [...reached.get(name)!].some((other) => other !== name && reached.get(other)!.has(name)),
  };
}
