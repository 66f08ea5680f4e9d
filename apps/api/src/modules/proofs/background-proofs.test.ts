import type { Proof } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { backgroundProofs, type Progress } from './background-proofs.ts';

const PROOF = { ok: true } as Proof;

/** A proof that the test ends. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Proof>();
  const seen: { begun: number; tell?: (progress: Progress) => void; signal?: AbortSignal } = { begun: 0 };
  return {
    seen,
    end: () => resolve(PROOF),
    begin: (signal: AbortSignal, tell: (progress: Progress) => void) => {
      seen.begun++;
      seen.tell = tell;
      seen.signal = signal;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      return promise;
    },
  };
}

const opened = (errors: unknown[] = []) =>
  backgroundProofs(
    () => new Date('2026-01-01T00:00:00.000Z'),
    (error) => errors.push(error),
  );

test('continues when its caller leaves, and a second request for the same proof follows it', async () => {
  using proofs = opened();
  const { seen, begin, end } = held();
  const caller = new AbortController();
  const first: Progress[] = [];
  const one = proofs.follow('a', 3, caller.signal, (progress) => first.push(progress), begin);
  seen.tell!({ table: 'x', done: 1, total: 4 });
  caller.abort();
  seen.tell!({ table: 'y', done: 2, total: 4 });
  expect(first).toEqual([{ table: 'x', done: 1, total: 4 }]);
  expect(proofs.of('a')).toEqual({ revision: 3, since: '2026-01-01T00:00:00.000Z', table: 'y', done: 2, total: 4 });
  const second: Progress[] = [];
  const other = proofs.follow('a', 3, new AbortController().signal, (progress) => second.push(progress), begin);
  expect([seen.begun, second, seen.signal!.aborted]).toEqual([1, [{ table: 'y', done: 2, total: 4 }], false]);
  end();
  expect(await Promise.all([one, other])).toEqual([PROOF, PROOF]);
  expect(proofs.of('a')).toBeNull();
});

test('stopping it ends it for everyone, and reports nothing', async () => {
  const errors: unknown[] = [];
  using proofs = opened(errors);
  const { begin } = held();
  const one = proofs.follow('a', 1, new AbortController().signal, () => undefined, begin);
  proofs.stop('b');
  expect(proofs.of('a')).toMatchObject({ revision: 1 });
  proofs.stop('a');
  await expect(one).rejects.toThrow('The proof was stopped.');
  expect([proofs.of('a'), errors]).toEqual([null, []]);
});

test('an internal error is reported even without a listener', async () => {
  const errors: unknown[] = [];
  using proofs = opened(errors);
  const fault = new Error('broken');
  await proofs
    .follow(
      'a',
      1,
      new AbortController().signal,
      () => undefined,
      () => Promise.reject(fault),
    )
    .catch(() => null);
  expect(errors).toEqual([fault]);
});
