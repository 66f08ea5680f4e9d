import { readFileSync } from 'node:fs';
import { type Decision } from '@seedbed/contract';
import { indexPacks, packLibrary, type Pack } from '@seedbed/meaning';
import { COLUMN_PASSES } from '@seedbed/meaning/decide';
import { expect, test } from 'vitest';
import { explain, explainer, infer, type Explained } from '../src/infer.ts';
import { makeCatalog, noTools } from './make-catalog.ts';

/** Two packs and no more, so that another one which knows the same trade changes nothing here. */
const read = (pack: string): Pack => JSON.parse(readFileSync(new URL(`../../meaning/data/packs/${pack}.json`, import.meta.url), 'utf8')) as Pack;
const known = ['veterinary-practice', 'online-retail'].map(read);
const packs = packLibrary(indexPacks(known), async (name) => known.find(({ pack }) => pack === name)!);
const tools = { ...noTools, packs };

const practice = makeCatalog(
  [
    { name: 'clients', columns: ['id bigint not null', 'fname text', 'lname text', 'email text not null', 'flurb numeric(4,2)'], unique: [['email']] },
    {
      name: 'animals',
      columns: [
        'id bigint not null',
        'client_id bigint not null',
        'animal_name text',
        'species text',
        'breed text',
        'neutered boolean',
        'mood mood not null',
        "state text not null default 'alive'",
      ],
      refers: ['client_id -> clients.id'],
    },
    { name: 'orders', columns: ['id bigint not null', 'quantity int not null', 'unit_price numeric(10,2) not null', 'total numeric(10,2) not null'] },
  ],
  { mood: { kind: 'enum', labels: ['calm', 'nervous'] } },
);

/** Each is evaluated once. */
const asked = new Map<string, Promise<Explained>>();

function explained(table: string, column: string): Promise<Explained> {
  const key = `${table}.${column}`;
  if (!asked.has(key)) asked.set(key, explain(practice, tools, { table: `public.${table}`, column }));
  return asked.get(key)!;
}

async function decisionOn(table: string, column: string): Promise<Decision> {
  return (await explained(table, column)).decision!;
}

test('a column of a concept names pack, concept and attribute, and the meaning of its name alone', async () => {
  const { source, because, concept, evidence, rejected, steps } = await decisionOn('animals', 'breed');
  expect({ source, code: because?.code }).toEqual({ source: 'concept', code: 'concept' });
  expect(concept).toMatchObject({ pack: 'veterinary-practice', concept: 'veterinary patient', attribute: 'breed' });
  expect(concept!.tableProbability).toBeGreaterThan(0.5);
  expect(evidence.filter(({ kind }) => kind === 'concept').every(({ weight }) => weight !== undefined)).toBe(true);
  expect(steps.map(({ pass }) => pass)).toEqual(expect.arrayContaining(['first choice', 'concept']));
  expect(rejected[0]!.generator).toEqual(steps[0]!.generator);
  expect(rejected.length).toBeLessThanOrEqual(3);
  for (const { generator } of rejected) expect(generator).not.toEqual(steps.at(-1)!.generator);
});

test('facts come first: keys, enums and references explain themselves', async () => {
  expect(await decisionOn('animals', 'id')).toMatchObject({ source: 'fact', because: { code: 'key' } });
  const mood = await decisionOn('animals', 'mood');
  expect(mood).toMatchObject({ source: 'fact', because: { code: 'labels' } });
  expect(mood.evidence).toContainEqual({ kind: 'enum', name: 'mood', says: 'one of calm, nervous' });
  const client = await decisionOn('animals', 'client_id');
  expect(client).toMatchObject({ generator: null, source: 'context', because: { code: 'relation' }, steps: [], rejected: [] });
  expect(client.evidence).toContainEqual({ kind: 'relation', name: 'animals_client_id_fkey', says: 'refers to public.clients (id)' });
});

test('distinguishes names, other columns and missing evidence, and names the pass that made the change', async () => {
  expect(await decisionOn('clients', 'email')).toMatchObject({ source: 'universal', because: { code: 'name' } });
  expect((await decisionOn('clients', 'email')).evidence).toContainEqual({ kind: 'key', name: 'clients_email_key', says: 'unique (email)' });
  const { steps } = await decisionOn('orders', 'total');
  expect(steps.at(-1)).toMatchObject({ pass: expect.stringMatching(/formulas|totals/), generator: { kind: 'expression' } });
  expect(await decisionOn('clients', 'flurb')).toMatchObject({ source: 'plain', because: { code: 'plain' } });
});

test('the last step is what the blueprint has, for every column', async () => {
  const { blueprint } = await infer(practice, tools);
  for (const { name, columns } of blueprint.tables)
    for (const column of columns) {
      const decision = await decisionOn(name, column.name);
      expect([name, column.name, decision.generator]).toEqual([name, column.name, column.generator ?? null]);
      if (column.generator) expect(decision.because!.words).toBe(column.because);
    }
});

