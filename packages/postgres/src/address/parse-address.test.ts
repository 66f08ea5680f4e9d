import { describe, expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

describe('accepted addresses', () => {
  test.each([
    ['postgres://ann@db.example.com', { host: 'db.example.com', port: 5432, user: 'ann', password: '', database: 'ann', sslmode: 'prefer' }],
    [
      'postgresql://ann:s%40crét@10.1.2.3:6543/shop?sslmode=verify-full',
      { host: '10.1.2.3', port: 6543, user: 'ann', password: 's@crét', database: 'shop', sslmode: 'verify-full' },
    ],
    [
      'postgres://ann:a:b:c@[2001:db8::1]:5432/my%20shop',
      { host: '2001:db8::1', port: 5432, user: 'ann', password: 'a:b:c', database: 'my shop', sslmode: 'prefer' },
    ],
    ['postgres://%61nn:@localhost/?sslmode=disable', { host: 'localhost', port: 5432, user: 'ann', password: '', database: 'ann', sslmode: 'disable' }],
    ['postgres://a_b-c:x@my_host-1.internal:1/d', { host: 'my_host-1.internal', port: 1, user: 'a_b-c', password: 'x', database: 'd', sslmode: 'prefer' }],
  ])('%s', (text, fields) => expect(parseAddress(text)).toEqual(fields));
});

const REFUSED: readonly string[] = [
  '',
  'postgres',
  'postgres:',
  'postgres://',
  'postgres:///db',
  'postgres://@h',
  'postgres://:p@h',
  'mysql://u@h',
  'http://u@h',
  'POSTGRES://u@h',
  'host=h user=u',
  '/var/run/postgresql',
  'file:///etc/passwd',
  ' postgres://u@h',
  'postgres://u@h ',
  'postgres://u@h\n/d',
  'postgres://u:p q@h',
  'postgres://u@h\u0000',
  // Sockets, in every spelling that other parsers accept.
  'postgres://u@/d?host=/var/run',
  'postgres://u@%2Fvar%2Frun/d',
  'postgres://u@%2Ftmp:5432/d',
  'postgres:///d?host=/tmp&user=u',
  'postgres://u@.s.PGSQL/../d?host=/x',
  'socket:/tmp?db=d',
  // Files, services, options.
  'postgres://u@h/d?sslrootcert=/etc/passwd',
  'postgres://u@h/d?sslcert=/a&sslkey=/b',
  'postgres://u@h/d?sslmode=require&sslrootcert=/x',
  'postgres://u@h/d?options=-c%20log_statement=all',
  'postgres://u@h/d?service=prod',
  'postgres://u@h/d?servicefile=/x',
  'postgres://u@h/d?passfile=/x',
  'postgres://u@h/d?application_name=x',
  'postgres://u@h/d?host=other',
  'postgres://u@h/d?hostaddr=10.0.0.1',
  'postgres://u@h/d?port=1',
  'postgres://u@h/d?user=x',
  'postgres://u@h/d?dbname=x',
  'postgres://u@h/d?target_session_attrs=any',
  'postgres://u@h/d?uselibpqcompat=true',
  'postgres://u@h/d?SSLMODE=disable',
  'postgres://u@h/d?sslmode',
  'postgres://u@h/d?sslmode=',
  'postgres://u@h/d?sslmode=no-verify',
  'postgres://u@h/d?sslmode=allow',
  'postgres://u@h/d?sslmode=disable#x',
  'postgres://u@h/d#x',
  'postgres://u@h/d?%73slmode=disable',
  // Several hosts, ports out of range, broken hosts.
  'postgres://u@a,b/d',
  'postgres://u@a:1,b:2/d',
  'postgres://u@h:0/d',
  'postgres://u@h:65536/d',
  'postgres://u@h:-1/d',
  'postgres://u@h:5432x/d',
  'postgres://u@h:1e3/d',
  'postgres://u@h:99999999/d',
  'postgres://u@-h/d',
  'postgres://u@h..%2F/d',
  'postgres://u@[::1/d',
  'postgres://u@::1/d',
  'postgres://u@[fe80::1%25eth0]/d',
  'postgres://u@[localhost]/d',
  'postgres://u@h\\@x/d',
  'postgres://u@a@b/d',
  'postgres://u@hé/d',
  // Broken escapes.
  'postgres://u%@h',
  'postgres://u:%zz@h',
  'postgres://u@h/%ff',
  'postgres://u%00@h',
  `postgres://u@h/${'x'.repeat(3000)}`,
];

describe('refused addresses (sec-T6)', () => {
  test.each(REFUSED)('%j', (text) => {
    expect(() => parseAddress(text)).toThrow(expect.objectContaining({ type: 'connection-failed' }));
  });

  test('no error repeats the password', () => {
    for (const text of [
      'postgres://u:hunter2@h:0/d',
      'postgres://u:hunter2@/d',
      'postgres://u:hunter2%@h',
      'postgres://u:hunter2@h/d?sslmode=x',
      'x://u:hunter2@h',
    ]) {
      expect(() => parseAddress(text)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
    }
  });
});
