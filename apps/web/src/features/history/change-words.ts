import type { Change } from '@seedbed/contract';
import { shortName } from '../../lib/format.ts';
import { memberWords } from '../../workspace/draft/difference.ts';
import { plainValue } from '../../workspace/plain-value.ts';

/**
 * A change without a sentence of its own, in words: a member that only a newer server knows. Without member names and
 * JSON: `cust.mail: null share set to 0.2`. Added and removed objects describe themselves.
 */
export function changeWords({ table, column, relation, member, before, after, text }: Change): string {
  if (member === '') return text.replace(/\bpublic\./g, '');
  const place = shortName(relation ?? [table, column].filter((part) => part !== undefined).join('.'));
  const values =
    before === undefined
      ? `set to ${plainValue(after)}`
      : after === undefined
        ? `no longer ${plainValue(before)}`
        : `${plainValue(before)} → ${plainValue(after)}`;
  return `${place === '' ? '' : `${place}: `}${nameOf(member)} ${values}`;
}

/**
 * The message of a revision, with the titles of the generators that it names by kind: `orders.label: generator “Spot” →
 * “Values”`. What people wrote stays as it is.
 */
export function messageWords(message: string, titleOf: (kind: string) => string | undefined): string {
  const named = (kind: string): string => {
    const title = titleOf(kind);
    return title === undefined ? kind : `“${title}”`;
  };
  return message
    .replace(/: generator ([\w.]+) → ([\w.]+)/g, (_, before: string, after: string) => `: generator ${named(before)} → ${named(after)}`)
    .replace(/: generator set to ([\w.]+)/g, (_, kind: string) => `: generator set to ${named(kind)}`);
}

/** `generator.parameters` as a whole are the options of a generator. */
function nameOf(member: string): string {
  return member === 'generator.parameters' ? 'options' : memberWords(member);
}
