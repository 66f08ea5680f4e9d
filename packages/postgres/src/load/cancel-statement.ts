import { connect as connectSocket } from 'node:net';
import type { Client } from 'pg';
import { socketOf } from '../sql/connect.ts';
import { neverKeep } from '../sql/keep-session.ts';

/** PostgreSQL's code for a cancel request: 1234 and 5678 in one word. */
const CANCEL_CODE = 80877102;

/** How long to wait for a server to cancel before closing the connection. */
const PATIENCE_MS = 700;

/**
 * Cancels the session's current statement, which then fails with 57014. If the server does not answer in time, closes
 * the connection, and the server rolls back. Does not wait.
 */
export function cancelStatement(client: Client): void {
  neverKeep(client);
  const { processID, secretKey, host } = client as unknown as { processID: number | null; secretKey: number | null; host: string };
  const socket = socketOf(client);
  const hangUp = setTimeout(() => socket.destroy(new Error('connection terminated: the server did not stop in time')), PATIENCE_MS);
  hangUp.unref();
  const calmed = (): void => clearTimeout(hangUp);
  socket.once('data', calmed);
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(CANCEL_CODE, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const { remoteAddress, remotePort } = socket;
  const port = (client as unknown as { port: number }).port;
  const once = connectSocket(remoteAddress === undefined ? { path: `${host}/.s.PGSQL.${port}` } : { host: remoteAddress, port: remotePort! });
  once.setTimeout(PATIENCE_MS, () => once.destroy());
  once.on('error', () => {});
  once.end(message);
}

/** Until disposed, an abort of the signal cancels the session's current statement. */
export function stopsWith(client: Client, signal: AbortSignal | undefined): Disposable {
  const stop = (): void => cancelStatement(client);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop, { once: true });
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', stop) };
}
