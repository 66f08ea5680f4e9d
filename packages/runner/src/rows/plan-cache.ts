import { createHash } from 'node:crypto';
import type { Blueprint } from '@seedbed/contract';
import type { Plan, ExistingTables } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';

/** How many plans to cache: a workspace uses one or two at a time, and a plan of 500 tables takes tens of MB. */
const MAX_CACHED_PLANS = 16;

/** Compiles a blueprint once for each content; the least recently used plans are dropped. */
export function planCache(): { compile(blueprint: Blueprint, existingTables?: ExistingTables): Promise<Plan> } {
  const plans = new Map<string, Promise<Plan>>();
  return {
    async compile(blueprint, existingTables = {}) {
      const key = createHash('sha256')
        .update(JSON.stringify([blueprint, existingTables]))
        .digest('hex');
      const plan = plans.get(key) ?? compileBlueprint(blueprint, { existingTables });
      plans.delete(key);
      plans.set(key, plan);
      plan.catch(() => plans.delete(key));
      for (const oldest of plans.keys()) {
        if (plans.size <= MAX_CACHED_PLANS) break;
        plans.delete(oldest);
      }
      return plan;
    },
  };
}
