import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE users (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
  CREATE TABLE lodges (id int PRIMARY KEY, name text NOT NULL, owner_id int NOT NULL REFERENCES users);
  CREATE TABLE stays (id int PRIMARY KEY, lodge_id int NOT NULL REFERENCES lodges, guest_id int NOT NULL REFERENCES users, created_at timestamptz NOT NULL);
  CREATE TABLE reviews (id int PRIMARY KEY, stay_id int NOT NULL UNIQUE REFERENCES stays, author_id int NOT NULL REFERENCES users,
    lodge_id int NOT NULL REFERENCES lodges, stars int NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE auditions (id int PRIMARY KEY, lodge_id int NOT NULL REFERENCES lodges, starts_at timestamptz NOT NULL);
  CREATE TABLE audition_participants (id int PRIMARY KEY, audition_id int NOT NULL REFERENCES auditions ON DELETE CASCADE, user_id int NOT NULL REFERENCES users, UNIQUE (audition_id, user_id));
  CREATE TABLE scorecards (id int PRIMARY KEY, audition_id int NOT NULL REFERENCES auditions, user_id int NOT NULL REFERENCES users, score int NOT NULL,
    UNIQUE (audition_id, user_id));
  CREATE TABLE vacancies (id int PRIMARY KEY, title text NOT NULL, entered_at timestamptz NOT NULL);
  CREATE TABLE stages (id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies, name text NOT NULL, kind text NOT NULL, position int NOT NULL, UNIQUE (vacancy_id, position));
  CREATE TABLE applications (id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies, stage_id int NOT NULL REFERENCES stages,
    applied_at timestamptz NOT NULL, stage_entered_at timestamptz, created_at timestamptz NOT NULL);
  COMMENT ON COLUMN stages.kind IS 'applied, screen, interview, offer, hired';`;

const { rows, proved } = await madeRows(DDL, 200, (blueprint) => blueprint);
const of = (table: string, id: unknown): MadeRow => rows.get(table)!.find((row) => row['id'] === id)!;

test('who reviews a stay is its guest', () => {
  expect(proved).toBe(true);
  for (const review of rows.get('reviews')!) expect(review['author_id']).toBe(of('stays', review['stay_id'])['guest_id']);
});

test('who scores took part, where anybody did', () => {
  const pairs = new Set(rows.get('audition_participants')!.map((row) => `${row['audition_id']} ${row['user_id']}`));
  const held = new Set(rows.get('audition_participants')!.map((row) => row['audition_id']));
  const scores = rows.get('scorecards')!.filter((row) => held.has(row['audition_id']));
  expect(scores.length).toBeGreaterThan(10);
  for (const score of scores) expect(pairs).toContain(`${score['audition_id']} ${score['user_id']}`);
});

test('a list that a key numbers within its parent has several places, from 1 on', () => {
  const lists = [...Map.groupBy(rows.get('stages')!, (row) => row['vacancy_id']).values()];
  expect(lists.some(({ length }) => length > 3)).toBe(true);
  for (const list of lists) expect(new Set(list.map((row) => Number(row['position'])))).toEqual(new Set(list.map((_, i) => i + 1)));
});

test('a stage is entered after the row came to be', () => {
  for (const { created_at: created, stage_entered_at: entered } of rows.get('applications')!) if (entered !== null) expect(entered! >= created!).toBe(true);
});
