import { emptyBlueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { triedHeld } from './held.ts';
import type { Held } from './session.ts';

test('an agent looks at the answer tried last until it is kept, and then at what was changed since', () => {
  const [before, tried] = [emptyBlueprint(), { ...emptyBlueprint(), seed: 7 }];
  const stated = [{ table: 'public.boats', relation: 'a <= b', condition: 'a <= b' }];
  const held: Held = { blueprint: before, diagnostics: [], answered: { knowledge: {}, before, isKept: false, tried: { blueprint: tried, stated } } };
  expect(triedHeld(held)).toMatchObject({ blueprint: { seed: 7 }, stated });
  expect(triedHeld({ ...held, answered: { ...held.answered!, isKept: true } }).blueprint).toBe(before);
  expect(triedHeld({ blueprint: before, diagnostics: [] }).blueprint).toBe(before);
});
