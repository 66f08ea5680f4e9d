import type { Blueprint, BlueprintColumn, Domain } from '@seedbed/contract';

/** Types of the database's own, one of each kind. */
export const TYPES: NonNullable<Blueprint['types']> = {
  'public.mood': { kind: 'enum', labels: ['low', 'so "so"', 'high, or so'] },
  'public.share': { kind: 'domain', base: 'numeric(5,4)', checks: [{ name: 'share', expression: 'VALUE >= 0 AND VALUE <= 1' }] },
  'public.address': {
    kind: 'composite',
    fields: [
      { name: 'street', type: 'text' },
      { name: 'since', type: 'date' },
      { name: 'feeling', type: 'public.mood' },
    ],
  },
  'public.span': { kind: 'range', subtype: 'double precision' },
  'public.spans': { kind: 'multirange', subtype: 'double precision' },
  'public.citext': { kind: 'extension', extension: 'citext', name: 'citext' },
  'public.ltree': { kind: 'extension', extension: 'ltree', name: 'ltree' },
  'public.hstore': { kind: 'extension', extension: 'hstore', name: 'hstore' },
  'public.cube': { kind: 'extension', extension: 'cube', name: 'cube' },
};

/** Built-in types as `format_type` prints them; each gets its own default generator. */
const BUILT_IN = `
  smallint|integer|bigint|real|double precision|numeric|numeric(10,2)|numeric(18,0)|numeric(30,10)|money|boolean|oid|xid|xid8|cid
  text|character varying|character varying(9)|character(1)|character(7)|"char"|name|bytea|uuid|json|jsonb|jsonpath|xml
  date|time without time zone|time(0) without time zone|time with time zone|timestamp without time zone|timestamp(0) without time zone
  timestamp with time zone|timestamp(3) with time zone|interval|interval day to second
  inet|cidr|macaddr|macaddr8|bit(1)|bit(9)|bit varying(20)|point|line|lseg|box|path|polygon|circle|tsvector|tsquery
  pg_lsn|tid|pg_snapshot|txid_snapshot|regclass|regtype|regproc|regprocedure|regrole|regnamespace
  int4range|int8range|numrange|daterange|tsrange|tstzrange|int4multirange|int8multirange|nummultirange|datemultirange|tsmultirange|tstzmultirange
  integer[]|bigint[]|text[]|character varying(5)[]|boolean[]|date[]|timestamp with time zone[]|uuid[]|numeric(8,2)[]|double precision[]|jsonb[]|inet[]|int4range[]
  public.mood|public.share|public.address|public.span|public.spans|public.citext|public.ltree|public.hstore|public.cube|public.mood[]|public.nobody_knows`
  .split(/[|\n]/)
  .map((type) => type.trim())
  .filter((type) => type !== '');

/** A table with one of these types is sent as COPY text (E7). */
const TEXT_ONLY = /^(money|ts(vector|query)|tid|.*_snapshot|reg\w+|interval day to second|public\.(hstore|cube|nobody_knows))$/;

/** Domains that values must fit, by type. */
const DOMAINS: Readonly<Record<string, { type: string; domain: Domain }>> = {
  between: { type: 'integer', domain: { min: 10, max: 99 } },
  beyond: { type: 'numeric(8,2)', domain: { min: 0, minExclusive: true, max: 5, maxExclusive: true } },
  fives: { type: 'integer', domain: { multipleOf: 5, remainder: 2, min: 0, max: 500 } },
  listed: { type: 'text', domain: { in: ['red', 'green', "it's blue"] } },
  unlisted: { type: 'boolean', domain: { notIn: ['true'] } },
  long: { type: 'text', domain: { minLength: 30, maxLength: 60 } },
  bytes: { type: 'text', domain: { maxBytes: 12 } },
  regex: { type: 'text', domain: { patterns: [{ syntax: 'regex', pattern: '^[A-Z]{3}-[0-9]{2,4}$' }] } },
  like: { type: 'text', domain: { patterns: [{ syntax: 'like', pattern: 'inv\\_%' }] } },
  similar: { type: 'text', domain: { patterns: [{ syntax: 'similar', pattern: '(a|b)+c_' }], maxLength: 9 } },
  unlike: { type: 'text', domain: { patterns: [{ syntax: 'regex', pattern: '[aeiou]', negated: true }], maxLength: 8 } },
  lower: { type: 'text', domain: { case: 'lower', trimmed: true, notBlank: true, maxLength: 20 } },
  upper: { type: 'character varying(20)', domain: { case: 'upper' } },
  days: { type: 'date', domain: { min: '2020-02-28', max: '2020-03-01' } },
  moments: { type: 'timestamp with time zone', domain: { min: '2025-01-01 00:00:00+00' } },
  document: { type: 'jsonb', domain: { jsonTypes: ['object'], jsonKeys: ['kind', 'size'], jsonMembers: { size: { jsonTypes: ['number'], min: 1, max: 9 } } } },
  list: { type: 'integer[]', domain: { minLength: 2, maxLength: 4, element: { min: 1, max: 6 } } },
  range: { type: 'int4range', domain: { range: { lower: { min: 1, max: 10 }, upper: { min: 20, max: 30 }, empty: false } } },
  parts: { type: 'public.address', domain: { fields: { street: { maxLength: 12 }, since: { min: '2021-01-01' } } } },
  half: { type: 'bytea', domain: { minLength: 4, maxLength: 4 } },
};

/** Every column type, with and without NULLs, and every fact that a domain can state. */
export function typeTables(): Blueprint['tables'] {
  const columns: BlueprintColumn[] = BUILT_IN.map((type) => ({ name: type, type, ...(type === 'public.share' ? { domain: { min: 0, max: 1 } } : {}) }));
  const bent: BlueprintColumn[] = Object.entries(DOMAINS).map(([name, column]) => ({ name, ...column }));
  const table = (name: string, of: BlueprintColumn[]) => ({ schema: 'types', name, rows: 30, columns: of });
  return [
    table(
      'binary',
      columns.filter(({ type }) => !TEXT_ONLY.test(type)),
    ),
    table(
      'text_only',
      columns.filter(({ type }) => TEXT_ONLY.test(type)),
    ),
    table(
      'nullable',
      columns.filter(({ type }) => !TEXT_ONLY.test(type)).map((column) => ({ ...column, nullable: true, nullRate: 0.3 })),
    ),
    table('bent', bent),
  ];
}
