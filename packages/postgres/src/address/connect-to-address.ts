import type { ConnectionOptions } from 'node:tls';
import { isIP } from 'node:net';
import { Problem } from '@seedbed/contract';
import { connect, type Connection, type ConnectOptions, type OpenClient } from '../sql/connect.ts';
import { TARGET_LIMITS } from '../wire/limits.ts';
import { quoteReport } from '../wire/quote-report.ts';
import { isReport } from '../wire/server-problem.ts';
import type { PinnedAddress } from './policy.ts';

/**
 * A session at a pinned address, with TLS according to `sslmode`. Throws `connection-failed` with the message of the
 * server or the system.
 */
export async function connectToAddress(address: PinnedAddress, { limits = TARGET_LIMITS, ...choices }: ConnectOptions = {}): Promise<OpenClient> {
  const options = { ...choices, limits };
  const plain: Connection = { host: address.ip, port: address.port, user: address.user, password: address.password, database: address.database };
  try {
    if (address.sslmode === 'disable') return await connect(plain, options);
    const encrypted = { ...plain, tls: tlsOptions(address) };
    return address.sslmode === 'prefer' ? await preferTls(plain, encrypted, options) : await connect(encrypted, options);
  } catch (error) {
    throw failure(address, error as Error & { code?: string });
  }
}

/**
 * Servers that refused TLS when this process last asked. Asking again costs them a process, and a load opens several
 * sessions.
 */
const withoutTls = new Set<string>();
const MAX_KNOWN = 1_000;

async function preferTls(plain: Connection, encrypted: Connection, options: ConnectOptions): Promise<OpenClient> {
  const server = `${plain.host}:${plain.port}`;
  // A connection test shows every step, so it always asks.
  if (!options.onStep && withoutTls.delete(server)) {
    try {
      const client = await connect(plain, options);
      withoutTls.add(server);
      return client;
    } catch (error) {
      // The server now requires encryption, and reports it as "no pg_hba.conf entry … no encryption".
      if ((error as { code?: string }).code !== '28000') throw error;
    }
  }
  try {
    return await connect(encrypted, options);
  } catch (error) {
    if (!/does not support SSL/.test((error as Error).message)) throw error;
    if (withoutTls.size >= MAX_KNOWN) withoutTls.clear();
    withoutTls.add(server);
    return await connect(plain, options);
  }
}

/**
 * `require` encrypts without verification, as in libpq; `verify-ca` requires a known authority, `verify-full` also the
 * right name.
 */
function tlsOptions(address: PinnedAddress): ConnectionOptions {
  return {
    ...(isIP(address.host) === 0 && { servername: address.host, host: address.host }),
    rejectUnauthorized: address.sslmode === 'verify-ca' || address.sslmode === 'verify-full',
    ...(address.sslmode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
}

function failure(address: PinnedAddress, error: Error & { code?: string }): Problem {
  const { host, port } = address;
  const where = `${host}:${port}`;
  // The message must not distinguish an open port from a closed one, or one kind of server from another. Errors of
  // class 08 are retried like any lost connection.
  if (address.isCoarse && !isReport(error))
    return new Problem(
      'connection-failed',
      `No session at ${where}: no Postgres server could be reached there. For details the operator allows the host: SEEDBED_ALLOWED_TARGETS=${host}`,
      { facts: { host, port, code: '08001' } },
    );
  const facts = { host, port, ...(error.code !== undefined && { code: error.code }) };
  const words = WORDS.get(error.code ?? '') ?? wordsOf(error);
  return new Problem('connection-failed', `No session at ${where}: ${words}`, { facts, cause: error });
}

function wordsOf(error: Error): string {
  const text = error.message.slice(0, 500);
  if (isReport(error)) return `the server says ${quoteReport(text)}`;
  return /timeout|timed out/i.test(text) ? 'it does not answer' : text;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ETIMEDOUT', 'it does not answer'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the network cannot be reached'],
  ['ECONNRESET', 'it hung up; is it a Postgres server?'],
]);
