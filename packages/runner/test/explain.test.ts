import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerStored } from '@seedbed/assist';
import { explain, infer } from '@seedbed/inference';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { todaysShare } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openRunner, type Runner } from '../src/index.ts';
import { explainKept } from '../src/infer/explain/explain.ts';
import { inferenceTools } from '../src/source/inference-tools.ts';

const DDL = `
create domain share as numeric check (value between 0 and 1);
create table members (id serial primary key, email text not null unique, age int, discount share not null,
  level text not null default 'basic', constraint members_level_known check (level in ('basic', 'gold')), constraint members_grown_up check (age >= 18));
create table visits (id serial primary key, member_id int not null references members, at timestamptz not null, day date generated always as (date(timezone('UTC', at))) stored);
`;

let runner: Runner;
beforeAll(() => void (runner = openRunner({ throwaway: testServer() })));
afterAll(() => runner[Symbol.asyncDispose]());

const on = (column: string, options = {}) => runner.explain({ ddl: DDL }, column, options);

test('names a CHECK that decides, and those that limit', async () => {
  const level = await on('members.level');
  expect(level).toMatchObject({ table: 'public.members', source: 'fact', because: { code: 'labels' }, generator: { kind: 'values' } });
  expect(level.evidence).toContainEqual(expect.objectContaining({ kind: 'check', name: 'members_level_known' }));
  expect(level.evidence).toContainEqual({ kind: 'default', says: "'basic'::text" });
  const age = await on('public.members.age');
  expect(age.evidence).toContainEqual(expect.objectContaining({ kind: 'check', name: 'members_grown_up' }));
  expect(age.evidence).toContainEqual(expect.objectContaining({ kind: 'constraint', says: expect.stringContaining('at least 18') }));
  expect((await on('members.discount')).evidence).toContainEqual(expect.objectContaining({ kind: 'check', says: expect.stringMatching(/share: .*VALUE/) }));
});

test('reports which values the database itself generates', async () => {
  expect(await on('visits.day')).toMatchObject({ generator: null, source: 'fact', because: { code: 'database' } });
  expect(await on('visits.id')).toMatchObject({ generator: { kind: 'sequence' }, because: { code: 'database' } });
});

test('the last step of the decision is a later change', async () => {
  const { blueprint } = await runner.inferDdl(DDL);
  const email = blueprint.tables.find(({ name }) => name === 'members')!.columns.find(({ name }) => name === 'email')!;
  expect((await on('members.email', { stored: blueprint })).source).toBe('universal');
  email.generator = { kind: 'text.plain' };
  delete email.because;
  const edited = await on('members.email', { stored: blueprint });
  expect(edited).toMatchObject({ source: 'edited', generator: { kind: 'text.plain' }, because: { code: 'edited' } });
  expect(edited.steps.at(-1)).toMatchObject({ pass: 'edited' });
});

test('a change in words quotes the words, and mentions no model and no rejection', async () => {
  const { blueprint } = await runner.inferDdl(DDL);
  const given = { knowledge: { format: 2, tables: { members: { columns: { level: { shares: { gold: 0.1 } } } } } } };
  const { blueprint: own } = await answerStored(blueprint, { ...given, wish: '10 % of members gold' });
  const why = await on('members.level', { stored: own });
  expect(why).toMatchObject({
    source: 'words',
    because: { code: 'words' },
    sentences: [expect.stringMatching(/, changed in words: “10 % of members gold”\.$/)],
  });
  expect(why.sentences!.join(' ')).not.toMatch(/refused|model|trial/);
  expect(own.tables.find(({ name }) => name === 'members')!.columns.find(({ name }) => name === 'level')!.origin).toBe('words');
  const { blueprint: answered } = await answerStored(blueprint, given);
  expect(await on('members.level', { stored: answered })).toMatchObject({ source: 'answer', because: { code: 'answer' } });
});

test('a share of NULLs requested in words counts as well', async () => {
  const { blueprint } = await runner.inferDdl(DDL);
  const knowledge = { format: 2, tables: { members: { columns: { age: { null: 0.2 } } } } };
  const { blueprint: own } = await answerStored(blueprint, { knowledge, wish: '20 % of ages missing' });
  expect(await on('members.age', { stored: own })).toMatchObject({ source: 'words' });
});

test('an unknown column is answered with the known ones', async () => {
  await expect(on('members.emial')).rejects.toThrow(/public\.members has id, email, age/);
  await expect(on('membres.email')).rejects.toThrow(/public\.members, public\.visits/);
});

const zoo = join(import.meta.dirname, '../../testing/src/schemas/zoo');

const files = readdirSync(zoo).filter((file) => file.endsWith('.sql'));

test.each(todaysShare(files, 3))('zoo/%s: asking to explain leaves the blueprint as it is, byte for byte', async (file) => {
  const { catalog, sandbox } = await loadSchema(readFileSync(join(zoo, file), 'utf8'), testServer());
  try {
    await using client = await connect(sandbox.owner);
    const requested = await inferenceTools(client);
    // Clock values are read once.
    const folded = new Map<string, Promise<(string | null)[]>>();
    const fold = (expressions: string[]): Promise<(string | null)[]> => {
      const key = JSON.stringify(expressions);
      if (!folded.has(key)) folded.set(key, requested.fold(expressions));
      return folded.get(key)!;
    };
    const tools = { ...requested, fold };
    const plain = JSON.stringify((await infer(catalog, tools)).blueprint);
    // One column of a few tables each: traces follow one column at a time.
    for (const { schema, name, columns } of catalog.tables.slice(0, 2)) {
      const column = columns.at(-1)!.name;
      const { blueprint, decision } = await explain(catalog, tools, { table: `${schema}.${name}`, column });
      expect(JSON.stringify(blueprint)).toBe(plain);
      expect(decision?.evidence.length).toBeGreaterThan(1);
    }
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});

test('a schema that was read for one column is there for the next, and for no other options', async () => {
  const ddl = `${DDL}\ncreate table halls (id serial primary key, name text);`;
  const options = { referenceDate: '2025-01-01' };
  expect(await explainKept({ ddl }, 'halls.name', [], options)).toBeNull();
  const first = await runner.explain({ ddl }, 'members.level', options);
  expect(await explainKept({ ddl }, 'members.level', [], options)).toEqual(first);
  expect(await explainKept({ ddl }, 'halls.name', [], options)).toMatchObject({ column: 'name' });
  expect(await explainKept({ ddl }, 'halls.name', [], { referenceDate: '2024-01-01' })).toBeNull();
});
