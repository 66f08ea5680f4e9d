import type { Blueprint, BlueprintColumn, BlueprintTable, Relation, SqlType } from '@seedbed/contract';
import { dictionary, qualifiedName, resolveType } from '@seedbed/contract';
import { huesOf } from './state-hues.ts';
import { statesOf } from './states-of.ts';

/** How a column's cells are drawn. */
export type CellKind = 'text' | 'number' | 'boolean' | 'time' | 'enum' | 'uuid' | 'bytes' | 'json' | 'array' | 'range' | 'geometry';

/** What the grid needs of a column, computed once per table, so that painting needs no lookups. */
export type GridColumn = {
  readonly name: string;
  readonly type: SqlType;
  readonly kind: CellKind;
  readonly keyed: boolean;
  /** The relation whose (first) column it is: its cells are links to the parent. */
  readonly relation: Relation | null;
  /** Postgres makes the value: generated, identity or a default without a generator. */
  readonly mark: 'ƒ' | '#' | '=' | null;
  /** Computed from other cells: of its row, of the parent's or of its children. */
  readonly derived: boolean;
  readonly nullable: boolean;
  readonly labels: readonly string[];
  /** The hue of the pill of each of the few values that it can hold; empty if it holds anything. */
  readonly hues: ReadonlyMap<string, number>;
  readonly column: BlueprintColumn;
};

export function gridColumns(blueprint: Blueprint, table: BlueprintTable): GridColumn[] {
  const name = qualifiedName(table.schema, table.name);
  const relations = new Map<string, Relation>();
  for (const relation of blueprint.relations) {
    if (relation.from.table !== name) continue;
    for (const column of relation.from.columns) if (!relations.has(column)) relations.set(column, relation);
  }
  const keys = new Set(table.primaryKey ?? []);
  return table.columns.map((column) => {
    const facts = { types: blueprint.types, keyed: keys.has(column.name), relation: relations.get(column.name) ?? null };
    const before = made.get(column);
    if (before && before.types === facts.types && before.now.keyed === facts.keyed && before.now.relation === facts.relation) return before.now;
    const now = gridColumn(column, facts);
    made.set(column, { types: facts.types, now });
    return now;
  });
}

/** Cached for unchanged columns: the same object, so that their components do not rerender. */
const made = new WeakMap<BlueprintColumn, { readonly types: Blueprint['types']; readonly now: GridColumn }>();

type Facts = { readonly types: Blueprint['types'] } & Pick<GridColumn, 'keyed' | 'relation'>;

function gridColumn(column: BlueprintColumn, { types, keyed, relation }: Facts): GridColumn {
  const type = resolveType(column.type, types ?? {});
  return {
    name: column.name,
    type,
    kind: cellKind(type),
    keyed,
    relation,
    mark: column.generated ? 'ƒ' : column.identity ? '#' : column.default && !column.generator && relation === null ? '=' : null,
    derived: DERIVED.has(column.generator?.kind ?? ''),
    nullable: column.nullable ?? false,
    labels: type.labels ?? [],
    hues: huesOf(statesOf(column, type)),
    column,
  };
}

/** Generators that read other cells. */
const DERIVED: ReadonlySet<string> = new Set(['derived', 'expression', 'lookup', 'split', 'sibling']);

const KINDS: Readonly<Record<string, CellKind>> = dictionary({
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  money: 'number',
  oid: 'number',
  bool: 'boolean',
  date: 'time',
  time: 'time',
  timetz: 'time',
  timestamp: 'time',
  timestamptz: 'time',
  interval: 'time',
  enum: 'enum',
  uuid: 'uuid',
  bytea: 'bytes',
  bit: 'bytes',
  varbit: 'bytes',
  json: 'json',
  jsonb: 'json',
  hstore: 'json',
  point: 'geometry',
  line: 'geometry',
  lseg: 'geometry',
  box: 'geometry',
  path: 'geometry',
  polygon: 'geometry',
  circle: 'geometry',
});

export function cellKind(type: SqlType): CellKind {
  if (type.kind === 'array') return 'array';
  if (type.kind === 'range' || type.kind === 'multirange') return 'range';
  return KINDS[type.base] ?? 'text';
}
