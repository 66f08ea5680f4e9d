import { FORMATS, LIMITS, Problem, type Blueprint, type Diagnostic, type FileOptions, type RouteParts, type generateRoute } from '@seedbed/contract';
import { fileForm, inForm, shortProblem, shortTables, withRows, type Plan, type Runner, type ShortTable } from '@seedbed/runner';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { oneOf } from '../../http/schema-source.ts';
import type { Streamed } from '../../http/stream.ts';
import { checkBlueprint } from '../datasets/check-blueprint.ts';
import type { Inference } from '../inference/inference.service.ts';
import { checkRange } from '../rows/rows.service.ts';

type Body = RouteParts<typeof generateRoute>['body'];

export type GenerateService = ReturnType<typeof generateService>;

/** Schema in, rows out, nothing stored. */
export function generateService(inference: Inference, runner: Runner, gate: Bulkhead) {
  return {
    async generate(body: Body, signal: AbortSignal): Promise<Streamed> {
      const { blueprint, diagnostics } = await blueprintOf(inference, body, signal);
      const plan = await runner.compile(blueprint);
      const format = body.format ?? 'ndjson';
      const tables = tablesOf(plan, body);
      const short = shortOf(plan, tables, body, diagnostics);
      const range = { ...(body.from === undefined ? {} : { from: body.from }), ...(body.to === undefined ? {} : { to: body.to }) };
      if (tables.length === 1) checkRange(range, plan.table(tables[0]!).rows, '');
      const rows = countedRows(plan, tables, range);
      const form = fileForm(
        tables.map((name) => plan.table(name)),
        { format, ...fileOptions(body) },
      );
      const chunks = await gate.stream(signal, async () => inForm(eachTable(runner, plan, tables, { format, ...range, signal }), form));
      const name = tables.length === 1 ? plan.table(tables[0]!).table : 'seedbed';
      const streamed = { mediaType: FORMATS[format].mediaType, fileName: `${name}.${FORMATS[format].extension}`, chunks };
      if (short.length === 0) return streamed;
      return { ...streamed, headers: { 'seedbed-shortened': shortHeader(short) }, trailers: { 'seedbed-rows': String(rows) } };
    },
  };
}

function fileOptions({ spreadsheet_safe, restrict_key }: Body): FileOptions {
  return { ...(spreadsheet_safe === undefined ? {} : { spreadsheet_safe }), ...(restrict_key === undefined ? {} : { restrict_key }) };
}

type Made = { readonly blueprint: Blueprint; readonly diagnostics: readonly Diagnostic[] };

async function blueprintOf(inference: Inference, body: Body, signal: AbortSignal): Promise<Made> {
  const from = oneOf(body, ['ddl', 'template', 'blueprint'])!;
  if (from !== 'blueprint') return inference.infer(body, signal);
  const { seed, locale, referenceDate, rows } = body;
  const asked = Object.fromEntries(Object.entries({ seed, locale, referenceDate, rows }).filter(([, value]) => value !== undefined));
  return { blueprint: withRows(checkBlueprint(body.blueprint), asked), diagnostics: [] };
}

/**
 * Tables with fewer rows than were asked for. One that was named, alone or in `rows`, may not be: unless the caller says so, that is
 * Problem `unsatisfiable`. Of one number for all tables of a script each takes what it can.
 */
function shortOf(plan: Plan, tables: readonly string[], body: Body, diagnostics: readonly Diagnostic[]): ShortTable[] {
  if (body.rows === undefined && body.blueprint === undefined) return [];
  const wanted = tables.map((name) => plan.table(name));
  const short = shortTables(plan, wanted, body.rows, diagnostics);
  if (short.length > 0 && !body.cap && (tables.length === 1 || typeof body.rows !== 'number')) throw shortProblem(short, 'send "cap": true to get those');
  return short;
}

/** `public.codes=676/1000`, names percent-encoded; the first twenty. */
function shortHeader(short: readonly ShortTable[]): string {
  return short
    .slice(0, 20)
    .map(({ table, rows, asked }) => `${encodeURIComponent(table)}=${rows}/${asked}`)
    .join(', ');
}

/** The table that was asked for; the only one; or, as SQL, which names the table of each row, all of them. */
function tablesOf(plan: Plan, body: Body): string[] {
  if (body.table !== undefined) return [plan.table(body.table).name];
  if (plan.tables.length === 1) return [plan.tables[0]!.name];
  if (plan.tables.length === 0) throw new Problem('invalid-request', 'The schema has no table.');
  if (body.format === 'sql' && body.from === undefined && body.to === undefined) return plan.tables.map((table) => table.name);
  const names = plan.tables.map((table) => table.name);
  const shown = names.length > 20 ? `${names.slice(0, 20).join(', ')} and ${names.length - 20} more` : names.join(', ');
  throw new Problem('invalid-request', `The schema has ${names.length} tables: say which with "table". There are ${shown}.`, {
    errors: [{ pointer: '/table', message: 'is needed where there are several tables' }],
  });
}

/** Rows of the answer. Throws Problem `too-large`. */
function countedRows(plan: Plan, tables: readonly string[], { from = 1, to }: { from?: number; to?: number }): number {
  const rows = tables.reduce((sum, name) => sum + Math.max(0, Math.min(to ?? Infinity, plan.table(name).rows) - from + 1), 0);
  if (rows > LIMITS.generateRows) {
    throw new Problem(
      'too-large',
      `That are ${rows} rows; an answer has at most ${LIMITS.generateRows}. Narrow it with "from" and "to", or make a dataset: its download has no limit.`,
      { facts: { rows, limit: LIMITS.generateRows } },
    );
  }
  return rows;
}

async function* eachTable(
  runner: Runner,
  plan: Plan,
  tables: readonly string[],
  request: Omit<Parameters<Runner['stream']>[1], 'table'>,
): AsyncGenerator<Uint8Array> {
  for (const table of tables) yield* runner.stream(plan, { ...request, table });
}
