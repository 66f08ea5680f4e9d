import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const textOf = async (table: string, columns: readonly string[], name: string): Promise<string> =>
  JSON.stringify((await columnsOf(table, columns)).get(name)!.generator);

/** The generator of a column in a schema of several tables. */
async function among(tables: Readonly<Record<string, readonly string[]>>, table: string, column: string): Promise<string> {
  const { blueprint } = await infer(
    makeCatalog(Object.entries(tables).map(([name, columns]) => ({ name, columns: ['id bigint not null', ...columns] }))),
    noTools,
  );
  return JSON.stringify(blueprint.tables.find((each) => each.name === table)!.columns.find((each) => each.name === column)!.generator);
}

test('devices on radio networks have identifiers of eight bytes, counters and ports of their own', async () => {
  const device = ['dev_eui bytea not null', 'dev_addr bytea', 'f_port smallint', 'f_cnt_up bigint', 'mac_version varchar(10)', 'last_uplink_at timestamptz'];
  expect(await textOf('devices', device, 'dev_eui')).toContain('"length":8');
  expect(await textOf('devices', device, 'dev_addr')).toContain('"length":4');
  expect(await textOf('devices', device, 'f_port')).not.toContain('443');
  expect(await textOf('devices', device, 'mac_version')).toContain('1.0.3');
});

test('a mailbox in a mail server’s schema is a folder, and labels of calendar clients are in capitals', async () => {
  expect(await textOf('cache_messages', ['mailbox varchar(255)', 'uid int', 'flags int', 'data text'], 'mailbox')).toContain('INBOX');
  expect(await textOf('attendees', ['email text', 'partstat varchar(20)', 'cutype varchar(20)'], 'partstat')).toContain('NEEDS-ACTION');
  expect(await textOf('contacts', ['name text', 'email text', 'vcard text'], 'vcard')).toContain('BEGIN:VCARD');
});

test('podcast chapters start at a time code, enclosures are as long as their bytes', async () => {
  const feeds = { podcasts: ['title text', 'feed_url text'], episodes: ['title text', 'podcast_id bigint'] };
  expect(await among({ ...feeds, chapters: ['start varchar(255)', 'title text', 'episode_id bigint'] }, 'chapters', 'start')).toContain('00:');
  expect(await among({ ...feeds, enclosures: ['length varchar(255)', 'type text', 'url text'] }, 'enclosures', 'length')).toContain('number.int');
  expect(await textOf('feeds', ['url text', 'title text', 'feed_type text'], 'feed_type')).toContain('atom');
});

test('maps edited by people have tiles and tags', async () => {
  expect(await among({ changesets: ['min_lat int', 'editor text'], nodes: ['latitude int', 'tile bigint'] }, 'nodes', 'tile')).toContain('1210000000');
  const points = ['osm_id bigint', 'amenity text', 'highway text', 'waterway text', 'barrier text', 'bicycle text'];
  expect(await among({ osm_points: points, map_layers: ['srid int', 'geometry text'] }, 'osm_points', 'barrier')).toContain('fence');
});

test('telephone systems dial extensions, monitored systems use TLS', async () => {
  const calls = {
    cdr: ['dst text', 'hangup_cause text'],
    queues: ['musiconhold varchar(128)', 'strategy text'],
    extensions: ['exten varchar(40)', 'context text'],
  };
  expect(await among(calls, 'extensions', 'exten')).toContain('0\\\\d{2}');
  expect(await among(calls, 'queues', 'musiconhold')).toContain('jazz');
  expect(await textOf('endpoints', ['tls_version varchar(10)', 'url text'], 'tls_version')).toContain('TLSv1.3');
});

test('a bus transports events, a package requires a version', async () => {
  expect(await textOf('message_bus', ['channel text not null', 'value text not null'], 'channel')).toContain('order.created');
  expect(await textOf('packages', ['name text', 'version text', 'requires_python text'], 'requires_python')).toContain('>=3.9');
});

test('factory processes are not programs', async () => {
  const process = ['name text not null', 'code text', 'department_id bigint', 'is_required boolean'];
  expect(await among({ processes: process, orders: ['order_no text'], departments: ['name text'] }, 'processes', 'name')).toContain('Polishing');
  expect(await textOf('order_nodes', ['process_id bigint', 'pause_reason text', 'qty_out int'], 'pause_reason')).toContain('waiting for material');
});
