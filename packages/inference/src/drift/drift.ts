import {
  ownMember,
  qualifiedName,
  type Blueprint,
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

  const relations = mergeRelations(stored, fresh.blueprint, changes);
  const linked = columnsOf(relations);
  // Stored tables keep their places, so that an unchanged schema gives an unchanged document.
  const order = [...[...before.keys()].filter((name) => now.has(name)), ...[...now.keys()].filter((name) => !before.has(name))];
  const tables = order.map((name) => {
    const table = now.get(name)!;
    const old = before.get(name);
    if (old) return mergeTable(old, table, linked, changes);
    changes.push({ kind: 'new', what: 'table', table: name, message: `${name} is new, with ${table.columns.length} columns; its generators are inferred.` });
    return table;
  });
  const types = mergeTypes(stored, usedTypes(tables, catalog.types), changes);
  if (changes.length === 0) return { changes, blueprint: stored, diagnostics: fresh.diagnostics };
  // Members keep their places, so that two documents can be compared line by line.
  const blueprint: Blueprint = { ...stored, ...(stored.types || Object.keys(types).length > 0 ? { types } : {}), tables, relations };
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

function mergeTypes(stored: Blueprint, now: NonNullable<Blueprint['types']>, changes: DriftChange[]): NonNullable<Blueprint['types']> {
  for (const [name, type] of Object.entries(now)) {
    const old = ownMember(stored.types, name);
    if (old && JSON.stringify(old) !== JSON.stringify(type))
      changes.push({ kind: 'changed', what: 'type', name, message: `The type ${name} is defined in another way now.` });
  }
  return now;
}
