import { randomBytes } from 'node:crypto';
import { hashSecret } from './hash-secret.ts';

/** `sb_<id>_<secret>`: a prefix known to secret scanners, an id by which people recognise the key, and 256 unguessable bits. */
const FORM = /^sb_([0-9a-f]{32})_([A-Za-z0-9_-]{43})$/;

/** Matches anywhere in a text: must never occur in an address or in a log. */
export const KEY_IN_TEXT = /sb_[0-9a-f]{32}_[A-Za-z0-9_-]{20,}/g;

/** A new secret for the key with that id. Only its hash is stored. */
export function newKey(id: string): { readonly key: string; readonly hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { key: `${prefixOf(id)}_${secret}`, hash: hashSecret(secret) };
}

/** Identifies a key in a configuration. */
export function prefixOf(id: string): string {
  return `sb_${id.replaceAll('-', '')}`;
}

/** The parts of a submitted key; undefined if it does not have the form of one. */
export function readKey(text: string): { readonly id: string; readonly secret: string } | undefined {
  const [, digits, secret] = FORM.exec(text) ?? [];
  if (digits === undefined || secret === undefined) return undefined;
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { id, secret };
}
