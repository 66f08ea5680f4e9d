import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const STAMP = 'timestamp with time zone';

test('dates without a known meaning follow the row, in the order of the table', async () => {
  const columns = await columnsOf('listings', ['list_dt date', 'pend_dt date', 'close_dt date']);
  expect(columns.get('pend_dt')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'list_dt' } });
  expect(columns.get('close_dt')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'pend_dt' } });
});

test('actual times are shortly after planned ones', async () => {
  const columns = await columnsOf('hearings', [`sched_start ${STAMP}`, `actual_start ${STAMP}`]);
  expect(columns.get('actual_start')!.generator).toEqual({ kind: 'date.event', parameters: { after: 'sched_start', gap: 0.3 } });
});

test('the greater of two numbers is computed from the smaller', async () => {
  const columns = await columnsOf('trips', ['odo_start_km integer', 'odo_end_km integer', 'zorp_min numeric(4,1)', 'zorp_max numeric(4,1)']);
  expect(columns.get('odo_end_km')!.generator).toMatchObject({ kind: 'number.above', parameters: { column: 'odo_start_km' } });
  expect(columns.get('zorp_max')!.generator).toMatchObject({ kind: 'number.above', parameters: { column: 'zorp_min' } });
});

test('quantities that are already in order do not change', async () => {
  const columns = await columnsOf('trips', ['temp_min numeric(4,1)', 'temp_max numeric(4,1)']);
  const [low, high] = ['temp_min', 'temp_max'].map((name) => columns.get(name)!.generator!.parameters!);
  expect(low!['max']).toBeLessThanOrEqual(high!['min'] as number);
});

test('timestamps with now(), or next to created_at, belong to the row', async () => {
  const columns = await columnsOf('stays', [`admit_date ${STAMP} default now()`, `discharge_date ${STAMP}`, `created_at ${STAMP} not null default now()`]);
  expect(columns.get('admit_date')!.generator!.kind).toBe('date.event');
  expect(columns.get('discharge_date')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'admit_date', gap: 120 } });
});

test('a harvest comes after its planting, and the approved amount is at most the claim', async () => {
  const columns = await columnsOf('crops', ['planting_date date', 'harvest_date date', 'claimed_amount bigint', 'approved_amount bigint']);
  expect(columns.get('harvest_date')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'planting_date' } });
  expect(columns.get('claimed_amount')!.generator).toMatchObject({ kind: 'number.above', parameters: { column: 'approved_amount' } });
});

test('the same for timestamps without a time zone', async () => {
  const columns = await columnsOf('loans', ['created_at timestamp not null default now()', 'handled_at timestamp', 'measured_at timestamp']);
  expect(columns.get('handled_at')!.generator!.kind).toBe('date.event');
});

test('machines start and stop at any second, appointments of people on a quarter hour', async () => {
  const kinds = async (table: string) => {
    const columns = await columnsOf(table, [`start_time ${STAMP}`, `end_time ${STAMP}`]);
    return ['start_time', 'end_time'].map((name) => columns.get(name)!.generator!.kind);
  };
  expect(await kinds('system_commands')).toEqual(['date.event', 'date.event']);
  expect(await kinds('meetings')).toEqual(['date.start', 'date.end']);
  const job = await columnsOf('jobhisto', [`schedtime ${STAMP}`, `starttime ${STAMP}`, `endtime ${STAMP}`]);
  expect(job.get('endtime')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'starttime' } });
  const run = await columnsOf('sync_runs', [`start_date ${STAMP}`, `end_date ${STAMP}`]);
  expect(run.get('end_date')!.generator).toMatchObject({ parameters: { after: 'start_date' } });
});

test('sequence numbers are not timestamps, and microseconds next to a time are fractions of a second', async () => {
  const columns = await columnsOf('instances', ['last_status_out integer', 'last_notification integer', 'last_seen integer', 'start_time_usec integer']);
  expect(['last_status_out', 'last_notification', 'last_seen'].map((name) => columns.get(name)!.generator!.kind)).toEqual([
    'number.code',
    'number.count',
    'date.recent',
  ]);
  expect(columns.get('start_time_usec')!.generator!.parameters).toMatchObject({ max: 999999 });
});

test('at least a few approvals are needed; lines of a file have line numbers', async () => {
  const columns = await columnsOf('change_requests', ['min_approvals integer default 1', 'filename text', 'lineno integer', 'useonce smallint']);
  expect(columns.get('min_approvals')!.generator).toMatchObject({ kind: 'number.typical', parameters: { values: expect.arrayContaining([1, 2, 3]) } });
  expect(columns.get('lineno')!.generator!.kind).toBe('number.lognormal');
  expect(columns.get('useonce')!.generator!.kind).toBe('datatype.boolean');
});

test('what happened is noted after it', async () => {
  const columns = await columnsOf('usage_records', ['used_at timestamptz not null', 'created_at timestamptz not null', 'quantity integer']);
  expect(columns.get('used_at')!.generator!.kind).toBe('date.created');
  expect(columns.get('created_at')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'used_at' } });
});
