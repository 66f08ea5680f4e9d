import type { Proof } from '@seedbed/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { proofs } from '../../db/schema/proofs.ts';

export function proofsRepository(database: Database) {
  return {
    async find(datasetId: string, revision: number): Promise<Proof | undefined> {
      const [found] = await database
        .select({ proof: proofs.proof })
        .from(proofs)
        .where(and(eq(proofs.datasetId, datasetId), eq(proofs.revision, revision)));
      return found?.proof;
    },

    /** The last one of any revision: what it knows of tables that did not change is known of the next one. */
    async latest(datasetId: string): Promise<Proof | undefined> {
      const [found] = await database.select({ proof: proofs.proof }).from(proofs).where(eq(proofs.datasetId, datasetId)).orderBy(desc(proofs.at)).limit(1);
      return found?.proof;
    },

    async save(datasetId: string, revision: number, proof: Proof, at: Date): Promise<void> {
      await database
        .insert(proofs)
        .values({ datasetId, revision, proof, at })
        .onConflictDoUpdate({ target: [proofs.datasetId, proofs.revision], set: { proof, at } });
    },
  };
}

export type ProofsRepository = ReturnType<typeof proofsRepository>;
