import type { Diagnostic } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import { awaitedTables, openLoad, stepsAtLast, tableSettings, type Load, type LoadOptions } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { makeAhead, type Copied, type MadeAhead } from '../copy/made-ahead.ts';
import { replanned } from '../existing/reread.ts';
import type { TableProgress } from './load-progress.ts';
import { carriesOids, copiedColumns, runStep } from './load-steps.ts';

/** The rows to load, and where to report progress. */
export type Filling = {
  readonly plan: Plan;
  readonly steps: readonly LoadStep[];
  readonly session: LoadOptions;
  readonly progressOf: (table: string) => TableProgress;
  /** Called with the plan of the rows that follow, if rows that triggers made change it. */
  readonly onReplanned?: (plan: Plan) => void;
};

/** Sends and commits everything; resolves with warnings about steps that failed. */
export type Fill = (client: OpenClient, filling: Filling) => Promise<readonly Diagnostic[]>;

/** With one session, in one transaction: all or nothing. */
export const fillByOne: Fill = async (client, { plan, steps, session, progressOf, onReplanned }) => {
  // Starts before the schema is created, and before it is known which tables have triggers: discards rows of those.
  using ahead = makeAhead(plan, copiesOf(plan, steps));
  await using load = await openLoad(client, session);
  await sendSteps(load, { plan, steps, progressOf, signal: session.signal, ahead, ...(onReplanned && { onReplanned }) });
  return await load.commit();
};

/** Runs the steps one after the other, in the open transaction. */
export async function sendSteps(
  load: Load,
  {
    plan: first,
    steps,
    progressOf,
    signal,
    ahead,
    onReplanned,
  }: Pick<Filling, 'plan' | 'steps' | 'progressOf' | 'onReplanned'> & { readonly signal: AbortSignal | undefined; readonly ahead?: MadeAhead },
): Promise<void> {
  let plan = first;
  const awaited = awaitedTables(plan.blueprint);
  const oidOf = plan.tables.some(carriesOids) ? await load.typeOids() : undefined;
  const triggered = await load.triggered();
  let unseen: TablePlan[] = [];
  const last = stepsAtLast(plan, steps);
  for (const step of steps) {
    if (step === last[0]) {
      await load.planAnew(unseen);
      unseen = [];
      await load.checkDeferred();
    }
    if (tablesOf(step).some((name) => triggered.has(name))) {
      await load.planAnew(unseen);
      unseen = [];
    }
    const next = await replanned((work) => load.look(work), plan, tablesOf(step), step.kind === 'update');
    if (next !== plan) onReplanned?.(next);
    plan = next;
    const ofTables = tableSettings(plan, tablesOf(step), firstSent);
    await load.withSettings(ofTables, () => runStep(load, step, { plan, oidOf, progressOf, triggered, signal, ...(ahead && { ahead }) }));
    unseen.push(...tablesOf(step).map((name) => plan.table(name)));
    await load.moveSequences(
      tablesOf(step)
        .filter((name) => awaited.has(name))
        .map((name) => plan.table(name)),
    );
  }
}

/** Tables that are loaded only by COPY and need nothing from the target: their rows can be generated in advance. */
function copiesOf(plan: Plan, steps: readonly LoadStep[]): Copied[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'copy') return [];
    const table = plan.table(step.table);
    return carriesOids(table) ? [] : [{ table, columns: copiedColumns(table, step) }];
  });
}

/** The first row that is in the target. */
export function firstSent({ rows, left }: TablePlan): number | null {
  const row = left.findIndex((one, place) => one !== place);
  const first = row < 0 ? left.length : row;
  return first < rows ? first : null;
}

export function tablesOf(step: LoadStep): readonly string[] {
  return step.kind === 'cycle' ? step.tables : [step.table];
}
