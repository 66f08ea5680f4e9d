import { Problem, qualifiedName, type Diagnostic, type SharedSchema } from '@seedbed/contract';

/**
 * Problems as shown by a link: the columns with a problem, among the link's tables, and its kind. Their messages quote conditions,
 * parameters and names of earlier revisions, which a link does not show.
 */
export function sharedProblems(diagnostics: readonly Diagnostic[], { tables }: Pick<SharedSchema, 'tables'>): Diagnostic[] {
  const columnsOf = new Map(tables.map((table) => [qualifiedName(table.schema, table.name), new Set(table.columns.map(({ name }) => name))]));
  const isShown = ({ table, column }: Diagnostic): boolean =>
    table === undefined || (columnsOf.has(table) && (column === undefined || columnsOf.get(table)!.has(column)));
  const shown = diagnostics.filter(isShown).map(({ level, code, table, column }): Diagnostic => ({
    level,
    code,
    ...(table === undefined ? {} : { table }),
    ...(column === undefined ? {} : { column }),
    message: `${placeOf(table, column)}: ${code}. Members of the workspace see the details.`,
  }));
  return [...new Map(shown.map((each) => [JSON.stringify(each), each])).values()];
}

function placeOf(table: string | undefined, column: string | undefined): string {
  if (table === undefined) return 'The dataset';
  return column === undefined ? `Table ${table}` : `Column ${table}.${column}`;
}

/** A revision with a fault cannot be shown; its errors quote generators and their parameters. */
export async function withoutDetails<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || (error.type !== 'invalid-blueprint' && error.type !== 'unsatisfiable')) throw error;
    throw new Problem(error.type, 'The current revision of this dataset has an error, so it cannot be shown. Tell the sender of the link.', { cause: error });
  }
}
