import type { Plan, TablePlan } from '@seedbed/engine';
import type { ExistingRowsQuery } from '@seedbed/postgres/existing';

/** Columns whose numbers rise, or fall, with the row. */
export function countedColumns({ blueprint }: Plan, table: TablePlan): ExistingRowsQuery['counted'] {
  const { columns } = blueprint.tables.find((each) => each.schema === table.schema && each.name === table.table)!;
  return columns.flatMap(({ name, generator, type }) =>
    generator?.kind === 'sequence' && /^(?:smallint|integer|bigint|numeric)/.test(type)
      ? [{ column: name, step: Number(generator.parameters?.['step'] ?? 1) }]
      : [],
  );
}
