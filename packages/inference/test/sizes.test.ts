import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../src/infer.ts';
import { makeCatalog, noTools } from './make-catalog.ts';

const words = await loadWords('en-US');

/** Rows of each table without a request. */
async function sizesOf(tables: Parameters<typeof makeCatalog>[0]): Promise<Record<string, number>> {
  const plan = compile((await infer(makeCatalog(tables), noTools)).blueprint, words);
  return Object.fromEntries(plan.tables.map(({ name, rows }) => [name.replace('public.', ''), rows]));
}

const ID = 'id bigint not null';

test('places that people own have many members each, nearly everybody is one of them, and a place has few keys', async () => {
  const sizes = await sizesOf([
    { name: 'users', columns: [ID, 'email text not null'] },
    { name: 'studios', columns: [ID, 'name text not null', 'owner_id bigint not null'], refers: ['owner_id -> users.id'] },
    {
      name: 'studio_members',
      key: ['studio_id', 'user_id'],
      columns: ['studio_id bigint not null', 'user_id bigint not null', 'joined_at timestamptz not null'],
      refers: ['studio_id -> studios.id', 'user_id -> users.id'],
    },
    { name: 'access_tokens', columns: [ID, 'studio_id bigint not null', 'name text not null'], refers: ['studio_id -> studios.id'] },
    { name: 'boards', columns: [ID, 'studio_id bigint not null', 'title text not null'], refers: ['studio_id -> studios.id'] },
    { name: 'lanes', columns: [ID, 'board_id bigint not null', 'title text not null'], refers: ['board_id -> boards.id'] },
  ]);
  expect(sizes).toMatchObject({ users: 1000, studios: 50 });
  expect(sizes['studio_members']!).toBeGreaterThan(1000);
  expect(sizes['studio_members']!).toBeLessThan(1300);
  expect(sizes['access_tokens']!).toBeLessThan(3 * 50);
  expect(sizes['boards']! / 50).toBeGreaterThan(3);
  expect(sizes['lanes']! / sizes['boards']!).toBeGreaterThan(3);
  expect(sizes['lanes']! / sizes['boards']!).toBeLessThan(7);
});

test('what customers have, and a pair of references that is no membership, stay as many as there are customers', async () => {
  const sizes = await sizesOf([
    { name: 'customers', columns: [ID, 'email text not null'] },
    { name: 'boats', columns: [ID, 'name text not null', 'customer_id bigint not null'], refers: ['customer_id -> customers.id'] },
  ]);
  expect(sizes['boats']!).toBeGreaterThanOrEqual(1000);
});

test('the steps of a list are counted by it, and teachers among all users are few', async () => {
  const sizes = await sizesOf([
    { name: 'users', columns: [ID, 'email text not null'] },
    { name: 'teachers', key: ['user_id'], columns: ['user_id bigint not null', 'bio text'], refers: ['user_id -> users.id'] },
    { name: 'workflows', columns: [ID, 'name text not null'] },
    { name: 'steps', columns: [ID, 'workflow_id bigint not null', 'name text not null'], refers: ['workflow_id -> workflows.id'] },
    { name: 'quizzes', columns: [ID, 'title text not null'] },
    { name: 'questions', columns: [ID, 'quiz_id bigint not null', 'body text not null'], refers: ['quiz_id -> quizzes.id'] },
    { name: 'options', columns: [ID, 'question_id bigint not null', 'body text not null'], refers: ['question_id -> questions.id'] },
  ]);
  expect(sizes['teachers']!).toBeLessThan(200);
  expect(sizes['steps']! / sizes['workflows']!).toBeGreaterThan(3);
  expect(sizes['steps']! / sizes['workflows']!).toBeLessThan(8);
  expect(sizes['options']! / sizes['questions']!).toBeGreaterThan(3);
});

test('an event has many registrations, a person plans few events, and a tour has several stops', async () => {
  const sizes = await sizesOf([
    { name: 'organizers', columns: [ID, 'name text not null', 'email text not null'] },
    {
      name: 'events',
      columns: [ID, 'organizer_id bigint not null', 'name text not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'],
      refers: ['organizer_id -> organizers.id'],
    },
    { name: 'event_registrations', columns: [ID, 'event_id bigint not null', 'registered_at timestamptz not null'], refers: ['event_id -> events.id'] },
    { name: 'drivers', columns: [ID, 'first_name text not null', 'last_name text not null'] },
    { name: 'tours', columns: [ID, 'driver_id bigint not null', 'planned_departure timestamptz not null'], refers: ['driver_id -> drivers.id'] },
    { name: 'tour_stops', columns: [ID, 'tour_id bigint not null', 'planned_arrival timestamptz not null'], refers: ['tour_id -> tours.id'] },
  ]);
  expect(sizes['event_registrations']! / sizes['events']!).toBeGreaterThan(8);
  expect(sizes['events']! / sizes['organizers']!).toBeLessThan(3);
  expect(sizes['tour_stops']!).toBeGreaterThan(sizes['tours']!);
});

test('what goes wrong is rare: bans of members, chargebacks of payments, a review of some bookings', async () => {
  const sizes = await sizesOf([
    { name: 'members', columns: [ID, 'email text not null'] },
    { name: 'bookings', columns: [ID, 'member_id bigint not null', 'created_at timestamptz not null'], refers: ['member_id -> members.id'] },
    { name: 'payments', columns: [ID, 'booking_id bigint not null', 'amount numeric(9,2) not null'], refers: ['booking_id -> bookings.id'] },
    { name: 'chargebacks', columns: [ID, 'payment_id bigint not null', 'amount numeric(9,2) not null'], refers: ['payment_id -> payments.id'] },
    { name: 'member_bans', columns: [ID, 'member_id bigint not null', 'reason text not null'], refers: ['member_id -> members.id'] },
    { name: 'reviews', columns: [ID, 'booking_id bigint not null', 'stars int not null'], unique: [['booking_id']], refers: ['booking_id -> bookings.id'] },
    { name: 'ratings', columns: [ID, 'booking_id bigint not null', 'stars int not null'], refers: ['booking_id -> bookings.id'] },
  ]);
  const { members, bookings, payments, chargebacks, member_bans: bans, reviews } = sizes;
  expect(bans! / members!).toBeLessThan(0.1);
  expect(bans).toBeGreaterThan(10);
  expect(chargebacks! / payments!).toBeLessThan(0.08);
  expect(chargebacks).toBeGreaterThan(10);
  for (const some of [reviews, sizes['ratings']]) {
    expect(some! / bookings!).toBeGreaterThan(0.3);
    expect(some! / bookings!).toBeLessThan(0.5);
  }
});
