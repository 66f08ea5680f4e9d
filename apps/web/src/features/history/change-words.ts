import type { Change } from '@seedbed/contract';
import { shortName } from '../../lib/format.ts';
import { memberWords, valueWords } from '../../workspace/draft/difference.ts';

/** A change in words, without names of members and JSON: `cust.mail: null share set to 0.2`. What came or went as a whole says so itself. */
export function changeWords({ table, column, relation, member, before, after, text }: Change): string {
  if (member === '') return text.replace(/\bpublic\./g, '');
  const place = shortName(relation ?? [table, column].filter((part) => part !== undefined).join('.'));
  const values = before === undefined ? `set to ${plain(after)}` : after === undefined ? `no longer ${plain(before)}` : `${plain(before)} → ${plain(after)}`;
  return `${place === '' ? '' : `${place}: `}${nameOf(member)} ${values}`;
}

/** `generator.parameters` as a whole are the options of a generator. */
function nameOf(member: string): string {
  return member === 'generator.parameters' ? 'options' : memberWords(member);
}

/** Members of an object one after the other. */
function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueWords(value);
  const members = Object.entries(value).map(([name, one]) => `${name} ${valueWords(one)}`);
  return members.length === 0 ? 'nothing' : members.join(', ');
}
