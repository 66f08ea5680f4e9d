import { Problem } from '@seedbed/contract';

/** A run that fills a table. */
export type Other = { readonly id: string; readonly workspaceId: string; readonly table: string };

/** The error for a run whose table another run is filling; without details for another workspace. */
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
