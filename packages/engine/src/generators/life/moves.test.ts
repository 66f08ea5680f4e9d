import { expect, test } from 'vitest';
import { compile, lifecycleOf, loadWords, textRows, type Plan } from '../../index.ts';
import { blueprintOf, ID } from '../../plan/testing/blueprint-of.ts';
import { VOCABULARIES } from './vocabularies.ts';

const words = await loadWords('en-US');
const ROWS = 6_000;

/** Orders from years long past, so that every lifecycle has ended. */
function planOf(parameters: Record<string, unknown>, cells?: Record<string, string | null>): Plan {
  const life = (kind: string, own = {}) => ({ entity: 'life', generator: { kind, parameters: own } });
  const columns = {
    id: ID,
    state: { type: 'text', ...life('life.state', parameters), ...(cells ? { cells } : {}) },
    created_at: { type: 'timestamp', ...life('life.createdAt') },
    paid_at: { type: 'timestamp', nullable: true, ...life('life.stamp', { step: 'paid' }) },
    shipped_at: { type: 'timestamp', nullable: true, ...life('life.stamp', { step: 'shipped' }) },
  };
  const timeline = { from: '2015-01-01', to: '2016-12-31' };
  return compile(blueprintOf({ orders: { rows: ROWS, columns, primaryKey: ['id'], timeline } }, [], { seed: 5 }), words);
}
type Row = { state: string; paid: string | null; shipped: string | null };
const rowsOf = (plan: Plan): Row[] =>
  textRows(plan, 'orders', 0, ROWS, ['state', 'paid_at', 'shipped_at']).map(([state, paid, shipped]) => ({ state: state!, paid: paid!, shipped: shipped! }));
const shareOf = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length / rows.length;
const named = (plan: Plan) => {
  const { states, moves } = lifecycleOf(plan, 'orders', 'state')!;
  return moves.map(({ from, to, share }) => ({ from: states[from]!.name, to: states[to]!.name, share }));
};

test.each(Object.keys(VOCABULARIES))('the moves of %s, written out, lead to the same states', (vocabulary) => {
  const usual = planOf({ vocabulary });
  const [before, after] = [rowsOf(usual), rowsOf(planOf({ vocabulary, moves: named(usual) }))];
  for (const state of new Set(before.map((row) => row.state)))
    expect(Math.abs(shareOf(after, (row) => row.state === state) - shareOf(before, (row) => row.state === state))).toBeLessThan(0.025);
});

test('a move has its share, and timestamps agree with the states', () => {
  const moves = [
    { from: 'pending', to: 'paid', share: 0.5 },
    { from: 'pending', to: 'cancelled', share: 0.5 },
    { from: 'paid', to: 'shipped', share: 0.25 },
  ];
  const rows = rowsOf(planOf({ vocabulary: 'order', moves }));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid', 'cancelled', 'shipped']));
  expect(shareOf(rows, ({ state }) => state === 'cancelled')).toBeCloseTo(0.5, 1);
  expect(shareOf(rows, ({ state }) => state === 'shipped')).toBeCloseTo(0.125, 1);
  for (const { state, paid, shipped } of rows) {
    expect([paid !== null, shipped !== null]).toEqual([state !== 'cancelled', state === 'shipped']);
    if (shipped !== null) expect(shipped >= paid!).toBe(true);
  }
});

test('another share changes only the rows that it adds or removes', () => {
  const of = (share: number) =>
    rowsOf(
      planOf({
        vocabulary: 'order',
        moves: [
          { from: 'pending', to: 'paid', share },
          { from: 'paid', to: 'shipped', share: 0.5 },
        ],
      }),
    );
  const [before, after] = [of(0.6), of(0.7)];
  const changed = before.filter(({ state }, i) => state !== after[i]!.state);
  expect(changed.length / ROWS).toBeCloseTo(0.1, 1);
  expect(new Set(changed.map(({ state }) => state))).toEqual(new Set(['pending']));
});

test('exact shares and set cells follow the moves', () => {
  const moves = [
    { from: 'pending', to: 'paid', share: 1 },
    { from: 'paid', to: 'shipped', share: 0.5 },
  ];
  const shared = rowsOf(planOf({ vocabulary: 'order', moves, shares: { shipped: 0.2 } }));
  expect(shareOf(shared, ({ state }) => state === 'shipped')).toBeCloseTo(0.2, 1);
  expect(shared.every(({ state, paid, shipped }) => (state === 'shipped') === (shipped !== null) && (shipped === null || paid !== null))).toBe(true);
  const set = rowsOf(planOf({ vocabulary: 'order', moves }, { 3: 'shipped' }));
  expect(set[3]).toMatchObject({ state: 'shipped', paid: expect.any(String) as string, shipped: expect.any(String) as string });
});

test('states have their timestamps', () => {
  expect(lifecycleOf(planOf({ vocabulary: 'order' }), 'orders', 'state')!.states.slice(0, 3)).toEqual([
    { name: 'pending', key: 'pending', timestamps: ['created_at'] },
    { name: 'paid', key: 'paid', timestamps: ['paid_at'] },
    { name: 'shipped', key: 'shipped', timestamps: ['shipped_at'] },
  ]);
  expect(lifecycleOf(planOf({ vocabulary: 'order' }), 'orders', 'paid_at')).toBeNull();
});

test.each([
  [[{ from: 'pending', to: 'lost', share: 1 }], 'There is no state lost'],
  [
    [
      { from: 'pending', to: 'paid', share: 0.7 },
      { from: 'pending', to: 'cancelled', share: 0.4 },
    ],
    'The moves from pending come to 110 %',
  ],
  [
    [
      { from: 'pending', to: 'paid', share: 1 },
      { from: 'paid', to: 'pending', share: 1 },
    ],
    'go round in a circle',
  ],
  [
    [
      { from: 'pending', to: 'paid', share: 0.2 },
      { from: 'pending', to: 'paid', share: 0.2 },
    ],
    'is given twice',
  ],
])('moves %j are refused', (moves, words) => {
  expect(() => planOf({ vocabulary: 'order', moves })).toThrow(words);
});
