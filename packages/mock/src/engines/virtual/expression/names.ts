import { resolveType } from '@seedbed/contract';
import { isAggregate } from './aggregates.ts';
import { arrayOf } from './combine.ts';
import type { ExpressionReader } from './expression-reader.ts';
import type { Expr } from './expr.ts';
import { callOf, GIVES_ROWS, requestSetting, TAKES_LIST } from './functions.ts';
import { inlined } from './inline-function.ts';
import { NotRead } from './not-read.ts';
import { operatorOf } from './operators.ts';
import { sqlFunction } from './sql-functions.ts';
import { exists, listOfRows } from './subquery-values.ts';
import { typeName } from './type-name.ts';
import { castTo, isTruth, TEXT, truth } from './value.ts';

/** Functions of extensions, which may be installed in any schema. */
const EXTENSION_FUNCTIONS: ReadonlySet<string> = new Set(['uuid_generate_v4', 'gen_random_uuid']);

export function named(reader: ExpressionReader, name: string, quoted = false): Expr {
  if (reader.nextIs('.')) return qualified(reader, quoted ? name : name.toLowerCase());
  if (!quoted) {
    const found = keyword(reader, name.toUpperCase());
    if (found) return found;
    const called = sqlFunction(reader, name.toUpperCase());
    if (called) return call(reader, called.name, called.parameters);
  }
  if (reader.nextIs('(')) {
    if (name.toLowerCase() === 'current_setting') return setting(reader);
    // Functions with names of keywords are quoted: "left"(name, 2).
    return functionCall(reader, null, quoted ? name : name.toLowerCase());
  }
  return column(reader, quoted ? name : name.toLowerCase(), null);
}

/** An expression that begins with an SQL keyword; null for any other. */
function keyword(reader: ExpressionReader, word: string): Expr | null {
  switch (word) {
    case 'TRUE':
      return () => truth(true);
    case 'FALSE':
      return () => truth(false);
    case 'NULL':
      return () => ({ type: null, text: null });
    case 'VALUE':
      return reader.scope.table === null ? ({ value }) => value! : null;
    case 'EXISTS':
      return exists(reader);
    case 'ARRAY': {
      if (reader.nextIs('(')) {
        reader.expect('(');
        if (reader.word() !== 'SELECT') throw new NotRead();
        const list = listOfRows(reader);
        reader.expect(')');
        return list;
      }
      reader.expect('[');
      return arrayOf(reader.list(']'));
    }
    case 'CASE':
      return caseOf(reader);
    case 'CAST': {
      reader.expect('(');
      const of = reader.refuseRows(reader.expression(0));
      reader.expect('AS');
      const type = typeName(reader);
      reader.expect(')');
      return (env) => castTo(of(env), type);
    }
    case 'DATE':
    case 'TIMESTAMP':
    case 'TIMESTAMPTZ':
    case 'TIME':
    case 'INTERVAL': {
      // `INTERVAL '1 day'`, as people write it in functions.
      if (reader.peek().kind !== 'text') return null;
      const type = resolveType(word.toLowerCase());
      const { text } = reader.take();
      return () => castTo({ type: null, text }, type);
    }
    case 'CURRENT_USER':
      // The owner of a SECURITY DEFINER function.
      return reader.scope.bypass ? () => ({ type: TEXT, text: 'postgres' }) : call(reader, 'current_user', []);
    case 'CURRENT_DATE':
    case 'CURRENT_TIMESTAMP':
    case 'LOCALTIMESTAMP':
    case 'SESSION_USER':
      return call(reader, word.toLowerCase(), []);
    default:
      return null;
  }
}

/** `table.column`, `schema.table.column` or `schema.function(…)`. */
function qualified(reader: ExpressionReader, first: string): Expr {
  const second = dotted(reader);
  if (reader.nextIs('.')) return column(reader, dotted(reader), second);
  return reader.nextIs('(') ? functionCall(reader, first, second) : column(reader, second, first);
}

function dotted(reader: ExpressionReader): string {
  reader.expect('.');
  return reader.name();
}

