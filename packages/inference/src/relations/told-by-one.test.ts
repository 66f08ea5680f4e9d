import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const stamp = 'timestamp with time zone';
const { blueprint } = await infer(
  makeCatalog([
    { name: 'people', columns: ['id bigint not null', 'full_name text not null', `created_at ${stamp} not null`] },
    {
      name: 'trips',
      columns: ['id bigint not null', 'guide_id bigint not null', 'title text not null', `created_at ${stamp} not null`],
      refers: ['guide_id -> people.id'],
    },
    { name: 'stages', columns: ['id bigint not null', 'trip_id bigint not null', 'position integer not null'], refers: ['trip_id -> trips.id'] },
    {
      name: 'trip_participants',
      columns: ['id bigint not null', 'trip_id bigint not null', 'hiker_id bigint not null', `joined_at ${stamp} not null`],
      refers: ['trip_id -> trips.id', 'hiker_id -> people.id'],
      unique: [['trip_id', 'hiker_id']],
    },
    {
      name: 'stage_progress',
      columns: ['id bigint not null', 'participant_id bigint not null', 'stage_id bigint not null', 'hiker_id bigint not null', `walked_at ${stamp} not null`],
      refers: ['participant_id -> trip_participants.id', 'stage_id -> stages.id', 'hiker_id -> people.id'],
      unique: [['participant_id', 'stage_id']],
    },
    {
      name: 'ratings',
      columns: ['id bigint not null', 'trip_id bigint not null', 'hiker_id bigint not null', 'stars integer not null', `created_at ${stamp} not null`],
      refers: ['trip_id -> trips.id', 'hiker_id -> people.id'],
      unique: [['trip_id', 'hiker_id']],
    },
    {
      name: 'statements',
      columns: ['id bigint not null', 'guide_id bigint not null', `created_at ${stamp} not null`],
      refers: ['guide_id -> people.id'],
    },
    { name: 'bookings', columns: ['id bigint not null', 'person_id bigint not null', `created_at ${stamp} not null`], refers: ['person_id -> people.id'] },
    {
      name: 'booking_items',
      columns: ['id bigint not null', 'booking_id bigint not null', 'trip_id bigint not null', 'guide_id bigint not null', 'statement_id bigint'],
      refers: ['booking_id -> bookings.id', 'trip_id -> trips.id', 'guide_id -> people.id', 'statement_id -> statements.id'],
    },
  ]),
  noTools,
);

function agreementOf(table: string, column: string): unknown {
  const { name, within, scope, through, along, owner } = blueprint.relations.find(
    ({ from }) => from.table === `public.${table}` && from.columns[0] === column,
  )!;
  expect(name).toBeDefined();
  return owner ? 'owner' : { within, scope, through, along };
}

test('a row is in the order of what says whose it is and where its part lies', () => {
  expect(agreementOf('stage_progress', 'participant_id')).toBe('owner');
  expect(agreementOf('stage_progress', 'stage_id')).toMatchObject({ within: 'stage_progress_participant_id_fkey', scope: 'public.trips' });
});

test('the person is that of the seat that the row names, and not any member', () => {
  expect(agreementOf('stage_progress', 'hiker_id')).toMatchObject({ within: 'stage_progress_participant_id_fkey', scope: 'public.people', through: undefined });
});

test('who rates a thing belongs to it, also where each rates it once', () => {
  expect(agreementOf('ratings', 'hiker_id')).toMatchObject({ within: 'ratings_trip_id_fkey', through: 'public.trip_participants' });
});

test('a person of a role is the one of the same role, and what it refers to is that person’s', () => {
  expect(agreementOf('booking_items', 'statement_id')).toMatchObject({ within: 'booking_items_guide_id_fkey', scope: 'public.people' });
});
