import { dictionary, type SqlType } from '@seedbed/contract';
import { quoteLiteral } from '../sql/quote.ts';

/** A value that ordinary rows seldom have. `sql`: an expression; of several, the first that the column takes. */
export type EdgeValue = { readonly edge: string; readonly sql: readonly string[] };

/** Texts and numbers that a migration or a CHECK names. */
export type Literals = { readonly texts: readonly string[]; readonly numbers: readonly string[] };

/** The values for a column of a type, those first that most migrations stumble over. */
export function edgeValues(type: SqlType, literals: Literals): EdgeValue[] {
  if (type.kind === 'enum') return (type.labels ?? []).map((label) => one(`the label ${label}`, quoteLiteral(label), type));
  if (type.kind === 'range' || type.kind === 'multirange') return rangeValues(type);
  if (type.kind === 'array') return arrayValues(type, literals);
  if (TEXTS.has(type.base)) return textValues(type, literals);
  if (Object.hasOwn(INTEGERS, type.base)) return integerValues(type, INTEGERS[type.base]!, literals);
  if (type.base === 'numeric' || type.base === 'float4' || type.base === 'float8') return decimalValues(type, literals);
  if (type.base === 'json' || type.base === 'jsonb') return jsonValues(type, literals);
  return Object.entries(BY_BASE[type.base] ?? {}).map(([edge, text]) => one(edge, quoteLiteral(text), type));
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);
const INTEGERS = dictionary<bigint>({ int2: 2n ** 15n - 1n, int4: 2n ** 31n - 1n, int8: 2n ** 63n - 1n });

const DATES = {
  'a 29 February': '2024-02-29',
  'the last day of a month of 31 days': '2023-01-31',
  'another month of 31 days': '2024-03-31',
  'the last day of a year': '2023-12-31',
  'a day after 2038': '2040-06-15',
  infinity: 'infinity',
  '-infinity': '-infinity',
  'the year 9999': '9999-12-31',
  'the year 1': '0001-01-01',
  'a day before 1970': '1950-05-05',
  'a day of a leap week': '2021-01-03',
};

const TIMES = {
  'a time of the day with parts of a second': '2024-02-29 23:59:59.987654',
  midnight: '2023-01-31 00:00:00',
  'a time in the afternoon': '2024-03-31 14:35:45.5',
  'the last moment of a year': '2023-12-31 23:59:59.999999',
  'a time after 2038': '2040-06-15 12:34:56',
  infinity: 'infinity',
  '-infinity': '-infinity',
  'the year 9999': '9999-12-31 23:59:59',
  'the year 1': '0001-01-01 00:00:00',
  'a time before 1970': '1950-05-05 05:05:05.005',
};

/** Edges of types with fixed values, as text. */
const BY_BASE = dictionary<Readonly<Record<string, string>>>({
  bool: { true: 'true', false: 'false' },
  date: DATES,
  timestamp: TIMES,
  timestamptz: TIMES,
  time: { midnight: '00:00:00', 'the end of a day': '23:59:59.999999', '24 o’clock': '24:00:00', 'parts of a second': '12:34:56.789' },
  timetz: { midnight: '00:00:00+00', 'the end of a day': '23:59:59.999999+02', 'parts of a second': '12:34:56.789-05' },
  interval: {
    'no time at all': '0',
    'a negative interval': '-1 day',
    'a month': '1 month',
    'a month and a day less': '1 mon -1 day',
    'parts of a second': '00:00:00.005',
    'more than a day of hours': '49:30:15',
    'years and months': '3 years 7 mons',
    '1,000 years': '1000 years',
  },
  uuid: { 'a uuid that no row has': 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'the nil uuid': '00000000-0000-0000-0000-000000000000' },
  inet: { 'an address of IPv6': '2001:db8::1', 'a network': '10.0.0.0/8', 'an address with its network': '192.168.1.5/24', 'no address': '0.0.0.0/0' },
  cidr: { 'a network of IPv6': '2001:db8::/32', 'every network': '0.0.0.0/0' },
  bytea: { 'no bytes': '', 'a byte 0': '\\x00', 'bytes that are no UTF-8': '\\xfffe80' },
  money: { nothing: '0', negative: '-1.01', 'the most': '92233720368547758.07' },
  xml: { 'an empty element': '<a/>' },
});

