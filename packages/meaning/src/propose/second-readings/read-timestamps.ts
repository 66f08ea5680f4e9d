import { isParticiple } from '../../read/names/participles.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { made } from '../drafts/made-match.ts';
import { wordSet } from '../../read/words.ts';

/**
 * Timestamps in whole numbers: `deadline_unix` equals `deadline`, and an eight-byte number named after an action is its time (`stopped
 * bigint`, `last_online bigint`), since a flag needs one byte.
 */
export function readTimestamp(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  return asUnix(at, index) ?? asWhen(first, at) ?? asManyDigits(at, index);
}

/** `hash_on text` is no time: an action has one, and `on` alone means nothing, unlike `at` (`expires_at varchar`). */
export function isNoTimestamp(first: Match | null, { type, name: { words } }: ColumnContext): boolean {
  if (type !== 'text' || first?.rule.kind !== 'date.past' || words.length < 2 || words.at(-1) !== 'on') return false;
  const before = words.at(-2)!;
  return !isParticiple(before) && !wordSet('before time, no timestamp').has(before);
}

/** `start_time numeric(20,6)`: as many digits as that hold a timestamp, not a duration. */
function asManyDigits(at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type !== 'num' || !at.wide || !/^(?:time|timestamp|at)$/.test(at.name.words.at(-1) ?? '')) return null;
  const match = index.best({ ...at, type: 'int' });
  return match?.rule.kind.startsWith('date.') ? match : null;
}

/** Suffixes for the epoch of seconds. */
const COUNTED_FROM = wordSet('epoch');

function asUnix(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'int' || words.length < 2 || !COUNTED_FROM.has(words.at(-1)!)) return null;
  const bare = index.best({ ...at, type: 'stamp', name: { words: words.slice(0, -1), raw: raw.slice(0, -1) } });
  return bare?.rule.kind.startsWith('date.') ? bare : timestamp('date.epoch', words);
}

function asWhen(first: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  // `messages_sent bigint` counts them.
  if (!at.wide || words.length > 2 || (first && first.rule.kind !== 'datatype.boolean') || raw.some((word, i) => word !== words[i])) return null;
  if (words.length === 2 && (words[0] === 'last' || words[0] === 'first')) return first && timestamp('date.recent', words);
  return words.length === 1 && isParticiple(words[0]!) ? timestamp('date.event', words, { after: '@created' }) : null;
}

function timestamp(kind: string, words: readonly string[], parameters: Readonly<Record<string, unknown>> = {}): Match {
  return made({ kind, parameters }, words, 10);
}
