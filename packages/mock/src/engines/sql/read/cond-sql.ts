import { quoteLiteral } from '@seedbed/postgres/sql';
import { likeLiteral, type Operator, type ResolvedColumnCond, type ResolvedCond } from '../../../core/index.ts';
import { arrayLiteral, type Parameters } from '../parameters.ts';
import { fieldSql } from './field-sql.ts';

/** Whether the relation at an index of `ResolvedQuery.nodes` has no row. */
export type IsMissing = (relation: number) => string;

/** A condition on rows of `alias`. */
export function condSql(cond: ResolvedCond, alias: string, parameters: Parameters, isMissing: IsMissing): string {
  switch (cond.kind) {
    case 'and':
    case 'or':
      return `(${cond.of.map((each) => condSql(each, alias, parameters, isMissing)).join(cond.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `NOT (${condSql(cond.of, alias, parameters, isMissing)})`;
    case 'relation':
      return cond.isNull ? isMissing(cond.relation) : `NOT (${isMissing(cond.relation)})`;
    case 'column':
      return columnSql(cond, alias, parameters);
    case 'row':
    case 'never':
      // Only policies produce it, and the database itself applies those.
      throw new TypeError(`A condition of kind ${cond.kind} has no SQL.`);
  }
}

const SYMBOLS: Readonly<Record<Exclude<Operator, 'is' | 'in' | 'isdistinct' | 'contains' | FullText>, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

type FullText = 'fts' | 'plfts' | 'phfts' | 'wfts';
const TO_TSQUERY: Readonly<Record<FullText, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const IS: ReadonlyMap<string, string> = new Map([
  ['null', 'NULL'],
  ['not_null', 'NOT NULL'],
  ['true', 'TRUE'],
  ['false', 'FALSE'],
  ['unknown', 'UNKNOWN'],
]);

function columnSql({ column, path, op, mod, language, value }: ResolvedColumnCond, alias: string, parameters: Parameters): string {
  const field = fieldSql(alias, column, path);
  const text = typeof value === 'string' ? value : arrayLiteral(value);
  switch (op) {
    case 'is':
      return `${field} IS ${IS.get(text)!}`;
    case 'in':
      return `${field} = ANY (${parameters.add(text)})`;
    case 'contains':
      return containsSql(field, parameters.add(`%${likeLiteral(text)}%`));
    case 'isdistinct':
      return `${field} IS DISTINCT FROM ${parameters.add(text)}`;
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts': {
      const configuration = language === null ? '' : `${quoteLiteral(language)}, `;
      const document = column.type.base === 'tsvector' && path.length === 0 ? field : `to_tsvector(${configuration}${field})`;
      return `${document} @@ ${TO_TSQUERY[op]}(${configuration}${parameters.add(text)})`;
    }
    default: {
      const placeholder = parameters.add(text);
      return `${field} ${SYMBOLS[op]} ${mod === null ? placeholder : `${mod.toUpperCase()} (${placeholder})`}`;
    }
  }
}

/** A text, a number other than 0 as JavaScript writes it, or true, anywhere in the value's JSON. */
function containsSql(field: string, pattern: string): string {
  const text = `CASE jsonb_typeof(v.v) WHEN 'number' THEN trim_scale((v.v #>> '{}')::numeric)::text ELSE v.v #>> '{}' END`;
  const isValue = `jsonb_typeof(v.v) IN ('string', 'number', 'boolean') AND v.v NOT IN ('0', 'false')`;
  return `EXISTS (SELECT FROM jsonb_path_query(to_jsonb(${field}), 'strict $.**') AS v(v) WHERE ${isValue} AND ${text} ILIKE ${pattern})`;
}
