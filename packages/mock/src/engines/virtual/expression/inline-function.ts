import { qualifiedName, resolveType, type CatalogFunction, type SqlType } from '@seedbed/contract';
import type { Expr } from './expr.ts';
import { NotRead } from './not-read.ts';
import { parseSelect } from './parse-select.ts';
import type { ExpressionReader, Scope } from './expression-reader.ts';
import type { Select } from './select.ts';
import { tokensOf } from './tokens.ts';
import { castTo, truth, type Value } from './value.ts';

/** Maximum depth of functions that call each other. */
const MAX_DEPTH = 8;

/**
 * The inlined expression of a call of the schema's function: for SQL with one SELECT, or for PL/pgSQL that only returns an expression. Null
 * for any other.
 */
export function inlined(
  parser: ExpressionReader,
  schemas: readonly string[],
  name: string,
  parameters: readonly Expr[],
  names: ReadonlyMap<number, string> = new Map(),
): Expr | null {
  const found = functionNamed(parser.scope, schemas, name, parameters.length);
  const text = found && bodyOf(found);
  const tokens = text ? tokensOf(text) : null;
  if (!found || tokens === null || parser.scope.functions.length >= MAX_DEPTH || parser.scope.functions.includes(name)) return null;
  const { types } = parser.scope.schema!;
  const [, setOf, returned] = /^(SETOF )?(.*)$/.exec(found.returns)!;
  const type = resolveType(returned!, types);
  if (type.kind === 'unknown') return null;
  if (found.volatility === 'volatile') parser.notes.isVolatile = true;
  const given = new Map<string, Expr>();
  const values = argumentsOf(parser, found, parameters, names);
  if (values === null) return null;
  for (const [i, { name: parameter, type: of }] of found.arguments.entries()) {
    const expr = typed(parser, values[i]!, resolveType(of, types));
    given.set(`$${i + 1}`, expr);
    if (parameter !== undefined) given.set(parameter, expr);
  }
  const scope: Scope = {
    ...parser.scope,
    sources: [],
    parameters: given,
    path: pathOf(found),
    language: found.language,
    functions: [...parser.scope.functions, name],
    bypass: parser.scope.bypass || /^[A-Z ]*\bSECURITY DEFINER\b/m.test(found.header ?? ''),
  };
  const inner = parser.within(tokens, scope);
  const body = setOf ? setBody(inner, type) : scalarBody(inner, type);
  inner.expect('');
  return found.strict ? strict(parser, [...given.values()], body) : body;
}

/** The values of its parameters: by position, by name, or by their DEFAULT. Null if one has none. */
function argumentsOf(parser: ExpressionReader, { arguments: declared }: CatalogFunction, parameters: readonly Expr[], names: ReadonlyMap<number, string>) {
  const values: (Expr | undefined)[] = declared.map(() => undefined);
  for (const [i, parameter] of parameters.entries()) {
    const at = names.has(i) ? declared.findIndex(({ name }) => name === names.get(i)) : i;
    if (at < 0 || at >= declared.length || values[at] !== undefined) return null;
    values[at] = parameter;
  }
  const all = values.map((value, i) => value ?? defaultOf(parser, declared[i]!.default));
  return all.every((value) => value !== null) ? all : null;
}

function defaultOf(parser: ExpressionReader, text: string | undefined): Expr | null {
  const tokens = text === undefined ? null : tokensOf(text);
  if (tokens === null) return null;
  const inner = parser.within(tokens, { ...parser.scope, sources: [], parameters: new Map() });
  const expr = inner.expression(0);
  inner.expect('');
  return expr;
}

