import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';
import { behindParents } from './behind-parents.ts';

const { blueprint } = await infer(
  makeCatalog([
    { name: 'clients', columns: ['id bigint not null', 'created_at timestamp with time zone not null'] },
    { name: 'cellars', columns: ['id bigint not null', 'opened_on date not null'] },
    { name: 'batches', columns: ['id bigint not null', 'made_on date not null'] },
    {
      name: 'cheeses',
      columns: ['id bigint not null', 'batch_id bigint not null', 'cellar_id bigint not null', 'client_id bigint', 'placed_on date not null'],
      refers: ['batch_id -> batches.id', 'cellar_id -> cellars.id', 'client_id -> clients.id'],
    },
    {
      name: 'assignments',
      columns: ['id bigint not null', 'client_id bigint not null', 'assigned_at timestamp with time zone not null', 'completed_at timestamp with time zone'],
      refers: ['client_id -> clients.id'],
    },
    {
      name: 'invoices',
      columns: ['id bigint not null', 'assignment_id bigint not null', 'issued_on date not null'],
      refers: ['assignment_id -> assignments.id'],
      unique: [['assignment_id']],
    },
    { name: 'stays', columns: ['id bigint not null', 'check_in date not null', 'check_out date not null'] },
    {
      name: 'complaints',
      columns: ['id bigint not null', 'stay_id bigint not null', 'received_at timestamp with time zone not null'],
      refers: ['stay_id -> stays.id'],
    },
    {
      name: 'deposits',
      columns: ['id bigint not null', 'stay_id bigint not null', 'paid_at timestamp with time zone not null'],
      refers: ['stay_id -> stays.id'],
    },
    { name: 'clubbers', columns: ['id bigint not null', 'geborn_am date not null', 'beigetr_am date not null', 'ausgetr_am date'] },
    {
      name: 'dances',
      columns: ['id bigint not null', 'clubber_id bigint not null', 'danced_at timestamp with time zone not null'],
      refers: ['clubber_id -> clubbers.id'],
    },
    { name: 'exams', columns: ['id bigint not null', 'client_id bigint not null', 'sat_on date not null'], refers: ['client_id -> clients.id'] },
  ]),
  noTools,
);

function behindOf(table: string): unknown[] {
  return blueprint.relations.filter(({ from }) => from.table === `public.${table}`).map(({ behind }) => behind);
}

test('all of more than two parents are compared', () => {
  expect(behindOf('cheeses')).toEqual([[], [], []]);
  expect(behindOf('assignments')).toEqual([undefined]);
});

test('a row created once its parent is over comes after its end', () => {
  expect(behindOf('invoices')).toEqual([['completed_at']]);
});

test('notes about a stay come after its start, payments may come before', () => {
  expect(behindOf('complaints')).toEqual([['check_in']]);
  expect(behindOf('deposits')).toEqual([undefined]);
});

test('events of a person come after the timestamps that everybody has, whatever their names', () => {
  expect(behindOf('dances')).toEqual([['geborn_am', 'beigetr_am']]);
});

test('a day without a known meaning starts the row, after its parents', () => {
  const exams = blueprint.tables.find(({ name }) => name === 'exams')!;
  expect(exams.columns.find(({ name }) => name === 'sat_on')!.generator).toEqual({ kind: 'date.created' });
});

test('rows do not wait for a time that a CHECK ties to one which follows them: both would be made of each other', async () => {
  const { blueprint: practice } = await infer(
    makeCatalog([
      { name: 'therapists', columns: ['id bigint not null', 'full_name text not null', 'hired_on date not null', 'left_on date'] },
      {
        name: 'patients',
        columns: ['id bigint not null', 'therapist_id bigint', 'created_at timestamp with time zone not null'],
        refers: ['therapist_id -> therapists.id'],
      },
    ]),
    noTools,
  );
  const [therapists] = practice.tables;
  const [relation] = practice.relations;
  expect(relation!.behind).toEqual(['hired_on']);
  const left = therapists!.columns.find(({ name }) => name === 'left_on')!;
  left.generator = { kind: 'expression', parameters: { expression: `max(${relation!.name}, created_at)` } };
  therapists!.groups = [{ columns: ['left_on', 'hired_on'], tier: 'D', constraints: ['therapists_check'] }];
  delete relation!.behind;
  behindParents(practice, () => undefined);
  expect(relation!.behind).toBeUndefined();
});
