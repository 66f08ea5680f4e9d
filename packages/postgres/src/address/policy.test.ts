import { describe, expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';
import { checkAddress, type AddressPolicy } from './policy.ts';

const at = (host: string, port = 5432) => parseAddress(`postgres://u@${host.includes(':') ? `[${host}]` : host}:${port}/d`);
const outcome = (host: string, policy: AddressPolicy, port?: number): Promise<string> =>
  checkAddress(at(host, port), policy).then(
    (pinned) => pinned.ip,
    (error: { type: string }) => error.type,
  );

const SERVER: AddressPolicy = { local: false };
const LOCAL: AddressPolicy = { local: true };
const NO = 'connection-refused-by-policy';

/** Addresses that a stranger must not reach through us, in any spelling. */
const INSIDE = [
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'febf::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  'fec0::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:7f00:1',
  '::ffff:0:127.0.0.1',
  '::127.0.0.1',
  '::a00:1',
  '::a9fe:a9fe',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2002:a00:1::',
  '2002:a9fe:a9fe::1',
  '::127.0.0.1',
  'localhost',
];

describe('on a server (sec-T5)', () => {
  test.each(INSIDE)('%s is refused', async (host) => expect(await outcome(host, SERVER)).toBe(NO));
  test.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '192.167.1.1', '11.0.0.1', '2606:4700::1111', '64:ff9b::808:808'])(
    '%s is taken',
    async (host) => expect(await outcome(host, SERVER)).toBe(host),
  );

  // The system's resolver accepts these as addresses, so the policy checks its result.
  test.each(['127.1', '2130706433', '0x7f000001', '017700000001', '0x7f.1', '10.1', '0'])('%s is rejected as a name too', async (host) => {
    expect(['connection-refused-by-policy', 'connection-failed']).toContain(await outcome(host, SERVER));
  });

  test('the operator’s list allows names, addresses and ranges, and nothing else', async () => {
    expect(await outcome('localhost', { local: false, allowed: ['localhost'] })).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await outcome('LOCALHOST', { local: false, allowed: ['localhost'] })).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await outcome('10.1.2.3', { local: false, allowed: ['10.1.0.0/16'] })).toBe('10.1.2.3');
    expect(await outcome('10.2.2.3', { local: false, allowed: ['10.1.0.0/16'] })).toBe(NO);
    expect(await outcome('::ffff:10.1.2.3', { local: false, allowed: ['10.1.2.3'] })).toBe('::ffff:10.1.2.3');
    expect(await outcome('10.1.2.3', { local: false, allowed: ['10.1.2.30', '0:/8', 'x/16', ''] })).toBe(NO);
  });

  test('an unknown host', async () => expect(await outcome('nowhere.invalid', SERVER)).toBe('connection-failed'));
});

describe('on a local machine', () => {
  test.each(['127.0.0.1', '::1', '10.0.0.1', '192.168.1.5', '100.64.0.1', '8.8.8.8', 'fd00::1'])('%s is accepted', async (host) =>
    expect(await outcome(host, LOCAL)).toBe(host),
  );
  test.each(['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1', '224.0.0.1', '0.0.0.0', '::', '255.255.255.255'])('%s is refused', async (host) =>
    expect(await outcome(host, LOCAL)).toBe(NO),
  );
});

describe('metadata addresses of clouds', () => {
  test.each(['169.254.169.254', 'fd00:ec2::254', 'fd00:0ec2:0::254', '100.100.100.200', '168.63.129.16', '::ffff:168.63.129.16', '64:ff9b::a83f:8110'])(
    '%s is always rejected',
    async (host) => {
      for (const policy of [LOCAL, SERVER, { ...LOCAL, allowed: [host, '0.0.0.0/0', '::/0', '100.64.0.0/10'] }]) expect(await outcome(host, policy)).toBe(NO);
    },
  );
});

test('our own database is always refused, however its host is written; another database of its server is allowed', async () => {
  const own = { ips: ['127.0.0.1'], port: 5432, database: 'd', system: null };
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '127.1', '2130706433', '0x7f000001', '::1', '::ffff:127.0.0.1'])
    expect([host, await outcome(host, { local: true, ownDatabase: own })]).toEqual([host, NO]);
  expect(await outcome('127.0.0.1', { local: true, ownDatabase: { ...own, database: 'e' } })).toBe('127.0.0.1');
  expect(await outcome('10.1.2.3', { local: true, ownDatabase: { ...own, ips: ['::ffff:10.1.2.3'] } })).toBe(NO);
});

test('our own servers are always refused, by any name of this machine', async () => {
  const policy: AddressPolicy = { local: true, allowed: ['127.0.0.1', 'localhost'], own: [{ host: '127.0.0.1', port: 5499 }] };
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1', 'localhost']) expect(await outcome(host, policy, 5499)).toBe(NO);
  expect(await outcome('127.0.0.1', policy, 5498)).toBe('127.0.0.1');
});
