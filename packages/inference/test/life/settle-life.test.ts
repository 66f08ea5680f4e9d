import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const STAMP = 'timestamp with time zone';

test('state and timestamps of an order form one lifecycle', async () => {
  const columns = await columnsOf('orders', [
    'status text not null',
    `created_at ${STAMP} not null`,
    `paid_at ${STAMP}`,
    `shipped_at ${STAMP}`,
    `cancelled_at ${STAMP}`,
    `updated_at ${STAMP}`,
  ]);
  expect(columns.get('status')).toMatchObject({ entity: 'life', generator: { kind: 'life.state', parameters: { vocabulary: 'order' } } });
  expect(columns.get('paid_at')).toMatchObject({ entity: 'life', generator: { kind: 'life.stamp', parameters: { step: 'paid' } } });
  expect(columns.get('cancelled_at')!.generator).toEqual({ kind: 'life.stamp', parameters: { step: 'cancelled' } });
  expect(columns.get('updated_at')!.generator).toEqual({ kind: 'life.updatedAt' });
  expect(columns.get('shipped_at')!.nullRate).toBeUndefined();
});

test('two timestamps make a lifecycle without a state', async () => {
  const columns = await columnsOf('exports', [`created_at ${STAMP} not null`, `started_at ${STAMP}`, `finished_at ${STAMP}`]);
  expect(columns.get('finished_at')!.generator).toEqual({ kind: 'life.stamp', parameters: { step: 'succeeded' } });
});

test('labels that barely fit a lifecycle stay separate', async () => {
  const types = { 'public.s': { kind: 'enum' as const, labels: ['red', 'green', 'paid'] } };
  const columns = await columnsOf('orders', ['status public.s not null', `paid_at ${STAMP}`], types);
  expect(columns.get('status')!.generator?.kind).toBe('values');
});

test('a required timestamp is not a step of a lifecycle', async () => {
  const columns = await columnsOf('orders', ['status text not null', `created_at ${STAMP} not null`, `paid_at ${STAMP} not null`]);
  expect(columns.get('paid_at')!.generator?.kind).toBe('date.event');
});

test('timestamps outside a lifecycle follow one another', async () => {
  const columns = await columnsOf('rides', [`requested_at ${STAMP} not null`, `accepted_at ${STAMP}`, `started_at ${STAMP}`, `completed_at ${STAMP}`]);
  expect(columns.get('started_at')!.generator).toEqual({ kind: 'date.after', parameters: { of: 'accepted_at', typical: 0.3, most: 1.8, open: true } });
  expect(columns.get('completed_at')!.generator).toEqual({ kind: 'date.after', parameters: { of: 'started_at', typical: 0.3, most: 1.8, open: true } });
});

test('most hired people are still there, and others left after months', async () => {
  const columns = await columnsOf('employees', ['name text', 'hired_on date not null', 'left_on date']);
  expect(columns.get('left_on')).toMatchObject({
    generator: { kind: 'date.event', parameters: { after: 'hired_on', gap: 7500, probability: 0.35, open: true } },
  });
  const tickets = await columnsOf('tickets', [`created_at ${STAMP} not null`, `closed_at ${STAMP}`]);
  expect(tickets.get('closed_at')!.generator).toEqual({ kind: 'date.event', parameters: { after: 'created_at' } });
});

test('an order begins when it is placed, and what follows comes later', async () => {
  const columns = await columnsOf('orders', [
    'status text not null',
    `placed_at ${STAMP} not null`,
    `paid_at ${STAMP}`,
    `shipped_at ${STAMP}`,
    `created_at ${STAMP} not null`,
  ]);
  expect(columns.get('placed_at')!.generator).toEqual({ kind: 'sibling', parameters: { column: 'created_at' } });
  const alone = await columnsOf('orders', ['status text not null', `placed_at ${STAMP} not null`, `paid_at ${STAMP}`]);
  expect(alone.get('placed_at')!.generator!.kind).not.toBe('sibling');
});

test('what is closed whatever came of it has that time at each end without a time of its own', async () => {
  const stamps = async (...more: string[]) => {
    const types = { 'public.s': { kind: 'enum', labels: ['open', 'won', 'lost'] } };
    const columns = await columnsOf('deals', ['status public.s not null', `created_at ${STAMP} not null`, `closed_at ${STAMP}`, ...more], types);
    return columns.get('closed_at')!.generator!.parameters;
  };
  expect(await stamps()).toEqual({ step: 'won', also: ['lost'] });
  expect(await stamps(`lost_at ${STAMP}`)).toEqual({ step: 'won' });
});

test('what is no longer a draft was ordered, and before anything came of it', async () => {
  const types = { 'public.s': { kind: 'enum', labels: ['draft', 'sent', 'received', 'cancelled'] } };
  const columns = await columnsOf(
    'supply_orders',
    ['status public.s not null', `ordered_at ${STAMP}`, `received_at ${STAMP}`, `created_at ${STAMP} not null`],
    types,
  );
  expect(columns.get('ordered_at')!.generator).toEqual({ kind: 'life.stamp', parameters: { step: 'sent' } });
});
