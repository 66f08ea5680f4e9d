import type { Domain, SqlType } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';

const WORDS = [
  'alpha',
  'north',
  'river',
  'a',
  'ab',
  'x1',
  'Alpha',
  'North River',
  'ALPHA',
  'AB',
  'aa',
  'abcdefgh',
  'ABC123',
  'a-b',
  'a_b',
  'a.b',
  'a/b',
  'a:b',
  'a b c',
  '/a',
  '/a/b',
  '#a1b2c3',
  '@a',
  'abab',
  'anan',
  'abcabc',
  'aabb',
  'abba',
  'level',
  'north north',
];

/** Text formats that conditions require most often. */
const FORMS = [
  '0',
  '1',
  '12',
  '100',
  '2024',
  '12.5',
  '0.5',
  '-1',
  '00000',
  '12345',
  '123456789',
  '1234567890',
  '0123456789012',
  '2024-01-15',
  '2024-01-15 10:30:00',
  '2024-01-15T10:30:00Z',
  '10:30',
  '10:30:00',
  'a@example.com',
  'first.last@example.org',
  'https://example.com',
  'https://example.com/a',
  'http://example.com/a?b=1',
  'example.com',
  'www.example.com',
  '+15550100123',
  '+1 555 0100',
  '(555) 010-0123',
  '00000000-0000-4000-8000-000000000001',
  '{}',
  '[]',
  '{"a": 1}',
  '["a"]',
  '"a"',
  'null',
  'true',
  'false',
  'yes',
  'no',
  'on',
  'off',
  '10.0.0.1',
  '192.168.1.0/24',
  '::1',
  '08:00:2b:01:02:03',
  'US',
  'us',
  'USD',
  'en',
  'en-US',
  'en_US',
  'Europe/Berlin',
  'UTC',
  'DE89370400440532013000',
  '4111111111111111',
  '978-0-306-40615-7',
  '9780306406157',
  '0306406152',
  'P1D',
  '1 day',
  '1.0.0',
  'v1.2.3',
  'application/json',
  'text/plain',
  'image/png',
  'a.png',
  'deadbeef',
  'd41d8cd98f00b204e9800998ecf8427e',
  'YWJj',
  '#ffffff',
  '<a/>',
  'public',
  'pg_class',
  'integer',
  'SELECT 1',
  '$2a$10$abcdefghijklmnopqrstuv',
  '(1,2)',
  '1-2',
  '1/2',
  '50%',
  '',
];

/**
 * Constants with words before, after and between them; constants interpreted as patterns; common formats; then words of
 * the domain.
 */
export function textCandidates(type: SqlType, domain: Domain, constants: readonly string[], count: number): string[] {
  const pieces = [...new Set(constants.flatMap((one) => [one, ...one.split(/[,;|\s]+/)]))].filter(
    (one) => one.length > 0 && one.length < 200 && !isPattern(one),
  );
  const patterns = constants.filter(isPattern);
  const joined = pieces.flatMap((one) => WORDS.slice(0, 4).flatMap((word) => [`${one}${word}`, `${word}${one}`, `${word}${one}${word}`, `${one} ${word}`]));
  const between = pieces.slice(0, 12).flatMap((a) => pieces.slice(0, 12).flatMap((b) => [`${a}${b}`, `${a}1${b}`, `${a}a${b}1`]));
  const numbered = pieces.flatMap((one) => Array.from({ length: 20 }, (_, i) => `${one}${i + 1}`));
  const matching = constants.flatMap((one) => wordsLike({ patterns: [{ syntax: 'regex', pattern: one }] }, type, 60));
  return [
    ...pieces,
    ...FORMS,
    ...matching,
    ...pieces.flatMap((one) => [one.toUpperCase(), one.toLowerCase()]),
    ...WORDS,
    ...joined,
    ...between,
    ...numbered,
    ...wordsLike(domain, type, count),
    ...sizes(),
    ...patterns,
  ];
}

/** Has two or more metacharacters of regular expressions, so it is probably a pattern and not a value. */
export function isPattern(text: string): boolean {
  return (text.match(/[[\](){}\\^$|*+?]/g) ?? []).length >= 2;
}

/** Words spread over those in the domain. */
function wordsLike(domain: Domain, type: SqlType, count: number): string[] {
  const words = wordsOf(domain, type, { enough: 2 ** 24 });
  if (!words) return [];
  const taken = Math.min(count, words.count);
  return Array.from({ length: taken }, (_, i) => words.at(Math.floor((i * words.count) / taken)));
}

/** One text of each length up to 70, of letters and of digits. */
function sizes(): string[] {
  return Array.from({ length: 70 }, (_, i) => [
    'abcdefghij'.repeat(7).slice(0, i + 1),
    '1234567890'.repeat(7).slice(0, i + 1),
    'ABCDEFGHIJ'.repeat(7).slice(0, i + 1),
  ]).flat();
}
