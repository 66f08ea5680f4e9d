import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { applyKnowledge } from '@seedbed/meaning/answer';
import { foldConstants, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';
import { answeredRows } from './support/answered-rows.ts';

const WATCH = `
create table depots (id int primary key, name text not null);
create table guards (id serial primary key, depot_id int not null references depots, full_name text not null);
create table watches (id serial primary key, guard_id int not null references guards, depot_id int not null references depots, starts_at timestamptz not null);`;

const DEPOTS = { rows: 4, examples: ['Kiel', 'Oban', 'Jena', 'Ghent'].map((name, i) => ({ id: i + 1, name })) };

test('rows for each of few parents come to their number where each row chooses its own, also over two tables', async () => {
  const { rows, named } = await answeredRows(WATCH, {
    depots: DEPOTS,
    guards: { rows: { per: 'depots', low: 5, typical: 5, high: 5 } },
    watches: { rows: { per: 'guards', low: 60, typical: 95, high: 130 }, columns: { guard_id: { among: 'guards.depot_id == depot_id' } } },
  });
  expect(rows('guards')).toHaveLength(20);
  expect(rows('watches')).toHaveLength(20 * 95);
  expect(named).toEqual(['/tables/watches/rows: each row chooses its own public.guards by what is said of it, so the number for each is kept on average only']);
});

test('rows for each parent beside weights of the parents come to their number, and say so', async () => {
  const { rows, named } = await answeredRows(WATCH, {
    depots: DEPOTS,
    guards: { rows: { per: 'depots', low: 20, typical: 30, high: 40 }, columns: { depot_id: { values: { Kiel: 3, Oban: 1, Jena: 1, Ghent: 1 } } } },
  });
  expect(rows('guards')).toHaveLength(4 * 30);
  expect(named).toEqual(['/tables/guards/rows: it is said how often each row of public.depots comes, so the number for each is kept on average only']);
});

const CHOIRS = `
create table halls (id int primary key, name text not null);
create table singers (id serial primary key, hall_id int not null references halls, full_name text not null, voice text not null check (voice in ('high', 'low')));
create table rehearsals (id serial primary key, hall_id int not null references halls, starts_at timestamptz not null);
create table places (id serial primary key, rehearsal_id int not null references rehearsals, singer_id int not null references singers, unique (rehearsal_id, singer_id));`;

test('a table keeps its rows for each parent where only the few parents of a trial leave it none', async () => {
  const { catalog, sandbox } = await loadSchema(CHOIRS, testServer());
  try {
    const client = await connect(sandbox.owner);
    const inferred = await infer(catalog, { parse: parseExpressions, fold: (expressions) => foldConstants(client, expressions) }, {});
    await client.end();
    const { blueprint } = await applyKnowledge(
      {
        format: 2,
        tables: {
          halls: { rows: 20, examples: Array.from({ length: 20 }, (_, i) => ({ id: i + 1, name: `Hall ${i + 1}` })) },
          singers: { rows: 1200 },
          rehearsals: { rows: 600 },
          places: {
            rows: { per: 'rehearsals', low: 1, typical: 10, high: 22 },
            columns: { singer_id: { among: "singers.hall_id == rehearsals.hall_id && singers.voice == 'high'" } },
          },
        },
      },
      inferred.blueprint,
    );
    const repaired = await repairIn(sandbox, catalog, blueprint);
    const rows = (await compileBlueprint(repaired.blueprint)).table('places').rows;
    expect(rows).toBeGreaterThan(600 * 9);
    expect(repaired.diagnostics.filter(({ table }) => table === 'public.places')).toEqual([]);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});

test('a number for each parent holds where rows of the table form trees, which have one parent each', async () => {
  const schema = `
create table orchards (id serial primary key, name text not null);
create table pickers (id serial primary key, orchard_id int not null references orchards, full_name text not null, mentor_id int references pickers);`;
  const { rows, named } = await answeredRows(schema, { orchards: { rows: 40 }, pickers: { rows: { per: 'orchards', low: 3, typical: 5, high: 9 } } });
  expect(named).toEqual([]);
  const of = new Map(rows('pickers').map((picker) => [picker['id'], picker['orchard_id']]));
  const counts = [...Map.groupBy(rows('pickers'), (picker) => picker['orchard_id']).values()].map((some) => some.length);
  expect(counts).toHaveLength(40);
  expect([Math.min(...counts), Math.max(...counts) <= 9]).toEqual([3, true]);
  const below = rows('pickers').filter((picker) => picker['mentor_id'] !== null);
  expect(below.length).toBeGreaterThan(40);
  for (const picker of below) expect(of.get(picker['mentor_id'])).toBe(picker['orchard_id']);
});
