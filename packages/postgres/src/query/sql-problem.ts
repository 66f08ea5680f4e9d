import { Problem } from '@seedbed/contract';
import { WireError } from '../wire/wire-error.ts';

const SYNTAX_ERROR = '42601';
/** Statements that Postgres knows but a cursor does not accept: Seedbed runs queries with a cursor. */
const OTHER_STATEMENT =
  /^(?:alter|analyze|begin|call|comment|commit|copy|create|delete|do|drop|execute|explain|grant|insert|lock|merge|refresh|reindex|reset|revoke|rollback|set|show|truncate|update|vacuum)$/i;
const TIMEOUT = '57014';
/** Of the disk space for sorting and joining. */
const NO_ROOM = '53400';
/** Terminated by someone else, or by the query itself. */
const ENDED = /^57P0[1-5]$/;

type PostgresError = Error & { readonly code?: string; readonly position?: string; readonly hint?: string; readonly detail?: string };

/**
 * Postgres' error about a query, with the line and column in it. `before`: characters before the query in the sent statement. `seconds`: how long
 * Seedbed lets it run: a limit that Seedbed sets is named as Seedbed's. Returns other errors unchanged.
 */
export function sqlProblem(error: unknown, sql: string, before: number, seconds: number): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof WireError && error.tooMuch)
    return new Problem('too-large', 'A value of the result, or a part of its rows, is too large to show. Select less of it: left(document, 1000).', {
      cause: error,
    });
  const { code, position, message, hint } = error as PostgresError;
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return error;
  if (ENDED.test(code))
    return new Problem('overloaded', 'The session ended before its answer. Run the query again.', { facts: { retryAfter: 1 }, cause: error });
  if (code === TIMEOUT || code === NO_ROOM)
    return new Problem(
      'invalid-sql',
      `${code === TIMEOUT ? `The query took longer than the ${seconds} s that Seedbed gives it here` : 'The query grew over the disk space that Seedbed gives it here'}. ${WITH_LESS}`,
      { facts: { database: 'Seedbed', sqlstate: code, postgres: message }, cause: error },
    );
  const at = position === undefined ? undefined : Math.max(0, Number(position) - 1 - before);
  const place = at === undefined ? undefined : lineAndColumn(sql, at);
  const statement = code === SYNTAX_ERROR && isFirstWord(sql, at) ? wordAt(sql, at!) : '';
  if (OTHER_STATEMENT.test(statement))
    return new Problem('invalid-sql', `${ONE_SELECT}. ${statement.toUpperCase()} is not run.`, {
      facts: { database: 'Seedbed', sqlstate: code, ...place, position: at! + 1 },
      cause: error,
    });
  const words = [`${message}${place ? ` (line ${place.line}, column ${place.column})` : ''}`, adviceOf(code, sql, at) ?? hint].filter(Boolean).join('. ');
  return new Problem('invalid-sql', words, {
    facts: { sqlstate: code, postgres: message, ...(place && { ...place, position: at! + 1 }), ...(hint !== undefined && { hint }) },
    cause: error,
  });
}

function adviceOf(code: string, sql: string, at: number | undefined): string | undefined {
  if (code !== SYNTAX_ERROR) return undefined;
  return isFirstWord(sql, at) || at === undefined ? ONE_SELECT : undefined;
}

const WITH_LESS = 'Add a condition or a LIMIT to its largest table, or load the dataset into a database of your own and run it there.';
const ONE_SELECT = 'One SELECT runs here (also WITH, VALUES or TABLE): nothing is changed by a query';

/** Whether only blanks and comments precede the position. */
function isFirstWord(sql: string, at: number | undefined): boolean {
  return at !== undefined && /^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*$/.test([...sql].slice(0, at).join(''));
}

function wordAt(sql: string, at: number): string {
  return /^[a-z]+/i.exec([...sql].slice(at).join(''))?.[0] ?? '';
}

/** From 1, in characters as Postgres counts them. */
function lineAndColumn(sql: string, at: number): { readonly line: number; readonly column: number } {
  const lines = [...sql].slice(0, at).join('').split('\n');
  return { line: lines.length, column: [...lines.at(-1)!].length + 1 };
}
