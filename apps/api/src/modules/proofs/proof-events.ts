import { toProblemDocument, type Proof, type ProofEvent } from '@seedbed/contract';
import { openMailbox } from '../../http/mailbox.ts';
import { toSse } from '../../http/server-sent.ts';
import { toProblem } from '../../http/to-problem.ts';

type Progress = Omit<Extract<ProofEvent, { kind: 'progress' }>, 'kind'>;

/** Proves, and reports each table when it is done; the last event is the proof, or a problem instead. */
export async function* proofEvents(prove: (onProgress: (progress: Progress) => void) => Promise<Proof>, instance: string): AsyncGenerator<Uint8Array> {
  const mailbox = openMailbox<ProofEvent>((event) => event.kind === 'progress');
  prove(({ table, done, total }) => mailbox.push({ kind: 'progress', table, done, total })).then(
    (proof) => mailbox.push({ kind: 'proof', proof }),
    (error: unknown) => mailbox.push({ kind: 'problem', problem: toProblemDocument(toProblem(error), instance) }),
  );
  let id = 0;
  for await (const event of mailbox.read()) {
    yield toSse(String(++id), event.kind, event);
    if (event.kind !== 'progress') return;
  }
}
