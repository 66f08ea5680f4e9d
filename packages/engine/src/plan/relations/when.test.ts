import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const LIFE = { steps: ['asked'], goals: ['granted'], ends: ['refused'], weights: [60, 30] };

function requests(when: Record<string, { in: string[] }>, entity: boolean) {
  const life = entity ? { entity: 'life' } : {};
  return compile(
    blueprintOf(
      {
        people: { rows: 30, columns: { id: ID }, primaryKey: ['id'] },
        requests: {
          rows: 400,
          columns: {
            id: ID,
            asked_by: 'integer',
            state: { type: 'text', generator: { kind: 'life.state', parameters: LIFE }, ...life },
            decided_at: { type: 'timestamp', nullable: true, generator: { kind: 'life.stamp', parameters: { step: 'granted', also: ['refused'] } }, ...life },
            decided_by: { type: 'integer', nullable: true },
            created_at: { type: 'timestamp', generator: { kind: 'date.created' } },
          },
          primaryKey: ['id'],
        },
      },
      [link('requests.asked_by', 'people.id', { owner: true }), link('requests.decided_by', 'people.id', { when, nullShare: 0.5 })],
    ),
    words,
  );
}

test('a reference is there exactly where the state of the row says so, at any row alone', () => {
  const plan = requests({ state: { in: ['granted', 'refused'] } }, true);
  expect(faultsOf(plan)).toEqual([]);
  const rows = textRows(plan, 'requests', 0, 400, ['state', 'decided_by', 'decided_at']);
  expect(rows.filter(([state, by, at]) => (state === 'asked') !== (by === null) || (by === null) !== (at === null))).toEqual([]);
  expect(new Set(rows.map(([state]) => state)).size).toBe(3);
  expect(textRows(plan, 'requests', 311, 1, ['state', 'decided_by', 'decided_at'])).toEqual([rows[311]]);
});

test('a condition that cannot be told leaves the share of NULL', () => {
  const plan = compile(
    blueprintOf(
      {
        people: { rows: 30, columns: { id: ID }, primaryKey: ['id'] },
        notes: {
          rows: 400,
          columns: {
            id: ID,
            marked: { type: 'boolean', generator: { kind: 'expression', parameters: { expression: 'author != null' } } },
            author: { type: 'integer', nullable: true },
          },
          primaryKey: ['id'],
        },
      },
      [link('notes.author', 'people.id', { when: { marked: { in: ['true'] } }, nullShare: 0.5 })],
    ),
    words,
  );
  const without = textRows(plan, 'notes', 0, 400, ['author']).filter(([author]) => author === null).length;
  expect([without > 140, without < 260]).toEqual([true, true]);
});

test('a column that the row does not have is a fault', () => {
  expect(() => requests({ stage: { in: ['x'] } }, false)).toThrow('has no column stage');
});
