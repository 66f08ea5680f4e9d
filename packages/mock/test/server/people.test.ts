import { beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../src/core/index.ts';
import { peopleOf } from '../../src/server/auth/people.ts';
import { openMock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

/** Tables in which people must be distinguished from organisations, places and documents with an e-mail address. */
const SETS: readonly (readonly [name: string, people: string, ddl: string])[] = [
  [
    'organisations beside members without a password',
    'members',
    `CREATE TABLE organisations (id int PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE);
     CREATE TABLE members (id int PRIMARY KEY, organisation_id int REFERENCES organisations, first_name text, last_name text, email text NOT NULL)`,
  ],
  [
    'customers beside staff that signs in',
    'staff',
    `CREATE TABLE customers (id int PRIMARY KEY, first_name text, last_name text, email text UNIQUE);
     CREATE TABLE staff (id int PRIMARY KEY, name text, email text UNIQUE, password_hash text NOT NULL, role text);
     CREATE TABLE orders (id int PRIMARY KEY, customer_id int REFERENCES customers, approved_by int REFERENCES staff)`,
  ],
  [
    'clubs and their players',
    'players',
    `CREATE TABLE clubs (id int PRIMARY KEY, name text, email text UNIQUE, website text, founded int);
     CREATE TABLE players (id int PRIMARY KEY, club_id int REFERENCES clubs, full_name text, birth_date date, email text)`,
  ],
  [
    'practices, patients and doctors with an account',
    'doctors',
    `CREATE TABLE practices (id int PRIMARY KEY, name text, email text, tax_id text);
     CREATE TABLE patients (id int PRIMARY KEY, practice_id int REFERENCES practices, first_name text, last_name text, email text);
     CREATE TABLE doctors (id int PRIMARY KEY, first_name text, last_name text, email text UNIQUE, password_digest text, last_login_at timestamptz)`,
  ],
  [
    'newsletter subscriptions and authors of posts',
    'authors',
    `CREATE TABLE subscriptions (id int PRIMARY KEY, email text NOT NULL UNIQUE, confirmed_at timestamptz);
     CREATE TABLE authors (id int PRIMARY KEY, name text, email text);
     CREATE TABLE posts (id int PRIMARY KEY, author_id int REFERENCES authors, title text)`,
  ],
  [
    'addresses in a table of their own',
    'user_emails',
    `CREATE TABLE users (id int PRIMARY KEY, username text NOT NULL UNIQUE);
     CREATE TABLE user_emails (id int PRIMARY KEY, user_id int NOT NULL UNIQUE REFERENCES users, email text NOT NULL UNIQUE);
     CREATE TABLE vendors (id int PRIMARY KEY, name text, email text UNIQUE)`,
  ],
  [
    'suppliers, warehouses and employees',
    'employees',
    `CREATE TABLE suppliers (supplier_id int PRIMARY KEY, company_name text, contact_name text, email text UNIQUE);
     CREATE TABLE warehouses (id int PRIMARY KEY, name text, email text);
     CREATE TABLE employees (employee_id int PRIMARY KEY, first_name text, last_name text, email text, hired_on date);
     CREATE TABLE deliveries (id int PRIMARY KEY, supplier_id int REFERENCES suppliers, received_by int REFERENCES employees)`,
  ],
  [
    'pilots, a noun that nobody listed',
    'pilots',
    `CREATE TABLE airlines (id int PRIMARY KEY, name text, email text UNIQUE, iata text);
     CREATE TABLE pilots (id int PRIMARY KEY, airline_id int REFERENCES airlines, first_name text, last_name text, email text UNIQUE)`,
  ],
  [
    'invitations with a token',
    'AppUser',
    `CREATE TABLE "AppUser" (id uuid PRIMARY KEY, email text UNIQUE, "displayName" text, "avatarUrl" text);
     CREATE TABLE "Invitation" (id uuid PRIMARY KEY, email text UNIQUE, token text, "invitedBy" uuid REFERENCES "AppUser")`,
  ],
  [
    'tenants, accounts of money and profiles',
    'profiles',
    `CREATE TABLE tenants (id int PRIMARY KEY, name text, billing_email text);
     CREATE TABLE accounts (id int PRIMARY KEY, tenant_id int REFERENCES tenants, number text, iban text, contact_email text, vat_id text);
     CREATE TABLE profiles (id uuid PRIMARY KEY, tenant_id int REFERENCES tenants, username text, email text UNIQUE, avatar_url text);
     CREATE TABLE comments (id int PRIMARY KEY, author_id uuid REFERENCES profiles, body text)`,
  ],
];

test.each(SETS)('%s: %s', async (_, people, ddl) => {
  const { plan, catalog } = await planOf(ddl, {});
  expect(peopleOf(schemaOf(plan, catalog), plan)?.table.name).toBe(people);
});

let made: Awaited<ReturnType<typeof planOf>>;
beforeAll(async () => {
  made = await planOf(SETS[5]![2], { users: 20, user_emails: 20, vendors: 10 });
});

test('a person who signs in by address is the user it belongs to', async () => {
  const mock = openMock(made);
  const { email, password } = mock.signIn()!;
  const [row] = (await (await mock.fetch(`/rest/v1/user_emails?email=eq.${email}`)).json()) as { user_id: number }[];
  const answer = await mock.fetch('/auth/v1/token?grant_type=password', { method: 'POST', body: JSON.stringify({ email, password }) });
  expect(await answer.json()).toMatchObject({ user: { id: String(row!.user_id), email } });
});

test('another table can be chosen', () => {
  expect(openMock({ ...made, people: 'vendors' }).signIn()).toMatchObject({ table: 'vendors' });
  expect(openMock({ ...made, people: 'public.vendors' }).signIn()).toMatchObject({ table: 'vendors' });
});

test.each([
  ['users', 'people: users has no e-mail addresses, or no key of one column. People can sign in from: user_emails, vendors.'],
  ['nobody', 'people: nobody is no table of the schema.'],
])('%s is refused, with the possible tables', (people, message) => {
  expect(() => openMock({ ...made, people })).toThrow(message);
});
