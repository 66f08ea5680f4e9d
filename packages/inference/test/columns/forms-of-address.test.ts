import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { columnsOf } from '../columns-of.ts';

const PERSON = ['first_name text not null', 'last_name text not null'];

test('a form of address agrees with the name next to it, and replaces no list of other words', async () => {
  const columns = await columnsOf('clients', [...PERSON, 'salutation text not null', 'title text', 'job_title text']);
  expect(columns.get('salutation')!.generator).toEqual({ kind: 'person.prefix' });
  expect(columns.get('job_title')!.generator!.kind).not.toBe('person.prefix');
  const alone = await columnsOf('templates', ['name text not null', 'salutation text not null']);
  expect(alone.get('salutation')!.generator!.kind).not.toBe('person.prefix');
});

test('labels of an enum keep their weights among the words of each sex', async () => {
  const address = { name: 'address', kind: 'enum', base: 'address', labels: ['Herr', 'Frau', 'Familie'] } as const;
  const columns = await columnsOf('clients', [...PERSON, 'anrede address not null'], { address });
  const { kind, parameters } = columns.get('anrede')!.generator!;
  expect(kind).toBe('person.prefix');
  expect(Object.keys(parameters!['female'] as object)).toEqual(['Frau', 'Familie']);
  expect(Object.keys(parameters!['male'] as object)).toEqual(['Herr', 'Familie']);
});

test('an e-mail address that is unique with a reference contains the name, and is distinct in every row', async () => {
  const catalog = makeCatalog([
    { name: 'chains', columns: ['id bigint not null'] },
    {
      name: 'owners',
      columns: ['id bigint not null', 'chain_id bigint not null', ...PERSON, 'email text'],
      refers: ['chain_id -> chains.id'],
      unique: [['chain_id', 'email']],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools, { rows: 300 });
  const rows = textRows(compile(blueprint, await loadWords('en-US')), 'public.owners', 0, 300);
  const written = rows.flatMap(([, , , last, email]) => (email === null ? [] : [{ last: last!, email: email! }]));
  expect(written.length).toBeGreaterThan(100);
  for (const { last, email } of written)
    expect(email).toContain(
      last
        .toLowerCase()
        .replaceAll(/[^a-z]/g, '')
        .slice(0, 3),
    );
  expect(new Set(written.map(({ email }) => email)).size).toBe(written.length);
});
