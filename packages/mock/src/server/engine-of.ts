import { MockFault, type DialectEngine, type RequestHeaders, type Result } from '../core/index.ts';
import type { Asker } from '../engines/virtual/index.ts';
import type { Store, Transaction } from '../overlay/index.ts';
import { callerOf } from './auth/caller.ts';

/** How often steps are rerun because others wrote in between. */
const MAX_TRIES = 100;

/** Called with generated columns that answers omit. */
type OnLeftOut = (columns: readonly string[]) => void;

function noted(result: Result, onLeftOut: OnLeftOut | undefined): Result {
  if (result.leftOut) onLeftOut?.(result.leftOut);
  return result;
}

/** A dialect's engine, for one session and one caller. */
export function engineOf(store: Store, session: string | undefined, asker?: Asker, onLeftOut?: OnLeftOut): DialectEngine {
  return {
    schema: store.schema,
    run: async (query) => noted(store.run(query, session, asker), onLeftOut),
    async atomic(steps) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const transaction = store.begin(session, asker);
        const result = await steps(within(store, transaction, onLeftOut));
        if (transaction.commit()) return result;
      }
      throw new MockFault({ code: '40001', status: 409, message: 'could not serialize access due to concurrent update' });
    },
  };
}

/** The same for the sender of a request; if the token has expired, every statement fails with that. */
export function engineOfCaller(
  store: Store,
  session: string | undefined,
  headers: RequestHeaders,
  onTable: NonNullable<Asker['onTable']>,
  onLeftOut?: OnLeftOut,
): DialectEngine {
  try {
    return engineOf(store, session, { caller: callerOf(headers, Date.now()), onTable }, onLeftOut);
  } catch (error) {
    return { schema: store.schema, run: () => Promise.reject(error), atomic: () => Promise.reject(error) };
  }
}

function within(store: Store, transaction: Transaction, onLeftOut: OnLeftOut | undefined): DialectEngine {
  const engine: DialectEngine = { schema: store.schema, run: async (query) => noted(transaction.run(query), onLeftOut), atomic: (steps) => steps(engine) };
  return engine;
}
