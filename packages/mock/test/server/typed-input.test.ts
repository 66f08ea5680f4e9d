import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// What is written is stored as Postgres stores it, or refused with its code. A mock says PGRST127 where only Postgres, or only some versions of it, can tell.

const moments = [
  '2024-02-03|2024-2-3|24-02-03|02-03-2024|13-02-2024|20240203|240203|2024/02/03|02/03/2024|2024.02.03|2024.034|2024-02-30|3 Feb 2024',
  'Feb 3, 2024|2024-Feb-03|Feb-03-24|Sat Feb 3 10:11:12 2024|epoch|infinity|0000-01-01|0001-01-01 BC|44-03-15 BC|4714-11-23 BC',
  '294276-12-31 23:59:59.5|9999-12-31 23:59:59.999999|5874898-01-01|20240203T101112|2024-2-3 1:2:3|2024-02-03 10:00 PM',
  '2024-02-03 24:00:00|2024-02-03 24:00:01|2024-02-03 10:00 EST|2024-07-03 10:00 Europe/Berlin|2024-02-03 10:00 Mars/Phobos||x|10:00',
  '2024-02-03 10:00+16:00|2024-02-03T10:11:12.1234567+0530|2024-02-03 040506-08|12:00 2024-02-03|1999.008| 2024-02-03 |2024-02-03 10:',
].flatMap((line) => line.split('|'));
const whole = ['-0', ' 7 ', '007', '1.5', '1e3', '', 'x', '32768', '2147483648', '9223372036854775808', '4294967295', '-1', '\u00a05'];
const decimals = [
  '-0',
  '.5',
  '1e-400',
  '1e400',
  'Infinity',
  '-inf',
  'nan',
  '9999.995',
  '1.005',
  '-0.004',
  '1,5',
  '4.9e-324',
  '3.5e38',
  '16777217',
  '.',
  ' 3.14 ',
];
const networks = [
  '10',
  '10.1',
  '192.168.0.1/24',
  '192.168.0.0/24',
  '10.0.0.1',
  '10.1/16',
  '::ffff:1.2.3.4',
  '2001:DB8::/32',
  '1::2::3',
  '10.0.0.1 ',
  '256.1.1.1',
  '224',
  'x',
];
const macs = ['08:00:2b:01:02:03', '08-00-2B-01-02-03', '0800.2b01.0203', '08002b010203', '8:0:2b:1:2:3', '100:0:0:0:0:0', '08:00-2b:01:02:03', 'x', ''];

