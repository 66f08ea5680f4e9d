import { dictionary, ownMember } from './dictionary.ts';
import { Type, type Static } from 'typebox';

/**
 * The definition of a user-defined type. Keyed in `Catalog.types` and `Blueprint.types` by its qualified name as `format_type` prints it
 * with `search_path = pg_catalog`: `public.mood`, `"My Schema"."T"`.
 */
export const TypeDefinition = Type.Union([
  Type.Object({ kind: Type.Literal('enum'), labels: Type.Array(Type.String()) }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('domain'),
      /** Its base type, which may be another domain. */
      base: Type.String(),
      notNull: Type.Optional(Type.Boolean()),
      default: Type.Optional(Type.String()),
      /** Each as `pg_get_expr` prints it, with VALUE for the value. */
      checks: Type.Optional(Type.Array(Type.Object({ name: Type.String(), expression: Type.String() }, { additionalProperties: false }))),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('composite'),
      fields: Type.Array(Type.Object({ name: Type.String(), type: Type.String() }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('range'), subtype: Type.String() }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('multirange'), subtype: Type.String() }, { additionalProperties: false }),
  /** A base type of an extension (citext, ltree, cube …): the extension and its local name. */
  Type.Object({ kind: Type.Literal('extension'), extension: Type.String(), name: Type.String() }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('unknown') }, { additionalProperties: false }),
]);
export type TypeDefinition = Static<typeof TypeDefinition>;
export type TypeDefinitions = Record<string, TypeDefinition>;

/** A column's type, resolved to its parts. `name` is the original text. */
export type SqlType = {
  readonly name: string;
  readonly kind: 'base' | 'enum' | 'domain' | 'composite' | 'range' | 'multirange' | 'array' | 'unknown';
  /**
   * `pg_type.typname` of the type under all domains: int4, varchar, timestamptz, numeric, citext …; for enum,
   * composite and unknown the kind itself; for arrays `array`; for ranges the range's own name (int4range) or `range`.
   */
  readonly base: string;
  /** varchar, bpchar, bit, varbit: characters or bits. */
  readonly length?: number;
  /**
   * numeric: digits in all, and after the decimal point. timestamp, time and interval: `scale` is the digits of a
   * second.
   */
  readonly precision?: number;
  readonly scale?: number;
  /** Labels of an enum, in the enum's order. */
  readonly labels?: readonly string[];
  /** The element type of an array (one dimension each), or the subtype of a range or multirange. */
  readonly element?: SqlType;
  readonly fields?: readonly { readonly name: string; readonly type: SqlType }[];
  /** Domains passed on the way to the base, outermost first. */
  readonly domains?: readonly {
    readonly name: string;
    readonly notNull: boolean;
    readonly checks: readonly { readonly name: string; readonly expression: string }[];
  }[];
};

/** SQL spellings of the built-in types, to `pg_type.typname`. */
const TYPNAME: Readonly<Record<string, string>> = dictionary({
  smallint: 'int2',
  integer: 'int4',
  int: 'int4',
  bigint: 'int8',
  real: 'float4',
  'double precision': 'float8',
  boolean: 'bool',
  'character varying': 'varchar',
  character: 'bpchar',
  char: 'bpchar',
  decimal: 'numeric',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'time with time zone': 'timetz',
  'bit varying': 'varbit',
  '"char"': 'char',
  '"bit"': 'bit',
  serial: 'int4',
  bigserial: 'int8',
  smallserial: 'int2',
});

const RANGE_ELEMENT: Readonly<Record<string, string>> = dictionary({
  int4range: 'integer',
  int8range: 'bigint',
  numrange: 'numeric',
  daterange: 'date',
  tsrange: 'timestamp without time zone',
  tstzrange: 'timestamp with time zone',
});

/**
 * Resolves a type as `format_type` prints it (`character varying(40)`, `numeric(10,2)[]`, `public.mood`). Never throws: an unknown type
 * gets the kind `unknown`.
 */
export function resolveType(text: string, types: TypeDefinitions = {}): SqlType {
  return resolve(text.trim(), types, 0);
}

