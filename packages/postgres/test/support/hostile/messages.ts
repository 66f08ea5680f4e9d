/**
 * Messages that Postgres never sends, or not at that time: from a hostile server, a broken one, or a program that is
 * not Postgres.
 */
export type Hostile = { readonly name: string; readonly bytes: Buffer };

const KINDS = 'ACDEGHIKNRSTVWZcdnstv123';
const SEED = 7;

/** One message: its type, its correct length, its body. */
export function message(kind: string, body: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(body);
  return framed(kind, bytes.length + 4, bytes);
}

/** The same with a length of one's own. */
function framed(kind: string | number, length: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head[0] = typeof kind === 'number' ? kind : kind.charCodeAt(0);
  head.writeUInt32BE(length >>> 0, 1);
  return Buffer.concat([head, body]);
}

export function int16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeInt16BE(value, i * 2));
  return bytes;
}

export function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeInt32BE(value, i * 4));
  return bytes;
}

/** The parts of an error: `{ S: 'ERROR', C: '42P01', M: 'no such table' }`. */
export function report(parts: Readonly<Record<string, string>>, kind: 'E' | 'N' = 'E'): Buffer {
  return message(
    kind,
    `${Object.entries(parts)
      .map(([name, text]) => `${name}${text}\0`)
      .join('')}\0`,
  );
}

/** A description of columns, all of the type `oid`. */
export function columns(names: readonly string[], oid = 25): Buffer {
  const tail = Buffer.concat([int32(0), int16(0), int32(oid), int16(-1), int32(-1), int16(0)]);
  return message('T', Buffer.concat([int16(names.length), ...names.flatMap((name) => [Buffer.from(`${name}\0`), tail])]));
}

export function row(...values: string[]): Buffer {
  return message('D', Buffer.concat([int16(values.length), ...values.flatMap((value) => [int32(Buffer.byteLength(value)), Buffer.from(value)])]));
}

export const READY = message('Z', 'I');
export const done = (tag: string): Buffer => message('C', `${tag}\0`);

/** Same bytes every time. */
function noise(length: number): Buffer {
  let state = SEED;
  return Buffer.from(Array.from({ length }, () => (state = (state * 1103515245 + 12345) & 0x7fffffff) >>> 16).map((each) => each & 255));
}

const bodies: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a zero', Buffer.alloc(1)],
  ['three high bytes', Buffer.alloc(3, 255)],
  ['a count of 32767', int16(32767)],
  ['a count of -1', int16(-1, -1, -1, -1)],
  ['texts without end', Buffer.from('SERROR')],
  ['noise', noise(64)],
];

const logins = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 255, -1].map((code) => ({ name: `login ${code}`, bytes: message('R', int32(code)) }));
const lengths = ['R', 'E', 'D', 'd', 'Z', 'T'].flatMap((kind) =>
  [0, 1, 3, 0x7fffffff, 0x80000000, 0xffffffff].map((length) => ({ name: `${kind} of length ${length}`, bytes: framed(kind, length, Buffer.alloc(16)) })),
);
const unknown = [0, 1, 33, 120, 127, 128, 255].map((kind) => ({ name: `kind ${kind}`, bytes: framed(kind, 8, Buffer.alloc(4)) }));
const shaped = [...KINDS].flatMap((kind) => bodies.map(([name, body]) => ({ name: `${kind} with ${name}`, bytes: message(kind, body) })));

const special: readonly Hostile[] = [
  { name: 'an error without an end', bytes: message('E', 'SFATAL\0C28000\0Mno\0') },
  { name: 'an error without a code', bytes: report({ S: 'ERROR', M: 'no code' }) },
  { name: 'an error without words', bytes: report({ S: 'ERROR', C: '42P01' }) },
  { name: 'a code that is a name of JavaScript', bytes: report({ S: 'ERROR', C: 'constructor', M: 'x' }) },
  { name: 'a code of the system', bytes: report({ S: 'ERROR', C: 'EPIPE', M: 'x' }) },
  { name: 'an error of an old protocol', bytes: Buffer.from('Ecould not fork new process for connection\n\0') },
  { name: 'two errors', bytes: Buffer.concat([report({ S: 'ERROR', C: '42P01', M: 'x' }), report({ S: 'ERROR', C: '42P01', M: 'y' })]) },
  { name: 'a salt of one byte', bytes: message('R', Buffer.concat([int32(5), Buffer.alloc(1)])) },
  { name: 'ways to log in without an end', bytes: message('R', Buffer.concat([int32(10), Buffer.from('SCRAM-SHA-256')])) },
  { name: 'ways to log in that nobody knows', bytes: message('R', Buffer.concat([int32(10), Buffer.from('OAUTHBEARER\0\0')])) },
  { name: 'a step of SCRAM first', bytes: message('R', Buffer.concat([int32(11), Buffer.from('r=x,s=eA==,i=2147483647')])) },
  { name: 'the end of SCRAM first', bytes: message('R', Buffer.concat([int32(12), Buffer.from('v=eA==')])) },
  { name: 'a password asked for 1,000 times', bytes: Buffer.concat(Array.from({ length: 1000 }, () => message('R', int32(3)))) },
  { name: 'ready 1,000 times', bytes: Buffer.concat(Array.from({ length: 1000 }, () => READY)) },
  { name: 'a row before its columns', bytes: row('1') },
  { name: 'a row of more columns', bytes: Buffer.concat([columns(['a']), row('1', '2'), done('SELECT 1'), READY]) },
  { name: 'a value of a negative length', bytes: Buffer.concat([columns(['a']), message('D', Buffer.concat([int16(1), int32(-2)]))]) },
  { name: 'a value longer than its row', bytes: Buffer.concat([columns(['a']), message('D', Buffer.concat([int16(1), int32(1 << 30)]))]) },
  { name: 'a column named __proto__', bytes: Buffer.concat([columns(['__proto__']), row('x'), done('SELECT 1'), READY]) },
  { name: 'broken JSON', bytes: Buffer.concat([columns(['a'], 114), row('{'), done('SELECT 1'), READY]) },
  { name: 'a date of a million digits', bytes: Buffer.concat([columns(['a'], 1114), row('1'.repeat(1 << 20)), done('SELECT 1'), READY]) },
  { name: 'a list of lists without end', bytes: Buffer.concat([columns(['a'], 1009), row('{'.repeat(1 << 19)), done('SELECT 1'), READY]) },
  { name: 'a tag of 100,000 digits', bytes: message('C', `${'1'.repeat(100_000)}x\0`) },
  { name: 'a state that is none', bytes: message('Z', 'X') },
  { name: 'an answer of no rows', bytes: Buffer.concat([columns([]), done('SELECT 0'), READY]) },
  { name: 'an answer of other columns', bytes: Buffer.concat([columns(['b']), row('x'), done('SELECT 1'), READY]) },
  { name: 'COPY asked for twice', bytes: Buffer.concat([message('G', Buffer.alloc(3)), message('G', Buffer.alloc(3))]) },
  { name: 'a web server', bytes: Buffer.from('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n') },
  { name: 'a mail server', bytes: Buffer.from('220 mail.example.com ESMTP\r\n') },
  { name: 'a secure shell', bytes: Buffer.from('SSH-2.0-OpenSSH_9.9\r\n') },
  { name: 'an alert of TLS', bytes: Buffer.from([21, 3, 3, 0, 2, 2, 40]) },
  { name: 'noise', bytes: noise(4096) },
];

export const HOSTILE: readonly Hostile[] = [...logins, ...lengths, ...unknown, ...shaped, ...special];
