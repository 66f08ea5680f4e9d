import { when, type Sql } from '../sql.ts';
import { addPlain, check, column, key, kindsOf, literal, need, type Draft, type TableDraft } from './draft.ts';
import { letters, type Kind } from './values.ts';

type Ask = (c: Sql) => Sql;

/** Conditions that cells of each type satisfy. */
const ASKS: readonly { readonly type: string; readonly make?: Kind['make']; readonly asks: readonly Ask[] }[] = [
  {
    type: 'jsonb',
    make: (dice) => JSON.stringify({ size: dice.between(1, 9), kind: dice.pick(['a', 'b']) }),
    asks: [
      (c) => when`jsonb_typeof(${c}) = 'object'`,
      (c) => when`${c} ? 'kind'`,
      (c) => when`${c} ->> 'kind' IN ('a', 'b')`,
      (c) => when`(${c} ->> 'size')::int > 0`,
      (c) => when`${c} @> '{}'`,
    ],
  },
  {
    type: 'jsonb',
    make: (dice) => dice.pick(['[]', '[1]', '["x", "y"]']),
    asks: [(c) => when`jsonb_typeof(${c}) = 'array'`, (c) => when`jsonb_array_length(${c}) <= 2`],
  },
  {
    type: 'integer[]',
    make: (dice) => `{${Array.from({ length: dice.between(1, 3) }, () => dice.between(1, 9)).join(',')}}`,
    asks: [
      (c) => when`cardinality(${c}) BETWEEN 1 AND 3`,
      (c) => when`array_length(${c}, 1) <= 3`,
      (c) => when`0 < ALL (${c})`,
      (c) => when`array_position(${c}, NULL) IS NULL`,
    ],
  },
  {
    type: 'text[]',
    make: (dice) => `{${dice.some(['red', 'green', 'blue'], dice.between(1, 3)).join(',')}}`,
    asks: [(c) => when`${c} <@ ARRAY['red', 'green', 'blue']`, (c) => when`cardinality(${c}) > 0`, (c) => when`${c} <> '{}'`],
  },
  {
    type: 'int4range',
    asks: [
      (c) => when`NOT isempty(${c})`,
      (c) => when`lower(${c}) >= 0`,
      (c) => when`upper(${c}) - lower(${c}) <= 20`,
      (c) => when`${c} <@ int4range(0, 200)`,
      (c) => when`lower_inc(${c})`,
    ],
  },
  {
    type: 'daterange',
    asks: [
      (c) => when`NOT isempty(${c})`,
      (c) => when`NOT upper_inf(${c})`,
      (c) => when`lower(${c}) >= DATE '2024-01-01'`,
      (c) => when`lower(${c}) < upper(${c})`,
    ],
  },
  { type: 'tstzrange', asks: [(c) => when`NOT lower_inf(${c})`, (c) => when`lower_inc(${c}) AND NOT upper_inc(${c})`, (c) => when`upper(${c}) > lower(${c})`] },
  { type: 'inet', asks: [(c) => when`family(${c}) = 4`, (c) => when`masklen(${c}) = 32`, (c) => when`${c} << '10.0.0.0/8'`] },
  { type: 'cidr', asks: [(c) => when`masklen(${c}) = 24`, (c) => when`family(${c}) = 4`] },
  { type: 'bit(8)', asks: [(c) => when`length(${c}) = 8`, (c) => when`octet_length(${c}) = 1`] },
  {
    type: 'interval',
    asks: [
      (c) => when`${c} > '0'`,
      (c) => when`${c} <= '72:00:00'`,
      (c) => when`${c} BETWEEN '1 hour' AND '3 days'`,
      (c) => when`extract(epoch FROM ${c}) > 0`,
    ],
  },
  { type: 'bytea', asks: [(c) => when`octet_length(${c}) BETWEEN 1 AND 8`, (c) => when`length(${c}) > 0`] },
  {
    type: 'numeric',
    make: (dice) => `${dice.below(90)}.${dice.below(10)}`,
    asks: [
      (c) => when`${c} >= 0`,
      (c) => when`round(${c}, 1) = ${c}`,
      (c) => when`scale(${c}) <= 1`,
      (c) => when`${c} = trunc(${c}, 2)`,
      (c) => when`${c} <> 'NaN'`,
    ],
  },
  { type: 'uuid', asks: [(c) => when`${c} <> '00000000-0000-0000-0000-000000000000'`] },
  {
    type: 'timestamptz',
    asks: [(c) => when`${c} > '2000-01-01'`, (c) => when`extract(year FROM ${c}) >= 2019`, (c) => when`date_trunc('minute', ${c}) = ${c}`],
  },
  {
    type: 'date',
    asks: [(c) => when`extract(day FROM ${c}) <= 28`, (c) => when`${c} >= DATE '2019-01-01' AND ${c} < DATE '2028-01-01'`, (c) => when`isfinite(${c})`],
  },
  {
    type: 'double precision',
    make: (dice) => `${dice.between(-90, 90)}.5`,
    asks: [(c) => when`${c} >= -90.5 AND ${c} <= 90.5`, (c) => when`${c} <> 'NaN'::float8`],
  },
];

/** A column of a less plain type, with one to three conditions. */
export function typed(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const entry = dice.pick(ASKS);
  const kind = kindsOf('json', 'list', 'range', 'net', 'bits', 'span', 'bytes', 'number', 'uuid', 'moment', 'day').find((one) => one.type === entry.type)!;
  const one = addPlain(draft, table, entry.make ? { ...kind, make: entry.make } : kind);
  for (const ask of dice.some(entry.asks, dice.between(1, 3)))
    check(draft, table, dice.chance(0.8) ? ask(column(one)) : when`${column(one)} IS NULL OR ${ask(column(one))}`);
}

