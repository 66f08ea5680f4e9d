import { createClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { readToken, signToken } from '../../src/server/auth/token.ts';
import { planOf, SHOP, SHOP_ROWS } from './support.ts';

let mock: Mock;

beforeAll(async () => {
  mock = openMock({ ...(await planOf(SHOP, SHOP_ROWS)), password: 'known' });
});
beforeEach(() => mock.reset());

const client = () =>
  createClient('http://mock.local', 'any', { global: { fetch: mock.fetch as typeof fetch }, auth: { persistSession: false, autoRefreshToken: false } });

test('a person of the dataset signs in with the known password, and out again', async () => {
  const supabase = client();
  const { data: row } = await supabase.from('users').select('*').eq('id', 7).single();
  const signed = await supabase.auth.signInWithPassword({ email: row.email.toUpperCase(), password: 'known' });
  expect(signed.error).toBeNull();
  expect(signed.data.user).toMatchObject({ id: '7', email: row.email, role: 'authenticated' });
  expect((await supabase.auth.getUser()).data.user).toMatchObject({ id: '7', user_metadata: { name: row.name } });
  expect((await supabase.auth.getClaims()).data!.claims).toMatchObject({ sub: '7', role: 'authenticated', country_code: row.country_code });
  const refreshed = await supabase.auth.refreshSession();
  expect(refreshed.data.user).toMatchObject({ id: '7' });
  expect((await supabase.from('users').select('id').eq('id', 7)).data).toEqual([{ id: 7 }]);
  const { refresh_token } = refreshed.data.session!;
  expect((await supabase.auth.signOut()).error).toBeNull();
  expect((await client().auth.refreshSession({ refresh_token })).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test.each([
  ['a wrong password', { password: 'wrong' }],
  ['nobody', { email: 'nobody@example.com' }],
])('%s is rejected like in GoTrue', async (_, given) => {
  const { email, password } = mock.signIn()!;
  const { error } = await client().auth.signInWithPassword({ email, password, ...given });
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
});

test('a new user signs up, is a row, and signs in with their password until the reset', async () => {
  const supabase = client();
  const credentials = { email: 'ada@example.com', password: 'lovelace' };
  const made = await supabase.auth.signUp({ ...credentials, options: { data: { name: 'Ada', nonsense: 1 } } });
  expect(made.error).toBeNull();
  expect((await supabase.from('users').select('id,name,email').eq('email', credentials.email)).data).toEqual([
    { id: SHOP_ROWS.users + 1, name: 'Ada', email: credentials.email },
  ]);
  expect((await client().auth.signUp(credentials)).error).toMatchObject({ code: 'user_already_exists' });
  expect((await client().auth.signInWithPassword({ ...credentials, password: 'known' })).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await client().auth.signInWithPassword(credentials)).data.user).toMatchObject({ id: String(SHOP_ROWS.users + 1) });
  mock.reset();
  expect((await client().auth.signInWithPassword(credentials)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('a key with a format of its own gets a value in that format at sign-up', async () => {
  const ddl = `CREATE TABLE members (id serial PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, card_no text NOT NULL UNIQUE CHECK (card_no ~ '^SW[0-9]{7}$'));`;
  const own = openMock({ ...(await planOf(ddl, { members: 20 })), password: 'known' });
  const supabase = createClient('http://mock.local', 'any', {
    global: { fetch: own.fetch as typeof fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  for (const email of ['ada@example.com', 'bob@example.com']) expect((await supabase.auth.signUp({ email, password: 'lovelace' })).error).toBeNull();
  const { data } = await supabase.from('members').select('card_no');
  expect(new Set(data!.map(({ card_no }) => card_no)).size).toBe(22);
});

test('foreign tokens, expired ones and refresh tokens do not sign in', async () => {
  const { email, password } = mock.signIn()!;
  const { session } = (await client().auth.signInWithPassword({ email, password })).data;
  const ask = async (token: string) => (await mock.fetch('/auth/v1/user', { headers: { Authorization: `Bearer ${token}` } })).json();
  expect(await ask(session!.access_token)).toMatchObject({ email });
  const secret = 'super-secret-jwt-token-with-at-least-32-characters-long';
  const claims = readToken(session!.access_token, secret)!;
  expect(await ask(signToken(claims, 'other'))).toMatchObject({ error_code: 'bad_jwt' });
  expect(await ask(signToken({ ...claims, exp: 1 }, secret))).toMatchObject({ msg: 'invalid JWT: token is expired' });
  expect(await ask(session!.refresh_token)).toMatchObject({ error_code: 'bad_jwt' });
  expect(await ask(session!.access_token.replace(/\.[^.]*$/, '.'))).toMatchObject({ error_code: 'bad_jwt' });
});

test('in tables without e-mail addresses nobody can sign in', async () => {
  const none = openMock(await planOf('CREATE TABLE parts (id int PRIMARY KEY, name text)', {}));
  expect(none.signIn()).toBeNull();
  const answer = await none.fetch('/auth/v1/token?grant_type=password', { method: 'POST', body: '{"email":"a@example.com","password":"seedbed"}' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_code: 'email_provider_disabled' });
});
