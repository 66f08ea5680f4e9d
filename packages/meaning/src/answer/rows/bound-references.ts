import { qualifiedName, type BlueprintTable, type Relation, type Variant } from '@seedbed/contract';

/**
 * References that conditions require in rows of some labels of the column, and that are NULL in a share of the rows: `state NOT IN ('accepted', 'done') OR
 * interpreter_id IS NOT NULL`. Rows of the share cannot have these labels, so the labels' own shares hold only where the reference is never NULL.
 */
export function boundReferences({ schema, name, columns, groups = [] }: BlueprintTable, relations: readonly Relation[], column: string): readonly Relation[] {
  const labels = columns.find((one) => one.name === column)?.domain?.in ?? [];
  const variants = groups.flatMap((group) => (group.columns.includes(column) && !group.rows && group.constraints ? [group.variants ?? []] : []));
  return relations.filter(
    ({ from, nullShare = 0 }) =>
      nullShare > 0 &&
      from.table === qualifiedName(schema, name) &&
      variants.some((arms) =>
        labels.some((label) =>
          isRequired(
            arms.filter((arm) => takes(arm, column, label)),
            from.columns,
          ),
        ),
      ),
  );
}

function isRequired(arms: readonly Variant[], reference: readonly string[]): boolean {
  return arms.length > 0 && arms.every((arm) => reference.some((name) => arm.columns[name]?.notNull));
}

function takes({ columns }: Variant, column: string, label: string): boolean {
  const { null: isNull, domain } = columns[column] ?? {};
  return !isNull && (domain?.in?.includes(label) ?? true) && !domain?.notIn?.includes(label);
}
