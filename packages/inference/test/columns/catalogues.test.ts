import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import type { Group } from '@seedbed/contract';
import { calmFlags } from '../../src/tables/weigh-variants.ts';
import type { Draft } from '@seedbed/meaning/decide';

const albums = [
  { name: 'artist', columns: ['id bigint not null', 'name text not null', 'sort_name text not null'] },
  { name: 'release', columns: ['id bigint not null', 'name text not null', 'packaging bigint'], refers: ['packaging -> release_packaging.id'] },
  { name: 'track', columns: ['id bigint not null', 'name text not null'] },
  {
    name: 'release_packaging',
    columns: ['id bigint not null', 'name text not null', 'parent bigint', 'child_order int not null default 0', 'description text'],
    refers: ['parent -> release_packaging.id'],
  },
  { name: 'statistic', columns: ['id bigint not null', 'name text not null', 'value int not null', 'date_collected date not null'] },
  { name: 'wiki_index', columns: ['page_name text not null', 'revision int not null'], key: [] },
];

async function generatorOf(table: string, column: string) {
  const { blueprint } = await infer(makeCatalog(albums), noTools);
  const found = blueprint.tables.find(({ name }) => name === table)!;
  return { role: found.role, ...found.columns.find(({ name }) => name === column)!.generator! };
}

test('a table of only names with an order is a list kept by hand', async () => {
  expect(await generatorOf('release_packaging', 'name')).toMatchObject({ role: 'lookup', kind: 'distinct' });
});

test('statistics of a catalogue count its things', async () => {
  const { parameters } = await generatorOf('statistic', 'name');
  expect(parameters!['values']).toEqual(expect.arrayContaining(['count.artist', 'count.release', 'count.track']));
});

test('people are sorted by their last names and bands as they are', async () => {
  expect(await generatorOf('artist', 'sort_name')).toMatchObject({ kind: 'sibling', parameters: { transform: 'artistSortName' } });
});

test('a wiki has pages of its own, and many revisions', async () => {
  expect((await generatorOf('wiki_index', 'page_name')).parameters!['values']).toContain('How to edit');
  expect((await generatorOf('wiki_index', 'revision')).parameters!['min']).toBeGreaterThan(1000);
});

test('votes for and against are counted, by a rule for the whole name', async () => {
  const columns = await columnsOf('election', [
    'yes_votes int not null default 0',
    'no_votes int not null default 0',
    'examples_deleted smallint not null default 0',
  ]);
  expect(columns.get('no_votes')!.generator!.kind).toBe('number.lognormal');
  expect(columns.get('examples_deleted')!.generator!.kind).toBe('number.mostlyZero');
});

test('rows without an end have seldom ended, if a condition ties the flag to the dates', () => {
  const ended = { kind: 'datatype.boolean', parameters: { probability: 0.3 } } as unknown as Draft;
  const free = { kind: 'datatype.boolean', parameters: { probability: 0.3 } } as unknown as Draft;
  const variants = [
    { columns: { end_year: { notNull: true as const }, ended: { domain: { in: ['true'] } } } },
    { columns: { end_year: { null: true as const } } },
  ];
  calmFlags(
    { columns: ['end_year', 'ended'], variants } as unknown as Group,
    new Map([
      ['ended', ended],
      ['hidden', free],
    ]),
  );
  expect(ended.parameters['probability']).toBeLessThan(0.1);
  expect(free.parameters['probability']).toBe(0.3);
});
