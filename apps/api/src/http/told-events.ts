import { toProblemDocument, type ProblemDocument } from '@seedbed/contract';
import { openMailbox } from './mailbox.ts';
import { toSse } from './server-sent.ts';
import { toProblem } from './to-problem.ts';

type ProblemEvent = { readonly kind: 'problem'; readonly problem: ProblemDocument };

/**
 * What work tells, as server-sent events; the last one is its answer, or a problem of `instance` instead. `isOvertaken`: of such events only
 * the newest waits for a slow reader.
 */
export async function* toldEvents<Event extends { readonly kind: string }>(
  work: (tell: (event: Event) => void) => Promise<Event>,
  instance: string,
  isOvertaken: (event: Event) => boolean = () => false,
): AsyncGenerator<Uint8Array> {
  type Told = { readonly event: Event; readonly isLast?: false } | { readonly event: Event | ProblemEvent; readonly isLast: true };
  const mailbox = openMailbox<Told>((told) => !told.isLast && isOvertaken(told.event));
  work((event) => mailbox.push({ event })).then(
    (event) => mailbox.push({ event, isLast: true }),
    (error: unknown) => mailbox.push({ event: { kind: 'problem', problem: toProblemDocument(toProblem(error), instance) }, isLast: true }),
  );
  let id = 0;
  for await (const { event, isLast } of mailbox.read()) {
    yield toSse(String(++id), event.kind, event);
    if (isLast) return;
  }
}
