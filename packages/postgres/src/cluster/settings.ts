import { clusterName } from './orphans.ts';

/** How a server is reached: over loopback with a password, or by a socket in a folder that only its user can enter. */
export type Listening = { readonly kind: 'tcp'; readonly port: number } | { readonly kind: 'socket'; readonly folder: string };

const COMMON = {
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  logging_collector: 'off',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  // A whole schema is created and dropped in one transaction, and every object takes a lock.
  max_locks_per_transaction: '512',
};

/** The control cluster stores people's work, so it is durable. */
const CONTROL = { max_connections: '100', fsync: 'on', synchronous_commit: 'on' };

/** The throwaway cluster stores nothing: no fsync, no replication, no background work. */
const THROWAWAY = {
  max_connections: '64',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  autovacuum: 'off',
  jit: 'off',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_prepared_transactions: '0',
  shared_buffers: '64MB',
  client_connection_check_interval: '5s',
  wal_init_zero: 'off',
};

/** The arguments of the `postgres` program. */
export function serverArguments(kind: 'control' | 'throwaway', pgdata: string, listening: Listening): string[] {
  const address =
    listening.kind === 'tcp'
      ? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: listening.folder, unix_socket_permissions: '0700', port: '5432' };
  const settings = { ...COMMON, ...(kind === 'control' ? CONTROL : THROWAWAY), ...address, cluster_name: clusterName(pgdata) };
  return ['-D', pgdata, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
