import { connect } from '@seedbed/postgres/sql';
import { expect, test } from 'vitest';
import { openRunner } from '../operations/open-runner.ts';

const DDL = `
CREATE TABLE public.notes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner uuid NOT NULL REFERENCES auth.users (id), body text NOT NULL, words tsvector GENERATED ALWAYS AS (to_tsvector('english', body)) STORED);
CREATE UNIQUE INDEX notes_body ON notes (lower(body));
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON notes TO authenticated USING (owner = auth.uid());
CREATE POLICY audit ON notes FOR SELECT TO auditor USING (true);`;

test('a copy has the schema, all rows, and policies for the roles that the schema names', async () => {
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(DDL, { rows: { notes: 40, users: 10 }, repair: true });
  const seen: string[] = [];
  await using copy = await runner.copy(blueprint, { ddl: DDL, catalog, milliseconds: 5000, onProgress: ({ table }) => seen.push(table) });
  expect(copy.roles).toEqual(['anon', 'authenticated', 'service_role', 'auditor']);
  expect(copy.rows).toBe(50);
  expect(new Set(seen)).toEqual(new Set(['public.notes', 'auth.users']));
  await using client = await connect(copy.owner);
  const one = async (sql: string) => Object.values((await client.query<Record<string, unknown>>(sql)).rows[0]!)[0];
  expect(await one('SELECT count(*)::int FROM notes WHERE words IS NOT NULL')).toBe(40);
  const owner = await one('SELECT owner FROM notes LIMIT 1');
  const as = async (role: string) => {
    await client.query(`BEGIN; SET LOCAL role ${role}; SET LOCAL request.jwt.claims = '{"sub":"${String(owner)}"}'`);
    const count = await one('SELECT count(*)::int FROM notes');
    await client.query('ROLLBACK');
    return count;
  };
  expect([await as('anon'), await as('auditor'), await as('service_role')]).toEqual([0, 40, 40]);
  const own = Number(await as('authenticated'));
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(40);
  await expect(client.query('SELECT pg_sleep(10)')).rejects.toThrow('statement timeout');
});
