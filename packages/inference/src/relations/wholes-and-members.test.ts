import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');
type Tables = Parameters<typeof makeCatalog>[0];
type Rows = readonly (readonly (string | null)[])[];

async function madeOf(tables: Tables): Promise<(table: string, columns: readonly string[]) => Promise<Rows>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const plan = compile(blueprint, words, { cap: true });
  return async (table, columns) => textRows(plan, plan.table(`public.${table}`), 0, plan.table(`public.${table}`).rows, [...columns]);
}

const first = (rows: Rows): ReadonlyMap<string | null, string | null> => new Map(rows.map(([id = null, to = null]) => [id, to]));
const pairs = (rows: Rows): ReadonlySet<string> => new Set(rows.map((row) => row.join()));

const FIRMS: Tables = [
  { name: 'organizations', columns: ['id int not null', 'name text not null'] },
  { name: 'funnels', columns: ['id int not null', 'organization_id int not null', 'name text not null'], refers: ['organization_id -> organizations.id'] },
  { name: 'steps', columns: ['id int not null', 'funnel_id int not null', 'name text not null'], refers: ['funnel_id -> funnels.id'] },
  {
    name: 'prospects',
    columns: ['id int not null', 'organization_id int not null', 'funnel_id int not null', 'step_id int not null', 'title text not null'],
    refers: ['organization_id -> organizations.id', 'funnel_id -> funnels.id', 'step_id -> steps.id'],
  },
];

test('a whole that a row names beside a part of it is in the place of the row, and the part is of that whole', async () => {
  const all = await madeOf(FIRMS);
  const [funnels, steps] = [first(await all('funnels', ['id', 'organization_id'])), first(await all('steps', ['id', 'funnel_id']))];
  const prospects = await all('prospects', ['organization_id', 'funnel_id', 'step_id']);
  expect(prospects.length).toBeGreaterThan(50);
  expect(prospects.filter(([firm, funnel, step]) => funnels.get(funnel!) !== firm || steps.get(step!) !== funnel)).toEqual([]);
});

const SCHOOL: Tables = [
  { name: 'users', columns: ['id int not null', 'email text not null'] },
  { name: 'courses', columns: ['id int not null', 'title text not null'] },
  {
    name: 'course_instructors',
    columns: ['id int not null', 'course_id int not null', 'user_id int not null'],
    unique: [['course_id', 'user_id']],
    refers: ['course_id -> courses.id', 'user_id -> users.id'],
  },
  {
    name: 'enrollments',
    columns: ['id int not null', 'course_id int not null', 'student_id int not null', 'progress_percent smallint not null', 'enrolled_at timestamptz not null'],
    unique: [['student_id', 'course_id']],
    refers: ['course_id -> courses.id', 'student_id -> users.id'],
  },
  {
    name: 'reviews',
    columns: ['id int not null', 'rating smallint not null', 'body text not null', 'author_id int not null', 'course_id int not null'],
    refers: ['author_id -> users.id', 'course_id -> courses.id'],
  },
];

test('a course is reviewed by those who are enrolled, and not by its instructors, whichever column is first', async () => {
  const all = await madeOf(SCHOOL);
  const enrolled = pairs(await all('enrollments', ['course_id', 'student_id']));
  const courses = new Set([...enrolled].map((pair) => pair.split(',')[0]));
  const reviews = (await all('reviews', ['course_id', 'author_id'])).filter(([course]) => courses.has(course!));
  expect(reviews.length).toBeGreaterThan(50);
  expect(reviews.filter((pair) => !enrolled.has(pair.join()))).toEqual([]);
});

const LEAGUE: Tables = [
  { name: 'clubs', columns: ['id int not null', 'name text not null'] },
  { name: 'seasons', columns: ['id int not null', 'name text not null', 'champion_club_id int'], refers: ['champion_club_id -> clubs.id'] },
  {
    name: 'season_clubs',
    columns: ['season_id int not null', 'club_id int not null'],
    key: ['season_id', 'club_id'],
    refers: ['season_id -> seasons.id', 'club_id -> clubs.id'],
  },
  {
    name: 'standings',
    columns: ['id int not null', 'season_id int not null', 'club_id int not null', 'points int not null', 'played int not null'],
    unique: [['season_id', 'club_id']],
    refers: ['season_id -> seasons.id', 'club_id -> clubs.id'],
  },
];

test('a champion is one of the clubs that were entered in the season', async () => {
  const all = await madeOf(LEAGUE);
  const entered = pairs(await all('season_clubs', ['season_id', 'club_id']));
  const champions = (await all('seasons', ['id', 'champion_club_id'])).filter(([, club]) => club !== null);
  expect(champions.length).toBeGreaterThan(0);
  expect(champions.filter((pair) => !entered.has(pair.join()))).toEqual([]);
});
