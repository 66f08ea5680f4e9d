/** Members of every object, words that a dictionary may define, and names that Postgres accepts only in quotes. */
export const NAMES: readonly string[] = [
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__lookupSetter__',
  'then',
  'length',
  'toJSON',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  'select',
  'table',
  'user',
  'order',
  'group',
  'default',
  'it\'s "quoted"',
  'two  spaces',
  ' ',
  'a.b',
  'a,b',
  'a/b~c',
  '$1',
  '{{name}}',
  '%s',
  '\\',
  'line\nbreak',
  'Ünïcödé',
  '漢字',
  '🦆🦆',
  '\u202eright to left',
  'x'.repeat(63),
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n')}'`;

/**
 * A schema that uses each of these names once for every kind of object: tables, columns, enums, labels, domains, composite types,
 * sequences, constraints, indexes. Tables of `schema` refer to each other in the names' order.
 */
export function hostileSchema(schema: string, names: readonly string[] = NAMES): string {
  const of = (name: string): string => `${quoted(schema)}.${quoted(name)}`;
  const short = (name: string, more: string): string => [...name].slice(0, 20).join('') + more;
  const lines = [`create schema ${quoted(schema)};`];
  names.forEach((name, i) => {
    const next = names[(i + 1) % names.length]!;
    lines.push(
      `create type ${of(short(name, ' e'))} as enum (${[...new Set([name, next, 'plain'])].map(literal).join(', ')});`,
      `create domain ${of(short(name, ' d'))} as integer constraint ${quoted(name)} check (value > 0);`,
      `create type ${of(short(name, ' c'))} as (${quoted(name)} integer, ${quoted(`${short(name, '')} 2`)} text);`,
      `create sequence ${of(short(name, ' s'))};`,
      `create table ${of(name)} (
         ${quoted(name)} integer constraint ${quoted(short(name, ' pk'))} primary key default nextval(${literal(of(short(name, ' s')))}),
         ${quoted(short(name, ' label'))} ${of(short(name, ' e'))} not null,
         ${quoted(short(name, ' number'))} ${of(short(name, ' d'))} not null,
         ${quoted(short(name, ' both'))} ${of(short(name, ' c'))},
         ${quoted(short(name, ' text'))} text constraint ${quoted(short(name, ' ck'))} check (${quoted(short(name, ' text'))} in (${literal(name)}, 'plain')),
         ${quoted(short(name, ' json'))} jsonb not null,
         constraint ${quoted(short(name, ' one'))} unique (${quoted(short(name, ' number'))})
         ${i === 0 ? '' : `, ${quoted(short(name, ' up'))} integer not null constraint ${quoted(short(name, ' fk'))} references ${of(names[i - 1]!)}`}
       );`,
      `create index ${quoted(short(name, ' ix'))} on ${of(name)} (${quoted(short(name, ' label'))});`,
    );
  });
  // One table has all of them for its columns.
  const columns = names.map((name, i) => `${quoted(name)} ${['integer', 'text', 'timestamp', 'boolean', 'numeric(8,2)'][i % 5]}${i % 2 ? ' not null' : ''}`);
  const key = `constraint ${quoted('all of them')} unique (${[names[0]!, names[5]!].map(quoted).join(', ')})`;
  lines.push(
    `create table ${of('columns')} (${columns.join(', ')}, ${key}, check (${quoted(names[0]!)} > 3 and ${quoted(names[0]!)} < ${quoted(names[5]!)}));`,
  );
  return lines.join('\n');
}
