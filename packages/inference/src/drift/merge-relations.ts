import { qualifiedName, type Blueprint, type Relation, type DriftChange } from '@seedbed/contract';

/**
 * Stored relations that still hold, with their fan-outs; the database's new ones, one that is back as it was; people's own while their
 * columns exist. `dropped`: those that lost a column or a table.
 */
export function mergeRelations(stored: Blueprint, fresh: Blueprint, changes: DriftChange[]): { readonly relations: Relation[]; readonly dropped: Relation[] } {
  const now = new Map(fresh.relations.map((relation) => [identity(relation), relation]));
  const columns = new Set(fresh.tables.flatMap((table) => table.columns.map((column) => `${qualifiedName(table.schema, table.name)}.${column.name}`)));
  const isHere = (relation: Relation): boolean => columnsOf(relation).every((column) => columns.has(column));
  const left = (stored.dropped ?? []).filter((relation) => !isHere(relation));
  const back = new Map((stored.dropped ?? []).map((relation) => [identity(relation), relation]));
  const owned = new Set<string>(left.flatMap(({ owner, from }) => (owner ? [from.table] : [])));
  const kept: Relation[] = [];
  for (const old of stored.relations) {
    const current = now.get(identity(old)) ?? [...now.values()].find((each) => isWider(old, each));
    if (current) now.delete(identity(current));
    const there = isHere(old);
    // A relation stays while its columns exist: loaded rows were spread by it, and formulas may count its children.
    if (!there) {
      left.push(old);
      if (old.owner) owned.add(old.from.table);
      changes.push({
        kind: 'gone',
        what: 'relation',
        table: old.from.table,
        name: nameOf(old),
        message: `${old.from.table} no longer refers to ${old.to.table} by ${old.from.columns.join(', ')}.`,
      });
      continue;
    }
    if (old.owner) owned.add(old.from.table);
    kept.push(current || old.source === 'declared' ? mergeRelation(old, current ?? undeclared(old), changes) : old);
  }
  const filled = new Set(stored.tables.map(({ schema, name }) => qualifiedName(schema, name)));
  const known = new Set(stored.tables.flatMap((table) => table.columns.map((column) => `${qualifiedName(table.schema, table.name)}.${column.name}`)));
  for (const relation of now.values()) {
    // A guess that people removed does not come back.
    if (relation.source === 'inferred' && relation.from.columns.every((column) => known.has(`${relation.from.table}.${column}`))) continue;
    changes.push({
      kind: 'new',
      what: 'relation',
      table: relation.from.table,
      name: nameOf(relation),
      message: `${relation.from.table} refers to ${relation.to.table} by ${relation.from.columns.join(', ')}.`,
    });
    const earlier = back.get(identity(relation));
    const chosen = earlier ? mergeRelation(earlier, relation, []) : filled.has(relation.from.table) ? toRowsThere(relation) : relation;
    const { owner, ...rest } = chosen;
    kept.push(owner && owned.has(relation.from.table) ? rest : chosen);
  }
  return { relations: kept, dropped: left };
}

/**
 * The fresh blueprint with the stored names of relations: a foreign key that was made again under another name is the same relation, and
 * what is new may name it (`within`, `distinctFrom`).
 */
export function withRelationNamesOf(stored: Blueprint, fresh: Blueprint): Blueprint {
  const known = new Map(stored.relations.map((relation) => [identity(relation), relation.name]));
  const names = new Map<string, string>();
  for (const relation of fresh.relations) {
    const name = known.get(identity(relation));
    if (name !== undefined && relation.name !== undefined && name !== relation.name) names.set(`${relation.from.table}\n${relation.name}`, name);
  }
  if (names.size === 0) return fresh;
  const named = ({ from }: Relation, name: string): string => names.get(`${from.table}\n${name}`) ?? name;
  const renamed = (relation: Relation): Relation => ({
    ...relation,
    ...(relation.name !== undefined && { name: named(relation, relation.name) }),
    ...(relation.within !== undefined && { within: named(relation, relation.within) }),
    ...(relation.distinctFrom !== undefined && { distinctFrom: named(relation, relation.distinctFrom) }),
  });
  return { ...fresh, relations: fresh.relations.map(renamed), ...(fresh.dropped && { dropped: fresh.dropped.map(renamed) }) };
}

/** A new reference of rows that were made before: it moves none of them, and their parents are such as were there, as far as they have times. */
function toRowsThere({ owner: _, ...relation }: Relation): Relation {
  const isChosen = relation.opening !== undefined || relation.mates || relation.root || (relation.through !== undefined && relation.within === undefined);
  return { ...relation, ...(!isChosen && { existing: true }), ...(relation.within !== undefined && { rowwise: true }), addedLater: true };
}

/** A reference whose foreign key was dropped. */
function undeclared({ from, to }: Relation): Relation {
  return { from, to, source: 'inferred' } as Relation;
}

const columnsOf = ({ from, to }: Relation): string[] => [
  ...from.columns.map((column) => `${from.table}.${column}`),
  ...to.columns.map((column) => `${to.table}.${column}`),
];

/** Facts of the database over the stored choices. */
function mergeRelation(old: Relation, now: Relation, changes: DriftChange[]): Relation {
  const facts = (relation: Relation): string => JSON.stringify([relation.deferrable, relation.period, relation.onDelete, relation.source === 'declared']);
  if (facts(old) === facts(now)) return old;
  changes.push({
    kind: 'changed',
    what: 'relation',
    table: old.from.table,
    name: nameOf(old),
    message:
      old.source === 'declared' && now.source !== 'declared'
        ? `The foreign key of ${old.from.table} to ${old.to.table} is gone; ${old.from.columns.join(', ')} still refers to it in the blueprint.`
        : `The relation of ${old.from.table} to ${old.to.table} is declared in another way now.`,
  });
  const { deferrable: _d, period: _p, onDelete: _o, ...choices } = old;
  return {
    ...choices,
    ...(now.deferrable ? { deferrable: true } : {}),
    ...(now.period ? { period: true } : {}),
    ...(now.onDelete ? { onDelete: now.onDelete } : {}),
    source: now.source,
  };
}

/** A trial may have found that more columns must agree than the reference itself names. */
function isWider(old: Relation, now: Relation): boolean {
  const pairs = (relation: Relation): string[] => relation.from.columns.map((column, i) => JSON.stringify([column, relation.to.columns[i]]));
  const known = new Set(pairs(old));
  return old.from.table === now.from.table && old.to.table === now.to.table && pairs(now).every((pair) => known.has(pair));
}

function identity(relation: Relation): string {
  return JSON.stringify([relation.from.table, relation.from.columns, relation.to.table, relation.to.columns]);
}

function nameOf(relation: Relation): string {
  return relation.name ?? `${relation.from.table} (${relation.from.columns.join(', ')})`;
}
