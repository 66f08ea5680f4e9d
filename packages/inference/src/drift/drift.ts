import {
  ownMember,
  platformTablesOf,
  qualifiedName,
  toolTableOf,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Catalog,
  type Diagnostic,
  type Relation,
  type DriftChange,
  type StatedValues,
} from '@seedbed/contract';
import { infer } from '../infer.ts';
import { usedTypes } from '../schema/used-types.ts';
import type { InferenceTools } from '../inference-tools.ts';
import { labelMoves, labelsOf, tellLabelMove, withLabelsMoved } from './labels-moved.ts';
import { family } from './merge-column.ts';
import { mergeRelations, withRelationNamesOf } from './merge-relations.ts';
import { mergeTable } from './merge-table.ts';
import { withTimesApart } from './times-apart.ts';
import { withColumnRenamed } from './rename-in.ts';

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
export async function drift(given: Blueprint, catalog: Catalog, tools: InferenceTools): Promise<Drift> {
  const inferred = await infer(catalog, tools, { seed: given.seed, locale: given.locale, referenceDate: given.referenceDate, rows: countsOf(given, catalog) });
  const own = withoutTables(inferred.blueprint, ofToolsOnlyIn(inferred.blueprint, given));
  const fresh = { ...inferred, blueprint: withPlatformOf(given, withRelationNamesOf(given, own)) };
  const moves = labelMoves(given.types, fresh.blueprint.types);
  const stored = withLabelsMoved(withNamesFree(given, fresh.blueprint), moves);
  const changes = moves.map((move): DriftChange => ({
    kind: move.isRenamed ? 'changed' : 'gone',
    what: 'type',
    name: move.type,
    message: tellLabelMove(move),
  }));
  const before = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const now = new Map(fresh.blueprint.tables.map((table) => [nameOf(table), table]));
  const passedBy = ofToolsOnlyIn(stored, fresh.blueprint);
  for (const table of before.keys())
    if (!now.has(table) && !passedBy.has(table))
      changes.push({ kind: 'gone', what: 'table', table, message: `${table} is no longer there and leaves the blueprint.` });

  const { relations, dropped: lost } = mergeRelations(stored, fresh.blueprint, changes);
  const back = new Map(stored.droppedTables?.map((table) => [nameOf(table), table]));
  const droppedTables = tablesStillRead([...back.values(), ...before.values()], now, lost);
  const there = new Set([...now.keys(), ...droppedTables.map(nameOf)]);
  const platform = platformTablesOf(fresh.blueprint.tables);
  const dropped = lost.filter(({ from, to }) => there.has(from.table) && there.has(to.table));
  const facts = { linked: columnsOf([...relations, ...dropped]), stated: statedIn(catalog) };
  // Stored tables keep their places, so that an unchanged schema gives an unchanged document.
  const order = [...[...before.keys()].filter((name) => now.has(name)), ...[...now.keys()].filter((name) => !before.has(name))];
  const merged = order.map((name) => {
    const table = now.get(name)!;
    const old = before.get(name);
    if (old) return mergeTable(old, table, facts, platform.has(name) ? [] : changes);
    changes.push({ kind: 'new', what: 'table', table: name, message: `${name} is new, with ${table.columns.length} columns; its generators are inferred.` });
    const earlier = back.get(name);
    return earlier ? mergeTable(earlier, table, facts, []) : table;
  });
  dropped.push(...unsentRelations(fresh.blueprint, merged, dropped));
  const tables = withoutUnread(merged, { relations: [...relations, ...dropped], tables: droppedTables });
  const left = tables.flatMap(({ dropped = [], ...table }) => (dropped.length > 0 ? [{ ...table, columns: dropped }] : []));
  // The type of a dropped column may be gone as well.
  const types = { ...usedTypes([...left, ...droppedTables], stored.types ?? {}), ...mergeTypes(stored, usedTypes(tables, catalog.types), changes) };
  if (changes.length === 0) return { changes, blueprint: given, diagnostics: fresh.diagnostics };
  // Members keep their places, so that two documents can be compared line by line.
  const blueprint: Blueprint = {
    ...stored,
    ...(stored.types || Object.keys(types).length > 0 ? { types } : {}),
    tables,
    relations: withTimesApart(stored, { tables, relations }, relations),
    ...(stored.dropped || dropped.length > 0 ? { dropped: withTimesApart(stored, { tables, relations }, dropped) } : {}),
    ...(droppedTables.length > 0 ? { droppedTables } : {}),
  };
  if (dropped.length === 0) delete blueprint.dropped;
  if (droppedTables.length === 0) delete blueprint.droppedTables;
  if (Object.keys(types).length === 0) delete blueprint.types;
  return { changes: changes.map((change) => tellKept(change, blueprint)), blueprint, diagnostics: fresh.diagnostics };
}

