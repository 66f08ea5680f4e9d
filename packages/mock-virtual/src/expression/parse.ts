import { dictionary, resolveType, type SqlType } from '@seedbed/contract';
import type { MockColumn, MockTable } from '@seedbed/mock-query';
import type { Row } from '../view.ts';
import { callOf, GIVES_ROWS, requestSetting, TAKES_LIST, type Surroundings } from './functions.ts';
import { operatorOf, quantified, subscripted } from './operators.ts';
import { tokensOf, type Token } from './tokens.ts';
import { castTo, isTruth, NUMERIC, INT4, INT8, TEXT, truth, type Value } from './value.ts';

/** Null in `value` of a domain's check: the value itself. */
export type Env = { readonly row: Row; readonly value: Value | null; readonly around: Surroundings };
export type Expr = (env: Env) => Value;

/** Thrown by the parser alone; who calls gets null instead. */
class NotRead extends Error {}

/** What is known of the form of an expression, beyond its value. */
export type Shape =
  | { readonly kind: 'column'; readonly column: MockColumn }
  | { readonly kind: 'and' | 'or' | '='; readonly left: Expr; readonly right: Expr }
  /** No column of the row is in it. */
  | { readonly kind: 'closed' };

export type Form = { readonly expr: Expr; readonly columns: readonly MockColumn[]; readonly shapeOf: (expr: Expr) => Shape | null };

/** Compiles an expression with its form, for a condition that rows are looked up by; null if it has something that is not known here. */
export function parseForm(text: string, table: MockTable): Form | null {
  const parser = parserOf(text, table);
  const expr = parser?.whole() ?? null;
  return expr && { expr, columns: [...new Set(parser!.columns)], shapeOf: (each) => parser!.shapes.get(each) ?? null };
}

/** Compiles an expression as `pg_get_expr` prints it; null if it has something that is not known here. */
export function parseExpression(text: string, table: MockTable | null): Expr | null {
  return parserOf(text, table)?.whole() ?? null;
}

function parserOf(text: string, table: MockTable | null): Parser | null {
  const tokens = tokensOf(text);
  return tokens && new Parser(tokens, table);
}

/** Binding powers of Postgres' operators. */
const POWERS = dictionary<number>({
  OR: 1,
  AND: 2,
  IS: 4,
  IN: 5,
  ...Object.fromEntries(['=', '<', '>', '<=', '>=', '<>'].map((operator) => [operator, 5])),
  ...Object.fromEntries(
    ['~~', '~~*', '!~~', '!~~*', '~', '~*', '!~', '!~*', '||', '->', '->>', '#>', '#>>', '@>', '<@', '&&', '?', '?|', '?&'].map((operator) => [operator, 6]),
  ),
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
});

/** Functions of extensions, which may be installed in any schema. */
const OF_EXTENSIONS: ReadonlySet<string> = new Set(['uuid_generate_v4', 'gen_random_uuid']);

class Parser {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #table: MockTable | null;
  /** Columns as they are met. */
  readonly columns: MockColumn[] = [];
  readonly shapes = new Map<Expr, Shape>();
  /** Calls that give several rows, as the items of a value. */
  readonly #sets = new Set<Expr>();

  constructor(tokens: readonly Token[], table: MockTable | null) {
    this.#tokens = tokens;
    this.#table = table;
  }

