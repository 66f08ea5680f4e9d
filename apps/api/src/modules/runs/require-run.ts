import { Problem } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import type { RunView } from './run-views.ts';
import type { RunsRepository } from './runs.repository.ts';

/** Throws Problem `not-found` if the workspace has no such run. */
export async function requireRun(repository: RunsRepository, workspace: WorkspaceId, id: string): Promise<RunView> {
  const found = await repository.find(workspace, id);
  if (!found) throw new Problem('not-found', 'There is no run with that id.', { facts: { id } });
  return found;
}
