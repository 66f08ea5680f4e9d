import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE squads (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE matches (id int PRIMARY KEY, squad_id int NOT NULL REFERENCES squads, rival text NOT NULL, starts_at timestamptz NOT NULL,
    status text NOT NULL CHECK (status IN ('scheduled', 'played', 'postponed', 'cancelled')), goals_for int CHECK (goals_for >= 0), goals_against int CHECK (goals_against >= 0),
    half_time_goals_for int CHECK (half_time_goals_for >= 0), result text CHECK (result IN ('win', 'draw', 'loss')), report text);
  CREATE TABLE match_players (id int PRIMARY KEY, match_id int NOT NULL REFERENCES matches, shirt int NOT NULL,
    minutes_played int NOT NULL DEFAULT 0 CHECK (minutes_played >= 0), goals int NOT NULL DEFAULT 0 CHECK (goals >= 0), UNIQUE (match_id, shirt));
  CREATE TABLE fixtures (id int PRIMARY KEY, home_squad_id int NOT NULL REFERENCES squads, away_squad_id int NOT NULL REFERENCES squads, winner_squad_id int REFERENCES squads,
    kickoff_at timestamptz NOT NULL, status text NOT NULL CHECK (status IN ('scheduled', 'finished', 'cancelled')), home_goals int, away_goals int);`;

const { rows, blueprint, proved } = await madeRows(DDL, 200, (one) => one);
const matches = rows.get('matches')!;
const players = (match: MadeRow): MadeRow[] => rows.get('match_players')!.filter((row) => row['match_id'] === match['id']);

test('a match is played by its day, and only then has a score', () => {
  expect(proved).toBe(true);
  const today = blueprint.referenceDate;
  expect(matches.filter(({ status }) => status === 'played').length).toBeGreaterThan(20);
  for (const { status, starts_at: at, ...match } of matches) {
    if (status === 'played') expect(at!.slice(0, 10) <= today).toBe(true);
    if (status === 'scheduled') expect(at!.slice(0, 10) >= today).toBe(true);
    for (const column of ['goals_for', 'goals_against', 'result', 'half_time_goals_for', 'report'])
      if (status !== 'played') expect(match[column], column).toBeNull();
  }
});

test('the result follows from the score, which is no less than that at half time', () => {
  for (const { goals_for: own, goals_against: theirs, half_time_goals_for: half, result, status } of matches) {
    if (status !== 'played' || own === null || theirs === null) continue;
    expect(result).toBe(Number(own) > Number(theirs) ? 'win' : own === theirs ? 'draw' : 'loss');
    expect(Number(half)).toBeLessThanOrEqual(Number(own));
  }
});

test('who was in a match that was not held played no minute, and all together have no more goals than it', () => {
  for (const match of matches) {
    const own = players(match);
    if (match['status'] !== 'played') expect(own.every((row) => row['minutes_played'] === '0')).toBe(true);
    expect(own.reduce((sum, row) => sum + Number(row['goals']), 0)).toBeLessThanOrEqual(Number(match['goals_for'] ?? 0));
  }
});

test('who won has the higher score, where there is one', () => {
  const fixtures = rows.get('fixtures')!.filter(({ status }) => status === 'finished');
  expect(fixtures.length).toBeGreaterThan(20);
  for (const { home_goals: home, away_goals: away, home_squad_id: host, away_squad_id: guest, winner_squad_id: winner } of fixtures)
    if (home !== null && away !== null) expect(winner).toBe(Number(home) > Number(away) ? host : home === away ? null : guest);
});
