import type { Proof, ProofEvent } from '@seedbed/contract';
import { toldEvents } from '../../http/told-events.ts';

type Progress = Omit<Extract<ProofEvent, { kind: 'progress' }>, 'kind'>;

/** Proves, and reports each table when it is done; the last event is the proof, or a problem instead. */
export function proofEvents(prove: (onProgress: (progress: Progress) => void) => Promise<Proof>, instance: string): AsyncGenerator<Uint8Array> {
  return toldEvents<ProofEvent>(
    async (tell) => ({ kind: 'proof', proof: await prove(({ table, done, total }) => tell({ kind: 'progress', table, done, total })) }),
    instance,
    ({ kind }) => kind === 'progress',
  );
}