/** Tables that a migration tool or framework made for itself, which the other blueprint has not: they come and go without the schema, unless tables refer to each other by them. */
function ofToolsOnlyIn({ tables, relations }: Blueprint, other: Blueprint): ReadonlySet<string> {
  const known = new Set([...other.tables.map(nameOf), ...relations.flatMap(({ from, to }) => [from.table, to.table])]);
  return new Set(tables.filter((table) => !known.has(nameOf(table)) && toolTableOf(table) !== null).map(nameOf));
}

const withoutTables = (blueprint: Blueprint, names: ReadonlySet<string>): Blueprint => ({
  ...blueprint,
  tables: blueprint.tables.filter((table) => !names.has(nameOf(table))),
});

/**
 * The fresh blueprint in which a platform's tables are as stored, without columns that the database lacks: no migration of the user's
 * changes them, and the stand-in from which they were read has fewer. New ones are there only if the user's own tables refer to them.
 */
function withPlatformOf(stored: Blueprint, fresh: Blueprint): Blueprint {
  const platform = platformTablesOf(fresh.tables);
  if (platform.size === 0 || platform.size === fresh.tables.length) return fresh;
  const known = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const tables = fresh.tables.flatMap((table) => {
    const old = known.get(nameOf(table));
    if (!platform.has(nameOf(table))) return [table];
    if (!old) return table.mode === 'skip' ? [] : [table];
    return [{ ...old, columns: old.columns.filter(({ name }) => table.columns.some((column) => column.name === name)) }];
  });
  const there = new Set(tables.map(nameOf));
  const isOfStored = ({ from }: Relation): boolean => platform.has(from.table) && known.has(from.table);
  const relations = [...stored.relations.filter(isOfStored), ...fresh.relations.filter((relation) => !isOfStored(relation))];
  return { ...fresh, tables, relations: relations.filter(({ from, to }) => there.has(from.table) && there.has(to.table)) };
}

/** References that are sent nowhere (`dropped`) of columns that are new with what is made from them. */
function unsentRelations({ dropped = [] }: Blueprint, tables: readonly BlueprintTable[], known: readonly Relation[]): Relation[] {
  const has = columnsOf(known);
  const unsent = new Set(tables.flatMap((table) => (table.dropped ?? []).map(({ name }) => `${nameOf(table)}.${name}`)));
  const there = new Set(tables.map(nameOf));
  return dropped.filter((relation) => there.has(relation.to.table) && [...columnsOf([relation])].every((column) => unsent.has(column) && !has.has(column)));
}

/** Says of a column or table that is gone whether the blueprint keeps it for what was made from it. */
function tellKept(change: DriftChange, { tables, droppedTables = [] }: Blueprint): DriftChange {
  const { kind, what, table, name } = change;
  if (kind !== 'gone' || (what !== 'table' && what !== 'column')) return change;
  const isKept =
    what === 'table'
      ? droppedTables.some((each) => nameOf(each) === table)
      : tables.some((each) => nameOf(each) === table && each.dropped?.some((column) => column.name === name));
  const subject = what === 'table' ? table : `${table}.${name}`;
  const where = what === 'table' ? 'droppedTables' : 'dropped';
  return {
    ...change,
    message: `${subject} is no longer there${isKept ? `; the blueprint keeps it under “${where}”, since values of other columns may be made from it` : ' and leaves the blueprint'}.`,
  };
}

