import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('numbers are near their DEFAULT, within their type', async () => {
  const made = await madeOf('depots', [
    'diesel_rate numeric(10,2) default 87.49',
    'slot_limit int default 40',
    'loss_share numeric(4,3) default 0.9',
    'open_count int default 0',
  ]);
  expect(valuesOf(made['diesel_rate'])[0]).toBe(87.49);
  expect(Math.max(...(valuesOf(made['diesel_rate']) as number[]))).toBeLessThan(100);
  for (const value of valuesOf(made['slot_limit'])) expect(Number.isInteger(value)).toBe(true);
  expect(Math.max(...(valuesOf(made['loss_share']) as number[]))).toBeLessThanOrEqual(1);
  expect(made['open_count']?.kind).not.toBe('values');
});

test('things have names of their kind: numbered, of a season, about something', async () => {
  expect((await madeOf('pumps', ['name text not null']))['name']).toEqual({ kind: 'text.plain', parameters: { noun: 'pump' } });
  expect(valuesOf((await madeOf('waves', ['name text not null']))['name']).join()).toContain('2025');
  expect(valuesOf((await madeOf('definitions', ['name text not null']))['name']).every((each) => String(each).endsWith(' definition'))).toBe(true);
});

test('kinds of a thing are its own kinds', async () => {
  expect(valuesOf((await madeOf('storage_boxes', ['lock_type text']))['lock_type'])).toContain('padlock');
});

test('many decimals mean fractions, and a type too small for centimetres means metres', async () => {
  const made = await madeOf('patients', ['relapse_risk_score numeric(5,4)', 'height numeric(3,2)', 'height_cm int']);
  expect(made['relapse_risk_score']).toEqual({ kind: 'number.percent', parameters: { max: 1 } });
  expect(made['height']?.parameters?.['mean']).toBeLessThan(2.5);
  expect(made['height_cm']?.parameters?.['mean']).toBeGreaterThan(100);
});

test('a flag in a text is yes or no, and a thing is not a flag', async () => {
  const made = await madeOf('reports', ['anonymous text', 'manual text']);
  expect(valuesOf(made['anonymous'])).toEqual(['yes', 'no']);
  expect(valuesOf(made['manual']) ?? []).not.toContain('yes');
});

test('a key with its thing’s name is a number that people read out', async () => {
  const { blueprint } = await infer(makeCatalog([{ name: 'shipments', columns: ['shipment_id varchar(20) not null'], key: ['shipment_id'] }]), noTools);
  expect(blueprint.tables[0]!.columns[0]!.generator?.kind).toBe('code.reference');
});

test('a document is about the noun before it', async () => {
  expect(JSON.stringify((await madeOf('trips', ['sensor_data jsonb']))['sensor_data'])).toContain('temperature');
});

test('dates and times in texts are formatted as such, and a place as DEFAULT is common', async () => {
  const made = await madeOf('bookings', ['slot_date text', 'slot_time text', "currency text default 'INR'"]);
  expect(made['slot_date']?.parameters?.['unit']).toBe('d');
  expect(made['slot_time']?.kind).toBe('date.timeOfDay');
  expect(made['currency']?.kind).toBe('weighted');
});

test('a name next to a last name is the first name', async () => {
  expect((await madeOf('empleados', ['nombre text', 'apellido text', 'fecha_nacimiento date', 'salario numeric']))['nombre']?.kind).toBe('person.firstName');
});

test('an idle time is followed by something', async () => {
  const made = await madeOf('calls', ['ring_time int not null', 'login_time int not null', 'plobbed_time int not null']);
  expect(made['ring_time']?.kind).not.toMatch(/^date\./);
  expect(made['login_time']?.kind).toMatch(/^date\./);
});

test('seconds since 1970 by name, and participles in eight bytes', async () => {
  const made = await madeOf('jobs', [
    'created_unix bigint not null',
    'closed_unix bigint',
    'stopped bigint',
    'stopped_flag int default 0',
    'messages_sent bigint',
  ]);
  expect(made['created_unix']).toEqual({ kind: 'date.created', parameters: { unit: 's' } });
  expect(made['closed_unix']?.kind).toBe('date.event');
  expect(made['stopped']?.kind).toBe('date.event');
  expect(made['stopped_flag']?.kind).not.toMatch(/^date\./);
  expect(made['messages_sent']?.kind).toBe('number.count');
});

test('a number of things counts them, and so does every column of a table of statistics', async () => {
  const made = await madeOf('projects', ['num_stars int', 'num_closed_issues int', 'number_of_doors int', 'num_1 int']);
  expect(made['num_stars']?.kind).toBe('number.count');
  expect(made['num_closed_issues']?.kind).toBe('number.count');
  expect(made['number_of_doors']?.kind).toBe('number.typical');
  expect((await madeOf('statistics', ['mail_sent int']))['mail_sent']?.kind).toBe('number.count');
});

