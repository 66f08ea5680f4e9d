import type { Blueprint, Findings } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { secondLook } from '@seedbed/meaning/second-look';

/** How long rows are read: what is in the tables that are left is not said. */
const BUDGET_MS = 8_000;
/** Blueprints whose findings are kept: somebody looks at one dataset, or compares two. */
const MAX = 4;

const kept = new Map<string, Findings>();

/** What looks wrong in the rows of a blueprint, looked at once for its key. */
export function findingsOf(key: string, blueprint: Blueprint, plan: Plan): Findings {
  const known = kept.get(key);
  if (known) return known;
  const end = performance.now() + BUDGET_MS;
  const found = secondLook(blueprint, plan, () => performance.now() > end);
  kept.set(key, found);
  if (kept.size > MAX) kept.delete(kept.keys().next().value!);
  return found;
}
