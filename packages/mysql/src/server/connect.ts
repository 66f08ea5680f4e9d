import { Problem, type ProblemType } from '@seedbed/contract';
import type { Connection } from 'mysql2/promise';

/** A password's @ and / must be written as %40 and %2F. */
const FORM = 'It is mysql://user:password@host:3306/database.';
/** How long a server may take to answer. */
const CONNECT_MS = 10_000;

/** A session in the database of an address, which must name one. Throws Problem `connection-failed` where it cannot be reached; the password is in no message. */
export async function connect(address: string): Promise<Connection> {
  if (!URL.canParse(address)) throw new Problem('invalid-request', `The address cannot be read. ${FORM}`);
  const url = new URL(address);
  const database = decodeURIComponent(url.pathname.slice(1));
  if (database === '') throw new Problem('invalid-request', `The address names no database. ${FORM}`);
  const { createConnection } = await import('mysql2/promise');
  const socketPath = url.searchParams.get('socketPath');
  const place = socketPath ?? `${url.hostname}:${url.port || 3306}`;
  try {
    return await createConnection({
      ...(socketPath === null ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3306) } : { socketPath }),
      user: decodeURIComponent(url.username) || 'root',
      password: decodeURIComponent(url.password),
      database,
      // We send only scripts of our own. A user enables TLS for a server in another network by ?ssl=true.
      multipleStatements: true,
      charset: 'utf8mb4',
      connectTimeout: CONNECT_MS,
      ...(url.searchParams.get('ssl') === 'true' && { ssl: {} }),
    });
  } catch (cause) {
    const { code, sqlMessage } = cause as { code?: string; sqlMessage?: string };
    const why = sqlMessage ?? (code === 'ECONNREFUSED' ? 'nothing listens there' : (code ?? (cause as Error).message));
    throw new Problem('connection-failed', `${database} at ${place}: ${why}.`, { facts: { database: 'MySQL' }, cause });
  }
}

/** The server's error about a statement, as a Problem. */
export function problemOf(cause: unknown, type: ProblemType, what: string): Problem {
  const { sqlMessage, message } = cause as { sqlMessage?: string; message: string };
  return new Problem(type, `${what}: ${sqlMessage ?? message}`, { facts: { database: 'MySQL' }, cause });
}
