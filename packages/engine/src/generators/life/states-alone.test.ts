import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '../../index.ts';
import { blueprintOf, ID } from '../../plan/testing/blueprint-of.ts';
import { lives } from './members.ts';
import { VOCABULARIES } from './vocabularies.ts';

const words = await loadWords('en-US');

/** The states of a table, alone or next to a timestamp of the same lifecycle. */
function statesOf(vocabulary: string, beside: boolean): (string | null)[] {
  const life = (kind: string, parameters = {}) => ({ entity: 'life', generator: { kind, parameters } });
  const columns = {
    id: ID,
    state: { type: 'text', ...life('life.state', { vocabulary }) },
    ...(beside ? { updated: { type: 'timestamp with time zone', ...life('life.updatedAt') } } : {}),
  };
  const plan = compile(blueprintOf({ things: { rows: 4000, columns, primaryKey: ['id'] } }, [], { seed: 3 }), words);
  return textRows(plan, 'things', 0, 4000, ['state']).map(([state]) => state!);
}

test.each(Object.keys(VOCABULARIES))('states of %s are the same with and without their timestamps', (vocabulary) => {
  const alone = statesOf(vocabulary, false);
  expect(new Set(alone).size).toBeGreaterThan(2);
  expect(alone).toEqual(statesOf(vocabulary, true));
});

test('only timestamps of its own lifecycle are said to agree with a state', () => {
  const [state, stamp] = ['life.state', 'life.stamp'].map((kind) => lives.find((each) => each.kind === kind)!);
  expect(state!.summary).toContain(`“${stamp!.title}” of the same life`);
});