function one(edge: string, sql: string, { name }: SqlType): EdgeValue {
  return { edge, sql: [`${sql}::${name}`] };
}

/** 9,000 letters that do not get shorter when compressed: an index has no room for them. */
const INCOMPRESSIBLE = `(select string_agg(md5(i::text || 'x'), '') from generate_series(1, 282) i)`;

const NUMBERS_AS_TEXT: readonly (readonly [string, string])[] = [
  ['letters', 'abc'],
  ['a number with a point', '1.5'],
  ['a number with a comma', '1,5'],
  ['zeros before a number', '007'],
  ['a number with two points', '1.2.3'],
  ['a single hyphen', '-'],
  ['eleven digits', '99999999999'],
  ['twenty digits', '99999999999999999999'],
  ['a negative number as text', '-12'],
  ['a number with a unit', '12 kg'],
  ['a power of ten as text', '1e3'],
  ['a number among blanks', ' 42 '],
  ['thousands with a comma', '1,234.56'],
  ['many decimals as text', '3.14159265358979'],
  ['a number with a sign', '+5'],
  ['a 0 as text', '0'],
  ['NaN as text', 'NaN'],
];

const FORMS: readonly (readonly [string, string])[] = [
  ['one word', 'Word'],
  ['two words', 'two words'],
  ['three words', 'three word parts'],
  ['two blanks between words', 'two  blanks'],
  ['a quote', `O'Brien "x"`],
  ['three parts with points', 'a.b.c'],
  ['two commas', 'a,b,c'],
  ['a comma and a blank', 'a, b'],
  ['a hyphen', 'a-b-c'],
  ['a slash', 'a/b'],
  ['a day that no month has', '31.02.2024'],
  ['a day that February has not', '2024-02-30'],
  ['a date with points', '01.12.2023'],
  ['the word NULL', 'NULL'],
  ['an umlaut', 'Müßig'],
  ['a combining mark', 'e\u0301'],
  ['a character of four bytes', '😀'],
  ['full width digits', '１２３'],
  ['a backslash', 'a\\b'],
  ['a percent sign', '50%'],
  ['a line break', 'one\ntwo'],
  ['an address with a network', '10.0.0.1/33'],
  ['an almost uuid', '123e4567-e89b-12d3-a456-42661417400'],
  ['an open brace', '{'],
  ['braces', '{a}'],
  ['JSON with a character 0', '{"a": "\\u0000"}'],
  ['yes', 'yes'],
  ['a Turkish letter', 'İ'],
];

