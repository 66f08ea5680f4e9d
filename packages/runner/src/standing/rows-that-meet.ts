import type { Plan, TablePlan } from '@seedbed/engine';
import { openMeeting, type KeyThere, type OpenClient } from '@seedbed/postgres';
import { copyRows } from '../copy-rows.ts';

/** Rows of a plan, by number, that would meet a row of the target under one of these keys; `unknown` where the role may not lay them beside it. */
export async function rowsThatMeet(client: OpenClient, plan: Plan, table: TablePlan, keys: readonly KeyThere[]): Promise<number[] | 'unknown'> {
  const columns = [...new Set(keys.flatMap((key) => key.columns))];
  await client.query('SAVEPOINT beside');
  let meeting: Awaited<ReturnType<typeof openMeeting>>;
  try {
    meeting = await openMeeting(client, table, columns);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    await client.query('ROLLBACK TO SAVEPOINT beside');
    return 'unknown';
  }
  await copyRows(plan, table, { columns, open: meeting.copy });
  const places = await meeting.met(keys);
  await meeting.end();
  return rowsAt(table, places);
}

/** The rows at places among those that are sent. */
function rowsAt({ left }: TablePlan, places: readonly number[]): number[] {
  let passed = 0;
  return places.map((place) => {
    while (passed < left.length && left[passed]! <= place + passed) passed++;
    return place + passed;
  });
}
