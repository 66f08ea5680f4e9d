import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const REPAIRS = [
  {
    name: 'repairs',
    columns: [
      'id integer not null',
      'title text not null',
      'status integer not null default 0 -- enum: 0 requested, 1 accepted, 2 finished, 3 cancelled',
      'accepted_at timestamp',
      'finished_at timestamp',
      'cancelled_at timestamp',
      'cancellation_reason text',
      'created_at timestamp not null',
    ],
  },
  {
    name: 'handovers',
    columns: ['id integer not null', 'repair_id integer not null', 'note text'],
    refers: ['repair_id -> repairs.id'],
    unique: [['repair_id']],
  },
];

test('times and reasons agree with a state whose words stand in a comment', async () => {
  const rows = await rowsOf(REPAIRS, 'repairs', ['status', 'accepted_at', 'finished_at', 'cancelled_at', 'cancellation_reason']);
  expect(new Set(rows.map(([status]) => status))).toEqual(new Set(['0', '1', '2', '3']));
  const isThere = (value: string | null | undefined): boolean => value !== null;
  for (const [status, accepted, finished, cancelled, reason] of rows) {
    expect([status, isThere(finished), isThere(cancelled), isThere(reason)]).toEqual([status, status === '2', status === '3', status === '3']);
    if (status === '0') expect(accepted).toBeNull();
    if (status === '1' || status === '2') expect(accepted).not.toBeNull();
  }
});

test('kinds and amounts by a legend in German', async () => {
  const table = {
    name: 'rechnungen',
    columns: [
      'id integer not null',
      'status smallint not null default 0 -- 0: offen, 1: bezahlt, 2: storniert',
      'art smallint not null default 1 -- 1 = pauschal, 2 = stunden',
      'stundensatz numeric(8,2)',
      'bezahlt_am timestamp',
      'erstellt_am timestamp not null',
    ],
  };
  const { blueprint } = await infer(makeCatalog([table]), noTools);
  const status = blueprint.tables[0]!.columns.find(({ name }) => name === 'status')!;
  expect(status).toMatchObject({ type: 'smallint', default: '0' });
  const rows = await rowsOf([table], 'rechnungen', ['status', 'bezahlt_am', 'art', 'stundensatz']);
  expect(rows.filter(([state, paid]) => (state === '1') !== (paid !== null))).toEqual([]);
  expect(rows.filter(([, , kind, rate]) => kind === '1' && rate !== null)).toEqual([]);
  expect(rows.filter(([, , kind, rate]) => kind === '2' && rate !== null).length).toBeGreaterThan(0);
});

test('who approved is there by a legend, and rows that need an approved parent have one', async () => {
  const tables = [
    { name: 'users', columns: ['id integer not null', 'email text not null'] },
    {
      name: 'solicitudes',
      columns: [
        'id integer not null',
        'user_id integer not null',
        'estado integer not null default 0 -- {pendiente: 0, aprobada: 1, rechazada: 2}',
        'approved_by_id integer',
        'created_at timestamp not null',
      ],
      refers: ['user_id -> users.id', 'approved_by_id -> users.id'],
    },
  ];
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const rows = textRows(plan, 'public.solicitudes', 0, 300, ['estado', 'approved_by_id']);
  expect(rows.filter(([state, by]) => (state === '1') !== (by !== null))).toEqual([]);
  expect(rows.some(([state]) => state === '2')).toBe(true);
});

test('what is open is in no state at an end', async () => {
  const tables = [
    { name: 'gardens', columns: ['id integer not null', 'name text not null', 'open_jobs_count integer not null default 0'] },
    {
      name: 'jobs',
      columns: ['id integer not null', 'garden_id integer not null', 'title text not null', 'status integer not null -- 0 todo, 1 in_progress, 2 done'],
      refers: ['garden_id -> gardens.id'],
    },
  ];
  const gardens = await rowsOf(tables, 'gardens', ['id', 'open_jobs_count'], {}, 2000);
  const open = (await rowsOf(tables, 'jobs', ['garden_id', 'status'], {}, 100_000)).filter(([, status]) => status !== '2');
  const byGarden = Map.groupBy(open, ([garden]) => garden);
  for (const [id, count] of gardens) expect([id, Number(count)]).toEqual([id, byGarden.get(id!)?.length ?? 0]);
  expect(open.length).toBeGreaterThan(0);
});
