import type { Blueprint, Relation } from '@seedbed/contract';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import { conditionsOnColumn } from './groups/conditions-on-column.ts';
import type { Faults } from './faults.ts';
import { wayTo } from './relations/ways.ts';

/** Joins relations to their tables and columns, and tables and columns to their relations. */
export function resolveRelations(blueprint: Blueprint, tables: ReadonlyMap<string, TableDraft>, faults: Faults): RelationDraft[] {
  const resolved: RelationDraft[] = [];
  const names = new Set<string>();
  const { dropped = [] } = blueprint;
  [...blueprint.relations, ...dropped].forEach((spec, index) => {
    const at = index - blueprint.relations.length;
    const pointer = at < 0 ? `/relations/${index}` : `/dropped/${at}`;
    // A part of the tables may be loaded without the others.
    if (at >= 0 && (!tables.has(spec.from.table) || !tables.has(spec.to.table))) return;
    const child = tableAt(tables, spec.from.table, `${pointer}/from/table`, faults);
    const parent = tableAt(tables, spec.to.table, `${pointer}/to/table`, faults);
    if (!child || !parent) return;
    const columns = columnsAt(child, spec.from.columns, `${pointer}/from/columns`, faults);
    const parentColumns = columnsAt(parent, spec.to.columns, `${pointer}/to/columns`, faults);
    if (!columns || !parentColumns) return;
    if (columns.length !== parentColumns.length) {
      faults.add(`${pointer}/to/columns`, `${columns.length} columns refer to ${parentColumns.length}; the numbers must be equal.`);
      return;
    }
    if (spec.where && !columnsAt(parent, Object.keys(spec.where), `${pointer}/where`, faults)) return;
    if (spec.when && !columnsAt(child, Object.keys(spec.when), `${pointer}/when`, faults)) return;
    const isKnown = (each: NonNullable<Relation['cases']>[number], i: number): boolean =>
      columnsAt(child, Object.keys(each.when), `${pointer}/cases/${i}/when`, faults) !== null &&
      columnsAt(parent, Object.keys(each.where ?? {}), `${pointer}/cases/${i}/where`, faults) !== null;
    if (!(spec.cases ?? []).every(isKnown)) return;
    if (spec.behind && !columnsAt(parent, spec.behind, `${pointer}/behind`, faults)) return;
    if (spec.until && !columnsAt(parent, spec.until, `${pointer}/until`, faults)) return;
    const name = uniqueName(spec, names);
    const relation: RelationDraft = {
      spec,
      isThere: at < 0,
      index,
      pointer,
      name,
      child,
      parent,
      columns,
      parentColumns,
      self: child === parent,
      nullable: columns.some((column) => column.nullable) && !isAlwaysSet(spec, child, columns),
      required: !columns.some((column) => column.nullable) || columns.some(isRequiredByVariant),
    };
    // Each row refers to itself by the same columns: that holds of itself.
    if (columns.every((column, i) => column === parentColumns[i])) return;
    checkOwner(relation, faults);
    child.relations.push(relation);
    parent.children.push(relation);
    resolved.push(relation);
  });
  for (const relation of resolved) {
    const back = backOf(relation);
    relation.columns.forEach((column, i) => {
      // A tenant's row refers to a row of its own tenant, and a team to one of its own players: that column gives itself
      // its value.
      if (column !== relation.parentColumns[i] && !back?.parentColumns.includes(column)) column.relations.push(relation);
    });
  }
  for (const relation of resolved) checkNamed(relation, faults);
  requireReferenced(resolved);
  return resolved;
}

/**
 * The reference by which the rows that this one leads to refer to its own row: `(id, captain) → players (team, id)` and
 * `players.team → id`. Null if it does not point back at the row's own children, or at nothing but itself.
 */
export function backOf({ child, parent, columns, parentColumns, self }: RelationDraft): RelationDraft | null {
  if (self || columns.length < 2) return null;
  const isBack = (back: RelationDraft): boolean =>
    back.parent === child &&
    back.columns.length < columns.length &&
    back.columns.every((column, i) => parentColumns.includes(column) && columns[parentColumns.indexOf(column)] === back.parentColumns[i]);
  return parent.relations.find(isBack) ?? null;
}

/** Whether the blueprint says that the reference, which may be NULL, is set in every row, and no case of a group says otherwise. */
function isAlwaysSet({ always, owner, nullShare = 0 }: Relation, child: TableDraft, columns: readonly ColumnDraft[]): boolean {
  const isNull = (name: string): boolean =>
    (child.spec.groups ?? []).some(({ variants = [] }) => variants.some((variant) => conditionsOnColumn(variant, name)?.null));
  return always === true && owner === true && nullShare === 0 && !columns.some(({ name }) => isNull(name));
}

