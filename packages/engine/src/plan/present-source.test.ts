import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const status = { type: 'text', generator: { kind: 'life.state', parameters: { vocabulary: 'order' } } };
const shipped = (nullable: boolean) => ({
  type: 'timestamp with time zone',
  nullable,
  generator: { kind: 'life.stamp', parameters: { step: 'shipped' } },
  entity: 'life',
});

test('a NOT NULL column gets a value where its generator gives NULL, and keeps all others', () => {
  const plan = compile(blueprintOf({ a: { rows: 400, columns: { status: { ...status, entity: 'life' }, must: shipped(false), may: shipped(true) } } }), words);
  const rows = textRows(plan, 'a', 0, 400, ['must', 'may']);
  expect(rows.filter(([, may]) => may === null).length).toBeGreaterThan(10);
  for (const [must, may] of rows) {
    expect(must).toMatch(/^\d{4}-\d\d-\d\d /);
    if (may !== null) expect(must).toBe(may);
  }
});

test('a NOT NULL column that a trigger fills is sent as NULL', () => {
  const plan = compile(blueprintOf({ a: { rows: 3, columns: { x: { type: 'text', generator: { kind: 'null' } } } } }), words);
  expect(plan.table('a').column('x').makesNulls).toBe(true);
  expect(textRows(plan, 'a', 0, 3)).toEqual([[null], [null], [null]]);
});
