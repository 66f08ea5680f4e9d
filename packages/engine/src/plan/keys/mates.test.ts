import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const plan = (rows: number, more: object = {}) =>
  compile(
    blueprintOf(
      {
        players: { rows: 40, columns: { id: ID }, primaryKey: ['id'] },
        duels: {
          rows,
          columns: {
            duel: 'uuid',
            seat: { type: 'integer', domain: { min: 1, max: 2 } },
            opposite: 'integer',
            player_id: 'integer',
            begins: 'date',
            ends: 'date',
          },
          primaryKey: ['duel', 'seat'],
          uniqueKeys: [{ columns: ['duel', 'player_id'] }],
          ...more,
        },
      },
      [link('duels.duel,opposite', 'duels.duel,seat', { self: true, mates: true, deferrable: true }), link('duels.player_id', 'players.id', { owner: true })],
    ),
    words,
    { cap: true },
  );

test('two rows of each pair refer to each other, and differ in the columns of a key', () => {
  const rows = textRows(plan(5000), 'duels', 0, 5000);
  for (let i = 0; i < rows.length; i += 2) {
    const [[duel, seat, opposite, player], [otherDuel, otherSeat, otherOpposite, otherPlayer]] = [rows[i]!, rows[i + 1]!] as const;
    expect([otherDuel, otherSeat, otherOpposite]).toEqual([duel, opposite, seat]);
    expect(seat === opposite || player === otherPlayer).toBe(false);
  }
  expect(new Set(rows.map(([duel, seat]) => `${duel} ${seat}`)).size).toBe(5000);
});

test('in an odd number of rows one has no mate', () => {
  const odd = plan(7);
  expect(odd.table('duels').rows).toBe(6);
  expect(odd.diagnostics.map((one) => one.message).join()).toContain('gets 6 rows, not 7');
});

test('pairs are kept where the rows of one parent must not overlap', () => {
  const rows = textRows(plan(400, { exclusions: [{ name: 'busy', equal: ['player_id'], span: ['begins', 'ends'] }] }), 'duels', 0, 400);
  const mateOf = new Map(rows.map((row) => [`${row[0]} ${row[1]}`, row]));
  expect(
    rows.filter(([duel, seat, opposite, player]) => mateOf.get(`${duel} ${opposite}`)?.[2] !== seat || mateOf.get(`${duel} ${opposite}`)![3] === player),
  ).toEqual([]);
  const byPlayer = Map.groupBy(rows, (row) => row[3]!);
  for (const own of byPlayer.values()) {
    const spans = own.map((row) => [row[4]!, row[5]!] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(spans.every(([begins], i) => i === 0 || spans[i - 1]![1] < begins)).toBe(true);
  }
});