test('a lower-case text equals its original', async () => {
  const made = await madeOf('teams', ['name text not null', 'lower_name text not null', 'lower_bound int', 'lower_limit text']);
  expect(made['lower_name']).toEqual({ kind: 'sibling', parameters: { column: 'name', transform: 'lower' } });
  expect(made['lower_limit']?.kind).not.toBe('sibling');
});

test('an unknown URL leads to the thing in its name', async () => {
  const made = await madeOf('settings', ['zorkana_url text', 'comments_url text', 'base_url text']);
  expect(made['zorkana_url']?.parameters?.['regex']).toContain('https://zorkana\\.example');
  expect(made['comments_url']?.parameters?.['regex']).toContain('/comment/');
  expect(JSON.stringify(made['base_url'])).not.toContain('/base/');
});

test('a class of capitals and digits uses all of them', async () => {
  const made = await madeOf('gpg_keys', ['key_id text', 'fingerprint text']);
  expect(made['key_id']).toEqual({ kind: 'pattern', parameters: { regex: '[0-9A-F]{16}', letters: 'all' } });
});

test('a compound word ends in a thing, not in a person', async () => {
  expect((await madeOf('servers', ['zorklayer text']))['zorklayer']?.kind).not.toBe('person.fullName');
});

test('a word with "on" is not a timestamp, but a number with many digits is', async () => {
  const made = await madeOf('balancers', ['hash_on text', 'updated_on text', 'start_time numeric(20,6)', 'lead_time numeric(5,2)']);
  expect(made['hash_on']?.kind).not.toMatch(/^date\./);
  expect(made['updated_on']?.kind).toMatch(/^date\./);
  expect(made['start_time']).toMatchObject({ kind: 'date.epoch', parameters: { unit: 'ms' } });
  expect(made['lead_time']?.kind).not.toMatch(/^date\./);
});

test('DEFAULT -1 means none, and a timestamp with DEFAULT NULL has not happened yet', async () => {
  const made = await madeOf('accounts', ['seat_limit int default -1', 'secret_expires_at int default 0']);
  expect(valuesOf(made['seat_limit'])?.[0]).toBe(-1);
  expect(valuesOf(made['seat_limit'])?.every((value) => Number(value) >= -1)).toBe(true);
  expect(made['secret_expires_at']?.kind).toMatch(/^date\./);
});

test('a uuid without hyphens, the mode of a number, the state of what a log records', async () => {
  const made = await madeOf('query_logs', ['run_uuid varchar(32)', 'latency_mode int', 'state text']);
  expect(made['run_uuid']).toEqual({ kind: 'string.hexadecimal', parameters: { length: 32 } });
  expect(made['latency_mode']?.kind).toBe('number.code');
  expect(valuesOf(made['state'])).toContain('completed');
});

test('a key of a certificate is a whole one', async () => {
  const made = await madeOf('tls_certificates', ['cert text', 'key text']);
  expect(String(made['key']?.parameters?.['template'])).toMatch(/^-----BEGIN PRIVATE KEY-----\n.*END PRIVATE KEY-----$/s);
});

test('an old hash has its own length, a total of things counts them', async () => {
  const made = await madeOf('members', ['password varchar(40)', 'password_hash varchar(100)', 'total_links int', 'total_sales int']);
  expect(made['password']).toEqual({ kind: 'string.hexadecimal', parameters: { length: 40 } });
  expect(made['password_hash']?.kind).toBe('string.passwordHash');
  expect(made['total_links']?.kind).toBe('number.count');
  expect(made['total_sales']?.kind).not.toBe('number.count');
});

test('general words yield to a DEFAULT', async () => {
  const made = await madeOf('zorks', ["blorft_type text default 'individual'", "hash_version text default 'sha1'", "flow_type text default 'florp'"]);
  expect(valuesOf(made['blorft_type'])).toEqual(['individual', 'company']);
  expect(valuesOf(made['hash_version'])).toEqual(['sha1']);
  expect(valuesOf(made['flow_type'])).toEqual(['florp']);
});

test('a time to live in a text has no title', async () => {
  expect(valuesOf((await madeOf('leases', ['max_ttl text']))['max_ttl'])).toContain('24h');
});

test('prices just below a whole number differ', async () => {
  expect(valuesOf((await madeOf('films', ['rental_rate numeric(4,2) default 4.99']))['rental_rate'])).toEqual([4.99, 2.99, 3.99, 5.99, 6.99]);
});

test('items per month are counts, a month of a year is not', async () => {
  const made = await madeOf('boards', ['interactions_month int default 0', 'birth_month int', 'days_week int']);
  expect(made['interactions_month']?.kind).toBe('number.count');
  expect(made['birth_month']?.kind).not.toBe('number.count');
});
