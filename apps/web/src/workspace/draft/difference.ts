import { EXPLAINING_MEMBERS, qualifiedName, type Blueprint } from '@seedbed/contract';
import { shortName } from '../../lib/format.ts';

/** One place in which two blueprints differ. `key` is the same for the same place, whatever else is in the lists around it. */
export type Change = { readonly key: string; readonly place: string; readonly member: string; readonly before: unknown; readonly after: unknown };

/** What changed from `a` to `b`, by tables, columns and relations; lists inside them are values. */
export function difference(a: Blueprint, b: Blueprint): Change[] {
  const changes: Change[] = [];
  const { tables: tablesA, relations: relationsA, ...restA } = a;
  const { tables: tablesB, relations: relationsB, ...restB } = b;
  members(restA, restB, '', changes);
  for (const [name, before, after] of pairs(tablesA, tablesB, (table) => qualifiedName(table.schema, table.name))) {
    if (!before || !after) {
      changes.push({ key: name, place: shortName(name), member: 'table', before, after });
      continue;
    }
    const { columns: columnsA, ...ownA } = before;
    const { columns: columnsB, ...ownB } = after;
    members(ownA, ownB, name, changes);
    for (const [column, one, other] of pairs(columnsA, columnsB, (item) => item.name)) {
      const place = `${name}.${column}`;
      if (one && other) members(one, other, place, changes);
      else changes.push({ key: place, place: shortName(place), member: 'column', before: one, after: other });
    }
  }
  for (const [name, before, after] of pairs(relationsA, relationsB, (one) => one.name ?? `${one.from.table}.${one.from.columns.join(', ')}`)) {
    if (before && after) members(before, after, name, changes);
    else changes.push({ key: `relation ${name}`, place: shortName(name), member: 'relation', before, after });
  }
  return changes;
}

/** Places that both sides changed to different values. */
export function collisions(mine: readonly Change[], theirs: readonly Change[]): { readonly mine: Change; readonly theirs: Change }[] {
  return mine.flatMap((own) => {
    const other = theirs.find((one) => one.key === own.key || holds(own, one) || holds(one, own));
    return other && JSON.stringify(other.after) !== JSON.stringify(own.after) ? [{ mine: own, theirs: other }] : [];
  });
}

/** Whether one place is inside another: a member of a member, or anything in an added or removed table. */
function holds(outer: Change, inner: Change): boolean {
  return inner.key.startsWith(`${outer.key}/`) || (outer.member === 'table' && inner.key.startsWith(`${outer.key}.`));
}

/** A path of a blueprint as words: `primaryKey` is `primary key`. */
export function memberWords(member: string): string {
  if (member === 'nullRate') return 'null share';
  if (member === 'nullShare') return 'null share';
  if (member === 'referenceDate') return 'reference date';
  return member
    .replace(/^generator\.(?:parameters\.)?/, '')
    .replace(/^kind$/, 'generator')
    .replaceAll('.', ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase();
}

const MAX_CHARACTERS = 40;

export function valueWords(value: unknown): string {
  if (value === undefined) return 'unset';
  const text =
    typeof value === 'string' ? value : typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 6 }) : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}

function members(a: object, b: object, place: string, changes: Change[], path: readonly string[] = []): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (path.length === 0 && EXPLAINING_MEMBERS.has(name)) continue;
    const before = (a as Record<string, unknown>)[name];
    const after = (b as Record<string, unknown>)[name];
    const at = [...path, name];
    if (isObject(before) && isObject(after)) members(before, after, place, changes, at);
    else if (JSON.stringify(before) !== JSON.stringify(after))
      changes.push({ key: [place, ...at].join('/'), place: shortName(place), member: at.join('.'), before, after });
  }
}

function pairs<T>(a: readonly T[], b: readonly T[], nameOf: (item: T) => string): [string, T | undefined, T | undefined][] {
  const before = new Map(a.map((item) => [nameOf(item), item]));
  const after = new Map(b.map((item) => [nameOf(item), item]));
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => [name, before.get(name), after.get(name)]);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