function textValues(type: SqlType, { texts, numbers }: Literals): EdgeValue[] {
  const { length } = type;
  const text = (edge: string, value: string): EdgeValue => one(edge, quoteLiteral(value), type);
  const ofLength = (n: number): string => `rpad('Xy', ${n}, 'z')`;
  const lengths = numbers.filter((n) => /^\d+$/.test(n) && Number(n) > 1 && Number(n) <= 10_000).flatMap((n) => [Number(n), Number(n) + 1]);
  const separators = texts.filter((each) => each.length <= 3 && /^[^\p{L}\p{N}]+$/u.test(each));
  const words = texts.filter((each) => each !== '' && each.length <= 200);
  // What a pattern or a split takes out of a text may be longer than the column that it goes to.
  const before = [...new Set([...texts.flatMap((each) => [...each.matchAll(/[A-Za-z_][\w-]*=/g)].map(([key]) => key)), ...separators.map((sep) => `a${sep}`)])];
  return [
    text('an empty text', ''),
    // The longest that it takes, where a CHECK says how long that is.
    { edge: 'the longest text', sql: (length !== undefined ? [length] : [300]).map((n) => `${ofLength(n)}::${type.name}`) },
    text('a blank', ' '),
    text('letters', 'abc'),
    text('one letter', 'x'),
    text('blanks around a word', ' word '),
    ...separators
      .slice(0, 6)
      .flatMap((sep) => [
        text(`no “${sep}”`, 'one'),
        text(`one “${sep}”`, `a${sep}b`),
        text(`“${sep}” twice`, `a${sep}b${sep}c`),
        text(`“${sep}” first`, `${sep}b`),
        text(`“${sep}” last`, `a${sep}`),
        text(`“${sep}” alone`, sep),
      ]),
    ...before.slice(0, 12).map((each) => ({
      edge: `a long text behind “${each}”`,
      sql: [300, ...(length !== undefined ? [length] : [])].map((n) => `rpad(${quoteLiteral(each)}, ${n}, 'z')::${type.name}`),
    })),
    ...words.slice(0, 24).map((each) => text(`the text ${each}`, each)),
    ...words.slice(0, 8).flatMap((each) => [text(`${each} in other letters`, otherCase(each)), text(`${each} with a blank`, `${each} `)]),
    ...NUMBERS_AS_TEXT.map(([edge, value]) => text(edge, value)),
    ...numbers.slice(0, 8).map((each) => text(`the number ${each} as text`, each)),
    ...[...new Set(lengths)].slice(0, 12).map((n) => one(`${n} letters`, ofLength(n), type)),
    ...FORMS.map(([edge, value]) => text(edge, value)),
    ...(length === undefined || length > 1000
      ? [one('10,000 letters', `repeat('y', 10000)`, type), one('9,000 letters that cannot be compressed', INCOMPRESSIBLE, type)]
      : []),
  ];
}

/** In the other case: `Open` becomes `oPEN`, but a text without letters stays. */
function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

function integerValues(type: SqlType, most: bigint, { numbers }: Literals): EdgeValue[] {
  const whole = numbers.filter((n) => /^-?\d{1,18}$/.test(n)).flatMap((n) => [BigInt(n), BigInt(n) - 1n, BigInt(n) + 1n]);
  const steps = [2n ** 31n, 2n ** 31n - 1n, 2n ** 15n, 2n ** 15n - 1n].filter((n) => n < most);
  const value = (n: bigint): EdgeValue => one(`the number ${n}`, quoteLiteral(String(n)), type);
  const down = (sign: bigint): string[] =>
    descending([most, ...DESCENDING, ...whole.map((n) => (n < 0n ? -n : n))], most).map((n) => `${quoteLiteral(String(sign * n))}::${type.name}`);
  return [
    value(0n),
    { edge: 'the most that it takes', sql: down(1n) },
    value(-1n),
    { edge: 'the least that it takes', sql: down(-1n) },
    ...[...new Set(whole)]
      .filter((n) => n <= most && n >= -most)
      .slice(0, 24)
      .map(value),
    ...steps.map(value),
    value(1n),
    value(7n),
    value(2n),
  ];
}

function descending(numbers: readonly bigint[], most: bigint): bigint[] {
  return [...new Set(numbers)].filter((n) => n <= most).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
}

/** Numbers of which a column with a CHECK takes the first that it allows. */
const DESCENDING: readonly bigint[] = [9_999_999_999_999_999n, 999_999_999_999n, 2n ** 31n, 2n ** 31n - 1n, 999_999n, 32_767n, 9_999n, 999n, 100n, 99n];