/** The target of a required reference exists with its row: were it set afterwards, the other would find nothing. */
function requireReferenced(relations: readonly RelationDraft[]): void {
  for (let found = true; found;) {
    found = false;
    for (const relation of relations) {
      if (
        relation.required ||
        !relation.child.children.some((other) => other.required && other.parentColumns.some((column) => relation.columns.includes(column)))
      )
        continue;
      relation.required = true;
      found = true;
    }
  }
}

/** Whether a variant needs the column's value: a later update would come too late for the CHECK behind it. */
function isRequiredByVariant({ table, name }: ColumnDraft): boolean {
  return (table.spec.groups ?? []).some((group) =>
    group.variants?.some((variant) => {
      const says = conditionsOnColumn(variant, name);
      return says !== undefined && says.null !== true;
    }),
  );
}

function tableAt(tables: ReadonlyMap<string, TableDraft>, name: string, pointer: string, faults: Faults): TableDraft | null {
  const table = tables.get(name);
  if (!table) faults.add(pointer, `There is no table ${name}. Tables are named schema.name.`);
  return table ?? null;
}

function columnsAt(table: TableDraft, names: readonly string[], pointer: string, faults: Faults): ColumnDraft[] | null {
  const found = names.map((name, i) => {
    const column = table.columns.get(name);
    if (!column) faults.add(`${pointer}/${i}`, `${table.name} has no column ${name}.`);
    return column;
  });
  return found.every((column) => column !== undefined) ? (found as ColumnDraft[]) : null;
}

function uniqueName(spec: Relation, taken: Set<string>): string {
  const wanted = spec.name ?? `${spec.from.table}.${spec.from.columns.join('+')} -> ${spec.to.table}`;
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted} (${n})`;
  taken.add(name);
  return name;
}

function checkOwner(relation: RelationDraft, faults: Faults): void {
  if (!relation.spec.owner) return;
  const other = relation.child.relations.find((earlier) => earlier.spec.owner);
  if (other) faults.add(`${relation.pointer}/owner`, `${relation.child.name} is owned by the relation ${other.name} already; a table has one owner.`);
  if (relation.self) faults.add(`${relation.pointer}/owner`, `${relation.child.name} cannot own itself.`);
}

/** `within` and `distinctFrom` name other relations of the same table. */
function checkNamed(relation: RelationDraft, faults: Faults): void {
  for (const member of ['within', 'distinctFrom'] as const) {
    const wanted = relation.spec[member];
    if (wanted === undefined) continue;
    const other = siblingRelation(relation, wanted);
    if (!other) faults.add(`${relation.pointer}/${member}`, `${relation.child.name} has no other relation named ${wanted}.`);
    else if (member === 'distinctFrom' && other.parent !== relation.parent && !onwardTo(relation.parent, other)) {
      faults.add(`${relation.pointer}/${member}`, `${wanted} leads to ${other.parent.name}, not to ${relation.parent.name}: their parents differ anyway.`);
    }
  }
  checkScope(relation, faults);
}

/** `scope` names a table to which both lead. */
function checkScope(relation: RelationDraft, faults: Faults): void {
  const { scope, within, through } = relation.spec;
  const between =
    through === undefined ? relation.parent : [...relation.parent.children, ...relation.child.children].find(({ child }) => child.name === through)?.child;
  if (!between) faults.add(`${relation.pointer}/through`, `${through} refers neither to ${relation.parent.name} nor to ${relation.child.name}.`);
  if (scope === undefined || !between) return;
  const other = within === undefined ? null : siblingRelation(relation, within);
  if (!other) faults.add(`${relation.pointer}/scope`, `A scope needs the other relation, in "within".`);
  for (const table of other ? [relation.self ? null : between, other.parent] : [])
    if (table && !wayTo(table, scope))
      faults.add(`${relation.pointer}/scope`, `${table.name} does not refer to ${scope}, nor does any table that it refers to.`);
}

/** The one reference by which the other's parent leads to that table. */
export function onwardTo(parent: TableDraft, other: RelationDraft): RelationDraft | null {
  const onward = other.parent.relations.filter((one) => one.parent === parent && !one.self);
  return onward.length === 1 ? onward[0]! : null;
}

export function siblingRelation(relation: RelationDraft, name: string): RelationDraft | null {
  return (
    relationNamed(
      relation.child.relations.filter((other) => other !== relation),
      name,
    ) ?? null
  );
}

/** A relation of one table by the name in its specification, which tables may share: theirs differ within a table only. */
function relationNamed(relations: readonly RelationDraft[], name: string): RelationDraft | undefined {
  return relations.find((one) => one.spec.name === name) ?? relations.find((one) => one.name === name);
}
