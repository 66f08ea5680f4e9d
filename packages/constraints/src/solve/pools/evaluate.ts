import { quotedName } from '@seedbed/contract';
import { printConstant } from '../../checks/print-expression.ts';
import type { SolveTools } from '../types.ts';

/** A column of candidates: its name, and the type to cast them to, as `format_type` prints it. */
export type CandidateColumn = { readonly name: string; readonly type: string };
export type Tuple = readonly (string | null)[];

/** Tuples per query; if one raises an error, its neighbours are tested again in smaller queries. */
const BATCHES = [64, 8, 1];
/** How many tuples to test one by one: if nearly all raise errors, testing more finds little. */
const MAX_SINGLE_TESTS = 400;

/**
 * The tuples for which the condition is true, according to Postgres. Tuples for which it raises an error are not
 * accepted.
 */
export async function accepted(columns: readonly CandidateColumn[], condition: string, tuples: readonly Tuple[], tools: SolveTools): Promise<Tuple[]> {
  const answers = await evaluate(columns, `CASE WHEN (${condition}) THEN '1' ELSE '0' END`, tuples, tools);
  return tuples.filter((_, i) => answers[i] === '1');
}

/** The value of an expression over each tuple, as text; null if it is NULL or raises an error. */
export async function evaluate(
  columns: readonly CandidateColumn[],
  expression: string,
  tuples: readonly Tuple[],
  tools: SolveTools,
): Promise<(string | null)[]> {
  const out: (string | null)[] = tuples.map(() => null);
  let open = tuples.map((_, i) => i);
  for (const size of BATCHES) {
    const batches = chunks(size === 1 ? open.slice(0, MAX_SINGLE_TESTS) : open, size);
    const answers = await tools.fold(
      batches.map((batch) =>
        overTuples(
          columns,
          expression,
          batch.map((i) => tuples[i]!),
        ),
      ),
    );
    open = [];
    for (const [b, batch] of batches.entries()) {
      const answer = answers[b];
      if (answer === null || answer === undefined) open.push(...batch);
      else for (const [j, value] of (JSON.parse(answer) as (string | null)[]).entries()) out[batch[j]!] = value;
    }
    if (open.length === 0) break;
  }
  return out;
}

function overTuples(columns: readonly CandidateColumn[], expression: string, tuples: readonly Tuple[]): string {
  const names = columns.map(({ name }) => quotedName(name));
  const rows = tuples.map((tuple, i) => `(${[i, ...tuple.map((text, c) => castTo(text, columns[c]!.type))].join(', ')})`);
  return `(SELECT pg_catalog.json_agg((${expression})::text ORDER BY "\u0001") FROM (VALUES ${rows.join(', ')}) AS candidates("\u0001", ${names.join(', ')}))::text`;
}

function castTo(text: string | null, type: string): string {
  return text === null ? `NULL::${type}` : `${printConstant(text, 'unknown')}::${type}`;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
