import { expect, test } from 'vitest';
import { LOCAL_OWNER, type Caller } from './caller.ts';
import { onBehalfOf } from './asker.ts';
import { bulkhead, type Bulkhead } from './bulkhead.ts';
import { STREAM_LIMITS } from './stream-limits.ts';

const caller = (id: string, workspace: string) => ({ ...LOCAL_OWNER, id, workspace: { id: workspace, name: workspace } }) as Caller;
const signalOf = (id: string, workspace: string): AbortSignal => onBehalfOf(new AbortController().signal, caller(id, workspace));

const begun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Calls that run until released; each reports the caller's name when it begins. */
function crowd(wall: Bulkhead) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const call = (id: string, workspace: string): Promise<void> => {
    const work = wall.run(signalOf(id, workspace), () => {
      began.push(id);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    work.catch(() => undefined);
    return work;
  };
  /** Ends the first call that is at work. */
  const endOne = async (): Promise<void> => {
    ends.shift()!();
    await begun();
  };
  return { began, call, endOne };
}

const wall = () => bulkhead('infer and prove', 2, 8, { ...STREAM_LIMITS, shared: true });
const refusal = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined).catch(({ type, facts }) => ({ type, ...facts }));

test('sec-T23: one caller cannot take all slots or the whole queue, and learns that the limit is its own', async () => {
  const { began, call } = crowd(wall());
  for (let calls = 0; calls < 5; calls++) void call('ann', 'A');
  expect(await refusal(call('ann', 'A'))).toEqual({ type: 'overloaded', retryAfter: 1, limit: 4, of: 'caller' });
  await begun();
  expect(began).toEqual(['ann']);
  void call('ben', 'A');
  await begun();
  expect(began).toEqual(['ann', 'ben']);
});

test('sec-T23: a workspace with a full queue does not block another, whose call runs next', async () => {
  const { began, call, endOne } = crowd(wall());
  for (let calls = 0; calls < 5; calls++) void call('ann', 'A');
  for (let calls = 0; calls < 3; calls++) void call('ben', 'A');
  expect(await refusal(call('cem', 'A'))).toEqual({ type: 'overloaded', retryAfter: 1, limit: 6, of: 'workspace' });
  void call('dan', 'B');
  await endOne();
  expect(began).toEqual(['ann', 'ben', 'dan']);
});

test('sec-T23: when the queue is full, each workspace keeps one queued call, and they take turns', async () => {
  const { began, call, endOne } = crowd(wall());
  for (const workspace of ['A', 'B']) for (const id of ['1', '2', '3']) for (let calls = 0; calls < 2; calls++) void call(workspace + id, workspace);
  void call('C1', 'C');
  expect(await refusal(call('C2', 'C'))).toEqual({ type: 'overloaded', retryAfter: 1, limit: 8, of: 'server' });
  for (let turns = 0; turns < 4; turns++) await endOne();
  expect(began.slice(2).map((id) => id[0])).toEqual(expect.arrayContaining(['A', 'B', 'C']));
  expect(began.indexOf('C1')).toBeLessThan(5);
});

test('without a login, and for the server’s own work, one caller may take all slots', async () => {
  const open = crowd(bulkhead('infer and prove', 2, 1));
  void open.call('local', 'A');
  void open.call('local', 'A');
  await begun();
  expect(open.began).toEqual(['local', 'local']);
  const own = wall();
  const never = new Promise<void>(() => {});
  void own.run(new AbortController().signal, () => never);
  void own.run(new AbortController().signal, () => never);
  expect(own.occupancy()).toEqual({ taken: 2, waiting: 0 });
});

test('a call that leaves the queue, or returns its slot, no longer counts', async () => {
  const shared = wall();
  const gone = new AbortController();
  const leaving = onBehalfOf(gone.signal, caller('ann', 'A'));
  const held = await shared.enter(signalOf('ann', 'A'));
  const waiting = shared.enter(leaving);
  expect(shared.occupancy()).toEqual({ taken: 1, waiting: 1 });
  gone.abort(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
  held.leave();
  expect(shared.occupancy()).toEqual({ taken: 0, waiting: 0 });
  await shared.enter(signalOf('ann', 'A'));
  expect(shared.occupancy()).toEqual({ taken: 1, waiting: 0 });
});
