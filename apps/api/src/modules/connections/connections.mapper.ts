import type { Connection } from '@seedbed/contract';
import type { ConnectionRow } from './connections.repository.ts';

/** Never includes the password, encrypted or not. */
export function toConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    name: row.name,
    host: row.host,
    port: row.port,
    database: row.database,
    user: row.user,
    tls: row.tls,
    hasPassword: row.sealedPassword !== null,
    state: row.state,
    message: row.message,
    serverVersion: row.serverVersion,
    testedAt: row.testedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
