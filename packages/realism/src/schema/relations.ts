import type { Relation } from '@seedbed/contract';
import type { Link } from './link.ts';
import type { TableView } from './schema-view.ts';

/** What a table is for, which decides its row count and how others spread over it (REALISM 1.1, step 6). */
export type Role = 'lookup' | 'link' | 'log' | 'settings' | 'tenant' | 'tree' | 'history' | 'single';

export type LinkedRelation = { readonly link: Link; readonly relation: Relation };

/** How the tables hang together; inference works it out, columns are read with it. */
export type Relations = {
  readonly all: readonly LinkedRelation[];
  readonly of: ReadonlyMap<TableView, readonly LinkedRelation[]>;
  readonly roles: ReadonlyMap<TableView, Role>;
  readonly owners: ReadonlyMap<TableView, Link>;
};
