import type { ClientBase } from 'pg';
import { Problem, type TrialTools } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';

type Column = { readonly name: string; readonly type: string };
type Rows = readonly (readonly (string | null)[])[];

/** Tier E: the candidates that a condition accepts. */
export async function acceptValues(client: ClientBase, { columns, condition, candidates }: Parameters<TrialTools['accept']>[0]): Promise<boolean[]> {
  const answers = await askRows(client, columns, `((${condition}\n)::boolean IS NOT FALSE)::text`, candidates);
  return answers.map((answer) => answer === 'true');
}

/** The expression's result for each row. */
export function computeValues(client: ClientBase, { columns, expression, rows }: Parameters<TrialTools['compute']>[0]): Promise<(string | null)[]> {
  return askRows(client, columns, `(${expression}\n)::text`, rows);
}

/** Seconds of work, not by the clock, that a query of the trial itself may take. */
const QUERY_SECONDS = 5;

/**
 * A query of the trial itself over the current rows. Null if it raises an error, or takes longer than `QUERY_SECONDS`;
 * the transaction continues. `ask` runs each statement within the trial's limits, and with `seconds` cancels it after
 * so much work.
 */
export async function askQuery(
  client: ClientBase,
  sql: string,
  ask: <T>(work: () => Promise<T>, seconds?: number) => Promise<T>,
): Promise<(string | null)[][] | null> {
  await ask(() => client.query('SAVEPOINT seedbed_ask'));
  try {
    const { rows } = await ask(() => client.query<(string | null)[]>({ text: sql, rowMode: 'array' }), QUERY_SECONDS);
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === undefined || error instanceof Problem) throw error;
    return null;
  } finally {
    await ask(() => client.query('ROLLBACK TO SAVEPOINT seedbed_ask'));
  }
}

/**
 * Evaluates one expression for each row. Each query is the same statement with the row as an array of texts, so that it
 * is planned once; each text goes through its column's own input function.
 */
async function askRows(client: ClientBase, columns: readonly Column[], expression: string, rows: Rows): Promise<(string | null)[]> {
  if (rows.length === 0) return [];
  const casts = columns.map((column, i) => `(cells[${i + 1}])::${column.type} AS ${quoteIdent(column.name)}`).join(', ');
  const question = `SELECT ${expression} FROM (SELECT ${casts} FROM (SELECT $1 AS cells) c) r`;
  const { rows: answers } = await client.query<{ answer: string | null }>('SELECT answer FROM pg_temp.seedbed_ask($1, $2::text::jsonb) AS answer', [
    question,
    JSON.stringify(rows),
  ]);
  return answers.map((row) => row.answer);
}

/** One call for all rows, an exception block for each. */
export const ASK_FUNCTION = /* SQL */ `
  CREATE OR REPLACE FUNCTION pg_temp.seedbed_ask(question text, candidates jsonb) RETURNS SETOF text
  LANGUAGE plpgsql AS $seedbed$
  DECLARE
    candidate jsonb;
    answer text;
  BEGIN
    FOR candidate IN SELECT value FROM pg_catalog.jsonb_array_elements(candidates) LOOP
      BEGIN
        EXECUTE question INTO answer USING ARRAY(SELECT pg_catalog.jsonb_array_elements_text(candidate));
      EXCEPTION WHEN OTHERS THEN
        answer := NULL;
      END;
      RETURN NEXT answer;
    END LOOP;
  END $seedbed$`;
