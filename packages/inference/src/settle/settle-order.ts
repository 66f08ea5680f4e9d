import { tellsTimestamp } from '@seedbed/engine';
import { qualifiedName, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';

/** Children that a relation by time needs: of fewer, nearly all would have the one parent that was there first. */
const FEW = 32;

/**
 * Where rows of both tables have timestamps, children lie in the order of time: what follows its owner comes in the owner's order, all else has
 * parents that were there. Relations by time need both timestamps and more than a few
 * children; without them children of several parents are mixed.
 */
export function settleOrder({ tables, relations }: Blueprint): void {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const kinds = kindsOfTables({ tables, relations });
  const { timed } = kinds;
  const few = namesOfTables(tables.filter(({ rows }) => rows !== undefined && rows < FEW));
  for (const relation of relations) {
    const both = timed.has(relation.from.table) && timed.has(relation.to.table) && !few.has(relation.from.table);
    if (relation.owner && relation.order === 'time' && !both) relation.order = 'near';
    else if (relation.owner && relation.order === 'near' && both) delete relation.order;
    else if (!relation.owner && both && relation.from.table !== relation.to.table) relation.order = 'time';
    if (relation.order === 'time' && beginTogether(byName.get(relation.from.table)!, byName.get(relation.to.table)!)) relation.gradual = true;
    else delete relation.gradual;
    if (needsExisting(relation, kinds)) relation.existing = true;
    else delete relation.existing;
  }
}

type Kinds = {
  /** The tables whose rows have times. */
  readonly timed: ReadonlySet<string>;
  readonly began: ReadonlySet<string>;
  /** Lines that show the time of their owner have none of their own. */
  readonly lines: ReadonlySet<string>;
  readonly owners: ReadonlyMap<string, string>;
  readonly refers: ReadonlySet<string>;
};

function kindsOfTables({ tables, relations }: Pick<Blueprint, 'tables' | 'relations'>): Kinds {
  return {
    timed: namesOfTables(tables.filter((table) => hasTimestamps(table) || table.began !== undefined)),
    began: begunTables({ tables }),
    lines: namesOfTables(tables.filter((table) => table.began === undefined && showsOther(table))),
    owners: new Map(relations.flatMap(({ owner, from, to }) => (owner && from.table !== to.table ? [[from.table, to.table] as const] : []))),
    refers: new Set(relations.map(({ from, to }) => `${from.table} ${to.table}`)),
  };
}

/**
 * Whether the parent must be looked for among those that were there: the row's time does not follow from it, since it has none, refers to the parent only in some states, is
 * a parent of such rows itself, or refers to a row of the same table.
 */
function needsExisting(relation: Relation, kinds: Kinds): boolean {
  const { from, to, when } = relation;
  const { timed, lines, refers } = kinds;
  return (
    canExist(relation, kinds) &&
    (from.table === to.table ||
      when !== undefined ||
      saysWhenBegun(relation, kinds.began) ||
      [from, to].some(({ table }) => !timed.has(table) || lines.has(table)) ||
      refers.has(`${to.table} ${from.table}`))
  );
}

/** Whether a column says when the rows of one of the ends began. */
export function saysWhenBegun({ from, to }: Relation, began: ReadonlySet<string>): boolean {
  return began.has(from.table) || began.has(to.table);
}

/** The tables of which a column says when their rows began. */
export function begunTables({ tables }: Pick<Blueprint, 'tables'>): ReadonlySet<string> {
  return namesOfTables(tables.filter(({ began }) => began !== undefined));
}

function namesOfTables(tables: readonly BlueprintTable[]): ReadonlySet<string> {
  return new Set(tables.map((table) => qualifiedName(table.schema, table.name)));
}

/** Whether a parent can be looked for among those that were there: both ends have times, and none is the other's owner. */
function canExist({ from, to, owner, through, within, opening, mates, root }: Relation, { timed, owners }: Kinds): boolean {
  // What leads back to a row's own rows comes after it.
  if (owner || opening !== undefined || mates || root || (through !== undefined && within === undefined)) return false;
  const isTimed = (table: string, seen: readonly string[] = []): boolean =>
    timed.has(table) || (owners.has(table) && !seen.includes(table) && isTimed(owners.get(table)!, [...seen, table]));
  return isTimed(from.table) && isTimed(to.table);
}

/**
 * Where an answer says when rows began, by a generator of its own, that column tells it instead of the timeline: what refers to the rows comes after it, and what they refer
 * to was there. Not a column that is NULL in some rows: it says something else.
 */
export function noteBeginnings(blueprint: Blueprint, before: Blueprint): void {
  const earlier = new Map(before.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const table of blueprint.tables) {
    const old = earlier.get(qualifiedName(table.schema, table.name));
    const name = old && (old.began ?? old.columns.find(({ generator }) => generator?.kind === 'date.created')?.name);
    const { nullRate = 0, generator } = table.columns.find((column) => column.name === name) ?? {};
    const now = nullRate > 0 ? undefined : generator?.kind;
    if (now === undefined || table.columns.some(({ generator }) => generator?.kind === 'date.created')) delete table.began;
    else table.began = name!;
  }
}

/** The same for relations of a changed blueprint, whose order is otherwise settled: those that such columns concern look for parents that were there. */
export function lookForThose(blueprint: Blueprint): void {
  const kinds = kindsOfTables(blueprint);
  for (const relation of blueprint.relations) if (saysWhenBegun(relation, kinds.began) && canExist(relation, kinds)) relation.existing = true;
}

/** A list has no more rows; what is longer grows with its children. */
const LIST = 200;

/**
 * Where a row's own values say which row of a list it refers to, that cannot be one that was there: the list was whole before the first of these rows. Not people, and not what
 * refers to other rows itself.
 */
export function listsBeforeRows({ tables, relations }: Blueprint, isPeople: (table: string) => boolean): void {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const refers = new Set(relations.flatMap(({ from, to }) => (from.table === to.table ? [] : [from.table])));
  for (const { from, to, owner, cases } of relations) {
    const [child, list] = [byName.get(from.table)!, byName.get(to.table)!];
    const begin = child.timeline?.from;
    if (owner || from.table === to.table || begin === undefined || !list.timeline || list.timeline.to <= begin) continue;
    if (refers.has(to.table) || isPeople(to.table) || (list.rows ?? Infinity) > LIST || !hasTimestamps(list)) continue;
    if (!(cases ?? []).some(({ where }) => where !== undefined)) continue;
    const before = `${Number(begin.slice(0, 4)) - 1}${begin.slice(4)}`;
    list.timeline = { ...list.timeline, from: list.timeline.from < begin ? list.timeline.from : before, to: begin };
  }
}

/** Whether no parent exists before the first children. */
function beginTogether({ timeline: own }: BlueprintTable, { timeline: parents }: BlueprintTable): boolean {
  return own !== undefined && parents !== undefined && parents.from >= own.from;
}

/**
 * Tables of rows that follow their owners begin when these do: a timeline of the last three months would lay the messages of an old ticket into these. Not where an answer said
 * when they begin (`before` has another timeline).
 */
export function beginWithOwners({ tables, relations }: Blueprint, before: Blueprint): void {
  const earlier = new Map(before.tables.map((table) => [qualifiedName(table.schema, table.name), table.timeline?.from]));
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const owners = new Map(
    relations.flatMap(({ owner, order, from, to }) => (owner && order !== 'time' && from.table !== to.table ? [[from.table, to.table]] : [])),
  );
  const begin = (name: string, seen: readonly string[]): string | undefined => {
    const { timeline } = byName.get(name)!;
    const owner = owners.get(name);
    const since = owner === undefined || seen.includes(owner) ? undefined : begin(owner, [...seen, owner]);
    if (timeline && since !== undefined && since < timeline.from && timeline.from === earlier.get(name)) timeline.from = since;
    return timeline?.from;
  };
  for (const name of owners.keys()) begin(name, [name]);
}

/**
 * The same for a changed blueprint: only relations of these tables, and only where the order would now be another one than before. An
 * order that people chose, or one that an earlier edit made unusual, stays.
 */
export function settleOrderAgain(blueprint: Blueprint, before: Blueprint, changed: ReadonlySet<string>): void {
  const orderIn = (of: Blueprint, relation: Relation): Relation['order'] => {
    const tried = { ...relation };
    settleOrder({ ...of, relations: [tried] });
    return tried.order;
  };
  for (const relation of blueprint.relations) {
    if (!changed.has(relation.from.table) && !changed.has(relation.to.table)) continue;
    const old = before.relations.find(({ name, from }) => name === relation.name && from.table === relation.from.table);
    const order = orderIn(blueprint, relation);
    if (old && old.order === relation.order && order === orderIn(before, old)) continue;
    if (order === undefined) delete relation.order;
    else relation.order = order;
    if (order !== 'time') delete relation.gradual;
  }
}

function hasTimestamps({ columns }: BlueprintTable): boolean {
  return columns.some(({ generator }) => generator && tellsTimestamp(generator.kind));
}

function showsOther({ columns }: BlueprintTable): boolean {
  const kinds = new Set(columns.map(({ generator }) => generator?.kind));
  return kinds.has('lookup') && !kinds.has('date.created') && !kinds.has('life.createdAt');
}
