import type { Blueprint, Findings } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { openLook, type Look } from '@seedbed/meaning/second-look';

/** How long one call looks at rows; the next call goes on with the tables that are left. */
const BUDGET_MS = 8_000;
/** Blueprints whose looks are kept: somebody looks at one dataset, or compares two. */
const MAX = 4;

const kept = new Map<string, Look>();

/** What looks wrong in the rows of a blueprint; for one key each table is looked at once. */
export function findingsOf(key: string, blueprint: Blueprint, plan: Plan, budgetMs = BUDGET_MS): Findings {
  const look = kept.get(key) ?? openLook(blueprint, plan);
  kept.delete(key);
  kept.set(key, look);
  if (kept.size > MAX) kept.delete(kept.keys().next().value!);
  const end = performance.now() + budgetMs;
  return look(() => performance.now() > end);
}
