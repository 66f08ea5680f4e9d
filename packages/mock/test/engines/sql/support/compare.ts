import { readJson } from '../../../../src/core/index.ts';
import type { Answered } from './oracle.ts';
import type { OracleRequest } from './request.ts';

type Answers = { readonly virtual: Answered; readonly postgres: Answered };

/** A feature that `virtual` reports as unsupported. */
export function isUnsupported({ virtual }: Answers): boolean {
  return virtual.headers['proxy-status']?.endsWith('PGRST127') ?? false;
}

/** Whether only one of them kept a write: later answers would differ as well. */
export function isApart({ virtual, postgres }: Answers): boolean {
  return virtual.status < 400 !== postgres.status < 400;
}

/** The difference between two answers; null if they are equal. */
export function differenceOf(request: OracleRequest, { virtual, postgres }: Answers): string | null {
  if (castsBeyondPage(request, postgres) || isOtherKey(virtual, postgres)) return null;
  if (virtual.status !== postgres.status)
    return two(`status ${virtual.status} ${virtual.body.slice(0, 400)}`, `status ${postgres.status} ${postgres.body.slice(0, 400)}`);
  const own = bodyOf(request, virtual);
  const other = bodyOf(request, postgres);
  if (own !== other) return two(around(own, other), around(other, own));
  const names = new Set([...Object.keys(virtual.headers), ...Object.keys(postgres.headers)]);
  for (const name of names)
    if (virtual.headers[name] !== postgres.headers[name]) return two(`${name}: ${virtual.headers[name]}`, `${name}: ${postgres.headers[name]}`);
  return null;
}

function two(virtual: string, postgres: string): string {
  return `virtual:  ${virtual}\npostgres: ${postgres}`;
}

/** The text from shortly before the difference. */
function around(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return text.length < 400 ? text : `…${text.slice(Math.max(0, at - 120), at + 200)}…`;
}

/** Sorts rows without an order. Of errors about rows without an order only the code is equal in both: they may name any of them. */
function bodyOf({ ordered }: OracleRequest, { status, body }: Answered): string {
  if (status >= 400) {
    // Errors of patterns have the library's own words.
    if (body.includes('"2201B"')) return '2201B';
    const { code, message } = JSON.parse(body === '' ? '{}' : body) as { code?: string; message?: string };
    // A range index reports any of the conflicting rows.
    if (ordered && !code?.startsWith('22') && code !== '23P01') return body;
    if (code === '23P01') return JSON.stringify({ code, message });
    return JSON.stringify({ code, message: message?.replaceAll(/".*"/g, '"…"') });
  }
  if (ordered || !/^[[{]/.test(body)) return body;
  return JSON.stringify(sorted(readJson(body)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(sorted);
    const isRows = all.some((each) => each !== null && typeof each === 'object');
    return isRows ? all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : all;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sorted(member)]));
}

/** Postgres casts rows before it leaves some out, for their place or their relations: one of these may fail. */
function castsBeyondPage({ method, parameters, headers }: OracleRequest, { status, body }: Answered): boolean {
  const select = parameters.find(([name]) => name === 'select')?.[1] ?? '';
  const isRefused = status === 400 && (method === 'HEAD' || /"code":"22/.test(body));
  return select.includes('::') && isRefused && (select.includes('(') || 'Range' in headers || parameters.some(([name]) => name === 'limit'));
}

/** Unique keys and exclusion constraints are checked in the order in which their indexes were made, which a load changes. */
function isOtherKey(virtual: Answered, postgres: Answered): boolean {
  const codes = [virtual, postgres].map(({ body }) => /"code":"(23505|23P01)"/.exec(body)?.[1]);
  return codes.every((code) => code !== undefined) && codes[0] !== codes[1];
}
