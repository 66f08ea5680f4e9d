import { FORMATS, LIMITS, Problem, type Blueprint, type RouteParts, type generateRoute } from '@seedbed/contract';
import { withRows, type Plan, type Runner } from '@seedbed/runner';
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
      const plan = await runner.compile(await blueprintOf(inference, body, signal));
      const format = body.format ?? 'ndjson';
      const tables = tablesOf(plan, body);
      const range = { ...(body.from === undefined ? {} : { from: body.from }), ...(body.to === undefined ? {} : { to: body.to }) };
      if (tables.length === 1) checkRange(range, plan.table(tables[0]!).rows, '');
      checkSize(plan, tables, range);
      const chunks = await gate.stream(signal, async () => eachTable(runner, plan, tables, { format, ...range, signal }));
      const name = tables.length === 1 ? plan.table(tables[0]!).table : 'seedbed';
      return { mediaType: FORMATS[format].mediaType, fileName: `${name}.${FORMATS[format].extension}`, chunks };
    },
  };
}

async function blueprintOf(inference: Inference, body: Body, signal: AbortSignal): Promise<Blueprint> {
  const from = oneOf(body, ['ddl', 'template', 'blueprint'])!;
  if (from !== 'blueprint') return (await inference.infer(body, signal)).blueprint;
  const { seed, locale, referenceDate, rows } = body;
  const asked = Object.fromEntries(Object.entries({ seed, locale, referenceDate, rows }).filter(([, value]) => value !== undefined));
  return withRows(checkBlueprint(body.blueprint), asked);
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

function checkSize(plan: Plan, tables: readonly string[], { from = 1, to }: { from?: number; to?: number }): void {
  const rows = tables.reduce((sum, name) => sum + Math.max(0, Math.min(to ?? Infinity, plan.table(name).rows) - from + 1), 0);
  if (rows > LIMITS.generateRows) {
    throw new Problem(
      'too-large',
      `That are ${rows} rows; an answer has at most ${LIMITS.generateRows}. Narrow it with "from" and "to", or make a dataset: its download has no limit.`,
      { facts: { rows, limit: LIMITS.generateRows } },
    );
  }
}

async function* eachTable(
  runner: Runner,
  plan: Plan,
  tables: readonly string[],
  request: Omit<Parameters<Runner['stream']>[1], 'table'>,
): AsyncGenerator<Uint8Array> {
  for (const table of tables) yield* runner.stream(plan, { ...request, table });
}
