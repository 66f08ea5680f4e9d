import { ENDLESS, type Counterexample } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { startCopy } from '../load/copy-sink.ts';
import { copyStatement } from '../load/copy-statement.ts';
import { copyTextChunk } from './copy-text.ts';
import { toCounterexample } from './counterexamples.ts';
import { lendTime, TAKE_TIME_BACK, sayEndless } from './table-time.ts';
import type { StepResult, TrialSession } from './load-plan.ts';
import { insertHead } from './insert-head.ts';
import { chosenRows, type TextRows } from './trial-rows.ts';
import { tryRows, tupleOf } from './try-rows.ts';

/** One COPY; where it is refused, the rows one by one, so that each says what is wrong with it and the others stay. */
export async function loadTable(session: TrialSession, plan: Plan, table: TablePlan, leaveNull: readonly string[]): Promise<StepResult> {
  const columns = table.columns.map((column) => column.name).filter((name) => !leaveNull.includes(name));
  const rows = chosenRows(plan, table, columns, session.choose);
  const byRule = plan.blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)?.load?.way === 'insert';
  const refusal = byRule ? 'one by one' : await copyAll(session, table, columns, rows);
  if (refusal === undefined) return { sent: rows.length, firstTry: true, refused: 0, counterexamples: [] };
  if (refusal !== 'one by one') {
    // What does not end does so for no row: none is tried alone.
    const all = session.choose(table) ?? rows.keys();
    return { sent: rows.length, firstTry: false, refused: rows.length, missing: [...all], counterexamples: [refusal] };
  }
  return oneByOne(session, table, columns, rows);
}

/** Undefined where all went in; what took too long says so. */
async function copyAll(
  { client, ask, tableSeconds }: TrialSession,
  table: TablePlan,
  columns: readonly string[],
  rows: TextRows,
): Promise<Counterexample | 'one by one' | undefined> {
  await client.query(`SAVEPOINT seedbed_table; ${lendTime(tableSeconds)}`);
  try {
    await ask(async () => {
      const copy = await startCopy(client, copyStatement(table, columns, 'text'));
      await copy.write(copyTextChunk(rows));
      await copy.end();
    });
    await client.query(`RELEASE SAVEPOINT seedbed_table; ${TAKE_TIME_BACK}`);
    return undefined;
  } catch (error) {
    const counterexample = toCounterexample(error, table.name);
    await client.query('ROLLBACK TO SAVEPOINT seedbed_table');
    return ENDLESS.has(counterexample.sqlstate) ? sayEndless(counterexample, tableSeconds) : 'one by one';
  }
}

async function oneByOne({ client, ask, choose }: TrialSession, table: TablePlan, columns: readonly string[], rows: TextRows): Promise<StepResult> {
  const outcomes = await ask(() => tryRows(client, insertHead(table.name, columns), rows.map(tupleOf), { checkDeferred: false }));
  const chosen = choose(table);
  const numberOf = (at: number): number => chosen?.[at] ?? at;
  const counterexamples = outcomes.flatMap(({ refused }, at) => {
    if (!refused) return [];
    const { otherTable, ...said } = refused;
    const values = Object.fromEntries(columns.map((name, i) => [name, rows[at]![i]!]));
    return [{ table: table.name, ...said, ...(otherTable !== undefined && otherTable !== table.name && { otherTable }), row: numberOf(at), values }];
  });
  const firstTry = counterexamples.length === 0 && outcomes.every((outcome) => outcome.taken);
  const missing = outcomes.flatMap(({ taken }, at) => (taken ? [] : [numberOf(at)]));
  return { sent: rows.length, firstTry, refused: counterexamples.length, missing, counterexamples };
}
