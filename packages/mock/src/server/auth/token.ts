import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a token. Times are seconds since 1970. */
export type Claims = { readonly [name: string]: unknown };

/** The secret of a local Supabase, so that its well-known keys are valid here too. A mock protects nothing. */
export const DEVELOPMENT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

/** A JSON web token with HS256, as created by GoTrue. */
export function signToken(claims: Claims, secret: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${signature(text, secret).toString('base64url')}`;
}

/** The claims of a token with a good signature, however old it is; null for any other text. */
export function readToken(token: string, secret: string): Claims | null {
  const [head = '', body = '', given = '', rest] = token.split('.');
  if (rest !== undefined || decoded(head)?.['alg'] !== 'HS256') return null;
  const wanted = signature(`${head}.${body}`, secret);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? decoded(body) : null;
}

/** The claims of a token, without a check of its signature. Null for any other text. */
export function decodeToken(token: string): Claims | null {
  const [head = '', body = '', given, rest] = token.split('.');
  return given === undefined || rest !== undefined || decoded(head) === null ? null : decoded(body);
}

function signature(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

function encoded(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Claims) : null;
  } catch {
    return null;
  }
}
