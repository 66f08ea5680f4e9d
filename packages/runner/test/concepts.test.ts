import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';

/** A veterinary practice as someone types it, without any of the packs' own table names. */
const DDL = `
create table clients (id serial primary key, fname varchar(40), lname varchar(40), phone varchar(20));
create table animals (id serial primary key, client_id int not null references clients, animal_name varchar(50) not null, species varchar(30) not null,
  breed varchar(60) not null, weight_g int, chip_no varchar(15) unique, neutered boolean default false);
create table vaccinations (id serial primary key, animal_id int references animals, vaccine varchar(60) not null, batch_no varchar(20), given_on date);
create table settings (id serial primary key, key text unique, value text);
`;

let runner: Runner;
beforeAll(() => void (runner = openRunner()));
afterAll(() => runner[Symbol.asyncDispose]());

test('rows of a trade use its examples: columns agree, in the unit and length of each column', async () => {
  const { blueprint } = await runner.inferDdl(DDL, { rows: 60 });
  const column = (table: string, name: string) => blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === name)!;
  expect(column('animals', 'breed')).toMatchObject({ generator: { kind: 'example', parameters: { of: 'veterinary patient' } } });
  expect(column('animals', 'breed').because).toBe('breed of a veterinary patient (veterinary-practice)');
  expect(column('settings', 'value').because).not.toContain('veterinary');
  const plan = await runner.compile(blueprint);
  const { columns, rows } = runner.rows(plan, 'animals', 0, 60);
  const at = (name: string) => columns.findIndex((each) => each.name === name);
  const species = new Map<string, Set<string>>();
  for (const row of rows) {
    const breed = row[at('breed')]!;
    species.set(breed, (species.get(breed) ?? new Set()).add(row[at('species')]!));
    expect(Number(row[at('weight_g')] ?? 100)).toBeGreaterThanOrEqual(20);
    if (row[at('species')] === 'dog') expect(Number(row[at('weight_g')] ?? 5000)).toBeGreaterThan(900);
  }
  expect(species.size).toBeGreaterThan(10);
  for (const [breed, kinds] of species) expect([breed, kinds.size]).toEqual([breed, 1]);
  const chips = rows.map((row) => row[at('chip_no')]).filter((chip) => chip !== null);
  expect(new Set(chips).size).toBe(chips.length);
});
