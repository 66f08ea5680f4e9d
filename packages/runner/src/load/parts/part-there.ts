import { Problem } from '@seedbed/contract';
import { textRows, type Plan, type TablePlan } from '@seedbed/engine';
import { outcomeOf, type CommitProof } from '@seedbed/postgres/load';
import { readLedger } from '@seedbed/postgres/parts';
import { quoteIdent, quoteQualified, type OpenClient, type TableName } from '@seedbed/postgres/sql';
import type { PartWork } from './part-work.ts';

export type Sought = {
  readonly run: string;
  readonly number: number;
  readonly work: PartWork;
  readonly ledger: boolean;
  /** The last transaction that tried to load the part, if there was one. */
  readonly proof: CommitProof | null;
  readonly tables: readonly TableName[];
};

/**
 * Whether a part is in the target: by its row of the ledger; otherwise by its own keys; otherwise by its transaction.
 * Throws if none of them is conclusive.
 */
export async function isThere(client: OpenClient, plan: Plan, { run, number, work, ledger, proof, tables }: Sought): Promise<boolean> {
  if (ledger) return (await readLedger(client, run, number)).length > 0;
  const probed = work.kind === 'rows' ? await probeKeys(client, plan.table(work.table), work, plan) : undefined;
  if (probed !== undefined) return probed;
  if (proof === null) return false;
  const outcome = await outcomeOf(client, proof, tables);
  if (outcome === 'committed' || outcome === 'aborted') return outcome === 'committed';
  throw cannotProve(`its transaction ${proof.xid} (the server says "${outcome}")`, work);
}

/**
 * By its first, middle and last row's key, because COPY loads all of a part's rows or none. Undefined for a table
 * without such a key.
 */
async function probeKeys(client: OpenClient, table: TablePlan, work: Extract<PartWork, { kind: 'rows' }>, plan: Plan): Promise<boolean | undefined> {
  const key =
    table.primaryKey.length > 0 ? table.primaryKey : table.keys.find(({ columns }) => columns.every((name) => !table.column(name).makesNulls))?.columns;
  if (key === undefined || key.some((name) => !table.columns.some((column) => column.name === name))) return undefined;
  const { first, count } = work;
  const rows = [...new Set([first, first + Math.floor((count - 1) / 2), first + count - 1])];
  const places = key.map((name) => table.column(name).index);
  const values = rows.map((row) => textRows(plan, table, row, 1)[0]!);
  const sought = values.map((_, at) =>
    key.map((name, k) => `${quoteIdent(name)} = $${at * key.length + k + 1}::text::${table.column(name).type.name}`).join(' AND '),
  );
  const parameters = values.flatMap((cells) => places.map((place) => cells[place]));
  const found = await client.query<{ found: number }>(
    `SELECT ${sought.map((condition) => `(EXISTS (SELECT FROM ${quoteQualified(table.schema, table.table)} WHERE ${condition}))::int`).join(' + ')} AS found`,
    parameters,
  );
  if (found.rows[0]!.found === 0) return false;
  if (found.rows[0]!.found === rows.length) return true;
  throw cannotProve(`its keys: ${found.rows[0]!.found} of ${rows.length} are there`, work);
}

/** The error of a run whose part can be neither found nor ruled out. */
function cannotProve(by: string, work: PartWork): Problem {
  const what = work.kind === 'rows' ? `rows ${work.first + 1} to ${work.first + work.count} of ${work.table}` : 'the rows of this part';
  return new Problem(
    'load-rejected',
    `Whether ${what} are in the target cannot be proved by ${by}. Look at them there, and load again with the mode "truncate".`,
    {
      facts: { outcome: 'cannot prove', ...(work.kind === 'rows' && { table: work.table, first: work.first + 1, rows: work.count }) },
    },
  );
}
