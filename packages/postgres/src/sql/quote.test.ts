import { expect, test } from 'vitest';
import { qualifiedName } from '@seedbed/contract';
import { freshDatabase } from '../../test/support/cluster.ts';
import { quoteIdent, quoteLiteral, quoteQualifiedName } from './quote.ts';

const ALPHABET = [...`aZ0_$"'\\;-/*% \n\t\r\u0001é漢😀`, '--', "E'", 'U&'];

/** A small linear congruential generator, so that a failing seed can be run again. */
function names(seed: number, count: number): string[] {
  let state = seed;
  const next = (below: number): number => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % below;
  return Array.from({ length: count }, () => Array.from({ length: 1 + next(12) }, () => ALPHABET[next(ALPHABET.length)]).join(''));
}

test('identifiers and literals return from Postgres unchanged (sec-T9)', async () => {
  await using db = await freshDatabase();
  for (const standard of ['on', 'off']) {
    await db.client.query(`set standard_conforming_strings = ${standard}; set backslash_quote = off; set escape_string_warning = off`);
    for (let seed = 1; seed <= 20; seed++) {
      const batch = names(seed, 500);
      const { rows } = await db.client.query({
        text: `select * from (values ${batch.map((name) => `(${quoteLiteral(name)})`).join(',')}) v`,
        rowMode: 'array',
      });
      expect(rows.flat(), `seed ${seed}`).toEqual(batch);
      const short = batch.filter((name) => Buffer.byteLength(name) <= 63).slice(0, 100);
      const { fields } = await db.client.query(`select ${short.map((name) => `1 as ${quoteIdent(name)}`).join(', ')}`);
      expect(
        fields.map((field) => field.name),
        `seed ${seed}`,
      ).toEqual(short);
    }
  }
});

test('U+0000 is refused, because Postgres cannot store it', () => {
  expect(() => quoteIdent('a\0b')).toThrow(/U\+0000/);
  expect(() => quoteLiteral('a\0b')).toThrow(/U\+0000/);
});

test('qualified names are split and quoted again', () => {
  for (const [schema, table] of [
    ['public', 'user'],
    ['order', 'a.b'],
    ['My "Shop"', '"'],
    ['x', 'é'],
  ] as const) {
    expect(quoteQualifiedName(qualifiedName(schema, table))).toBe(`${quoteIdent(schema)}.${quoteIdent(table)}`);
  }
});
