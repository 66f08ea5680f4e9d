import { anyOf, arrayOf, equal, quantify } from './combine.ts';
import type { ExpressionReader } from './expression-reader.ts';
import type { Expr } from './expr.ts';
import { callOf } from './functions.ts';
import { NotRead } from './not-read.ts';
import { operatorOf } from './operators.ts';
import { parseSelect } from './parse-select.ts';
import type { Select } from './select.ts';
import { listOfRows } from './subquery-values.ts';
import { isTruth, truth } from './value.ts';

export function binary(reader: ExpressionReader, left: Expr, word: string, power: number): Expr {
  if (word === 'IS') return isTest(reader, left);
  if (word === 'IN') return inList(reader, left);
  if (word === 'BETWEEN') return between(reader, left);
  if (word === 'AT') return atTimeZone(reader, left, power);
  if (word === 'LIKE' || word === 'ILIKE') return binary(reader, left, word === 'LIKE' ? '~~' : '~~*', power);
  if (word === 'AND' || word === 'OR') {
    const right = reader.refuseRows(reader.expression(power));
    const stops = word === 'OR';
    return reader.notes.shaped({ kind: stops ? 'or' : 'and', left, right }, (env) => {
      const first = isTruth(left(env));
      if (first === stops) return truth(stops);
      const second = isTruth(right(env));
      return truth(second === stops ? stops : first === null || second === null ? null : !stops);
    });
  }
  const quantifier = reader.word();
  if (quantifier === 'ANY' || quantifier === 'ALL' || quantifier === 'SOME') {
    reader.at++;
    reader.expect('(');
    const met = reader.notes.met.length;
    const list = reader.notes.note(reader.word() === 'SELECT' ? listOfRows(reader) : reader.expression(0), met);
    reader.expect(')');
    return quantify(reader, word, quantifier !== 'ALL', left, list);
  }
  const right = reader.refuseRows(reader.expression(power));
  const operate = reader.known(operatorOf(word));
  const expr: Expr = (env) => operate(left(env), right(env));
  return word === '=' ? reader.notes.shaped({ kind: '=', left, right }, expr) : expr;
}

/** `x IN ( SELECT … )`, or `x IN (1, 2)` as people write it. */
function inList(reader: ExpressionReader, left: Expr): Expr {
  reader.expect('(');
  const met = reader.notes.met.length;
  if (reader.word() !== 'SELECT') return quantify(reader, '=', true, left, reader.notes.note(arrayOf(reader.list(')')), met));
  const rows = parseSelect(reader);
  reader.expect(')');
  return anyOf(
    reader,
    rows.map((each) => among(reader, left, each)),
    [...reader.notes.refsOf(left), ...reader.notes.met.slice(met)],
  );
}

function among(reader: ExpressionReader, left: Expr, rows: Expr | Select): Expr {
  const select = typeof rows === 'function' ? reader.sets.get(rows) : rows;
  if (!select) {
    const inner = rows as Expr;
    return reader.sets.has(inner) ? quantify(reader, '=', true, left, inner) : equal(reader, inner, left);
  }
  const [target] = select.targets;
  if (!target || select.targets.length > 1) throw new NotRead();
  const test = equal(reader, target, left);
  const refs = reader.notes.refsOf(left);
  reader.notes.refs.set(test, [...reader.notes.refsOf(target), ...refs]);
  const bound = { ...select, conjuncts: [...select.conjuncts, test], outer: [...select.outer, ...refs] };
  return reader.notes.shaped({ kind: 'in', left, select, bound }, (env) => truth(env.around.subqueries!.isIn(select, bound, left(env), env)));
}

function between(reader: ExpressionReader, left: Expr): Expr {
  const low = reader.expression(5);
  reader.expect('AND');
  const high = reader.expression(5);
  const [least, most] = [operatorOf('>=')!, operatorOf('<=')!];
  return (env) => {
    const [a, b] = [isTruth(least(left(env), low(env))), isTruth(most(left(env), high(env)))];
    return truth(a === false || b === false ? false : a === null || b === null ? null : true);
  };
}

/** `x AT TIME ZONE zone`. */
function atTimeZone(reader: ExpressionReader, left: Expr, power: number): Expr {
  reader.expect('TIME');
  reader.expect('ZONE');
  const zone = reader.refuseRows(reader.expression(power));
  const moved = reader.known(callOf('timezone'));
  return (env) => moved([zone(env), left(env)], env.around);
}

/** `(a, b) OVERLAPS (c, d)`, after the first pair. */
export function overlaps(reader: ExpressionReader, first: Expr): Expr {
  const pair = (start: Expr): readonly Expr[] => {
    reader.expect(',');
    const end = reader.refuseRows(reader.expression(0));
    reader.expect(')');
    return [reader.refuseRows(start), end];
  };
  const left = pair(first);
  reader.expect('OVERLAPS');
  reader.expect('(');
  const ends = [...left, ...pair(reader.expression(0))];
  const meet = reader.known(callOf('overlaps'));
  return (env) =>
    meet(
      ends.map((each) => each(env)),
      env.around,
    );
}

function isTest(reader: ExpressionReader, left: Expr): Expr {
  const not = reader.word() === 'NOT' && ++reader.at > 0;
  const word = reader.word();
  reader.at++;
  switch (word) {
    case 'NULL':
    case 'UNKNOWN':
      return (env) => truth((left(env).text === null) !== not);
    case 'TRUE':
    case 'FALSE':
      return (env) => truth((isTruth(left(env)) === (word === 'TRUE')) !== not);
    case 'DISTINCT': {
      reader.expect('FROM');
      const right = reader.expression(5);
      const same = reader.known(operatorOf('='));
      return (env) => {
        const [a, b] = [left(env), right(env)];
        const equal = a.text === null || b.text === null ? a.text === b.text : isTruth(same(a, b)) === true;
        return truth(equal === not);
      };
    }
    default:
      throw new NotRead();
  }
}

export function negation(reader: ExpressionReader, of: Expr): Expr {
  return reader.notes.shaped({ kind: 'not', of }, (env) => {
    const value = isTruth(of(env));
    return truth(value === null ? null : !value);
  });
}