test('explaining leaves the blueprint unchanged, byte for byte', async () => {
  const plain = await infer(practice, tools);
  for (const { name, columns } of practice.tables)
    for (const column of columns) {
      const { decision: _, ...inferred } = await explained(name, column.name);
      expect(JSON.stringify(inferred)).toBe(JSON.stringify(plain));
    }
});

test('an unknown column is not explained', async () => {
  expect((await explain(practice, tools, { table: 'public.animals', column: 'wings' })).decision).toBeNull();
});

test('every pass has its own name and description', () => {
  const names = COLUMN_PASSES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { reads } of COLUMN_PASSES) expect(reads.length).toBeGreaterThan(10);
});

test('abbreviations are read in context, each with its possible meanings', async () => {
  const hire = makeCatalog([
    { name: 'dpt', columns: ['id bigint not null', 'nm text', 'str text', 'twn text', 'pc varchar(8)', 'opn time', 'cls time'] },
    { name: 'cct', columns: ['id bigint not null', 'fnm text', 'lnm text', 'eml text', 'jt text'] },
    { name: 'pmt', columns: ['id bigint not null', 'amt numeric(9,2)', 'crd_l4 char(4)'] },
    { name: 'tlm', columns: ['id bigint not null', 'mach_id bigint', 'eng_h numeric(8,1)', 'flt text'] },
  ]);
  const { decisionOn } = await explainer(hire, tools);
  const best = (table: string, column: string) =>
    decisionOn(`public.${table}`, column)!
      .alternatives!.filter(({ generator }) => generator)
      .slice(0, 3);
  const kinds = (table: string, column: string) => best(table, column).map(({ generator }) => generator!.kind);
  expect(best('dpt', 'pc')[0]).toMatchObject({ generator: { kind: 'location.zipCode' }, says: '“pc” may mean “postal code”' });
  expect(kinds('dpt', 'twn')).toContain('location.city');
  expect(kinds('cct', 'jt')[0]).toBe('person.jobTitle');
  expect(kinds('pmt', 'crd_l4')[0]).toBe('finance.creditCardLast4');
  expect(best('dpt', 'cls')[0]!.generator).toMatchObject({ kind: 'date.timeOfDay', parameters: { from: 16 } });
  expect(best('tlm', 'flt')[0]!.says).toContain('fault');
});

test('rejected alternatives are no more certain than the choice, and a name without a noun is not one', async () => {
  const { blueprint } = await explained('clients', 'email');
  const { decisionOn } = await explainer(practice, tools);
  for (const { schema, name, columns } of blueprint.tables)
    for (const column of columns) {
      const { probability, because, alternatives = [] } = decisionOn(`${schema}.${name}`, column.name)!;
      for (const each of alternatives) {
        if (probability !== undefined && because?.code !== 'plain') expect(each.probability).toBeLessThanOrEqual(probability);
        expect(JSON.stringify(each.generator?.parameters ?? {})).not.toContain('"@');
      }
    }
});

test('all columns explained together are explained as each separately', async () => {
  const { decisionOn } = await explainer(practice, tools);
  for (const column of ['animal_name', 'species', 'state', 'mood'])
    expect(decisionOn('public.animals', column)).toEqual((await explained('animals', column)).decision);
  expect(decisionOn('public.orders', 'total')).toEqual((await explained('orders', 'total')).decision);
});

test('a numbered slot reveals nothing about its content, and needs review', async () => {
  const slots = ['field_4', 'field_12', 'custom_attribute_3', 'column_2'];
  const wide = makeCatalog([{ name: 'wide_export', columns: ['id bigint not null', ...slots.map((name) => `${name} text`), 'address_2 text', 'note text'] }]);
  const { blueprint, decisionOn } = await explainer(wide, tools);
  for (const name of slots) {
    expect(decisionOn('public.wide_export', name)).toMatchObject({ source: 'plain', because: { code: 'plain' } });
    expect(blueprint.tables[0]!.columns.find((each) => each.name === name)!.confidence).toBeLessThan(0.6);
  }
  expect(decisionOn('public.wide_export', 'address_2')!.source).toBe('universal');
});

test('alternatives list what a column with these words could hold, given its table and type', async () => {
  const { decisionOn } = await explainer(practice, tools);
  const called = (table: string, column: string, words: string) =>
    decisionOn(`public.${table}`, column, words)!.alternatives!.map(({ generator }) => generator!.kind);
  expect(called('clients', 'fname', 'postal')).toContain('location.zipCode');
  expect(called('clients', 'fname', 'zip')[0]).toBe('location.zipCode');
  expect(called('animals', 'breed', 'plate')[0]).toBe('vehicle.plate');
  expect(called('clients', 'flurb', 'weight')).toContain('number.weight');
  expect(
    decisionOn('public.clients', 'fname', 'damage')!
      .alternatives!.map(({ says }) => says)
      .join(' '),
  ).toContain('damage');
  expect(called('clients', 'fname', 'qqqq')).toEqual([]);
  // The requested rows change nothing else.
  expect({ ...decisionOn('public.clients', 'fname', 'zip'), alternatives: [] }).toEqual({ ...decisionOn('public.clients', 'fname'), alternatives: [] });
});
