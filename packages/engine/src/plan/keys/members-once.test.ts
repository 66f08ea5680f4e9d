import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

/** Rehearsals of choirs, and who was there: singers of the choir, each once. */
function planOf(members: Record<string, unknown>) {
  return compile(
    blueprintOf(
      {
        choirs: { rows: 8, columns: { id: ID }, primaryKey: ['id'] },
        singers: { rows: 60, columns: { id: ID }, primaryKey: ['id'] },
        seats: { columns: { choir_id: 'integer', singer_id: 'integer' }, primaryKey: ['choir_id', 'singer_id'] },
        rehearsals: { rows: 50, columns: { id: ID, choir_id: 'integer' }, primaryKey: ['id'] },
        presences: { columns: { rehearsal_id: 'integer', singer_id: 'integer' }, primaryKey: ['rehearsal_id', 'singer_id'] },
      },
      [
        link('seats.choir_id', 'choirs.id', { owner: true, fanOut: { kind: 'uniform', min: 4, max: 9 } }),
        link('seats.singer_id', 'singers.id'),
        link('rehearsals.choir_id', 'choirs.id'),
        link('presences.rehearsal_id', 'rehearsals.id', { name: 'rehearsal', owner: true, fanOut: { kind: 'fixed', count: 6 } }),
        link('presences.singer_id', 'singers.id', { within: 'rehearsal', scope: 'public.choirs', through: 'public.seats', rowwise: true, ...members }),
      ],
    ),
    words,
  );
}

test('each member of a place once, as many as it has', () => {
  const plan = planOf({ eachOnce: true });
  expect(faultsOf(plan)).toEqual([]);
  const rowsOf = (table: string, ...columns: string[]) => textRows(plan, table, 0, plan.table(table).rows, columns);
  const seats = new Set(rowsOf('seats', 'choir_id', 'singer_id').map((row) => row.join(' ')));
  const choirs = rowsOf('rehearsals', 'choir_id').flat();
  const there = rowsOf('presences', 'rehearsal_id', 'singer_id') as [string, string][];
  expect(there.filter(([rehearsal, singer]) => !seats.has(`${choirs[Number(rehearsal) - 1]} ${singer}`))).toEqual([]);
  expect(new Set(there.map((row) => row.join(' '))).size).toBe(there.length);
  const room = (choir: string) => Math.min(6, [...seats].filter((seat) => seat.startsWith(`${choir} `)).length);
  expect(there.length).toBe(choirs.reduce((sum, choir) => sum + room(choir!), 0));
});

test('stored blueprints keep one row of each', () => {
  expect(planOf({}).table('presences').rows).toBe(50);
});

test('under a key a row has as many partners as there are that it may choose', () => {
  const plan = compile(
    blueprintOf(
      {
        guilds: { rows: 5, columns: { id: ID }, primaryKey: ['id'] },
        weavers: { rows: 40, columns: { id: ID, guild_id: 'integer' }, primaryKey: ['id'] },
        looms: {
          rows: 40,
          columns: { id: ID, guild_id: 'integer', state: { type: 'text', generator: { kind: 'values', parameters: { values: ['new', 'worn'] } } } },
          primaryKey: ['id'],
        },
        turns: { columns: { weaver_id: 'integer', loom_id: 'integer' }, primaryKey: ['weaver_id', 'loom_id'] },
      },
      [
        link('weavers.guild_id', 'guilds.id'),
        link('looms.guild_id', 'guilds.id'),
        link('turns.weaver_id', 'weavers.id', { name: 'weaver', owner: true, fanOut: { kind: 'fixed', count: 6 } }),
        link('turns.loom_id', 'looms.id', {
          within: 'weaver',
          scope: 'public.guilds',
          rowwise: true,
          where: { state: { in: ['new'] } },
          whereOwn: true,
          whereAll: true,
        }),
      ],
    ),
    words,
  );
  const turns = textRows(plan, 'turns', 0, plan.table('turns').rows, ['weaver_id', 'loom_id']).map((row) => row.join(' '));
  const states = textRows(plan, 'looms', 0, 40, ['state']).flat();
  expect([new Set(turns).size, turns.length > 60]).toEqual([turns.length, true]);
  expect(turns.filter((turn) => states[Number(turn.split(' ')[1]) - 1] !== 'new')).toEqual([]);
});
