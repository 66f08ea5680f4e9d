import { expect, test } from 'vitest';
import { agreementsOf } from '../src/index.ts';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** A cookery school: whoever cooks on an evening, and what is used, suits the cuisine of its course. */
const SCHOOL = `
create type cuisine as enum ('french', 'thai', 'greek', 'peruvian');
create table chefs (id serial primary key, full_name text not null, cuisine cuisine not null, licence text not null);
create table courses (id serial primary key, title text not null, cuisine cuisine not null, level int not null);
create table dates (id serial primary key, course_id int not null references courses, held_on date not null);
create table tools (id serial primary key, name text not null, cuisines text[] not null);
create table evenings (id serial primary key, course_id int not null references courses, chef_id int not null references chefs, helper_id int references chefs);
create table evening_tools (date_id int not null references dates, tool_id int not null references tools, pieces int not null, primary key (date_id, tool_id));
`;
const SIZES: Record<string, object> = {
  chefs: { rows: 30, columns: { cuisine: { values: { french: 3, thai: 2, greek: 1 } } } },
  courses: { rows: 40 },
  dates: { rows: 150 },
  tools: { rows: 50, columns: { cuisines: { of: { french: 2, thai: 1, greek: 1, peruvian: 1 }, count: [1, 2] } } },
  evenings: { rows: 300 },
};

async function school(tables: Record<string, { columns: object }>) {
  const names = new Set([...Object.keys(SIZES), ...Object.keys(tables)]);
  const all = [...names].map((name) => [name, { ...SIZES[name], ...tables[name] }]);
  const { rows, named, blueprint } = await answeredRows(SCHOOL, Object.fromEntries(all) as Record<string, object>);
  const byId = (table: string): Map<string, MadeRow> => new Map(rows(table).map((row) => [row['id']!, row]));
  return { rows, named, blueprint, chefs: byId('chefs'), courses: byId('courses'), dates: byId('dates'), tools: byId('tools') };
}

test('a row has the label of the row that another reference leads to, and its agreement is counted', async () => {
  const { rows, named, blueprint, chefs, courses } = await school({ evenings: { columns: { chef_id: { among: 'chefs.cuisine == courses.cuisine' } } } });
  const cuisineOf = (row: MadeRow): [string, string] => [courses.get(row['course_id']!)!['cuisine']!, chefs.get(row['chef_id']!)!['cuisine']!];
  expect(named).toEqual([]);
  for (const [course, chef] of rows('evenings').map(cuisineOf)) expect(chef).toBe(course);
  const agreement = (await agreementsOf(blueprint)).find(({ name }) => name === 'chef_id.alike')!;
  expect(agreement).toMatchObject({
    says: 'chef_id refers to a row of chefs whose cuisine is the cuisine of the row of courses that course_id leads to. A row that has no such row to refer to takes any.',
    holds: { of: 300, hold: 300 },
  });
});