function decimalValues(type: SqlType, { numbers }: Literals): EdgeValue[] {
  const { precision, scale } = type;
  const value = (edge: string, text: string): EdgeValue => one(edge, quoteLiteral(text), type);
  const most = precision === undefined ? '99999999999999999999.125' : largest(precision, scale ?? 0);
  const decimals = precision === undefined ? 6 : Math.max(0, scale ?? 0);
  const step = decimals === 0 ? 1 : 10 ** -Math.min(decimals, 4);
  const halves = Array.from({ length: Math.min(decimals, 4) }, (_, at) => `1.${'0'.repeat(at)}5`);
  const near = numbers.filter((n) => /^-?\d{1,15}(\.\d+)?$/.test(n)).flatMap((n) => [n, String(Number(n) - step), String(Number(n) + step)]);
  const down = (sign: string): string[] => [most, ...DESCENDING.map(String)].map((n) => `${quoteLiteral(sign + n)}::${type.name}`);
  return [
    value('the number 0', '0'),
    { edge: 'the most that it takes', sql: down('') },
    ...halves.map((each) => value(`a half, ${each}`, each)),
    value('the number -1.5', '-1.5'),
    { edge: 'the least that it takes', sql: down('-') },
    ...(decimals > 0 ? [value('all decimals', `7.${'123456789012'.slice(0, decimals)}`), value('a half as well, 2.5', '2.5')] : []),
    ...[...new Set(near)].slice(0, 24).map((each) => value(`the number ${each}`, each)),
    value('the number -1', '-1'),
    value('the number 1', '1'),
    value('the number 7', '7'),
    value('NaN', 'NaN'),
    ...(precision === undefined || type.base !== 'numeric'
      ? [value('infinity', 'Infinity'), value('2^31', '2147483648'), value('twelve decimals', '0.123456789012')]
      : []),
  ];
}

function largest(precision: number, scale: number): string {
  const digits = '9'.repeat(precision);
  if (scale <= 0) return digits + '0'.repeat(-scale);
  return scale >= precision ? `0.${digits.padStart(scale, '0')}` : `${digits.slice(0, precision - scale)}.${digits.slice(precision - scale)}`;
}

const JSON_VALUES: readonly (readonly [string, string])[] = [
  ['an empty object', '{}'],
  ['an empty array', '[]'],
  ['a JSON null', 'null'],
  ['a JSON text', '"text"'],
  ['a JSON number', '1.5'],
  ['a JSON true', 'true'],
  ['an array of objects', '[{"a": 1}, {}]'],
  ['an array of texts', '["a", "b", "a"]'],
  ['an array with a null', '[null]'],
  ['a JSON text with a character 0', '{"a": "\\u0000"}'],
];

/** Members that a key may have, each another kind of value. */
const MEMBERS: readonly string[] = ['null', '""', '"abc"', '1.5', '"1,5"', '[]', '{}', '-1', 'true', '99999999999', '"42"', '"2024-02-30"'];

function jsonValues(type: SqlType, { texts }: Literals): EdgeValue[] {
  const keys = texts.filter((each) => /^[A-Za-z_][\w-]*$/.test(each)).slice(0, 6);
  const json = (edge: string, text: string): EdgeValue => one(edge, quoteLiteral(text), type);
  const whole = (member: string, without?: string): string =>
    `{${keys
      .filter((key) => key !== without)
      .map((key) => `${JSON.stringify(key)}: ${member}`)
      .join(', ')}}`;
  return [
    ...JSON_VALUES.map(([edge, text]) => json(edge, text)),
    ...keys.map((key) => json(`a JSON without ${key}`, whole('"1"', key))),
    ...MEMBERS.flatMap((member) => [
      ...(keys.length > 0 ? [json(`JSON with ${member} in each key`, whole(member))] : []),
      ...keys.slice(0, 4).map((key) => json(`JSON with ${member} in ${key}`, `{${JSON.stringify(key)}: ${member}}`)),
    ]),
  ];
}

function arrayValues(type: SqlType, literals: Literals): EdgeValue[] {
  const { element } = type;
  if (!element) return [];
  const some = edgeValues(element, literals).slice(0, 16);
  return [
    one('an empty array', `'{}'`, type),
    one('an array with NULL', `array[null]`, type),
    ...some.map(({ edge, sql }) => ({ edge: `an array with ${edge}`, sql: sql.map((each) => `array[${each}]::${type.name}`) })),
    ...some.slice(0, 2).map(({ edge, sql }) => ({ edge: `an array with ${edge} twice`, sql: sql.map((each) => `array[${each}, ${each}]::${type.name}`) })),
  ];
}

function rangeValues(type: SqlType): EdgeValue[] {
  return [
    one('an empty range', type.kind === 'range' ? `'empty'` : `'{}'`, type),
    one('a range without bounds', type.kind === 'range' ? `'(,)'` : `'{(,)}'`, type),
  ];
}
