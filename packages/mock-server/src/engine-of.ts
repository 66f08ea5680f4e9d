import type { Store, Transaction } from '@seedbed/mock-overlay';
import { MockFault, type DialectEngine } from '@seedbed/mock-query';

/** How often steps are run again because others wrote between them. */
const MAX_TRIES = 100;

/** What a dialect may ask, for one session. */
export function engineOf(store: Store, session: string | undefined): DialectEngine {
  return {
    schema: store.schema,
    run: async (query) => store.run(query, session),
    async atomic(steps) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const transaction = store.begin(session);
        const result = await steps(within(store, transaction));
        if (transaction.commit()) return result;
      }
      throw new MockFault({ code: '40001', status: 409, message: 'could not serialize access due to concurrent update' });
    },
  };
}

function within(store: Store, transaction: Transaction): DialectEngine {
  const engine: DialectEngine = { schema: store.schema, run: async (query) => transaction.run(query), atomic: (steps) => steps(engine) };
  return engine;
}