/** JSON values by type; `#` before a text makes it JSON as it is sent. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  smallint: [...whole, '#1.0', '#1e2', '#true'],
  integer: whole,
  bigint: whole,
  oid: whole.filter((value) => value !== '007'),
  numeric: [...decimals, '#1.0', '#12345678901234567890.5'],
  'numeric(6,2)': decimals,
  'numeric(3,-2)': ['1234', '99950', '-150'],
  real: [...decimals, '0x1F'],
  'double precision': decimals,
  money: ['$1,234.567', '($1.50)', '-$1', '$-1', '5-', '', '92233720368547758.08', 'x'],
  boolean: ['tr', 'of', 'o', ' yes ', '2', '', '#1', '#0'],
  uuid: [
    ' a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
    '{A0EEBC999C0B4EF8BB6D6BB9BD380A11}',
    'a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11',
    'a0-eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
    'x',
  ],
  text: ['', 'a\\b', '#"a\\u0000b"', '#"\\ud800"', '#1.0', '#1e3', '#{"a":[1]}'],
  'varchar(3)': ['abc  ', 'abcd', 'é€😀', '#"\\u0000"'],
  name: ['x'.repeat(70), 'é'.repeat(40)],
  json: ['#{"a":"\\u0000"}', '#"\\\\u0000"', '#1.50'],
  jsonb: ['#["\\u0000"]', '#{"b":1.0,"a":2}', '#12345678901234567890'],
  date: moments,
  timestamp: moments,
  timestamptz: moments,
  'timestamp(0)': ['2024-02-03 23:59:59.5', '1960-01-01 00:00:00.5'],
  time: [
    '10:00 PM',
    '12:00 AM',
    '1:2:3',
    '10:00:00+02',
    '24:00',
    '24:00:01',
    '101112',
    '1011',
    '10',
    '10:11.5',
    '2024-02-03 10:00',
    '10:00 Europe/Berlin',
    'x',
    '',
  ],
  timetz: ['x', '10:00Z', '10:00 EST', '10:00+16', '040506-08', '2024-07-03 10:00 Europe/Berlin', '10:00:00+05:30:15'],
  interval: [
    '1-2',
    '-1-2 3 -4:05:06',
    '1 2:03:04',
    '1.5 years',
    '2.3 months',
    '0.01 years',
    '1:02.5',
    '12:70',
    '1 mon 2 mons',
    '2 1 year',
    '- 1 day',
    '1day2hours',
    '1-13',
    '2024-05-01',
    '1 day-2:03',
    '1d2h',
    'x',
    '',
  ],
  'interval(1)': ['0.15 s', '-0.15 s'],
  inet: networks,
  cidr: networks,
  macaddr: macs,
  macaddr8: [...macs, '08002b:0102030405', '08:00:2b:01:02:03:04:05:06'],
  bytea: ['\\x0a1B', '\\x0', '\\xzz', '\\x 0a', 'a\\000b', 'a\\\\b', 'a\\b', '\\400', 'é'],
  point: ['1,2', '( 1.50 , 2e3 )', '(1,2', '1,2)', '(1)', 'x', '', '(1e400,2)'],
  box: ['(1,4),(3,2)', 'x'],
  polygon: ['((1,2),(3,4.0))', 'x'],
  circle: ['<(1,2),3>', '<(1,2),-1>'],
  'bit(4)': ['xA', 'b101', '1021', 'xG', '10101'],
  'varbit(5)': ['10101', 'xFF', ''],
  int4range: ['(1,5)', '[1,2147483647]', '[5,1]', '[1,1)', '[1,2]x', '[a,2]', '(,5]', ' EMPTY '],
  daterange: ['[2024-01-01,infinity]', '[-infinity,2024-01-01]', '[3 Feb 2024,)', '[2024-01-01,5874897-12-31]'],
  int4multirange: ['{}', '{[1,3]}', 'x'],
  'integer[]': [
    '{a,1.5}',
    '{{1,2},{3}}',
    '{1,}',
    '{ 1 , null }',
    '{"1"}',
    '[2:3]={1,2}',
    '[1:3]={1,2}',
    '{1}x',
    '1',
    '#[[1],[2,3]]',
    '#[[1,2],[3,4]]',
    '#[1,[2]]',
    '#[1.0]',
    '#{}',
  ],
  'text[]': ['{a\\,b," c ",NULL,"NULL"}', '{a"b}', '{a b}', '#["", null, "null", "\\"", "{"]', '#[1, true, {"a":1}, [1]]'],
  'date[]': ['{2024-02-03,3 Feb 2024}', '#["x"]'],
  size: ['S', 'XL', ''],
  place: ['(1,"a b")', '(1)', '(1,a,b)', '(x,a)', '(1,a', '(,)', '#{"y":"a b"}', '#[1]', '#5.0'],
};
const TYPES = Object.keys(VALUES);
const DDL = `
CREATE TYPE size AS ENUM ('S', 'M');
CREATE TYPE place AS (x integer, y text);
CREATE TABLE typed (id integer PRIMARY KEY, ${TYPES.map((type, i) => `v${i} ${type}`).join(', ')});`;

let server: TargetServer;
let target: Target;
let mock: Mock;

beforeAll(async () => {
  server = await openTargetServer();
  target = await server.freshTarget();
  await target.client.query(`${DDL} SET timezone = 'UTC'`);
  mock = openMock(await planOf(DDL, { typed: 0 }));
});
afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function written(column: string, json: string): Promise<unknown> {
  const answer = await mock.fetch(`/typed?select=${column}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=representation, tx=rollback' },
    body: `{"id":1,"${column}":${json}}`,
  });
  const text = await answer.text();
  return answer.ok ? text.slice(`[{"${column}":`.length, -2) : (JSON.parse(text) as { readonly code: string }).code;
}

async function stored(type: string, json: string): Promise<unknown> {
  try {
    const { rows } = await target.client.query<{ json: string }>(`SELECT to_json(v)::text AS json FROM json_to_record($1::json) AS _(v ${type})`, [
      `{"v":${json}}`,
    ]);
    return rows[0]!.json;
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
}

/** Documents differ in blanks. */
const shown = (type: string, answer: unknown) => (type.startsWith('json') && String(answer).length !== 5 ? JSON.stringify(JSON.parse(String(answer))) : answer);

test.each(TYPES.map((type, i) => [type, `v${i}`] as const))('%s', async (type, column) => {
  const differences: string[] = [];
  for (const value of VALUES[type]!) {
    const json = value.startsWith('#') ? value.slice(1) : JSON.stringify(value);
    const [here, right] = [await written(column, json), await stored(type, json)];
    if (shown(type, here) !== shown(type, right)) differences.push(`${json} is ${String(here)}, and in Postgres ${String(right)}`);
  }
  expect(differences).toEqual([]);
});
