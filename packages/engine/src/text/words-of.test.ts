import { resolveType, type Domain } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

const text = resolveType('text');
const regex = (pattern: string, more: { ignoreCase?: boolean; negated?: boolean } = {}): Domain => ({ patterns: [{ syntax: 'regex', pattern, ...more }] });
const like = (pattern: string): Domain => ({ patterns: [{ syntax: 'like', pattern }] });

const DOMAINS: [string, Domain, string?][] = [
  ['a code', regex('^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$')],
  ['optional parts', regex('^T-?\\d{3}.?\\d{3}.?\\d{3}[-.]?\\d$')],
  ['a long fixed class', regex('^[A-Za-z0-9.~_-]{43,128}$')],
  ['an unanchored word', regex('hook')],
  ['without a word', regex('hook', { negated: true })],
  ['an e-mail address', regex('^[A-Za-z0-9._%-]+@[A-Za-z0-9.-]+[.][A-Za-z]+$', { ignoreCase: true })],
  ['choices', regex('^(red|green|blue)$')],
  ['a lookahead at the start', regex('^(?=.*[0-9])(?=.*[a-z])[a-z0-9]{4,6}$')],
  ['a lookahead in a repetition', regex('^((?!--)[a-z-])+$')],
  ['a prefix', like('https://%')],
  ['trimmed and not blank, of 1 to 255', { trimmed: true, notBlank: true, minLength: 1, maxLength: 255 }],
  ['lower case of 3', { case: 'lower', minLength: 3, maxLength: 3 }],
  ['no such value', { notIn: ['a', 'b'], minLength: 1, maxLength: 1 }],
  ['a list under a pattern', { in: ['a1', 'b', 'c3'], ...regex('\\d') }],
  ['letters beyond ASCII', regex('^[äöü]{2}$')],
  ['char(n) with a pattern', regex('^[A-Z]{3}'), 'character(3)'],
  ['bytes', { minBytes: 4, maxBytes: 4 }],
];

describe.each(DOMAINS)('%s', (_: string, domain: Domain, type: string = 'text') => {
  const words = wordsOf(domain, resolveType(type))!;
  const ranks = Array.from({ length: 60 }, (_, i) => Math.floor((i / 60) * words.count));

  test('has words, each accepted and ranked back to its index', () => {
    expect(words.count).toBeGreaterThan(0);
    for (const rank of ranks) {
      const word = words.at(rank);
      expect(words.accepts(word), word).toBe(true);
      expect(words.rankOf(word), word).toBe(rank);
    }
  });

  test('different ranks give different words', () => {
    const some = [...new Set(ranks)];
    expect(new Set(some.map((rank) => words.at(rank))).size).toBe(some.length);
  });
});

test.each<[string, Domain, number]>([
  ['three choices', regex('^(red|green|blue)$'), 3],
  ['digits of two lengths', regex('^\\d{1,2}$'), 110],
  ['nothing left', { ...regex('^a'), notBlank: true, maxLength: 0 }, 0],
  ['a choice less one', { ...regex('^(red|green|blue)$'), notIn: ['red'] }, 2],
  ['the empty text alone', { maxLength: 0 }, 1],
])('counts exactly: %s', (_, domain, count) => {
  expect(wordsOf(domain, text)!.count).toBe(count);
});

test.each<[string, Domain, string, boolean]>([
  ['a dot meets a newline', regex('^a.b$'), 'a\nb', true],
  ['a backslash escapes in brackets', regex('^[\\w]$'), '\\', false],
  ['\\b is a backspace', regex('^\\b$'), '\b', true],
  ['a brace without a digit is itself', regex('^a{x}$'), 'a{x}', true],
  ['a match may lie anywhere', regex('b'), 'abc', true],
  ['the end is the end', regex('a$'), 'a\n', false],
  ['letters beyond ASCII are not trusted to classes', regex('^\\w$'), 'ä', false],
  ['literal mode', regex('***=a.b'), 'xa.b', true],
  ['options at the start', regex('(?i)^abc$'), 'ABC', true],
  ['an underscore is one letter', like('a_c'), 'abc', true],
  ['a percent sign escaped', like('100\\%'), '100%', true],
  ['a lookahead refuses', regex('^(?!www)[a-z]+$'), 'wwwa', false],
  ['a lookahead lets pass', regex('^(?!www)[a-z]+$'), 'wwa', true],
])('matches as Postgres does: %s', (_, domain, value, meets) => {
  expect(wordsOf(domain, text)!.accepts(value)).toBe(meets);
});

