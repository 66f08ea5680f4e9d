import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE choirs (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE halls (id int PRIMARY KEY, choir_id int NOT NULL REFERENCES choirs, name text NOT NULL);
  CREATE TABLE singers (id int PRIMARY KEY, choir_id int NOT NULL REFERENCES choirs, name text NOT NULL);
  CREATE TABLE concerts (id int PRIMARY KEY, choir_id int NOT NULL REFERENCES choirs, title text NOT NULL);
  CREATE TABLE concert_singers (concert_id int NOT NULL REFERENCES concerts, singer_id int NOT NULL REFERENCES singers, PRIMARY KEY (concert_id, singer_id));
  CREATE TABLE remarks (id int PRIMARY KEY, choir_id int NOT NULL REFERENCES choirs, concert_id int REFERENCES concerts,
    singer_id int REFERENCES singers, hall_id int REFERENCES halls, body text NOT NULL, CHECK (num_nonnulls(concert_id, singer_id, hall_id) = 1));`;
const { rows, proved } = await madeRows(DDL, 200);

test('what a row may be about instead of another thing is not chosen by that: all are of its own choir', () => {
  expect(proved).toBe(true);
  const singers = new Map(rows.get('singers')!.map(({ id, choir_id: choir }) => [id, choir]));
  const remarks = rows.get('remarks')!;
  const of = new Set(remarks.map((row) => ['concert_id', 'singer_id', 'hall_id'].filter((column) => row[column] !== null).join()));
  expect(of).toEqual(new Set(['concert_id', 'singer_id', 'hall_id']));
  expect(remarks.filter(({ choir_id: choir, singer_id: singer }) => singer !== null && singers.get(singer!) !== choir)).toEqual([]);
});
