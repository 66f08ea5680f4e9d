import { qualifiedName, type Blueprint, type BlueprintTable, type Change } from '@seedbed/contract';

type Place = { table?: string; column?: string; relation?: string };
type Members = Record<string, unknown>;

/** The changes from `a` to `b`, by tables, columns and relations, ignoring their order. */
export function diffBlueprints(a: Blueprint, b: Blueprint): { changes: Change[]; identicalColumns: number } {
  const changes: Change[] = [];
  let identicalColumns = 0;
  const { tables: tablesA, relations: relationsA, ...restA } = a;
  const { tables: tablesB, relations: relationsB, ...restB } = b;
  compareMembers(restA, restB, {}, changes);

  for (const [name, before, after] of pairs(tablesA, tablesB, (table) => qualifiedName(table.schema, table.name))) {
    if (!before || !after) {
      changes.push(whole(before, after, { table: name }));
      continue;
    }
    const { columns: columnsA, ...ownA } = before;
    const { columns: columnsB, ...ownB } = after;
    compareMembers(ownA, ownB, { table: name }, changes);
    for (const [column, one, other] of pairs(columnsA, columnsB, (item) => item.name)) {
      const known = changes.length;
      if (one && other) compareMembers(one, other, { table: name, column }, changes);
      else changes.push(whole(one, other, { table: name, column }));
      if (changes.length === known) identicalColumns++;
    }
  }

  for (const [relation, before, after] of pairs(relationsA, relationsB, nameOfRelation)) {
    if (before && after) compareMembers(before, after, { relation }, changes);
    else changes.push(whole(before, after, { relation }));
  }
  return { changes, identicalColumns };
}

function nameOfRelation(relation: Blueprint['relations'][number]): string {
  return relation.name ?? `${relation.from.table}(${relation.from.columns.join(', ')}) → ${relation.to.table}`;
}

/** Items of both lists by name, in the order of the second, removed ones last. Items with the same name are matched by position. */
function pairs<T>(a: readonly T[], b: readonly T[], nameOf: (item: T) => string): [string, T | undefined, T | undefined][] {
  const before = byName(a, nameOf);
  const after = byName(b, nameOf);
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].map((name) => [name, before.get(name), after.get(name)]);
}

function byName<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const named = new Map<string, T>();
  for (const item of items) {
    const name = nameOf(item);
    let free = name;
    for (let at = 2; named.has(free); at++) free = `${name} (${at})`;
    named.set(free, item);
  }
  return named;
}

function whole(before: unknown, after: unknown, place: Place): Change {
  const kind = before === undefined ? 'added' : 'removed';
  const what = place.column !== undefined ? 'column' : place.relation !== undefined ? 'relation' : 'table';
  return {
    kind,
    ...place,
    member: '',
    ...(before === undefined ? { after: withoutColumns(after) } : { before: withoutColumns(before) }),
    text: `${what} ${wordsOf(place)} ${kind}`,
  };
}

/** Lists an added or removed table with its column names only. */
function withoutColumns(value: unknown): unknown {
  const table = value as Partial<BlueprintTable>;
  return Array.isArray(table.columns) && 'schema' in table ? { ...table, columns: table.columns.map((column) => column.name) } : value;
}

/** Compares objects member by member down to values; lists are values. */
function compareMembers(a: object, b: object, place: Place, changes: Change[], path: readonly string[] = []): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const before = (a as Members)[name];
    const after = (b as Members)[name];
    const at = [...path, name];
    if (isObject(before) && isObject(after)) compareMembers(before, after, place, changes, at);
    else if (JSON.stringify(before) !== JSON.stringify(after)) changes.push(changed(before, after, place, at.join('.')));
  }
}

function changed(before: unknown, after: unknown, place: Place, member: string): Change {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const subject = wordsOf(place);
  const values = kind === 'changed' ? `${short(before)} → ${short(after)}` : kind === 'added' ? `set to ${short(after)}` : `${short(before)} removed`;
  return {
    kind,
    ...place,
    member,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    text: `${subject ? `${subject}: ` : ''}${member} ${values}`,
  };
}

function wordsOf(place: Place): string {
  return place.relation ?? [place.table, place.column].filter((part) => part !== undefined).join('.');
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
