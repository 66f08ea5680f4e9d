import { countOf, fullKeys, Problem, rowsAsked, type BlueprintTable, type Diagnostic, type RowCounts } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';

/** The note of a table without generated rows to which triggers of others wrote. */
export const FILLED_BY_TRIGGERS = 'filled by the triggers of other tables';

/** A table that cannot have the requested rows; `named`: requested for this table alone, not for every table. */
export type ShortTable = { readonly table: string; readonly asked: number; readonly named: boolean; readonly rows: number; readonly why: string };

/**
 * The requested tables that get fewer rows than requested: by name, or by one number for all. `diagnostics` are those
 * of inference, which give reasons; the plan's own are read as well.
 */
export function shortTables(plan: Plan, tables: readonly TablePlan[], rows: RowCounts | undefined, diagnostics: readonly Diagnostic[] = []): ShortTable[] {
  return tables.flatMap((table) => {
    const requested = requestedRowsOf(plan, table, rows);
    if (requested === undefined || table.rows >= requested.rows || table.mode === 'skip') return [];
    const diagnostic = [...plan.diagnostics, ...diagnostics].find((each) => each.code === 'unsatisfiable' && each.table === table.name);
    const ofColumn = diagnostic?.message.startsWith(`${table.name}.`) ? diagnostic.message.slice(table.name.length + 1) : undefined;
    const reason = (ofColumn ?? diagnostic?.message.replace(/^.*?: /, ''))?.replace(/\.$/, '');
    // Knowledge of the schema counts for one table, the request for every one.
    const isOwn = reason === undefined && !requested.named && specOf(plan, table)?.rows === table.rows;
    if (isOwn)
      return [
        {
          table: table.name,
          asked: requested.rows,
          named: false,
          rows: table.rows,
          why: `${table.name} gets ${countOf(table.rows, 'row')}, not ${requested.rows}: its own count takes precedence over one for every table.`,
        },
      ];
    const verb = diagnostic?.message.startsWith(`${table.name} gets `) ? 'gets' : 'can have';
    const parents = parentsOfKeys(plan, table);
    const why = `${table.name} ${verb} ${countOf(table.rows, 'row')}, not ${requested.rows}${reason ? `: ${reason}` : ''}${parents === '' ? '' : ` (${parents})`}.`;
    return [{ table: table.name, asked: requested.rows, named: requested.named, rows: table.rows, why }];
  });
}

function specOf({ blueprint }: Plan, { schema, table }: TablePlan): BlueprintTable | undefined {
  return blueprint.tables.find((each) => each.schema === schema && each.name === table);
}

/** The counts of the parents whose references make up a key: as many pairs of them there are. */
function parentsOfKeys(plan: Plan, table: TablePlan): string {
  const spec = specOf(plan, table);
  const references = plan.blueprint.relations.filter(({ from }) => from.table === table.name);
  const columns = references.flatMap(({ from }) => from.columns);
  const key = spec && fullKeys(spec).find((each) => each.every((column) => columns.includes(column)));
  const parents = new Set(references.filter(({ from }) => from.columns.some((column) => key?.includes(column))).map(({ to }) => to.table));
  return [...parents].map((name) => `${name} has ${countOf(plan.table(name).rows, 'row')}`).join(', ');
}

/** Without counts in the request: the blueprint's own. */
function requestedRowsOf(plan: Plan, table: TablePlan, counts: RowCounts | undefined): ReturnType<typeof rowsAsked> {
  if (counts !== undefined) return rowsAsked(counts, [table.name, table.table]);
  const rows = specOf(plan, table)?.rows;
  return rows === undefined ? undefined : { rows, named: true };
}

/** Problem `unsatisfiable`, with the counts that fit and what to do. */
export function shortProblem(short: readonly ShortTable[], todo: string): Problem {
  const [first] = short;
  const more = short.length > 1 ? ` (and ${short.length - 1} more tables)` : '';
  return new Problem('unsatisfiable', `${first!.why}${more} Ask for at most ${first!.rows} rows, or ${todo}.`, {
    errors: short.map(({ why }) => ({ pointer: '/rows', message: why })),
    facts: { table: first!.table, asked: first!.asked, largest: first!.rows },
  });
}
