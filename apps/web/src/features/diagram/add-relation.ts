import { forgetReason, qualifiedName, resolveType, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { edit, type DraftStore } from '../../workspace/draft/draft-store.ts';
import { tableOf } from '../../workspace/edit-rows.ts';

/** A column of a table, the table as `schema.name`. */
export type End = { readonly table: string; readonly column: string };

/** Types that may refer to each other, as Postgres has equality between them. */
const FAMILIES: readonly ReadonlySet<string>[] = [new Set(['int2', 'int4', 'int8', 'numeric']), new Set(['text', 'varchar', 'bpchar', 'citext', 'name'])];
/** Rows of a table that refers to itself that have no parent, where the column may be NULL. */
const ROOTS = 0.1;

/** Why `from` cannot refer to `to`, in words; null if it can. */
export function relationFault(blueprint: Blueprint, from: End, to: End): string | null {
  const [child, parent] = [tableOf(blueprint, from.table), tableOf(blueprint, to.table)];
  const [own, key] = [child?.columns.find(({ name }) => name === from.column), parent?.columns.find(({ name }) => name === to.column)];
  if (!child || !parent || !own || !key) return 'The column is no longer there.';
  if (from.table === to.table && from.column === to.column) return 'A column cannot refer to itself.';
  if (own.generated) return `${from.column} is computed by Postgres, so it cannot refer to anything.`;
  const known = blueprint.relations.find((relation) => relation.from.table === from.table && relation.from.columns.includes(from.column));
  if (known) return `${from.column} refers to ${known.to.table} already.`;
  if (!isKey(parent, to.column)) return `${to.table}.${to.column} is no key: a relation ends on a primary or unique key of one column.`;
  const [a, b] = [resolveType(own.type, blueprint.types ?? {}), resolveType(key.type, blueprint.types ?? {})];
  const alike = a.base === b.base && a.kind !== 'array' ? true : FAMILIES.some((family) => family.has(a.base) && family.has(b.base));
  return alike ? null : `${from.column} is ${own.type} and ${to.column} is ${key.type}: they cannot be equal.`;
}

/** Adds the relation as one step that can be undone; the column's values come from the parent's key from now on. */
export function addRelation(draft: DraftStore, from: End, to: End): void {
  edit(
    draft,
    `relation ${from.table}.${from.column} → ${to.table} added`,
    (blueprint) => {
      const column = tableOf(blueprint, from.table)?.columns.find(({ name }) => name === from.column);
      if (!column) return;
      const self = from.table === to.table;
      const nullShare = column.nullable ? (column.nullRate ?? (self ? ROOTS : 0)) : 0;
      for (const member of ['generator', 'nullRate', 'domain', 'entity'] as const) delete column[member];
      forgetReason(column);
      blueprint.relations.push({
        from: { table: from.table, columns: [from.column] },
        to: { table: to.table, columns: [to.column] },
        ...(nullShare > 0 ? { nullShare } : {}),
        ...(self ? { self: true } : {}),
        source: 'user',
      });
    },
    { touched: `${from.table}.${from.column}` },
  );
}

/** Every key of one column that a column may refer to. */
export function possibleParents(blueprint: Blueprint, from: End): End[] {
  return blueprint.tables.flatMap((table) =>
    table.columns
      .filter((column) => isKey(table, column.name))
      .map((column) => ({ table: qualifiedName(table.schema, table.name), column: column.name }))
      .filter((to) => relationFault(blueprint, from, to) === null),
  );
}

function isKey(table: BlueprintTable, column: string): boolean {
  const alone = (columns: readonly string[] | undefined) => columns?.length === 1 && columns[0] === column;
  return alone(table.primaryKey) || (table.uniqueKeys ?? []).some((key) => key.predicate === undefined && alone(key.columns));
}
