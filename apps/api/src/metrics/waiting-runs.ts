import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { parts } from '../db/schema/parts.ts';
import { runs } from '../db/schema/runs.ts';
import { OPEN_STATES } from '../modules/runs/run-states.ts';

type Counted = { readonly kind: string; readonly state: string; readonly count: number };
/** Runs that have not ended, and their parts, of all workspaces. */
export type WaitingRuns = { readonly runs: readonly Counted[]; readonly parts: readonly Counted[] };

const ANSWER_MS = 1_000;

/** Undefined if our database does not answer within a second. */
export async function waitingRuns(database: Database): Promise<WaitingRuns | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ANSWER_MS, undefined)));
  return Promise.race([ask(database).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

async function ask(database: Database): Promise<WaitingRuns> {
  const isOpen = sql`r.state in (${sql.join(
    OPEN_STATES.map((state) => sql`${state}`),
    sql`, `,
  )})`;
  const [ofRuns, ofParts] = await Promise.all([
    database.execute<Counted>(sql`select r.kind, r.state, count(*)::int as count from ${runs} r where ${isOpen} group by 1, 2`),
    database.execute<Counted>(
      sql`select r.kind, p.state, count(*)::int as count from ${runs} r join ${parts} p on p.run_id = r.id where ${isOpen} group by 1, 2`,
    ),
  ]);
  return { runs: ofRuns.rows, parts: ofParts.rows };
}
