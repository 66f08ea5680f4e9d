import { qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';

/** Longer lists are for tables of any size. */
const LONGEST_LIST = 60;
/** Filled share of the list, for the owner with the most children. */
const FILLED = 0.6;
/** The usual maximum of children without a fan-out. */
const FEW = 8;

/**
 * If names are unique within their owner and come from a list, limits its children to the length of the list: an organization has a
 * `staging`, and no `staging 2`. Only for counts that were not requested.
 */
export function boundByLists(tables: readonly BlueprintTable[], relations: readonly Relation[]): Relation[] {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  return relations.map((relation): Relation => {
    const table = byName.get(relation.from.table);
    const size = relation.owner && table && table.rows === undefined ? shortestList(table, relation) : undefined;
    if (size === undefined || maxChildren(relation) <= size) return relation;
    return { ...relation, fanOut: { kind: 'uniform', min: 1, max: Math.max(1, Math.ceil(size * FILLED)) } };
  });
}

/** The length of the list in the only column that distinguishes the children of an owner. */
function shortestList(table: BlueprintTable, relation: Relation): number | undefined {
  const keys = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).map((key) => key.columns)];
  const sizes = keys.flatMap((key) => {
    const others = key.filter((name) => !relation.from.columns.includes(name));
    if (others.length !== 1 || others.length === key.length) return [];
    const generator = table.columns.find((column) => column.name === others[0])?.generator;
    const values = generator?.kind === 'values' ? generator.parameters?.['values'] : undefined;
    return Array.isArray(values) && values.length <= LONGEST_LIST && values.some((value) => typeof value === 'string') ? [values.length] : [];
  });
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

/** The maximum number of children per owner, according to the fan-out. */
function maxChildren({ fanOut }: Relation): number {
  if (fanOut === undefined) return FEW;
  if (fanOut.kind === 'fixed') return 0;
  if (fanOut.kind === 'uniform') return fanOut.max;
  if (fanOut.kind === 'empirical') return Math.max(...fanOut.counts.map(({ children }) => children));
  return Infinity;
}
