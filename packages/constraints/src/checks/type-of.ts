import { dictionary, resolveType, type SqlType } from '@seedbed/contract';
import type { Expression } from './expression.ts';
import type { Scope } from './scope.ts';

const UNKNOWN: SqlType = { name: 'unknown', kind: 'unknown', base: 'unknown' };

const OF_FUNCTION: Readonly<Record<string, string>> = dictionary({
  length: 'int4',
  char_length: 'int4',
  character_length: 'int4',
  octet_length: 'int4',
  bit_length: 'int4',
  cardinality: 'int4',
  array_length: 'int4',
  position: 'int4',
  strpos: 'int4',
  num_nonnulls: 'int4',
  num_nulls: 'int4',
  jsonb_array_length: 'int4',
  json_array_length: 'int4',
  lower: 'text',
  upper: 'text',
  btrim: 'text',
  ltrim: 'text',
  rtrim: 'text',
  replace: 'text',
  translate: 'text',
  regexp_replace: 'text',
  left: 'text',
  right: 'text',
  substr: 'text',
  substring: 'text',
  concat: 'text',
  '||': 'text',
  reverse: 'text',
  '->>': 'text',
  '#>>': 'text',
  jsonb_typeof: 'text',
  json_typeof: 'text',
  '->': 'jsonb',
  '#>': 'jsonb',
  now: 'timestamptz',
  current_timestamp: 'timestamptz',
  current_date: 'date',
  localtimestamp: 'timestamp',
  extract: 'numeric',
  date_part: 'float8',
  isempty: 'bool',
});

/** Whether a bare name always refers to one of Postgres' own functions. */
export const isBuiltIn = (name: string): boolean =>
  Object.hasOwn(OF_FUNCTION, name) ||
  /^(coalesce|nullif|greatest|least|abs|round|trunc|floor|ceil|ceiling|mod|starts_with|regexp_match|format|md5)$/.test(name);

const BOOLEAN_OPERATOR = /^(=|<>|!=|<|>|<=|>=|~|~\*|!~|!~\*|~~|~~\*|!~~|!~~\*|@>|<@|&&|\?|\?\||\?&|@@|@\?|<<|>>|&<|&>|-\|-|\^@)$/;

/** The type of an expression, if it can be determined; otherwise kind `unknown`. */
export function typeOf(e: Expression, scope: Scope): SqlType {
  switch (e.kind) {
    case 'column':
      return scope.columns.get(e.name) ?? UNKNOWN;
    case 'constant':
    case 'cast':
      return resolveType(e.type, scope.types);
    case 'and':
    case 'or':
    case 'not':
    case 'is':
    case 'distinct':
    case 'quantified':
      return resolveType('bool');
    case 'case':
      return firstKnown([...e.clauses.map((clause) => clause.then), e.otherwise], scope);
    case 'collate':
      return typeOf(e.item, scope);
    case 'call':
      return typeOfCall(e, scope);
    default:
      return UNKNOWN;
  }
}

function typeOfCall(e: Expression & { kind: 'call' }, scope: Scope): SqlType {
  if (e.operator && BOOLEAN_OPERATOR.test(e.name)) return resolveType('bool');
  if (e.name === 'coalesce' || e.name === 'greatest' || e.name === 'least' || e.name === 'nullif') return firstKnown(e.items, scope);
  const first = e.items[0] && typeOf(e.items[0], scope);
  if ((e.name === 'lower' || e.name === 'upper') && first && (first.kind === 'range' || first.kind === 'multirange')) return first.element ?? UNKNOWN;
  if (e.operator && /^[-+*/%]$/.test(e.name)) return typeOfArithmetic(e, scope);
  if (e.name === 'timezone' || e.name === 'date_trunc') return typeOfTimestamp(e, scope);
  const known = OF_FUNCTION[e.name];
  if (known) return resolveType(known);
  if (/^(abs|round|trunc|floor|ceil|ceiling|mod)$/.test(e.name) && first) return first;
  return UNKNOWN;
}

/** `AT TIME ZONE` converts between timestamp and timestamptz; `date_trunc` keeps its type. */
function typeOfTimestamp(e: Expression & { kind: 'call' }, scope: Scope): SqlType {
  const { base } = e.items[1] ? typeOf(e.items[1], scope) : UNKNOWN;
  const turned = e.name === 'timezone' && base === 'timestamptz' ? 'timestamp' : 'timestamptz';
  if (base === 'date') return resolveType('timestamptz');
  return base.startsWith('timestamp') ? resolveType(e.name === 'timezone' ? turned : base) : UNKNOWN;
}

function typeOfArithmetic(e: Expression & { kind: 'call' }, scope: Scope): SqlType {
  const [left, right] = e.items.map((item) => typeOf(item, scope));
  if (!right) return left ?? UNKNOWN;
  const bases = [left!.base, right.base];
  if (e.name === '-' && bases.every((base) => base === 'date')) return resolveType('int4');
  if (e.name === '-' && bases.every((base) => /^(date|time|timestamp)/.test(base))) return resolveType('interval');
  const timestamp = [left!, right].find((type) => /^(timestamp|timestamptz|date|time|timetz)$/.test(type.base));
  if (timestamp) return timestamp.base === 'date' && bases.includes('interval') ? resolveType('timestamp') : timestamp;
  return ['float8', 'numeric', 'interval', 'float4', 'int8'].map((base) => [left!, right].find((type) => type.base === base)).find(Boolean) ?? left!;
}

function firstKnown(items: readonly Expression[], scope: Scope): SqlType {
  for (const item of items) {
    const type = typeOf(item, scope);
    if (type.kind !== 'unknown') return type;
  }
  return UNKNOWN;
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'name', 'citext', 'bpchar', 'char', 'unknown']);
const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'oid']);
const NUMBERS: ReadonlySet<string> = new Set([...WHOLE, 'numeric', 'float4', 'float8', 'money']);
const TIMESTAMPS: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz', 'time', 'timetz']);

export const isText = (type: SqlType): boolean => type.kind === 'base' && TEXTS.has(type.base);
export const isWhole = (type: SqlType): boolean => WHOLE.has(type.base);
export const isNumber = (type: SqlType): boolean => NUMBERS.has(type.base);
export const isTimestamp = (type: SqlType): boolean => TIMESTAMPS.has(type.base);
