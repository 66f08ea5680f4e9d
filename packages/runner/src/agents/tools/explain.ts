import { Problem, qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { z } from 'zod';
import { agreementsOf } from '../../documents/agreements/agreements.ts';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { columnsOf } from '../short-form.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Why a column is generated this way, and what could be changed. */
export const explain = tool({
  name: 'explain',
  title: 'Explain a column',
  description:
    'Shows a column: its generator and parameters, why it was chosen (because), the confidence (0 to 1), the limits of its values, ' +
    'the parameters that `edit` can set, and the agreements with other columns that it takes part in. Without a column: the table, the generator of each column, and `agreements`: ' +
    'how its columns agree with each other, with parents and with children, in how many generated rows each holds, and the edit that switches it off.',
  input: { blueprint: ARGUMENTS.blueprint, table: ARGUMENTS.table, column: z.string().optional() },
  readOnly: true,
  async run(session, { blueprint: name, table: tableName, column: columnName }) {
    const { blueprint, diagnostics } = session.find(name).held;
    const plan = await session.runner.compile(blueprint);
    const table = tableOf(blueprint, plan, tableName);
    const own = qualifiedName(table.schema, table.name);
    const about = (column?: string) =>
      [...diagnostics, ...plan.diagnostics].filter((each) => each.table === own && each.column === column).map(({ message, mend }) => ({ message, mend }));
    const agreements = await agreementsOf(blueprint, own);
    if (columnName === undefined) {
      return [
        {
          ...table,
          columns: columnsOf(blueprint, table),
          relations: blueprint.relations.filter(({ from }) => from.table === own),
          agreements,
          diagnostics: about(),
        },
      ];
    }
    const column = columnOf(table, columnName);
    const has = ({ columns }: { readonly columns: readonly string[] }) => columns.includes(column.name);
    const relation = blueprint.relations.find(({ from }) => from.table === own && has(from));
    const { describeGenerators } = await import('../../rows/describe-generators.ts');
    const made = (await describeGenerators()).find(({ kind }) => kind === column.generator?.kind);
    return [
      {
        table: own,
        ...column,
        ...(relation && { relation }),
        ...(table.primaryKey?.includes(column.name) && { primaryKey: table.primaryKey }),
        uniqueKeys: table.uniqueKeys?.filter(has),
        groups: table.groups?.filter(has),
        agreements: agreements.filter(has),
        ...(made && { generatorSummary: made.summary, parametersOfGenerator: made.parameters }),
        diagnostics: about(column.name),
      },
    ];
  },
});

/** A table of the blueprint by a name as people write it. */
export function tableOf(blueprint: Blueprint, plan: Plan, name: string): BlueprintTable {
  const chosen: TablePlan = chosenTables(plan, [name])[0]!;
  return blueprint.tables.find((one) => one.schema === chosen.schema && one.name === chosen.table)!;
}

/** Throws Problem `not-found` with the existing names. */
export function columnOf(table: BlueprintTable, name: string): BlueprintTable['columns'][number] {
  const column = table.columns.find((one) => one.name === name);
  if (column) return column;
  const known = table.columns.map((one) => one.name).join(', ');
  throw new Problem('not-found', `${qualifiedName(table.schema, table.name)} has no column ${name}; it has ${known}`);
}
