import type { OpenClient } from '@seedbed/postgres/sql';
import type { SqlSession } from '../sql-engine.ts';

/** A session that is opened by its first query, and again where its server hung up. */
export type DatabaseSession = SqlSession & { /** Until the next query nobody is connected to the database. */ close(): Promise<void> };

export function openDatabaseSession(connect: () => Promise<OpenClient>): DatabaseSession {
  let open: Promise<OpenClient> | null = null;
  const client = (): Promise<OpenClient> => {
    if (open) return open;
    const opened = connect();
    const forget = () => void (open === opened && (open = null));
    opened.then((one) => one.once('end', forget), forget);
    return (open = opened);
  };
  return {
    query: async (text, values) => (await client()).query(text, values),
    async close() {
      const opened = open;
      open = null;
      await (await opened?.catch(() => null))?.[Symbol.asyncDispose]();
    },
  };
}
