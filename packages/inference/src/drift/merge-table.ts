import { qualifiedName, type BlueprintColumn, type BlueprintTable, type DriftChange, type StatedValues } from '@seedbed/contract';
import { mergeColumn } from './merge-column.ts';

/** By `schema.table.column`: those that refer to others, and what code states about columns. */
export type MergeFacts = { readonly linked: ReadonlySet<string>; readonly stated: ReadonlyMap<string, StatedValues> };

/** The stored table with the database's current facts, and the columns that left it, and those that new columns are made from without being sent, as `dropped`. Rows, mode, timeline and load stay as chosen. */
export function mergeTable(old: BlueprintTable, now: BlueprintTable, { linked, stated }: MergeFacts, changes: DriftChange[]): BlueprintTable {
  const table = qualifiedName(now.schema, now.name);
  const fresh = new Map(now.columns.map((column) => [column.name, column]));
  const gone = old.columns.filter((column) => !fresh.has(column.name));
  for (const column of gone)
    changes.push({ kind: 'gone', what: 'column', table, name: column.name, message: `${table}.${column.name} is no longer there and leaves the blueprint.` });
  const before = new Map(old.columns.map((column) => [column.name, column]));
  const back = new Map(old.dropped?.map((column) => [column.name, column]));
  const rules = compareConstraints(old, now, table, changes);
  const constraintsMoved = rules.length > 0;
  // A rule about new columns alone says nothing of the others.
  const movedStored = rules.some((rule) => old.columns.some(({ name }) => isNamed(rule, name)));
  const at = (name: string) => ({
    table,
    linked: linked.has(`${table}.${name}`),
    constraintsMoved: movedStored || !before.has(name),
    stated: stated.get(`${table}.${name}`),
  });
  const merged = now.columns.map((column): BlueprintColumn => {
    const stored = before.get(column.name);
    if (stored) return mergeColumn(stored, column, at(column.name), changes);
    changes.push({
      kind: 'new',
      what: 'column',
      table,
      name: column.name,
      message: `${table}.${column.name} is new${column.generator ? ` and is made by ${column.generator.kind}` : ''}.`,
    });
    const earlier = back.get(column.name);
    return earlier ? mergeColumn(earlier, column, at(column.name), []) : column;
  });
  // An id whose type has other labels now follows these.
  const moved = merged.filter(({ name, generator }) => before.has(name) && before.get(name)!.generator !== generator).map(({ name }) => name);
  const isStale = ({ generator }: BlueprintColumn): boolean =>
    generator?.kind === 'expression' && moved.some((name) => String(generator.parameters?.expression).includes(`${name} in [`));
  const columns = merged.map((column) =>
    isStale(column) && fresh.get(column.name)!.generator ? { ...column, generator: fresh.get(column.name)!.generator! } : column,
  );
  // Takes conditions from the database only for changed constraints: a proof may have frozen better values since.
  const added = JSON.stringify(columns.filter((column) => !before.has(column.name) || !merged.includes(column)).map(({ generator }) => generator));
  const unsent = (now.dropped ?? []).filter(({ name }) => !back.has(name) && !before.has(name) && added.includes(name));
  const dropped = [...(old.dropped ?? []), ...gone, ...unsent].filter(({ name }) => !fresh.has(name));
  const { dropped: _d, ...present } = old;
  const stays = dropped.length > 0 ? { ...present, dropped } : present;
  if (!constraintsMoved) return { ...stays, columns };
  const { primaryKey: _p, uniqueKeys: _u, checks: _c, exclusions: _e, groups: _g, ...kept } = stays;
  const { primaryKey, uniqueKeys, checks, exclusions, groups } = now;
  return {
    ...kept,
    columns,
    ...(primaryKey ? { primaryKey } : {}),
    ...(uniqueKeys ? { uniqueKeys } : {}),
    ...(checks ? { checks } : {}),
    ...(exclusions ? { exclusions } : {}),
    ...groupsOf(movedStored ? groups : [...(old.groups ?? []), ...(groups ?? []).filter((group) => group.columns.every((name) => !before.has(name)))]),
  };
}

const groupsOf = (groups: BlueprintTable['groups']): Pick<BlueprintTable, 'groups'> => (groups && groups.length > 0 ? { groups } : {});

/** Whether a rule, as it is written, names a column. */
function isNamed(rule: string, column: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_$])${RegExp.escape(column)}(?![\\p{L}\\p{N}_$])`, 'u').test(rule);
}

/** Keys, checks and exclusions that differ, as they are and were written; reports each difference. */
function compareConstraints(old: BlueprintTable, now: BlueprintTable, table: string, changes: DriftChange[]): string[] {
  return [
    ...compareNamed(old.checks ?? [], now.checks ?? [], 'check', table, changes),
    ...compareNamed(keysOf(old), keysOf(now), 'key', table, changes),
    ...compareNamed((old.exclusions ?? []).map(named), (now.exclusions ?? []).map(named), 'key', table, changes),
  ];
}

/** Without `when`, which is parsed from the predicate and may be parsed better by a later version. */
function keysOf(table: BlueprintTable): { name: string }[] {
  return [
    ...(table.primaryKey ? [{ name: 'primary key', columns: table.primaryKey }] : []),
    ...(table.uniqueKeys ?? []).map(({ when: _, ...key }) => named(key)),
  ];
}

function named<T extends { name?: string }>(each: T): T & { name: string } {
  return { ...each, name: each.name ?? JSON.stringify(each) };
}

function compareNamed(
  old: readonly { name: string }[],
  now: readonly { name: string }[],
  what: 'check' | 'key',
  table: string,
  changes: DriftChange[],
): string[] {
  const moved: string[] = [];
  const before = new Map(old.map((each) => [each.name, JSON.stringify(each)]));
  for (const each of now) {
    const stored = before.get(each.name);
    if (stored !== JSON.stringify(each)) moved.push(rule(each), ...(stored === undefined ? [] : [rule(JSON.parse(stored))]));
    if (stored === undefined)
      changes.push({ kind: 'new', what, table, name: each.name, message: `${table} has a new ${what}, ${each.name}; its columns are fitted to it.` });
    else if (stored !== JSON.stringify(each))
      changes.push({
        kind: 'changed',
        what,
        table,
        name: each.name,
        message: `The ${what} ${each.name} of ${table} asks for something else now; its columns are fitted to it.`,
      });
    before.delete(each.name);
  }
  for (const [name, stored] of before) {
    moved.push(rule(JSON.parse(stored)));
    changes.push({ kind: 'gone', what, table, name, message: `The ${what} ${name} of ${table} is no longer there.` });
  }
  return moved;
}

/** Without its own name, which may be made of others. */
function rule(each: { name: string }): string {
  const { name: _, ...asks } = each;
  return Object.values(asks).every((value) => value === undefined) ? each.name : JSON.stringify(asks);
}
