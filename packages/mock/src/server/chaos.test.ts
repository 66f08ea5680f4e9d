import { expect, test } from 'vitest';
import { openChaos, type Chaos, type ChaosOptions } from './chaos.ts';

const ROUGH: ChaosOptions = { latency: [50, 400], errorRate: 0.3 };
const shown = ({ delay, fault }: ReturnType<Chaos['draw']>) => [delay, fault?.status ?? null];
const draws = (chaos: Chaos, count: number, session = '', address = '/orders') =>
  Array.from({ length: count }, () => shown(chaos.draw(session, 'GET', address)));

test('the same requests have the same outcome, whatever others do between them', () => {
  const alone = openChaos(ROUGH, 42);
  const orders = draws(alone, 20);
  const users = draws(alone, 20, '', '/users');
  const mixed = openChaos(ROUGH, 42);
  const both = Array.from({ length: 20 }, () => [shown(mixed.draw('', 'GET', '/users')), shown(mixed.draw('', 'GET', '/orders'))] as const);
  expect(both.map(([, order]) => order)).toEqual(orders);
  expect(both.map(([user]) => user)).toEqual(users);
  expect(orders).not.toEqual(users);
});

test('session, method, call and seed each change the outcome', () => {
  const chaos = openChaos(ROUGH, 42);
  const first = draws(chaos, 20);
  expect(draws(chaos, 20)).not.toEqual(first);
  expect(draws(chaos, 20, 'other')).not.toEqual(first);
  expect(Array.from({ length: 20 }, () => shown(chaos.draw('', 'POST', '/orders')))).not.toEqual(first);
  expect(draws(openChaos(ROUGH, 43), 20)).not.toEqual(first);
});

test('a reset starts the count of its own session again', () => {
  const chaos = openChaos(ROUGH, 42);
  const first = draws(chaos, 20);
  const other = draws(chaos, 40, 'other').slice(20);
  chaos.reset('');
  expect(draws(chaos, 20)).toEqual(first);
  const again = openChaos(ROUGH, 42);
  draws(again, 20, 'other');
  again.reset('');
  expect(draws(again, 20, 'other')).toEqual(other);
});

test('delays are within the range, both ends included, and errors occur at their rate', () => {
  const many = draws(openChaos({ latency: [10, 14], errorRate: 0.05 }, 1), 10_000);
  expect(new Set(many.map(([delay]) => delay))).toEqual(new Set([10, 11, 12, 13, 14]));
  // Six standard deviations, which are 22 each.
  const errors = many.filter(([, status]) => status === 503).length;
  expect(errors).toBeGreaterThan(370);
  expect(errors).toBeLessThan(630);
});

test.each([
  [0, []],
  [1, [503]],
])('a rate of %d is exact', (errorRate, statuses) => {
  const faults = draws(openChaos({ errorRate }, 1), 500).map(([, status]) => status);
  expect([...new Set(faults)].filter((status) => status !== null)).toEqual(statuses);
});

test.each<[ChaosOptions, string]>([
  [{ latency: -1 }, 'chaos.latency takes milliseconds from 0 to 30000, minimum first.'],
  [{ latency: [400, 50] }, 'chaos.latency takes'],
  [{ latency: Number.NaN }, 'chaos.latency takes'],
  [{ latency: 30_001 }, 'chaos.latency takes'],
  [{ errorRate: 5 }, 'chaos.errorRate takes a share from 0 to 1.'],
  [{ errorRate: 0.1, status: 200 }, 'chaos.status takes a whole number from 400 to 599.'],
])('%j is refused', (options, message) => {
  expect(() => openChaos(options, 1)).toThrow(message);
});
