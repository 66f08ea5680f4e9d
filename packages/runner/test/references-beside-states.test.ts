import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const rowsOf = async (columns: string) => {
  const ddl = `CREATE TABLE workers (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE jobs (id serial PRIMARY KEY, title text NOT NULL, worker_id int REFERENCES workers(id), ${columns});`;
  const { rows, proved } = await madeRows(ddl, 600);
  expect(proved).toBe(true);
  return rows.get('jobs')!;
};
const DONE = "CHECK (status <> 'done' OR (done_at IS NOT NULL AND worker_id IS NOT NULL))";

test('a lifecycle continues next to a reference that one of its states needs', async () => {
  const jobs = await rowsOf(`status text NOT NULL CHECK (status IN ('open','done','cancelled')), done_at timestamptz, ${DONE}`);
  expect(jobs.every((row) => (row['done_at'] !== null) === (row['status'] === 'done'))).toBe(true);
  expect(jobs.filter(({ status }) => status === 'done').length).toBeGreaterThan(450);
});

test('an order after the row’s creation time does not end its lifecycle', async () => {
  const jobs =
    await rowsOf(`created_at timestamptz NOT NULL, status text NOT NULL CHECK (status IN ('planned','active','done','cancelled')), done_at timestamptz, ${DONE},
    CHECK (done_at IS NULL OR done_at >= created_at)`);
  expect(jobs.every((row) => (row['done_at'] !== null) === (row['status'] === 'done'))).toBe(true);
});

test('a state with a planned time has the timestamps of its label', async () => {
  const jobs = await rowsOf(
    `status text NOT NULL CHECK (status IN ('open','done','cancelled')), scheduled_at timestamptz NOT NULL, done_at timestamptz, ${DONE}`,
  );
  expect(jobs.every((row) => (row['done_at'] !== null) === (row['status'] === 'done'))).toBe(true);
  expect(new Set(jobs.map(({ status }) => status)).size).toBe(3);
});

test('if states require that a reference is NULL, each label has its timestamps, in order', async () => {
  const jobs = await rowsOf(`received_at timestamptz NOT NULL, status text NOT NULL CHECK (status IN ('received','in_progress','finished','cancelled')),
    started_at timestamptz, finished_at timestamptz, CHECK ((status IN ('in_progress','finished')) = (worker_id IS NOT NULL)),
    CHECK (status <> 'finished' OR finished_at IS NOT NULL), CHECK (finished_at >= received_at)`);
  const seen = new Map<unknown, Set<string>>();
  for (const row of jobs) {
    const has = ['worker_id', 'started_at', 'finished_at'].filter((name) => row[name] !== null).join();
    seen.set(row['status'], (seen.get(row['status']) ?? new Set()).add(has));
  }
  expect(seen.get('received')).toEqual(new Set(['']));
  expect(seen.get('in_progress')).toEqual(new Set(['worker_id,started_at']));
  expect(seen.get('finished')).toEqual(new Set(['worker_id,started_at,finished_at']));
  expect([...seen.get('cancelled')!].some((has) => has.includes('finished_at'))).toBe(false);
  const times = jobs.map((row) =>
    [row['received_at'], row['started_at'], row['finished_at']].filter((time) => time !== null).map((time) => Date.parse(`${time}`)),
  );
  expect(times.every((each) => each.every((time, i) => i === 0 || each[i - 1]! <= time))).toBe(true);
});
