import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { copyStatement } from '../load/copy-statement.ts';
import { openStaging } from '../load/staging.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { lendTime, sayEndless, TAKE_TIME_BACK } from './table-time.ts';
import { chosenRows, countChosen } from './trial-rows.ts';

/** Tables that refer to each other in a circle: by one statement, or with the checks deferred. They go in together or not at all. */
export async function loadCycle(session: TrialSession, plan: Plan, tables: readonly TablePlan[], deferrable: boolean): Promise<[string, StepResult][]> {
  const { client, ask, choose, patience } = session;
  await client.query(`SAVEPOINT seedbed_cycle; ${lendTime(patience.table)}`);
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
    });
    await client.query(`RELEASE SAVEPOINT seedbed_cycle; ${TAKE_TIME_BACK}`);
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
