import { LIMITS, type Domain, type SqlType } from '@seedbed/contract';
import { charsOf, complement, EVERY, type CharSet } from './char-set.ts';
import { parseLike } from './parse-like.ts';
import { parseRegex } from './parse-regex.ts';
import { parseSimilar } from './parse-similar.ts';
import { POSIX } from './posix-classes.ts';
import { repeat, sequence, set, UnreadablePattern, type RegexTree } from './regex-tree.ts';

/** One condition on a text: it must be in the language of `tree`, or must not. */
export type Condition = {
  readonly tree: RegexTree;
  readonly negated: boolean;
  readonly localeDependent: boolean;
  /** Requires letters of one case, and accepts texts without letters. */
  readonly ofCase?: true;
};

/**
 * The pattern-like conditions of a domain, all of which must hold. Lengths are not included, because they are counted,
 * not matched. Throws `UnreadablePattern`.
 */
export function conditionsOf(domain: Domain): Condition[] {
  const conditions: Condition[] = [];
  for (const { syntax, pattern, ignoreCase, negated } of domain.patterns ?? []) {
    if (pattern.length > LIMITS.patternCharacters) throw new UnreadablePattern(`a pattern of ${pattern.length} characters`);
    const read = syntax === 'like' ? parseLike : syntax === 'similar' ? parseSimilar : parseRegex;
    conditions.push({ ...read(pattern, ignoreCase), negated: negated === true });
  }
  if (domain.trimmed) conditions.push(must(TRIMMED));
  if (domain.notBlank) conditions.push(must(set(complement(charsOf(' ')))));
  if (domain.case === 'lower') conditions.push({ ...mustNot(set(POSIX['upper']!)), localeDependent: true, ofCase: true });
  if (domain.case === 'upper') conditions.push({ ...mustNot(set(POSIX['lower']!)), localeDependent: true, ofCase: true });
  for (const text of domain.notIn ?? []) conditions.push(mustNot(exactly(text)));
  return conditions;
}

/** Patterns on `char(n)` see the padding; other conditions do not. */
export function isPadded(type: SqlType): boolean {
  return type.base === 'bpchar';
}

/** Letters beyond ASCII that occur in a positive pattern. */
export function namedLetters(domain: Domain): string {
  const named = (domain.patterns ?? []).filter((pattern) => !pattern.negated).map((pattern) => pattern.pattern);
  return [...new Set(Array.from(named.join('')).filter((letter) => letter.codePointAt(0)! > 0x9f))].join('');
}

/** `btrim(x) = x`: Postgres trims only blanks. */
const NOT_BLANK: CharSet = complement(charsOf(' '));
const TRIMMED = sequence({ kind: 'start' }, repeat(sequence(set(NOT_BLANK), repeat(sequence(repeat(set(EVERY)), set(NOT_BLANK)), 0, 1)), 0, 1), {
  kind: 'end',
});

/** Ends in a character other than a blank, so that `char(n)` keeps it unchanged. */
export const ENDS_FULL: Condition = must(sequence(set(NOT_BLANK), { kind: 'end' }));

function exactly(text: string): RegexTree {
  return sequence({ kind: 'start' }, ...Array.from(text, (letter) => set(charsOf(letter))), { kind: 'end' });
}

function must(tree: RegexTree): Condition {
  return { tree, negated: false, localeDependent: false };
}

function mustNot(tree: RegexTree): Condition {
  return { tree, negated: true, localeDependent: false };
}
