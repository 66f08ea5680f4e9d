import type { Blueprint, BlueprintColumn, Relation, SharedSchema, TypeDefinition, TypeDefinitions } from '@seedbed/contract';
import { dictionary, qualifiedName } from '@seedbed/contract';

/**
 * The public view of a blueprint through a read-only link: names, types, keys and references. Lists each member, so that later members of
 * blueprints stay private until someone adds them here. `rows` by qualified name.
 */
export function sharedSchema(blueprint: Blueprint, rows: ReadonlyMap<string, number>): SharedSchema {
  const referring = new Set(blueprint.relations.flatMap(({ from }) => from.columns.map((column) => `${from.table} ${column}`)));
  return {
    tables: blueprint.tables.map((table) => {
      const id = qualifiedName(table.schema, table.name);
      return {
        schema: table.schema,
        name: table.name,
        rows: rows.get(id) ?? 0,
        primaryKey: table.primaryKey ?? [],
        columns: table.columns.map((column) => ({
          name: column.name,
          type: column.type,
          nullable: column.nullable ?? false,
          madeByPostgres: makerOf(column, referring.has(`${id} ${column.name}`)),
        })),
      };
    }),
    relations: blueprint.relations.map(({ name, from, to }: Relation) => ({ name: name ?? null, from, to })),
    types: typesOf(blueprint.types ?? {}),
  };
}

function makerOf(column: BlueprintColumn, isReferring: boolean): 'generated' | 'identity' | 'default' | null {
  if (column.generated !== undefined) return 'generated';
  if (column.identity !== undefined) return 'identity';
  return column.default !== undefined && !column.generator && !isReferring ? 'default' : null;
}

/** Without the conditions and defaults of domains. */
function typesOf(types: TypeDefinitions): TypeDefinitions {
  const shown = dictionary<TypeDefinition>();
  for (const [name, type] of Object.entries(types)) shown[name] = type.kind === 'domain' ? { kind: 'domain', base: type.base } : type;
  return shown;
}
