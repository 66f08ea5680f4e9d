import { quotedName } from './quoted.ts';
import { Type, type Static, type TProperties } from 'typebox';
import { TypeDefinition } from './sql-type.ts';
import { StatedValues } from './stated-values.ts';

const strict = <T extends TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Names = Type.Array(Type.String());
const Flag = Type.Optional(Type.Boolean());

/** One column, as in `pg_attribute` and related catalogs. Expressions are printed by `pg_get_expr` under `search_path = pg_catalog`. */
export const CatalogColumn = strict({
  name: Type.String(),
  /** `format_type(atttypid, atttypmod)` under `search_path = pg_catalog`. */
  type: Type.String(),
  notNull: Flag,
  default: Type.Optional(Type.String()),
  identity: Type.Optional(Type.Union([Type.Literal('always'), Type.Literal('byDefault')])),
  generated: Type.Optional(Type.Union([Type.Literal('stored'), Type.Literal('virtual')])),
  generationExpression: Type.Optional(Type.String()),
  /** Only if it differs from the type's own. */
  collation: Type.Optional(Type.String()),
  nondeterministic: Flag,
  /** Qualified name of the sequence it owns or draws from. */
  sequence: Type.Optional(Type.String()),
  comment: Type.Optional(Type.String()),
  stated: Type.Optional(StatedValues),
});
export type CatalogColumn = Static<typeof CatalogColumn>;

/** A unique index (primary keys and unique constraints are such). One entry in `keys` for each key column, without INCLUDE columns. */
export const CatalogUniqueKey = strict({
  name: Type.String(),
  /** Column name, or an expression. */
  keys: Type.Array(Type.Union([strict({ column: Type.String() }), strict({ expression: Type.String() })])),
  /** Columns that the key's expressions and predicate read, for quick look-ups. */
  columns: Names,
  predicate: Type.Optional(Type.String()),
  nullsNotDistinct: Flag,
  deferrable: Flag,
  primary: Flag,
  /** PostgreSQL 18: the last key is a range WITHOUT OVERLAPS. */
  withoutOverlaps: Flag,
});
export type CatalogUniqueKey = Static<typeof CatalogUniqueKey>;

export const ForeignKeyAction = Type.Union([
  Type.Literal('no action'),
  Type.Literal('restrict'),
  Type.Literal('cascade'),
  Type.Literal('set null'),
  Type.Literal('set default'),
]);

export const CatalogForeignKey = strict({
  name: Type.String(),
  columns: Names,
  /** Qualified, quoted where needed: `public.users`. */
  references: Type.String(),
  referencedColumns: Names,
  match: Type.Optional(Type.Union([Type.Literal('simple'), Type.Literal('full')])),
  deferrable: Flag,
  initiallyDeferred: Flag,
  onDelete: Type.Optional(ForeignKeyAction),
  onUpdate: Type.Optional(ForeignKeyAction),
  /** PostgreSQL 18: the last column is a range, PERIOD. */
  period: Flag,
  /** PostgreSQL 18: false when NOT ENFORCED. */
  enforced: Flag,
});
export type CatalogForeignKey = Static<typeof CatalogForeignKey>;

export const CatalogCheck = strict({
  name: Type.String(),
  /** Without the word CHECK and its outer parentheses. */
  expression: Type.String(),
  columns: Names,
  noInherit: Flag,
  enforced: Flag,
  /** True for the OR over the bounds of the partitions, which is not a constraint in the catalog. */
  partition: Flag,
});
export type CatalogCheck = Static<typeof CatalogCheck>;

export const CatalogExclusion = strict({
  name: Type.String(),
  method: Type.String(),
  elements: Type.Array(strict({ column: Type.Optional(Type.String()), expression: Type.Optional(Type.String()), operator: Type.String() })),
  columns: Names,
  predicate: Type.Optional(Type.String()),
  deferrable: Flag,
});
export type CatalogExclusion = Static<typeof CatalogExclusion>;

export const CatalogTrigger = strict({
  name: Type.String(),
  timing: Type.Union([Type.Literal('before'), Type.Literal('after'), Type.Literal('instead of')]),
  events: Names,
  level: Type.Union([Type.Literal('row'), Type.Literal('statement')]),
  /** Key into `Catalog.functions`. */
  function: Type.String(),
  condition: Type.Optional(Type.String()),
  constraint: Flag,
  deferred: Flag,
  enabled: Type.Optional(Type.Union([Type.Literal('always'), Type.Literal('replica'), Type.Literal('disabled')])),
  /** The whole statement, as `pg_get_triggerdef` prints it: with the function's arguments, and columns of UPDATE OF. */
  definition: Type.Optional(Type.String()),
});
export type CatalogTrigger = Static<typeof CatalogTrigger>;