  /** The expression of all tokens; null if it has something that is not known here. */
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
    const met = this.columns.length;
    const expr = this.#operators(power);
    if (this.columns.length === met) this.shapes.set(expr, { kind: 'closed' });
    return expr;
  }

  #operators(power: number): Expr {
    const met = this.columns.length;
    let left = this.#unary();
    for (;;) {
      const token = this.#peek();
      const word = token.kind === 'name' ? token.text.toUpperCase() : token.kind === 'operator' ? token.text : '';
      const own = POWERS[word];
      if (own === undefined || own <= power) return left;
      this.#at++;
      if (this.columns.length === met) this.shapes.set(left, { kind: 'closed' });
      this.#refuseRows(left);
      left = this.#binary(left, word, own);
      this.#refuseRows(left);
    }
  }

  expect(text: string): void {
    const token = this.#peek();
    if (token.text.toUpperCase() !== text || token.kind === 'text' || token.kind === 'quoted') throw new NotRead();
    this.#at++;
  }

  #binary(left: Expr, word: string, power: number): Expr {
    if (word === 'IS') return this.#is(left);
    if (word === 'IN') return this.#in(left);
    if (word === 'AND' || word === 'OR') {
      const right = this.#refuseRows(this.expression(power));
      const stops = word === 'OR';
      return this.#shaped({ kind: stops ? 'or' : 'and', left, right }, (env) => {
        const first = isTruth(left(env));
        if (first === stops) return truth(stops);
        const second = isTruth(right(env));
        return truth(second === stops ? stops : first === null || second === null ? null : !stops);
      });
    }
    const quantifier = this.#word();
    if (quantifier === 'ANY' || quantifier === 'ALL') {
      this.#at++;
      this.expect('(');
      const list = this.expression(0);
      this.expect(')');
      const test = this.#known(quantified(word, quantifier === 'ANY'));
      return (env) => test(left(env), list(env));
    }
    const right = this.#refuseRows(this.expression(power));
    const operate = this.#known(operatorOf(word));
    const expr: Expr = (env) => operate(left(env), right(env));
    return word === '=' ? this.#shaped({ kind: '=', left, right }, expr) : expr;
  }

  /** `x IN ( SELECT … )` of no table: of one value, or of those that a function gives. */
  #in(left: Expr): Expr {
    this.expect('(');
    if (this.#word() !== 'SELECT') throw new NotRead();
    const inner = this.#subselect();
    if (this.#sets.has(inner)) {
      const any = this.#known(quantified('=', true));
      return (env) => any(left(env), inner(env));
    }
    const same = this.#known(operatorOf('='));
    return (env) => same(left(env), inner(env));
  }

  #shaped(shape: Shape, expr: Expr): Expr {
    this.shapes.set(expr, shape);
    return expr;
  }

  #is(left: Expr): Expr {
    const not = this.#word() === 'NOT' && ++this.#at > 0;
    const word = this.#word();
    this.#at++;
    switch (word) {
      case 'NULL':
        return (env) => truth((left(env).text === null) !== not);
      case 'TRUE':
      case 'FALSE':
        return (env) => truth((isTruth(left(env)) === (word === 'TRUE')) !== not);
      case 'DISTINCT': {
        this.expect('FROM');
        const right = this.expression(5);
        const same = this.#known(operatorOf('='));
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

  #unary(): Expr {
    if (this.#word() === 'NOT') {
      this.#at++;
      const of = this.expression(3);
      return (env) => {
        const value = isTruth(of(env));
        return truth(value === null ? null : !value);
      };
    }
    if (this.#peek().text === '-' && this.#peek().kind === 'operator') {
      this.#at++;
      const of = this.expression(9);
      const minus = this.#known(operatorOf('-'));
      return (env) => minus({ type: INT4, text: '0' }, of(env));
    }
    let expr = this.#primary();
    for (;;) {
      const { kind, text } = this.#peek();
      const inner = expr;
      if (kind === 'operator' && text === '::') {
        this.#at++;
        const type = this.#type();
        if (this.#sets.has(inner)) this.#sets.add((expr = (env) => eachCast(inner(env), type)));
        else expr = (env) => castTo(inner(env), type);
      } else if (kind === 'operator' && text === '[') {
        this.#at++;
        this.#refuseRows(inner);
        const place = this.expression(0);
        this.expect(']');
        expr = (env) => subscripted(inner(env), place(env));
      } else return expr;
    }
  }

  #primary(): Expr {
    const token = this.#peek();
    this.#at++;
    switch (token.kind) {
      case 'text':
        return () => ({ type: null, text: token.text });
      case 'number': {
        const type = !/^\d+$/.test(token.text) ? NUMERIC : Number(token.text) < 2 ** 31 ? INT4 : INT8;
        return () => ({ type, text: token.text });
      }
      case 'quoted':
        // Functions with names of keywords are quoted: "left"(name, 2).
        return this.#peek().text === '(' ? this.#named(token.text) : this.#column(token.text);
      case 'name':
        return this.#named(token.text);
      default:
        if (token.text !== '(') throw new NotRead();
    }
    if (this.#word() === 'SELECT') return this.#refuseRows(this.#subselect());
    const inner = this.expression(0);
    this.expect(')');
    return inner;
  }

  /** `( SELECT auth.uid() AS uid)`: of one value, and from no table. */
  #subselect(): Expr {
    this.#at++;
    const inner = this.expression(0);
    if (this.#word() === 'AS') this.#at += 2;
    this.expect(')');
    return inner;
  }

  /** Several rows are no value of an expression. */
  #refuseRows(expr: Expr): Expr {
    if (this.#sets.has(expr)) throw new NotRead();
    return expr;
  }

  /** `ARRAY( SELECT jsonb_array_elements_text(…) )`. */
  #arrayOfRows(): Expr {
    this.expect('(');
    if (this.#word() !== 'SELECT') throw new NotRead();
    const inner = this.#subselect();
    if (!this.#sets.has(inner)) throw new NotRead();
    // One array now, and no longer rows.
    return (env) => inner(env);
  }

  #named(name: string): Expr {
    switch (name.toUpperCase()) {
      case 'TRUE':
        return () => truth(true);
      case 'FALSE':
        return () => truth(false);
      case 'NULL':
        return () => ({ type: null, text: null });
      case 'VALUE':
        if (this.#table === null) return ({ value }) => value!;
        break;
      case 'ARRAY': {
        if (this.#peek().text === '(') return this.#arrayOfRows();
        this.expect('[');
        const items = this.#list(']');
        return (env) => ({ type: null, text: '{}', items: items.map((each) => each(env)) });
      }
      case 'CASE':
        return this.#case();
      case 'EXTRACT': {
        this.expect('(');
        const field = this.#word()!.toLowerCase();
        this.#at++;
        this.expect('FROM');
        const of = this.expression(0);
        this.expect(')');
        return this.#call('date_part', [() => ({ type: null, text: field }), of]);
      }
    }
    if (this.#peek().text === '(' && this.#peek().kind === 'operator') {
      if (name.toLowerCase() === 'current_setting') return this.#setting();
      return this.#function(name.toLowerCase());
    }
    if (/^(CURRENT_DATE|CURRENT_TIMESTAMP|LOCALTIMESTAMP|CURRENT_USER|SESSION_USER)$/i.test(name)) return this.#call(name.toLowerCase(), []);
    // A schema's name before a function's.
    if (this.#peek().text === '.') {
      this.#at++;
      const { text } = this.#tokens[this.#at++]!;
      if (this.#peek().text !== '(') return this.#named(text);
      if (name === 'auth') return this.#function(`auth.${text}`);
      // A function of the schema's own may do anything, whatever it is called.
      return this.#known(name === 'pg_catalog' || OF_EXTENSIONS.has(text) ? this.#function(text) : null);
    }
    return this.#column(name);
  }

  #function(name: string): Expr {
    this.expect('(');
    return this.#call(name, this.#list(')', TAKES_LIST.has(name)));
  }

  /** `current_setting('request.jwt.claims'::text, true)`. */
  #setting(): Expr {
    this.expect('(');
    const token = this.#peek();
    const read = this.#known(token.kind === 'text' ? requestSetting(token.text) : null);
    this.#list(')');
    return ({ around }) => ({ type: TEXT, text: read(around) });
  }

  #column(name: string): Expr {
    const column = this.#known(this.#table?.column(name) ?? null);
    this.columns.push(column);
    return this.#shaped({ kind: 'column', column }, ({ row }) => ({ type: column.type, text: row[column.index] ?? null }));
  }

  #call(name: string, parameters: readonly Expr[]): Expr {
    const call = this.#known(callOf(name));
    // Rows of a parameter would be rows of the call.
    parameters.forEach((each) => this.#refuseRows(each));
    const expr: Expr = (env) =>
      call(
        parameters.map((each) => each(env)),
        env.around,
      );
    if (GIVES_ROWS.has(name)) this.#sets.add(expr);
    return expr;
  }

  #case(): Expr {
    const arms: { when: Expr; then: Expr }[] = [];
    const subject = this.#word() === 'WHEN' ? null : this.expression(0);
    const same = this.#known(operatorOf('='));
    while (this.#word() === 'WHEN') {
      this.#at++;
      const when = this.expression(0);
      this.expect('THEN');
      arms.push({ when: subject === null ? when : (env) => same(subject(env), when(env)), then: this.expression(0) });
    }
    const otherwise = this.#word() === 'ELSE' ? (this.#at++, this.expression(0)) : null;
    this.expect('END');
    return (env) => (arms.find(({ when }) => isTruth(when(env)) === true)?.then ?? otherwise)?.(env) ?? { type: null, text: null };
  }

  #list(close: string, variadic = false): Expr[] {
    const items: Expr[] = [];
    const item = () => {
      if (variadic && this.#word() === 'VARIADIC') this.#at++;
      items.push(this.expression(0));
    };
    if (this.#peek().text !== close) {
      item();
      while (this.#peek().text === ',') {
        this.#at++;
        item();
      }
    }
    this.expect(close);
    return items;
  }

  /** `character varying(20)[]`, `public.mood`, `timestamp with time zone`. */
  #type() {
    let name = '';
    for (let token = this.#peek(); token.kind === 'name' || token.kind === 'quoted' || token.text === '.'; token = this.#peek()) {
      if (/^(AND|OR|THEN|WHEN|ELSE|END|IS|IN|NOT|FROM|AS)$/i.test(token.text)) break;
      name += `${name === '' || name.endsWith('.') || token.text === '.' ? '' : ' '}${token.text}`;
      this.#at++;
    }
    if (this.#peek().text === '(') {
      while (this.#peek().text !== ')' && this.#peek().kind !== 'end') name += this.#tokens[this.#at++]!.text;
      this.expect(')');
      name += ')';
    }
    while (this.#peek().text === '[') {
      this.#at++;
      this.expect(']');
      name += '[]';
    }
    const known = this.#table?.columns.find(({ type }) => type.name === name || type.name.endsWith(`.${name}`))?.type ?? resolveType(name);
    return known.kind === 'unknown' ? resolveType('text') : known;
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #word(): string | null {
    const token = this.#peek();
    return token.kind === 'name' ? token.text.toUpperCase() : null;
  }

  #known<T>(found: T | null): T {
    if (found === null) throw new NotRead();
    return found;
  }
}

function eachCast({ items, ...value }: Value, type: SqlType): Value {
  return items ? { ...value, items: items.map((each) => castTo(each, type)) } : value;
}
