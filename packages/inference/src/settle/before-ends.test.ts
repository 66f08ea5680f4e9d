import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const stamp = 'timestamp with time zone';
const { blueprint } = await infer(
  makeCatalog([
    { name: 'people', columns: ['id bigint not null', `created_at ${stamp} not null`, `deleted_at ${stamp}`] },
    {
      name: 'errands',
      columns: [
        'id bigint not null',
        'person_id bigint not null',
        `created_at ${stamp} not null`,
        `due_at ${stamp}`,
        `resolution_due_at ${stamp}`,
        `closed_at ${stamp}`,
        `deleted_at ${stamp}`,
      ],
      refers: ['person_id -> people.id'],
    },
    { name: 'steps', columns: ['id bigint not null', 'errand_id bigint not null', `created_at ${stamp} not null`], refers: ['errand_id -> errands.id'] },
    { name: 'invoices', columns: ['id bigint not null', 'errand_id bigint not null', `created_at ${stamp} not null`], refers: ['errand_id -> errands.id'] },
  ]),
  noTools,
);

const untilOf = (table: string) => blueprint.relations.find(({ from, to }) => from.table === `public.${table}` && to.table !== 'public.people')?.until;

test('what is done for an errand comes before it is closed, but not before a time that was only agreed', () => {
  expect(untilOf('steps')).toEqual(['closed_at', 'deleted_at']);
});

test('what comes late comes before the errand is deleted at least', () => {
  expect(untilOf('invoices')).toEqual(['deleted_at']);
});

test('people end after the last row that refers to them', () => {
  expect(blueprint.relations.find(({ to }) => to.table === 'public.people')?.until).toBeUndefined();
  const people = blueprint.tables.find(({ name }) => name === 'people')!;
  expect(JSON.stringify(people.columns.find(({ name }) => name === 'deleted_at'))).toContain('max(');
});
