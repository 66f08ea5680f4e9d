import { expect, test } from 'vitest';
import { choicesOfRuns, pairsOf } from './dimensions.ts';

test('every option of POST /runs has values, and every pair of two options occurs once', () => {
  const choices = choicesOfRuns();
  expect(new Set(choices.map(({ option }) => option))).toEqual(new Set(['mode', 'prove', 'create', 'connections', 'atomic', 'fast', 'ledger']));
  const labels = pairsOf(choices).map((pair) => pair.map(({ label }) => label).join(' + '));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('connections=3 + atomic=true');
  expect(labels).not.toContain('atomic=true + atomic=false');
});
