import { connect as connectSocket } from 'node:net';
import type { Client } from 'pg';
import { socketOf } from '../sql/connect.ts';
import { neverKeep } from '../sql/keep-session.ts';

/** PostgreSQL's code for "cancel what that session is at": 1234 and 5678 in one word. */
const CANCEL_CODE = 80877102;

/** How long a server may take to let go of what it is at, before its session is hung up on. */
const PATIENCE_MS = 700;

/**
 * Stops what the session's server is doing at this timestamp; the statement under way fails with 57014. A server that does not answer in
 * time is hung up on, and then rolls back by itself. Does not wait.
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

/** Until it is disposed of, an aborted signal stops what the session is at. */
export function stopsWith(client: Client, signal: AbortSignal | undefined): Disposable {
  const stop = (): void => cancelStatement(client);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop, { once: true });
  return { [Symbol.dispose]: () => signal?.removeEventListener('abort', stop) };
}
