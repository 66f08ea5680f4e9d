import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { reviewFigures } from '../src/review/review-figures.ts';

const COLUMNS = Array.from({ length: 90 }, (_, at) => `c${at}`);

/** Tables so wide that their rows do not fit into one part. */
function wide(): Blueprint {
  const text = (name: string) => ({ name, type: 'text', generator: { kind: 'constant', parameters: { value: 'x'.repeat(110) } } });
  return {
    ...emptyBlueprint(),
    tables: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ schema: 'public', name, rows: 5, columns: COLUMNS.map(text) })),
    relations: [],
  };
}

const reported = Object.fromEntries(
  wide().tables.map(({ name }) => [
    name,
    { columns: { ...Object.fromEntries(COLUMNS.map((column) => [column, { value: 'y'.repeat(110) }])), [`no_${name}`]: { value: 'z' } } },
  ]),
);

test('long texts of which each stands in many rows are said to be few, and short or varied ones not', async () => {
  const notes = ['The roof was dry, but two slates have slipped.', 'Nobody opened; a card was left at the door again.'];
  const table = {
    schema: 'public',
    name: 'visits',
    rows: 600,
    columns: ['note', 'other', 'kind'].map((name) => ({ name, type: 'text', generator: { kind: 'values', parameters: { values: ['roof', 'door'] } } })),
  };
  const columns = {
    note: { values: notes },
    other: { values: notes.map((text) => `${text} {${Array.from({ length: 80 }, (_, i) => `Order ${i}`).join('|')}}`) },
  };
  const { made } = await reviewFigures(
    { ...emptyBlueprint(), tables: [table], relations: [] },
    { format: 2, tables: { visits: { columns: { ...columns, kind: { values: ['roof', 'shed'] } } } } },
  );
  const lineOf = (column: string) => made.split('\n').find((line) => line.startsWith(`- public.visits.${column}: `))!;
  expect(lineOf('note')).toMatch(/: each text stands word for word in some 300 rows\. Write more of them, with several parts that vary: \{a\|b\|c\}$/);
  expect(lineOf('other')).not.toContain('word for word');
  expect(lineOf('kind')).not.toContain('word for word');
});

test('the parts of a review show every table once, and every message', async () => {
  const knowledge = { format: 2, tables: { ...reported, ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`gone${at}`, {}])) } };
  const first = await reviewFigures(wide(), knowledge);
  expect(first.parts).toBeGreaterThan(1);
  const parts = await Promise.all(Array.from({ length: first.parts }, (_, at) => reviewFigures(wide(), knowledge, new Set(), at + 1)));
  const shown = parts.flatMap(({ made }) => [...made.matchAll(/^### public\.(\w+),/gm)].map(([, name]) => name));
  expect(shown).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(first.made).toContain(`Part 2 of ${first.parts} shows public.`);
  expect(first.used.split('\n').filter((line) => line.startsWith('error: '))).toHaveLength(66);
});
