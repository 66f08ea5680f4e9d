import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

async function rowsOf(tables: Parameters<typeof makeCatalog>[0]): Promise<Record<string, number | undefined>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools, {});
  return Object.fromEntries(blueprint.tables.map((table) => [table.name, table.rows]));
}

test('there are more customer sites than customers', async () => {
  const rows = await rowsOf([
    { name: 'customers', columns: ['id bigint not null', 'name text not null', 'credit_limit numeric(10,2)', 'email text', 'created_at timestamptz not null'] },
    {
      name: 'sites',
      columns: ['id bigint not null', 'customer_id bigint not null', 'name text not null', 'town text not null'],
      refers: ['customer_id -> customers.id'],
    },
  ]);
  expect(rows['sites'] === undefined || rows['sites'] >= rows['customers']!).toBe(true);
});

test('places are recognised by their address and references, and each has people', async () => {
  const of = (name: string, ...columns: string[]) => ({
    name,
    columns: ['id bigint not null', 'dpt_id bigint not null', ...columns],
    refers: ['dpt_id -> dpts.id'],
  });
  const rows = await rowsOf([
    { name: 'dpts', columns: ['id bigint not null', 'name text not null', 'street text not null', 'town text not null', 'opens time not null', 'phone text'] },
    of('employees', 'first_name text not null', 'last_name text not null', 'hired_on date not null'),
    of('machines', 'serial_no text not null', 'bought_on date not null'),
  ]);
  expect(rows['dpts']).toBe(40);
  expect(rows['employees']).toBeGreaterThanOrEqual(80);
  expect(rows['employees']).toBeLessThanOrEqual(320);
});

const PLAYERS = { name: 'players', columns: ['id bigint not null', 'handle text not null', 'email text not null', 'created_at timestamptz not null'] };

test('some take part in what is held, also where that is more than the people in whose order the pairs are', async () => {
  const catalog = makeCatalog([
    { name: 'games', columns: ['id bigint not null', 'title text not null'] },
    { name: 'matches', columns: ['id bigint not null', 'game_id bigint not null', 'started_at timestamptz not null'], refers: ['game_id -> games.id'] },
    PLAYERS,
    {
      name: 'match_players',
      columns: ['match_id bigint not null', 'player_id bigint not null', 'kills int not null'],
      key: ['match_id', 'player_id'],
      refers: ['match_id -> matches.id', 'player_id -> players.id'],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools, { rows: { 'public.matches': 3000, 'public.players': 1000 } });
  const plan = await compileBlueprint(blueprint);
  expect(plan.table('public.match_players').rows / plan.table('public.matches').rows).toBeGreaterThan(2);
});

test('a group is nobody’s possession: there are fewer than people who could lead one', async () => {
  const guilds = { name: 'guilds', columns: ['id bigint not null', 'name text not null', 'leader_id bigint not null'], refers: ['leader_id -> players.id'] };
  expect((await rowsOf([PLAYERS, guilds]))['guilds']).toBeLessThan(500);
});

const SPECIES = { name: 'species', columns: ['id bigint not null', 'common_name text not null', 'latin_name text not null', 'slug text not null'] };
const ANIMALS = {
  name: 'animals',
  columns: ['id bigint not null', 'species_id bigint not null', 'ring_number text not null', 'weight_g int', 'arrived_on date not null'],
  refers: ['species_id -> species.id'],
};
const ofAnimals = (name: string) => ({
  name,
  columns: ['id bigint not null', 'animal_id bigint not null', 'note text', 'happened_at timestamptz not null'],
  refers: ['animal_id -> animals.id'],
});

test('what others refer to is more than a few for each entry of a short list', async () => {
  const { blueprint } = await infer(makeCatalog([SPECIES, ANIMALS, ofAnimals('feedings'), ofAnimals('treatments')]), noTools, { rows: { species: 12 } });
  expect((await compileBlueprint(blueprint)).table('public.animals').rows).toBeGreaterThan(150);
  const { blueprint: alone } = await infer(makeCatalog([SPECIES, ANIMALS]), noTools, { rows: { species: 12 } });
  expect((await compileBlueprint(alone)).table('public.animals').rows).toBeLessThan(100);
});

test('no table is empty because the others are few', async () => {
  const { blueprint } = await infer(makeCatalog([SPECIES, ANIMALS, ofAnimals('feedings')]), noTools, { rows: { species: 1 } });
  const plan = await compileBlueprint(blueprint);
  expect(plan.tables.map(({ rows }) => rows)).not.toContain(0);
});
