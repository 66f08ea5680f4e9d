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
  const timed = new Set(tables.filter(hasTimestamps).map((table) => qualifiedName(table.schema, table.name)));
  const few = new Set(tables.filter(({ rows }) => rows !== undefined && rows < FEW).map((table) => qualifiedName(table.schema, table.name)));
  // Lines that show the time of their owner have none of their own.
  const lines = new Set(tables.filter((table) => showsOther(table)).map((table) => qualifiedName(table.schema, table.name)));
  const owners = new Map(relations.flatMap(({ owner, from, to }) => (owner && from.table !== to.table ? [[from.table, to.table]] : [])));
  const refers = new Set(relations.map(({ from, to }) => `${from.table} ${to.table}`));
  for (const relation of relations) {
    const both = timed.has(relation.from.table) && timed.has(relation.to.table) && !few.has(relation.from.table);
    if (relation.owner && relation.order === 'time' && !both) relation.order = 'near';
    else if (relation.owner && relation.order === 'near' && both) delete relation.order;
    else if (!relation.owner && both && relation.from.table !== relation.to.table) relation.order = 'time';
    if (relation.order === 'time' && beginTogether(byName.get(relation.from.table)!, byName.get(relation.to.table)!)) relation.gradual = true;
    else delete relation.gradual;
    if (needsExisting(relation, { timed, lines, owners, refers })) relation.existing = true;
    else delete relation.existing;
  }
}

/**
 * Whether the parent must be looked for among those that were there: the row's time does not follow from it, since it has none, refers to the parent only in some states, is
 * a parent of such rows itself, or refers to a row of the same table.
 */
function needsExisting(
  { from, to, owner, through, within, opening, mates, root, when }: Relation,
  { timed, lines, owners, refers }: Record<'timed' | 'lines' | 'refers', ReadonlySet<string>> & { readonly owners: ReadonlyMap<string, string> },
): boolean {
  // What leads back to a row's own rows comes after it.
  if (owner || opening !== undefined || mates || root || (through !== undefined && within === undefined)) return false;
  const isTimed = (table: string, seen: readonly string[] = []): boolean =>
    timed.has(table) || (owners.has(table) && !seen.includes(table) && isTimed(owners.get(table)!, [...seen, table]));
  if (!isTimed(from.table) || !isTimed(to.table)) return false;
  return (
    from.table === to.table ||
    when !== undefined ||
    [from, to].some(({ table }) => !timed.has(table) || lines.has(table)) ||
    refers.has(`${to.table} ${from.table}`)
  );
}

/** Whether no parent exists before the first children. */
function beginTogether({ timeline: own }: BlueprintTable, { timeline: parents }: BlueprintTable): boolean {
  return own !== undefined && parents !== undefined && parents.from >= own.from;
}

/** Tables of rows that follow their owners begin when these do: a timeline of the last three months would lay the messages of an old ticket into these. */
export function beginWithOwners({ tables, relations }: Blueprint): void {
  const byName = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  const owners = new Map(
    relations.flatMap(({ owner, order, from, to }) => (owner && order !== 'time' && from.table !== to.table ? [[from.table, to.table]] : [])),
  );
  const begin = (name: string, seen: readonly string[]): string | undefined => {
    const { timeline } = byName.get(name)!;
    const owner = owners.get(name);
    const since = owner === undefined || seen.includes(owner) ? undefined : begin(owner, [...seen, owner]);
    if (timeline && since !== undefined && since < timeline.from) timeline.from = since;
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
