import { Problem } from '@seedbed/contract';

/** A run that fills a table. */
export type Other = { readonly id: string; readonly workspaceId: string; readonly table: string };

/** What a run reads that wants a table which another one fills; of another workspace it hears no more than that. */
export function takenBy({ id, workspaceId, table }: Other, target: string, workspace: string): Problem {
  const ours = workspaceId === workspace;
  const who = ours ? `The run ${id}` : 'A run of another workspace';
  return new Problem(
    'conflict',
    `${who} is at work on ${table} of ${target}, in parts. A table is filled by one run at a time. Wait until it ends, or cancel it.`,
    {
      facts: { table, ...(ours && { run: id }) },
    },
  );
}
