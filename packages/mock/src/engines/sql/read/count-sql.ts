import { quoteIdent } from '@seedbed/postgres/sql';
import type { ResolvedCond, ResolvedQuery, ResolvedRelation } from '../../../core/index.ts';
import type { Parameters } from '../parameters.ts';
import { condSql } from './cond-sql.ts';
import { sourceOf, type Source } from './source.ts';

/** `SELECT` with one row for each match: includes conditions on related rows, without their slices. */
export function matchingSql(query: ResolvedQuery, source: Source, parameters: Parameters): string {
  const { alias, depth } = source;
  const exists = (at: number): string => {
    const { link, query: inner } = query.nodes[at] as ResolvedRelation;
    return `EXISTS (${matchingSql(inner, sourceOf(link, inner.table, alias, depth + 1), parameters)})`;
  };
  const own = (where: ResolvedCond) => condSql(where, alias, parameters, (at) => `NOT ${exists(at)}`);
  const conditions = [
    ...(source.tied === null ? [] : [source.tied]),
    ...(query.where === null ? [] : [own(query.where)]),
    ...query.nodes.flatMap((node, at) => (node.kind === 'relation' && node.join === 'inner' ? [exists(at)] : [])),
  ];
  const from = `SELECT FROM ${source.rows} AS ${quoteIdent(alias)} ${source.joined ?? ''}`;
  return conditions.length === 0 ? from : `${from} WHERE ${conditions.join(' AND ')}`;
}
