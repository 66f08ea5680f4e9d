import { toProblemDocument, type ProblemDocument } from '@seedbed/contract';
import { openMailbox } from '../../http/mailbox.ts';
import { toSse } from '../../http/server-sent.ts';
import { toProblem } from '../../http/to-problem.ts';
import type { TestStep } from './test-connection.ts';

type TestEvent<Test> =
  | { readonly kind: 'step'; readonly step: TestStep }
  | { readonly kind: 'tested'; readonly test: Test }
  | { readonly kind: 'problem'; readonly problem: ProblemDocument };

/** Tests, and reports each step; the last event is the whole test, or a problem instead. */
export async function* testEvents<Test>(test: (tell: (step: TestStep) => void) => Promise<Test>, instance: string): AsyncGenerator<Uint8Array> {
  const mailbox = openMailbox<TestEvent<Test>>(() => false);
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
