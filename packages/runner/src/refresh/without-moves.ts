import { Problem, qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { BATCH_ROWS, textRows, typeDefault, type Plan, type TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '../compile-blueprint.ts';
import type { LeftAsIs } from './report.ts';

/** How many rows of a table to compare: a new reference moves many or none. */
const COMPARED = 500;

/**
 * The new blueprint without new references that would move values of loaded rows, such as one that shares a column with the
 * row's key: its other columns stay NULL. `left` names them.
 */
export async function withoutMoves(
  stored: Blueprint,
  was: Plan,
  blueprint: Blueprint,
): Promise<{ readonly blueprint: Blueprint; readonly left: readonly LeftAsIs[] }> {
  const known = new Set(stored.relations.map(identity));
  const old = new Map(stored.tables.map((table) => [nameOf(table), table]));
  const added = blueprint.relations.filter((relation) => old.has(relation.from.table) && !known.has(identity(relation)));
  const left: LeftAsIs[] = [];
  if (added.length === 0) return { blueprint, left };
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
  return { blueprint: now.blueprint, left };
}

/** Tables whose rows both plans make, but not with the same values. */
function movedTables(was: Plan, now: Plan): string[] {
  const there = new Map(now.tables.map((table) => [table.name, table]));
  return was.tables.flatMap((table) => {
    const other = there.get(table.name);
    if (!other || table.rows === 0) return [];
    const shared = sharedColumns(table, other);
    const texts = (plan: Plan) => JSON.stringify(textRows(plan, table.name, 0, Math.min(COMPARED, table.rows, other.rows), shared));
    return other.rows === table.rows && texts(was) === texts(now) ? [] : [table.name];
  });
}

/**
 * Throws Problem `target-mismatch` if the migration dropped columns by which relations choose parents or times, and loaded
 * rows depend on them: the new blueprint would make other rows than those that are there.
 */
export async function requireUnmoved(stored: Blueprint, was: Plan, blueprint: Blueprint): Promise<void> {
  const there = new Map(blueprint.tables.map((table) => [nameOf(table), new Set(table.columns.map(({ name }) => name))]));
  const now = new Map(blueprint.relations.map((relation) => [identity(relation), relation]));
  const bound = stored.relations.flatMap((relation) => {
    const { behind = [], where = {}, to } = relation;
    const gone = [...new Set([...behind, ...Object.keys(where)])].filter((name) => there.get(to.table)?.has(name) === false);
    return gone.length > 0 && now.has(identity(relation)) ? [{ relation, gone }] : [];
  });
  if (bound.length === 0) return;
  // Only with the relations of now, so that nothing else that the migration changed counts.
  const relations = stored.relations.map((relation) => (bound.some((each) => each.relation === relation) ? now.get(identity(relation))! : relation));
  const without = await compileBlueprint({ ...stored, relations });
  const moved = was.tables.flatMap((table) => {
    if (table.mode === 'keep' || table.mode === 'skip' || !there.has(table.name)) return [];
    const count = rowsMoved(was, without, table);
    return count > 0 ? [`${count} of the ${table.rows} rows of ${table.name}`] : [];
  });
  if (moved.length === 0) return;
  const gone = [...new Set(bound.flatMap((each) => each.gone.map((name) => `${each.relation.to.table}.${name}`)))];
  const named = bound.map(({ relation }) => relation.name ?? `${relation.from.table} (${relation.from.columns.join(', ')})`);
  throw new Problem(
    'target-mismatch',
    `${gone.join(', ')}: no longer in the database, and loaded rows depend on it. Without it the blueprint makes other values for ${moved.join(', ')}, and a later refresh or slide would not find these as they are. ` +
      `Nothing was changed. To go on, take it out of "behind" and "where" of ${named.join(', ')} in the blueprint: then these values count as edited by somebody.`,
    { facts: { gone: gone.join(', ') } },
  );
}

/** Rows to which two plans give different values in the columns that both have. */
function rowsMoved(was: Plan, now: Plan, table: TablePlan): number {
  const other = now.table(table.name);
  const shared = sharedColumns(table, other);
  const both = Math.min(table.rows, other.rows);
  let moved = table.rows - both;
  for (let first = 0; first < both; first += BATCH_ROWS) {
    const rows = (plan: Plan) => textRows(plan, table.name, first, Math.min(BATCH_ROWS, both - first), shared).map((row) => JSON.stringify(row));
    const after = rows(now);
    moved += rows(was).filter((row, i) => row !== after[i]).length;
  }
  return moved;
}

function sharedColumns(table: TablePlan, other: TablePlan): string[] {
  return table.columns
    .filter(({ name, type }) => other.columns.some((column) => column.name === name && column.type.name === type.name))
    .map(({ name }) => name);
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
