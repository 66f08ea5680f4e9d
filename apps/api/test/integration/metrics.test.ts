import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../src/log/open-log.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { send, type Answer } from '../support/send.ts';

/** A name that would be noticed in a label or a line. */
const NAME = 'zebra_canary';
const DDL = `${SMALL_DDL} CREATE TABLE ${NAME} (id bigint PRIMARY KEY);`;
const TOKEN = 'm'.repeat(40);

const lines: string[] = [];
let server: RunningServer;
let datasetId: string;
beforeAll(async () => {
  server = await startServer({ SEEDBED_PART_ROWS: '40' }, undefined, openLog('info', { write: (line) => void lines.push(line) }));
  datasetId = (await call('POST', '/datasets', { name: NAME, ddl: DDL, rows: 100 })).body.dataset.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown): Promise<Answer> => send(server.baseUrl, method, `/api/v1${path}`, body);

/** The worker logs its last part after the run's end is committed, which callers may hear of before. */
async function logged(runId: string): Promise<ReturnType<typeof linesOf>> {
  for (;;) {
    const about = linesOf(runId);
    if (about.some(isEnd) && !isEnd(about.at(-1)!)) return about;
    await sleep(20);
  }
}
const isEnd = ({ msg }: { msg: string }): boolean => msg === 'a run ended';

/** Samples by their name and labels, as Prometheus reads them. */
async function scrape(from = server.baseUrl, headers: Record<string, string> = {}): Promise<{ status: number; text: string; samples: Map<string, number> }> {
  const answer = await fetch(`${from}/metrics`, { headers });
  const text = await answer.text();
  const samples = text.split('\n').flatMap((line): [string, number][] => {
    const found = /^([a-z_]+(?:\{.*\})?) ([-+\d.e]+|NaN)$/i.exec(line);
    return found ? [[found[1]!, Number(found[2])]] : [];
  });
  return { status: answer.status, text, samples: new Map(samples) };
}

async function ended(body: object): Promise<string> {
  const { status, body: run } = await call('POST', '/runs', { datasetId, ...body });
  expect([status, run.detail]).toEqual([202, undefined]);
  const events = await fetch(`${server.baseUrl}/api/v1/runs/${run.id}/events`);
  expect(await events.text()).toContain('"state":"succeeded"');
  await logged(run.id);
  return run.id;
}

/** Lines of the log about a run: of its parts and of itself. */
const linesOf = (runId: string) =>
  lines.map((line) => JSON.parse(line) as { runId?: string; part?: number; msg: string; rows?: number; state?: string }).filter((line) => line.runId === runId);

test('a load and an export change the counts of runs, parts, rows and bytes, and every log line about them names run and part', async () => {
  await using target = await server.targets.freshTarget();
  const load = await ended({ address: target.url, create: true, atomic: false });
  const exported = await ended({ kind: 'export', files: { format: 'csv' } });
  const { samples, text } = await scrape();
  const get = (name: string) => samples.get(name);

  for (const kind of ['load', 'export']) {
    expect(get(`seedbed_runs_ended_total{kind="${kind}",state="succeeded"}`)).toBe(1);
    expect(get(`seedbed_run_seconds_count{kind="${kind}",state="succeeded"}`)).toBe(1);
    expect(get(`seedbed_rows_written_total{kind="${kind}"}`)).toBe(400);
    expect(get(`seedbed_bytes_written_total{kind="${kind}"}`)).toBeGreaterThan(400);
  }
  const loadParts = (await call('GET', `/runs/${load}/parts?limit=100`)).body.items as unknown[];
  expect(get('seedbed_parts_total{kind="load",outcome="done"}')).toBe(loadParts.length);
  expect(get('seedbed_http_requests_total{method="POST",route="/api/v1/runs",status="202"}')).toBe(2);
  expect(get('seedbed_http_request_seconds_count{method="POST",route="/api/v1/runs"}')).toBe(2);
  expect([get('seedbed_database_up'), get('seedbed_throwaway_up')]).toEqual([1, 1]);
  expect(get('seedbed_database_pool{state="waiting"}')).toBe(0);
  expect(get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(text).not.toContain(NAME);
  expect(text).not.toContain(load);

  for (const [id, parts] of [
    [load, loadParts.length],
    [exported, get('seedbed_parts_total{kind="export",outcome="done"}')],
  ] as const) {
    const about = linesOf(id);
    expect(about.filter(({ msg, part }) => msg === 'a part is done' && Number.isInteger(part))).toHaveLength(parts!);
    expect(about.filter(isEnd)).toMatchObject([{ state: 'succeeded' }]);
    expect(about.filter(({ msg, part }) => msg !== 'a run ended' && part === undefined)).toEqual([]);
  }
  expect(lines.filter((line) => / a part|a run /.test(line) && !line.includes('"runId"'))).toEqual([]);
});

test('a refused load counts as failed, and its lines name run and part', async () => {
  await using target = await server.targets.freshTarget();
  await target.client.query(`${DDL} ALTER TABLE ${NAME} ADD CHECK (id < 0)`);
  const { body: run } = await call('POST', '/runs', { datasetId, address: target.url, atomic: true });
  await logged(run.id);
  const { samples } = await scrape();
  expect(samples.get('seedbed_runs_ended_total{kind="load",state="failed"}')).toBe(1);
  expect(samples.get('seedbed_parts_total{kind="load",outcome="failed"}')).toBe(1);
  expect(linesOf(run.id).at(-1)).toMatchObject({ msg: 'a part is left', outcome: 'failed', part: 0 });
});

test('sec-T22: no request creates a new label: all unknown paths share one', async () => {
  // The first of each kind creates its labels; later ones reuse them.
  await fetch(`${server.baseUrl}/no/such/first`);
  await scrape();
  // A kind of garbage collection has labels from when it first happens, which no request decides.
  const ofRequests = (samples: ReadonlyMap<string, number>) => [...samples.keys()].filter((name) => !name.startsWith('nodejs_gc_'));
  const before = ofRequests((await scrape()).samples);
  for (let at = 0; at < 30; at++) await fetch(`${server.baseUrl}/no/such/${at}`);
  const { samples } = await scrape();
  expect(ofRequests(samples)).toEqual(before);
  expect([...samples.keys()].filter((name) => name.includes('/no/such'))).toEqual([]);
});

test('sec-T18: metrics of a team server need the operator’s token', async () => {
  await using team = await startServer({ SEEDBED_PUBLIC_URL: 'https://seedbed.example', SEEDBED_METRICS_TOKEN: TOKEN });
  const statuses = [];
  for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN}`])
    statuses.push((await scrape(team.baseUrl, authorization ? { authorization } : {})).status);
  expect(statuses).toEqual([404, 404, 404, 200]);
});
