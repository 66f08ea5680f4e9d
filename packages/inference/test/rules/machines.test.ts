import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const made = async (table: string, columns: readonly string[]) => {
  const found = await columnsOf(table, columns);
  return (name: string) => JSON.stringify(found.get(name)!.generator);
};

test('an address points to its purpose', async () => {
  const of = await made('integrations', [
    'webhook_url text',
    'payment_url text',
    'discovery_url text',
    'terms_of_use_url text',
    'pull_request_url text',
    'url text',
  ]);
  expect(of('webhook_url')).toContain('hooks.example.com');
  expect(of('payment_url')).toContain('checkout');
  expect(of('discovery_url')).toContain('.well-known');
  expect(of('terms_of_use_url')).toContain('terms');
  expect(of('pull_request_url')).toContain('/pull/');
  expect(of('url')).toContain('internet.url');
});

test('numbers of completed things are counts, times of jobs in numbers are timestamps', async () => {
  const of = await made('import_runs', [
    'placements_updated integer',
    'messages_sent integer',
    'minutes_used integer',
    'stop_time integer',
    'source_port integer',
  ]);
  expect([of('placements_updated'), of('messages_sent')]).toEqual(['{"kind":"number.count"}', '{"kind":"number.count"}']);
  expect(of('minutes_used')).not.toContain('number.count');
  expect(of('stop_time')).toContain('date.');
  expect(of('source_port')).toContain('65535');
});

test('an instruction in a small number is yes or no, too; byte counts match the size of files', async () => {
  const of = await made('conninfo', [
    'no_more_notifications int default 0',
    'inherits_parent int default 0',
    'bytes_processed bigint default 0',
    'use_count int default 0',
  ]);
  expect(of('no_more_notifications')).toContain('datatype.boolean');
  expect(of('inherits_parent')).toContain('datatype.boolean');
  expect(of('bytes_processed')).toContain('system.fileSize');
  expect(of('use_count')).not.toContain('boolean');
});

test('an unknown abbreviation is recognized in machines, a boolean status is mostly yes', async () => {
  const of = await made('keys', ['jkt varchar(255)', 'status boolean']);
  expect(of('jkt')).toContain('string.alphanumeric');
  expect(of('status')).toContain('0.85');
});

test('a file with a line is source code, a purpose with an account is a payment’s, an installer is a person', async () => {
  const log = await made('error_log', ['errno integer', 'filename text', 'lineno integer']);
  expect(log('filename')).toContain('src/');
  const transfer = await made('transfers', ['iban text', 'amount numeric(10,2)', 'purpose varchar(27)']);
  expect(transfer('purpose')).toContain('Rent');
  const release = await made('releases', ['version text', 'installer_name text', 'configfile_path text']);
  expect(release('installer_name')).toContain('person.fullName');
  expect(release('configfile_path')).toContain('/etc/');
});
