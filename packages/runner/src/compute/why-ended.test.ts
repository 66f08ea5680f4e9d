import { expect, test } from 'vitest';
import { isOver, noRoom, tooLong } from './why-ended.ts';

const call = { what: 'Reading the schema', seconds: 20, raisedBy: undefined };
const MIB = 1024 * 1024;

test('P11: a call that used its time itself is too large; a call delayed by a busy machine may be retried', () => {
  expect(tooLong(call, { wall: 21, cpu: 20 }, true)).toMatchObject({ type: 'too-large', facts: { limit: 20, of: 'seconds' } });
  expect(tooLong(call, { wall: 81, cpu: 3 }, true)).toMatchObject({ type: 'overloaded', facts: { retryAfter: 5 } });
  // On an idle machine it waited for something of its own.
  expect(tooLong(call, { wall: 81, cpu: 3 }, false).type).toBe('too-large');
  expect(tooLong(call, { wall: 21, cpu: undefined }, true).type).toBe('too-large');
});

test('a call is over by the processor, or when its caller has waited four times as long', () => {
  expect([isOver(20, { wall: 70, cpu: 3 }), isOver(20, { wall: 81, cpu: 3 }), isOver(20, { wall: 21, cpu: 19.5 }), isOver(20, { wall: 19, cpu: 19 })]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('P11: memory that only concurrent calls exhaust is temporary, memory that one call needs is not', () => {
  expect(noRoom(1_900 * MIB, 400 * MIB, 1_800 * MIB)).toMatchObject({ type: 'overloaded', facts: { retryAfter: 5 } });
  expect(noRoom(2_900 * MIB, 400 * MIB, 1_800 * MIB)).toMatchObject({ type: 'too-large', facts: { limit: 1_800, of: 'MiB' } });
  expect(noRoom(1_900 * MIB, 0, 1_800 * MIB).type).toBe('too-large');
});
