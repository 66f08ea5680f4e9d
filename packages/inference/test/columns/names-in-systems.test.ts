import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

/** Tables of a program, described by their other columns. */
const PROGRAM = {
  name: 'sessions',
  columns: [
    'id bigint not null',
    'token text',
    'user_agent text',
    'ip inet',
    'host text',
    'payload jsonb',
    'retry_timeout int',
    'queue text',
    'worker_uuid uuid',
  ],
};

async function inProgram(table: string, columns: readonly string[], key?: readonly string[]): Promise<Readonly<Record<string, Made>>> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: [...columns], ...(key ? { key: [...key] } : {}) }, PROGRAM]), noTools);
  return Object.fromEntries(blueprint.tables.find(({ name }) => name === table)!.columns.map(({ name, generator }) => [name, generator as Made]));
}

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as string[];

test('builders, drivers and hosts of software are not people', async () => {
  const made = await inProgram('builders', ['id bigint not null', 'name text', 'driver varchar(64)', 'host varchar(255)', 'calculators text']);
  for (const column of ['name', 'driver', 'host', 'calculators']) expect(JSON.stringify(made[column]), column).not.toMatch(/person\.|Keller/);
  expect(made['host']?.kind).toBe('internet.hostName');
});

test('unknown things of software get distinct names, not people’s', async () => {
  const made = await inProgram('routers', ['id bigint not null', 'name varchar(255)', 'shard varchar(255)', 'candidate_nodes text']);
  expect(valuesOf(made['name'])).toContain('staging-router');
  expect(valuesOf(made['shard'])).toContain('default-shard');
  expect(made['candidate_nodes']?.kind).toBe('json');
});

test('things that people create in software are named by their noun, not by a department', async () => {
  const made = await inProgram('breweries', ['id bigint not null', 'name varchar(255)']);
  expect(JSON.stringify(made['name'])).not.toMatch(/Support|Onboarding/);
});

test('a number of something is whole, whatever its type', async () => {
  const made = await inProgram('builds', ['id bigint not null', 'job_id double precision', 'pr_num double precision']);
  expect(made['job_id']?.kind).toBe('number.int');
  expect(made['pr_num']?.kind).toBe('number.int');
});

test('past participles side by side are counts', async () => {
  const made = await inProgram('sync_runs', ['id bigint not null', 'scanned int', 'created int', 'updated int', 'disabled int']);
  for (const column of ['scanned', 'created', 'updated', 'disabled']) expect(made[column]?.kind, column).toBe('number.count');
});

test('a listed thing is its own key', async () => {
  expect((await inProgram('currency', ['currency_id varchar(3) not null', 'name varchar(60)'], ['currency_id']))['currency_id']?.kind).toBe(
    'location.currencyCode',
  );
  const states = await inProgram('transfer_state', ['transfer_state_id varchar(50) not null', 'enumeration varchar(50)'], ['transfer_state_id']);
  expect(valuesOf(states['transfer_state_id'])).toContain('COMPLETED');
});

test('a kind next to the row number describes the row, and an unknown kind is not a time span', async () => {
  const made = await inProgram('connections', ['id bigint not null', 'connection_id varchar(250)', 'connection_type varchar(100)', 'created bigint default 0']);
  expect(valuesOf(made['connection_type']) ?? []).not.toContain('Session');
  expect(valuesOf(made['created'])).toBeUndefined();
});

test('a lower-case text is the text of that name', async () => {
  const made = await inProgram('members', ['id bigint not null', 'username text', 'username_lower text', 'title text']);
  expect(made['username_lower']).toMatchObject({ kind: 'sibling', parameters: { column: 'username' } });
});

test('migrations have the names of their framework', async () => {
  const made = await inProgram('databasechangelog', [
    'id varchar(255) not null',
    'author varchar(255)',
    'filename varchar(255)',
    'orderexecuted int',
    'exectype varchar(10)',
    'liquibase varchar(20)',
  ]);
  expect(valuesOf(made['exectype'])).toContain('EXECUTED');
  expect(String(made['filename']?.parameters?.['regex'])).toContain('changelog');
});

test('a text that ends in `at` is a timestamp, and in software a preposition is not a thing', async () => {
  const made = await inProgram('keys', ['id bigint not null', 'expires_at varchar(255)', 'first_strike_at varchar', 'start_from varchar(110)']);
  expect(made['expires_at']?.kind).toBe('date.expires');
  expect(made['first_strike_at']?.kind).toMatch(/^date\./);
  expect(JSON.stringify(made['start_from'])).not.toContain('-from');
});

test('racks, cables and interfaces are in networks, and a key with a fingerprint is cryptographic', async () => {
  expect(valuesOf((await inProgram('cables', ['id bigint not null', 'type varchar(50)', 'label varchar(100)']))['type'])).toContain('cat6a');
  expect(valuesOf((await inProgram('interfaces', ['id bigint not null', 'name varchar(64)', 'mac_address varchar(17)', 'mtu int']))['name'])).toContain('eth0');
  expect(String((await inProgram('keys', ['id bigint not null', 'key text', 'fingerprint text']))['key']?.parameters?.['regex'])).toContain('ssh-ed25519');
});

test('a suffix of every name in a table has no meaning', async () => {
  const columns = ['user_subscriber varchar(100) not null', 'comment_subscriber varchar(150)', 'bounce_subscriber varchar(35)', 'suspend_subscriber int'];
  const made = await inProgram('subscriber_table', columns, ['user_subscriber']);
  expect(JSON.stringify([made['comment_subscriber'], made['bounce_subscriber']])).not.toContain('person.fullName');
});
