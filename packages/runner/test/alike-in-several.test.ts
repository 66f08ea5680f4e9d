import { expect, test } from 'vitest';
import { agreementsOf } from '../src/index.ts';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** A sports club: whoever plays in a hall suits its sport and its level, and each player may have a captain. */
const CLUB = `
create table halls (
  id serial primary key,
  name text not null,
  sport text not null check (sport in ('judo', 'golf', 'chess')),
  level int not null check (level between 1 and 3),
  state text not null check (state in ('open', 'shut'))
);
create table players (
  id serial primary key,
  name text not null,
  sports text[] not null,
  sport text not null check (sport in ('judo', 'golf', 'chess')),
  level int not null check (level between 1 and 3),
  hall_id int not null references halls,
  captain_id int references players
);
create table games (
  id serial primary key,
  hall_id int not null references halls,
  player_id int not null references players,
  guest_id int references players
);`;

const SIZES = { halls: { rows: 30 }, games: { rows: 300 } };
const LISTED = { sports: { of: ['judo', 'golf', 'chess'], count: [1, 2] } };

test('a row has several labels of the row that another reference leads to, also one of them in an array', async () => {
  for (const first of ['players.sport == halls.sport', 'players.level == halls.level && halls.sport in players.sports']) {
    const { rows, named, blueprint } = await answeredRows(CLUB, {
      ...SIZES,
      players: { rows: 200, columns: LISTED },
      games: {
        rows: 300,
        columns: {
          player_id: { among: first.includes('level') ? first : `${first} && players.level == halls.level` },
          guest_id: { among: 'players.sport == halls.sport && players.hall_id == hall_id && players.level == halls.level && players.id != player_id' },
        },
      },
    });
    expect(named).toEqual([]);
    const byId = (table: string): Map<string, MadeRow> => new Map(rows(table).map((row) => [row['id']!, row]));
    const [halls, players] = [byId('halls'), byId('players')];
    let guests = 0;
    for (const game of rows('games')) {
      const [hall, player] = [halls.get(game['hall_id']!)!, players.get(game['player_id']!)!];
      expect(player['level']).toBe(hall['level']);
      if (first.includes('sports')) expect(player['sports']!.replace(/[{}"]/g, '').split(',')).toContain(hall['sport']);
      else expect(player['sport']).toBe(hall['sport']);
      const guest = game['guest_id'] === null ? null : players.get(game['guest_id']!)!;
      if (!guest) continue;
      guests++;
      expect([guest['sport'], guest['level'], guest['hall_id']]).toEqual([hall['sport'], hall['level'], hall['id']]);
      expect(guest['id']).not.toBe(player['id']);
    }
    expect(guests).toBeGreaterThan(10);
    expect((await agreementsOf(blueprint)).find(({ name }) => name === 'player_id.alike')).toMatchObject({
      says: expect.stringContaining(
        first.includes('sports') ? 'whose sports contains the sport and whose level is the level' : 'whose sport is the sport and whose level is the level',
      ),
      holds: { of: 300, hold: 300 },
    });
  }
});

test('what can be written instead of a label of a row of the same table, and of one of another reference', async () => {
  const { outcome } = await answeredRows(CLUB, {
    ...SIZES,
    players: { rows: 60, columns: { ...LISTED, captain_id: { among: 'captain.sport == hall.sport' } } },
    games: { rows: 300, columns: { player_id: { among: "players.level == 2 && halls.state == 'open'" } } },
  });
  expect(outcome.faults).toMatchObject([
    { place: '/tables/games/columns/player_id/among', instead: `it where it belongs: "hall_id": { "among": "halls.state == 'open'" }` },
    {
      place: '/tables/players/columns/captain_id/among',
      message: expect.stringContaining('it refers to its own table, whose rows are made one after another'),
      instead: 'a reference that both rows have (captain.hall_id == hall_id), or a value of its own column (captain.sport == "…")',
    },
  ]);
  // What the messages advise is taken.
  const { rows, named } = await answeredRows(CLUB, {
    ...SIZES,
    players: { rows: 60, columns: { ...LISTED, captain_id: { among: 'captain.sport == "judo"' } } },
    games: { rows: 300, columns: { hall_id: { among: "halls.state == 'open'" } } },
  });
  expect(named).toEqual([]);
  const open = new Set(rows('halls').flatMap((hall) => (hall['state'] === 'open' ? [hall['id']] : [])));
  expect(rows('games').every((game) => open.has(game['hall_id']!))).toBe(true);
  // The hall was that of the player; now the player is one of the hall.
  const hallOf = new Map(rows('players').map((player) => [player['id'], player['hall_id']]));
  for (const game of rows('games')) expect(hallOf.get(game['player_id']!)).toBe(game['hall_id']);
});
