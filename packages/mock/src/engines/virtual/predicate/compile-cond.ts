import { cellText, type Batch, type Column } from '@seedbed/engine';
import type { MockColumn, ResolvedColumnCond, ResolvedCond } from '../../../core/index.ts';
import type { Row } from '../view.ts';
import { compileTest, type Test } from './compile-test.ts';

type Truth = boolean | null;
/** Whether a relation of the query has a row, for a row's slot. */
export type Exists = (node: number, slot: number) => boolean;

/**
 * A condition over whole rows: over written ones, and over batches of generated ones without converting to text if the
 * arrays suffice.
 */
export type Condition = {
  readonly columns: readonly MockColumn[];
  ofRow(row: Row, slot: number): Truth;
  /** `batch` holds `columns` in their order. */
  ofBatch(batch: Batch, index: number, slot: number): Truth;
};

/** Compiles a condition with SQL's three truth values. */
export function compileCond(cond: ResolvedCond, exists: Exists): Condition {
  const columns: MockColumn[] = [];
  const ofRow = rowTest(cond, exists);
  const ofBatch = batchTest(cond, exists, columns);
  return { columns, ofRow, ofBatch };
}

function rowTest(cond: ResolvedCond, exists: Exists): (row: Row, slot: number) => Truth {
  switch (cond.kind) {
    case 'not': {
      const inner = rowTest(cond.of, exists);
      return (row, slot) => negated(inner(row, slot));
    }
    case 'and':
    case 'or': {
      const all = cond.of.map((each) => rowTest(each, exists));
      return (row, slot) => joined(cond.kind, all.length, (i) => all[i]!(row, slot));
    }
    case 'relation':
      return (_, slot) => exists(cond.relation, slot) !== cond.isNull;
    case 'column': {
      const test = compileTest(cond);
      const { index } = cond.column;
      return (row) => test(row[index] ?? null);
    }
    case 'row':
      return cond.test;
    case 'never':
      return () => false;
  }
}

type BatchTest = (batch: Batch, index: number, slot: number) => Truth;

function batchTest(cond: ResolvedCond, exists: Exists, columns: MockColumn[]): BatchTest {
  switch (cond.kind) {
    case 'not': {
      const inner = batchTest(cond.of, exists, columns);
      return (batch, index, slot) => negated(inner(batch, index, slot));
    }
    case 'and':
    case 'or': {
      const all = cond.of.map((each) => batchTest(each, exists, columns));
      return (batch, index, slot) => joined(cond.kind, all.length, (i) => all[i]!(batch, index, slot));
    }
    case 'relation':
      return (_, __, slot) => exists(cond.relation, slot) !== cond.isNull;
    case 'column': {
      const place = placeOf(columns, cond.column);
      const test = cellTest(cond, compileTest(cond));
      return (batch, index) => test(batch.columns[place]!, index);
    }
    case 'row': {
      const places = cond.columns.map((column) => placeOf(columns, column));
      return (batch, index) => {
        const row: (string | null)[] = [];
        places.forEach((place, i) => {
          const cells = batch.columns[place]!;
          row[cond.columns[i]!.index] = cells.nulls?.[index] ? null : cellText(cells, index);
        });
        return cond.test(row);
      };
    }
    case 'never':
      return () => false;
  }
}

function placeOf(columns: MockColumn[], column: MockColumn): number {
  const at = columns.indexOf(column);
  return at >= 0 ? at : columns.push(column) - 1;
}

const YES = 1;
const NO = 2;
const UNKNOWN = 3;

/** Words of a dictionary are judged once each; whole numbers are compared as numbers. */
function cellTest(cond: ResolvedColumnCond, test: Test): (column: Column, index: number) => Truth {
  const ofNull = test(null);
  const compareNumber = numberTest(cond);
  let mask: Uint8Array | null = null;
  return (column, index) => {
    if (column.nulls?.[index]) return ofNull;
    if (column.store === 'dict' && column.shape.store === 'dict') {
      const { texts } = column.shape.dictionary;
      mask ??= new Uint8Array(texts.length);
      const code = column.indices[index]!;
      if (mask[code] === 0) {
        const answer = test(texts[code]!);
        mask[code] = answer === null ? UNKNOWN : answer ? YES : NO;
      }
      return mask[code] === UNKNOWN ? null : mask[code] === YES;
    }
    if (compareNumber && (column.store === 'i32' || column.store === 'f53') && 'as' in column.shape && column.shape.as === 'int')
      return compareNumber(column.values[index]!);
    return test(cellText(column, index));
  };
}

function numberTest({ op, mod, path, value }: ResolvedColumnCond): ((cell: number) => boolean) | null {
  if (mod !== null || path.length > 0 || typeof value !== 'string' || !/^\s*[+-]?\d{1,15}\s*$/.test(value)) return null;
  const wanted = Number(value);
  switch (op) {
    case 'eq':
      return (cell) => cell === wanted;
    case 'neq':
    case 'isdistinct':
      return (cell) => cell !== wanted;
    case 'gt':
      return (cell) => cell > wanted;
    case 'gte':
      return (cell) => cell >= wanted;
    case 'lt':
      return (cell) => cell < wanted;
    case 'lte':
      return (cell) => cell <= wanted;
    default:
      return null;
  }
}

function negated(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

function joined(kind: 'and' | 'or', count: number, at: (i: number) => Truth): Truth {
  const stops = kind === 'or';
  let unknown = false;
  for (let i = 0; i < count; i++) {
    const truth = at(i);
    if (truth === stops) return stops;
    if (truth === null) unknown = true;
  }
  return unknown ? null : !stops;
}
