import { emptyBlueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { columnPlaces, type ColumnPlace } from '../../workspace/edit-many.ts';
import { byConfidence, unsureColumns } from '../../workspace/unsure.ts';
import { alikeOf } from './alike.ts';

const place = (table: string, name: string, more: Partial<ColumnPlace['column']> = {}): ColumnPlace => ({
  id: `${table}.${name}`,
  table,
  given: null,
  column: { name, type: 'text', nullable: true, generator: { kind: 'text.category' }, confidence: 0.2, ...more },
});
const first = place('public.wide', 'field_0');
const alike = (...others: ColumnPlace[]) => alikeOf([first, ...others], first).map(({ id }) => id);

test('columns that differ by a number in their name are alike, in one table and in others', () => {
  expect(alike(place('public.wide', 'field_1'), place('public.wide', 'field_67'), place('public.other', 'field_0'))).toEqual([
    'public.wide.field_1',
    'public.wide.field_67',
    'public.other.field_0',
  ]);
});

test('a column with another name, type or generator is not, nor one decided by a person', () => {
  const { confidence: _, ...column } = place('public.wide', 'field_3').column;
  const decided = { ...place('public.wide', 'field_3'), column };
  expect(
    alike(
      place('public.wide', 'field'),
      place('public.wide', 'field_1', { type: 'integer' }),
      place('public.wide', 'field_2', { generator: { kind: 'text.note' } }),
      decided,
    ),
  ).toEqual([]);
});

test('the queue has undecided guesses, the least certain first', () => {
  const at = (name: string, confidence: number) => ({ name, type: 'text', generator: { kind: 'text.plain' }, confidence });
  const blueprint = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'hulls', columns: [at('a', 0.3), at('b', 0.2), at('c', 0.9)] }] };
  expect(unsureColumns(blueprint).map(({ id }) => id)).toEqual(['public.hulls.b', 'public.hulls.a']);
  expect(unsureColumns(blueprint, 2).map(({ id }) => id)).toContain('public.hulls.c');
});

test('of columns that are as uncertain, those come first whose wrong values are seen first', () => {
  const at = (name: string, type: string, nullable = false) => ({ name, type, nullable, generator: { kind: 'text.plain' }, confidence: 0.2 });
  const columns = [at('flag', 'boolean'), at('id', 'uuid'), at('day', 'date'), at('kept', 'character varying(40)', true), at('word', 'word')];
  const types = { word: { kind: 'domain' as const, base: 'text' } };
  const blueprint = { ...emptyBlueprint(), types, tables: [{ schema: 'public', name: 'hulls', columns }] };
  const shown = ['word', 'kept', 'day', 'flag', 'id'];
  expect(unsureColumns(blueprint).map(({ column }) => column.name)).toEqual(shown);
  expect(byConfidence(columnPlaces(blueprint), types).map(({ column }) => column.name)).toEqual(shown);
});
