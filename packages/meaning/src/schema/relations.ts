import type { Relation } from '@seedbed/contract';
import type { Link } from './link.ts';
import type { TableView } from './schema-view.ts';

/** The purpose of a table, which decides its row count and how others spread over it. */
export type Role = 'lookup' | 'link' | 'log' | 'settings' | 'tenant' | 'tree' | 'history' | 'single';

export type LinkedRelation = { readonly link: Link; readonly relation: Relation };

/** The relations between the tables; inference finds them, and columns depend on them. */
export type Relations = {
  readonly all: readonly LinkedRelation[];
  readonly of: ReadonlyMap<TableView, readonly LinkedRelation[]>;
  readonly roles: ReadonlyMap<TableView, Role>;
  readonly owners: ReadonlyMap<TableView, Link>;
};

const links = new WeakMap<Relations, readonly Link[]>();

/** The links of all relations. */
export function linksOf(relations: Relations): readonly Link[] {
  let known = links.get(relations);
  if (!known) links.set(relations, (known = relations.all.map(({ link }) => link)));
  return known;
}

/** Links of a table that can be followed by name, self-references apart. */
export function parentsOf(table: TableView, { relations }: { readonly relations: Relations }): Link[] {
  return relations.of
    .get(table)!
    .map((each) => each.link)
    .filter((link) => link.to !== table);
}

/** The list with each behind its lead, if it has one, because the engine draws references in the given order. */
export function behindLeads<T>(all: readonly T[], leadOf: (each: T) => T | undefined): T[] {
  const out = [...all];
  for (const each of all) {
    const lead = leadOf(each);
    const [from, to] = [out.indexOf(each), lead === undefined ? -1 : out.indexOf(lead)];
    if (to > from) out.splice(to, 0, ...out.splice(from, 1));
  }
  return out;
}
