import { MockFault } from '../../../core/index.ts';
import { anyOf, arrayOf } from './combine.ts';
import type { ExpressionReader } from './expression-reader.ts';
import type { Expr } from './expr.ts';
import { NotRead } from './not-read.ts';
import { parseSelect } from './parse-select.ts';
import { truth } from './value.ts';

/** A subquery as one value; NULL without a row. */
export function scalar(reader: ExpressionReader): Expr {
  const [rows, ...others] = parseSelect(reader);
  if (rows === undefined || others.length > 0) throw new NotRead();
  if (typeof rows === 'function') return reader.refuseRows(rows);
  if (rows.targets.length !== 1) throw new NotRead();
  return (env) => {
    const [first, second] = env.around.subqueries!.rows(rows, env);
    if (second) throw new MockFault({ code: '21000', status: 500, message: 'more than one row returned by a subquery used as an expression' });
    return first?.[0] ?? { type: null, text: null };
  };
}

/** The rows of a subquery as items of a value. */
export function listOfRows(reader: ExpressionReader): Expr {
  const [rows, ...others] = parseSelect(reader);
  if (rows === undefined || others.length > 0) throw new NotRead();
  if (typeof rows === 'function') return reader.sets.has(rows) ? (env) => rows(env) : arrayOf([rows]);
  if (rows.targets.length !== 1) throw new NotRead();
  return (env) => ({ type: null, text: '{}', items: env.around.subqueries!.rows(rows, env).map(([first]) => first!) });
}

export function exists(reader: ExpressionReader): Expr {
  reader.expect('(');
  if (reader.word() !== 'SELECT') throw new NotRead();
  const met = reader.notes.met.length;
  const tests = parseSelect(reader, true).map((rows): Expr => {
    // A row without a table exists, whatever its content.
    if (typeof rows === 'function') return reader.sets.has(rows) ? reader.known<Expr>(null) : () => truth(true);
    return reader.notes.shaped({ kind: 'exists', select: rows }, (env) => truth(env.around.subqueries!.exists(rows, env)));
  });
  reader.expect(')');
  return anyOf(reader, tests, reader.notes.met.slice(met));
}
