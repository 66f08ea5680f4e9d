import { MockFault, type Copies, type MockSchema } from '../../../core/index.ts';
import { openSqlEngine, type SqlSession } from '../sql-engine.ts';

/** A user's database, served directly: there are no copies, so nothing can be reset. */
export function openOwnDatabase(schema: MockSchema, session: SqlSession): Copies {
  const refuse = (what: string) => (): Promise<never> =>
    Promise.reject(
      new MockFault({ code: 'PGRST127', status: 501, message: 'Feature not implemented', details: `${what}: the mock serves a database of yours as it is.` }),
    );
  return {
    engine(name, caller) {
      if (name === '') return openSqlEngine(schema, session, caller);
      const none = refuse('Sessions');
      return { schema, run: none, atomic: none };
    },
    reset: refuse('A reset'),
    save: refuse('Snapshots'),
    restore: refuse('Snapshots'),
    snapshots: [],
  };
}
