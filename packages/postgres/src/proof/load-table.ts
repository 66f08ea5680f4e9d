import { textRows, type Plan, type TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { copyStatement } from '../load/copy-statement.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { insertHead } from './insert-head.ts';
import { tryRows, tupleOf } from './try-rows.ts';

export type TextRows = readonly (readonly (string | null)[])[];

/** One COPY; where it is refused, the rows one by one, so that each says what is wrong with it and the others stay. */
export async function loadTable(session: TrialSession, plan: Plan, table: TablePlan, leaveNull: readonly string[]): Promise<StepResult> {
  const columns = table.columns.map((column) => column.name).filter((name) => !leaveNull.includes(name));
  const rows = textRows(plan, table, 0, table.rows, columns);
  const byRule = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.load?.way === 'insert';
  const refusal = byRule ? true : await copyAll(session, table, columns, rows);
  if (refusal === undefined) return { sent: rows.length, firstTry: true, refused: 0, counterexamples: [] };
  return oneByOne(session, table, columns, rows);
}

/** Undefined where all went in. */
async function copyAll({ client, ask }: TrialSession, table: TablePlan, columns: readonly string[], rows: TextRows): Promise<true | undefined> {
  await client.query('SAVEPOINT seedbed_table');
  try {
    await ask(async () => {
      const copy = await startCopy(client, copyStatement(table, columns, 'text'));
      await copy.write(copyTextChunk(rows));
      await copy.end();
    });
    await client.query('RELEASE SAVEPOINT seedbed_table');
    return undefined;
  } catch (error) {
    toCounterexample(error, table.name);
    await client.query('ROLLBACK TO SAVEPOINT seedbed_table');
    return true;
  }
}

async function oneByOne({ client, ask }: TrialSession, table: TablePlan, columns: readonly string[], rows: TextRows): Promise<StepResult> {
  const outcomes = await ask(() => tryRows(client, insertHead(table.name, columns), rows.map(tupleOf), { checkDeferred: false }));
  const counterexamples = outcomes.flatMap(({ refused }, row) => {
    if (!refused) return [];
    const { otherTable, ...said } = refused;
    const values = Object.fromEntries(columns.map((name, i) => [name, rows[row]![i]!]));
    return [{ table: table.name, ...said, ...(otherTable !== undefined && otherTable !== table.name && { otherTable }), row, values }];
  });
  const firstTry = counterexamples.length === 0 && outcomes.every((outcome) => outcome.taken);
  const missing = outcomes.flatMap(({ taken }, row) => (taken ? [] : [row]));
  return { sent: rows.length, firstTry, refused: counterexamples.length, missing, counterexamples };
}
