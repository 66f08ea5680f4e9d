import { emptyBlueprint, type Blueprint, type ColumnFinding } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { columnsToReview, doubtedColumns } from './findings.ts';

const blueprint = (engine: object): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'game',
      columns: [
        { name: 'engine', type: 'text', generator: { kind: 'values' }, confidence: 0.9, ...engine },
        { name: 'gpu', type: 'text', generator: { kind: 'text.plain' } },
      ],
    },
  ],
});
const finding = (column: string, code: ColumnFinding['code'], weight = 0.9): ColumnFinding => ({
  table: 'public.game',
  column,
  code,
  says: `${column} ${code}`,
  columns: [],
  rows: [1],
  weight,
});
const all = [finding('gpu', 'placeholder', 0.95), finding('engine', 'other-trade'), finding('engine', 'few-names', 0.7)];
const left = (now: Blueprint) => doubtedColumns(all, blueprint({}), now).map(({ place, findings }) => [place.column.name, findings.map(({ code }) => code)]);

test('the columns whose rows look wrong, the worst first, each once with all that was found', () => {
  expect(left(blueprint({}))).toEqual([
    ['gpu', ['placeholder']],
    ['engine', ['other-trade', 'few-names']],
  ]);
});

test('what was called right, or has another generator since, is not asked about again', () => {
  expect(left(blueprint({ asIs: ['other-trade'] }))).toEqual([
    ['gpu', ['placeholder']],
    ['engine', ['few-names']],
  ]);
  expect(left(blueprint({ generator: { kind: 'text.word' } }))).toEqual([['gpu', ['placeholder']]]);
});

test('what is to review are wrong columns and guesses, each once', () => {
  const now = blueprint({});
  now.tables[0]!.columns.push({ name: 'level', type: 'text', generator: { kind: 'text.plain' }, confidence: 0.2 });
  const names = (looked: readonly ColumnFinding[] | null) =>
    columnsToReview(looked === null ? undefined : { items: [...looked], tables: 1, missed: [], revision: 1, from: now }, now).queue.map(
      ({ column }) => column.name,
    );
  expect(names(null)).toEqual(['level']);
  expect(names([finding('level', 'placeholder')])).toEqual(['level']);
  expect(names(all)).toEqual(['gpu', 'engine', 'level']);
});
