import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

const lesserFirst = {
  columns: ['a', 'b'],
  tier: 'D' as const,
  order: [
    {
      terms: [
        { column: 'a', coefficient: 1 },
        { column: 'b', coefficient: -1 },
      ],
      operator: '<' as const,
      value: 0,
    },
  ],
};

const collated = new Intl.Collator('en-US');
const KEYS = {
  uuid: [{ type: 'uuid', generator: { kind: 'string.uuid' } }, (a: string, b: string) => a < b],
  'whole numbers in any order': [
    { type: 'bigint', generator: { kind: 'number.int', parameters: { min: 1, max: 1_000_000 } } },
    (a: string, b: string) => Number(a) < Number(b),
  ],
  'a sequence that falls': [
    { type: 'integer', generator: { kind: 'sequence', parameters: { start: 0, step: -1 } } },
    (a: string, b: string) => Number(a) < Number(b),
  ],
  dates: [{ type: 'date', generator: { kind: 'date.past' } }, (a: string, b: string) => a < b],
  'codes of both cases': [{ type: 'text', generator: { kind: 'string.ksuid' } }, (a: string, b: string) => a < b && collated.compare(a, b) < 0],
} as const;

test.each(Object.entries(KEYS))('pairs of references are ordered by their keys: %s', (_, [key, isBefore]) => {
  const plan = compile(
    blueprintOf(
      {
        players: { rows: 120, columns: { id: key }, primaryKey: ['id'] },
        friends: { rows: 400, columns: { a: key.type, b: key.type }, uniqueKeys: [{ columns: ['a', 'b'] }], groups: [lesserFirst] },
      },
      [link('friends.a', 'players.id'), link('friends.b', 'players.id')],
    ),
    words,
  );
  const rows = textRows(plan, 'friends', 0, 400, ['a', 'b']) as [string, string][];
  expect(rows.filter(([a, b]) => !isBefore(a, b))).toEqual([]);
  expect(new Set(rows.map(String)).size).toBe(400);
  expect(faultsOf(plan)).toEqual([]);
  expect(textRows(plan, 'friends', 371, 1, ['a', 'b'])).toEqual([rows[371]]);
});

test('a few parents give all their pairs, and more rows than pairs without a key', () => {
  const blueprint = (rows: number, uniqueKeys: { columns: string[] }[]) =>
    blueprintOf(
      {
        players: { rows: 4, columns: { id: KEYS.uuid[0] }, primaryKey: ['id'] },
        friends: { rows, columns: { a: 'uuid', b: 'uuid' }, uniqueKeys, groups: [lesserFirst] },
      },
      [link('friends.a', 'players.id'), link('friends.b', 'players.id')],
    );
  const all = compile(blueprint(9, [{ columns: ['a', 'b'] }]), words, { cap: true });
  expect(all.table('friends').rows).toBe(6);
  const many = textRows(compile(blueprint(90, []), words), 'friends', 0, 90, ['a', 'b']) as [string, string][];
  expect(many.filter(([a, b]) => a >= b)).toEqual([]);
});
