import { ownMember, Problem, withoutReason, type BlueprintColumn, type BlueprintTable, type Group, type OverlayColumn } from '@seedbed/contract';

/**
 * A table with this share of NULL in a column. If CHECKs tie that to other columns (`(state = 'paid') = (paid_at IS NOT
 * NULL)`), changes the shares of their cases, in proportion on either side. A generator that produces NULLs no longer
 * does. `said` holds the overlay's settings for other columns of the table.
 */
export function withNullShare(
  table: BlueprintTable,
  column: BlueprintColumn,
  missing: number,
  statements: ReadonlyMap<string, OverlayColumn>,
  place: string,
): BlueprintTable {
  const group = table.groups?.find((each) => decidesNulls(each, column.name));
  const other = group?.columns.find((name) => name !== column.name && statements.has(name) && isDecidedWith(group, column.name, name));
  if (other !== undefined)
    throw new Problem(
      'invalid-request',
      `${place}: CHECKs tie its NULLs to ${other}, of which the overlay says shares as well. Say only one of them: the other follows.`,
    );
  const changed = group && { ...group, variants: sharedOut(group, column.name, missing, place) };
  return {
    ...table,
    columns: table.columns.map((one) => (one === column ? alwaysMade(column, missing) : one)),
    ...(changed && { groups: table.groups!.map((one) => (one === group ? changed : one)) }),
  };
}

/** Whether some cases of the group require NULL in the column, and others a value. */
export function decidesNulls({ variants = [], rows }: Group, name: string): boolean {
  const says = variants.map(({ columns }) => ownMember(columns, name));
  return !rows && says.some((each) => each?.null) && says.some((each) => each?.notNull);
}

/** Whether the cases that require NULL in one column require values in the other. */
function isDecidedWith({ variants = [] }: Group, name: string, other: string): boolean {
  return variants.some(({ columns }) => ownMember(columns, name) && (ownMember(columns, other)?.domain || ownMember(columns, other)?.null));
}

function sharedOut({ variants = [] }: Group, name: string, missing: number, place: string): NonNullable<Group['variants']> {
  const isNull = variants.map(({ columns }) => ownMember(columns, name)?.null === true);
  const sums = [true, false].map((side) => variants.reduce((sum, { weight = 1 }, at) => (isNull[at] === side ? sum + weight : sum), 0));
  if ((sums[0] === 0 && missing > 0) || (sums[1] === 0 && missing < 1))
    throw new Problem('invalid-request', `${place}: other columns of the row decide where it is NULL.`);
  return variants.map((variant, at) => {
    const [share, sum] = isNull[at] ? [missing, sums[0]!] : [1 - missing, sums[1]!];
    return { ...variant, weight: sum === 0 ? 0 : Number((((variant.weight ?? 1) * share) / sum).toPrecision(9)) };
  });
}

/**
 * NULLs that a time column produces itself, for future times or by its own share, would be added to the requested ones.
 */
function alwaysMade(column: BlueprintColumn, missing: number): BlueprintColumn {
  const { generator } = column;
  if (generator?.kind !== 'date.event') return { ...column, nullRate: missing };
  const { open: _, probability: __, ...parameters } = generator.parameters ?? {};
  return { ...withoutReason(column), nullRate: missing, generator: { kind: generator.kind, parameters } };
}
