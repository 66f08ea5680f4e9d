import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { textRows, typeDefault, type Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { NUMBERS, TEXTS } from '../find-made-rows.ts';
import type { LeftAsIs } from './report.ts';

/** How many rows of a table to compare: a new reference moves many or none. */
const COMPARED = 500;
/** How many where a key or another rule may move a few. */
const COMPARED_CLOSELY = 20_000;

/**
 * The new blueprint without new references that would move values of loaded rows, such as one that shares a column with the
 * row's key: its other columns stay NULL. `left` names them, `moved` the tables of which it makes other rows all the same.
 */
export async function withoutMoves(
  stored: Blueprint,
  was: Plan,
  blueprint: Blueprint,
): Promise<{ readonly blueprint: Blueprint; readonly left: readonly LeftAsIs[]; readonly moved: readonly Moved[] }> {
  const known = new Set(stored.relations.map(identity));
  const old = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const added = blueprint.relations.filter((relation) => old.has(relation.from.table) && !known.has(identity(relation)));
  const left: LeftAsIs[] = [];
  if (JSON.stringify(blueprint) === JSON.stringify(stored)) return { blueprint, left, moved: [] };
  let now = await compileBlueprint(blueprint);
  let moved = movedTables(was, now);
  for (const relation of added) {
    if (moved.length === 0) break;
    const column = relation.from.columns.find((name) => !old.get(relation.from.table)!.columns.some((each) => each.name === name));
    const without = withoutRelation(now, relation);
    const plan = without && (await compileBlueprint(without).catch(() => null));
    if (!plan) continue;
    const fewer = movedTables(was, plan);
    if (fewer.length >= moved.length) continue;
    [now, moved] = [plan, fewer];
    left.push({
      table: relation.from.table,
      ...(column !== undefined && { column }),
      why: `its reference to ${relation.to.table} would move values of loaded rows`,
    });
  }
  const next = left.length > 0 ? now.blueprint : blueprint;
  return { blueprint: next, left, moved: movedTables(was, now, affected(stored, next, moved)) };
}

/** Tables in which rows may be made otherwise: those whose keys, checks or columns of before changed, those with moved rows, and all that refer to them. */
function affected(stored: Blueprint, blueprint: Blueprint, moved: readonly Moved[]): ReadonlySet<string> {
  const old = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const isChanged = (table: BlueprintTable): boolean => {
    const was = old.get(nameOf(table));
    if (!was) return false;
    const known = new Set(was.columns.map(({ name }) => name));
    const rules = ({ primaryKey, uniqueKeys, checks, exclusions, groups, columns }: BlueprintTable): string =>
      JSON.stringify([primaryKey, uniqueKeys, checks, exclusions, groups, columns.filter(({ name }) => known.has(name))]);
    return rules(table) !== rules(was);
  };
  const found = new Set([...moved.map(({ table }) => table), ...blueprint.tables.filter(isChanged).map(nameOf)]);
  // A set's iterator goes on to what is added meanwhile.
  for (const name of found) for (const { from, to } of blueprint.relations) if (to.table === name) found.add(from.table);
  return found;
}

/** `rows` of the `compared` first rows of a table have other values in `columns`. */
export type Moved = { readonly table: string; readonly columns: readonly string[]; readonly rows: number; readonly compared: number };

/** Tables whose rows both plans make, but not with the same values. */
function movedTables(was: Plan, now: Plan, closely: ReadonlySet<string> = new Set()): Moved[] {
  const there = new Map(now.tables.map((table) => [table.name, table]));
  return was.tables.flatMap((table) => {
    const other = there.get(table.name);
    if (!other || table.rows === 0 || table.mode === 'skip' || table.mode === 'keep') return [];
    const shared = table.columns
      .filter(({ name, type }) => other.columns.some((column) => column.name === name && isAlike(column.type.name, type.name)))
      .map(({ name }) => name);
    const compared = Math.min(closely.has(table.name) ? COMPARED_CLOSELY : COMPARED, table.rows, other.rows);
    const [old, next] = [was, now].map((plan) => textRows(plan, table.name, 0, compared, shared));
    const differing = old!
      .map((row, i) => shared.filter((_, c) => differs(row[c], next![i]![c], table.column(shared[c]!).type.name)))
      .filter((columns) => columns.length > 0);
    if (differing.length === 0 && other.rows === table.rows) return [];
    return [{ table: table.name, columns: [...new Set(differing.flat())], rows: differing.length, compared }];
  });
}

/** Whether values of both types can be compared. */
const isAlike = (was: string, now: string): boolean => was === now || [NUMBERS, TEXTS].some((kind) => kind.test(was) && kind.test(now));

/** Numbers are the same with another scale. */
function differs(was: string | null | undefined, now: string | null | undefined, type: string): boolean {
  return was !== now && !(was != null && now != null && NUMBERS.test(type) && Number(was) === Number(now));
}

/** Null if one of its columns may not be NULL. */
function withoutRelation({ blueprint, table: find }: Plan, relation: Relation): Blueprint | null {
  const relations = blueprint.relations.filter((each) => each !== relation);
  const held = new Set(relations.flatMap(({ from }) => (from.table === relation.from.table ? from.columns : [])));
  const open = new Set(relation.from.columns.filter((name) => !held.has(name)));
  const plan = find(relation.from.table);
  const tables = blueprint.tables.map((table) =>
    nameOf(table) === relation.from.table
      ? {
          ...table,
          columns: table.columns.map((column) =>
            open.has(column.name) && !column.generator ? { ...column, generator: typeDefault(plan.column(column.name).type), nullRate: 1 } : column,
          ),
        }
      : table,
  );
  const isNullable = blueprint.tables
    .find((table) => nameOf(table) === relation.from.table)!
    .columns.every((column) => !open.has(column.name) || column.generator !== undefined || column.nullable === true);
  return isNullable ? { ...blueprint, tables, relations } : null;
}

const identity = ({ from, to }: Relation): string => JSON.stringify([from, to]);
const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
