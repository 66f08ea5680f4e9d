import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Client } from 'pg';

/**
 * How far a session got: the socket is open, TLS is up (with its version and cipher). The session itself knows the
 * user.
 */
export type SessionStep = { readonly kind: 'connected' } | { readonly kind: 'encrypted'; readonly how: string };

type Wire = { readonly stream: Socket; once(event: 'sslconnect', listener: () => void): unknown };

/** Reports each step of a session that is about to be opened. */
export function tellSteps(client: Client, tell: (step: SessionStep) => void): void {
  const { connection } = client as unknown as { connection: Wire };
  connection.stream.once('connect', () => tell({ kind: 'connected' }));
  // The driver starts TLS on the socket and continues at once; the handshake ends later.
  connection.once('sslconnect', () => {
    const secure = connection.stream as TLSSocket;
    secure.once('secureConnect', () => tell({ kind: 'encrypted', how: [secure.getProtocol(), secure.getCipher()?.name].filter(Boolean).join(', ') }));
  });
}