function functionNamed({ schema }: Scope, schemas: readonly string[], name: string, parameters: number): CatalogFunction | null {
  for (const each of schemas) {
    const found = schema?.functions.filter((one) => one.name === qualifiedName(each, name)) ?? [];
    if (found.length > 1 || (found[0] && takes(found[0], parameters))) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** Whether it can be called with so many arguments: those after them have a DEFAULT, or are before named ones. */
function takes({ arguments: declared }: CatalogFunction, count: number): boolean {
  return declared.length >= count && declared.filter((each) => each.default === undefined).length <= count;
}

/** The query or the expression of a body; null of a body with more in it. */
function bodyOf({ language, body }: CatalogFunction): string | null {
  const text = body.trim().replace(/;(?:\s|--[^\n]*|\/\*[^]*?\*\/)*$/, '');
  if (language === 'plpgsql') return /^BEGIN\s+RETURN\s+([^;]*);\s*END$/i.exec(text)?.[1] ?? null;
  if (language !== 'sql') return null;
  return /^BEGIN ATOMIC\s+([^;]*);\s*END$/.exec(text)?.[1] ?? /^RETURN\s+([^]*)$/.exec(text)?.[1] ?? text;
}

/** Schemas for unqualified names: those that the function sets, otherwise `public`. */
function pathOf({ settings }: CatalogFunction): readonly string[] {
  const set = settings?.find((each) => each.startsWith('search_path='))?.slice('search_path='.length);
  if (set === undefined) return ['public'];
  return set
    .split(',')
    .map((each) => each.trim().replaceAll('"', ''))
    .filter((each) => each !== '');
}

/** An expression as a value of a type, with the form that it had. */
function typed(parser: ExpressionReader, expr: Expr, type: SqlType): Expr {
  const { notes } = parser;
  const shape = notes.shapes.get(expr);
  if (shape?.kind === 'column' && shape.column.type.base === type.base) return expr;
  const cast: Expr = (env) => castTo(expr(env), type);
  notes.refs.set(cast, notes.refsOf(expr));
  if (shape && shape.kind !== 'column' && type.base === 'bool') notes.shapes.set(cast, shape);
  return cast;
}

function scalarBody(inner: ExpressionReader, type: SqlType): Expr {
  if (inner.word() !== 'SELECT') return typed(inner, inner.expression(0), type);
  const rows = oneQuery(inner);
  if (typeof rows === 'function') return typed(inner, inner.refuseRows(rows), type);
  if (rows.targets.length !== 1) throw new NotRead();
  // Of several rows a function returns the first.
  const one = rows.aggregates.length > 0 ? rows : { ...rows, limit: rows.limit === 0 ? 0 : 1 };
  return (env) => castTo(env.around.subqueries!.rows(one, env)[0]?.[0] ?? NULL, type);
}

const NULL: Value = { type: null, text: null };

function setBody(inner: ExpressionReader, type: SqlType): Expr {
  if (inner.word() !== 'SELECT') throw new NotRead();
  const rows = oneQuery(inner);
  if (typeof rows === 'function') {
    if (!inner.sets.has(rows)) throw new NotRead();
    return rows;
  }
  if (rows.targets.length !== 1) throw new NotRead();
  const expr: Expr = (env) => ({ type: null, text: '{}', items: env.around.subqueries!.rows(rows, env).map(([first]) => castTo(first!, type)) });
  inner.sets.set(expr, rows);
  return expr;
}

function oneQuery(inner: ExpressionReader): Expr | Select {
  const [rows, ...others] = parseSelect(inner);
  if (rows === undefined || others.length > 0) throw new NotRead();
  return rows;
}

/** NULL if a parameter is NULL, without evaluating the body. */
function strict(parser: ExpressionReader, given: readonly Expr[], body: Expr): Expr {
  const { notes, sets } = parser;
  const isKnown: Expr = (env) => truth(given.every((each) => each(env).text !== null));
  const refs = given.flatMap((each) => notes.refsOf(each));
  notes.refs.set(isKnown, refs);
  notes.refs.set(body, notes.refs.get(body) ?? refs);
  const isSet = sets.has(body);
  const expr: Expr = (env) => (given.every((each) => each(env).text !== null) ? body(env) : isSet ? { type: null, text: '{}', items: [] } : NULL);
  if (isSet) sets.set(expr, null);
  const shape = notes.shapes.get(body);
  if (shape && shape.kind !== 'column') notes.shapes.set(expr, { kind: 'and', left: isKnown, right: body });
  return expr;
}
