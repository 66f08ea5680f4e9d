import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { faultsOf } from '../testing/check-plan.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

test('the team of a person who is in none and leads none is any team: a required reference leads to a row', () => {
  const plan = compile(
    blueprintOf(
      {
        people: { rows: 60, columns: { id: ID }, primaryKey: ['id'] },
        teams: { rows: 4, columns: { id: ID, lead_id: 'integer' }, primaryKey: ['id'] },
        members: { rows: 9, columns: { team_id: 'integer', person_id: 'integer' }, primaryKey: ['team_id', 'person_id'] },
        deals: { rows: 300, columns: { person_id: 'integer', team_id: 'integer' } },
      },
      [
        link('teams.lead_id', 'people.id'),
        link('members.team_id', 'teams.id', { owner: true }),
        link('members.person_id', 'people.id'),
        link('deals.person_id', 'people.id', { name: 'person_of_deal' }),
        link('deals.team_id', 'teams.id', { within: 'person_of_deal', scope: 'public.people', through: 'public.members', rowwise: true }),
      ],
    ),
    words,
  );
  const rowsOf = (table: string) => textRows(plan, table, 0, plan.table(table).rows).map((row) => row.map(Number) as [number, number]);
  const teams = new Map(rowsOf('teams'));
  const members = new Set(rowsOf('members').map(([team, person]) => `${team} ${person}`));
  const joined = new Set(rowsOf('members').map(([, person]) => person));
  const deals = rowsOf('deals');
  expect(deals.filter(([, team]) => !teams.has(team))).toEqual([]);
  // Who is in a team sells for one of these.
  const ofMembers = deals.filter(([person]) => joined.has(person));
  expect(ofMembers.length).toBeGreaterThan(20);
  expect(ofMembers.filter(([person, team]) => !members.has(`${team} ${person}`))).toEqual([]);
  expect(deals.length - ofMembers.length).toBeGreaterThan(100);
  expect(faultsOf(plan)).toEqual([]);
});
