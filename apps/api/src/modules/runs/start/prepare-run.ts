import { Problem, type StartRun } from '@seedbed/contract';
import type { WorkspaceId } from '../../../db/columns.ts';
import { archivedProblem } from '../../datasets/archived-problem.ts';
import type { RunTools } from '../run-tools.ts';
import { prepareFiles } from './prepare-files.ts';
import { prepareLoad } from './prepare-load.ts';

/** Checks names, counts and the target before the run exists, and throws a Problem for errors. */
export async function prepareRun(tools: RunTools, workspace: WorkspaceId, id: string, body: StartRun) {
  checkKind(body);
  const { archivedAt, slug } = await tools.datasets.find(workspace, body.datasetId);
  if (archivedAt !== null) throw archivedProblem();
  return body.files ? prepareFiles(tools, workspace, body, body.files, slug) : prepareLoad(tools, workspace, id, body);
}

/** Rejects members of the other kind. */
function checkKind({ kind = 'load', files, ...body }: StartRun): void {
  const wrong = kind === 'load' ? (files ? ['files'] : []) : LOAD_MEMBERS.filter((name) => body[name] !== undefined);
  const errors = wrong.map((name) => ({ pointer: `/${name}`, message: `is not of a run of kind ${kind}` }));
  if (kind === 'export' && !files) errors.push({ pointer: '/files', message: 'is needed for an export: {"format": "csv"}' });
  if (errors.length > 0) throw new Problem('invalid-request', `The body is none of a run of kind ${kind}.`, { errors });
}

const LOAD_MEMBERS = ['connectionId', 'address', 'mode', 'modes', 'prove', 'create', 'connections', 'atomic', 'fast', 'ledger'] as const;
