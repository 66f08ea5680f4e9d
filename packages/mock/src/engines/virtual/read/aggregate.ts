import { resolveType, type SqlType } from '@seedbed/contract';
import { MockFault, type Field, type ResolvedColumn, type ResolvedQuery } from '../../../core/index.ts';
import { compare, requireOrdered } from '../values/compare.ts';
import { floatText } from '../values/float.ts';
import { quotient, rounded, scaled, unscaled, type Scaled } from '../values/numeric.ts';
import { typeWords } from '../values/type-words.ts';
import type { Row } from '../view.ts';
import { castTypeFrom, castValue, typeOfNode, valueOfNode } from './node-value.ts';

const INT8 = resolveType('bigint');
const NUMERIC = resolveType('numeric');
const FLOAT8 = resolveType('double precision');
const TEXT = resolveType('text');

/** Whether a query groups its rows: by its own aggregate, or one of a relation spread into it. */
export function hasAggregates(query: ResolvedQuery): boolean {
  return query.nodes.some((node) => (node.kind === 'column' ? node.aggregate !== null : node.spread && hasAggregates(node.query)));
}

/**
 * The type of an aggregate before its cast. Throws 42883 if Postgres has none for the type, and PGRST127 if this mock
 * has none.
 */
function aggregateType(node: ResolvedColumn): SqlType {
  const type = typeOfNode(node);
  if (node.aggregate === null || node.aggregate === 'count') return INT8;
  if (node.aggregate === 'min' || node.aggregate === 'max') {
    if (!isComparable(type)) throw noAggregate(node.aggregate, type);
    requireOrdered(type);
    return type.base === 'varchar' ? TEXT : type;
  }
  if (OTHER_SUMS.has(type.base) && !(node.aggregate === 'avg' && type.base === 'money'))
    throw MockFault.unsupported(`The aggregate ${node.aggregate} of ${type.name}.`);
  if (!NUMBERS.has(type.base)) throw noAggregate(node.aggregate, type);
  if (FLOATS.has(type.base)) return node.aggregate === 'sum' ? { ...type, domains: [] } : FLOAT8;
  return node.aggregate === 'sum' && (type.base === 'int2' || type.base === 'int4') ? INT8 : NUMERIC;
}

function isComparable({ kind, base }: SqlType): boolean {
  return kind === 'enum' || kind === 'array' || kind === 'composite' || !NOT_COMPARED.has(base);
}

/** Types without `min` and `max`. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'bool',
  'uuid',
  'json',
  'jsonb',
  'xml',
  'bit',
  'varbit',
  'tsvector',
  'tsquery',
  'point',
  'line',
  'lseg',
  'box',
  'path',
  'polygon',
  'circle',
  'int4range',
  'int8range',
  'numrange',
  'daterange',
  'tsrange',
  'tstzrange',
]);
/** Types other than numbers that have sums. */
const OTHER_SUMS: ReadonlySet<string> = new Set(['money', 'interval', 'time']);
const FLOATS: ReadonlySet<string> = new Set(['float4', 'float8']);
const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8']);

function noAggregate(name: string, type: SqlType): MockFault {
  return new MockFault({
    code: '42883',
    status: 404,
    message: `function ${name}(${typeWords(type)}) does not exist`,
    hint: 'No function matches the given name and argument types. You might need to add explicit type casts.',
  });
}

/** The field of an aggregate. */
export function aggregateField(node: ResolvedColumn): Field {
  return { kind: 'value', name: node.name, type: node.aggregateCast === null ? aggregateType(node) : castTypeFrom(aggregateType(node), node.aggregateCast) };
}

export type Fold = { add(row: Row): void; value(): string | null };

/** Counts, sums, averages or compares the values of rows. */
export function foldOf(node: ResolvedColumn): Fold {
  const fold = plainFold(node);
  const { aggregateCast: to } = node;
  if (to === null) return fold;
  return {
    add: fold.add,
    value() {
      const value = fold.value();
      return value === null ? null : castValue(aggregateType(node), to, value);
    },
  };
}

function plainFold(node: ResolvedColumn): Fold {
  const read = (row: Row) => (node.column === null ? '' : valueOfNode(node, row));
  switch (node.aggregate) {
    case 'sum':
    case 'avg':
      return sumOf(node, read, node.aggregate === 'avg');
    case 'min':
    case 'max':
      return extremeOf(node, read, node.aggregate === 'max');
    default: {
      let count = 0;
      return { add: (row) => void (read(row) !== null && count++), value: () => String(count) };
    }
  }
}

function sumOf(node: ResolvedColumn, read: (row: Row) => string | null, average: boolean): Fold {
  const type = typeOfNode(node);
  let count = 0;
  if (FLOATS.has(type.base)) {
    let sum = 0;
    const add = (text: string | null) => {
      if (text === null) return;
      count++;
      const one = type.base === 'float4' ? Math.fround(Number(text)) : Number(text);
      sum = type.base === 'float4' && !average ? Math.fround(sum + one) : sum + one;
    };
    return { add: (row) => add(read(row)), value: () => (count === 0 ? null : floatText(average ? sum / count : sum, average ? 'float8' : type.base)) };
  }
  let sum: Scaled = { digits: 0n, scale: 0 };
  const add = (text: string | null) => {
    if (text === null) return;
    count++;
    const one = scaled(text);
    const scale = Math.max(one.scale, sum.scale);
    sum = { digits: rounded(sum, scale) + rounded(one, scale), scale };
  };
  const value = () => {
    if (count === 0) return null;
    if (!average) return unscaled(sum.digits, sum.scale);
    return quotient(sum, BigInt(count));
  };
  return { add: (row) => add(read(row)), value };
}

function extremeOf(node: ResolvedColumn, read: (row: Row) => string | null, greatest: boolean): Fold {
  const order = compare(typeOfNode(node));
  let found: string | null = null;
  return {
    add(row) {
      const text = read(row);
      if (text === null) return;
      // Of equal values the last one counts: 1.0 and 1.
      const by = found === null ? 0 : order(text, found);
      if (greatest ? by >= 0 : by <= 0) found = text;
    },
    value: () => found,
  };
}
