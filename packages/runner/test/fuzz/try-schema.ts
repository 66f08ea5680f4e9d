import { Problem } from '@seedbed/contract';
import type { FuzzSchema } from './schema.ts';
import { sayError, type Filled, type Workbench } from './workbench.ts';
import { insertHiddenRows, writeDdl } from './write-ddl.ts';

/**
 * `unfillable` is a bug of the grammar: not even the hidden rows can be inserted. `retried`, on request: correct, but
 * not at the first try.
 */
type FailureKind = 'unfillable' | 'exception' | 'refused' | 'empty' | 'short' | 'wrong cap' | 'retried';
export type Failure = { readonly kind: FailureKind; readonly table?: string; readonly message: string };
export type Verdict = { readonly failure: Failure | undefined; readonly filled?: Filled };

/**
 * Minimum content of tables, by name: as many rows as were proven possible, or some rows written by other tables' code.
 */
export type AtLeast = ReadonlyMap<string, number | 'written'>;

/** Inserts the hidden rows and removes them; then the product fills it with `rows` per table. */
export async function trySchema(schema: FuzzSchema, rows: number, workbench: Workbench, strict = false): Promise<Verdict> {
  const hidden = await hiddenRowsFit(schema, workbench);
  if (hidden !== undefined) return { failure: { kind: 'unfillable', message: hidden } };
  return await fillAndJudge(atLeastOf(schema), rows, workbench, strict, schema.standing ? insertHiddenRows(schema) : undefined);
}

export function atLeastOf({ tables }: FuzzSchema): AtLeast {
  return new Map(tables.map(({ name, rows, holds, written }) => [name, written && rows.length === 0 ? 'written' : (holds ?? rows.length)]));
}

async function hiddenRowsFit(schema: FuzzSchema, { lay, client }: Workbench): Promise<string | undefined> {
  try {
    await lay(writeDdl(schema));
    await client.query('BEGIN');
    await client.query(insertHiddenRows(schema));
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    return undefined;
  } catch (error) {
    return sayError(error);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Fills the empty schema, or one with the rows of `standing`, and checks the content of the tables. */
export async function fillAndJudge(atLeast: AtLeast, rows: number, workbench: Workbench, strict = false, standing?: string): Promise<Verdict> {
  try {
    const filled = await workbench.fill(rows, standing);
    return {
      failure: judge(filled, atLeast, rows) ?? (strict && filled.repairs.length > 0 ? { kind: 'retried', message: filled.refusals.join('; ') } : undefined),
      filled,
    };
  } catch (error) {
    const refused = error instanceof Problem && error.type === 'load-rejected';
    return { failure: { kind: refused ? 'refused' : 'exception', message: sayError(error) } };
  }
}

function judge({ counts, diagnostics, refusals }: Filled, atLeast: AtLeast, requested: number): Failure | undefined {
  for (const [table, possible] of atLeast) {
    const count = counts.get(table) ?? 0;
    const reported = diagnostics.filter((one) => one.table === `public.${table}`);
    const words = [...refusals, ...reported.filter((one) => one.level !== 'info').map((one) => one.message)].join('; ');
    if (possible === 'written' ? count > 0 : count >= requested) continue;
    if (count === 0 && (possible === 'written' || possible > 0)) return { kind: 'empty', table, message: words || 'without an error' };
    if (!reported.some((one) => one.largest !== undefined && one.largest < requested))
      return { kind: 'short', table, message: `${count} rows of ${requested}, and nothing says why: ${words}` };
    if (count < Number(possible)) return { kind: 'wrong cap', table, message: `${count} rows of ${requested}, though ${possible} are possible: ${words}` };
  }
  return undefined;
}