/**
 * The stored blueprint in which a dropped column has another name if the database has a column of that name again which is made in another
 * way: what was made from the earlier one goes on to read that.
 */
function withNamesFree(stored: Blueprint, fresh: Blueprint): Blueprint {
  const now = new Map(fresh.tables.map((table) => [nameOf(table), table]));
  let blueprint = stored;
  for (const table of stored.tables) {
    const columns = now.get(nameOf(table))?.columns ?? [];
    const taken = new Set([...table.columns, ...(table.dropped ?? []), ...columns].map(({ name }) => name));
    for (const old of table.dropped ?? []) {
      const column = columns.find(({ name }) => name === old.name);
      if (!column || ((old.generator === undefined) === (column.generator === undefined) && family(old.type) === family(column.type))) continue;
      let free = `${old.name}_dropped`;
      for (let n = 2; taken.has(free); n++) free = `${old.name}_dropped${n}`;
      taken.add(free);
      blueprint = withColumnRenamed(blueprint, nameOf(table), old.name, free);
    }
  }
  return blueprint;
}

/**
 * Tables that are gone, of which rows that are there were made: their parents by references that are gone too, the parents of those, and
 * children that a table names, to count them for example.
 */
function tablesStillRead(known: readonly BlueprintTable[], now: ReadonlyMap<string, unknown>, lost: readonly Relation[]): BlueprintTable[] {
  const gone = new Map(known.flatMap((table) => (now.has(nameOf(table)) ? [] : [[nameOf(table), table]])));
  const read = new Map<string, BlueprintTable>();
  const tables = known.filter((table) => now.has(nameOf(table)));
  for (const table of tables) {
    const written = wordsOf(JSON.stringify([...table.columns, ...(table.dropped ?? [])].map(({ generator }) => generator)));
    for (const { name, from, to } of lost) {
      const [own, other] = [nameOf(table), from.table === nameOf(table) ? to.table : from.table];
      const found = gone.get(other);
      if (!found || read.has(other) || (from.table !== own && to.table !== own)) continue;
      const isNamed = name !== undefined && name.match(WORD)?.every((word) => written.has(word));
      if (from.table !== own && !written.has(found.name) && !isNamed) continue;
      read.set(other, found);
      tables.push(found);
    }
  }
  return [...read.values()];
}

const WORD = /[\p{L}\p{N}_$]+/gu;

const wordsOf = (text: string): Set<string> => new Set(text.match(WORD));

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

function statedIn({ tables }: Catalog): Map<string, StatedValues> {
  return new Map(
    tables.flatMap((table) =>
      table.columns.flatMap(({ name, stated }) => (stated ? [[`${qualifiedName(table.schema, table.name)}.${name}`, stated] as const] : [])),
    ),
  );
}

/** `schema.table.column` of every referencing column. */
function columnsOf(relations: readonly Relation[]): Set<string> {
  return new Set(relations.flatMap((relation) => relation.from.columns.map((column) => `${relation.from.table}.${column}`)));
}

/** Dropped columns stay where others may read them: times by order, members of an entity, and names that are written somewhere. */
function withoutUnread(tables: readonly BlueprintTable[], others: Pick<Blueprint, 'relations' | 'tables'>): BlueprintTable[] {
  if (tables.every(({ dropped }) => dropped === undefined)) return [...tables];
  const unnamed = (columns: readonly BlueprintColumn[] = []) => columns.map(({ name: _, ...rest }) => rest);
  const written = JSON.stringify([others, tables.map((table) => ({ ...table, columns: unnamed(table.columns), dropped: unnamed(table.dropped) }))]);
  const words = wordsOf(written);
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
    if (!old || JSON.stringify(old) === JSON.stringify(type)) continue;
    const [before, labels] = [labelsOf(old), labelsOf(type)];
    if (!before || !labels) changes.push({ kind: 'changed', what: 'type', name, message: `The type ${name} is defined in another way now.` });
    // A schema file and a database may list the same labels in another order, which no row shows.
    else
      for (const label of labels)
        if (!before.includes(label)) changes.push({ kind: 'new', what: 'type', name, message: `${name} has the new label ${label}.` });
  }
  return now;
}
