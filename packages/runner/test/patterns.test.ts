import { resolveType, type Domain } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';

/** Patterns of many forms, each evaluated by Postgres itself. */
const REGEXES = [
  '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$',
  '^T-?\\d{3}.?\\d{3}[-.]?\\d$',
  'a|b+c',
  '^(a|ab)(c|bcd)*$',
  '^[^a-z]+$',
  '^[]a-]+$',
  '^[\\w.-]+@[\\w.-]+$',
  '^\\s*\\S+\\s*$',
  'x{2,3}y?$',
  '^a{x}$',
  '^$',
  '^.{3}$',
  '(?i)^Hello',
  '***=a.b*',
  '^[[:alpha:]_][[:alnum:]_]*$',
  '^(?=.*[0-9])(?=.*[a-z]).{6,9}$',
  '^(?!www)[a-z]+$',
  '^((?!--)[a-z-])+$',
  '^[a-c]{1,2}(?:-[0-9])?$',
  '\\.com$',
  '^\\u0041\\x42$',
  '^[\\d\\-]+$',
  '^(\\+|00)[1-9]\\d{6,14}$',
  '^a*?b$',
  '^(|x)y$',
  '[[:punct:]]$',
  '^\\Aa\\Z$',
];
const LIKES = ['https://%', '%_@_%', 'a\\%b', '___', '%x%y%', ''];
const SIMILARS = ['(north|south)_[0-9]{2}%', '[a-c]+', 'a.b', '%(x|y)'];
/** Texts similar to the patterns, so that both answers occur. */
const TEXTS = [
  '',
  'a',
  'b',
  'ab',
  'abc',
  'abcd',
  'a.b',
  'a.b*',
  'axb',
  'a{x}',
  'AB',
  'Hello',
  'hello you',
  'GBAYE6800011',
  'T-123.456-7',
  'www',
  'wwwa',
  'a--b',
  'a-b',
  'x.com',
  'xcom',
  '12-34',
  '+15550100',
  'y',
  'xy',
  'xxy',
  'abc1de',
  'https://a',
  'a%b',
  'x1y2',
  'north_12',
  'a\nb',
  ' a ',
  '!',
  '[',
  'a]',
  '-',
  '_x',
  'é',
  'É',
  'user@host.org',
  'A-1',
  'bc',
  'bbc',
];

let client: OpenClient;
beforeAll(async () => void (client = await connect(testServer().connection)));
afterAll(() => client.end());

async function postgresSays(operator: string, pattern: string, texts: readonly string[]): Promise<boolean[]> {
  const { rows } = await client.query<{ meets: boolean }>(`SELECT t ${operator} $2 AS meets FROM unnest($1::text[]) WITH ORDINALITY AS u(t, n) ORDER BY n`, [
    texts,
    pattern,
  ]);
  return rows.map((row) => row.meets);
}

const cases: [string, string, Domain][] = [
  ...REGEXES.map((pattern): [string, string, Domain] => ['~', pattern, { patterns: [{ syntax: 'regex', pattern }] }]),
  ...REGEXES.slice(0, 12).map((pattern): [string, string, Domain] => ['~*', pattern, { patterns: [{ syntax: 'regex', pattern, ignoreCase: true }] }]),
  ...REGEXES.slice(0, 12).map((pattern): [string, string, Domain] => ['!~', pattern, { patterns: [{ syntax: 'regex', pattern, negated: true }] }]),
  ...LIKES.map((pattern): [string, string, Domain] => ['LIKE', pattern, { patterns: [{ syntax: 'like', pattern }] }]),
  ...SIMILARS.map((pattern): [string, string, Domain] => ['SIMILAR TO', pattern, { patterns: [{ syntax: 'similar', pattern }] }]),
];

test.each(cases)('%s %s: Postgres accepts the drawn words', async (operator, pattern, domain) => {
  const words = wordsOf(domain, resolveType('text'))!;
  expect(words.count).toBeGreaterThan(0);
  const drawn = Array.from({ length: 40 }, (_, i) => words.at(Math.floor((i / 40) * words.count)));
  const reported = await postgresSays(operator, pattern, drawn);
  expect(drawn.filter((_, i) => !reported[i])).toEqual([]);
});

test.each(cases)('%s %s: texts match as in Postgres', async (operator, pattern, domain) => {
  const words = wordsOf(domain, resolveType('text'))!;
  // Beyond ASCII the answer may depend on the collation: a rejection of ours is then only caution.
  const texts = TEXTS.filter((text) => /^[\x00-\x7f]*$/.test(text));
  expect(texts.map((text) => [text, words.accepts(text)])).toEqual((await postgresSays(operator, pattern, texts)).map((meets, i) => [texts[i], meets]));
});
