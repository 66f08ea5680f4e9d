import type { Composed } from '../../columns/source.ts';

/** A text composed around a part that differs in every row: that column, or null for the row's own number. */
export type ComposedBy = Composed & { readonly by: string | null };

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Whether the text alone determines the row, so that no two such texts are equal: the distinct part is between its
 * fixed ends, alone or as the only number (or UUID).
 */
export function asItIs({ head, tail, alone }: Composed, text: string, identity: string): boolean {
  if (!text.startsWith(head) || !text.endsWith(tail) || text.length < head.length + tail.length) return false;
  const middle = text.slice(head.length, text.length - tail.length);
  if (alone) return middle === identity;
  const found = middle.match(/^\d+$/.test(identity) ? /\d+/g : UUID) ?? [];
  return found.length === 1 && found[0]!.toLowerCase() === identity.toLowerCase();
}
