import type { Proof } from '@seedbed/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { proofs } from '../../db/schema/proofs.ts';
import type { RevisionKey } from '../datasets/revisions.repository.ts';

type Of = Pick<RevisionKey, 'workspaceId' | 'datasetId'>;

export function proofsRepository(database: Database) {
  const ofDataset = ({ workspaceId, datasetId }: Of) =>
    and(eq(datasets.id, proofs.datasetId), eq(datasets.workspaceId, workspaceId), eq(datasets.id, datasetId));

  return {
    async find(revision: RevisionKey): Promise<Proof | undefined> {
      const [found] = await database
        .select({ proof: proofs.proof })
        .from(proofs)
        .innerJoin(datasets, ofDataset(revision))
        .where(eq(proofs.revision, revision.number));
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
