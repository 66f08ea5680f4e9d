import { exampleRequests, type Knowledge } from '@seedbed/contract';
import { todaysShare } from '@seedbed/testing';
import { describe, expect, test } from 'vitest';
import { tryRequests } from '../../src/index.ts';
import { labelsOf } from '../../src/own-words/names.ts';
import { ownWords } from '../../src/own-words/own-words.ts';
import { readCurrentRows } from '../../src/own-words/read-current-rows.ts';
import { BANK } from './bank.ts';
import { CLINIC } from './clinic.ts';
import { HR } from './hr.ts';
import { LIBRARY } from './library.ts';
import { PLANT_HIRE } from './plant-hire.ts';
import { SAAS } from './saas.ts';
import { blueprintOf } from './said.ts';
import { TICKETING } from './ticketing.ts';

describe.each(todaysShare([PLANT_HIRE, CLINIC, LIBRARY, SAAS, BANK, HR, TICKETING], 3))('$name', ({ ddl }) => {
  test('examples name the schema, are understood, and are possible', async () => {
    const blueprint = await blueprintOf(ddl);
    const examples = exampleRequests(blueprint, { most: 8 });
    expect(examples.length).toBeGreaterThan(4);
    const seen = await readCurrentRows(blueprint);
    for (const example of examples) {
      const { changes, rest } = ownWords(blueprint, example, seen);
      expect(rest).toEqual([]);
      expect((await tryRequests(blueprint, changes)).map(({ wish, cannot }) => [wish, cannot])).toEqual([[example, undefined]]);
    }
  });

  test('unknown words are named, with requests that would work', async () => {
    const blueprint = await blueprintOf(ddl);
    const seen = await readCurrentRows(blueprint);
    const { rest, missed } = ownWords(blueprint, '20 % of frobnications quuxed', seen);
    expect(rest).toEqual(['20 % of frobnications quuxed']);
    expect(missed[0]!.words).toEqual(['frobnications', 'quuxed']);
    expect(missed[0]!.instead).toHaveLength(3);
    expect(missed[0]!.instead[0]).toMatch(/^20 % of /);
    for (const one of missed[0]!.instead) expect(ownWords(blueprint, one, seen).rest).toEqual([]);
  });
});

test('words of a known table lead to its own values', async () => {
  const blueprint = await blueprintOf(PLANT_HIRE.ddl);
  const seen = await readCurrentRows(blueprint);
  const missedOf = (wish: string) => ownWords(blueprint, wish, seen).missed[0]!;
  expect(missedOf('20 % of deposits reimbursed')).toEqual({
    wish: '20 % of deposits reimbursed',
    words: ['reimbursed'],
    near: ['open', 'refunded', 'kept'],
    instead: ['20 % of deposits open', '20 % of deposits refunded', '20 % of deposits kept'],
  });
  expect(ownWords(blueprint, '5 % of hires canceld', seen).changes.map(({ wish }) => wish)).toEqual(['5 % of hires cancelled (“canceld” read as “cancelled”)']);
});

test('suggestions after a rejection keep its tables, numbers, shares and days', async () => {
  const blueprint = await blueprintOf(PLANT_HIRE.ddl);
  const seen = await readCurrentRows(blueprint);
  const missedOf = (wish: string) => ownWords(blueprint, wish, seen).missed[0]!;
  expect(missedOf('whoever pays may hold 8 hires a customer')).toMatchObject({ instead: ['at most 8 hire per cust', expect.any(String), expect.any(String)] });
  expect(missedOf('a third of the plant sparkles')).toMatchObject({
    words: ['sparkles'],
    instead: [expect.stringMatching(/^a third of the plant /), expect.any(String), expect.any(String)],
  });
  expect(missedOf('hires sparkle on Sundays')).toMatchObject({ words: ['sparkle'], instead: ['no hire on Sundays', expect.any(String), expect.any(String)] });
  expect(missedOf('a third of the plant sparkles').words).not.toContain('third');
});

