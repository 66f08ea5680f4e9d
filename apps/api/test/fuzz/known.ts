/** Names from earlier answers, for later requests, and words with a meaning in some place. */
export type Known = { readonly ids: string[]; readonly blueprints: unknown[]; readonly tags: string[] };

export const ABSENT = '019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1';

export const DDLS = [
  'CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL, born date);',
  'CREATE TABLE "User" (id uuid PRIMARY KEY, "constructor" int, "__proto__" text CHECK ("__proto__" <> \'\'));',
  'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL REFERENCES a, c numeric(5,2) CHECK (c > 0), d char(2) UNIQUE);',
  'CREATE TABLE a (id int',
  'CREATE TABEL a ();',
  'SELECT 1;',
  '\u0000',
  'CREATE TABLE "\u202e" (x xml, y point, z int[]);',
];

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'constructor',
  '__proto__',
  '../../etc/passwd',
  '%00',
  "'; --",
  '<script>',
  '\ud800',
  'x'.repeat(300),
  'x'.repeat(2_000),
  '日本',
  '-1',
  '1e400',
  'null',
];

/** Texts by the name of their place. */
export function wordsFor(name: string, known: Known): readonly string[] {
  switch (name) {
    case 'ddl':
      return DDLS;
    case 'template':
      return ['blog', 'nowhere'];
    case 'address':
      return ['postgres://a@127.0.0.1:1/x?sslmode=disable', 'postgres://', 'postgresql://a:b@[::1]:1/x', 'postgres://a@127.0.0.1:1/x?sslrootcert=/etc/passwd'];
    case 'host':
      return ['127.0.0.1', '::1', '256.1.1.1', '/tmp'];
    case 'id':
    case 'datasetId':
    case 'connectionId':
      return [...known.ids, ABSENT];
    case 'table':
      return ['users', 'public.users', 'USERS', 'a', 'nowhere'];
    case 'column':
      return ['id', 'email', 'born', 'nowhere'];
    case 'relation':
      return ['orders', 'nowhere'];
    case 'number':
      return ['1', '2', 'current', '0'];
    case 'if-match':
    case 'if-none-match':
      return [...known.tags, '*', '"1"'];
    case 'type':
      return ['bigint', 'text', 'numeric(10,2)', 'date', 'nonsense'];
    case 'kind':
      return ['sequence', 'values', 'number.int', 'internet.email', 'nonsense'];
    case 'locale':
      return ['en-US', 'de', 'xx-XX'];
    case 'cursor':
      return ['2', 'nonsense'];
    default:
      return HOSTILE;
  }
}
