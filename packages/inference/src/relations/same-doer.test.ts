import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

type Tables = Parameters<typeof makeCatalog>[0];
const named = (name: string, ...columns: string[]): Tables[number] => ({ name, columns: ['id bigint not null', 'name text not null', ...columns] });
const of = (name: string, parents: Record<string, string>, more: Partial<Tables[number]> = {}): Tables[number] => ({
  name,
  columns: ['id bigint not null', ...Object.keys(parents).map((column) => `${column} bigint not null`), ...(more.columns ?? [])],
  refers: Object.entries(parents).map(([column, table]) => `${column} -> ${table}.id`),
  ...(more.unique && { unique: more.unique }),
});

const { blueprint } = await infer(
  makeCatalog([
    named('users', 'is_staff boolean not null', 'is_active boolean not null'),
    named('vets'),
    named('pets'),
    of('appointments', { pet_id: 'pets', vet_id: 'vets' }, { columns: ['starts_at timestamp with time zone not null'] }),
    of('visits', { appointment_id: 'appointments', pet_id: 'pets', vet_id: 'vets' }, { unique: [['appointment_id']] }),
    of('consultations', { appointment_id: 'appointments', doctor_id: 'vets' }),
    of('prescriptions', { pet_id: 'pets', prescribed_by: 'vets', visit_id: 'visits' }),
    of('posts', { author_id: 'users' }, { columns: ['body text not null'] }),
    of('comments', { post_id: 'posts', author_id: 'users' }, { columns: ['body text not null'] }),
    of('admin_logs', { user_id: 'users' }, { columns: ['action text not null'] }),
    of('moderations', { post_id: 'posts', moderator_id: 'users' }),
    of('logins', { user_id: 'users' }),
  ]),
  noTools,
);
const relationOf = (table: string, column: string) => blueprint.relations.find(({ from }) => from.table === `public.${table}` && from.columns[0] === column)!;

test.each([
  ['visits', 'vet_id', 'appointment_id'],
  ['consultations', 'doctor_id', 'appointment_id'],
  ['prescriptions', 'prescribed_by', 'visit_id'],
])('%s.%s is the person of the row in %s', async (table, column, near) => {
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  const by = (name: string, from: string) => plan.relations.find((each) => each.child === `public.${from}` && each.columns[0] === name)!;
  const [own, way] = [by(column, table), by(near, table)];
  const theirs = by('vet_id', near === 'visit_id' ? 'visits' : 'appointments');
  const rows = Array.from({ length: plan.table(`public.${table}`).rows }, (_, row) => row);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => own.parentOf(row) !== theirs.parentOf(way.parentOf(row)))).toEqual([]);
});

test('the author of a comment is not the author of the post', () => {
  expect(relationOf('comments', 'author_id').within).toBeUndefined();
});

test('actions reserved for some people are done by people with a flag', () => {
  expect(relationOf('admin_logs', 'user_id').where).toEqual({ is_staff: { in: ['true'] } });
  expect(relationOf('moderations', 'moderator_id').where).toEqual({ is_staff: { in: ['true'] } });
  expect(relationOf('logins', 'user_id').where).toBeUndefined();
});

test('who writes or opens something about a row of two parties is the first of them, and who is reviewed the other', async () => {
  const found = await infer(
    makeCatalog([
      named('users'),
      named('listings'),
      of('threads', { listing_id: 'listings', seller_id: 'users', buyer_id: 'users' }, { unique: [['listing_id', 'buyer_id']] }),
      of('notes', { thread_id: 'threads', sender_id: 'users' }, { columns: ['body text not null'] }),
      of('reviews', { thread_id: 'threads', reviewer_id: 'users', reviewee_id: 'users' }, { columns: ['rating int not null'] }),
    ]),
    noTools,
  );
  const plan = compile(found.blueprint, await loadWords('en-US'), { cap: true });
  const parentOf = (table: string, column: string) => plan.relations.find((each) => each.child === `public.${table}` && each.columns[0] === column)!;
  const partyOf = (table: string, row: number, column: string) => parentOf('threads', column).parentOf(parentOf(table, 'thread_id').parentOf(row));
  for (let row = 0; row < 50; row++) {
    expect(parentOf('notes', 'sender_id').parentOf(row)).toBe(partyOf('notes', row, 'buyer_id'));
    expect(parentOf('reviews', 'reviewer_id').parentOf(row)).toBe(partyOf('reviews', row, 'buyer_id'));
    expect(parentOf('reviews', 'reviewee_id').parentOf(row)).toBe(partyOf('reviews', row, 'seller_id'));
  }
});

test('what follows from something that somebody has is that person’s as well, also where it may lack the person', async () => {
  const owned = await infer(
    makeCatalog([
      named('users', 'email text not null'),
      of('orders', { user_id: 'users' }, { columns: ['ordered_at timestamp with time zone not null'] }),
      {
        name: 'refunds',
        columns: ['id bigint not null', 'order_id bigint not null', 'user_id bigint'],
        refers: ['order_id -> orders.id', 'user_id -> users.id'],
      },
      of('posts', { user_id: 'users' }, { columns: ['body text not null'] }),
      of('comments', { post_id: 'posts', user_id: 'users' }, { columns: ['body text not null'] }),
    ]),
    noTools,
  );
  const within = (table: string) => owned.blueprint.relations.find(({ from }) => from.table === `public.${table}` && from.columns[0] === 'user_id')!.within;
  expect([within('refunds'), within('comments')]).toEqual(['refunds_order_id_fkey', undefined]);
});
