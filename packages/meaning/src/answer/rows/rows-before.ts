import type { Blueprint } from '@seedbed/contract';
import { compile, loadWords, type Plan } from '@seedbed/engine';

const plans = new WeakMap<Blueprint, Plan>();

/** How many rows a table had before the answer. */
export async function rowsBefore(before: Blueprint, table: string): Promise<number> {
  let plan = plans.get(before);
  if (!plan) plans.set(before, (plan = compile(before, await loadWords(before), { cap: true })));
  return plan.table(table).rows;
}
