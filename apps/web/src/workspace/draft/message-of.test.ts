import { emptyBlueprint, type Blueprint, type Relation } from '@seedbed/contract';
import { usualWeights } from '@seedbed/engine/usual-timeline';
import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

const base: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'users', rows: 10, columns: [{ name: 'bio', type: 'text', nullRate: 0.1, generator: { kind: 'text.bio' } }] },
    {
      schema: 'public',
      name: 'orders',
      rows: 20,
      columns: [{ name: 'total', type: 'numeric', generator: { kind: 'distribution', parameters: { sigma: 0.5 } } }],
    },
  ],
};
const edited = (change: (blueprint: Blueprint) => void): Blueprint => {
  const copy = structuredClone(base);
  change(copy);
  return copy;
};

test('a message contains the differences but not the undo history', () => {
  expect(messageOf(base, base)).toBe('');
  expect(
    messageOf(
      base,
      edited((b) => (b.tables[0]!.rows = 20_000)),
    ),
  ).toBe('users: rows 10 → 20,000');
  expect(
    messageOf(
      base,
      edited((b) => {
        b.tables[0]!.columns[0]!.nullRate = 0.25;
        b.tables[0]!.columns[0]!.because = 'somebody said so';
        b.tables[1]!.columns[0]!.generator = { kind: 'commerce.price', parameters: { max: 9 } };
      }),
    ),
  ).toBe('users.bio: null share 0.1 → 0.25; orders.total: generator distribution → commerce.price');
  const many = edited((b) => Object.assign(b, { seed: 7, locale: 'de-DE', referenceDate: '2030-01-01', tables: [b.tables[0]!] }));
  expect(messageOf(base, many)).toMatch(/; and 1 more$/);
});

test('guesses that were accepted are named, so that no revision is without words', () => {
  const guessed = edited((b) => b.tables.forEach(({ columns }) => columns.forEach((column) => (column.confidence = 0.4))));
  // A reference has no generator, and is no guess.
  guessed.tables[1]!.columns.push({ name: 'user_id', type: 'integer' });
  const kept = structuredClone(guessed);
  delete kept.tables[1]!.columns[0]!.confidence;
  expect(messageOf(guessed, kept)).toBe('orders.total kept as it is');
  delete kept.tables[0]!.columns[0]!.confidence;
  kept.tables[0]!.rows = 20;
  expect(messageOf(guessed, kept)).toBe('users: rows 10 → 20; users.bio, orders.total kept as they are');
});

test('timelines, curves and lists are sentences, without JSON', () => {
  const { months, ...usual } = usualWeights(731 / 365);
  const span = { from: '2024-01-01', to: '2026-01-01' };
  const relation: Relation = {
    source: 'declared',
    name: 'orders_user',
    from: { table: 'public.orders', columns: ['user_id'] },
    to: { table: 'public.users', columns: ['id'] },
    fanOut: { kind: 'pareto', mean: 3, shape: 1.5 },
  };
  const saved = edited((b) => ((b.tables[1]!.timeline = span), b.relations.push(relation)));
  const next = structuredClone(saved);
  next.tables[1]!.timeline!.pattern = { ...usual, months: months!.with(11, 13), weekdays: usual.weekdays!.with(6, 0), weighed: true, strict: true };
  next.relations[0]!.fanOut = { kind: 'poisson', mean: 2 };
  expect(messageOf(saved, next)).toBe(
    `No rows of orders on Sundays; In December 13 times the rows of orders that a weight of 1 gives (before ${months![11]}); Rows of orders for each of users: 2 on average, most near it`,
  );
  const listed = edited((b) => (b.tables[1]!.columns[0]!.generator!.parameters = { sigma: 0.5, values: ['a', 'b'] }));
  expect(messageOf(base, listed)).toBe('orders.total: values set to a and b');
});