test('if each word is known, kinds of sentences about the table are shown', async () => {
  const blueprint = await blueprintOf(PLANT_HIRE.ddl);
  const { words, near, instead } = ownWords(blueprint, 'hires are deposits of plant', await readCurrentRows(blueprint)).missed[0]!;
  expect([words, near]).toEqual([[], []]);
  expect(instead.length).toBeGreaterThan(3);
  for (const one of instead) expect(one).toMatch(/hire|plant|dep/);
});

test('texts of generated rows are not names, and a name with an underscore is looked up unchanged', async () => {
  const blueprint = await blueprintOf(LIBRARY.ddl);
  const seen = await readCurrentRows(blueprint);
  const listed = new Set(
    blueprint.tables.flatMap(({ name, columns }) => [name, ...columns.flatMap((column) => [column.name, ...labelsOf(blueprint, column)])]),
  );
  for (const wish of ['20 % of books glow', 'a fifth of the members wander off at night', 'books have no publshed_on'])
    for (const name of ownWords(blueprint, wish, seen).missed[0]!.near) expect(listed).toContain(name);
});

test.each([
  'make it nicer',
  '10 % of hires',
  'hires',
  'no',
  'ships are blue',
  'every hire has a driver',
  'more money',
  '10 % of hires cancelled on Tuesdays',
  'all cancelled hires',
  'hires over 100 m',
  '20 % of deposits are not',
])('nothing is derived from “%s”', async (sentence) => {
  const blueprint = await blueprintOf(PLANT_HIRE.ddl);
  const { changes, rest } = ownWords(blueprint, sentence, await readCurrentRows(blueprint));
  expect([changes, rest]).toEqual([[], [sentence]]);
});

test('suggestions name rows in the plural, and no sentences of notes', async () => {
  const blueprint = await blueprintOf(`
create table family (id serial primary key, surname text not null);
create table student (id serial primary key, family_id int not null references family, full_name text not null, notes text);`);
  expect(exampleRequests(blueprint, { most: 8 })).toContain('2 to 5 students per family');
  const student = blueprint.tables.find(({ name }) => name === 'student')!;
  student.columns.find(({ name }) => name === 'notes')!.generator = { kind: 'values', parameters: { values: ['Late', 'See the attached document.'] } };
  const { missed } = ownWords(blueprint, 'half of the students frobnicate', await readCurrentRows(blueprint));
  expect(missed[0]!.instead.filter((one) => one.includes('attached'))).toEqual([]);
});

test('a name of several tables is that of the open one, or is said with its tables; a table may come first, or be left out', async () => {
  const blueprint = await blueprintOf(`
    CREATE TABLE parts (id int PRIMARY KEY, title text NOT NULL, weight_kg numeric(10,2) NOT NULL);
    CREATE TABLE staff (id int PRIMARY KEY, full_name text NOT NULL, hired_on date NOT NULL, left_on date CHECK (left_on > hired_on));
    CREATE TABLE sales (id int PRIMARY KEY, sold_on date NOT NULL, weight_kg numeric(10,2) NOT NULL, tip numeric(6,2) NOT NULL);`);
  const seen = await readCurrentRows(blueprint);
  const read = (wish: string, open?: string) => {
    const { changes, missed } = ownWords(blueprint, wish, seen, open);
    const [{ knowledge, cannot } = {}] = changes;
    return { missed, cannot, says: Object.entries((knowledge as Knowledge | undefined)?.tables ?? {}).map(([table, { columns }]) => [table, columns]) };
  };
  const wish = 'weight_kg between 4 and 9';
  expect(read(wish, 'public.sales').says).toEqual([['public.sales', { weight_kg: expect.anything() }]]);
  expect(read(wish, 'public.staff').missed[0]).toMatchObject({
    near: ['parts.weight_kg', 'sales.weight_kg'],
    instead: expect.arrayContaining([`parts.${wish}`, `sales.${wish}`]),
  });
  const left = [['public.staff', { left_on: { null: 0.8 } }]];
  expect([read('staff: 20 % have left').says, read('20 % have left', 'public.staff').says]).toEqual([left, left]);
  expect(read('20 % have left').says).toEqual([]);
  expect(read('tips are usually 1 to 3').says).toEqual([['public.sales', { tip: expect.anything() }]]);
  expect(read('make everything german').cannot).toContain('--locale de');
});
