import { dictionary, type SqlType } from '@seedbed/contract';
import { binary, negation, overlaps } from './binary.ts';
import { ExpressionReader, type Scope } from './expression-reader.ts';
import type { Expr, Notes } from './expr.ts';
import { named } from './names.ts';
import { NotRead } from './not-read.ts';
import { negative } from './arithmetic.ts';
import { subscripted } from './operators.ts';
import type { Select } from './select.ts';
import { scalar } from './subquery-values.ts';
import type { Token } from './tokens.ts';
import { typeName } from './type-name.ts';
import { castTo, INT4, INT8, NUMERIC, type Value } from './value.ts';

/** Binding powers of Postgres' operators. */
const POWERS = dictionary<number>({
  OR: 1,
  AND: 2,
  IS: 4,
  IN: 5,
  BETWEEN: 5,
  LIKE: 6,
  ILIKE: 6,
  ...Object.fromEntries(['=', '<', '>', '<=', '>=', '<>'].map((operator) => [operator, 5])),
  ...Object.fromEntries(
    [
      '~~',
      '~~*',
      '!~~',
      '!~~*',
      '~',
      '~*',
      '!~',
      '!~*',
      '||',
      '->',
      '->>',
      '#>',
      '#>>',
      '#-',
      '@>',
      '<@',
      '&&',
      '?',
      '?|',
      '?&',
      '<<',
      '>>',
      '&<',
      '&>',
      '-|-',
    ].map((operator) => [operator, 6]),
  ),
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
  AT: 9,
  COLLATE: 10,
});

/** The operators that NOT may precede. */
const NEGATED: ReadonlySet<string> = new Set(['IN', 'BETWEEN', 'LIKE', 'ILIKE']);

/** Reads expressions by the binding powers of their operators. */
export class Parser extends ExpressionReader {
  constructor(tokens: readonly Token[], scope: Scope, notes: Notes, sets = new Map<Expr, Select | null>()) {
    super(tokens, scope, notes, sets);
  }

  within(tokens: readonly Token[], scope: Scope): Parser {
    return new Parser(tokens, scope, this.notes, this.sets);
  }

  /** The expression of all tokens; null if it has an unknown part. */
  whole(): Expr | null {
    try {
      const expr = this.expression(0);
      this.expect('');
      return expr;
    } catch (error) {
      if (error instanceof NotRead) return null;
      throw error;
    }
  }

  expression(power: number): Expr {
    const met = this.notes.met.length;
    return this.notes.note(this.#operators(power), met);
  }

  #operators(power: number): Expr {
    const met = this.notes.met.length;
    let left = this.#unary();
    for (;;) {
      const token = this.peek();
      const word = token.kind === 'name' ? token.text.toUpperCase() : token.kind === 'operator' ? token.text : '';
      const negated = word === 'NOT' && NEGATED.has(this.word(1) ?? '');
      const own = negated ? 5 : POWERS[word];
      if (own === undefined || own <= power) return left;
      this.at++;
      this.notes.note(left, met);
      this.refuseRows(left);
      if (word === 'COLLATE') {
        // Texts compare by their letters, as under "C".
        this.known(['C', 'POSIX', 'default'].includes(collation(this)) ? true : null);
        continue;
      }
      left = negated ? negation(this, this.notes.note(binary(this, left, this.next(), own), met)) : binary(this, left, word, own);
      this.refuseRows(left);
    }
  }

  #unary(): Expr {
    if (this.word() === 'NOT') {
      this.at++;
      return negation(this, this.expression(3));
    }
    if (this.peek().text === '-' && this.peek().kind === 'operator') {
      this.at++;
      const of = this.expression(11);
      return (env) => negative(of(env));
    }
    let expr = this.#primary();
    for (;;) {
      const { kind, text } = this.peek();
      const inner = expr;
      if (kind === 'operator' && text === '::') {
        this.at++;
        const type = typeName(this);
        if (this.sets.has(inner)) this.sets.set((expr = (env) => eachCast(inner(env), type)), null);
        else expr = (env) => castTo(inner(env), type);
      } else if (kind === 'operator' && text === '[') {
        this.at++;
        this.refuseRows(inner);
        const place = this.expression(0);
        this.expect(']');
        expr = (env) => subscripted(inner(env), place(env));
      } else return expr;
    }
  }

  #primary(): Expr {
    const token = this.peek();
    this.at++;
    switch (token.kind) {
      case 'text':
        return () => ({ type: null, text: token.text });
      case 'number': {
        const type = !/^\d+$/.test(token.text) ? NUMERIC : Number(token.text) < 2 ** 31 ? INT4 : INT8;
        return () => ({ type, text: token.text });
      }
      case 'quoted':
        // Functions with names of keywords are quoted: "left"(name, 2).
        return named(this, token.text, true);
      case 'name':
        return named(this, token.text);
      case 'parameter':
        return this.parameter(token.text);
      default:
        if (token.text !== '(') throw new NotRead();
    }
    if (this.word() === 'SELECT') {
      const expr = scalar(this);
      this.expect(')');
      return expr;
    }
    const inner = this.expression(0);
    if (this.nextIs(',')) return overlaps(this, inner);
    this.expect(')');
    return inner;
  }
}

/** `pg_catalog."C"`: the name without its schema. */
function collation(reader: ExpressionReader): string {
  const name = reader.name();
  if (!reader.nextIs('.')) return name;
  reader.expect('.');
  return reader.name();
}

function eachCast({ items, ...value }: Value, type: SqlType): Value {
  return items ? { ...value, items: items.map((each) => castTo(each, type)) } : value;
}
