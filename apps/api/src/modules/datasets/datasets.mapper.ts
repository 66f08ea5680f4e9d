import type { Dataset, LastProof, Proof, ProofSummary, RevisionSummary } from '@seedbed/contract';
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
  return { revision, rows: proof.rows, ...toProofSummary(proof) };
}

export function toRevisionSummary(row: Pick<RevisionRow, 'number' | 'sha256' | 'message' | 'wish' | 'author' | 'at'>): RevisionSummary {
  return { number: row.number, sha256: row.sha256, message: row.message, wish: row.wish, author: row.author, at: row.at.toISOString() };
}

/** JSON of a `Revision`. */
export function toRevision(row: WholeRevision): JsonAnswer {
  return jsonObject({ ...toRevisionSummary(row), datasetId: row.datasetId, blueprint: new RawJson(row.json) });
}
