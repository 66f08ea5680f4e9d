import {
  ownMember,
  qualifiedName,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Catalog,
  type Diagnostic,
  type Relation,
  type DriftChange,
} from '@seedbed/contract';
import { infer } from '../infer.ts';
import { usedTypes } from '../schema/used-types.ts';
import type { InferenceTools } from '../inference-tools.ts';
import { mergeRelations } from './merge-relations.ts';
import { mergeTable } from './merge-table.ts';

export type Drift = {
  readonly changes: readonly DriftChange[];
  /** The blueprint that fits the database again. Columns that nothing touched are the very same, so their values stay byte for byte. */
  readonly blueprint: Blueprint;
  readonly diagnostics: readonly Diagnostic[];
};

/**
 * Compares a stored blueprint with a changed database: lists additions, removals and changes, and returns an updated blueprint. Infers new
 * objects and drops removed ones; changed ones take the database's facts and keep people's choices that still fit.
 */
export async function drift(stored: Blueprint, catalog: Catalog, tools: InferenceTools): Promise<Drift> {
  const fresh = await infer(catalog, tools, { seed: stored.seed, locale: stored.locale, referenceDate: stored.referenceDate, rows: countsOf(stored, catalog) });
  const changes: DriftChange[] = [];
  const before = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const now = new Map(fresh.blueprint.tables.map((table) => [nameOf(table), table]));
  for (const table of before.keys())
    if (!now.has(table)) changes.push({ kind: 'gone', what: 'table', table, message: `${table} is no longer there and leaves the blueprint.` });

  const { relations, dropped } = mergeRelations(stored, fresh.blueprint, changes);
  const linked = columnsOf([...relations, ...dropped]);
  // Stored tables keep their places, so that an unchanged schema gives an unchanged document.
  const order = [...[...before.keys()].filter((name) => now.has(name)), ...[...now.keys()].filter((name) => !before.has(name))];
  const merged = order.map((name) => {
    const table = now.get(name)!;
    const old = before.get(name);
    if (old) return mergeTable(old, table, linked, changes);
    changes.push({ kind: 'new', what: 'table', table: name, message: `${name} is new, with ${table.columns.length} columns; its generators are inferred.` });
    return table;
  });
  const tables = withoutUnread(merged, [...relations, ...dropped]);
  const left = tables.flatMap(({ dropped = [], ...table }) => (dropped.length > 0 ? [{ ...table, columns: dropped }] : []));
  // The type of a dropped column may be gone as well.
  const types = { ...usedTypes(left, stored.types ?? {}), ...mergeTypes(stored, usedTypes(tables, catalog.types), changes) };
  if (changes.length === 0) return { changes, blueprint: stored, diagnostics: fresh.diagnostics };
  // Members keep their places, so that two documents can be compared line by line.
  const blueprint: Blueprint = {
    ...stored,
    ...(stored.types || Object.keys(types).length > 0 ? { types } : {}),
    tables,
    relations,
    ...(stored.dropped || dropped.length > 0 ? { dropped } : {}),
  };
  if (dropped.length === 0) delete blueprint.dropped;
  if (Object.keys(types).length === 0) delete blueprint.types;
  return { changes, blueprint, diagnostics: fresh.diagnostics };
}

/** The rows of the stored tables that are still there: the counts of new tables follow from them. */
function countsOf(stored: Blueprint, catalog: Catalog): Record<string, number> {
  const there = new Set(catalog.tables.map((table) => qualifiedName(table.schema, table.name)));
  return Object.fromEntries(
    stored.tables.flatMap((table) => {
      const rows = table.rows ?? table.timeline?.rows;
      return rows === undefined || !there.has(nameOf(table)) ? [] : [[nameOf(table), rows]];
    }),
  );
}

function nameOf(table: BlueprintTable): string {
  return qualifiedName(table.schema, table.name);
}

/** `schema.table.column` of every referencing column. */
function columnsOf(relations: readonly Relation[]): Set<string> {
  return new Set(relations.flatMap((relation) => relation.from.columns.map((column) => `${relation.from.table}.${column}`)));
}

/** Dropped columns stay where others may read them: times by order, members of an entity, and names that are written somewhere. */
function withoutUnread(tables: readonly BlueprintTable[], relations: readonly Relation[]): BlueprintTable[] {
  if (tables.every(({ dropped }) => dropped === undefined)) return [...tables];
  const unnamed = (columns: readonly BlueprintColumn[] = []) => columns.map(({ name: _, ...rest }) => rest);
  const written = JSON.stringify([relations, tables.map((table) => ({ ...table, columns: unnamed(table.columns), dropped: unnamed(table.dropped) }))]);
  const words = new Set(written.match(/[\p{L}\p{N}_$]+/gu));
  const isRead = ({ name, type, entity }: BlueprintColumn): boolean =>
    entity !== undefined || /^(?:timestamp|date)/.test(type) || (/^[\p{L}\p{N}_$]+$/u.test(name) ? words.has(name) : written.includes(name));
  return tables.map(({ dropped, ...table }) => {
    const read = dropped?.filter(isRead) ?? [];
    return read.length > 0 ? { ...table, dropped: read } : table;
  });
}

function mergeTypes(stored: Blueprint, now: NonNullable<Blueprint['types']>, changes: DriftChange[]): NonNullable<Blueprint['types']> {
  for (const [name, type] of Object.entries(now)) {
    const old = ownMember(stored.types, name);
    if (old && JSON.stringify(old) !== JSON.stringify(type))
      changes.push({ kind: 'changed', what: 'type', name, message: `The type ${name} is defined in another way now.` });
  }
  return now;
}
