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

/** Texts of a blog in several languages, whose slugs are told apart within each. */
const BLOG = `
create table languages (code text primary key, name text not null);
create table posts (id bigint primary key, status text not null, published_at timestamptz, cover_image text);
create table tags (id bigint primary key, name text not null, slug text not null unique);
create table comments (id bigint primary key, post_id bigint not null references posts, author_name text not null, body text not null, approved boolean not null);
create table post_translations (post_id bigint not null references posts, language text not null references languages, title text not null, slug text not null,
  excerpt text, body text not null, meta_title text, meta_description text, reading_minutes integer not null, primary key (post_id, language), unique (language, slug));
`;

test('a slug that a key tells from others is still that of its title', async () => {
  const { blueprint } = await runner.inferDdl(BLOG, {});
  const { columns, rows } = runner.rows(await runner.compile(blueprint), 'post_translations', 0, 100);
  const [slug, title] = ['slug', 'title'].map((name) => columns.findIndex((each) => each.name === name));
  const begin = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 8)
      .replace(/-$/, '');
  expect(rows.length).toBe(100);
  expect(rows.filter((row) => !row[slug!]!.startsWith(begin(row[title!]!)))).toEqual([]);
});

test('the states of a concept are those that a comment lists, with their times', async () => {
  const { blueprint } = await runner.inferDdl(
    `create table vendors (id serial primary key, name text not null);
     create table purchase_orders (id serial primary key, vendor_id int not null references vendors, number varchar(20) not null unique, status varchar(20) not null default 'draft',
       total numeric(12,2) not null, ordered_on date, received_at timestamptz, cancelled_at timestamptz, created_at timestamptz not null);
     comment on column purchase_orders.status is 'draft, ordered, received, cancelled';`,
    { rows: 200 },
  );
  const plan = await runner.compile(blueprint);
  const { columns, rows } = runner.rows(plan, 'purchase_orders', 0, 200);
  const at = (name: string) => columns.findIndex((each) => each.name === name);
  const seen = new Set(rows.map((row) => row[at('status')]));
  expect([...seen].filter((label) => !['draft', 'ordered', 'received', 'cancelled'].includes(label!))).toEqual([]);
  expect(rows.filter((row) => (row[at('status')] === 'received') !== (row[at('received_at')] !== null))).toEqual([]);
  expect(rows.filter((row) => row[at('status')] === 'draft' && row[at('ordered_on')] !== null)).toEqual([]);
});
