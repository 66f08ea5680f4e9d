import { quoteIdent } from '@seedbed/postgres/sql';
import { isToOne, MockFault, type ResolvedColumn, type ResolvedKey, type ResolvedQuery, type ResolvedRelation } from '../../../core/index.ts';
import type { Parameters } from '../parameters.ts';
import { condSql } from './cond-sql.ts';
import { fieldSql } from './field-sql.ts';
import { sourceOf, type Source } from './source.ts';
import { columnPart, spreadPart, type Part } from './part.ts';

/** Rows of one table with related rows. */
export type Level = {
  readonly parts: readonly Part[];
  /** `FROM …` to the last clause: filtered, grouped, in order, and sliced. */
  readonly tail: string;
};

/** The row of a table: its cells as one array of jsonb. */
export function rowSql(cells: readonly string[]): string {
  return `to_jsonb(ARRAY[${cells.join(', ')}]::jsonb[])`;
}

/** The SQL of a query's rows. `hoisted`: it is spread, and its aggregates are of the rows one level up. */
export function levelSql(query: ResolvedQuery, source: Source, parameters: Parameters, hoisted = false): Level {
  const { alias, depth } = source;
  const laterals = query.nodes.map((node, at) => (node.kind === 'relation' ? lateralOf(query, node, at, source, parameters) : null));
  const parts = query.nodes.flatMap((node, at) => (node.kind === 'column' ? [columnPart(node, alias, hoisted)] : laterals[at]!.parts));
  const where = [
    ...(source.tied === null ? [] : [source.tied]),
    ...(query.where === null ? [] : [condSql(query.where, alias, parameters, (at) => `${lateralName(depth, at)}.cells IS NULL`)]),
  ];
  const order = query.order.map((key) => {
    const value = key.relation === null ? fieldSql(alias, key.column, key.path) : laterals[key.relation]!.ordered(key);
    return `${value} ${key.descending ? 'DESC' : 'ASC'} NULLS ${key.nullsFirst ? 'FIRST' : 'LAST'}`;
  });
  const groups = parts.some(({ group }) => group === null) ? parts.flatMap(({ group }) => group ?? []) : [];
  const clauses = [
    `FROM ${source.rows} AS ${quoteIdent(alias)}`,
    source.joined ?? '',
    ...laterals.map((lateral) => lateral?.join ?? ''),
    clause('WHERE', where, ' AND '),
    clause('GROUP BY', groups, ', '),
    clause('ORDER BY', order, ', '),
    query.limit === null ? '' : `LIMIT ${query.limit}`,
    query.offset === 0 ? '' : `OFFSET ${query.offset}`,
  ];
  return { parts, tail: clauses.filter((each) => each !== '').join(' ') };
}

function clause(name: string, parts: readonly string[], between: string): string {
  return parts.length === 0 ? '' : `${name} ${parts.join(between)}`;
}

function lateralName(depth: number, at: number): string {
  return `seedbed_${depth}_${at}`;
}

type Lateral = { readonly join: string; readonly parts: readonly Part[]; readonly ordered: (key: ResolvedKey) => string };

/** A relation as a lateral join. Its `cells` are NULL without a related row; `c0`, `c1`… are the members of one that is spread, `o0`… what rows are ordered by. */
function lateralOf(query: ResolvedQuery, node: ResolvedRelation, at: number, { alias, depth }: Source, parameters: Parameters): Lateral {
  const name = lateralName(depth, at);
  const one = isToOne(node.link);
  const source = sourceOf(node.link, node.query.table, alias, depth + 1);
  if (node.spread) requireHoistable(node, one);
  const { parts, tail } = levelSql(node.query, source, parameters, node.spread);
  const keys = query.order.filter((key) => key.relation === at);
  const outputs = [
    `${rowSql(node.spread ? [] : parts.map(({ cell }) => cell))} AS cells`,
    ...(node.spread ? parts.map(({ cell, column }, i) => `${one && column ? column.value.expression : cell} AS c${i}`) : []),
    ...keys.map((key, i) => `${fieldSql(source.alias, key.column, key.path)} AS o${i}`),
  ];
  const rows = `SELECT ${outputs.join(', ')} ${tail}`;
  const lists = node.spread ? parts.map((_, i) => `, jsonb_agg(s.c${i}) AS c${i}`).join('') : '';
  const from = one ? rows : `SELECT jsonb_agg(s.cells) AS cells${lists} FROM (${rows}) AS s`;
  const isInner = node.join === 'inner';
  return {
    join: `${isInner ? 'INNER' : 'LEFT'} JOIN LATERAL (${from}) AS ${name} ON ${isInner && !one ? `${name}.cells IS NOT NULL` : 'TRUE'}`,
    parts: node.spread ? parts.map((part, i) => (one ? spreadOne(part, name, i) : spreadList(part, name, i))) : nested(node, one, name, parts),
    ordered(key) {
      const shown = node.spread && one ? parts.findIndex(({ column }) => column !== null && isPlainColumn(column.node, key)) : -1;
      return shown >= 0 ? `${name}.c${shown}` : `${name}.o${keys.indexOf(key)}`;
    },
  };
}

function nested(node: ResolvedRelation, one: boolean, name: string, parts: readonly Part[]): readonly Part[] {
  // A relation without columns filters and is not shown.
  if (parts.length === 0) return [];
  const cell = one ? `${name}.cells` : `coalesce(${name}.cells, '[]')`;
  const field = { name: node.name, kind: one ? ('one' as const) : ('many' as const), fields: parts.map((part) => part.field) };
  return [{ field, cell, group: cell, column: null }];
}

function spreadOne(part: Part, name: string, at: number): Part {
  // `count()` counts the existing rows.
  return spreadPart(part, part.column?.node.column === null ? `${name}.cells` : `${name}.c${at}`);
}

function spreadList({ field }: Part, name: string, at: number): Part {
  const cell = `coalesce(${name}.c${at}, '[]')`;
  return { field: { name: field.name, kind: 'list', of: field }, cell, group: cell, column: null };
}

function isPlainColumn(node: ResolvedColumn, { column, path }: ResolvedKey): boolean {
  return node.column === column && node.cast === null && node.path.length === 0 && path.length === 0;
}

function requireHoistable({ query }: ResolvedRelation, one: boolean): void {
  if (!one && query.nodes.some((node) => (node.kind === 'column' ? node.aggregate !== null : node.spread && hasAggregates(node.query))))
    throw MockFault.unsupported('Aggregates are not implemented for one-to-many or many-to-many spreads.');
  if (query.nodes.some((node) => node.kind === 'relation' && node.spread && hasAggregates(node.query)))
    throw MockFault.unsupported('Aggregates in a relation that is spread twice.');
}

/** Whether rows are grouped. */
export function hasAggregates({ nodes }: ResolvedQuery): boolean {
  return nodes.some((node) => (node.kind === 'column' ? node.aggregate !== null : node.spread && hasAggregates(node.query)));
}
