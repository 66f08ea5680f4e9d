import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE swimmers (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, date_of_birth date NOT NULL, guardian_id int REFERENCES swimmers, joined_on date NOT NULL);
  CREATE TABLE lanes (id int PRIMARY KEY, name text NOT NULL, trainer_id int NOT NULL REFERENCES swimmers);
  CREATE TABLE guardians (id int PRIMARY KEY, full_name text NOT NULL, birth_date date NOT NULL);
  CREATE TABLE pupils (id int PRIMARY KEY, full_name text NOT NULL, birth_date date NOT NULL, guardian_id int REFERENCES guardians);`;

const { rows, blueprint, proved } = await madeRows(DDL, 300, (one) => one);
const [year, rest] = [Number(blueprint.referenceDate.slice(0, 4)), blueprint.referenceDate.slice(4)];
const of = (table: string, id: string | null | undefined) => rows.get(table)!.find((row) => row['id'] === id)!;

test('a minor has a guardian who is of age, and nobody else has one', () => {
  expect(proved).toBe(true);
  const swimmers = rows.get('swimmers')!;
  const minors = swimmers.filter(({ date_of_birth: born }) => born! > `${year - 18}${rest}`);
  expect(minors.length).toBeGreaterThan(10);
  for (const swimmer of swimmers) expect(swimmer['guardian_id'] !== null).toBe(minors.includes(swimmer));
  for (const { guardian_id: guardian } of minors) expect(of('swimmers', guardian)['date_of_birth']! <= `${year - 35}${rest}`).toBe(true);
  for (const { trainer_id: trainer } of rows.get('lanes')!) expect(of('swimmers', trainer)['date_of_birth']! <= `${year - 18}${rest}`).toBe(true);
});

test('guardians of a table of their own are of age, and of minors', () => {
  for (const { birth_date: born, guardian_id: guardian } of rows.get('pupils')!) {
    expect(guardian !== null).toBe(born! > `${year - 18}${rest}`);
    if (guardian !== null) expect(of('guardians', guardian)['birth_date']! <= `${year - 35}${rest}`).toBe(true);
  }
});
