import {
  ownMember,
  plainColumns,
  platformTablesOf,
  Problem,
  qualifiedName,
  resolveType,
  type Blueprint,
  type Catalog,
  type CatalogFunction,
  type CatalogTable,
} from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { catalogOf } from './catalog-of.ts';
import { exclusionsOf } from './exclusions-of.ts';
import { partitionsOf } from './partitions-of.ts';
import type { MockColumn, MockKey, MockPolicy, MockRelation, MockSchema, MockTable } from './schema.ts';

type Draft = { -readonly [K in keyof MockTable]: MockTable[K] extends readonly (infer T)[] ? T[] : MockTable[K] };

export type SchemaOptions = {
  /** Columns as `schema.table.column` that `*` omits. */
  readonly leftOut?: ReadonlySet<string>;
  /** Schemas that clients see, the default first. Default: all with tables, except those of a platform. */
  readonly exposed?: readonly string[] | undefined;
};

/**
 * The schema of a plan. The catalog has the names of constraints; without one (a stored blueprint) they are Postgres' default names.
 * Throws Problem `invalid-request` for an exposed schema without tables.
 */
export function schemaOf(plan: Plan, catalog?: Catalog, { leftOut = new Set(), exposed }: SchemaOptions = {}): MockSchema {
  const known = catalog ?? catalogOf(plan.blueprint);
  const types = catalog?.types ?? plan.blueprint.types ?? {};
  const served = new Map(plan.tables.map((table) => [table.name, table]));
  const tables = new Map<string, Draft>();
  for (const one of known.tables) {
    const name = plan.tables.find((table) => table.schema === one.schema && table.table === one.name)?.name;
    if (name === undefined || !served.has(name)) continue;
    tables.set(name, draftOf(one, name, known, types, leftOut));
  }
  for (const one of known.tables) {
    const table = [...tables.values()].find((draft) => draft.schema === one.schema && draft.name === one.name);
    if (table) table.keys = keysOf(one, table);
    if (table) table.primaryKey = table.keys.find((key) => key.primary) ?? null;
    if (table) table.exclusions = exclusionsOf(one, table);
  }
  const relations = relationsOf(known, plan, tables);
  for (const relation of relations) {
    (relation.child as Draft).parents.push(relation);
    (relation.parent as Draft).children.push(relation);
  }
  const schemas = [...new Set([...tables.values()].map((table) => table.schema))].toSorted((a, b) => Number(b === 'public') - Number(a === 'public'));
  return {
    schemas,
    exposed: exposed ? requireSchemas(exposed, schemas) : exposedByDefault([...tables.values()], schemas),
    tables: [...tables.values()],
    relations,
    views: known.views,
    functions: Object.values(known.functions),
    types,
  };
}

/** A platform hides its own schemas: people are reached only by `auth/v1`. */
function exposedByDefault(tables: readonly MockTable[], schemas: readonly string[]): readonly string[] {
  const hidden = new Set([...platformTablesOf(tables).keys()].map((name) => tables.find((table) => table.qualified === name)?.schema));
  const shown = schemas.filter((name) => !hidden.has(name));
  return shown.length === 0 ? schemas : shown;
}

function requireSchemas(exposed: readonly string[], schemas: readonly string[]): readonly string[] {
  const unknown = exposed.find((name) => !schemas.includes(name));
  if (unknown === undefined && exposed.length > 0) return exposed;
  throw new Problem('invalid-request', `No schema "${unknown ?? ''}" has tables. There are: ${schemas.join(', ')}.`);
}

function draftOf(one: CatalogTable, qualified: string, { functions }: Catalog, types: NonNullable<Blueprint['types']>, leftOut: ReadonlySet<string>): Draft {
  const columns = one.columns.map((column, index): MockColumn => {
    const type = resolveType(column.type, types);
    return {
      name: column.name,
      index,
      type,
      notNull: column.notNull ?? false,
      default: column.generated ? null : (column.default ?? domainDefault(column.type, types)),
      identity: column.identity ?? null,
      generated: column.generated ? (column.generationExpression ?? column.default ?? '') : null,
      sequence: column.sequence ?? null,
      comment: column.comment ?? null,
    };
  });
  const byName = new Map(columns.map((column) => [column.name, column]));
  return {
    schema: one.schema,
    name: one.name,
    qualified,
    columns,
    column: (name) => byName.get(name),
    shown: columns.filter(({ name }) => !leftOut.has(`${qualified}.${name}`)),
    primaryKey: null,
    keys: [],
    checks: one.checks.filter((check) => check.enforced !== false && !check.partition).map(({ name, expression }) => ({ name, expression })),
    exclusions: [],
    partitions: partitionsOf(one),
    parents: [],
    children: [],
    policies: one.rowSecurity ? (one.policies ?? []).map(policyOf) : null,
    computed: new Set(functionsOfRow(Object.values(functions), one)),
    comment: one.comment ?? null,
  };
}

