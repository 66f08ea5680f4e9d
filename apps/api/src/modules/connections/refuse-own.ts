import { Problem } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres';

/** Throws Problem `connection-refused-by-policy` for the address of our own database. */
export type RefuseOwn = (address: string) => void;

/**
 * The operator's database, in which our tables are, is no target and no source, though its server may be one. The embedded
 * one is refused by its port, by the address policy.
 */
export function refuseOwnDatabase(databaseUrl: string | null): RefuseOwn {
  if (databaseUrl === null) return () => undefined;
  const own = parseAddress(databaseUrl);
  return (address) => {
    const { host, port, database } = parseAddress(address);
    if (host.toLowerCase() === own.host.toLowerCase() && port === own.port && database === own.database) {
      throw new Problem('connection-refused-by-policy', 'That is the database in which Seedbed keeps its own tables. Name another database.');
    }
  };
}
