import type { ClientBase } from 'pg';
import type { RowOutcome, TrialTools } from '@seedbed/contract';
import { ownToCheck, type Broken } from './deferred.ts';
import { insertHead } from './insert-head.ts';
import { OUT_OF_TIME, type Patience } from './table-time.ts';
import { tryRows, tupleOf } from './try-rows.ts';

/**
 * Offers of tier F; `broken`: the deferrable constraints that the existing rows violate, which do not count against rows
 * offered to other tables; undefined if there are no such rows. A table whose code did not finish for offered rows gets
 * no more offers, because repairs make dozens of them.
 */
export function openOffers(
  client: ClientBase,
  ask: <T>(work: () => Promise<T>, seconds: number) => Promise<T>,
  patience: Patience,
  at: (place: string) => void,
  broken: () => readonly Broken[] | undefined,
): TrialTools['offer'] {
  const endless = new Map<string, RowOutcome[]>();
  return async ({ table, columns, rows, wanted }) => {
    const without = endless.get(table);
    if (without) return without;
    at(`while rows were offered to ${table}`);
    const known = broken();
    const check = known ? ownToCheck(known, table) : 'SET CONSTRAINTS ALL IMMEDIATE';
    const within = <T>(work: () => Promise<T>): Promise<T> => ask(work, patience.first);
    const outcomes = await tryRows(client, insertHead(table, columns), rows.map(tupleOf), { wanted, check, within });
    const ended = outcomes.find(({ refused }) => refused?.sqlstate === OUT_OF_TIME)?.refused;
    if (ended) {
      patience.lose({ table, ...ended });
      endless.set(table, outcomes);
    }
    return outcomes;
  };
}
