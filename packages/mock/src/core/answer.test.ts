import { expect, test } from 'vitest';
import { Answer } from './answer.ts';

test('an answer behaves like a Response of the same parts', async () => {
  for (const [body, init] of [
    ['{"a":1}', { status: 201, headers: { 'Content-Type': 'application/json', Link: '<x>' } }],
    ['ü', {}],
    [null, { status: 204 }],
  ] as const) {
    const [ours, theirs] = [new Answer(body, init), new Response(body, init)];
    expect([ours.status, [...ours.headers].toSorted(), ours.ok]).toEqual([theirs.status, [...theirs.headers].toSorted(), theirs.ok]);
    const again = ours.toResponse();
    expect([again.status, [...again.headers], again.body === null]).toEqual([theirs.status, [...theirs.headers], theirs.body === null]);
    expect([await ours.text(), await again.text()]).toEqual(Array.from({ length: 2 }, () => body ?? ''));
  }
  const [ours, theirs] = [Answer.json({ b: [2] }, { status: 400 }), Response.json({ b: [2] }, { status: 400 })];
  expect([ours.status, [...ours.headers], await ours.json()]).toEqual([theirs.status, [...theirs.headers], await theirs.json()]);
});

test('headers are found in any case, and a copy is independent', () => {
  const first = new Answer('x', { headers: { 'X-Total-Count': '3' } });
  const copy = new Answer(null, first);
  copy.headers.set('x-total-count', '4');
  expect([first.headers.get('X-TOTAL-COUNT'), copy.headers.get('X-Total-Count'), copy.headers.has('Link')]).toEqual(['3', '4', false]);
});
