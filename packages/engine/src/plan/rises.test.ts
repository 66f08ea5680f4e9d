import { expect, test } from 'vitest';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';

const words = await loadWords('en-US');

const risesOf = (columns: Parameters<typeof blueprintOf>[0][string]['columns'], name: string) =>
  compile(blueprintOf({ t: { rows: 50, columns } }), words)
    .table('t')
    .column(name).rises;
const sequence = (parameters: object) => ({ type: 'bigint', generator: { kind: 'sequence', parameters } });

test.each([
  ['a sequence', { id: ID }, true],
  ['one in steps', { id: sequence({ start: -5, step: 10 }) }, true],
  ['one beyond 2^53', { id: sequence({ start: '9007199254740993' }) }, true],
  ['one that falls', { id: sequence({ step: -1 }) }, false],
  ['texts, which have another order', { id: { ...sequence({}), type: 'text' } }, false],
  ['one with a cell that is set', { id: { ...ID, cells: { 3: '0' } } }, false],
  ['one with NULLs', { id: { ...sequence({}), nullable: true, nullRate: 0.5 } }, false],
  ['another generator', { id: { type: 'integer', generator: { kind: 'permutation' } } }, false],
] as const)('%s: whether %j rises is %j', (_, columns, expected) => {
  expect(risesOf(columns as never, 'id')).toBe(expected);
});

test('a key whose children need a certain value is not increased', () => {
  const plan = compile(
    blueprintOf(
      {
        parents: { rows: 50, columns: { id: ID }, primaryKey: ['id'] },
        children: {
          columns: { id: ID, parent_id: { type: 'integer', domain: { in: ['0'] } } },
          primaryKey: ['id'],
          groups: [{ columns: ['parent_id'], tier: 'C', rows: [['0']] }],
        },
      },
      [link('children.parent_id', 'parents.id', { owner: true })],
    ),
    words,
  );
  expect(plan.table('children').column('id').rises).toBe(true);
  expect(plan.table('parents').column('id').rises).toBe(false);
});
