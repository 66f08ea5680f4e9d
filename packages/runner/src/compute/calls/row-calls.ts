import { answerOf, type Answer } from '../answer.ts';
import type { Compute } from '../compute.ts';
import type { Document } from '../document.ts';
import type { Lanes } from '../lane.ts';
import { SECONDS } from '../limits.ts';
import type { QueueCall } from '../perform.ts';

type RowCalls = Pick<
  Compute,
  'page' | 'children' | 'row' | 'distribution' | 'agreements' | 'findings' | 'estimate' | 'download' | 'generate' | 'archive' | 'generators'
>;

/** The operations that show and download rows. */
export function rowCalls(lanes: Lanes): RowCalls {
  const rows = (method: string, document: Document, what: string, args: object, signal: AbortSignal): Promise<Answer> =>
    answerOf(lanes.rows, { method, documents: [document], args: { document: document.key, ...args }, what, seconds: SECONDS.rows, signal });

  return {
    page: (of, { table, offset, limit }, signal) => rows('page', of, `These rows of ${table}`, { table, offset, limit }, signal),
    children: (of, ask, signal) => rows('children', of, `The rows that belong to row ${ask.number} of ${ask.table}`, ask, signal),
    row: (of, ask, signal) => rows('row', of, `Row ${ask.number} of ${ask.table}`, ask, signal),
    distribution: (of, ask, signal) => rows('distribution', of, `The distribution of ${ask.table}.${ask.column}`, ask, signal),
    agreements: (of, ask, signal) =>
      answerOf(lanes.rows, {
        method: 'agreements',
        documents: [of],
        args: { document: of.key, ...ask },
        what: `The agreements of ${ask.table}`,
        seconds: SECONDS.estimate,
        signal,
      }),
    findings: (of, signal) =>
      answerOf(lanes.rows, {
        method: 'findings',
        documents: [of],
        args: { document: of.key },
        what: 'The look at the rows',
        seconds: SECONDS.estimate,
        signal,
      }),
    estimate: (of, format, signal) =>
      answerOf(lanes.rows, {
        method: 'estimate',
        documents: [of],
        args: { document: of.key, format },
        what: 'The estimate',
        seconds: SECONDS.estimate,
        signal,
      }),
    download: (of, ask, signal) => answerOf(lanes.rows, open(of, ask, signal)),
    generate: (of, ask, signal) => answerOf(lanes.drafts, open(of, ask, signal)),
    archive: (of, ask, signal) =>
      answerOf(lanes.rows, {
        method: 'archive',
        documents: [of],
        args: { document: of.key, ...ask },
        what: 'The beginning of the archive',
        seconds: SECONDS.document,
        signal,
      }),
    generators: () => answerOf(lanes.drafts, { method: 'generators', documents: [], args: {}, what: 'The list of generators', seconds: SECONDS.document }),
  };
}

function open(of: Document, ask: object, signal: AbortSignal): QueueCall {
  return { method: 'open', documents: [of], args: { document: of.key, ...ask }, what: 'The beginning of the rows', seconds: SECONDS.rows, signal };
}
