import type { Dataset, LastProof, ProblemDocument, Proof, ProofSummary, RefusedLoad, RevisionSummary } from '@seedbed/contract';
import type { DatasetView } from './datasets.repository.ts';
import { jsonObject, RawJson, type JsonAnswer } from '../../http/json-answer.ts';
import type { RevisionRow } from './revisions.repository.ts';
import type { WholeRevision } from './revisions.service.ts';

export function toDataset(row: DatasetView): Dataset {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    source: row.source,
    revision: row.revision,
    tables: row.tables,
    rows: row.rows,
    proof: row.lastProof?.isOfCurrent ? toProofSummary(row.lastProof.proof) : null,
    lastProof: row.lastProof && toLastProof(row.lastProof),
    refusedLoad: row.refusedLoad,
    lastRun: row.lastRun && { id: row.lastRun.id, state: row.lastRun.state, finishedAt: row.lastRun.finishedAt?.toISOString() ?? null },
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}

function toProofSummary({ ok, tablesAccepted, tables, tablesEmpty, constraintsAccepted, constraints, at }: ProofSummary): ProofSummary {
  return { ok, tablesAccepted, tables, ...(tablesEmpty !== undefined && { tablesEmpty }), constraintsAccepted, constraints, at };
}

/** The part of a proof that lists and runs show. */
export function toLastProof({ revision, proof }: { revision: number; proof: Proof }): LastProof {
  return { revision, rows: proof.rows, asked: proof.byTable.reduce((sum, { asked }) => sum + asked, 0), ...toProofSummary(proof) };
}

type FailedRun = {
  readonly id: string;
  readonly revision: number;
  readonly target: string;
  readonly error: ProblemDocument | null;
  readonly finishedAt: Date | null;
};

/**
 * What a run was refused for, if it was for its rows: neither a right that is missing nor rows of somebody else count. `proof`: of the
 * same blueprint; a constraint that it does not list is the target's own.
 */
export function toRefusedLoad({ id, revision, target, error, finishedAt }: FailedRun, proof?: Proof): RefusedLoad | null {
  if (!error || !finishedAt) return null;
  const { sqlstate, table, constraint, row, foreignRow } = error as Record<string, unknown>;
  if (!error.type.endsWith('load-rejected') || foreignRow !== undefined || typeof sqlstate !== 'string' || !/^(?:22|23|P0)/.test(sqlstate)) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    run: id,
    revision,
    at: finishedAt.toISOString(),
    table: text(table),
    constraint: text(constraint),
    row: typeof row === 'number' ? row : null,
    says: error.detail ?? error.title,
    target: sqlstate === CHECKED && isForeign(proof, text(table), text(constraint)) ? target.split('/').at(-1)! : null,
  };
}

/** A key may have another name in a partition, and a reference another one in the target; a CHECK of a table is named alike everywhere. */
const CHECKED = '23514';

/** Whether the schema that was proved has the table, and no constraint of this name. */
function isForeign(proof: Proof | undefined, table: string | null, constraint: string | null): boolean {
  const proved = proof?.byTable.find((each) => each.table === table);
  return proved !== undefined && constraint !== null && !proved.constraints.some(({ name }) => name === constraint);
}

export function toRevisionSummary(row: Pick<RevisionRow, 'number' | 'sha256' | 'message' | 'wish' | 'author' | 'at'>): RevisionSummary {
  return { number: row.number, sha256: row.sha256, message: row.message, wish: row.wish, author: row.author, at: row.at.toISOString() };
}

/** JSON of a `Revision`. */
export function toRevision(row: WholeRevision): JsonAnswer {
  return jsonObject({ ...toRevisionSummary(row), datasetId: row.datasetId, blueprint: new RawJson(row.json) });
}
