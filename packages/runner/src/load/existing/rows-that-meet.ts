import type { Plan, TablePlan } from '@seedbed/engine';
import { openMeeting, type KeyThere, type Meeting } from '@seedbed/postgres/existing';
import { copyRows } from '../copy/copy-rows.ts';

/** Rows of plans that are repeatedly compared with their tables. */
export type Beside = {
  /** By key: rows of a plan, by number, that conflict with a row of the target. */
  rowsThatMeet(plan: Plan, table: TablePlan, keys: readonly KeyThere[]): Promise<ReadonlyMap<KeyThere, number[]>>;
  /** Tables that could not be checked: the role may not create temporary tables. */
  readonly notLooked: readonly string[];
};

/** Runs within a transaction that is rolled back. */
export function openBeside(client: Parameters<typeof openMeeting>[0]): Beside {
  const meetings = new Map<string, Promise<Meeting | null>>();
  const notLooked: string[] = [];
  const openFor = async (table: TablePlan, columns: readonly string[]): Promise<Meeting | null> => {
    await client.query('SAVEPOINT beside');
    try {
      const meeting = await openMeeting(client, table, columns, `seedbed_beside_${meetings.size}`);
      await client.query('RELEASE SAVEPOINT beside');
      return meeting;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '42501') throw error;
      await client.query('ROLLBACK TO SAVEPOINT beside; RELEASE SAVEPOINT beside');
      notLooked.push(table.name);
      return null;
    }
  };
  return {
    notLooked,
    async rowsThatMeet(plan, table, keys) {
      const columns = [...new Set(keys.flatMap((key) => key.columns))].sort();
      const place = JSON.stringify([table.name, columns]);
      if (!meetings.has(place)) meetings.set(place, openFor(table, columns));
      const meeting = await meetings.get(place)!;
      if (!meeting) return new Map();
      await copyRows(plan, table, { columns, open: meeting.copy });
      return new Map([...(await meeting.met(keys))].map(([key, places]) => [key, rowsAt(table, places)]));
    },
  };
}

/** The rows at these positions among the sent rows. */
function rowsAt({ left }: TablePlan, places: readonly number[]): number[] {
  let passed = 0;
  return places.map((place) => {
    while (passed < left.length && left[passed]! <= place + passed) passed++;
    return place + passed;
  });
}
