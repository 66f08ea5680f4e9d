import { dictionary } from '@seedbed/contract';
import { joinedColumn } from './join-column.ts';
import { pointer } from './work.ts';

/** Lists whose statements all count. */
const LISTS: ReadonlySet<string> = new Set(['orders', 'equations', 'when']);

type Document = Readonly<Record<string, unknown>>;

/** A statement of an earlier document that a later one takes the place of. `place` is its JSON Pointer. */
export type Replaced = { readonly place: string; readonly before: unknown; readonly after: unknown };

export type JoinedKnowledge = { readonly knowledge: unknown; readonly replaced: readonly Replaced[] };

/**
 * Several documents as one. A later statement replaces the same one of an earlier document, and all others stay: members of a column and of
 * a time, labels, months. `sameTable` finds a table by its name with or without a schema.
 */
export function joinKnowledge(parts: readonly unknown[], sameTable: (name: string, known: readonly string[]) => string = (name) => name): JoinedKnowledge {
  let joined: Document = { format: 2, tables: {} };
  const replaced: Replaced[] = [];
  for (const part of parts) {
    if (!isObject(part)) continue;
    const before = joined;
    joined = joinedDocument(before, part, sameTable);
    replaced.push(...goneFrom(before, joined, ''));
  }
  return { knowledge: joined, replaced };
}

function joinedDocument(old: Document, next: Document, sameTable: (name: string, known: readonly string[]) => string): Document {
  const tables = named(old['tables'] as Document);
  for (const [name, table] of Object.entries(isObject(next['tables']) ? next['tables'] : {})) {
    const known = sameTable(name, Object.keys(tables));
    tables[known] = joinedBy(tables[known], table, joinedTable);
  }
  const scenarios = joinedBy(old['scenarios'], next['scenarios'], over);
  return {
    ...old,
    ...next,
    ...members(old, next, { time: joinedTime, region: joinedRegion, columns: joinedColumns }),
    tables,
    ...(scenarios === undefined ? {} : { scenarios }),
  };
}

function joinedTable(old: Document, next: Document): Document {
  const joined: Record<string, unknown> = { ...old, ...next, ...members(old, next, { time: joinedTime, states: joinedStates, columns: joinedColumns }) };
  for (const list of LISTS) if (Array.isArray(old[list]) && Array.isArray(next[list])) joined[list] = distinct([...old[list], ...next[list]]);
  return joined;
}

function joinedColumns(old: Document, next: Document): Document {
  const columns = named(old);
  for (const [name, statement] of Object.entries(next)) columns[name] = joinedBy(old[name], statement, joinedColumn);
  return columns;
}

function joinedTime(old: Document, next: Document): Document {
  return { ...over(old, next), ...members(old, next, { season: over }) };
}

/** Places belong to their country. */
function joinedRegion(old: Document, next: Document): Document {
  if (next['country'] === undefined || next['country'] === old['country']) return over(old, next);
  const { places: _, weights: __, ...kept } = old;
  return over(kept, next);
}

/** Shares of states name all that there are. */
function joinedStates(old: Document, next: Document): Document {
  return old['of'] === next['of'] ? over(old, next) : next;
}

type Join = (old: Document, next: Document) => Document;

/** The members that both have, joined. */
function members(old: Document, next: Document, joins: Readonly<Record<string, Join>>): Document {
  return Object.fromEntries(Object.entries(joins).flatMap(([name, join]) => (next[name] === undefined ? [] : [[name, joinedBy(old[name], next[name], join)]])));
}

function joinedBy(old: unknown, next: unknown, join: Join): unknown {
  if (next === undefined) return old;
  return isObject(old) && isObject(next) ? join(old, next) : next;
}

function over(old: Document, next: Document): Document {
  return { ...old, ...next };
}

/** Its keys are names of a schema. */
function named(document: Document): Record<string, unknown> {
  return Object.assign(dictionary<unknown>(), document);
}

function distinct(all: readonly unknown[]): unknown[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Members for readers only, and those whose deepest statements count. */
const COMMENTS: ReadonlySet<string> = new Set(['$schema', 'format', 'about', 'part', 'row', 'kind', 'unit', 'note']);
const HOLDERS = /^(?:\/(?:tables(?:\/[^/]+(?:\/(?:columns(?:\/[^/]+(?:\/(?:shares|dirt))?)?|time(?:\/season)?))?)?|time(?:\/season)?|region|scenarios))?$/;

function goneFrom(before: unknown, after: unknown, place: string): Replaced[] {
  if (!isObject(before) || !isObject(after) || !HOLDERS.test(place)) {
    const isKept = JSON.stringify(before) === JSON.stringify(after) || (Array.isArray(before) && Array.isArray(after) && hasAll(after, before));
    return isKept ? [] : [{ place, before, after }];
  }
  return Object.entries(before).flatMap(([name, value]) => (COMMENTS.has(name) ? [] : goneFrom(value, after[name], place + pointer(name))));
}

function hasAll(list: readonly unknown[], wanted: readonly unknown[]): boolean {
  const known = new Set(list.map((one) => JSON.stringify(one)));
  return wanted.every((one) => known.has(JSON.stringify(one)));
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
