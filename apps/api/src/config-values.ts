/** Names of the own machine. */
export const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Readers of single settings: a checked value, or an error with the expected form. */

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new Error(`"${text}" is no port; a number from 0 to 65535 was expected`);
  return port;
}

export function readCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is no count from 1 to 999999999`);
}

/** Rows may be many. */
export function readRows(text: string): number {
  const rows = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(rows)) return rows;
  throw new Error(`"${text}" is no number of rows from 1 to ${Number.MAX_SAFE_INTEGER}`);
}

/** A count, or null for 0: no limit. */
export function readRate(text: string): number | null {
  return text === '0' ? null : readCount(text);
}

const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (!level) throw new Error(`"${text}" is none of ${LOG_LEVELS.join(', ')}`);
  return level;
}

const TOKEN_LENGTH = 32;

/** It is not repeated in the message. */
export function readToken(text: string): string {
  if (text.length < TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(text))
    throw new Error(`at least ${TOKEN_LENGTH} characters of ASCII without spaces were expected; \`openssl rand -hex 32\` makes some`);
  return text;
}

export function readFlag(text: string): boolean {
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error(`"${text}" is neither 1 nor 0`);
}

/** The message does not repeat the address, which may contain a password. */
export function readDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('it is no postgres:// address, such as postgres://user:password@host:5432/database');
  if (new URL(text).pathname.length < 2) throw new Error('it names no database; postgres://user:password@host:5432/database was expected');
  return text;
}

export function readHttpAddress(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error('it is no http:// or https:// address');
  return text;
}

/** Nor is the key. */
export function readSecretKey(text: string): Buffer {
  const key = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== 32) throw new Error('32 bytes in base64 or hex were expected; `openssl rand -base64 32` makes some');
  return key;
}

export function readHostList(text: string): string[] {
  return list(text).map((entry) => {
    if (!/^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?)(:\d{1,5})?$/.test(entry))
      throw new Error(`"${entry}" is no host name with or without a port`);
    return entry.toLowerCase();
  });
}

/** https, or http on this machine: session cookies are sent over nothing else. */
export function readPublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK_NAMES.has(url.hostname))))
    throw new Error(`"${text}" is no https:// address, such as https://seedbed.example.com (http:// is taken on localhost alone)`);
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    throw new Error(`"${text}" has more than a host and a port; https://seedbed.example.com was expected`);
  return url;
}

/** https, or http on this machine: the issuer decides who is signed in. */
export function readIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK_NAMES.has(url.hostname))) return text;
  throw new Error(`"${text}" is no https:// address, such as https://login.example.com`);
}

/** The message does not repeat the address, which may contain a password. */
export function readSmtpUrl(text: string): string {
  if (/^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '') return text;
  throw new Error('it is no smtp:// or smtps:// address, such as smtp://user:password@mail.example.com:587');
}

export function readMailbox(text: string): string {
  if (/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(text)) return text;
  throw new Error(`"${text}" is no address, such as Seedbed <seedbed@example.com>`);
}

export function readProxies(text: string): string[] {
  return list(text).map((entry) => {
    if (!/^[0-9A-Fa-f.:]+(\/\d{1,3})?$/.test(entry)) throw new Error(`"${entry}" is no address or range such as 10.0.0.0/8`);
    return entry;
  });
}

export function readAllowedTargets(text: string): string[] {
  return list(text).map((entry) => {
    if (!/^[A-Za-z0-9._:-]+(\/\d{1,3})?$/.test(entry)) throw new Error(`"${entry}" is no host name, address or range such as 10.0.0.0/8`);
    return entry.toLowerCase();
  });
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
