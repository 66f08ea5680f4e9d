import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');
const { blueprint } = await infer(
  makeCatalog(
    [
      {
        name: 'parcels',
        columns: ['id integer not null', 'status parcel_status not null', 'sent_at timestamptz', 'delivered_at timestamptz', 'created_at timestamptz not null'],
      },
      {
        name: 'returns',
        columns: ['id integer not null', 'parcel_id integer not null', 'created_at timestamptz not null'],
        refers: ['parcel_id -> parcels.id'],
      },
      { name: 'units', columns: ['id integer not null', 'kind unit_kind not null', 'title text not null'] },
      { name: 'quizzes', columns: ['id integer not null', 'unit_id integer not null'], refers: ['unit_id -> units.id'], unique: [['unit_id']] },
      { name: 'trainees', columns: ['id integer not null', 'full_name text not null'] },
      {
        name: 'trainings',
        columns: [
          'id integer not null',
          'trainee_id integer not null',
          'state training_state not null',
          'completed_at timestamptz',
          'enrolled_at timestamptz not null',
        ],
        refers: ['trainee_id -> trainees.id'],
      },
      {
        name: 'diplomas',
        columns: ['id integer not null', 'training_id integer not null'],
        refers: ['training_id -> trainings.id'],
        unique: [['training_id']],
      },
      {
        name: 'hearings',
        columns: ['id integer not null', 'status hearing_status not null', 'starts_at timestamptz not null', 'ends_at timestamptz not null'],
      },
      {
        name: 'scorecards',
        columns: ['id integer not null', 'hearing_id integer not null', 'submitted_at timestamptz not null'],
        refers: ['hearing_id -> hearings.id'],
      },
      { name: 'staff', columns: ['id integer not null', 'state training_state not null'] },
      {
        name: 'guests',
        columns: [
          'id integer not null',
          'full_name text not null',
          'email text not null',
          'created_at timestamptz not null',
          'blacklisted_at timestamptz',
          'suspended boolean not null',
        ],
      },
      {
        name: 'stays',
        columns: ['id integer not null', 'guest_id integer not null', 'state stay_state not null', 'created_at timestamptz not null'],
        refers: ['guest_id -> guests.id'],
      },
      {
        name: 'charges',
        columns: ['id integer not null', 'stay_id integer not null', 'amount numeric not null'],
        refers: ['stay_id -> stays.id'],
      },
      { name: 'badges', columns: ['id integer not null', 'staff_id integer not null'], refers: ['staff_id -> staff.id'] },
    ],
    {
      parcel_status: { kind: 'enum', labels: ['packed', 'sent', 'delivered', 'lost'] },
      stay_state: { kind: 'enum', labels: ['requested', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'no_show'] },
      unit_kind: { kind: 'enum', labels: ['film', 'text', 'quiz'] },
      hearing_status: { kind: 'enum', labels: ['scheduled', 'completed', 'cancelled'] },
      training_state: { kind: 'enum', labels: ['active', 'completed', 'dropped'] },
    },
  ),
  noTools,
  { rows: { hearings: 200, parcels: 300, units: 200, trainees: 100 } },
);
const plan = compile(blueprint, words);
const rows = (table: string, columns: string[]) => textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, columns);

/** For each row, a cell of what it refers to. */
function ofParents(table: string, reference: string, parent: string, column: string): (string | null)[] {
  const cells = new Map(rows(parent, ['id', column]).map(([id, cell]) => [id, cell!]));
  return rows(table, [reference]).map(([id]) => cells.get(id!) ?? null);
}

test('what comes back was delivered, and not before', () => {
  expect(new Set(ofParents('returns', 'parcel_id', 'parcels', 'status'))).toEqual(new Set(['delivered']));
  const delivered = ofParents('returns', 'parcel_id', 'parcels', 'delivered_at');
  expect(rows('returns', ['created_at']).filter(([at], i) => at! < delivered[i]!)).toEqual([]);
});

test('rows are of parents of the kind that they are named after', () => {
  expect(new Set(ofParents('quizzes', 'unit_id', 'units', 'kind'))).toEqual(new Set(['quiz']));
});

test('a state that cases draw chooses parents as well', () => {
  expect(blueprint.tables.find(({ name }) => name === 'trainings')!.groups).toMatchObject([{ columns: ['state', 'completed_at'] }]);
  const states = ofParents('diplomas', 'training_id', 'trainings', 'state');
  expect([states.length > 20, new Set(states)]).toEqual([true, new Set(['completed'])]);
});

test('what tells of an event is of one that was held, and comes after it', () => {
  expect(new Set(ofParents('scorecards', 'hearing_id', 'hearings', 'status'))).toEqual(new Set(['completed']));
  const started = ofParents('scorecards', 'hearing_id', 'hearings', 'starts_at');
  const early = rows('scorecards', ['submitted_at']).filter(([at], i) => at! < started[i]! && started[i]! < blueprint.referenceDate);
  expect(early).toEqual([]);
});

test('nothing is charged for a stay that never was', () => {
  const states = new Set(ofParents('charges', 'stay_id', 'stays', 'state'));
  expect(['requested', 'cancelled', 'no_show'].filter((state) => states.has(state))).toEqual([]);
  expect(states.size).toBeGreaterThan(1);
});

test('who is blacklisted or suspended does nothing, which few are, and the others do as much', () => {
  expect(new Set(ofParents('stays', 'guest_id', 'guests', 'suspended'))).toEqual(new Set(['false']));
  expect(new Set(ofParents('stays', 'guest_id', 'guests', 'blacklisted_at'))).toEqual(new Set([null]));
  const blacklisted = rows('guests', ['blacklisted_at']).filter(([at]) => at !== null).length / plan.table('public.guests').rows;
  expect(blacklisted > 0 && blacklisted < 0.1).toBe(true);
  expect(plan.table('public.stays').rows).toBeGreaterThan(1.2 * plan.table('public.guests').rows);
});

test('a badge says nothing of a state', () => {
  expect(new Set(ofParents('badges', 'staff_id', 'staff', 'state')).size).toBeGreaterThan(1);
});

test('rows are only of what has such rows by its flag', async () => {
  const { blueprint: tracked } = await infer(
    makeCatalog([
      { name: 'articles', columns: ['id integer not null', 'name text not null', 'track_batches boolean not null'] },
      { name: 'batches', columns: ['id integer not null', 'article_id integer not null', 'made_on date not null'], refers: ['article_id -> articles.id'] },
    ]),
    noTools,
  );
  expect(tracked.relations[0]!.where).toEqual({ track_batches: { in: ['true'] } });
});
