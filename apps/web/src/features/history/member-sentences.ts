import type { Change, Relation } from '@seedbed/contract';
import { formatMany, formatShare, shortName } from '../../lib/format.ts';
import { BLUEPRINT_MEMBERS, COLUMN_MEMBERS, DOMAIN_MEMBERS, RELATION_MEMBERS, TABLE_MEMBERS, type MemberWords } from './member-words.ts';
import { COLUMN_SENTENCES, RELATION_SENTENCES, TABLE_SENTENCES, type About } from './own-sentences.ts';
import { plainValue } from '../../workspace/plain-value.ts';

/**
 * For a member added or removed as a whole, each of its members gets a sentence; beyond this number they are counted.
 */
const MAX_PARTS = 6;

type Found = { readonly words: MemberWords; readonly subject: string; readonly names: readonly string[] };
type Place = Pick<Change, 'table' | 'column' | 'relation'>;

/**
 * A change of one blueprint member in plain sentences. Null for a member without words. `relation`: the one that
 * contains the change.
 */
export function memberSentences(change: Change, relation?: Relation): string[] | null {
  const subject = subjectOf(change, relation);
  return sentencesOf(change, change.member.split('.'), change.before, change.after, subject, relation);
}

function subjectOf({ table, column, relation }: Place, found: Relation | undefined): string {
  if (found) return `${shortName(found.from.table)}.${found.from.columns.join(', ')} → ${shortName(found.to.table)}`;
  return shortName(relation ?? [table, column].filter((part) => part !== undefined).join('.'));
}

function sentencesOf(place: Place, path: readonly string[], before: unknown, after: unknown, subject: string, relation: Relation | undefined): string[] | null {
  const own = ownSentence(place, path, { subject, relation, name: path.at(-1)!, before, after });
  if (own !== null) return [own];
  const found = wordsFor(place, path, subject, relation);
  if (!found) return null;
  const whole = [before, after].find(isMap);
  if (whole && (before === undefined || after === undefined)) {
    const names = Object.keys(whole);
    if (names.length > 0 && names.length <= MAX_PARTS) {
      const parts = names.map((name) =>
        sentencesOf(place, [...path, name], (before as Members | undefined)?.[name], (after as Members | undefined)?.[name], subject, relation),
      );
      if (parts.every((part) => part !== null)) return parts.flat();
    }
  }
  const text = sentence(found, before, after);
  return [relation ? text.replaceAll('{C}', shortName(relation.from.table)).replaceAll('{P}', shortName(relation.to.table)) : text];
}

type Members = Readonly<Record<string, unknown>>;

function ownSentence({ table, column, relation }: Place, path: readonly string[], about: About): string | null {
  const list = relation !== undefined ? RELATION_SENTENCES : column !== undefined ? COLUMN_SENTENCES : table !== undefined ? TABLE_SENTENCES : null;
  return (list?.[path.join('.')] ?? list?.[[...path.slice(0, -1), '*'].join('.')])?.(about) ?? null;
}

/** The words of a member by its path; conditions on values have the same ones wherever they are. */
function wordsFor({ table, column, relation }: Place, path: readonly string[], subject: string, found: Relation | undefined): Found | null {
  const list = relation !== undefined ? RELATION_MEMBERS : column !== undefined ? COLUMN_MEMBERS : table !== undefined ? TABLE_MEMBERS : BLUEPRINT_MEMBERS;
  if (column !== undefined && path[0] === 'domain' && path.length > 1) return domainWords(path.slice(1), subject);
  if (relation !== undefined && (path[0] === 'where' || path[0] === 'when') && path.length > 1) {
    const [table, whose] = path[0] === 'where' ? [found?.to.table, 'of a parent'] : [found?.from.table, 'of a row with a parent'];
    const about = `${table === undefined ? '' : `${shortName(table)}.`}${path[1]}, ${whose},`;
    return path.length === 2 ? { words: { name: 'conditions', are: true }, subject: about, names: [] } : domainWords(path.slice(2), about);
  }
  for (const [pattern, words] of Object.entries(list)) {
    const parts = pattern.split('.');
    if (parts.length !== path.length || !parts.every((part, i) => part === '*' || part === path[i])) continue;
    return { words, subject, names: path.filter((_, i) => parts[i] === '*') };
  }
  return null;
}

/** Conditions lie in one another: on elements, fields, members of JSON and ends of ranges. */
function domainWords([first, second, ...rest]: readonly string[], subject: string): Found | null {
  const inner = (of: string, path: readonly string[]): Found | null =>
    path.length === 0 ? { words: { name: 'conditions', are: true }, subject: of, names: [] } : domainWords(path, of);
  if (first === 'element') return inner(`each element of ${subject}`, second === undefined ? [] : [second, ...rest]);
  if (second !== undefined && first === 'fields') return inner(`the field ${second} of ${subject}`, rest);
  if (second !== undefined && first === 'jsonMembers') return inner(`the member ${second} of ${subject}`, rest);
  if (first === 'range' && (second === 'lower' || second === 'upper')) return inner(`the ${second} end of ${subject}`, rest);
  const words = DOMAIN_MEMBERS[[first, second, ...rest].filter((part) => part !== undefined).join('.')];
  return words ? { words, subject, names: [] } : null;
}

function sentence({ words, subject, names }: Found, before: unknown, after: unknown): string {
  const named = (text: string) => text.replace(/\{(\d)\}/g, (_, at: string) => names[Number(at) - 1] ?? '');
  const of = subject === '' ? '' : ` of ${subject}`;
  if ('on' in words) return named(after === true ? words.on : words.off).replaceAll('{S}', subject);
  if ('count' in words) {
    const many = named(words.many ?? `${words.count}s`);
    const [old, now] = [before, after].map((list) => (Array.isArray(list) ? list.length : 0)) as [number, number];
    if (old === now) return `The ${many}${of} are different`;
    return `${subject === '' ? 'There are' : `${subject} has`} ${formatMany(now, named(words.count), many)}${before === undefined ? '' : ` (before ${plainValue(old)})`}`;
  }
  const value = (one: unknown) =>
    words.share && typeof one === 'number' ? formatShare(one) : isMap(one) ? formatMany(Object.keys(one).length, 'entry', 'entries') : plainValue(one);
  const verb = words.are ? 'are' : 'is';
  const was = before === undefined ? '' : ` (before ${value(before)})`;
  return `The ${named(words.name)}${of} ${verb} ${after === undefined ? 'removed' : value(after)}${was}`;
}

function isMap(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
