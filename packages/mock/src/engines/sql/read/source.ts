import { quoteIdent, quoteQualified } from '@seedbed/postgres/sql';
import type { Link, MockColumn, MockTable } from '../../../core/index.ts';

/** The source of a level's rows. */
export type Source = {
  /** The source in `FROM`, without an alias. */
  readonly rows: string;
  /** The join table. */
  readonly joined?: string;
  readonly alias: string;
  readonly depth: number;
  /** The condition that joins the rows to the level above; null at the top. */
  readonly tied: string | null;
};

export function tableSql({ schema, name }: MockTable): string {
  return quoteQualified(schema, name);
}

/** The source of related rows. */
export function sourceOf(link: Link, table: MockTable, above: string, depth: number): Source {
  const alias = aliasOf(table, depth);
  const source = { rows: tableSql(table), alias, depth };
  switch (link.kind) {
    case 'parent':
      return { ...source, tied: equal(alias, link.relation.parentColumns, above, link.relation.columns) };
    case 'children':
      return { ...source, tied: equal(alias, link.relation.columns, above, link.relation.parentColumns) };
    case 'through': {
      const { near, far } = link;
      const join = `seedbed_join_${depth}`;
      const ties = `${equal(join, near.columns, above, near.parentColumns)} AND ${equal(join, far.columns, alias, far.parentColumns)}`;
      return { ...source, joined: `CROSS JOIN ${tableSql(near.child)} AS ${join}`, tied: ties };
    }
  }
}

/** Names of related tables end with their level, as messages of PostgREST show them. */
function aliasOf({ name }: MockTable, depth: number): string {
  // Postgres cuts names at 63 bytes: a longer one would lose its level.
  return new TextEncoder().encode(name).length < 60 ? `${name}_${depth}` : `seedbed_table_${depth}`;
}

function equal(a: string, columns: readonly MockColumn[], b: string, others: readonly MockColumn[]): string {
  return columns.map((column, i) => `${quoteIdent(a)}.${quoteIdent(column.name)} = ${quoteIdent(b)}.${quoteIdent(others[i]!.name)}`).join(' AND ');
}
