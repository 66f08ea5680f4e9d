import { expect, test } from 'vitest';
import type { Relation } from '@seedbed/contract';
import { pickDefaults, placeRows } from './place-rows.ts';
import type { Draft } from '../../edits/draft.ts';

const position = (usual?: string): Draft =>
  ({ column: { name: 'sort_order', column: { default: usual } }, kind: 'number.position', parameters: {}, words: ['sort', 'order'] }) as unknown as Draft;

const owner = (kind: string, sigma?: number) => ({ owner: true, fanOut: { kind, sigma } }) as unknown as Relation;

test('a position counts the rows of their owner, from zero if that is its DEFAULT', () => {
  const drafts = [position(), position('0'), position('1')];
  placeRows(drafts, {}, owner('geometric'), 5000);
  expect(drafts.map(({ parameters }) => parameters)).toEqual([
    { every: 200, within: true },
    { every: 200, from: 0, within: true },
    { every: 200, within: true },
  ]);
});

test('a CHECK above zero starts at one', () => {
  const draft = position('0');
  placeRows([draft], { sort_order: { min: 1 } }, owner('pareto'), 5000);
  expect(draft.parameters.from).toBeUndefined();
});

test('in a short table without an owner all rows are counted, in a long one they are not', () => {
  const [short, long] = [position(), position()];
  placeRows([short], {}, undefined, 30);
  placeRows([long], {}, undefined, 30_000);
  expect(short.parameters).toEqual({ every: 200 });
  expect(long.parameters).toEqual({});
});

test('most of the many rows of a tenant are at their DEFAULT', () => {
  const [usual, unknown] = [position('0'), position()];
  placeRows([usual, unknown], {}, owner('lognormal', 1.3), 5000);
  expect(usual.parameters.values).toEqual([0, 1, 2, 3, 4]);
  expect(unknown.kind).toBe('number.position');
});

test('one of several is the default, without a constraint that decides which', () => {
  const flag = (...words: string[]): Draft =>
    ({ column: { name: words.join('_'), type: { base: 'bool' } }, kind: 'datatype.boolean', parameters: {}, words }) as unknown as Draft;
  const drafts = [flag('is', 'default'), flag('is', 'active'), flag('is', 'primary')];
  pickDefaults(drafts, ({ words }) => words[1] !== 'primary', owner('geometric'), 5000);
  expect(drafts.map(({ kind }) => kind)).toEqual(['datatype.first', 'datatype.boolean', 'datatype.boolean']);
  expect(drafts[0]!.parameters).toEqual({ within: true });
  const many = flag('is', 'default');
  pickDefaults([many], () => true, undefined, 5000);
  expect(many.kind).toBe('datatype.boolean');
});
