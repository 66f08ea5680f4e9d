import type { Proof } from '@seedbed/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { proofs } from '../../db/schema/proofs.ts';
import { revisions } from '../../db/schema/revisions.ts';
import type { RevisionKey, RevisionRow } from '../datasets/revisions.repository.ts';

type Of = Pick<RevisionKey, 'workspaceId' | 'datasetId'>;

export function proofsRepository(database: Database) {
  const ofDataset = ({ workspaceId, datasetId }: Of) =>
    and(eq(datasets.id, proofs.datasetId), eq(datasets.workspaceId, workspaceId), eq(datasets.id, datasetId));

  return {
    /** Of this revision, or of another one with its blueprint: its own comes first. */
    async find(revision: RevisionKey & Pick<RevisionRow, 'sha256'>): Promise<Proof | undefined> {
      const [found] = await database
        .select({ proof: proofs.proof })
        .from(proofs)
        .innerJoin(datasets, ofDataset(revision))
        .innerJoin(revisions, and(eq(revisions.datasetId, proofs.datasetId), eq(revisions.number, proofs.revision)))
        .where(eq(revisions.sha256, revision.sha256))
        .orderBy(desc(eq(proofs.revision, revision.number)), desc(proofs.at))
        .limit(1);
      return found?.proof;
    },

    /** The latest one of any revision: its results for unchanged tables apply to the next one. */
    async latest(of: Of): Promise<Proof | undefined> {
      const [found] = await database.select({ proof: proofs.proof }).from(proofs).innerJoin(datasets, ofDataset(of)).orderBy(desc(proofs.at)).limit(1);
      return found?.proof;
    },

    async save({ datasetId, number: revision }: RevisionKey, proof: Proof, at: Date): Promise<void> {
      await database
        .insert(proofs)
        .values({ datasetId, revision, proof, at })
        .onConflictDoUpdate({ target: [proofs.datasetId, proofs.revision], set: { proof, at } });
    },
  };
}

export type ProofsRepository = ReturnType<typeof proofsRepository>;