export const CatalogTable = strict({
  schema: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('table'), Type.Literal('partitioned'), Type.Literal('foreign')]),
  columns: Type.Array(CatalogColumn),
  /** The primary key first, if there is one. */
  uniqueKeys: Type.Array(CatalogUniqueKey),
  foreignKeys: Type.Array(CatalogForeignKey),
  checks: Type.Array(CatalogCheck),
  exclusions: Type.Array(CatalogExclusion),
  triggers: Type.Array(CatalogTrigger),
  /** Rewrite rules on INSERT: name and definition. */
  rules: Type.Array(strict({ name: Type.String(), definition: Type.String(), instead: Type.Boolean() })),
  /** Qualified names of parents by INHERITS (not partitions). */
  inherits: Type.Optional(Names),
  partitioning: Type.Optional(
    strict({
      /** `RANGE (paid_at)`, as `pg_get_partkeydef` prints it. */
      key: Type.String(),
      /** Leaves, each with its bound as a condition on the row. */
      leaves: Type.Array(
        strict({
          name: Type.String(),
          bound: Type.Optional(Type.String()),
          /**
           * Names of its parts of the table's unique keys and exclusion constraints, by key: Postgres' errors name the
           * part.
           */
          indexes: Type.Optional(Type.Record(Type.String(), Type.String())),
        }),
      ),
    }),
  ),
  rowSecurity: Type.Optional(Type.Union([Type.Literal('enabled'), Type.Literal('forced')])),
  policies: Type.Optional(
    Type.Array(
      strict({
        name: Type.String(),
        command: Type.String(),
        /** Names of roles; absent for PUBLIC. */
        roles: Type.Optional(Names),
        restrictive: Flag,
        using: Type.Optional(Type.String()),
        check: Type.Optional(Type.String()),
      }),
    ),
  ),
  comment: Type.Optional(Type.String()),
  /** Rows that the schema's own script inserted, as text: the content of a lookup table. Never read from a connected database. */
  content: Type.Optional(strict({ columns: Names, rows: Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()]))) })),
  /** `pg_class.reltuples` of a connected database, if known. */
  estimatedRows: Type.Optional(Type.Number()),
});
export type CatalogTable = Static<typeof CatalogTable>;

export const CatalogFunction = strict({
  /** Qualified. Overloads share a key's prefix: the key in `Catalog.functions` is `schema.name(argument types)`. */
  name: Type.String(),
  arguments: Type.Array(
    strict({
      name: Type.Optional(Type.String()),
      type: Type.String(),
      /** The expression of its DEFAULT. */
      default: Type.Optional(Type.String()),
    }),
  ),
  returns: Type.String(),
  language: Type.String(),
  volatility: Type.Union([Type.Literal('immutable'), Type.Literal('stable'), Type.Literal('volatile')]),
  strict: Flag,
  /** `prosrc`, or the SQL-standard body as Postgres prints it. */
  body: Type.String(),
  /** The output of `pg_get_functiondef` before the body: argument defaults, OUT arguments, everything else. */
  header: Type.Optional(Type.String()),
  settings: Type.Optional(Names),
});
export type CatalogFunction = Static<typeof CatalogFunction>;

/** Postgres' catalog of a schema, read in one snapshot. Everything else is derived from it. */
export const Catalog = strict({
  format: Type.Literal(1),
  /** `server_version_num`, 140000 to 189999. */
  serverVersion: Type.Integer(),
  types: Type.Record(Type.String(), TypeDefinition),
  tables: Type.Array(CatalogTable),
  functions: Type.Record(Type.String(), CatalogFunction),
  extensions: Type.Array(strict({ name: Type.String(), schema: Type.String(), version: Type.String() })),
  sequences: Type.Array(
    strict({
      name: Type.String(),
      start: Type.String(),
      increment: Type.String(),
      min: Type.String(),
      max: Type.String(),
      cycle: Flag,
      ownedBy: Type.Optional(Type.String()),
    }),
  ),
  /** Names only: views get no rows. */
  views: Names,
  /** Statements that recreate other objects that code may use: views with their triggers and rules, text search configurations and dictionaries. */
  usedByCode: Type.Optional(Type.Array(strict({ name: Type.String(), definition: Type.String() }))),
  /** `ALTER DATABASE … SET` and the like, which functions may need. */
  settings: Type.Array(strict({ name: Type.String(), value: Type.String() })),
  /** Objects that could not be read, so that nothing is dropped silently. */
  notices: Type.Array(
    strict({
      place: Type.String(),
      message: Type.String(),
      /** Warnings that the schema's own script raised. */ level: Type.Optional(Type.Literal('warning')),
    }),
  ),
});
export type Catalog = Static<typeof Catalog>;

/** Names of the key columns; empty if one of them is an expression. */
export function plainColumns(keys: CatalogTable['uniqueKeys'][number]['keys']): string[] {
  const names = keys.map((key) => ('column' in key ? key.column : null));
  return names.every((name) => name !== null) ? (names as string[]) : [];
}

/** `public.users`, quoted as in Postgres: the name of a table everywhere. */
export function qualifiedName(schema: string, name: string): string {
  return `${quoteNameIfNeeded(schema)}.${quoteNameIfNeeded(name)}`;
}

/** Quotes an identifier unless it is plain lower case. For SQL, `quoteIdent` of the postgres package also quotes reserved words. */
export function quoteNameIfNeeded(name: string): string {
  return /^[a-z_][a-z0-9_$]*$/.test(name) ? name : quotedName(name);
}