test('an array of the row contains the label of a row behind two references, under a key over both', async () => {
  for (const among of [
    'tools.cuisines contains dates.course.cuisine',
    'tools.cuisines.contains(dates.courses.cuisine)',
    'dates.courses.cuisine in tools.cuisines',
  ]) {
    const { rows, named, blueprint, courses, dates, tools } = await school({ evening_tools: { columns: { tool_id: { among } } } });
    expect(named).toEqual([]);
    const used = rows('evening_tools');
    expect(used.length).toBeGreaterThan(200);
    for (const { date_id, tool_id } of used) {
      const { cuisine } = courses.get(dates.get(date_id!)!['course_id']!)! as { cuisine: string };
      expect(tools.get(tool_id!)!['cuisines']!.replace(/[{}"]/g, '').split(',')).toContain(cuisine);
    }
    expect((await agreementsOf(blueprint)).find(({ name }) => name === 'tool_id.alike')).toMatchObject({
      says: expect.stringContaining('whose cuisines contains the cuisine of the row of courses that date_id leads to'),
      holds: { of: used.length, hold: used.length },
    });
  }
});

test('another row with the same label than that of another reference, NULL where there is none', async () => {
  const { rows, named, chefs, courses } = await school({
    evenings: {
      columns: {
        chef_id: { among: 'chefs.cuisine == courses.cuisine' },
        helper_id: { among: 'chefs.cuisine == courses.cuisine && chefs.id != chef_id', null: 0.3 },
      },
    },
  });
  expect(named).toEqual([]);
  const helped = rows('evenings').filter(({ helper_id }) => helper_id !== null);
  expect(helped.length).toBeGreaterThan(100);
  for (const { course_id, chef_id, helper_id } of helped) {
    expect(helper_id).not.toBe(chef_id);
    expect(chefs.get(helper_id!)!['cuisine']).toBe(courses.get(course_id!)!['cuisine']);
  }
});

test('a comparison of labels that cannot choose is named, with the reason', async () => {
  const reasons: readonly (readonly [string, RegExp])[] = [
    ['chefs.cuisine == kitchens.cuisine', /no other reference of this row leads to kitchens\.cuisine/],
    ['chefs.cuisine == courses.kitchen', /public\.courses has no column "kitchen"/],
    ['chefs.licence == courses.level', /chefs\.licence and courses\.level are of different types/],
    ['chefs.cuisine != courses.cuisine', /only == of two references or labels/],
    ['chefs.cuisine == courses.cuisine && chefs.licence == helper.licence', /agrees by one reference of this row, or by labels of one row/],
  ];
  for (const [among, why] of reasons) {
    const { named } = await school({ evenings: { columns: { chef_id: { among } } } });
    expect(named).toEqual([expect.stringMatching(why)]);
  }
});

const KITCHENS = `
create table kitchens (id serial primary key, name text not null);
create table cooks (id serial primary key, kitchen_id int not null references kitchens, full_name text not null, craft text not null check (craft in ('pastry', 'sauces', 'grill')));
create table stations (id serial primary key, kitchen_id int not null references kitchens, craft text not null check (craft in ('pastry', 'sauces', 'grill')));
create table shifts (id serial primary key, kitchen_id int not null references kitchens, station_id int not null references stations, cook_id int not null references cooks, held_on date not null);
`;

test('a row of the same place that has the label; of the place alone where it has none with the label', async () => {
  for (const place of ['cooks.kitchen_id == stations.kitchen_id', 'cooks.kitchen_id == kitchen_id']) {
    const { rows, named, blueprint } = await answeredRows(KITCHENS, {
      kitchens: { rows: 10 },
      cooks: { rows: 60 },
      stations: { rows: 40 },
      shifts: { rows: 400, columns: { cook_id: { among: `cooks.craft == stations.craft && ${place}` } } },
    });
    const byId = (table: string): Map<string, MadeRow> => new Map(rows(table).map((row) => [row['id']!, row]));
    const [cooks, stations] = [byId('cooks'), byId('stations')];
    expect(named.filter((each) => !each.includes('rows lead to such a row') && !each.includes('does not hold everywhere'))).toEqual([]);
    expect(rows('shifts')).toHaveLength(400);
    for (const { station_id, cook_id } of rows('shifts')) {
      const [station, cook] = [stations.get(station_id!)!, cooks.get(cook_id!)!];
      expect(cook['kitchen_id']).toBe(station['kitchen_id']);
      const others = rows('cooks').filter((each) => each['kitchen_id'] === station['kitchen_id'] && each['craft'] === station['craft']);
      if (others.length > 0) expect(cook['craft']).toBe(station['craft']);
    }
    const agreements = (await agreementsOf(blueprint)).filter(({ name }) => /^cook_id\.(?:alike|meet)$/.test(name));
    expect(agreements.map(({ name, holds }) => [name, holds!.of === holds!.hold])).toEqual([
      ['cook_id.meet', true],
      ['cook_id.alike', true],
    ]);
  }
});