/** A domain has the default of the domain below it, unless it has its own. */
function domainDefault(type: string, types: NonNullable<Blueprint['types']>): string | null {
  const defined = ownMember(types, type);
  return defined?.kind === 'domain' ? (defined.default ?? null) : null;
}

function functionsOfRow(functions: readonly CatalogFunction[], { schema, name }: CatalogTable): string[] {
  const row = qualifiedName(schema, name);
  return functions.filter((each) => each.arguments.length === 1 && each.arguments[0]!.type === row).map((each) => each.name);
}

function policyOf({ name, command, roles, restrictive, using, check }: NonNullable<CatalogTable['policies']>[number]): MockPolicy {
  const known = COMMANDS.find((each) => each === command) ?? 'all';
  return { name, command: known, roles: roles ?? null, restrictive: restrictive ?? false, using: using ?? null, check: check ?? null };
}

const COMMANDS: readonly MockPolicy['command'][] = ['select', 'insert', 'update', 'delete'];

function keysOf(one: CatalogTable, table: Draft): MockKey[] {
  return one.uniqueKeys
    .map((key) => ({
      name: key.name,
      table,
      columns: columnsOf(table, plainColumns(key.keys)) ?? [],
      parts: key.keys.map((part) => ('column' in part ? part.column : part.expression)),
      partColumns: key.keys.map((part) => ('column' in part ? (table.column(part.column) ?? null) : null)),
      primary: key.primary ?? false,
      nullsNotDistinct: key.nullsNotDistinct ?? false,
      predicate: key.predicate ?? null,
    }))
    .toSorted((a, b) => Number(b.primary) - Number(a.primary));
}

function columnsOf(table: MockTable, names: readonly string[]): MockColumn[] | null {
  const columns = names.map((name) => table.column(name));
  return columns.every((column) => column !== undefined) ? columns : null;
}

function relationsOf(known: Catalog, plan: Plan, tables: ReadonlyMap<string, Draft>): MockRelation[] {
  const made: MockRelation[] = [];
  for (const table of tables.values()) {
    const one = known.tables.find((each) => each.schema === table.schema && each.name === table.name)!;
    for (const key of one.foreignKeys) {
      const parent = tables.get(key.references);
      const columns = columnsOf(table, key.columns);
      const parentColumns = parent && columnsOf(parent, key.referencedColumns);
      if (!parent || !columns || !parentColumns) continue;
      made.push({
        ...ends(plan, table, columns, parent, parentColumns),
        name: key.name,
        declared: true,
        enforced: key.enforced ?? true,
        matchFull: key.match === 'full',
        onDelete: key.onDelete ?? 'no action',
        onUpdate: key.onUpdate ?? 'no action',
      });
    }
  }
  plan.relations.forEach((relation, index) => {
    if (made.some((each) => each.plan === index)) return;
    const child = tables.get(relation.child);
    const parent = tables.get(relation.parent);
    const columns = child && columnsOf(child, relation.columns);
    const parentColumns = parent && columnsOf(parent, relation.parentColumns);
    if (!child || !parent || !columns || !parentColumns) return;
    made.push({
      ...ends(plan, child, columns, parent, parentColumns),
      plan: index,
      name: `${child.name}_${relation.columns.join('_')}_fkey`,
      declared: false,
      enforced: false,
      matchFull: false,
      onDelete: 'no action',
      onUpdate: 'no action',
    });
  });
  return made;
}

function ends(plan: Plan, child: MockTable, columns: readonly MockColumn[], parent: MockTable, parentColumns: readonly MockColumn[]) {
  const index = plan.relations.findIndex(
    (relation) =>
      relation.child === child.qualified &&
      relation.parent === parent.qualified &&
      relation.columns.length === columns.length &&
      columns.every((column, i) => {
        const at = relation.columns.indexOf(column.name);
        return at >= 0 && relation.parentColumns[at] === parentColumns[i]!.name;
      }),
  );
  const oneToOne = child.keys.some(
    (key) =>
      key.predicate === null && key.columns.length > 0 && key.columns.length === columns.length && key.columns.every((column) => columns.includes(column)),
  );
  return { child, columns, parent, parentColumns, oneToOne, plan: index < 0 ? null : index };
}
