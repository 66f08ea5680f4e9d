import { ownMember, type Domain } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../schema/types.ts';

/** Kinds of codes whose values rarely start as a CHECK requires. */
const CODES = /^(?:code\.|string\.|text\.(?:slug|plain|nounName)|values$|pattern$|example$)/;
const LITERAL = /^[\p{L}\p{N}_#:./-]+$/u;
/** A prefix of a number: capitals, or what ends with a sign between parts. */
const LEADS = /^(?:[A-Z]{1,5}|.*[-_#:/.])$/;
const DIGITS = 6;
/** Where each must be another one. */
const DIGITS_OF_KEYS = 8;

/** `CHECK (ref LIKE 'TX-%')`: the prefix and a number, where any characters would do. */
export function numberBehindPrefix(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>, isGrouped: (draft: Draft) => boolean): void {
  for (const draft of drafts) {
    const { kind, column } = draft;
    if (!CODES.test(kind) || isGrouped(draft) || !PLAIN_TEXT_TYPES.has(column.type.base)) continue;
    const prefix = prefixOf(ownMember(domains, column.name));
    if (prefix === null || !LEADS.test(prefix) || prefix.includes('://')) continue;
    const room = (column.type.length ?? Infinity) - prefix.length;
    const digits = Math.min(room, column.inKey || column.unique ? DIGITS_OF_KEYS : DIGITS);
    if (digits < 4) continue;
    edit(draft, { kind: 'pattern', parameters: { regex: `${prefix.replaceAll(/[./]/g, '\\$&')}[0-9]{${digits}}` } });
  }
}

/** The text's required prefix, if it has no other condition. */
function prefixOf(domain: Domain | undefined): string | null {
  const [only, ...more] = domain?.patterns ?? [];
  if (!only || more.length > 0 || Object.keys(domain!).some((fact) => fact !== 'patterns') || only.negated) return null;
  const found = only.syntax === 'like' ? /^([^%_\\]+)%$/.exec(only.pattern) : /^\^([^\\^$.|?*+()[\]{}]+)$/.exec(only.pattern);
  return found && LITERAL.test(found[1]!) ? found[1]! : null;
}
