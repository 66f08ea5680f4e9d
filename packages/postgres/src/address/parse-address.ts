import { isIP } from 'node:net';
import { Problem } from '@seedbed/contract';

type SslMode = 'disable' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';

/** The fields of a `postgres://` address; no other fields are possible. */
export type Address = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly sslmode: SslMode;
};

const SSL_MODES: readonly string[] = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];
const SHAPE =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<host>\[[^\]]*\]|[^:/?#@[\]]*)(?::(?<port>[^/?#]*))?(?:\/(?<database>[^?#]*))?(?:\?(?<query>[^#]*))?$/;

/**
 * Parses `postgres://user:password@host:port/database?sslmode=…`, and rejects everything else that other parsers
 * accept: sockets, several hosts, certificate files, `options`, services. Opens no connection and reads no environment
 * variables.
 */
export function parseAddress(text: string): Address {
  if (text.length > 2048) throw refused('it is longer than 2,048 characters');
  if ([...text].some((letter) => letter <= ' ' || letter === '\x7f')) throw refused('it holds blanks or control characters; write them as %20 and the like');
  const parts = SHAPE.exec(text)?.groups;
  if (!parts) throw refused('it does not have that form');
  const host = parseHost(parts['host'] ?? '');
  const user = decode(parts['user'] ?? '', 'user');
  if (user === '') throw refused('the user is missing');
  const database = decode(parts['database'] ?? '', 'database') || user;
  return {
    host,
    port: parsePort(parts['port']),
    user,
    password: decode(parts['password'] ?? '', 'password'),
    database,
    sslmode: parseQuery(parts['query'] ?? ''),
  };
}

function parseHost(raw: string): string {
  if (raw === '') throw refused('the host is missing');
  const inBrackets = raw.startsWith('[');
  const host = inBrackets ? raw.slice(1, -1) : raw;
  // Letters, digits, dots, hyphens and underscores: no %2F for a socket's folder, no comma for several hosts.
  if (inBrackets ? isIP(host) !== 6 || host.includes('%') : !/^[a-zA-Z0-9_](?:[a-zA-Z0-9_.-]{0,251}[a-zA-Z0-9_.])?$/.test(host))
    throw refused('the host is not a name or an address');
  return host;
}

function parsePort(raw: string | undefined): number {
  if (raw === undefined || raw === '') return 5432;
  const port = /^\d{1,5}$/.test(raw) ? Number(raw) : 0;
  if (port < 1 || port > 65535) throw refused('the port is not a number from 1 to 65535');
  return port;
}

function parseQuery(query: string): SslMode {
  let mode: SslMode = 'prefer';
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [name, value = ''] = pair.split('=', 2) as [string, string?];
    if (name !== 'sslmode') throw refused(`the parameter ${JSON.stringify(name.slice(0, 40))} is not taken; only sslmode is`);
    if (!SSL_MODES.includes(value)) throw refused(`sslmode is one of ${SSL_MODES.join(', ')}`);
    mode = value as SslMode;
  }
  return mode;
}

function decode(raw: string, field: string): string {
  let value: string;
  try {
    value = decodeURIComponent(raw);
  } catch {
    throw refused(`the ${field} holds a broken %-sequence`);
  }
  if (value.includes('\0')) throw refused(`the ${field} holds the character U+0000`);
  return value;
}

/** Contains only the reason, never the address, which includes a password. */
function refused(why: string): Problem {
  return new Problem('connection-failed', `The address is not taken: ${why}. Write postgres://user:password@host:5432/database?sslmode=require`);
}
