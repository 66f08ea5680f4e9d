export type {
  Aggregate,
  Cond,
  ColumnCond,
  ColumnNode,
  Conflict,
  CountKind,
  JsonPath,
  Key,
  Node,
  Operator,
  Query,
  RelationNode,
  Verb,
  Write,
  WriteRow,
} from './query.ts';
export { Answer, AnswerHeaders, type RequestHeaders } from './answer.ts';
export { MockFault, type FaultFacts } from './fault.ts';
export { schemaOf } from './schema/schema-of.ts';
export type {
  Action,
  MockCheck,
  MockColumn,
  MockExclusion,
  MockKey,
  MockLeaf,
  MockPartitions,
  MockPolicy,
  MockRelation,
  MockSchema,
  MockTable,
} from './schema/schema.ts';
export { resolve } from './resolve/resolve.ts';
export { findTable } from './resolve/find-table.ts';
export { isToOne, targetOf } from './resolve/links.ts';
export type {
  Link,
  ResolvedColumn,
  ResolvedColumnCond,
  ResolvedCond,
  ResolvedKey,
  ResolvedNode,
  ResolvedQuery,
  ResolvedRelation,
  ResolvedWrite,
} from './resolve/resolved.ts';
export type { Cell, Field, Result, ResultRow } from './result.ts';
export { jsonOf, JsonNumber, readExactJson, readJson, type Json } from './json.ts';
export { cellJson, listJson, nameJson, objectOf, rowJson, rowsJson } from './encode-rows.ts';
export type { Copies, Dialect, DialectEngine, DialectSettings, EngineCaller, MockRequest, Reader, TableChanges } from './dialect.ts';
export { camelCase, folded, isSameNoun } from './rest/singular.ts';
export { servedTable, servedTables, type ServedTable } from './rest/served-tables.ts';
export { nameOfRow, rowKey, rowNamed } from './rest/row-key.ts';
export { containsText } from './rest/contains-text.ts';
export { fitsType, isNumberType, isTextType, likeLiteral } from './rest/fits-type.ts';
export { childrenNamed, engineThrough, parentNamed, parentNames, relationNode, throughNamed, type Through, type Way } from './rest/relation-named.ts';
export { zoneOffsetOf, type ZoneOffset } from './zone-offset.ts';
