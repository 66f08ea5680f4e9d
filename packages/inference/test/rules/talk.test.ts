import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const server = ['pushers', 'presence_stream', 'redactions'].map((name) => ({ name, columns: ['id bigint not null', 'note text'] }));

async function valuesOf(tables: Parameters<typeof makeCatalog>[0], table: string, column: string): Promise<string[]> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const { rows } = plan.table(`public.${table}`);
  return textRows(plan, `public.${table}`, 0, Math.min(rows, 40), [column]).flatMap(([value]) => value ?? []);
}

test('ids of federated rooms have the format of their server, keys as well', async () => {
  const events = {
    name: 'events',
    columns: ['event_id text not null', 'room_id text', 'sender text', 'device_id text', 'instance_name text'],
    key: ['event_id'],
  };
  for (const [column, form] of [
    ['event_id', /^\$[\w-]{43}$/],
    ['room_id', /^![A-Za-z]+:[\w.]+$/],
    ['sender', /^@[\w.]+:[\w.]+$/],
    ['device_id', /^[A-Z]{10}$/],
    ['instance_name', /^(?:master|\w+\d)$/],
  ] as const)
    for (const value of await valuesOf([...server, events], 'events', column)) expect(value).toMatch(form);
});

test('elsewhere a room or a device has ids like others do', async () => {
  const rooms = { name: 'bookings', columns: ['id bigint not null', 'device_id text', 'instance_name text', 'sender text'] };
  for (const value of await valuesOf([rooms], 'bookings', 'device_id')) expect(value).not.toMatch(/^[A-Z]{10}$/);
  for (const value of await valuesOf([rooms], 'bookings', 'sender')) expect(value).not.toMatch(/^@/);
});

test('an image board has tags of images, a shop its own', async () => {
  const board = ['pools', 'tag_implications', 'wiki_pages'].map((name) => ({ name, columns: ['id bigint not null', 'note text'] }));
  const tags = { name: 'tags', columns: ['id bigint not null', 'name text', 'category int'] };
  for (const value of await valuesOf([...board, tags], 'tags', 'name')) expect(value).toMatch(/^[a-z]+(?:_[a-z]+)+$/);
  for (const value of await valuesOf([tags], 'tags', 'name')) expect(value).not.toContain('kimono');
});

test('federated things have their own kind of address', async () => {
  for (const [table, form] of [
    ['comment', /\/comment\/\d+$/],
    ['community', /\/c\/\w+$/],
    ['person', /\/u\/\w+$/],
  ] as const)
    for (const value of await valuesOf([{ name: table, columns: ['id bigint not null', 'ap_id text', 'local boolean'] }], table, 'ap_id'))
      expect(value).toMatch(form);
});

test('a name with a display name is a handle; counters start at zero', async () => {
  const people = { name: 'users', columns: ['id bigint not null', 'name text', 'display_name text', 'avatar text'] };
  for (const value of await valuesOf([people], 'users', 'name')) expect(value).toMatch(/^[\w.-]+$/);
  const posts = { name: 'posts', columns: ['id bigint not null', 'upvotes int', 'down_score int'] };
  expect(await valuesOf([posts], 'posts', 'upvotes')).toContain('0');
  expect((await valuesOf([posts], 'posts', 'down_score')).filter((value) => value === '0').length).toBeGreaterThan(10);
});

test('states of checks are numbers from 0, which means all is well', async () => {
  const states = { name: 'host_state', columns: ['id bigint not null', 'soft_state smallint', 'hard_state smallint', 'previous_hard_state smallint'] };
  const values = await valuesOf([states], 'host_state', 'hard_state');
  expect(values.filter((value) => value === '0').length).toBeGreaterThan(values.length / 2);
  expect(Math.max(...values.map(Number))).toBeLessThanOrEqual(3);
});

test('a reliable rule about rooms is not overridden by the table that the id references', async () => {
  const rooms = { name: 'rooms', columns: ['room_id text not null', 'topic text'], key: ['room_id'] };
  const stats = { name: 'room_stats', columns: ['id bigint not null', 'room_id text not null', 'room_type text'] };
  expect(await valuesOf([...server, rooms, stats], 'room_stats', 'room_type')).not.toContain('Room');
});

test('texts kept for a room are about rooms, those for a person about people', async () => {
  const kept = ['account_data', 'room_account_data'].map((name) => ({
    name,
    columns: ['id bigint not null', 'user_id text', 'account_data_type text', 'content text'],
  }));
  const ofRooms = await valuesOf([...server, ...kept], 'room_account_data', 'account_data_type');
  const ofPeople = await valuesOf([...server, ...kept], 'account_data', 'account_data_type');
  expect(ofRooms).toContain('m.fully_read');
  expect(ofPeople).toContain('m.push_rules');
  expect(ofRooms.filter((value) => value.startsWith('m.') && ofPeople.includes(value))).toEqual([]);
});

test('the state of a room has events of its own', async () => {
  const state = { name: 'current_state_events', columns: ['id bigint not null', 'type text', 'state_key text'] };
  expect(await valuesOf([...server, state], 'current_state_events', 'type')).not.toContain('m.room.message');
});

test('a host is up or down, a service more than that', async () => {
  const columns = ['id bigint not null', 'soft_state smallint', 'hard_state smallint', 'previous_hard_state smallint'];
  const both = ['host_state', 'service_state'].map((name) => ({ name, columns }));
  for (const value of await valuesOf(both, 'host_state', 'previous_hard_state')) expect(['0', '1', '99']).toContain(value);
  expect(await valuesOf(both, 'service_state', 'hard_state')).toContain('2');
});

test('a notification of a check has other options than the check', async () => {
  const columns = ['id bigint not null', 'argument_key text', 'argument_value text', 'separator text', 'skip_key boolean'];
  const commands = ['checkcommand_argument', 'notificationcommand_argument'].map((name) => ({ name, columns }));
  const ofCheck = new Set(await valuesOf(commands, 'checkcommand_argument', 'argument_value'));
  for (const value of await valuesOf(commands, 'notificationcommand_argument', 'argument_value')) if (value !== 'true') expect(ofCheck).not.toContain(value);
  for (const value of await valuesOf(commands, 'checkcommand_argument', 'separator')) expect(['=', ':']).toContain(value);
});

test('votes increase, and nothing is controversial before both sides have voted', async () => {
  const votes = { name: 'comment_actions', columns: ['id bigint not null', 'vote_is_upvote boolean', 'controversy_rank real'] };
  const up = await valuesOf([votes], 'comment_actions', 'vote_is_upvote');
  expect(up.filter((value) => value === 't' || value === 'true').length).toBeGreaterThan(up.length / 2);
  for (const value of (await valuesOf([votes], 'comment_actions', 'controversy_rank')).map(Number)) expect(value === 0 || value > 1).toBe(true);
});
