import { compile, loadWords, textRows } from '@seedbed/engine';
import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const one = (columns: readonly string[]) => [{ name: 'things', columns: ['id integer not null', 'title text not null', ...columns] }];

test.each([
  ['rides_used', 'rides_allowed'],
  ['times_redeemed', 'max_redemptions'],
  ['picked', 'quantity'],
  ['sold', 'capacity'],
  ['floor', 'floors_in_building'],
  ['refunded_cents', 'amount_cents'],
  ['num_alumnos', 'plazas'],
])('%s is at most %s', async (used, most) => {
  const rows = await rowsOf(one([`${used} integer not null default 0`, `${most} integer not null`]), 'things', [used, most]);
  expect(rows.filter(([some, all]) => Number(some) > Number(all) || Number(some) < 0)).toEqual([]);
  expect(new Set(rows.map(([some]) => some)).size).toBeGreaterThan(2);
});

test('a limit that may be missing bounds only where it is there', async () => {
  const rows = await rowsOf(one(['used_count integer not null', 'max_uses integer']), 'things', ['used_count', 'max_uses']);
  expect(rows.filter(([some, all]) => all !== null && Number(some) > Number(all))).toEqual([]);
  expect(rows.some(([, all]) => all === null)).toBe(true);
});

test('a reorder point lies between the least and the most stock', async () => {
  const names = ['min_stock', 'reorder_point', 'max_stock'];
  const rows = await rowsOf(one(names.map((name) => `${name} integer not null default 0`)), 'things', names);
  expect(rows.filter(([least, point, most]) => Number(least) > Number(point) || Number(point) > Number(most))).toEqual([]);
});

test('what children tell has room in its limit', async () => {
  const tables = [
    {
      name: 'vacancies',
      columns: [
        'id integer not null',
        'title text not null',
        'openings integer not null default 1',
        'applications_count integer not null',
        'hired_count integer not null',
      ],
    },
    {
      name: 'applications',
      columns: ['id integer not null', 'vacancy_id integer not null', 'status public.application_status not null'],
      refers: ['vacancy_id -> vacancies.id'],
    },
  ];
  const types = { 'public.application_status': { kind: 'enum' as const, labels: ['active', 'hired', 'rejected'] } };
  const rows = await rowsOf(tables, 'vacancies', ['hired_count', 'openings'], types, 100_000);
  expect(rows.filter(([hired, openings]) => Number(hired) > Number(openings))).toEqual([]);
  expect(rows.some(([hired]) => Number(hired) > 0)).toBe(true);
});

test('a salary lies in the band of the grade that it leads to over several references', async () => {
  const tables = [
    { name: 'grades', columns: ['id integer not null', 'code text not null', 'min_salary numeric(12,2) not null', 'max_salary numeric(12,2) not null'] },
    { name: 'posts', columns: ['id integer not null', 'title text not null', 'grade_id integer not null'], refers: ['grade_id -> grades.id'] },
    { name: 'workers', columns: ['id integer not null', 'full_name text not null', 'post_id integer not null'], refers: ['post_id -> posts.id'] },
    {
      name: 'salaries',
      columns: ['id integer not null', 'worker_id integer not null', 'annual_amount numeric(12,2) not null'],
      refers: ['worker_id -> workers.id'],
    },
  ];
  const read = async (table: string, columns: string[]) => rowsOf(tables, table, columns, {}, 100_000);
  const [grades, posts, workers] = [
    new Map((await read('grades', ['id', 'min_salary', 'max_salary'])).map(([id, ...band]) => [id, band])),
    new Map((await read('posts', ['id', 'grade_id'])).map(([id, grade]) => [id, grade])),
    new Map((await read('workers', ['id', 'post_id'])).map(([id, post]) => [id, post])),
  ];
  for (const [worker, amount] of await read('salaries', ['worker_id', 'annual_amount'])) {
    const [least, most] = grades.get(posts.get(workers.get(worker!)!)!)!;
    expect(Number(amount)).toBeGreaterThanOrEqual(Math.floor(Number(least)));
    expect(Number(amount)).toBeLessThanOrEqual(Math.ceil(Number(most)));
  }
});

test('the least of what is measured stays as it is', async () => {
  const rows = await rowsOf(one(['temp_min numeric(4,1) not null', 'temp_max numeric(4,1) not null']), 'things', ['temp_min', 'temp_max']);
  expect(rows.filter(([least, most]) => Number(least) > Number(most))).toEqual([]);
  // Of what is counted there are few at least, of what is measured not.
  expect(rows.filter(([least]) => Number(least) < 2)).toEqual([]);
});

test('the least is one at least, where nothing is not its DEFAULT', async () => {
  const pack: Pack = {
    pack: 'small-inn',
    title: 'Inn',
    cues: ['inn', 'bench', 'guest', 'beer', 'garden'],
    concepts: [
      {
        concept: 'garden bench',
        tables: ['bench', 'garden bench'],
        attributes: { most: { names: ['max guests'], kind: 'number', min: 1, max: 4, decimals: 0 }, area: { names: ['garden'], kind: 'text' } },
        rows: [1, 2, 2, 3, 4].map((most) => ({ most, area: 'Beer garden' })),
      },
    ],
  };
  const benches = {
    name: 'garden_benches',
    columns: ['id integer not null', 'garden text not null', 'min_guests integer not null', 'max_guests integer not null'],
  };
  const { blueprint } = await infer(makeCatalog([benches]), { ...noTools, packs: packLibrary(indexPacks([pack]), async () => pack) });
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, 'public.garden_benches', 0, 200, ['min_guests', 'max_guests']);
  expect(rows.filter(([least, most]) => Number(least) > Number(most) || Number(least) < 1)).toEqual([]);
  expect(new Set(rows.map(([, most]) => most)).size).toBeGreaterThan(1);
});
