import { expect, test } from 'vitest';
import { openMock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

const DDL = `
CREATE SCHEMA inside;
CREATE DOMAIN grade AS integer DEFAULT 3;
CREATE DOMAIN mark AS grade;
CREATE TABLE pupils (id integer PRIMARY KEY, name text);
CREATE TABLE courses (id integer PRIMARY KEY, name text, grade grade, mark mark NOT NULL, own grade DEFAULT 1);
CREATE TABLE inside.attends (pupil_id integer REFERENCES pupils, course_id integer REFERENCES courses, PRIMARY KEY (pupil_id, course_id));
CREATE TABLE lessons (id integer PRIMARY KEY, course_id integer REFERENCES courses);
CREATE FUNCTION lessons(courses) RETURNS SETOF lessons LANGUAGE sql AS 'SELECT * FROM lessons WHERE course_id = $1.id AND id > 5';
CREATE FUNCTION shout(courses) RETURNS text LANGUAGE sql AS 'SELECT upper($1.name)';
`;
const made = planOf(DDL, { pupils: 3, courses: 3, 'inside.attends': 3, lessons: 3 });
const opened = async (schemas?: readonly string[]) => openMock({ ...(await made), schemas });

test('clients see the schemas that are exposed, and relations lead through no other', async () => {
  const [all, few, other] = [await opened(), await opened(['public']), await opened(['inside', 'public'])];
  expect((await all.fetch('/pupils?select=courses(id)')).status).toBe(200);
  const hidden = await few.fetch('/pupils?select=courses(id)');
  expect(await hidden.json()).toMatchObject({ code: 'PGRST200', hint: null });
  const profile = { 'Accept-Profile': 'inside' };
  expect((await all.fetch('/attends', { headers: profile })).status).toBe(200);
  const refused = await few.fetch('/attends', { headers: profile });
  expect(refused.status).toBe(406);
  expect(await refused.json()).toMatchObject({ code: 'PGRST106', hint: 'Only the following schemas are exposed: public' });
  expect((await few.fetch('/attends', { method: 'POST', headers: { 'Content-Profile': 'inside' }, body: '{}' })).status).toBe(406);
  expect((await other.fetch('/attends')).status).toBe(200);
  expect((await other.fetch('/attends?select=pupils(id)')).status).toBe(400);
  await expect(opened(['public', 'nowhere'])).rejects.toThrow('No schema "nowhere" has tables. There are: public, inside.');
});

test('functions of a row are refused, and not answered by a foreign key or taken for a typo', async () => {
  const mock = await opened();
  for (const query of ['select=id,lessons(*)', 'select=shout', 'shout=eq.A', 'order=shout']) {
    const answer = await mock.fetch(`/courses?${query}`);
    expect(await answer.json()).toMatchObject({ code: 'PGRST127' });
  }
});

test('a column that a row omits has the default of its domain', async () => {
  const mock = await opened();
  const answer = await mock.fetch('/courses?select=grade,mark,own', {
    method: 'POST',
    headers: { Prefer: 'return=representation', 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 99 }),
  });
  expect(await answer.json()).toEqual([{ grade: 3, mark: 3, own: 1 }]);
});
