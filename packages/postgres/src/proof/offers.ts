import type { ClientBase } from 'pg';
import type { RowOutcome, TrialTools } from '@seedbed/contract';
import { constraintsToCheck } from './deferred.ts';
import { insertHead } from './insert-head.ts';
import { OUT_OF_TIME, type Patience } from './table-time.ts';
import { tryRows, tupleOf } from './try-rows.ts';

/**
 * Offers of tier F; `loads`: how often the existing rows changed, since their violations do not count against offered
 * rows. A table whose code did not finish for offered rows gets no more offers, because repairs make dozens of them.
 */
export function openOffers(
  client: ClientBase,
  ask: <T>(work: () => Promise<T>, seconds: number) => Promise<T>,
  patience: Patience,
  at: (place: string) => void,
  loads: () => number,
): TrialTools['offer'] {
  const endless = new Map<string, RowOutcome[]>();
  const checks = new Map<string, string | null>();
  let seen = -1;
  return async ({ table, columns, rows, wanted }) => {
    const known = endless.get(table);
    if (known) return known;
    at(`while rows were offered to ${table}`);
    if (seen !== loads()) checks.clear();
    seen = loads();
    if (!checks.has(table)) checks.set(table, await ask(() => constraintsToCheck(client, table), patience.table));
    const within = <T>(work: () => Promise<T>): Promise<T> => ask(work, patience.first);
    const outcomes = await tryRows(client, insertHead(table, columns), rows.map(tupleOf), { wanted, check: checks.get(table)!, within });
    const ended = outcomes.find(({ refused }) => refused?.sqlstate === OUT_OF_TIME)?.refused;
    if (ended) {
      patience.lose({ table, ...ended });
      endless.set(table, outcomes);
    }
    return outcomes;
  };
}
