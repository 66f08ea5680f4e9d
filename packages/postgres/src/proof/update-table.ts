import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { openStaging } from '../load/staging.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { sayEndless } from './table-time.ts';
import { chosenRows, countChosen } from './trial-rows.ts';

/** The second pass over a table whose references were initially NULL. */
export async function updateTable(
  { client, ask, choose, patience }: TrialSession,
  plan: Plan,
  table: TablePlan,
  columns: readonly string[],
): Promise<StepResult> {
  const key =
    table.primaryKey.length > 0 ? table.primaryKey : (table.keys.find((each) => each.columns.every((name) => !table.column(name).makesNulls))?.columns ?? []);
  const result = (counterexamples: StepResult['counterexamples']): StepResult => ({
    sent: countChosen(table, choose),
    firstTry: counterexamples.length === 0,
    refused: counterexamples.length,
    counterexamples,
  });
  if (key.length === 0)
    return result([
      {
        table: table.name,
        setLater: columns,
        sqlstate: '42P10',
        message: 'it refers to rows that are loaded later, and has no key by which its rows could be found again',
      },
    ]);
  await client.query('SAVEPOINT seedbed_update');
  try {
    await ask(async () => {
      const staging = openStaging(client, { start: (_, sql) => startCopy(client, sql), reject: (_, work) => work() });
      const sink = await staging.copy(table, [...key, ...columns], 'text');
      await sink.write(copyTextChunk(chosenRows(plan, table, [...key, ...columns], choose)));
      await sink.end();
      await staging.update(table, key, columns);
    }, patience.table);
    await client.query('RELEASE SAVEPOINT seedbed_update');
    return result([]);
  } catch (error) {
    const counterexample = sayEndless(toCounterexample(error, table.name), patience.table);
    patience.lose(counterexample);
    await client.query('ROLLBACK TO SAVEPOINT seedbed_update');
    return result([{ ...counterexample, setLater: columns }]);
  }
}
