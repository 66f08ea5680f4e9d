import { MockFault, type MockLeaf, type MockSchema, type MockTable } from '../../core/index.ts';
import { isTruth, parseExpression, type Expr, type Row, type Surroundings } from '../../engines/virtual/index.ts';

/** `isOwn` is null if nothing here can evaluate the bound, as of `PARTITION BY HASH`. */
type Leaf = { readonly leaf: MockLeaf; readonly isOwn: ((row: Row) => boolean) | null };

/** Bounds see neither clock nor chance. */
const FIXED_SURROUNDINGS: Surroundings = { now: 0, uuid: () => '' };

const known = new WeakMap<MockTable, readonly Leaf[]>();

/** Throws 23514 if no partition accepts a row. A partition whose bound cannot be evaluated may accept it. */
export function requirePartition(schema: MockSchema, table: MockTable, row: Row): void {
  if (table.partitions === null) return;
  const leaves = leavesOf(schema, table);
  if (leaves.some(({ isOwn }) => isOwn === null || isOwn(row))) return;
  const values = partsOf(schema, table).map((part) => {
    const text = part({ row, value: null, around: FIXED_SURROUNDINGS }).text;
    return text === null ? 'null' : text.length > 64 ? `${text.slice(0, 64)}...` : text;
  });
  throw new MockFault({
    code: '23514',
    status: 400,
    message: `no partition of relation "${table.name}" found for row`,
    details: values.length === 0 ? null : `Partition key of the failing row contains (${table.partitions.parts.join(', ')}) = (${values.join(', ')}).`,
    quotes: table.qualified,
  });
}

/** The partition that a row lies in; null of a table that is whole, or if that is not known. */
export function leafOf(schema: MockSchema, table: MockTable, row: Row): MockLeaf | null {
  if (table.partitions === null) return null;
  return leavesOf(schema, table).find(({ isOwn }) => isOwn?.(row))?.leaf ?? null;
}

function leavesOf(schema: MockSchema, table: MockTable): readonly Leaf[] {
  let leaves = known.get(table);
  if (!leaves) {
    leaves = table.partitions!.leaves.map((leaf) => {
      const expr = leaf.bound === null ? null : parseExpression(leaf.bound, table, schema);
      if (leaf.bound === null) return { leaf, isOwn: () => true };
      // Postgres' bounds handle NULL explicitly; a partition accepts a row whose bound is not false.
      return { leaf, isOwn: expr && ((row) => isTruth(expr({ row, value: null, around: FIXED_SURROUNDINGS })) !== false) };
    });
    known.set(table, leaves);
  }
  return leaves;
}

/** Values of the key's parts; none if one of them cannot be evaluated. */
function partsOf(schema: MockSchema, table: MockTable): readonly Expr[] {
  const parts = table.partitions!.parts.map((text) => parseExpression(text, table, schema));
  return parts.every((part) => part !== null) ? parts : [];
}
