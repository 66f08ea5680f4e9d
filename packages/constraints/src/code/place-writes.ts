import { reaches } from '../schema/reaches.ts';
import type { Catalog, CatalogTable, CatalogUniqueKey } from '@seedbed/contract';
import { nameOf, type CodeRead, type CodeWrite } from './writes.ts';

/** The effects of triggers' writes on a load. */
export type PlacedWrites = {
  /** Tables that only triggers fill, with the writers' names. */
  readonly left: ReadonlyMap<string, readonly string[]>;
  /**
   * Tables that must be loaded before a table, by its name: its triggers continue the numbers of their rows, or look up
   * rows there.
   */
  readonly before: ReadonlyMap<string, readonly string[]>;
  /** Keys that triggers refer to by a constant. */
  readonly referredTo: readonly { readonly table: string; readonly column: string; readonly value: string; readonly by: string }[];
  /** Columns of several tables that triggers write to one key: all their values together are distinct. */
  readonly sharedKeys: readonly (readonly { readonly table: string; readonly column: string }[])[];
};

/**
 * If a trigger fills a table with the key of the row that fires it (`INSERT INTO meta (id) VALUES (NEW.id)`), the table
 * gets no generated rows, because they would collide. A table of records of other tables' rows (audit, history, counts)
 * gets none either, unless rows elsewhere refer to it. A table that numbers its rows itself is loaded first, with its
 * sequence set past those rows, unless it refers to the writer: then only the trigger fills it.
 */
export function placeWrites(writes: readonly CodeWrite[], reads: readonly CodeRead[], catalog: Catalog): PlacedWrites {
  const left = new Map<string, string[]>();
  const before = new Map<string, string[]>();
  const referredTo: { table: string; column: string; value: string; by: string }[] = [];
  const parents = new Map(catalog.tables.map((table) => [nameOf(table), [...new Set(table.foreignKeys.map((key) => key.references))]]));
  /** Whether `to` must be loaded before `from`, by references or by earlier results. */
  const leadsTo = (from: string, to: string): boolean => reaches(from, to, (name) => [...(parents.get(name) ?? []), ...(before.get(name) ?? [])]);
  const add = (map: Map<string, string[]>, key: string, value: string): void => void map.set(key, [...new Set([...(map.get(key) ?? []), value])]);
  for (const write of writes) if (write.always && takesKey(write)) add(left, nameOf(write.table), nameOf(write.writer));
  const referred = new Set(catalog.tables.flatMap((table) => table.foreignKeys.flatMap((key) => (key.references === nameOf(table) ? [] : [key.references]))));
  for (const write of writes) if (write.records && !referred.has(nameOf(write.table))) add(left, nameOf(write.table), nameOf(write.writer));
  for (const write of writes) {
    const [writer, table] = [nameOf(write.writer), nameOf(write.table)];
    for (const key of write.table.foreignKeys) {
      const value = key.columns.length === 1 ? write.values.get(key.columns[0]!) : undefined;
      if (value === undefined || value === 'unknown' || !('constant' in value)) continue;
      referredTo.push({ table: key.references, column: key.referencedColumns[0]!, value: value.constant, by: writer });
    }
    if (left.has(table) || takesKey(write) || !numbersItself(write)) continue;
    if (!leadsTo(table, writer)) add(before, writer, table);
    else if (write.always && refersTo(write.table, writer)) add(left, table, writer);
  }
  for (const { table, by } of referredTo) if (table !== by && !left.has(table) && !leadsTo(table, by)) add(before, by, table);
  for (const read of reads) {
    const [reader, table] = [nameOf(read.reader), nameOf(read.table)];
    if (!leadsTo(table, reader) || (read.atOnce && mayWait(read.table, reader) && !leadsTo(reader, table))) add(before, reader, table);
  }
  return { left, before, referredTo, sharedKeys: sharedKeys(writes) };
}

/**
 * For each table, the columns of others that a trigger copies to its single-column key; with only one writer, there is
 * nothing to distinguish.
 */
function sharedKeys(writes: readonly CodeWrite[]): PlacedWrites['sharedKeys'] {
  const columns = new Map<string, Map<string, { readonly table: string; readonly column: string }>>();
  for (const write of writes.filter(takesKey)) {
    for (const { keys, columns: names } of write.table.uniqueKeys) {
      const from = keys.length === 1 && names.length === 1 ? write.values.get(names[0]!) : undefined;
      if (typeof from !== 'object' || !('from' in from)) continue;
      const place = `${nameOf(write.table)} ${names[0]}`;
      const writer = { table: nameOf(write.writer), column: from.from };
      columns.set(place, (columns.get(place) ?? new Map()).set(writer.table, writer));
    }
  }
  return [...columns.values()].filter((writers) => writers.size > 1).map((writers) => [...writers.values()]);
}

/** The references to a table may all wait for the end. */
function mayWait({ foreignKeys }: CatalogTable, referenced: string): boolean {
  const keys = foreignKeys.filter((key) => key.references === referenced);
  return keys.length > 0 && keys.every((key) => key.deferrable);
}

/** Whether the primary key, or one that refers to the writer, gets all its values from a key of the writer's row. */
function takesKey({ table, writer, values }: CodeWrite): boolean {
  const linked = table.foreignKeys.filter((key) => key.references === nameOf(writer)).flatMap((key) => key.columns);
  return table.uniqueKeys.some((key) => {
    if (!isPlain(key) || !(key.primary || key.columns.some((name) => linked.includes(name)))) return false;
    const from = key.columns.map((name) => values.get(name));
    if (!from.every((one) => typeof one === 'object' && !('tree' in one))) return false;
    const own = from.flatMap((one) => (typeof one === 'object' && 'from' in one ? [one.from] : []));
    return writer.uniqueKeys.some((each) => isPlain(each) && each.columns.every((name) => own.includes(name)));
  });
}

/**
 * A key that takes some values from a key of the writer's row, and the others from rows referenced there: only the
 * trigger knows these.
 */
export function looksUpKey({ table, writer, values }: CodeWrite): boolean {
  return table.uniqueKeys.some((key) => {
    const from = key.columns.map((name) => values.get(name));
    if (!isPlain(key) || !from.every((one) => typeof one === 'object' && !('constant' in one))) return false;
    const own = from.flatMap((one) => (typeof one === 'object' && 'from' in one ? [one.from] : []));
    return own.length < from.length && writer.uniqueKeys.some((each) => isPlain(each) && each.columns.every((name) => own.includes(name)));
  });
}

function isPlain(key: CatalogUniqueKey): boolean {
  return key.predicate === undefined && key.keys.every((part) => 'column' in part);
}

/** A column of a key that the code leaves to its sequence. */
function numbersItself({ table, values }: CodeWrite): boolean {
  const own = table.columns.filter((column) => column.identity !== undefined || column.sequence !== undefined || (column.default ?? '').startsWith('nextval('));
  return own.some((column) => !values.has(column.name) && table.uniqueKeys.some((key) => key.columns.includes(column.name)));
}

function refersTo(table: CatalogTable, other: string): boolean {
  return table.foreignKeys.some((key) => key.references === other);
}
