import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const accounts = {
  name: 'accounts',
  columns: ['id uuid not null', 'email text not null', 'raw_user_meta_data jsonb', 'created_at timestamptz not null'],
  unique: [['email']],
};
const profiles = (...names: string[]) => ({
  name: 'profiles',
  columns: ['id uuid not null', ...names, 'email text not null'],
  refers: ['id -> accounts.id'],
});

/** What an address says of a name. */
const spelled = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

test.each([
  ['in one column', ['full_name text not null']],
  ['in two columns', ['first_name text not null', 'last_name text not null']],
])('an account has the e-mail address of the person in its profile, with the name %s', async (_, names) => {
  const tables = [accounts, profiles(...names)];
  const columns = names.map((each) => each.split(' ')[0]!);
  const people = new Map(
    (await rowsOf(tables, 'profiles', ['id', 'email', ...columns], {}, 2000)).map(([id, mail, ...name]) => [id, { mail, name: name.join(' ') }]),
  );
  const rows = await rowsOf(tables, 'accounts', ['id', 'email'], {}, 2000);
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(([, mail]) => mail)).size).toBe(rows.length);
  for (const [id, mail] of rows) {
    const person = people.get(id!);
    if (!person) continue;
    expect(person.mail).toBe(mail);
    expect(mail!.replace(/\d*@.*$/, '')).toBe(spelled(person.name).slice(0, mail!.replace(/\d*@.*$/, '').length));
    expect(mail).toMatch(/^[a-z.]+\d*@(?:mail\.example|example\.(?:com|org))$/);
  }
});

test('an account with a name of its own, or with a row that few have, keeps its own address', async () => {
  const own = { ...accounts, columns: [...accounts.columns, 'full_name text not null'] };
  const teachers = {
    name: 'teachers',
    columns: ['account_id uuid not null', 'full_name text not null'],
    key: ['account_id'],
    refers: ['account_id -> accounts.id'],
  };
  for (const tables of [
    [own, profiles('full_name text not null')],
    [accounts, teachers],
  ]) {
    const rows = await rowsOf(tables, 'accounts', ['email'], {}, 300);
    expect(rows.every(([mail]) => /^[^@]+@[^@]+$/.test(mail!))).toBe(true);
    expect(rows.some(([mail]) => mail!.startsWith('user0'))).toBe(false);
  }
});