/** A function in a schema, or in those for unqualified names. */
function functionCall(reader: ExpressionReader, schema: string | null, name: string): Expr {
  if (reader.aggregates && schema !== 'auth' && isAggregate(name)) return aggregate(reader, name);
  const builtIn = schema === 'auth' ? `auth.${name}` : name;
  const isKnown = callOf(builtIn) !== null && (schema === null || schema === 'auth' || schema === 'pg_catalog' || EXTENSION_FUNCTIONS.has(name));
  reader.expect('(');
  const within = reader.aggregates;
  reader.aggregates = null;
  const names = new Map<number, string>();
  const parameters = reader.list(')', isKnown && TAKES_LIST.has(builtIn), names);
  reader.aggregates = within;
  if (isKnown && names.size > 0) throw new NotRead();
  if (isKnown) return call(reader, builtIn, parameters);
  // The schema's own function may do anything, whatever its name.
  return reader.known(inlined(reader, schema === null ? reader.scope.path : [schema], name, parameters, names));
}

function aggregate(reader: ExpressionReader, name: string): Expr {
  reader.expect('(');
  const calls = reader.aggregates!;
  reader.aggregates = null;
  const distinct = reader.word() === 'DISTINCT' && ++reader.at > 0;
  const all = reader.peek().text === '*' && ++reader.at > 0;
  const of = all ? null : reader.refuseRows(reader.expression(0));
  if (all && name !== 'count') throw new NotRead();
  reader.expect(')');
  reader.aggregates = calls;
  const id = reader.notes.aggregates++;
  calls.push({ id, name, of, distinct });
  return (env) => env.aggregates![id]!;
}

/** `current_setting('request.jwt.claims'::text, true)`. */
function setting(reader: ExpressionReader): Expr {
  reader.expect('(');
  const token = reader.peek();
  const read = reader.known(token.kind === 'text' ? requestSetting(token.text) : null);
  reader.list(')');
  return ({ around }) => ({ type: TEXT, text: read(around) });
}

/** A column of the innermost query that has one of that name, or a parameter of the function. */
function column(reader: ExpressionReader, name: string, of: string | null): Expr {
  for (const sources of reader.scope.sources.toReversed()) {
    const found = sources.filter((source) => (of === null || source.name === of) && source.table.column(name));
    // It is ambiguous which one is meant.
    if (found.length > 1) throw new NotRead();
    // PL/pgSQL rejects a name that is also a variable (42702); SQL uses the column.
    if (found[0] && of === null && reader.scope.language === 'plpgsql' && reader.scope.parameters.has(name)) throw new NotRead();
    if (found[0]) return reader.column(found[0], found[0].table.column(name)!);
  }
  if (of !== null && of !== reader.scope.functions.at(-1)) throw new NotRead();
  return reader.parameter(name);
}

function call(reader: ExpressionReader, name: string, parameters: readonly Expr[]): Expr {
  const call = reader.known(callOf(name));
  // Rows of a parameter would be rows of the call.
  parameters.forEach((each) => reader.refuseRows(each));
  const expr: Expr = (env) =>
    call(
      parameters.map((each) => each(env)),
      env.around,
    );
  if (GIVES_ROWS.has(name)) reader.sets.set(expr, null);
  return expr;
}

function caseOf(reader: ExpressionReader): Expr {
  const arms: { when: Expr; then: Expr }[] = [];
  const subject = reader.word() === 'WHEN' ? null : reader.expression(0);
  const same = reader.known(operatorOf('='));
  while (reader.word() === 'WHEN') {
    reader.at++;
    const when = reader.expression(0);
    reader.expect('THEN');
    arms.push({ when: subject === null ? when : (env) => same(subject(env), when(env)), then: reader.expression(0) });
  }
  const otherwise = reader.word() === 'ELSE' ? (reader.at++, reader.expression(0)) : null;
  reader.expect('END');
  return (env) => (arms.find(({ when }) => isTruth(when(env)) === true)?.then ?? otherwise)?.(env) ?? { type: null, text: null };
}
