import { toProblemDocument, type CreatedDataset, type GrowthEvent, type GrowthProgress } from '@seedbed/contract';
import { openMailbox } from '../../http/mailbox.ts';
import { toSse } from '../../http/server-sent.ts';
import { toProblem } from '../../http/to-problem.ts';

/**
 * Creates a dataset, and reports each table as it is read; the last event is the dataset, or a problem instead. Throws errors that occur
 * before the first event.
 */
export async function* growthEvents(make: (onProgress: (progress: GrowthProgress) => void) => Promise<CreatedDataset>): AsyncGenerator<Uint8Array> {
  // At most the number of tables of a schema, which is limited: a slow reader gets all events.
  const mailbox = openMailbox<GrowthEvent | { readonly kind: 'thrown'; readonly error: unknown }>(() => false);
  make((progress) => mailbox.push(progress)).then(
    (created) => mailbox.push({ kind: 'dataset', created }),
    (error: unknown) => mailbox.push({ kind: 'thrown', error }),
  );
  let id = 0;
  for await (const received of mailbox.read()) {
    if (received.kind === 'thrown' && id === 0) throw received.error;
    const event: GrowthEvent =
      received.kind === 'thrown' ? { kind: 'problem', problem: toProblemDocument(toProblem(received.error), 'urn:seedbed:datasets') } : received;
    yield toSse(String(++id), event.kind, event);
    if (event.kind === 'dataset' || event.kind === 'problem') return;
  }
}
