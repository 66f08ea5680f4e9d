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
