import { resolveType, type SqlType } from '@seedbed/contract';
import { MockFault, type Field, type ResolvedColumn, type ResolvedQuery } from '@seedbed/mock-query';
import { compare, requireOrdered } from '../values/compare.ts';
import { rounded, scaled, unscaled, type Scaled } from '../values/numeric.ts';
import type { Row } from '../view.ts';
import { castType, castValue, typeOfNode, valueOfNode } from './node-value.ts';

const INT8 = resolveType('bigint');
const NUMERIC = resolveType('numeric');
const FLOAT8 = resolveType('double precision');

/** Whether a query groups its rows: by an aggregate of its own, or of a relation that is spread into it. */
export function hasAggregates(query: ResolvedQuery): boolean {
  return query.nodes.some((node) => (node.kind === 'column' ? node.aggregate !== null : node.spread && hasAggregates(node.query)));
}

/** The type of an aggregate before its cast. */
function aggregateType(node: ResolvedColumn): SqlType {
  const type = typeOfNode(node);
  switch (node.aggregate) {
    case 'count':
      return INT8;
    case 'sum':
      return FLOATS.has(type.base) ? FLOAT8 : type.base === 'int2' || type.base === 'int4' ? INT8 : NUMERIC;
    case 'avg':
      return FLOATS.has(type.base) ? FLOAT8 : NUMERIC;
    default:
      return type;
  }
}

const FLOATS: ReadonlySet<string> = new Set(['float4', 'float8']);
const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8']);

/** The field of an aggregate. */
export function aggregateField(node: ResolvedColumn): Field {
  return { kind: 'value', name: node.name, type: node.aggregateCast === null ? aggregateType(node) : castType(node.aggregateCast) };
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
  if (!NUMBERS.has(type.base))
    throw new MockFault({
      code: '42883',
      status: 404,
      message: `function pg_catalog.${node.aggregate}(${type.name}) does not exist`,
      hint: 'No function matches the given name and argument types. You might need to add explicit type casts.',
    });
  let count = 0;
  if (FLOATS.has(type.base)) {
    let sum = 0;
    const add = (text: string | null) => {
      if (text === null) return;
      count++;
      sum += Number(text);
    };
    return { add: (row) => add(read(row)), value: () => (count === 0 ? null : String(average ? sum / count : sum)) };
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
    const scale = Math.max(16, sum.scale);
    const exact = rounded(sum, scale + 1) / BigInt(count);
    return unscaled(rounded({ digits: exact, scale: scale + 1 }, scale), scale);
  };
  return { add: (row) => add(read(row)), value };
}

function extremeOf(node: ResolvedColumn, read: (row: Row) => string | null, greatest: boolean): Fold {
  const type = typeOfNode(node);
  requireOrdered(type);
  const order = compare(type);
  let found: string | null = null;
  return {
    add(row) {
      const text = read(row);
      if (text !== null && (found === null || order(text, found) > 0 === greatest)) found = text;
    },
    value: () => found,
  };
}
