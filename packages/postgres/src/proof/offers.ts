import type { ClientBase } from 'pg';
import type { RowOutcome, TrialTools } from '@seedbed/contract';
import { insertHead } from './insert-head.ts';
import { OUT_OF_TIME, type Patience } from './table-time.ts';
import { tryRows, tupleOf } from './try-rows.ts';

/** Tier F's question. A table whose code did not end over rows that were offered is offered no more: mends ask dozens of times. */
export function openOffers(
  client: ClientBase,
  ask: <T>(work: () => Promise<T>, seconds: number) => Promise<T>,
  patience: Patience,
  at: (place: string) => void,
): TrialTools['offer'] {
  const endless = new Map<string, RowOutcome[]>();
  return async ({ table, columns, rows, wanted }) => {
    const known = endless.get(table);
    if (known) return known;
    at(`while rows were offered to ${table}`);
    const outcomes = await tryRows(client, insertHead(table, columns), rows.map(tupleOf), { wanted, within: (work) => ask(work, patience.first) });
    const ended = outcomes.find(({ refused }) => refused?.sqlstate === OUT_OF_TIME)?.refused;
    if (ended) {
      patience.lose({ table, ...ended });
      endless.set(table, outcomes);
    }
    return outcomes;
  };
}