const DOMAINS: readonly { readonly name: string; readonly base: string; readonly of: Kind['of']; readonly checks: string; make: Kind['make'] }[] = [
  { name: 'positive', base: 'integer', of: 'whole', checks: 'CHECK (VALUE > 0)', make: (dice) => String(dice.between(1, 500)) },
  {
    name: 'share',
    base: 'numeric(5,2)',
    of: 'number',
    checks: 'CHECK (VALUE BETWEEN 0 AND 100) CHECK (VALUE * 4 = trunc(VALUE * 4))',
    make: (dice) => `${dice.below(100)}.${dice.pick(['00', '25', '50', '75'])}`,
  },
  {
    name: 'tight_name',
    base: 'varchar(20)',
    of: 'text',
    checks: "CHECK (btrim(VALUE) = VALUE AND VALUE <> '')",
    make: (dice) => letters(dice, dice.between(2, 15)),
  },
  { name: 'country_code', base: 'char(2)', of: 'text', checks: "CHECK (VALUE ~ '^[A-Z]{2}$')", make: (dice) => letters(dice, 2, 'ABCDE') },
  {
    name: 'recent',
    base: 'date',
    of: 'day',
    checks: "CHECK (VALUE >= DATE '2015-01-01')",
    make: (dice) => `20${dice.between(16, 25)}-0${dice.between(1, 9)}-11`,
  },
  {
    name: 'small_list',
    base: 'integer[]',
    of: 'list',
    checks: 'CHECK (cardinality(VALUE) <= 4)',
    make: (dice) => `{${Array.from({ length: dice.below(5) }, () => dice.below(9)).join(',')}}`,
  },
];

/**
 * Lists of labels and of domains, and documents: their elements and members have their own conditions, and a key may
 * require them to be distinct.
 */
const LISTS: readonly {
  readonly type: string;
  readonly of: Kind['of'];
  readonly needs: readonly { name: string; statement: string }[];
  make: Kind['make'];
  readonly asks: readonly Ask[];
}[] = [
  {
    type: 'tint[]',
    of: 'list',
    needs: [{ name: 'tint', statement: "CREATE TYPE tint AS ENUM ('red', 'green', 'blue')" }],
    make: (dice) => `{${Array.from({ length: dice.between(2, 5) }, () => dice.pick(['red', 'green', 'blue'])).join(',')}}`,
    asks: [(c) => when`cardinality(${c}) >= 2`, (c) => when`cardinality(${c}) <= 5`],
  },
  {
    type: 'shelf[]',
    of: 'list',
    needs: [{ name: 'shelf', statement: "CREATE DOMAIN shelf AS text CHECK (VALUE ~ '^[A-Z]{2}[0-9]{2}$')" }],
    make: (dice) => `{${Array.from({ length: dice.between(1, 3) }, () => `${letters(dice, 2, 'ABCDE')}${dice.between(10, 99)}`).join(',')}}`,
    asks: [(c) => when`cardinality(${c}) > 0`, (c) => when`array_length(${c}, 1) <= 3`],
  },
  {
    type: 'jsonb',
    of: 'json',
    needs: [],
    make: (dice) => JSON.stringify({ kind: dice.pick(['a', 'b']), name: letters(dice, 6), size: dice.between(1, 900) }),
    asks: [(c) => when`${c} ? 'kind' AND ${c} ? 'name'`, (c) => when`jsonb_typeof(${c} -> 'name') = 'string'`, (c) => when`(${c} ->> 'size')::int > 0`],
  },
];

/** A column of these, often under a key. */
export function listed(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const { needs, asks, ...kind } = dice.pick(LISTS);
  for (const one of needs) need(draft, one);
  const added = addPlain(draft, table, kind, false);
  for (const ask of dice.some(asks, dice.between(1, 2))) check(draft, table, ask(column(added)));
  if (dice.chance(0.6)) key(draft, table, [added.name], 'UNIQUE');
}

/** A domain, or a narrower one over it. */
export function domain(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const one = dice.pick(DOMAINS);
  need(draft, { name: one.name, statement: `CREATE DOMAIN ${one.name} AS ${one.base} ${one.checks}` });
  const over = dice.chance(0.35);
  const full = over && dice.chance(0.3);
  const name = over ? `${one.name}_${full ? 'full' : 'over'}` : one.name;
  const narrower = one.of === 'whole' ? 'CHECK (VALUE < 1000)' : one.of === 'text' ? `CHECK (VALUE <> ${literal('none')})` : '';
  if (over) need(draft, { name, statement: `CREATE DOMAIN ${name} AS ${one.name} ${full ? 'NOT NULL ' : ''}${narrower}` });
  addPlain(draft, table, { type: name, of: one.of, make: one.make }, full ? false : dice.chance(0.3));
}

/** A condition inside a function. */
export function functionCheck(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const [name, statement, kinds] = dice.pick([
    [
      'is_small',
      'CREATE FUNCTION is_small(n bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT n BETWEEN -300 AND 1000 $$',
      kindsOf('whole').filter((kind) => kind.type !== 'bigint'),
    ],
    [
      'is_word',
      "CREATE FUNCTION is_word(t text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT t ~ '^[A-Za-z0-9 -]+$' AND length(t) < 30 $$",
      kindsOf('text'),
    ],
    [
      'is_modern',
      "CREATE FUNCTION is_modern(d date) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN d >= DATE '2019-01-01'; END $$",
      kindsOf('day'),
    ],
  ] as const);
  need(draft, { name, statement });
  const one = addPlain(draft, table, dice.pick(kinds));
  check(draft, table, dice.chance(0.7) ? when`${name}(${column(one)})` : when`${column(one)} IS NULL OR ${when`${name}(${column(one)})`}`);
}
