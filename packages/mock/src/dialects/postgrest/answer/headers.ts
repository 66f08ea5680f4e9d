import type { Call } from '../postgrest.ts';

export const VARY = 'Accept, Prefer, Range';

/** The path with its parameters in the order of their names. */
export function contentLocation(table: string, pairs: readonly (readonly [string, string])[]): string {
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = sorted.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `/${encodeURIComponent(table)}${query === '' ? '' : `?${query}`}`;
}

/** The schema, if there is a choice. */
export function profileHeader({ request: { method, headers }, settings, schema }: Call): Readonly<Record<string, string>> {
  const profile = headers.has(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile');
  return profile || settings.schemas.length > 1 ? { 'Content-Profile': schema } : {};
}

/** A warning if parameters use the name of an aliased relation. */
export function warningHeader(legacy: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  if (legacy.size === 0) return {};
  const names = [...legacy].map(([name, alias]) => `${name} has the alias ${alias}: name the alias in filters, orders and limits`).join('; ');
  // Names may have letters that headers cannot contain.
  return { Warning: `299 seedbed "${names.replaceAll(/[^ -~]|["\\]/gu, encodeURIComponent)}"` };
}
