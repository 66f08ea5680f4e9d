import { emptyBlueprint, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

type Table = Omit<BlueprintTable, 'schema' | 'name' | 'columns'> & { columns: Record<string, string | Omit<BlueprintColumn, 'name'>> };
type Link = Partial<Relation> & { from: Relation['from']; to: Relation['to'] };

/** A blueprint in short notation: columns by name, with a type alone or more; tables in the schema `public`. */
export function blueprintOf(tables: Record<string, Table>, relations: readonly Link[] = [], more: Partial<Blueprint> = {}): Blueprint {
  return {
    ...emptyBlueprint(),
    ...more,
    tables: Object.entries(tables).map(([name, { columns, ...table }]) => ({
      schema: 'public',
      name,
      ...table,
      columns: Object.entries(columns).map(([column, spec]) => ({ name: column, ...(typeof spec === 'string' ? { type: spec } : spec) })),
    })),
    relations: relations.map((relation) => ({ source: 'declared', ...relation })),
  };
}

/** `link('orders.user_id', 'users.id', { owner: true })`; several columns with commas. */
export function link(from: string, to: string, more: Partial<Relation> = {}): Link {
  return { from: end(from), to: end(to), ...more };
}

function end(text: string): Relation['from'] {
  const [table, columns] = text.split('.');
  return { table: `public.${table}`, columns: columns!.split(',') };
}

export const ID = { type: 'integer', generator: { kind: 'sequence' } } as const;
