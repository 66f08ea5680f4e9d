import type { ExpressionReader } from './expression-reader.ts';
import type { Expr, Ref } from './expr.ts';
import { operatorOf, quantified } from './operators.ts';
import type { Source } from './select.ts';
import { isTruth, truth } from './value.ts';

export function equal(reader: ExpressionReader, left: Expr, right: Expr): Expr {
  const same = operatorOf('=')!;
  return reader.notes.shaped({ kind: '=', left, right }, (env) => same(left(env), right(env)));
}

/** `USING (id)`: a column that two tables have. */
export function equality(reader: ExpressionReader, left: Source, right: Source, name: string): Expr {
  const met = reader.notes.met.length;
  const [a, b] = [left, right].map((source) => {
    const from = reader.notes.met.length;
    return reader.notes.note(reader.column(source, reader.known(source.table.column(name) ?? null)), from);
  });
  return reader.notes.note(equal(reader, a!, b!), met);
}

/** Maximum OR of tests that read the same. */
export function anyOf(reader: ExpressionReader, tests: readonly Expr[], refs: readonly Ref[]): Expr {
  return tests.reduce((left, right) => {
    for (const each of [left, right]) reader.notes.refs.set(each, refs);
    return reader.notes.shaped({ kind: 'or', left, right }, (env) => {
      const [a, b] = [isTruth(left(env)), isTruth(right(env))];
      return truth(a === true || b === true ? true : a === null || b === null ? null : false);
    });
  });
}

export function quantify(reader: ExpressionReader, word: string, any: boolean, left: Expr, list: Expr): Expr {
  const test = reader.known(quantified(word, any));
  const expr: Expr = (env) => test(left(env), list(env));
  return word === '=' && any ? reader.notes.shaped({ kind: 'any', left, list }, expr) : expr;
}

export function arrayOf(items: readonly Expr[]): Expr {
  return (env) => ({ type: null, text: '{}', items: items.map((each) => each(env)) });
}
