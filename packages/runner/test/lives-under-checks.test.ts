import type { Overlay } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { applyOverlay } from '../src/documents/overlay/index.ts';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const workOrder = (checks: string): string =>
  `CREATE TABLE work_order (id serial PRIMARY KEY, status text NOT NULL CHECK (status IN ('open','in_progress','done','cancelled')), opened_at timestamptz NOT NULL,
     started_at timestamptz, done_at timestamptz, cancelled_at timestamptz${checks});`;
const DONE_HAS_TIME = ", CHECK (status <> 'done' OR done_at IS NOT NULL)";
const EXACT = `, CHECK ((status = 'done') = (done_at IS NOT NULL)), CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)), CHECK (done_at >= started_at),
  CHECK (started_at >= opened_at), CHECK (status IN ('open', 'cancelled') OR started_at IS NOT NULL)`;
const rowsOf = async (checks: string): Promise<readonly MadeRow[]> => {
  const { rows, proved } = await madeRows(workOrder(checks), 400);
  expect(proved).toBe(true);
  return rows.get('work_order')!;
};

test.each([
  ['one CHECK', DONE_HAS_TIME],
  ['several CHECKs and orders', EXACT],
])('a lifecycle that satisfies %s by itself is the same as without it', async (_, checks) => {
  expect(await rowsOf(checks)).toEqual(await rowsOf(''));
});

test('requested shares change the state and its times together', async () => {
  const columns: Overlay['columns'] = { 'work_order.status': { cancelled: '30 %' } };
  const { rows, proved } = await madeRows(workOrder(EXACT), 1000, (blueprint) => applyOverlay(blueprint, { columns }, { compile: compileBlueprint }));
  expect(proved).toBe(true);
  const made = rows.get('work_order')!;
  const cancelled = made.filter(({ status }) => status === 'cancelled');
  expect(Math.abs(cancelled.length / made.length - 0.3)).toBeLessThan(0.04);
  expect(made.every((row) => (row['cancelled_at'] !== null) === (row['status'] === 'cancelled'))).toBe(true);
});

test('other columns of the conditions follow the state', async () => {
  const { rows, proved } = await madeRows(
    workOrder(", cancel_reason text, CHECK (status <> 'done' OR done_at IS NOT NULL), CHECK (status <> 'cancelled' OR cancel_reason IS NOT NULL)"),
    400,
  );
  expect(proved).toBe(true);
  const made = rows.get('work_order')!;
  expect(made.filter(({ status }) => status === 'done').length).toBeGreaterThan(300);
  expect(made.every((row) => (row['cancel_reason'] !== null) === (row['status'] === 'cancelled'))).toBe(true);
});

test('each label without a lifecycle has its share, and only its own time', async () => {
  const { rows, proved } = await madeRows(
    `CREATE TABLE coupon (id serial PRIMARY KEY, status text NOT NULL CHECK (status IN ('alpha','beta','used')), created_at timestamptz NOT NULL DEFAULT now(),
       used_at timestamptz, CHECK (status <> 'used' OR used_at IS NOT NULL));`,
    600,
  );
  expect(proved).toBe(true);
  const coupons = rows.get('coupon')!;
  expect(coupons.every((row) => (row['used_at'] !== null) === (row['status'] === 'used'))).toBe(true);
  expect(coupons.filter(({ status }) => status === 'alpha').length).toBeGreaterThan(250);
});

test('conditions that no lifecycle satisfies still hold', async () => {
  const made = await rowsOf(", CHECK (status <> 'cancelled' OR done_at IS NOT NULL)");
  expect(made.every(({ status, done_at: done }) => status !== 'cancelled' || done !== null)).toBe(true);
});

test('conditions that use no column of the lifecycle are handled as usual', async () => {
  const { rows, proved } = await madeRows(workOrder(`${EXACT}, team text, worker text, CHECK ((team IS NULL) <> (worker IS NULL))`), 400);
  expect(proved).toBe(true);
  const made = rows.get('work_order')!;
  expect(new Set(made.map(({ team, worker }) => `${team === null} ${worker === null}`))).toEqual(new Set(['true false', 'false true']));
});