function resolve(name: string, types: TypeDefinitions, depth: number): SqlType {
  if (depth > 20) return { name, kind: 'unknown', base: 'unknown' };
  if (name.endsWith('[]')) {
    const element = resolve(name.slice(0, -2), types, depth + 1);
    // Postgres has no arrays of arrays: arrays of all dimensions share one type.
    return { name, kind: 'array', base: 'array', element: element.kind === 'array' && element.element ? element.element : element };
  }
  const defined = ownMember(types, name) ?? ownMember(types, withoutModifier(name));
  if (defined) return resolveDefined(name, defined, types, depth);
  const { bare, modifiers } = splitModifiers(name);
  const base = ownMember(TYPNAME, bare) ?? (bare.startsWith('pg_catalog.') ? bare.slice(11) : bare);
  const range = ownMember(RANGE_ELEMENT, base) ?? ownMember(RANGE_ELEMENT, base.replace('multirange', 'range'));
  if (range) {
    return { name, kind: base.includes('multirange') ? 'multirange' : 'range', base, element: resolve(range, types, depth + 1) };
  }
  return { name, kind: KNOWN.has(base) ? 'base' : 'unknown', base, ...modifierFields(base, modifiers) };
}

function resolveDefined(name: string, defined: TypeDefinition, types: TypeDefinitions, depth: number): SqlType {
  switch (defined.kind) {
    case 'enum':
      return { name, kind: 'enum', base: 'enum', labels: defined.labels };
    case 'domain': {
      const base = resolve(defined.base, types, depth + 1);
      const own = { name, notNull: defined.notNull ?? false, checks: defined.checks ?? [] };
      return { ...base, name, domains: [own, ...(base.domains ?? [])] };
    }
    case 'composite':
      return {
        name,
        kind: 'composite',
        base: 'composite',
        fields: defined.fields.map((field) => ({ name: field.name, type: resolve(field.type, types, depth + 1) })),
      };
    case 'range':
    case 'multirange':
      return { name, kind: defined.kind, base: defined.kind, element: resolve(defined.subtype, types, depth + 1) };
    case 'extension': {
      const modifiers = splitModifiers(name).modifiers;
      return { name, kind: 'base', base: defined.name, ...modifierFields(defined.name, modifiers) };
    }
    case 'unknown':
      return { name, kind: 'unknown', base: 'unknown' };
  }
}

function withoutModifier(name: string): string {
  return name.replace(/\([^()]*\)$/, '');
}

/** `timestamp(3) with time zone` → bare `timestamp with time zone`, modifiers [3]. Leaves quoted names unchanged. */
function splitModifiers(name: string): { bare: string; modifiers: number[] } {
  const match = /^([^"(]*|.*")\(([-\d, ]+)\)(.*)$/.exec(name);
  if (!match) return { bare: name, modifiers: [] };
  return { bare: `${match[1]}${match[3]}`.trim(), modifiers: match[2]!.split(',').map(Number) };
}

function modifierFields(base: string, modifiers: readonly number[]): { length?: number; precision?: number; scale?: number } {
  const [first, second] = modifiers;
  if (base === 'bpchar' || base === 'bit') return { length: first ?? 1 };
  if (first === undefined) return {};
  if (base === 'varchar' || base === 'varbit') return { length: first };
  if (base === 'numeric') return { precision: first, scale: second ?? 0 };
  if (base.startsWith('time') || base.startsWith('interval')) return { scale: first };
  return {};
}

const KNOWN: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'float4',
  'float8',
  'numeric',
  'money',
  'bool',
  'text',
  'varchar',
  'bpchar',
  'char',
  'name',
  'bytea',
  'date',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'interval',
  'uuid',
  'json',
  'jsonb',
  'jsonpath',
  'xml',
  'inet',
  'cidr',
  'macaddr',
  'macaddr8',
  'bit',
  'varbit',
  'point',
  'line',
  'lseg',
  'box',
  'path',
  'polygon',
  'circle',
  'tsvector',
  'tsquery',
  'oid',
  'regclass',
  'regtype',
  'regproc',
  'regprocedure',
  'regrole',
  'regnamespace',
  'pg_lsn',
  'xid',
  'xid8',
  'cid',
  'tid',
  'txid_snapshot',
  'pg_snapshot',
  'citext',
  'ltree',
  'hstore',
  'cube',
  'interval day to second',
]);
