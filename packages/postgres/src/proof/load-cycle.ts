import { ENDLESS } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { copyStatement } from '../sql/copy-statement.ts';
import { openStaging } from '../load/staging.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { innerKeys, rowsOfCycle } from './rows-of-cycle.ts';
import { sayEndless } from './table-time.ts';
import { chosenRows, countChosen } from './trial-rows.ts';

/**
 * Tables that refer to each other in a cycle: loaded by one statement, or with deferred checks. They load together or
 * not at all; without rows that are rejected, or that refer to rows dropped by triggers.
 */
export async function loadCycle(session: TrialSession, plan: Plan, tables: readonly TablePlan[], deferrable: boolean): Promise<[string, StepResult][]> {
  const { client } = session;
  await client.query('SAVEPOINT seedbed_together');
  const whole = await loadWhole(session, plan, tables, deferrable);
  if (whole.some(([, { counterexamples }]) => counterexamples.some((one) => ENDLESS.has(one.sqlstate)))) return whole;
  const isIn = (results: readonly [string, StepResult][]): boolean => results.every(([, result]) => result.refused === 0);
  if (isIn(whole) && (await innerHolds(session, tables))) return whole;
  await client.query('ROLLBACK TO SAVEPOINT seedbed_together');
  const apart = await rowsOfCycle(session, plan, tables);
  const taken = new Map(apart?.map((one) => [one.table.name, Float64Array.from(one.taken)]));
  const choose = (table: TablePlan): Float64Array | null => taken.get(table.name) ?? session.choose(table);
  if (apart && isIn(await loadWhole({ ...session, choose }, plan, tables, deferrable))) return apart.map(({ table, result }) => [table.name, result]);
  // Other tables' triggers may add the missing rows.
  return isIn(whole) ? await loadWhole(session, plan, tables, deferrable) : whole;
}

/** Whether the deferred references between the tables hold, once all of them have their rows. */
async function innerHolds({ client, ask, patience }: TrialSession, tables: readonly TablePlan[]): Promise<boolean> {
  const inner = (await innerKeys(client, tables)).filter((key) => key.deferrable);
  if (inner.length === 0) return true;
  await client.query('SAVEPOINT seedbed_inner');
  const immediate = `SET CONSTRAINTS ${inner.map((key) => key.constraint).join(', ')} IMMEDIATE`;
  const refusal = await ask(() => client.query(immediate), patience.table).then(
    () => null,
    (error: unknown) => toCounterexample(error, tables[0]!.name),
  );
  await client.query('ROLLBACK TO SAVEPOINT seedbed_inner');
  return refusal === null;
}

async function loadWhole(session: TrialSession, plan: Plan, tables: readonly TablePlan[], deferrable: boolean): Promise<[string, StepResult][]> {
  const { client, ask, choose, patience } = session;
  await client.query('SAVEPOINT seedbed_cycle');
  const result = (table: TablePlan, counterexamples: StepResult['counterexamples']): [string, StepResult] => [
    table.name,
    {
      sent: countChosen(table, choose),
      firstTry: counterexamples.length === 0,
      refused: counterexamples.length === 0 ? 0 : countChosen(table, choose),
      counterexamples,
    },
  ];
  let current = tables[0]!;
  try {
    await ask(async () => {
      if (deferrable) await client.query('SET CONSTRAINTS ALL DEFERRED');
      const staging = deferrable ? undefined : openStaging(client, { start: (_, sql) => startCopy(client, sql), reject: (_, work) => work() });
      for (const table of tables) {
        current = table;
        const columns = table.columns.map((column) => column.name);
        const sink = await (staging ? staging.copy(table, columns, 'text') : startCopy(client, copyStatement(table, columns, 'text')));
        await sink.write(copyTextChunk(chosenRows(plan, table, columns, choose)));
        await sink.end();
      }
      await staging?.insert();
    }, patience.table);
    await client.query('RELEASE SAVEPOINT seedbed_cycle');
    return tables.map((table) => result(table, []));
  } catch (error) {
    const counterexample = sayEndless(toCounterexample(error, current.name), patience.table);
    patience.lose(counterexample);
    await client.query('ROLLBACK TO SAVEPOINT seedbed_cycle');
    const at = tables.find((table) => table.name === counterexample.otherTable) ?? current;
    const { otherTable: _, ...rest } = counterexample;
    return tables.map((table) => result(table, [table === at ? { ...rest, table: at.name } : { ...counterexample, table: table.name, waitsFor: at.name }]));
  }
}
