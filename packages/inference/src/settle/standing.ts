import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { compile, loadWords, type Compiled, type Plan } from '@seedbed/engine';

/** What a stored blueprint is like before a change, so that only the change's own consequences are repaired. */
export type Standing = {
  readonly blueprint: Blueprint;
  /** Undefined if it does not compile. */
  readonly compiled?: Compiled;
  /** Pointers to what the engine refuses in it. */
  readonly refused: ReadonlySet<string>;
};

export async function standingOf(blueprint: Blueprint): Promise<Standing> {
  const words = await loadWords(blueprint);
  try {
    return { blueprint, compiled: { blueprint, plan: compile(blueprint, words, { cap: true }) }, refused: new Set() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { blueprint, refused: new Set((error.errors ?? []).map(({ pointer }) => pointer)) };
  }
}

/** Whether a table has the same rows as before: as many asked, and as many made. */
export function hasRowsAsBefore(blueprint: Blueprint, plan: Plan, { compiled }: Standing, table: string): boolean {
  if (!compiled) return false;
  const asked = (of: Blueprint): number | undefined => of.tables.find(({ schema, name }) => qualifiedName(schema, name) === table)?.rows;
  return asked(blueprint) === asked(compiled.blueprint) && plan.table(table).rows === compiled.plan.table(table).rows;
}