test.each(['(a)\\1', '\\mword', 'a(?<=b)'])('leaves %s to the proof', (pattern) => {
  expect(wordsOf(regex(pattern), text)).toBeNull();
});

test('pads char(n) before a pattern is applied', () => {
  const words = wordsOf(like('abc'), resolveType('character(5)'))!;
  expect(words.accepts('abc')).toBe(false);
  expect(words.count).toBe(0);
});

test('uses one case where keys are folded', () => {
  const words = wordsOf({ minLength: 1, maxLength: 4 }, text, { foldCase: true, enough: 2 ** 40 })!;
  const some = Array.from({ length: 500 }, (_, i) => words.at(Math.floor((i / 500) * words.count)));
  expect(new Set(some.map((word) => word.toLowerCase())).size).toBe(500);
});

test('does not apply to numbers', () => {
  expect(wordsOf({}, resolveType('integer'))).toBeNull();
});

test('every letter of a class may be required, and the plainest are used otherwise', () => {
  const domain = { patterns: [{ syntax: 'regex', pattern: '^[0-9A-F]{16}$' }] } as never;
  const type = { name: 'text', kind: 'base', base: 'text' } as const;
  const drawn = (everyLetter: boolean) => {
    const words = wordsOf(domain, type, { everyLetter })!;
    return Array.from({ length: 40 }, (_, i) => words.at(Math.floor((words.count / 41) * i))).join('');
  };
  expect(drawn(false)).toMatch(/^[0-9]+$/);
  expect(drawn(true)).toMatch(/^(?=.*[0-9])(?=.*[A-F])[0-9A-F]+$/);
});

test('equal conditions are computed once, others separately', () => {
  const type = { name: 'text', kind: 'base', base: 'text' } as const;
  const of = (pattern: string, length?: number) =>
    wordsOf({ patterns: [{ syntax: 'regex', pattern }] } as never, { ...type, ...(length === undefined ? {} : { length }) }, {});
  expect(of('^[a-z]{2,9}$')).toBe(of('^[a-z]{2,9}$'));
  expect(of('^[a-z]{2,9}$', 2)?.count).toBe(26 ** 2);
  for (let i = 0; i < 200; i++) of(`^a{${i + 1}}$`);
  expect(of('^[a-z]{3}$')?.count).toBe(26 ** 3);
});

test.each<[string, Domain, string, number]>([
  ['one letter', {}, 'character(1)', 20_000],
  ['one letter of a text', { minLength: 1, maxLength: 1 }, 'text', 20_000],
  ['one small letter', { case: 'lower', minLength: 1, maxLength: 1 }, 'text', 2_000],
  ['two letters', {}, 'character(2)', 100_000],
])('letters beyond ASCII give as many words as needed: %s', (_, domain, type, enough) => {
  const plain = wordsOf(domain, resolveType(type), { enough })!;
  const words = wordsOf(domain, resolveType(type), { enough, beyond: true })!;
  expect(plain.count).toBeLessThan(enough);
  expect(words.count).toBeGreaterThanOrEqual(enough);
  const some = Array.from({ length: 500 }, (__, i) => words.at(Math.floor((i * words.count) / 500)));
  expect(new Set(some).size).toBe(500);
  expect(some.every((word) => words.accepts(word) && word.normalize('NFKC') === word)).toBe(true);
});

test('in one case no two letters fold to one', () => {
  const words = wordsOf({ minLength: 1, maxLength: 1 }, text, { enough: 3_000, beyond: true, foldCase: true })!;
  const folded = new Set(Array.from({ length: 3_000 }, (_, rank) => words.at(rank).toLowerCase()));
  expect(folded.size).toBe(3_000);
});

test.each<[string, Domain, string]>([
  ['bytes are counted', { maxBytes: 1 }, 'text'],
  ['a class that the locale defines', regex('^[[:alpha:]]$'), 'text'],
  ['a single byte', {}, '"char"'],
])('no letters beyond ASCII: %s', (_, domain, type) => {
  const options = { enough: 5_000 };
  expect(wordsOf(domain, resolveType(type), { ...options, beyond: true })!.count).toBe(wordsOf(domain, resolveType(type), options)!.count);
});
