import { toProblemDocument, type ConnectionTest, type ConnectionTestEvent } from '@seedbed/contract';
import { openMailbox } from '../../http/mailbox.ts';
import { toSse } from '../../http/server-sent.ts';
import { toProblem } from '../../http/to-problem.ts';
import type { TestStep } from './test-connection.ts';

/** Tests, and reports each step; the last event is the whole test, or a problem instead. */
export async function* testEvents(test: (tell: (step: TestStep) => void) => Promise<ConnectionTest>, instance: string): AsyncGenerator<Uint8Array> {
  const mailbox = openMailbox<ConnectionTestEvent>(() => false);
  test((step) => mailbox.push({ kind: 'step', step })).then(
    (done) => mailbox.push({ kind: 'tested', test: done }),
    (error: unknown) => mailbox.push({ kind: 'problem', problem: toProblemDocument(toProblem(error), instance) }),
  );
  let id = 0;
  for await (const event of mailbox.read()) {
    yield toSse(String(++id), event.kind, event);
    if (event.kind !== 'step') return;
  }
}
