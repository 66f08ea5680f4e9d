import type { Aggregate, ColumnNode, Node, RelationNode } from '../../../core/index.ts';
import { readField } from './field.ts';
import { Reader, readName } from './reader.ts';

const AGGREGATES: ReadonlySet<string> = new Set(['count', 'sum', 'avg', 'min', 'max']);

/** `select=id,name:full_name,orders!inner(total)`. Throws PGRST100. */
export function parseSelect(text: string): Node[] {
  const reader = new Reader(text, `select parameter (${text})`);
  const nodes = readNodes(reader, 0);
  if (!reader.done) throw reader.fault('"," or end of input');
  return nodes;
}

/** The resolver rejects deeper queries anyway. */
const MAX_DEPTH = 32;

function readNodes(reader: Reader, depth: number): Node[] {
  if (depth > MAX_DEPTH) throw reader.fault('fewer levels');
  const nodes: Node[] = [];
  do nodes.push(readNode(reader, depth));
  while (reader.take(','));
  return nodes;
}

function readNode(reader: Reader, depth: number): Node {
  if (reader.take('...')) return { ...readRelation(reader, depth), spread: true };
  if (reader.take('*')) return { kind: 'column', column: '*' };
  const alias = readAlias(reader);
  const start = reader.at;
  if (isRelation(reader)) {
    reader.at = start;
    return { ...readRelation(reader, depth), ...(alias !== undefined && { alias }) };
  }
  reader.at = start;
  return readColumn(reader, alias);
}

/** `alias:`, which a cast's `::` is not. */
function readAlias(reader: Reader): string | undefined {
  const start = reader.at;
  const name = readName(reader);
  if (reader.peek(':') && !reader.peek('::')) {
    reader.at++;
    return name;
  }
  reader.at = start;
  return undefined;
}

function isRelation(reader: Reader): boolean {
  const name = readName(reader);
  return reader.peek('!') || (reader.peek('(') && !(name === 'count' && reader.peek('()')));
}

function readRelation(reader: Reader, depth: number): RelationNode {
  const alias = readAlias(reader);
  const relation = readName(reader);
  let hint: string | undefined;
  let join: 'left' | 'inner' = 'left';
  while (reader.take('!')) {
    const word = readName(reader);
    if (word === 'inner' || word === 'left') join = word;
    else hint = word;
  }
  reader.expect('(');
  const select = reader.peek(')') ? [] : readNodes(reader, depth + 1);
  reader.expect(')');
  return { kind: 'relation', relation, join, query: { select }, ...(hint !== undefined && { hint }), ...(alias !== undefined && { alias }) };
}

function readColumn(reader: Reader, alias: string | undefined): ColumnNode {
  const named = alias === undefined ? {} : { alias };
  if (reader.take('count()')) return { kind: 'column', column: null, aggregate: 'count', ...aggregateCast(reader), ...named };
  const field = readField(reader);
  const cast = readCast(reader);
  const node = { kind: 'column' as const, ...field, ...(cast !== undefined && { cast }), ...named };
  if (!reader.take('.')) return field.column === 'count' && field.path === undefined ? { ...node, orCount: true } : node;
  const aggregate = reader.match(/[a-z]+/y) ?? '';
  if (!AGGREGATES.has(aggregate)) throw reader.fault('"count()", "sum()", "avg()", "min()" or "max()"');
  reader.expect('()');
  return { ...node, aggregate: aggregate as Aggregate, ...aggregateCast(reader) };
}

function aggregateCast(reader: Reader): { aggregateCast?: string } {
  const cast = readCast(reader);
  return cast === undefined ? {} : { aggregateCast: cast };
}

function readCast(reader: Reader): string | undefined {
  if (!reader.take('::')) return undefined;
  const name = reader.match(/[A-Za-z_][\w ]*(\(\d+(,\d+)?\))?(\[\])?/y);
  if (name === null) throw reader.fault('a type');
  return name;
}
